# Sentences of a game of Puerto Rico in play, English: what happened, what is asked, why something can’t be done.
# Read by the web client and by the terminal.
#
# Values:
#   $who      "you" when the sentence speaks to the one who reads it, else "other"
#   $player   the name of the seat; not used with "you"
#   $good     the name of a good, already in its language; $goods a list of amounts ("3 corn and 1 sugar")
#   $tile, $building, $role, $place   names, already in their language
#   $ship     the name of a ship ("ship 5") or the player's wharf
#   numbers   $count, $points, $doubloons, $workers, $capacity …

## What happened: one line of the log for each fact

log-role-chosen =
    { $who ->
        [you] You take the { $role }
       *[other] { $player } takes the { $role }
    }{ $doubloons ->
        [0] .
        [one] , with { $doubloons } doubloon on it.
       *[other] , with { $doubloons } doubloons on it.
    }
log-passed =
    { $who ->
        [you] You pass.
       *[other] { $player } passes.
    }
log-no-choice =
    { $who ->
        [you] You have no choice to make.
       *[other] { $player } has no choice to make.
    }
log-skipped =
    { $who ->
        [you] You are skipped: { $reason }.
       *[other] { $player } is skipped: { $reason }.
    }
skip-island-full = the island is full
skip-no-tile = there is no tile to take
skip-no-building = there is no affordable building that fits
skip-no-sale = no goods that the trading house accepts
skip-trading-house-full = the trading house is full
skip-no-load = no goods that a ship takes
skip-no-privilege-good = nothing was produced, or none of it is left in the supply
skip-no-worker = no worker is left in the supply
log-tile-taken =
    { $who ->
        [you] You take a tile: { $tile }.
       *[other] { $player } takes a tile: { $tile }.
    }
log-tile-drawn =
    { $who ->
        [you] Your hacienda draws a tile: { $tile }.
       *[other] { $player }’s hacienda draws a tile: { $tile }.
    }
log-plantations-revealed = Laid out: { $tiles }.
log-plantations-discarded =
    { $count ->
        [one] { $count } plantation is discarded.
       *[other] { $count } plantations are discarded.
    }
log-plantations-reshuffled =
    { $count ->
        [one] { $count } discarded plantation becomes the new stack.
       *[other] { $count } discarded plantations become the new stack.
    }
log-worker-taken =
    { $who ->
        [you] You take 1 worker from the supply: { $place }.
       *[other] { $player } takes 1 worker from the supply: { $place }.
    }
log-worker-taken-from-ship =
    { $who ->
        [you] You take 1 worker from the worker ship: { $place }.
       *[other] { $player } takes 1 worker from the worker ship: { $place }.
    }
log-workers-arrived =
    { $who ->
        [you] { $workers ->
            [one] { $workers } worker arrives for you.
           *[other] { $workers } workers arrive for you.
        }
       *[other] { $workers ->
            [one] { $workers } worker arrives for { $player }.
           *[other] { $workers } workers arrive for { $player }.
        }
    }
log-worker-refused =
    { $who ->
        [you] You refuse a worker, who leaves the game.
       *[other] { $player } refuses a worker, who leaves the game.
    }
log-workers-placed =
    { $who ->
        [you] You place your workers{ $count ->
            [0] .
           *[other] ; { $count } in San Juan.
        }
       *[other] { $player } places workers{ $count ->
            [0] .
           *[other] ; { $count } in San Juan.
        }
    }
log-ship-refilled =
    { $count ->
        [one] { $count } worker comes aboard the worker ship.
       *[other] { $count } workers come aboard the worker ship.
    }
log-ship-refilled-short = The supply is empty: only { $count } of { $needed } aboard the worker ship.
log-built =
    { $who ->
        [you] You build: { $building }
       *[other] { $player } builds: { $building }
    }{ $paid ->
        [0] , for free.
        [one] , for { $paid } doubloon.
       *[other] , for { $paid } doubloons.
    }
log-produced =
    { $who ->
        [you] You produce { $goods }.
       *[other] { $player } produces { $goods }.
    }
log-produced-nothing =
    { $who ->
        [you] You produce nothing.
       *[other] { $player } produces nothing.
    }
log-produced-short = The supply was { $goods } short.
log-factory-paid =
    { $who ->
        [you] Your factory pays { $doubloons ->
            [one] { $doubloons } doubloon.
           *[other] { $doubloons } doubloons.
        }
       *[other] { $player }’s factory pays { $doubloons ->
            [one] { $doubloons } doubloon.
           *[other] { $doubloons } doubloons.
        }
    }
log-privilege-good =
    { $who ->
        [you] You take one more: { $good }.
       *[other] { $player } takes one more: { $good }.
    }
