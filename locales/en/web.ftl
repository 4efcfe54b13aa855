# Meseta, the browser: everything that stands around a game.
# Names of players come in as { $player }; numbers as { $count }. The words of a game itself stand in its own file.

page-title = { $title } · Meseta
brand-home = Meseta: go to the lobby
skip-to-content = Skip to the content
skip-to-decision = Skip to the decision
tools = Tools
menu = Menu
language = Language
switch-theme = Light or dark
nav-lobby = Lobby
nav-new-table = New table
nav-rules = Rules
nav-openings = Openings in numbers
nav-about = About

## States that every page knows
loading-page = Opening the page…
loading-table = Setting the table…
page-unknown = This page is not on the map
page-unknown-words = The address leads nowhere. Perhaps a letter is missing.
page-broken = This page could not be loaded
page-broken-words = The connection to the server was lost, or a new version has just been released. Your games are safe.
try-again = Try again
to-my-tables = Go to my tables

## The connection to the server
line-lost = Connection lost.
line-next-try = { $seconds ->
    [0] Trying again…
   *[other] Trying again in { $seconds } s.
}
line-try-now = Try now
line-back = Back at the table.

## About
about-title = About Meseta
about-lead = Meseta is an open, self-hosted place to play, watch and study board games: currently Puerto Rico with all its expansions, and Altiplano.
about-how = How it is made
about-rules = The rules of each printed edition are kept separate, and each ruling names the rulebook it comes from.
about-fair = Every draw can be checked: the server publishes a fingerprint of its secret before a game and reveals the secret afterwards.
about-private = You need no account, nothing tracks you, and your browser talks to no other server.
about-drawings = All drawings are our own. The typefaces are Alegreya and Source Sans 3, both under the Open Font License.
about-game = Puerto Rico was designed by Andreas Seyfarth, Altiplano by Reiner Stockhausen. Meseta is not affiliated with the publishers of the printed games and uses none of their artwork or text.
about-license = The program is free software; its source code comes with the server.
about-api = API reference

## Lobby
lobby-title = Take a seat
lobby-more = More
lobby-now = Play now against bots
lobby-now-words = Three rivals; the game starts right away.
lobby-first-time = First time? The rules:
lobby-learn = Or learn by playing:
lobby-puzzles = Or find the best answer in puzzles:
rules-learn = Learn it by playing, in short chapters
lobby-now-game = 4 seats, about 40 min
lobby-friends = Invite friends
lobby-friends-game = 2 to 5 seats, with bots if you like
lobby-step-1 = Agree on the game
lobby-step-2 = Send the link
lobby-step-3 = Play, no account needed
lobby-open = Open tables
lobby-open-count = { $shown } of { $all } shown
lobby-open-none = Nobody is waiting for players right now. Open a table and list it here.
lobby-open-none-such = No open tables match your filters.
lobby-show-only = Show only
lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-opened = { $pace }. Opened { $when }.
lobby-sit = Sit down
my-tables = My tables
tables-waiting =
    { $count ->
        [one] { $count } is waiting for you
       *[other] { $count } are waiting for you
    }
