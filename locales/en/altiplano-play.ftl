# Sentences of a game of Altiplano in play, English: what happened, what is asked, why something can’t be done.
# Read by the web client and by the terminal.
#
# Values:
#   $who      "you" when the sentence speaks to the one who reads it, else "other"
#   $player   the name of the seat; not used with "you"
#   $good, $goods, $location, $place, $places, $role, $mission, $extension   names or lists, already in their language
#   numbers   $count, $points, $round, $limit, $needed, $shelf (from 1)

## What happened: one line of the log for each fact or run of facts

altiplano-log-start-player =
    { $who ->
        [you] You start the round.
       *[other] { $player } starts the round.
    }
altiplano-log-role-taken =
    { $who ->
        [you] Your role: { $role }.
       *[other] { $player }’s role: { $role }.
    }
altiplano-log-missions-passed = Missions are passed to the neighbors.
altiplano-log-missions-chosen = Everybody now has two Missions.
altiplano-log-mission-done =
    { $who ->
        [you] You complete a Mission: { $mission }.
       *[other] { $player } completes a Mission: { $mission }.
    }
altiplano-log-first-happened =
    { $who ->
        [you] You are
       *[other] { $player } is
    } the first { $what ->
        [shelf] to fill a shelf.
        [fish-shelf] to fill a shelf with fish.
        [order] to complete an order.
       *[house] to build a house.
    }
altiplano-log-round-began = Round { $round } begins.
altiplano-log-took-back =
    { $who ->
        [you] You take back: { $places }.
       *[other] { $player } takes back: { $places }.
    }
altiplano-log-took-back-coins =
    { $who ->
        [you] You take back { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }.
       *[other] { $player } takes back { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }.
    }
altiplano-log-bag-filled =
    { $who ->
        [you] Your bag is refilled from the container.
       *[other] { $player }’s bag is refilled from the container.
    }
altiplano-log-drawn =
    { $who ->
        [you] You draw { $goods }.
       *[other] { $player } draws { $goods }.
    }
altiplano-log-swapped-away =
    { $who ->
        [you] You put away: { $good }.
       *[other] { $player } puts away: { $good }.
    }
altiplano-log-swapped-in =
    { $who ->
        [you] You take instead: { $good }.
       *[other] { $player } takes instead: { $good }.
    }
altiplano-log-planned =
    { $who ->
        [you] You plan: { $places }.
       *[other] { $player } plans: { $places }.
    }
altiplano-log-funded =
    { $who ->
        [you] You lay down { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }.
       *[other] { $player } lays down { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }.
    }
altiplano-log-plans-shown = All plans are shown.
altiplano-log-extension-left = Nobody bought an extension, so the lowest one leaves the game: { $extension }
altiplano-log-extension-laid = New extensions on the strip: { $count }.
altiplano-log-pawn-placed =
    { $who ->
        [you] Your pawn starts here: { $location }.
       *[other] { $player }’s pawn starts here: { $location }.
    }
altiplano-log-moved =
    { $who ->
        [you] You
       *[other] { $player }
    } → { $location }, { $ride ->
        [first-cart] with the first cart.
        [cart-food] with another cart for 1 food.
        [cart-coin] with another cart for 1 coin.
        [walk-coin] on foot for 1 coin.
       *[walk-food] on foot for 1 food.
    }
altiplano-log-acted-farm-food =
    { $who ->
        [you] You use
       *[other] { $player } uses
    } { $count ->
        [one] { $count } alpaca
       *[other] { $count } alpacas
    } for food (Farm).
altiplano-log-acted-farm-wool =
    { $who ->
        [you] You use
       *[other] { $player } uses
    } alpaca and food for wool (Farm).
altiplano-log-acted-farm-cloth =
    { $who ->
        [you] You use
       *[other] { $player } uses
    } wool and food for cloth (Farm).
altiplano-log-acted-forest-wood =
    { $who ->
        [you] You use
       *[other] { $player } uses
    } 2 food for wood (Forest).
altiplano-log-acted-mine-stone =
    { $who ->
        [you] You use
       *[other] { $player } uses
    } 2 food for stone (Mine).
altiplano-log-acted-mine-silver =
    { $who ->
        [you] You use
       *[other] { $player } uses
    } ore and food for silver (Mine).
altiplano-log-acted-harbor-food =
    { $who ->
        [you] You use
       *[other] { $player } uses
    } fish and food for 1 more food (Harbor).
altiplano-log-acted-harbor-stone =
    { $who ->
        [you] You use
       *[other] { $player } uses
    } 2 fish for stone (Harbor).
altiplano-log-acted-trade-cacao =
    { $who ->
        [you] You trade cacao for
       *[other] { $player } trades cacao for
    } { $good }.
altiplano-log-acted-build-boat =
    { $who ->
        [you] You use
       *[other] { $player } uses
    } 2 wood for a boat: { $good }.
altiplano-log-acted-build-house =
    { $who ->
        [you] You use
       *[other] { $player } uses
    } 2 stone for a house: { $good }.
