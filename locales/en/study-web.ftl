## The analysis board

study-title = Analysis
study-open = Analyze from here
study-bot = The bot thinks
study-think = Think
study-rest = Stop
study-looks = { $count ->
    [one] { $count } line of play looked at
   *[other] { $count } lines of play looked at
}
study-exact = The bot sees the end of the game: these results are certain.
study-share-words = Looked at:
study-value-words = Chance of winning:
study-legend = The bar shows how much of its time the bot gave to a move; the number is the chance of winning after it.
study-odds = Who wins from here
study-asked = { $player } decides.
study-over = The game is over here.
study-waits = Something has to be drawn.
study-draw = Let chance decide
study-chance = Chance
study-lines = Lines tried
study-lines-none = Press a move to try it. Draws happen by themselves.
study-game = The game
study-name = Name the line
study-redraw = Draw again
study-remove = Remove
study-share = Link to this board
study-link-there = The address of this page is now the link.
study-too-long = There is too much on this board for a link. Remove a few lines, then try again.
study-close = Close the analysis
study-failed = The board can’t be shown
study-bad-link = This link doesn’t lead to a board. It may have been cut off on the way, or made by a newer version of Meseta; ask for it again.
error-study-refused = This move can’t be made here. Continue from another moment, or remove a few lines.
study-no-engine = An analysis needs the rules in your browser, and the page of this server was built without them.
study-position = Change this position
study-position-about = This is the whole position, as bot programs read it too. Change it and open it as a board of its own; your browser’s back button brings you to the one that is open now. What is still in bags and face-down piles has no order: chance draws from it.
study-position-label = Position as text
study-position-open = Open on the board
study-position-save = Save as a file
study-position-unread = This can’t be read as a position: { $reason }. Mend that place, then try again.
study-position-refused = This position can’t occur. The check says, in English: “{ $reason }”. Change that, then try again.