tables-unreachable = The tables can’t be shown
no-table-yet = No tables yet
no-table-yet-words = Start one against bots above. It stays here even if you close the page.
past-tables = Past games
past-all = Show all { $count }
no-table-now = No game in progress right now.
your-turn = Your turn
table-open-words = { $taken } of { $of } seats taken. Waiting for friends.
table-mine-words = { $round ->
    [0] Before round 1
   *[other] Round { $round }
}. Last move { $when }.
table-waits-words = { $round ->
    [0] Before round 1
   *[other] Round { $round }
}. Waiting for { $player }. Last move { $when }.
table-over-words = Finished { $when }. Your place: { $rank }.
table-over-watched = Finished { $when }.
table-won = { $player } won
table-press-play = Play
table-press-look = View
table-press-invite = Invite
table-press-scores = Scores
seat-open = open seat
seat-unnamed = Seat { $number }
seat-away = disconnected
seat-guest = Guest { $mark }
stand-in-mine = A bot is playing for you
stand-in-mine-more = The seat is still yours. Take it back whenever you like.
stand-in-back = Take my seat back
stand-in-for-me = Let a bot play for me
stand-in-for-me-rated = Let a bot play for me (I come last in the ratings)
stand-in-sure = It plays on at once, and what it has played stays played.
stand-in-go = Let it play
stand-in-for = Let a bot play for { $player }
stand-in-given = A bot is playing for { $player }
you = You
save = Save
close = Close
tap-do = Do it
tap-more = More about this
tap-show = Show on the board
tap-not-yet = Not yet
you-watch = You are watching
answer-waits = Your answer is waiting: it will be sent as soon as the connection is back.
settings = Settings
settings-words = These settings apply to this device only, and nobody else sees them.
settings-theme = Appearance
settings-theme-system = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-presses = To make a move
settings-presses-touch = Touch: tap twice; mouse: click once
settings-presses-once = Always press once
settings-presses-twice = Always press twice
settings-motion = Animations
settings-motion-full = Normal speed
settings-motion-quick = Twice as fast
settings-motion-none = None
settings-large-text = Larger text
settings-high-contrast = High contrast
settings-left-handed = Undo and hint on the left of the bar
settings-short-names = Short names for roles and buildings
settings-sounds = Sounds
copy = Copy
share = Share
link-copied = Link copied
game-about = What this game is about
game-about-rules = All the rules
game-about-known = Got it
game-about-more = More

## Who sits at this device
guest-title = Your seat on this device
guest-name = You play as { $name }.
guest-code-words = On another device, type this code:
guest-none = No account needed: your first table gives you a seat and a code.
guest-rename = Change name
guest-devices = Other devices and my data
guest-recover = I have a code
guest-name-label = Your name
guest-code-label = The code from your other device
guest-recover-words = This device will then show the same tables. Tables you started on this device stay with its old code.
guest-log-out = Log out other devices
guest-log-out-words = All other devices lose access to your seats, and you get a new code: the one you have written down will no longer work. This device stays logged in, but notifications stop everywhere until you set them up again.
guest-log-out-done = All other devices are logged out. Your new code: { $code }
guest-data = Download my data
guest-delete = Delete me
guest-delete-words = This removes your name, picture, account, code, friends and the addresses for notifications from this server, for good. You leave tables that have not started; in running games a bot takes your place. Finished games stay, without your name. What you wrote in chats is removed too, except from reports to the host.
guest-delete-done = You have been deleted from this server.

## New table
new-title = New table
new-lead = Everything is set. Change what you like, then open the table.
new-game = Game
new-players = Players
new-edition = Edition
new-seats = Seats
new-seats-sum = you, { $open ->
    [0] no open seats
    [one] { $open } open seat
   *[other] { $open } open seats
}, { $bots ->
    [0] no bots
    [one] { $bots } bot
   *[other] { $bots } bots
}
new-you = you
new-name-placeholder = What should others call you?
new-friend = A friend
new-friend-words = joins through the link
new-who-sits = Who takes seat { $number }
new-stand-in = Plays for people who are away
new-who-joins = Who may join
new-link-only = People with the link
new-link-only-words = only those you send it to
new-listed = Anyone
new-listed-words = listed in the lobby until all seats are taken
wait-list = List in the lobby
wait-unlist = Take off the lobby’s list
wait-listed = Anyone can find this table in the lobby. The link works, too.
new-order = Seat order
new-order-random = Random
new-order-random-words = drawn when the game begins
new-order-arranged = Arranged
new-order-arranged-words = everybody sits as shown; the first seat starts
new-start = Start
new-start-full = When all seats are taken
new-start-full-words = nobody needs to press anything
new-start-full-not = not for tables in the lobby, where strangers meet
new-start-ready = When everybody is ready
new-start-ready-words =
    { $pace ->
        [days] whoever has not answered after a day loses the seat
       *[live] whoever has not answered after two minutes loses the seat
    }
