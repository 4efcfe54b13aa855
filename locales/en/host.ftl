# The page for hosts of a server.

host-people = people
host-programs = { $count ->
    [one] and { $count } bot of theirs
   *[other] and { $count } bots of theirs
}
host-running = tables in play
host-open = { $count ->
    [one] { $count } waits for people
   *[other] { $count } wait for people
}
host-reports-open = open reports
host-over = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
host-reports = Reports
host-reports-all = Show settled ones, too
host-reports-none = Nobody has reported anything.
host-report-private = Private chat
host-report-by = Reported by { $player }
host-look = Look at { $player }
host-settle = Settled
host-unsettle = Open again
host-announce = Announcement
host-announce-text = Text, shown on every page
host-announce-hours = For how long
host-announce-do = Announce
host-announced = Shown now
host-until = until { $time }
host-withdraw = Withdraw
host-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
host-people-title = People and bots
host-people-none = Nobody has been found.
host-find = Name or id
host-find-do = Find
host-more = More
host-show-more = Show more
host-at-tables = { $count ->
    [one] at { $count } table
   *[other] at { $count } tables
}
host-came = first seen { $when }
host-is-host = host
host-is-mute = muted
host-is-ban = banned
host-tables = Tables
host-tables-none = There are no such tables.
host-state-open = Waiting
host-state-running = In play
host-state-over = Finished
host-state-all = All
host-round = Round { $round }
host-changed = last move { $when }
host-entrances = Invitations
host-entrances-words = Only people with one of these codes can become guests of this server.
host-entrances-open = Nobody needs a code here: the server was not started with --by-invitation.
host-entrance-people = Number of people
host-entrance-days = Number of days
host-entrance-note = For whom (only hosts see this)
host-invite = Make a code
host-entrance-left = { $count ->
    [one] for { $count } more person, until { $time }
   *[other] for { $count } more people, until { $time }
}
host-id = Id:
host-owner = Look at the owner of this bot
host-lift = Take back
host-sanction = Mute or ban
host-mute = Mute
host-mute-words = No writing in chats, quick phrases included.
host-ban = Ban
host-ban-words = No playing. Bots take over the seats, and bots of this person are banned, too.
host-how-long = For how long
host-for-good = For good
host-reason = Reason, which this person reads
host-data = Download this person’s data
host-delete = Delete this person
host-delete-words = Name, code and chat lines are removed for good, and bots take over the seats. This can’t be undone.
host-delete-sure = Yes, delete
