## Puzzles

puzzles-title = Puzzles
puzzles-lead = Moments from games between strong bots. One answer is clearly best: find it at the real table.
puzzles-day = Puzzle of the day
puzzles-solved = Solved: { $solved } of { $count }
puzzles-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzles-difficulty = Difficulty
puzzles-all = all
puzzles-unable = Puzzles need the rules in this browser, and this server doesn’t offer them.
puzzles-failed = The puzzles can’t be loaded.
puzzle-failed = This puzzle can’t be opened.

puzzle-difficulty-1 = easy
puzzle-difficulty-2 = medium
puzzle-difficulty-3 = hard

puzzle-theme-roles = Choosing a role
puzzle-theme-settling = Settling
puzzle-theme-building = Building
puzzle-theme-producing = Producing
puzzle-theme-trading = Trading
puzzle-theme-shipping = Shipping
puzzle-theme-buccaneer = Buccaneer
puzzle-theme-movement = Movement
puzzle-theme-buying = Buying
puzzle-theme-orders = Orders
puzzle-theme-goods = Goods
puzzle-theme-warehouse = Warehouse
puzzle-theme-timing = When to stop
puzzle-theme-ending = Last round

puzzle-number = Puzzle { $number }
puzzle-first = solved at once
puzzle-later = solved
puzzle-shown = answer seen

puzzle-question = What is best for you here?
puzzle-how = Answer at the table, as in a game. Nothing that is wrong changes it.
puzzle-bots = The bots of all levels find it in { $percent }% of their attempts.
puzzle-wrong = { $move }: your chance of winning is { $share }. Another answer has { $best }.
puzzle-wrong-unknown = Another answer is better: a first look already put this one behind those that were searched deeply.
puzzle-again = Nothing was changed: try again.
puzzle-ends = The puzzle ends here. You can try more on the analysis board.
puzzle-right = That’s it!
puzzle-answer = The answer
puzzle-why = What speaks for it
puzzle-shares = Chance of winning after each answer, by a deep search
puzzle-yours = your attempt
puzzle-best = the best
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-board = Analysis board
puzzle-leave = All puzzles
puzzle-fold = Fold up
puzzle-unfold = Read