order-random = drawn at random when the game begins
order-arranged = as shown; the first seat starts
seat-earlier = Move seat { $seat } one place forward
seat-moved = { $player }: now seat { $seat }
wait-inherited = The person who opened this table has lost the seat. The table is yours now.
new-house-rules = House rules
new-as-printed = all as in the { $edition } edition
new-changed = changed
new-pool-printed = Printed: { $count }.
new-your-table = The table
new-open = Open the table
new-link-follows = Next, you get a link to send. You can still fill seats with bots then.
new-starts-at-once = Every seat is filled: the game starts right away.
bot-greedy = Steady bot
bot-greedy-words =
    { $game ->
        [altiplano] looks for its best round
       *[other] takes whatever pays off now
    }
bot-random = Wild bot
bot-random-words = plays at random; good for a first look
bot-level-1 = Newcomer
bot-level-1-words = knows the rules but overlooks a lot
bot-level-2 = Casual
bot-level-2-words =
    { $game ->
        [altiplano] has played a few times and sees only a few ways to use a round
       *[other] has played a few times and looks only at its own board
    }
bot-level-3 = Regular
bot-level-3-words =
    { $game ->
        [altiplano] plans each round from the experience of many games but often overlooks options
       *[other] plays for what pays off soon and misses little
    }
bot-level-4 = Expert
bot-level-4-words =
    { $game ->
        [altiplano] plans each round from the experience of many games but overlooks some options
       *[other] thinks a few moves ahead
    }
bot-level-5 = Master
bot-level-5-words =
    { $game ->
        [altiplano] plans each round from the experience of many games and overlooks little
       *[other] thinks ahead and takes every player into account
    }
bot-level-6 = Champion
bot-level-6-words =
    { $game ->
        [altiplano] compares three times as many plans, overlooks nothing and answers instantly
       *[other] ponders every move for up to a second
    }
bot-level-7 = Legend
bot-level-7-words =
    { $game ->
        [altiplano] compares hundreds of plans each round, with the experience of far more games
       *[other] ponders longest, with the experience of far more games
    }

## Invitation and waiting room
invitation = Invitation
invitation-words = Anyone who opens the link can take a seat. No account needed.
wait-title = Waiting for friends
wait-lead =
    { $count ->
        [one] { $count } seat is open. The game starts as soon as it is taken.
       *[other] { $count } seats are open. The game starts as soon as all are taken.
    }
wait-lead-ready =
    { $count ->
        [one] { $count } seat is open. Once it is taken, everybody is asked whether they are ready.
       *[other] { $count } seats are open. Once all are taken, everybody is asked whether they are ready.
    }
ready-title = Everyone is here
ready-question = Ready?
ready-waiting = Waiting for the others
ready-left = { $time } left
ready-words = The game starts when everybody is ready. If you have not answered when the time is up, you lose your seat.
ready-press = I’m ready
ready-unsay = Not yet
ready-waits = Not ready yet: { $players }.
ready-row = Everyone is here. Not ready yet: { $players }.
ready-flag = ready
ready-gone = You did not answer in time, so your seat was given up.
ready-sit-again = Sit down again
wait-fill =
    { $count ->
        [one] Let a bot take it
       *[other] Let bots take the { $count } seats
    }
wait-leave = Leave this table
join-title = You are invited
join-lead =
    { $count ->
        [one] One seat is open.
       *[other] { $count } seats are open.
    }
join-sit = Sit down
join-no-account = No account needed. Your seat stays on this device; a code lets you use it on others.
join-full = All seats are taken
join-full-words = The game is under way. You can watch, or open a table of your own.
join-watch = Watch
join-gone = This invitation has sailed
join-gone-words = The table is closed, or part of the link is missing. Ask for a new link.
join-failed = You could not be seated

## A table that can't be shown
table-unknown = There is no such table
table-broken = The table can’t be shown right now

