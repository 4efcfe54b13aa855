# Words of the Altiplano table in the browser: labels, previews, the what-if of a plan.

## Letters on the goods, each once: drawn where they differ from the English ones
alti-letter-food = F
alti-letter-corn = C
alti-letter-wood = W
alti-letter-stone = S
alti-letter-ore = O
alti-letter-silver = V
alti-letter-cloth = T
alti-letter-wool = L
alti-letter-alpaca = A
alti-letter-fish = I
alti-letter-glass = G
alti-letter-cacao = K

## Start
lobby-now-altiplano = 4 seats, about 60 min
alti-new-roles = Roles
alti-new-roles-dealt = Dealt
alti-new-roles-dealt-words = Everybody gets one at random
alti-new-roles-drafted = Chosen
alti-new-roles-drafted-words = In turn, the start player last; for experienced players
alti-new-more = More
alti-new-missions-words = Two secret goals for everybody, worth points when achieved
alti-new-with-missions = with Missions
alti-new-numbers = Numbers on the cards
alti-new-as-rulebook = all as in the rulebook
alti-rule-source = Ruling { $ruling }; Polish rulebook, “{ $heading }”.
alti-set-named = { $name } ({ $digest })
alti-set-digest = SHA-256 { $digest }…
alti-set-reconstructed = The rulebook’s text gives the rules, but the icons with most of the numbers are lost: { $count ->
    [one] { $count } number was reconstructed
   *[other] { $count } numbers were reconstructed
} by us and not taken from the printed game. Anyone who owns the game can enter the printed numbers in a file on the server.
alti-set-printed = The numbers come from the set “{ $name }”, entered by the host from a copy of the game.

## Table
alti-view-board = Board
alti-view-ring = Ring
alti-ring = The seven locations
alti-location = Location
alti-phase-setup = Setup
alti-phase-draw = Draw
alti-phase-planning = Plan
alti-phase-actions = Act
alti-phase-new-round = New round
alti-phase-end = End
alti-stop = stop
alti-missed = out of reach
alti-steps = { $count ->
    [one] { $count } step from your pawn
   *[other] { $count } steps from your pawn
}
alti-left-here = { $count ->
    [one] { $count } piece left here. When all are gone, the round is finished and one more is played.
   *[other] { $count } pieces left here. When all are gone, the round is finished and one more is played.
}
alti-pawn-of = { $player }’s pawn
alti-pawn-own = your pawn
alti-food-middle = food in the middle
alti-nearly-empty = { $location }: { $count } left
alti-then-one-more = when it is empty, one more round
alti-last-round = The last round
alti-one-more-round = One more round
alti-extensions = Extensions
alti-extension = Extension
alti-strip = Strip, cheapest place first
alti-strip-gap = sold
alti-stack = { $count } in the stack, next { $letter }
alti-stack-empty = the stack is empty
alti-costs = Costs { $count ->
    [one] { $count } coin
   *[other] { $count } coins
} here.
alti-orders = Orders
alti-orders-done = Orders completed
alti-order = Order
alti-order-words = { $goods }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
alti-houses = Houses
alti-house = House
alti-house-of = House: { $good }
alti-house-words = { $good }, { $count ->
    [one] { $count } point for you now
   *[other] { $count } points for you now
}
alti-house-sum = { $printed } + { $own } { $good }
alti-worth-now = worth now
alti-boats = Boats
alti-boat-of = Boat: { $good }
alti-boat-words = { $good } right away, { $count ->
    [one] { $count } point in all
   *[other] { $count } points in all
}
alti-boats-words = { $count ->
    [one] { $count } point, and its good right away
   *[other] { $count } points, and its good right away
}
# The same beside the heading, where there is room for a few letters only.
alti-boats-short = { $count } + its good
alti-carts = Carts
alti-missions = Missions
alti-mission = Mission
alti-in-hand = In hand
alti-roles = Roles
alti-points = Points
alti-points-now = Points now
alti-coins-word = Coins
alti-coin = a coin
alti-first-short = 1st
alti-start-player = start player
alti-state-locked = locked
alti-state-planning = planning
alti-state-passed = passed
alti-state-acts = acting
alti-role-and-extensions = Role and extensions
alti-no-order = no order
alti-no-shelf = empty warehouse
alti-lies = On spaces
alti-rival-more = Spaces, bag and cards
alti-rival-nothing = Nothing yet.
alti-bag = Bag
alti-container = Container
alti-cards = Cards
alti-no-cards = No cards yet
alti-done = Done
alti-delivered = { $good }, delivered
alti-missing = { $good }, missing
alti-warehouse = Warehouse
alti-shelves-begun = { $count } of { $of } shelves begun
alti-rack-left = Left rack, from the bottom
alti-rack-right = Right rack, from the bottom
alti-new = new
alti-shelf-empty = empty
alti-shelf-words = Shelf { $number }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $state ->
    [full] { $on }, full
    [begun] { $on }, { $left } free
    [next] empty, next for a new kind
   *[empty] empty
}
alti-road-words = Road: { $count } of { $of } steps
alti-any = any
alti-actions = Actions
alti-plan-does = your plan does this
alti-moves = Moves
alti-ways = Ways to move
alti-any-place = any location
alti-free = free
alti-used = used
alti-one-food = for 1 food
alti-one-step = 1 step
alti-cart-first = First cart
alti-cart-further = Another cart
alti-on-foot = On foot

