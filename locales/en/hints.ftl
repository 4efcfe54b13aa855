# Hints while a game is played, and the review of a finished one. What a move brings is told as a list such as
# “points +3, doubloons −2”.

## Asking for a hint
hint-button = Hint
hint-not-now = You can ask for a hint when it is your turn to decide.
hint-title = Worth considering
hint-lead = Estimated chance of winning after each answer
hint-looking = Looking at the table…
hint-list = The best answers
hint-said = Hint: { $moves }.
hint-move = { $move }, { $share }
hint-share = { $percent }%
hint-share-under = under 1%
hint-share-over = over 99%
hint-gain = { $what } { $amount }
hint-you = You: { $gains }
hint-you-nothing = You: nothing changes right away
hint-you-later =
    { $points ->
        [one] You: nothing changes right away; about { $points } more point by the end
       *[other] You: nothing changes right away; about { $points } more points by the end
    }
hint-rival = Helps { $player } most: { $gains }
hint-placement = Place them like this
hint-then = { $move }, then { $next }
hint-keep-nothing = Keep nothing
hint-plan = Plan it like this
hint-taken = Marked: { $move }. Nothing has been played yet.
hint-laid-out = Laid out as in the hint. Nothing has been played yet.
key-hint = hint

## What things are counted in
measure-points = points
measure-doubloons = doubloons
measure-coins = coins
measure-goods = goods
measure-production = goods per craftsman phase
measure-workers = workers
measure-plantations = island tiles
measure-buildings = buildings
measure-stored = goods in the warehouse
measure-carts = carts
measure-houses = houses
measure-boats = boats
measure-orders = orders
measure-extensions = extensions
measure-road = Road steps

## Agreeing to hints
hints-off-title = Hints are off
hints-on-title = Hints are on
hints-words = When several people play, they all have to agree to hints.
hints-yes = agrees
hints-no = not yet
hints-agree = I agree
hints-take-back = I no longer agree
error-hints-off = Hints are off at this table: all players have to agree first.

## After the game
review-title = Review
review-words = The costliest decisions, judged by the estimated chance of winning. Estimates may be off by a few percent.
review-waiting = The review will start in a moment…
review-working = Going over every decision again: { $done } of { $of }
review-failed = The review can’t be shown
review-of = Whose decisions
review-none = No decision of this seat lowered the chance of winning by more than 1%.
review-cost = −{ $percent }%
review-cost-words = lowered the chance of winning by { $percent }%
review-played = Played: { $move }
review-better = Better: { $move }
review-show = Show
review-show-words = Show this moment, round { $round }
review-here = This decision lowered the chance of winning by { $percent }%. Better: { $move }
curve-title = Chance of winning
curve-words = Before each decision, with all hidden information revealed; in percent.
curve-end = End