## What the server answers when it says no
error-offline = The server can’t be reached. Check the connection; your games are safe.
error-bad-request = The server did not understand the request. Reloading the page may help.
error-too-large = That was too much at once.
error-too-many = Too many requests in a short time. Wait a moment.
error-not-found = There is nothing at this address.
error-method-not-allowed = That is not possible here.
error-unknown-table = This link doesn’t lead to a table. Perhaps a letter is missing.
error-unknown-components = This table uses numbers (a component set) that this server does not have. Ask the host.
error-other-rules = This table follows a different version of the rules than this server. Ask the host.
error-unknown-invitation = This invitation doesn’t lead to a table.
error-unknown-code = No seat has this code. Check the letters and digits.
error-bad-cookie = This device’s cookie can’t be read. Take your seat again with your code.
error-no-guest = Nobody has taken a seat on this device yet.
error-bad-name = A name must have 1 to 40 characters.
error-bad-setup = A game can’t be set up like this.
error-not-host = Only the person who opened the table can do that.
error-not-seated = You are not seated at this table.
error-not-your-seat = That is another player’s seat.
error-seat-taken = Somebody has just taken this seat.
error-no-open-seat = All seats are taken.
error-not-started = The game has not started yet.
error-started = The game has already started.
error-over = The game is over.
error-not-over = The game is not over yet.
error-stale = The game has moved on in the meantime.
error-unknown-notation = This line can’t be read as a move.
error-bad-move = This move can’t be read.
error-refused = The rules do not allow this now.
error-nothing-to-undo = You have nothing to take back now.
error-unknown-step = There is no such moment in this game.
error-storage = The server can’t save right now. The game is safe up to your last move.
error-busy = The server is busy. Try again in a moment.
error-too-soon = You have to wait a little longer for this player.
error-stood-in = A bot is playing this seat now.
error-internal = Something went wrong on the server. The game is safe up to your last move.
not-sent = Not sent: { $why }
not-sent-stale = the game has moved on in the meantime.
not-sent-other = the server did not accept it. Try again.

## The table
rivals = Rivals, in turn order
roles = Roles
role-now = now
role-taken = taken
role-by = by { $player }
role-coins =
    { $count ->
        [0] no doubloons on the card
        [one] { $count } doubloon on the card
       *[other] { $count } doubloons on the card
    }
role-privilege = Privilege: { $privilege }
harbor-title = Ships and trading house
ships = Cargo ships
ship-with = Ship { $capacity }: { $amount } { $good }, { $free } free
ship-empty = Ship { $capacity }, empty
ship-free = { $count } free
trading-house = Trading house
stalls-taken = { $count } of 4 spaces taken
stall-free = free space
prices = Prices
plantations = Plantations
quarries-left =
    { $count ->
        [one] { $count } quarry left
       *[other] { $count } quarries left
    }
face-down-left = { $count } face down
stock-of = { $good }: { $count }
buildings-for-sale = Buildings for sale
column = Column { $column }
column-large = Large
quarries-count-up-to = { $count ->
    [one] quarries take off up to { $count } doubloon
   *[other] quarries take off up to { $count } doubloons
}
building-words = { $kind }, costs { $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $circles ->
    [one] { $circles } circle
   *[other] { $circles } circles
}, { $left ->
    [0] none left
   *[other] { $left } left
}
kind-production-small = small production building
kind-production-large = large production building
kind-commercial = small commercial building
kind-large = large commercial building
none-left = none
you-own-it = you own it
supply = Supply
supply-points = Points
supply-workers = Workers
supply-arriving = Arriving
supply-goods = Goods left
end-note-points = The game ends after the round in which they run out.
end-note-workers = The game ends when the worker ship can’t be filled.
end-points-left =
    { $count ->
        [one] { $count } point left
       *[other] { $count } points left
    }
end-workers-left =
    { $count ->
        [one] { $count } worker left
       *[other] { $count } workers left
    }