## Spaces and plans
alti-place-extension = your extension
alti-planning = Planning
alti-planning-spaces = Planning spaces
alti-to-place = { $count } to place, limit { $limit }
alti-stay = { $count } of { $limit } taken
alti-room = { $count ->
    [0] no planning space free
    [one] { $count } planning space free
   *[other] { $count } planning spaces free
}
alti-spaces-of = Spaces: { $place }
alti-space-free = free space
alti-space-shut = locked until the Road unlocks it
alti-space-put = Put { $good } here: { $place }
alti-space-lift = { $good }, placed just now: pick it up
alti-space-old = { $good }, here since an earlier round
alti-space-fund = { $count ->
    [one] Lay { $count } coin here
   *[other] Lay { $count } coins here
}
alti-space-stays = { $good }: take it back
alti-space-back = { $good }, to be taken back: leave it after all
alti-coin-lift = Take the coins back
alti-coins-back = Take the coins back
alti-with = With { $goods }.
alti-your-plan = Your plan
alti-plan-words = { $count ->
    [0] All tiles are placed.
    [one] { $count } tile is not placed; it stays for the next round.
   *[other] { $count } tiles are not placed; they stay for the next round.
}
alti-in-hand-words = { $count ->
    [0] In hand; it can’t go anywhere now.
    [one] In hand; it can go to { $count } place.
   *[other] In hand; it can go to { $count } places.
}
alti-lock = Lock plan
alti-lift-all = Pick up all
alti-leave-all = Leave all
alti-suggest = Suggest
alti-take-back-done = Draw
alti-route = What your plan makes possible, in the order your pawn goes
alti-hold-tiles = Tiles to pick up
alti-nothing-ready = Nothing is ready yet: pick up a tile and press a green space.
alti-tile-to = { $good }: { $place }
alti-coins-to = { $count ->
    [one] { $count } coin: { $place }
   *[other] { $count } coins: { $place }
}
alti-too-few-coins = You don’t have enough coins.
alti-then-ready = Makes this action ready: { $action }.
alti-then-fuel = Moves the pawn: one step, or another cart to any location.
alti-then-waits = Waits here for more tiles, even in later rounds.
alti-then-sold = { $count ->
    [one] Is sold as well, for { $count } coin.
   *[other] Is sold as well, for { $count } coins.
}
alti-then-joins = Adds to an action that is ready: { $action }.
alti-missed-title = { $location }: your pawn can’t get there
alti-missed-words = Your carts and food don’t take you that far ({ $location }). Put more food on the movement spaces.