altiplano-log-acted-sell =
    { $who ->
        [you] You sell
       *[other] { $player } sells
    } { $good }.
altiplano-log-acted-deliver =
    { $who ->
        [you] You deliver
       *[other] { $player } delivers
    } { $good }.
altiplano-log-acted-buy-extension =
    { $who ->
        [you] You buy an extension:
       *[other] { $player } buys an extension:
    } { $extension }
altiplano-log-acted-take-order =
    { $who ->
        [you] You take an order:
       *[other] { $player } takes an order:
    } { $goods }.
altiplano-log-acted-use-role =
    { $who ->
        [you] You use the role { $role } for
       *[other] { $player } uses the role { $role } for
    } { $good }.
altiplano-log-acted-use-own-role =
    { $who ->
        [you] You use your role for
       *[other] { $player } uses a role for
    } { $good }.
altiplano-log-acted-use-extension =
    { $who ->
        [you] You use an extension ({ $extension }) for
       *[other] { $player } uses an extension ({ $extension }) for
    } { $good }.
altiplano-log-acted-send-corn =
    { $who ->
        [you] You send
       *[other] { $player } sends
    } { $count } corn to the warehouse.
altiplano-log-acted-buy-cart =
    { $who ->
        [you] You buy a cart.
       *[other] { $player } buys a cart.
    }
altiplano-log-acted-build-road =
    { $who ->
        [you] You use stone and wood for the Road.
       *[other] { $player } uses stone and wood for the Road.
    }
