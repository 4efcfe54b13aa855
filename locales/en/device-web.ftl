## Tables on this device

lobby-own = Set up your own table
lobby-own-words = Choose seats, levels, expansions and house rules; bots take the other places.
lobby-own-game = 2 to 5 seats, against bots
here-title = On this device
here-words = Against bots, without the server: the rules run in your browser, and the table stays here.
here-play = { $game }: play now
here-set-up = Set up
here-new-lead = The table lives on this device and needs no server. Change what you like, then open it.
device-kept = Your tables are kept in this browser, on this device only.
device-not-kept = This browser doesn’t allow pages to keep anything, perhaps because the window is private. Your tables last until you close this page; save the record of a game to keep it.
device-save = Save the table as a file
device-import = Open a file
device-import-failed = This file can’t be opened. It must be a table or the record of a finished game, as Meseta saved it.
error-device-storage = This browser could not save: its storage may be full. Nothing was done. Free some space, then try again; the game is safe up to your last move.
error-device-broken = Something went wrong on this device. The game is safe up to your last move; try again, and reload the page if it doesn’t help.
error-device-unable = The rules can’t be started in this browser. Check the connection and reload the page. If that doesn’t help, use a current version of Firefox, Chrome, Edge or Safari.
end-fair-words-here = Before the game, this device fixed the fingerprint of its secret. With the secret, anyone can check every draw.
update-ready = A new version of Meseta is ready.
update-take = Reload
update-later = Later
new-here = Another person here
new-here-words = Takes turns with you at this device.
new-here-name = Player { $number }
curtain-title = Pass the device to { $player }
curtain-words = It is { $player }’s turn. The table is covered so that nobody sees what only { $player } may see.
curtain-ready = I’m { $player }