## Actions and ways
alti-here = here
alti-start-here = start
alti-leg-stay = Your pawn is already there ({ $location }).
alti-leg-place = Your pawn starts there ({ $location }).
alti-leg-first-cart = You take the first cart there for free ({ $location }).
alti-leg-cart = You take another cart there for 1 food ({ $location }).
alti-leg-walk = { $count ->
    [one] You walk { $count } step for 1 food ({ $location }).
   *[other] You walk { $count } steps for { $count } food ({ $location }).
}
alti-leg-walk-short = { $count ->
    [one] on foot for { $count } food
   *[other] on foot for { $count } food
}
alti-far = The tiles are ready, but no cart or food gets your pawn there this round ({ $location }).
alti-move = Move
alti-move-words = Where the pawn goes; an action must follow.
alti-move-after-words = Where the pawn goes before your turn ends.
alti-choose-from = { $what }: choose one
alti-mission-goes = to { $left }, the other to { $right }
alti-moves-left = { $location }. Left: { $free ->
    [yes] free cart, { $fuel } food
   *[no] { $fuel } food
}{ $carts ->
    [0] {""}
    [one] , { $carts } other cart
   *[other] , { $carts } other carts
}
alti-back = Back
alti-farm-food = { $count } food
alti-send-corn = Send { $count } corn
alti-of-points = { $count ->
    [one] point
   *[other] points
}
alti-of-coins = { $count ->
    [one] coin
   *[other] coins
}
alti-pick-market-sell = Pick what to sell.
alti-pick-market-deliver = Pick what to deliver.
alti-pick-village-store = Pick what to store, in order.
alti-pick-forest-cacao = Pick one good for each cacao.
alti-pick-sum = { $count ->
    [one] earns { $count } coin
   *[other] earns { $count } coins
}
alti-pick-clear = Clear
alti-pick-done = Do it
alti-pick-one = Pick at least one.
alti-pick-not = No more of these can be picked.
alti-sum-points = Points at the end
alti-sum-printed = Printed
alti-sum-own = { $count } { $good } of yours
alti-sum-price = Price
alti-sum-pay = You pay
alti-sum-left = Coins left
alti-sum-then = Coins afterwards
alti-sum-strip = Place on the strip
alti-sum-stock = { $good } left
alti-sum-carts-left = Carts left

## Before a press: what it costs and brings
alti-colon = { $what }: { $words }
alti-shelf-then = { $state ->
    [full] full, { $worth }
   *[left] { $left } more, then { $worth }
}
alti-tiles-back = Used tiles go into your container.
alti-road-next-space = Next on the Road: { $limit } planning spaces from the next draw on.
alti-road-next-corn = Next on the Road: 1 corn for your warehouse.
alti-completes = Completes the order: { $worth } and 1 corn.
alti-still-missing = The order will still need: { $goods }.
alti-good-left = { $good } ({ $left })
alti-left-there = left: { $count }
alti-pick-points = Full shelves: { $worth }
alti-swap-take = out of the container
alti-swap-draw = out of the bag
alti-of-corn = corn
alti-of-space = planning space
alti-hand-places = Where the tile in hand can go
alti-take-back-list = What you may take back before the draw
alti-state-chooses = choosing
alti-answer-sealed = Your answer is in and stays hidden until everybody has answered. Until then, you can change it with Undo.
alti-answer-open = Your answer is in, and everybody can see it. Until the next player answers, you can change it with Undo.
alti-set-mixed = The numbers come from the host’s set “{ $name }”. In it, { $count ->
    [one] { $count } number is
   *[other] { $count } numbers are
} still reconstructed by us and not taken from the printed game.
alti-numbers-of = Numbers: { $name }
alti-role-starts = Starts with
# A role may start with more tiles than the four planning spaces of the first round hold.
alti-role-draws = Tiles: { $tiles }. Drawn for the first round: { $spaces }
alti-not-yet = not yet