altiplano-log-gained = +{ $good }.
altiplano-log-not-gained = None left: { $good }.
altiplano-log-coins-paid =
    −{ $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.
altiplano-log-coins-gained =
    +{ $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.
altiplano-log-stored = Into the warehouse: { $goods }.
altiplano-log-shelf-filled =
    Shelf { $shelf } is full: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
altiplano-log-corn-kept = 1 corn waits in the corn store.
altiplano-log-corn-not-gained = No corn: there is none left, or no room in the warehouse.
altiplano-log-limit-raised = Planning spaces from the next draw on: { $limit }.
altiplano-log-order-completed =
    { $who ->
        [you] You complete an order: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $player } completes an order: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
altiplano-log-passed =
    { $who ->
        [you] You pass for the rest of the round.
       *[other] { $player } passes for the rest of the round.
    }
altiplano-log-passed-automatic =
    { $who ->
        [you] You can’t do anything else this round.
       *[other] { $player } can’t do anything else this round.
    }
altiplano-log-end-triggered-empty = { $location } is empty: round { $round } is the last.
altiplano-log-end-triggered-strip = The strip of extensions can’t be refilled: round { $round } is the last.
altiplano-log-game-over = The game is over.

## What is asked: the question and what it means

altiplano-ask-ring = The locations are being laid out in a circle
altiplano-ask-start-player = The start player is being drawn at random
altiplano-ask-order = Orders are being laid out
altiplano-ask-extension = An extension is being laid out
altiplano-ask-deal-role = Roles are being dealt
altiplano-ask-draft-role = Choose your role
altiplano-ask-draft-role-more = It gives you an action of its own and your starting goods.
altiplano-ask-deal-mission = Missions are being dealt
altiplano-ask-keep-mission = Keep one Mission
altiplano-ask-keep-mission-more = The other two go to other players.
altiplano-ask-keep-mission-more-two = Of the other two, one goes to the other player and one back into the box.
altiplano-ask-give-mission = Choose the Mission to pass to the left
altiplano-ask-give-mission-more = The other one goes to the right.
altiplano-ask-give-mission-two = Choose the Mission to pass to the other player
altiplano-ask-give-mission-more-two = The other one goes back into the box.
altiplano-ask-keep-received = Keep one of the Missions you received
altiplano-ask-keep-received-more = The other one goes back into the box.
altiplano-ask-take-back = Take tiles back before the draw?
altiplano-ask-take-back-more = Tiles you take back fill planning spaces, so you draw fewer. You may take back coins too.
altiplano-ask-draw = Tiles are being drawn
altiplano-ask-draw-more = Draw one more tile?
altiplano-ask-draw-more-more = If you stop, you draw no more tiles this round.
altiplano-ask-swap = Swap one tile?
altiplano-ask-swap-more = It goes into your container; you draw another or take one out of the container.
altiplano-ask-swap-draw = A tile is being drawn
altiplano-ask-plan = Plan: place your tiles
altiplano-ask-plan-more = Everybody plans at the same time; plans are shown when all are done. Tiles you don’t place stay for the next round.
altiplano-ask-place-pawn = Where does your pawn start?
altiplano-ask-place-pawn-more = Any location; no cart is needed.
altiplano-ask-act = Your turn: choose an action
altiplano-ask-act-more = You may also move before and after it. If you pass, you are out for the rest of the round.
altiplano-ask-trade-cacao = Trade one more cacao?
altiplano-ask-sell = Sell one more tile?
altiplano-ask-deliver = Deliver one more tile?
altiplano-ask-store = Store one more tile?
altiplano-ask-corn = Which shelf gets the corn?
altiplano-ask-corn-more = Corn fits on any shelf you have begun; a shelf begun with corn takes only corn.
altiplano-ask-after-action = Move your pawn, or end your turn
altiplano-ask-after-action-more = Moving now saves you a move next turn.
altiplano-ask-final-draw = Ten tiles are drawn before scoring
altiplano-ask-over = The game is over

## What an answer is called

altiplano-act-take-role = { $role }
altiplano-act-keep-mission = Keep: { $mission }
altiplano-act-give-mission = Give: { $mission }
altiplano-act-take-back = Take back: { $good } ({ $place })
altiplano-act-take-back-coins = Take the coins back
altiplano-act-draw-more = Draw one more
altiplano-act-stop-drawing = Stop drawing
altiplano-act-swap = { $away } away, { $take } in
altiplano-act-swap-draw = { $away } away, draw another
altiplano-act-keep-tiles = Keep all tiles
altiplano-act-plan = { $good } → { $place }
altiplano-act-fund = Lay down the coins
altiplano-act-replan = Plan again
altiplano-act-first-cart = First cart: { $location }
altiplano-act-cart =
    Another cart: { $location } ({ $fuel ->
        [coin] 1 coin
       *[food] 1 food
    })
altiplano-act-walk =
    On foot: { $location } ({ $fuel ->
        [coin] 1 coin
       *[food] 1 food
    })
altiplano-act-wild = with the any-location tile
altiplano-act-no-card = without a card
altiplano-act-shelve-corn = Shelf { $shelf }
altiplano-act-keep-corn = Into the corn store
altiplano-act-done = Done
altiplano-act-pass = Pass
altiplano-act-end-turn = End turn

## Why something can’t be done now

altiplano-refusal-game-over = The game is over.
altiplano-refusal-chance-first = Something has to be drawn first.
altiplano-refusal-not-your-turn = It is not your turn.
altiplano-refusal-other-decision = Something else has to be decided now.
altiplano-refusal-role-taken = { $player } already has this role.
altiplano-refusal-not-in-hand = This Mission is not in your hand.
altiplano-refusal-nothing-there = There is nothing of this kind there.
altiplano-refusal-no-planning-space = All planning spaces that the Road allows are taken.
altiplano-refusal-out-of-order = Kinds are chosen in a fixed order, and a later one has already been chosen.
altiplano-refusal-nothing-other = There is nothing of another kind to take.
altiplano-refusal-not-on-planning = Not on your planning spaces: { $good }.
altiplano-refusal-not-accepted = The spaces there don’t take this kind.
altiplano-refusal-spaces-taken = All spaces there are taken.
altiplano-refusal-takes-no-coins = No coins can be laid down there.
altiplano-refusal-too-few-coins =
    You need { $needed ->
        [one] { $needed } coin
       *[other] { $needed } coins
    }.
altiplano-refusal-nothing-to-replan = You placed nothing in this phase, or have already reopened the plan three times.
altiplano-refusal-already-there = Your pawn is already there.
altiplano-refusal-no-cart = You have no such cart left this round.
altiplano-refusal-no-fuel = There is no food for it on the movement spaces.
altiplano-refusal-not-neighbour = On foot you can reach only a neighboring location.
altiplano-refusal-no-action-afterwards = No action would be possible after this move, and a turn with a move needs one.
altiplano-refusal-action-needed = After moving, you must take an action this turn.
altiplano-refusal-pawn-elsewhere = Your pawn must be there: { $location }.
altiplano-refusal-inputs-missing = The tiles it needs are not on its spaces.
altiplano-refusal-no-wild-tile = The any-location space holds no tile that fits.
altiplano-refusal-not-traded = Cacao can be traded only for food, cloth or glass.
altiplano-refusal-not-produced = This role or extension does not give you that.
altiplano-refusal-not-owned = You don’t have that role or extension.
altiplano-refusal-none-left = There are none left.
altiplano-refusal-must-take-card = You must take a card as long as there are any.
altiplano-refusal-food-not-stored = Food can’t be stored.
altiplano-refusal-no-slot = The warehouse has no slot for this kind.
altiplano-refusal-once-per-round = This can be done only once a round.
altiplano-refusal-cart-limit = You can have at most four carts.
altiplano-refusal-no-price = This kind has no price.
altiplano-refusal-not-on-strip = This extension is not on the strip.
altiplano-refusal-same-action = You already have a role or an extension with the same action.
altiplano-refusal-order-unfinished = You must complete your order first.
altiplano-refusal-no-order = You have no unfinished order.
altiplano-refusal-not-wanted = Your order needs no more of this kind.
altiplano-refusal-road-finished = Your Road is finished.
altiplano-refusal-too-little-corn = There is not that much corn in the corn store.
altiplano-refusal-shelf-closed = Corn can’t go onto this shelf.
altiplano-refusal-no-corn-store = You have no corn store, it is full, or this corn comes from it.
