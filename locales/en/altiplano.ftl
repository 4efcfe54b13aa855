# Words of Altiplano, English: names and what things do.
# Read by the web client and by the terminal. Names of goods are lower case, locations, roles and Missions start with a
# capital. The ids are the words of the wire with dashes.

## Goods

altiplano-good-food = food
altiplano-good-corn = corn
altiplano-good-wood = wood
altiplano-good-stone = stone
altiplano-good-ore = ore
altiplano-good-silver = silver
altiplano-good-cloth = cloth
altiplano-good-wool = wool
altiplano-good-alpaca = alpaca
altiplano-good-fish = fish
altiplano-good-glass = glass
altiplano-good-cacao = cacao

## Locations and other places

altiplano-location-farm = Farm
altiplano-location-forest = Forest
altiplano-location-mine = Mine
altiplano-location-harbor = Harbor
altiplano-location-village = Village
altiplano-location-market = Market
altiplano-location-road = Road
altiplano-place-movement = movement spaces
altiplano-place-role = role tile
altiplano-place-any-location = any-location space
altiplano-place-extension = extension, { $location }

# Tiles and where they lie: “2 food and 1 fish (Harbor)”.
altiplano-goods-at = { $goods } ({ $place })

## Roles

altiplano-role-miner = Miner
altiplano-role-shepherd = Shepherd
altiplano-role-fisherman = Fisherman
altiplano-role-woodcutter = Woodcutter
altiplano-role-stonemason = Stonemason
altiplano-role-farmer = Farmer
altiplano-role-trader = Trader

## Basic actions: name, and what it does where that is no simple exchange

altiplano-action-farm-food = Food
altiplano-action-farm-food-words = 1 food for each alpaca you use.
altiplano-action-farm-wool = Wool
altiplano-action-farm-cloth = Cloth
altiplano-action-forest-wood = Wood
altiplano-action-forest-cacao = Trade cacao
altiplano-action-forest-cacao-words = Each cacao becomes 1 food, 1 cloth or 1 glass, as you like.
altiplano-action-mine-stone = Stone
altiplano-action-mine-silver = Silver
altiplano-action-harbor-food = Food
altiplano-action-harbor-stone = Stone
altiplano-action-harbor-boat = Boat
altiplano-action-harbor-boat-words = 2 wood for any available boat; its good goes straight into your container.
altiplano-action-village-house = House
altiplano-action-village-house-words = 2 stone for any available house; at the end of the game it gives you a bonus for each of your tiles of its good.
altiplano-action-village-store = Store
altiplano-action-village-store-words = Put goods from the Village’s spaces into the warehouse, where they stay, in any order you like. Food can’t be stored.
altiplano-action-village-cart = Cart
altiplano-action-village-cart-words = 1 coin for a cart that you can use right away: one per round, four carts at most.
altiplano-action-market-sell = Sell
altiplano-action-market-sell-words = Sell goods on the Market’s spaces for their prices. The tiles stay yours.
altiplano-action-market-extension = Extension
altiplano-action-market-extension-words = Any extension on the strip for its price plus that of its place: one per round, and never the same action twice.
altiplano-action-market-order = Order
altiplano-action-market-order-words = 1 coin for any available order. Only one unfinished order at a time.
altiplano-action-market-deliver = Deliver
altiplano-action-market-deliver-words = Put goods from the Market’s spaces onto your order, where they stay; the last one completes it and earns you 1 corn.
altiplano-action-road-build = Road
altiplano-action-road-build-words = Stone and wood for one step: either one more planning space, starting with the next draw, or 1 corn.
altiplano-action-send-corn = Send corn

## Extensions: what each does

altiplano-extension-e1 = 1 food gives 1 alpaca (Farm).
altiplano-extension-e2 = 1 fish gives 1 ore (Harbor).
altiplano-extension-e3 = 1 food gives 1 wood (Forest).
altiplano-extension-e4 = 1 food gives 1 ore (Mine).
altiplano-extension-e5 = 1 food gives 1 fish (Harbor).
altiplano-extension-e6 = 2 coins, laid down while planning, buy 1 cacao (Market).
altiplano-extension-e7 = 1 coin, laid down while planning, buys 1 alpaca or stone (Market).
altiplano-extension-e8 = 1 coin, laid down while planning, buys 1 fish or wood (Market).
altiplano-extension-e9 = 1 coin, laid down while planning, buys 1 stone or wood (Market).
altiplano-extension-e10 = 1 food gives 1 ore or stone (Mine).
altiplano-extension-e11 = 2 fish give 1 cacao (Harbor).
altiplano-extension-e12 = 1 fish gives 1 ore, stone or wood (Harbor).
altiplano-extension-e13 = 2 food give 1 cacao (Forest).
altiplano-extension-e14 = Any tile planned here can be used for a basic action at your pawn’s location.
altiplano-extension-e15 = 1 alpaca gives 1 wool (Farm).
altiplano-extension-e16 = 1 food gives 1 cacao (Forest).
altiplano-extension-e17 = A coin may be placed on a movement space instead of food. It is paid only when used.
altiplano-extension-e18 = After the draw you may put a tile into your container and draw another, or take one of another kind out of the container.
altiplano-extension-e19 = Two more spaces in the Village.
altiplano-extension-e20 = Any tile planned here can be used for a basic action at your pawn’s location.
altiplano-extension-e21 = 1 fish gives 1 wool or cacao (Harbor).
altiplano-extension-e22 = 2 coins, laid down while planning, buy 1 wool or ore (Market).
altiplano-extension-e23 = 3 coins, laid down while planning, buy 1 silver or glass (Market).
altiplano-extension-e24 = Before scoring you draw up to 10 tiles; those that fit go onto shelves you have begun.
altiplano-extension-e25 = Corn you gain may wait here; an action sends 1 or 2 of it to the warehouse.