## Tiles without an action of their own, as short as a tile
alti-effect-e14 = any space +1
alti-effect-e17 = coin as food
alti-effect-e18 = swap a tile
alti-effect-e19 = Village +2
alti-effect-e20 = any space +1
alti-effect-e24 = 10 to shelves
alti-effect-e25 = corn waits

## Rules page and end
alti-rules-numbers = Goods, cards and their numbers
alti-rules-draw = Drawing
alti-rules-planning = Planning
alti-rules-moving = Moving the pawn
alti-rules-actions = Actions
alti-rules-warehouse = Warehouse
alti-rules-village = Village
alti-rules-market = Market
alti-rules-road = Road
alti-reference-goods = Goods
alti-reference-good = Good
alti-from-players = with { $count }+ players
alti-acted-at = Actions by location
alti-chart-points = Points by round
alti-chart-coins = Coins by round
alti-chart-stored = Goods stored by round
alti-chart-pick-points = Points
alti-chart-pick-coins = Coins
alti-chart-pick-stored = Stored

## What the game is about
altiplano-about-goal = Gather goods on the high plain. Goods, houses, boats, orders and the full shelves of your warehouse are worth points; the player with the most points wins.
altiplano-about-round = Each round you draw tiles from your bag, plan them onto the spaces of your board, and send your pawn around the seven locations to use them. What you use and gain returns to the bag later.
altiplano-about-end = When everything at a location is gone, or the strip of extensions can’t be refilled, the round is finished and one more is played.
altiplano-help-pieces = { $by ->
    [tap-once] While you plan, tap a tile and then a green space.
    [tap-twice] Only while you plan is one tap enough: the tile you tap is in your hand, and the green space you tap next takes it. You can pick it up again until the plan is locked. You can tap a location or an action at any time to read about it.
   *[press] While you plan, press a tile and then a green space, or drag it there.
}

## What stands under the drawing of an action, in a few words
alti-short-farm-food = each alpaca gives food
alti-short-forest-cacao = each cacao gives one of these
alti-short-harbor-boat = take a boat
alti-short-village-house = take a house
alti-short-village-store = store goods
alti-short-village-cart = buy a cart
alti-short-market-sell = sell goods
alti-short-market-extension = buy an extension
alti-short-market-order = take an order
alti-short-market-deliver = deliver to your order
alti-short-road-build = one step on the Road
alti-brief-market-sell = sale
alti-brief-market-extension = extension
alti-brief-market-order = order
alti-brief-market-deliver = delivery
alti-from = from { $count }

## Locking a plan
alti-lock-stays = { $count ->
    [one] { $count } tile stays
   *[other] { $count } tiles stay
}
alti-lock-all = Everything is placed. Plans are shown once everybody has locked theirs.
alti-lock-empty = Lock a plan with nothing placed?
alti-lock-empty-words = { $count ->
    [one] Your tile stays on its planning space: this round you can use only what is already on your board.
   *[other] All { $count } tiles stay on their planning spaces: this round you can use only what is already on your board.
}
alti-lock-far = Lock a plan with actions out of reach?
alti-lock-far-words = Ready, but your pawn can’t get there this round: { $actions }. Put more food on the movement spaces, or the tiles wait there for a later round.
alti-action-at = { $action } ({ $location })
alti-lock-anyway = Lock it anyway
alti-keep-planning = Keep planning
alti-suggest-words = Lays out a bot’s plan. You can change it before you lock it.
alti-lift-all-words = All tiles placed in this plan go back to the planning spaces.
alti-nothing-placed = Nothing is placed yet.
alti-leave-all-words = Everything stays where it is.
alti-end-turn-words = The next player acts. In your next turn you can carry out another action, or pass.
alti-ready-here = Ready here for your next turn: { $actions }.
alti-ready-there = Ready there: { $actions }.
alti-takes = Takes: { $goods }.
alti-way-first-cart = Once a round, to any location, for free.
alti-way-cart = For 1 food, to any location; each of these carts once a round.
alti-way-walk = One step along the ring for each food.
