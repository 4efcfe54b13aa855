# Words of the game in the terminal (`meseta play`, `meseta replay`), English.
# Command words (help, board, why …) are typed as they stand here in every language; leave them as they are.

## Answers that only the terminal shows

terminal-act-assign = { $place }: { $workers }

## The boards: short labels at the start of a line, at most 14 letters

terminal-roles = Roles
terminal-on-offer = On offer
terminal-workers = Workers
terminal-points = Points left
terminal-ships = Ships
terminal-trading-house = Trading house
terminal-supply = Supply
terminal-market = For sale
terminal-island = Island
terminal-city = City
terminal-goods = Goods
terminal-produces = Produces
terminal-quarries = quarry × { $count }
terminal-face-down = face down × { $count }
terminal-worker-ship = ship { $count }
terminal-worker-supply = supply { $count }
terminal-governor = governor
terminal-san-juan = San Juan { $count }
terminal-hidden-points = ? VP
terminal-victory-points = { $count } VP
terminal-free = { $count } free
terminal-nothing = nothing

## Players

terminal-you = You
terminal-bot = { $bot } { $number }
terminal-bot-words = { $player }: { $words }

## The game: greeting, questions, answers

terminal-welcome = Puerto Rico, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $edition } edition. Type help for help, quit to leave.
terminal-expansions = Expansions: { $expansions }
terminal-promise = Fingerprint of the secret behind every draw: { $commitment }
terminal-prompt = Your answer
terminal-prompt-workers = Workers on { $place }, { $least } to { $most }
terminal-prompt-nobles = Nobles on { $place }, { $least } to { $most }
terminal-workers-left = Workers still to place: { $count }. “auto” places them all for you.
terminal-illegal = Not possible: { $reason }
terminal-unknown = I don’t understand “{ $text }”. Type a number from the list, a move such as “{ $example }”, or help.
terminal-unfinished = “{ $text }” needs something after it; help shows an example.
terminal-why-one = There are too many possible answers to check them all; ask about one of them, as shown in help.
terminal-legal = Possible now.
terminal-why-none = Every answer to this question is possible.
terminal-undone = Taken back.
terminal-undo-none = There is nothing to take back: a drawn plantation stays drawn.
terminal-no-building = There is no building called “{ $text }”.
terminal-building = { $building }: price { $cost }, { $points } VP, column { $column }. { $effect }
terminal-saved = Record saved: { $path }
terminal-not-saved = The record could not be saved to { $path }: { $reason }
terminal-bye = Goodbye. The game was not finished.
terminal-input-ended = End of input; the game was not finished.
terminal-resumed = The game continues where you left off.
terminal-resume-how = Continue this game with:
terminal-not-kept = The game was not saved automatically. To be able to continue a game later, type “save FILE” before leaving, or start with --record FILE.
terminal-winner = { $who ->
        [you] You win.
       *[other] { $player } wins.
    }
terminal-winners = { $players } share the victory.
terminal-secret = The secret was { $secret }; “meseta verify” checks every draw in the record.
terminal-help =
    What you can type:
      3                a number from the list (for workers: how many)
      build hacienda   any move, written as in records
      help             this help
      board            the table once more
      log              what has happened this round
      why              what is not possible now, and why
      why build office why this move is not possible
      info office      what a building does
      hint             the best answers and what you gain from them
      auto             let a bot answer this question (or place all workers)
      undo             take back your last decision
      save FILE        save the record of the game to a file
      quit             leave the game

## Wrong words on the command line

terminal-bad-bot = There is no bot called “{ $bot }”. Known bots: { $known }.
terminal-bad-word = { $option } can’t be “{ $word }”. Possible values: { $known }.
terminal-bad-switch = There is no switch called “{ $switch }”. Known switches: { $known }.
terminal-bad-edition = There is no edition called “{ $edition }”. Known editions: { $known }.
terminal-bad-language = There is no language called “{ $language }”. Known languages: { $known }.
terminal-bad-bot-count = { $seats ->
        [one] There is { $seats } seat for bots
       *[other] There are { $seats } seats for bots
    }, not { $bots }.
terminal-bad-seat = There is no seat { $seat }; seats are numbered 1 to { $players }.
terminal-bad-setup = This table can’t be set up: { $reason }
terminal-resume-over = The game in { $path } is over; “meseta replay { $path }” shows it.
terminal-resume-unknown = { $path } can’t be continued: that works only with the record that “meseta play” writes during a game.
terminal-record-running = { $path } holds an unfinished game. Continue it with “meseta play --resume { $path }”, or choose another file for the new game.
terminal-only-puerto-rico = { $option } is an option for Puerto Rico only; Altiplano does not have it.

## The component file of Altiplano (`meseta components`)

components-only-altiplano = Puerto Rico has no component file: all its numbers are printed in its rulebooks.
components-right = { $file } is valid. Its set is called “{ $name }”.
components-digest = Fingerprint in records (SHA-256): { $digest }
components-provenance = Numbers: { $printed } printed, { $rulebook } from the rulebook’s text, { $inferred } inferred, { $reconstructed } reconstructed.

## Games without boards of their own

terminal-plain-welcome = { $table }. Type help for help, quit to leave.
terminal-plain-question = What do you do?
terminal-plain-points = Points
terminal-plain-tie-break = Tie-break
terminal-plain-no-info = There is no information about “{ $text }”.
terminal-plain-help =
    What you can type:
      3                a number from the list
      move trot        any move, written as in records
      help             this help
      board            the table once more
      log              what has happened this round
      why              what is not possible now, and why
      hint             the best answers and what you gain from them
      auto             let a bot answer this question
      undo             take back your last decision
      save FILE        save the record of the game to a file
      quit             leave the game