end-may-be-last = { ":" } this round may be the last
round-in-rail = round { $round }
goods-of-yours = Goods
goods-held-and-made = Goods held, and goods per craftsman phase
good-held-makes = { $good }: { $held } held, { $makes } produced
makes = produces
points-in-chips = Points in chips
chips-short = { $count } VP
island = Island
island-of = Island, { $count } of 12 spaces
city = City
city-of = City, { $count } of 12 spaces
places-of = { $count } of 12
tiles-worked = { $count } of { $of } occupied
tile-worked = { $tile }, occupied
tile-idle = { $tile }, no worker
circles-filled = circles filled: { $workers } of { $circles }
circles-count =
    { $count ->
        [one] { $count } circle
       *[other] { $count } circles
    }
san-juan-count = { $count } in San Juan
log = Log
views = Views
view-island = Island
view-table = Table
view-players = Players
view-log = Log
choices = Choices
option-no-ship = no ship
undo-words = Takes back your last step
undo-not-now = There is nothing you can take back now.
rule-of = Rule: { $rule }
read-the-rule = Read the rule

## Placing workers, storing goods
place-hand = Workers in hand
place-in-hand = { $count } in hand
place-suggest = Suggest
place-lift-all = Pick up all
place-suggest-help = Places your workers as a bot would. You can still move them.
place-lift-all-help = Takes all workers off their circles and into your hand.
place-words = { $place }, circle { $number }: worker
place-hand-empty = No worker in hand: pick one up from another circle first.
place-not-done =
    { $count ->
        [one] Place { $count } more worker: nobody may stay in San Juan while a circle is empty.
       *[other] Place { $count } more workers: nobody may stay in San Juan while a circle is empty.
    }
suggestion-none = There is no suggestion for this.
store-choices = Goods to keep
store-all =
    { $count ->
        [one] kept in a warehouse
       *[other] all { $count } in a warehouse
    }
store-one = { $kept } of { $count } kept
store-none = given up
store-kinds-missing =
    { $count ->
        [one] First choose a kind for the warehouse to keep.
       *[other] First choose { $count } more kinds for the warehouses to keep.
    }
store-singles-missing =
    { $count ->
        [one] First choose one good to keep.
       *[other] First choose { $count } more goods to keep.
    }

## Help
help-and-shortcuts = Help and shortcuts
help-title = Help and shortcuts
help-words = Anything that glows can be pressed. Point at anything, or move the focus to it, to read what it does or why it isn’t possible now.
help-words-touch = { $taps ->
    [1] Anything that glows can be pressed, and one tap does it.
   *[other] Anything that glows can be pressed. The first tap says what something does, or why it isn’t possible now; a second tap, or the green button, does it.
}
help-undo = Takes back what you did last, if it can still be taken back.
help-hint = Shows which answers are worth considering, with your estimated chance of winning after each.
key-choices = the choices in the bar, from the left
key-done = done
key-pass = pass
key-undo = undo
key-question = go to the question
key-island = go to my island; with workers in hand, to the next empty circle
key-table = go to the table
key-players = go to the rivals
key-log = go to the log
key-read = after i, t or r: read what lies there, piece by piece
key-escape = close whatever is on top
key-help = this list
notation-label = Type a move
notation-send = Send
notation-words = One line, as in the record of a game, such as “{ $first }”, “{ $second }” or “{ $third }”.
help-single-keys = Use single-key shortcuts at the table

## The end
end-wins =
    { $count ->
        [one] { $player } wins with { $count } point
       *[other] { $player } wins with { $count } points
    }
end-you-win =
    { $count ->
        [one] You win with { $count } point
       *[other] You win with { $count } points
    }
end-shared =
    { $count ->
        [one] { $players } share the victory with { $count } point each
       *[other] { $players } share the victory with { $count } points each
    }
end-because-workers = The worker ship could not be filled.
end-because-city = A city was full.
end-because-victory-points = The victory points ran out.
end-rematch = Rematch
end-rematch-join = Join the rematch
end-rematch-waits = A rematch is open: your seat there is free until somebody else takes it.
end-replay = Replay
end-record = Record of the game as text
end-fair = Fair draws
end-fair-words = Before the game, the server published this fingerprint of its secret. With the secret, anyone can check every draw.
end-fair-words-elsewhere = This game was played elsewhere and came here as a record. Its draws follow from the secret; whether the fingerprint was known before the game, this server can’t say.
end-commitment = Fingerprint
end-secret = Secret
score = Score
score-source = Source
roles-taken = Roles taken
chart-points = Points by round
chart-doubloons = Doubloons by round
chart-shipped = Goods shipped in total
chart-pick-points = Points
chart-pick-doubloons = Doubloons
chart-pick-shipped = Shipped
chart-show = Show
chart-round = Round
chart-numbers = The same data as a table

