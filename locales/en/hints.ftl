# Hints while a game is played, and the review of a finished one.

## Asking for a hint
hint-button = Hint
hint-words = Shows what a strong bot would do
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
hint-placement = Place them like this
hint-occupied = Occupied: { $places }
hint-left-empty = Left empty: { $places }
hint-then = { $move }, then { $next }
hint-keep-nothing = Keep nothing
hint-plan = Plan it like this
hint-taken = Marked: { $move }. Nothing has been played yet.
hint-laid-out = Laid out as in the hint. Nothing has been played yet.
key-hint = hint

## Why a move is worth considering

# $what is a list of amounts or names, such as “3 points and 2 corn”.
reason-gets =
    { $who ->
        [you] You get { $what }.
       *[other] { $player } gets { $what }.
    }
reason-gets-this-round =
    { $who ->
        [you] By the end of this round you are likely to get { $what }.
       *[other] By the end of this round { $player } is likely to get { $what }.
    }
reason-gets-this-phase =
    { $who ->
        [you] By the end of this phase you are likely to get { $what }.
       *[other] By the end of this phase { $player } is likely to get { $what }.
    }
reason-gets-at-once =
    { $who ->
        [you] Right away you get { $what }.
       *[other] Right away { $player } gets { $what }.
    }
reason-helps =
    { $who ->
        [you] It also gives you { $what }.
       *[other] It also gives { $player } { $what }.
    }
reason-nothing = Nothing changes right away.
reason-level = None of the other answers shown brings more.
reason-keeps =
    { $who ->
        [you] You keep { $what }.
       *[other] { $player } keeps { $what }.
    }
reason-has-this-round =
    { $who ->
        [you] By the end of this round you are likely to have { $what }.
       *[other] By the end of this round { $player } is likely to have { $what }.
    }
reason-has-this-phase =
    { $who ->
        [you] By the end of this phase you are likely to have { $what }.
       *[other] By the end of this phase { $player } is likely to have { $what }.
    }
reason-left =
    { $who ->
        [you] It leaves you { $what }.
       *[other] It leaves { $player } { $what }.
    }
reason-keeps-at-once =
    { $who ->
        [you] For now you keep { $what }.
       *[other] For now { $player } keeps { $what }.
    }
reason-makes =
    { $who ->
        [you] The next craftsman phase then brings you { $what } more.
       *[other] The next craftsman phase then brings { $player } { $what } more.
    }
reason-makes-less =
    { $who ->
        [you] The next craftsman phase then brings you { $what } less.
       *[other] The next craftsman phase then brings { $player } { $what } less.
    }
reason-could-make =
    { $who ->
        [you] Once all your circles are occupied, each craftsman phase brings you { $what } more.
       *[other] Once all circles are occupied, each craftsman phase brings { $player } { $what } more.
    }
reason-lacks =
    { $who ->
        [you] Without a production building for { $what }, this plantation brings you nothing yet.
       *[other] Without a production building for { $what }, this plantation brings { $player } nothing yet.
    }
reason-lacks-price =
    { $who ->
        [you] Without a production building for { $what } (from { $price }), this plantation brings you nothing yet.
       *[other] Without a production building for { $what } (from { $price }), this plantation brings { $player } nothing yet.
    }
reason-room =
    { $who ->
        [you] Your production buildings then have room for { $what } from plantations still to come.
       *[other] The production buildings of { $player } then have room for { $what } from plantations still to come.
    }
reason-alone =
    { $who ->
        [you] You are the only one with plantations of { $what }.
       *[other] { $player } is the only one with plantations of { $what }.
    }
reason-could-sell =
    { $who ->
        [you] The trading house would then take your { $what } for { $price }.
       *[other] The trading house would then take { $what } from { $player } for { $price }.
    }
reason-could-load =
    { $who ->
        [you] The ships would then take { $what } from you.
       *[other] The ships would then take { $what } from { $player }.
    }
reason-saves =
    { $who ->
        [you] Your quarries then lower the price of a building by up to { $count }.
       *[other] { $player }’s quarries then lower the price of a building by up to { $count }.
    }
reason-could-save =
    { $who ->
        [you] Once occupied, your quarries lower the price of a building by up to { $count }.
       *[other] Once occupied, { $player }’s quarries lower the price of a building by up to { $count }.
    }
reason-plans =
    { $who ->
        [you] { $count ->
            [one] From now on you have { $count } planning space.
           *[other] From now on you have { $count } planning spaces.
        }
       *[other] { $count ->
            [one] From now on { $player } has { $count } planning space.
           *[other] From now on { $player } has { $count } planning spaces.
        }
    }
reason-missing =
    { $who ->
        [you] Your order then needs only { $what }.
       *[other] { $player }’s order then needs only { $what }.
    }
reason-has-next-choice =
    { $who ->
        [you] By your next choice of a role you have about { $what }.
       *[other] By the next choice of a role { $player } has about { $what }.
    }
reason-gets-next-choice =
    { $who ->
        [you] By your next choice of a role that is likely to mean { $what } more.
       *[other] By the next choice of a role that is likely to mean { $what } more for { $player }.
    }
reason-has-next-round =
    { $who ->
        [you] By the end of the next round you have about { $what }.
       *[other] By the end of the next round { $player } has about { $what }.
    }
reason-gets-next-round =
    { $who ->
        [you] By the end of the next round that is likely to mean { $what } more.
       *[other] By the end of the next round that is likely to mean { $what } more for { $player }.
    }
reason-misses =
    { $who ->
        [you] You then miss out on { $what }.
       *[other] { $player } then misses out on { $what }.
    }
reason-over-ahead =
    { $who ->
        [you] The game ends with you { $what } ahead.
       *[other] The game ends with { $player } { $what } ahead.
    }
reason-over-level =
    { $who ->
        [you] The game ends with you level on points with the best rival.
       *[other] The game ends with { $player } level on points with the best rival.
    }
reason-over-behind =
    { $who ->
        [you] The game ends with you { $what } behind.
       *[other] The game ends with { $player } { $what } behind.
    }
reason-last-round = It triggers the end of the game.
reason-sooner = It brings the end closer: about { $what } to go.
reason-later = It puts off the end: about { $what } to go.
reason-promises =
    { $who ->
        [you] By the end of the game that is likely to mean { $what } more.
       *[other] By the end of the game that is likely to mean { $what } more for { $player }.
    }
reason-active =
    { $who ->
        [you] It puts these to work for you: { $what }.
       *[other] It puts these to work for { $player }: { $what }.
    }
reason-idle =
    { $who ->
        [you] It leaves these without a worker: { $what }.
       *[other] It leaves these of { $player } without a worker: { $what }.
    }
reason-works = It works once occupied. { $what }
reason-odds = About { $percent }% of the face-down plantations would produce for you once occupied.
reason-bonus = Once occupied, it is worth another { $what } as things stand.
reason-answer = answer { $number }
amount-orders =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
amount-houses =
    { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
amount-boats =
    { $count ->
        [one] { $count } boat
       *[other] { $count } boats
    }
amount-carts =
    { $count ->
        [one] { $count } cart
       *[other] { $count } carts
    }
amount-extensions =
    { $count ->
        [one] { $count } extension
       *[other] { $count } extensions
    }
amount-face-down =
    { $count ->
        [one] { $count } face-down plantation
       *[other] { $count } face-down plantations
    }
reason-same = As far as can be foreseen, it comes to the same as: { $move }.
reason-same-later = For now it comes to the same as: { $move }. The difference shows only later.

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
