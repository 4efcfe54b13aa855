# What the host of a server tells people, and bots that people bring.

seat-program = { $name } (bot)
announcement = From the host:
host-menu = Running this server
sanction-mute = { $for ->
    [good] The host of this server does not let you write in chats any more. The reason: { $reason }
   *[time] The host of this server does not let you write in chats until { $time }. The reason: { $reason }
}
sanction-ban = { $for ->
    [good] The host of this server does not let you play here any more. The reason: { $reason }
   *[time] The host of this server does not let you play here until { $time }. The reason: { $reason }
}
enter-title = This server is by invitation
enter-words = The host has given out codes. Enter yours once; after that, this device is known here.
enter-code = Your code
enter = Enter
programs = My bots
programs-of-people = Bots
new-programs = Bots may join
new-programs-words = Programs that people have written. They are marked as bots; nobody plays a rated game against their own.
error-invitation-needed = This server is by invitation: enter the code from its host on the first page.
error-unknown-entrance = The host has given out no such code, or it has been used up.
error-bad-token = This token belongs to no bot, or no longer.
error-host-only = Only a host of this server can do that.
error-unknown = That is no longer there.
error-muted = The host of this server does not let you write in chats.
error-banned = The host of this server does not let you play here.
error-no-programs = Bots can’t sit at this table, and nobody plays a rated game together with their own bots.