## Missions

altiplano-mission-m1 = 3 orders completed
altiplano-mission-m2 = 3 alpacas stored
altiplano-mission-m3 = 7 kinds of goods stored
altiplano-mission-m4 = 20 goods stored
altiplano-mission-m5 = First to fill a shelf
altiplano-mission-m6 = 4 shelves filled without corn
altiplano-mission-m7 = 3 silver and 3 cloth at the end
altiplano-mission-m8 = 4 glass at the end
altiplano-mission-m9 = 3 shelves filled
altiplano-mission-m10 = 5 corn stored
altiplano-mission-m11 = First to fill a shelf with fish, without corn
altiplano-mission-m12 = 3 boats
altiplano-mission-m13 = 3 houses
altiplano-mission-m14 = Most ore at the end
altiplano-mission-m15 = 4 cacao stored
altiplano-mission-m16 = An order, a boat and a house
altiplano-mission-m17 = First to complete an order
altiplano-mission-m18 = First to build a house
altiplano-mission-m19 = Most stone at the end
altiplano-mission-m20 = 2 orders that ask for wool or cloth

## Points by source

altiplano-score-goods = Goods
altiplano-score-boats = Boats
altiplano-score-houses = Houses
altiplano-score-house-bonus = House bonuses
altiplano-score-orders = Orders
altiplano-score-shelves = Full shelves
altiplano-score-missions = Missions
altiplano-score-total = Total
altiplano-score-tie-break = Tie-break: coins

## Rulings that a table can switch: name and what it means

altiplano-switch-roles-drafted = Roles chosen
altiplano-switch-roles-drafted-effect = Roles are chosen in turn, the start player last, instead of being dealt.
altiplano-switch-missions = Missions
altiplano-switch-missions-effect = Everybody has two hidden Missions that are worth points.
altiplano-switch-draw-fewer = Draw fewer
altiplano-switch-draw-fewer-effect = After each tile you draw, you may stop drawing.
altiplano-switch-plan-in-turn-order = Plan in turn
altiplano-switch-plan-in-turn-order-effect = Players plan one after another, beginning with the start player, and see the plans made before theirs.
altiplano-switch-place-pawns-first = All pawns first
altiplano-switch-place-pawns-first-effect = All pawns are placed before the first turn.
altiplano-switch-move-without-action = Moving without an action
altiplano-switch-move-without-action-effect = A turn may consist of moves and a pass.
altiplano-switch-wild-feeds-tiles = Any-location tile for roles and extensions
altiplano-switch-wild-feeds-tiles-effect = The tile on the any-location space may also be used for a role or an extension.
altiplano-switch-pay-for-nothing = Pay for nothing
altiplano-switch-pay-for-nothing-effect = You may pay for an order or a cart even when none is left.
altiplano-switch-road-end-corn = Corn at the Road’s end
altiplano-switch-road-end-corn-effect = Once your Road is finished, building on it again earns you 1 corn each time.
altiplano-switch-second-corn-shelf = Second corn shelf
altiplano-switch-second-corn-shelf-effect = A second shelf of corn may be begun while the first is not yet full.
altiplano-switch-corn-store-in-village = Corn store needs the Village
altiplano-switch-corn-store-in-village-effect = Corn leaves the corn store only while your pawn is in the Village.
altiplano-switch-end-on-empty-stack = Empty stack ends the game
altiplano-switch-end-on-empty-stack-effect = Using up the stack of extensions triggers the end of the game, even if the strip is full.
altiplano-switch-short-strip-two-more = Two more rounds
altiplano-switch-short-strip-two-more-effect = Once the strip can’t be refilled, two more rounds are played.
altiplano-switch-most-must-be-alone = Ties are not the most
altiplano-switch-most-must-be-alone-effect = A player who ties for the most ore or stone does not have the most.
altiplano-switch-corn-is-type = Corn is a good
altiplano-switch-corn-is-type-effect = Stored corn counts as a kind and as a good for Missions.
altiplano-switch-closed-bags = Closed bags
altiplano-switch-closed-bags-effect = Only their owner sees what is in a bag and container.

## The numbers of the game

altiplano-components-built-in = reconstructed numbers
altiplano-components-reconstructed = Most numbers on cards and tiles are reconstructed; they are not those of the printed game.
altiplano-impossible-player-count = Altiplano is for 2 to 5 players, not { $count }.
altiplano-impossible-ring = The ring must have each of the seven locations once, beginning with the Farm.
altiplano-impossible-start-player = Seat { $number } is not at the table and can’t start.
altiplano-impossible-components = This server does not have the component set “{ $name }”. Choose another one.

## Amounts

altiplano-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
altiplano-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
altiplano-gives = { $input } → { $gains }