log-sold =
    { $who ->
        [you] You sell { $good }
       *[other] { $player } sells { $good }
    }{ $doubloons ->
        [0] {" "}for nothing.
        [one] {" "}for { $doubloons } doubloon.
       *[other] {" "}for { $doubloons } doubloons.
    }
log-trading-house-emptied = The full trading house is emptied.
log-loaded =
    { $who ->
        [you] You load { $goods } ({ $ship })
       *[other] { $player } loads { $goods } ({ $ship })
    }{ $points ->
        [one] : { $points } point.
       *[other] : { $points } points.
    }
log-stored =
    { $who ->
        [you] You keep { $goods }.
       *[other] { $player } keeps { $goods }.
    }
log-stored-nothing =
    { $who ->
        [you] You keep nothing.
       *[other] { $player } keeps nothing.
    }
log-returned =
    { $who ->
        [you] You give up { $goods }.
       *[other] { $player } gives up { $goods }.
    }
log-ship-emptied = Ship { $capacity } is full and sails off with its { $good }.
log-prospector-paid =
    { $who ->
        [you] The bank pays you { $doubloons ->
            [one] { $doubloons } doubloon.
           *[other] { $doubloons } doubloons.
        }
       *[other] The bank pays { $player } { $doubloons ->
            [one] { $doubloons } doubloon.
           *[other] { $doubloons } doubloons.
        }
    }
log-gain-taken =
    { $who ->
        [you] You take what you are due: { $gain }
       *[other] { $player } takes what is due: { $gain }
    }{ $amount ->
        [0] .
       *[other] { " " }(+{ $amount }).
    }
log-gain-declined =
    { $who ->
        [you] You decline: { $gain }.
       *[other] { $player } declines: { $gain }.
    }
gain-production = production
gain-factory = factory
gain-prospector = prospector’s doubloon
gain-quarry-discount = quarry discount
gain-builder-privilege = builder’s privilege
gain-trader-privilege = trader’s privilege
gain-small-market = small market
gain-large-market = large market
gain-captain-privilege = captain’s privilege
gain-harbor = harbor
log-end-triggered-workers = The worker ship can’t be filled: this round is the last.
log-end-triggered-city = A city is full: this round is the last.
log-end-triggered-victory-points = The victory points have run out: this round is the last.
log-card-doubloons =
    { $cards ->
        [1] { $doubloons ->
            [one] { $doubloons } doubloon is on the { $roles }.
           *[other] { $doubloons } doubloons are on the { $roles }.
        }
       *[other] A doubloon is placed on each role that nobody took: { $roles }.
    }
log-round-started =
    { $who ->
        [you] Round { $round }: you are the governor.
       *[other] Round { $round }: { $player } is the governor.
    }
log-game-ended = The game is over.
log-undone = Taken back.

## What is asked: the question and what it means

