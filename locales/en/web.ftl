# Meseta, the browser: everything that stands around a game.
# Names of players come in as { $player }; numbers as { $count }. The words of a game itself stand in its own file.

page-title = { $title } · Meseta
brand-home = Meseta, to the lobby
skip-to-content = Go to the content
skip-to-decision = Go to the decision
tools = Tools
menu = Menu
language = Language
switch-theme = Light or dark
nav-lobby = Lobby
nav-new-table = New table
nav-rules = Rules
nav-about = About

## States that every page knows
loading-page = Opening the page…
loading-table = Setting the table…
page-unknown = This page is not on the map
page-unknown-words = The address leads nowhere. Perhaps a letter is missing.
page-broken = This page could not be loaded
page-broken-words = The line to the server broke, or a new version has just come out. Your games are safe.
try-again = Try again
to-my-tables = To my tables

## The line to the server
line-lost = Connection lost.
line-next-try = { $seconds ->
    [0] Trying again…
   *[other] Trying again in { $seconds } s.
}
line-try-now = Try now
line-back = Back at the table.

## About
about-title = About Meseta
about-lead = Meseta is an open, self-hosted place to play, watch and study board games: today Puerto Rico, complete and exact.
about-how = How it is made
about-rules = The rules of each printed edition are kept apart, and each ruling names the rulebook it comes from.
about-fair = Chance can be checked: the server publishes a fingerprint of its secret before a game and reveals the secret after it.
about-private = No account, no tracking, no requests to anybody but this server.
about-drawings = All drawings are our own. The typefaces are Alegreya and Source Sans 3, both under the Open Font License.
about-game = Puerto Rico was designed by Andreas Seyfarth. Meseta is not connected with the publishers of the cardboard game; nothing of its art or texts is used here.
about-license = The program is free software; its source code comes with the server.
about-api = Description of the programming interface

## Lobby
lobby-title = Take a seat
lobby-more = More