## Replay
replay-title = Replay
replay-failed = The replay can’t be shown
replay-move = Move { $move } of { $of }
replay-slider = Point in the game
replay-drive = Playback
replay-back = One move back
replay-on = One move forward
replay-play = Play automatically
replay-pace = Speed
replay-views = Whose island is shown
replay-view-of = { $player }’s island
replay-view-own = Your island
replay-share = Link to this moment
replay-close = Close the replay
branch-title = Play on from here
branch-words = You take a seat as it is at this moment; bots take the others. Anything drawn from now on is new. The original game does not change.
branch-seat = Your seat
branch-bot = The bots
branch-go = Play on
branch-from = Continued from another game
branch-from-words = This game began as another one, so its draws can’t be checked as a whole.
branch-from-link = Show the moment

## A game that the page has no table for
plain-words = This page has no table for { $game } yet. What you can see is listed below, as the server names it, and each possible answer is a button.
plain-facts = On the table
plain-question = What do you do?
plain-question-more = One button for each answer, written as in records.
plain-nothing = nothing
plain-yes = yes
plain-no = no
plain-over = The game is over.
plain-replay = Watch it again

## Rules
rules-contents = Contents
rules-buildings = Buildings
rules-round = a round
rules-settler = settler
rules-mayor = mayor
rules-builder = builder
rules-craftsman = craftsman
rules-trader = trader
rules-captain = captain

seat-lookalike = { $name } ({ $mark })

# Clocks
clock = Clock
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-left = { $player }: { $time } left
clock-due = { $player }: { $time } left; it is their turn
clock-holiday = on vacation until { $date }
clock-pause-wished = wants a pause
pace-none = No clock
pace-none-words = Everybody takes as long as they like.
pace-live = Live
pace-live-words = Everybody is at the table; your clock runs while you decide.
pace-days = Over several days
pace-days-words = Drop in when you can; each decision has its own time limit.
pace-bank = Minutes for the game
pace-increment = Seconds added per decision
pace-grace = Free seconds per decision
pace-days-each = Days per decision
pace-holiday = Vacation days per game
pace-window = The clock runs only at certain hours
pace-from = From
pace-until = Until
pace-zone = Time zone: { $zone }. A day then lasts only as long as these hours.
pace-live-sum = { $minutes } min each, +{ $increment } s per decision, the first { $grace } s free
pace-days-sum = { $days ->
    [one] 1 day
   *[other] { $days } days
  } per decision
pace-window-sum = { $from } to { $until } ({ $zone })
time-up = When somebody’s time is up
time-up-stand-in = A bot decides until they are back
time-up-end = The game ends without a result
time-menu = Pause and vacation
time-pause = Ask for a pause
time-pause-words = The clocks stop once all players have asked for a pause, and run again as soon as one of them ends theirs.
time-pause-end = End my pause
time-paused = The clocks are stopped.
time-pausing = Waiting for: { $players }
time-holiday = Vacation
time-holiday-left = { $days ->
    [one] You have 1 vacation day left.
   *[other] You have { $days } vacation days left.
  } Your clock is stopped until you are back.
time-holiday-take = Start vacation
time-holiday-end = End vacation
time-holiday-days = How many days
ended-title = The game has ended
ended-words = { $player } ran out of time. As agreed, there is no result.
ended-flag = out of time
error-lobby-closed = This server lists no tables in its lobby.
error-lobby-full = Three of your tables are already waiting in the lobby. Take one off the list first.
error-no-clock = This table has no clock.
error-no-holiday = You don’t have that many vacation days left.
