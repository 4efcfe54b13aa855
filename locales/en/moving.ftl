## A game that continues elsewhere

move-to-server = Continue with friends
move-to-server-words = The game continues at the server, from where it is now, and leaves this device. You get a link for the seats that friends will take.
move-seat = Seat of { $player }
move-seat-bot = The bot stays
move-seat-fill = A bot takes it
move-seat-friend = A friend takes it
move-hidden = Those who join are told that the game began on a device: its draws so far can’t be checked, and you could have looked at what is hidden. From now on, the server draws.
move-to-server-go = Move it to the server
move-to-device = Continue on this device
move-to-device-alone = The game continues in your browser, from where it is now, and needs no connection any more. The table at the server ends.
move-to-device-people = The game continues in your browser, and you pass this device around. Once everybody has agreed, the table at the server ends. Whatever is hidden is then kept on your device.
move-to-device-go = Move it to this device
move-to-device-ask = Ask the others
proposal-move = { $player } suggests continuing on one device, theirs, and passing it around. Whatever is hidden would then be kept there.
gone-title = This game continues elsewhere
gone-words = It continues on a device, as everybody agreed. Who has it: { $player }.
gone-words-mine = It continues on your device. If it isn’t there any more, you can fetch it again as it was when it left the server.
gone-open = Open it on this device
gone-flag = continues elsewhere
begun-words = This game began on a device and is in round { $round }. Its draws so far can’t be checked, and the person who brought it could have looked at what was hidden. From now on, the server draws.
device-delete = Delete this table
device-delete-words = The table and its record are deleted from this device for good. If you might want them again, save the table as a file first.
device-delete-go = Delete it
device-deleted = The table has been deleted.