ask-choose-role = Choose a role
ask-choose-role-more = Everybody acts in turn; you go first and have the privilege.
ask-hacienda = Hacienda: draw a face-down plantation?
ask-hacienda-more = You must place what you draw. You take your normal tile afterwards.
ask-take-tile = Settler: take a tile
ask-take-tile-more = Any face-up plantation, or a quarry if you are the settler or have an occupied construction hut.
ask-hospice = Hospice: take a worker for the new tile?
ask-hospice-more = The worker comes from the supply and works there immediately: { $tile }.
ask-mayor-privilege = Mayor: take 1 more worker from the supply?
ask-mayor-privilege-more = Then the workers on the ship are dealt out, one by one.
ask-ship-worker = Take the next worker from the ship?
ask-ship-worker-more = A refused worker leaves the game.
ask-place-workers = Mayor: place your workers
ask-place-workers-more = Circles must be filled as far as possible. All workers may move.
ask-build = Builder: build one building
ask-build-more = You have { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and { $spaces ->
        [one] { $spaces } free city space.
       *[other] { $spaces } free city spaces.
    }
ask-university = University: take a worker for the new building?
ask-university-more = The worker comes from the supply: { $building }.
ask-craftsman-privilege = Craftsman: take one more good
ask-craftsman-privilege-more = Of a kind that you have just produced.
ask-sell = Trader: sell one good
ask-sell-more = The trading house takes each kind once, unless you have an office.
ask-load = Captain: choose goods to load
ask-load-more = You must load as long as a ship can take any of your goods.
ask-store-kind = Storage: choose what the warehouses keep
ask-store-kind-more = A warehouse keeps all goods of a kind. You may always keep one single good as well.
ask-keep-single = Storage: choose one good to keep
ask-keep-single-more = All other goods that no warehouse keeps go back to the supply.
ask-optional-production = Production: take your goods?
ask-optional-factory = Factory: take its doubloons?
ask-optional-prospector = Prospector: take the doubloon?
ask-optional-quarry-discount = Quarries: take { $doubloons } off the price of { $building }?
ask-optional-builder-privilege = Builder: take { $doubloons } off the price of { $building }?
ask-optional-trader-privilege = Trader: take the extra doubloon?
ask-optional-small-market = Small market: take the extra doubloon?
ask-optional-large-market = Large market: take the 2 extra doubloons?
ask-optional-captain-privilege = Captain: take the extra victory point?
ask-optional-harbor = Harbor: take the extra victory point?
ask-over = The game is over
wait-for = Waiting for { $player }
wait-for-chance = A plantation is being drawn
wait-role = { $role } ({ $player })

## What an answer is called on its button

act-pass = Pass
act-pass-build = Build nothing
act-pass-sell = Sell nothing
act-pass-load = Pass for now
act-pass-tile = Take no tile
act-decline = No, thanks
act-accept = Take it
act-draw = Draw a plantation
act-take-worker = Take a worker
act-done = Done
act-undo = Undo
act-load = { $goods } on { $ship }
act-sell = Sell { $good }
act-keep = Keep { $good }

## Why something can’t be done now: a short reason for the button, a sentence for the rest

refusal-game-over = The game is over.
refusal-chance-first = A plantation has to be drawn first.
refusal-not-your-turn = It is { $player }’s turn.
refusal-other-decision = Something else has to be decided now.
refusal-must-decide = This has to be answered; it can’t be declined.
refusal-no-such-card = This card is not in the game.
refusal-role-taken =
    { $who ->
        [you] You have already taken this card this round.
       *[other] { $player } has already taken this card this round.
    }
refusal-not-on-offer = No plantation of this kind is on offer.
refusal-quarry-needs-hut = A quarry is only for the settler, or for anyone with an occupied construction hut.
refusal-no-quarry-left = There are no quarries left.
refusal-sold-out = There are no copies of this building left.
refusal-already-owned = You already have this building; you can have each only once.
refusal-no-city-space = It takes { $needed ->
        [one] { $needed } city space
       *[other] { $needed } city spaces
    } and you have { $free } free.
refusal-too-many-large = A city holds at most four large buildings.
refusal-too-expensive = It costs you { $price } and you have { $doubloons ->
        [one] { $doubloons } doubloon.
       *[other] { $doubloons } doubloons.
    }
refusal-no-such-place = You have no such place.
refusal-other-place-first = Another place comes first.
refusal-too-few-circles = This place has only { $circles ->
        [one] { $circles } circle.
       *[other] { $circles } circles.
    }
refusal-too-few-workers = You have only { $workers ->
        [one] { $workers } worker left.
       *[other] { $workers } workers left.
    }
refusal-fill-circles = Circles must be filled as far as possible: at least { $least } here.
refusal-not-produced = You did not produce this kind in this phase.
refusal-supply-empty = The supply has none of this kind left.
refusal-none-owned = You have none of this kind.
refusal-kind-in-trading-house = The trading house already has this kind. Only an occupied office lets you sell it again.
refusal-trading-house-full = The trading house is full.
refusal-no-such-ship = There is no such ship in this game.
refusal-ship-carries = This ship carries { $good }; a ship carries one kind only.
refusal-ship-full = This ship is full.
refusal-kind-on-other-ship = This kind is already on another ship ({ $ship }); it may not go onto a second one.
refusal-larger-ship = You must load as much as you can: { $ship } takes more.
refusal-no-wharf = You have no occupied wharf.
refusal-wharf-used = You have already used your wharf in this phase.
refusal-must-load = A ship can take some of your goods, so you must load.
refusal-out-of-order = Kinds are chosen in a fixed order, and a later one has already been chosen.
refusal-already-stored = This kind is already stored.
refusal-already-given = You have already delivered a good of this kind.
refusal-warehouses-full =
    { $kinds ->
        [one] Your warehouses hold only { $kinds } kind.
       *[other] Your warehouses hold only { $kinds } kinds.
    }
refusal-other = This can’t be done now.

## Prices and points taken apart

sum-printed-price = Printed price
sum-quarries = Quarries
sum-privilege = { $role }’s privilege
sum-markets = Markets
sum-you-pay = You pay
sum-you-get = You get
sum-left = Doubloons left
sum-then = Doubloons afterwards
sum-goods-loaded = Goods loaded
sum-harbor = Harbor
sum-points-gained = Points gained
sum-printed-points = Printed points
