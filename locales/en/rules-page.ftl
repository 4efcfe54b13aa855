# The rules page: search and captions of pictures. Loaded with that page only.

rules-search = Search the rules
rules-next = Next match
rules-previous = Previous match
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } match found
   *[other] { $count } matches found
}
rules-found-at = { $number } of { $count }

# Puerto Rico

picture-overview = An island and a city in the middle of a game.
picture-overview-wealth = The owner’s doubloons and victory points. The points stay hidden from the others.
picture-overview-worked = A worker stands here: this plantation is occupied.
picture-overview-idle = An empty circle: this building does nothing yet, but its points already count.

picture-round = It is your turn to choose a role.
picture-round-taken = Taken: nobody else can choose this role in this round.
picture-round-coins = Left over in an earlier round. Whoever chooses it also takes what lies on it: { $doubloons ->
    [one] { $doubloons } doubloon.
   *[other] { $doubloons } doubloons.
}
picture-round-free = Everybody does what the role says. Only the player who chose it has the privilege.

picture-settler = The settler takes the first tile.
picture-settler-row = Face-up plantations: in turn order, everybody may take one.
picture-settler-quarry = A quarry instead of a plantation: only for the settler, or with an occupied construction hut.
picture-settler-stack = Afterwards, the leftovers are discarded and new plantations are laid out from here: { $count }.

picture-mayor = Workers to be placed: { $count }. All circles are free again.
picture-mayor-tile = Every plantation and every quarry has one circle.
picture-mayor-building = Buildings have one to three. A production building needs one worker for each plantation that it serves.

picture-builder = The builder’s choice. Occupied quarries: { $quarries }.
picture-builder-price = { $building }, printed price { $cost }, to pay { $price }: the builder saves 1, the quarries { $quarries }.
picture-builder-column = Quarries never take off more than this: 1 in the first column, 4 for large buildings.
picture-builder-refused = Hatched: too expensive, or already in your city.

picture-craftsman = The goods have been handed out; the craftsman may take one more.
picture-craftsman-corn = Corn needs no building: 1 for each occupied plantation, here { $corn }.
picture-craftsman-pair = Everything else needs a worker on the plantation and another one in the building: here { $count }.
picture-craftsman-privilege = Privilege: 1 more of a kind that you have just produced.

picture-trader = It is your turn to sell one good.
picture-trader-house = The trading house has four spaces. Taken: { $count }.
picture-trader-open = This kind is not there yet. It brings { $doubloons ->
    [one] { $doubloons } doubloon.
   *[other] { $doubloons } doubloons.
}
picture-trader-shut = This kind is there already: without an occupied office you can’t sell it.

picture-captain = It is your turn to load.
picture-captain-part = Carries a kind that you own; you have { $owned }, and there is room for { $fits }. As many as fit go aboard.
picture-captain-other = Carries a kind that you don’t have. No other kind may join it.
picture-captain-empty = Empty: may be begun with a kind that is not on another ship.

picture-storage = After the last loading, goods are stored. Kinds that you have: { $kinds }.
picture-storage-warehouse = The small warehouse keeps all goods of one kind.
picture-storage-kinds = You choose which. Apart from that you keep a single good; the rest is lost.

picture-end = Late in a game: three things can end it.
picture-end-points = Points left: { $points }. The round in which the last one is taken is the last.
picture-end-workers = Workers left: { $workers }. The game ends when they no longer fill the ship.
picture-end-city = Free spaces in this city: { $left }. The round in which somebody fills the twelfth space is the last.

picture-forests = An island with forests.
picture-forests-count = Forests: { $count }. Every two take 1 doubloon off any building, here { $off }. They need no worker.

picture-nobles = A noble at work.
picture-nobles-house = A noble works like a worker and is worth 1 point at the end, wherever it stands.

picture-buccaneer = The role cards; nobody has chosen the buccaneer yet.
picture-buccaneer-token = The badge shows who owns the token: everybody except that player can choose this card.

picture-festival = The three tasks of the festival.
picture-festival-open = Open: how far each player has got, and what the first to complete it gets.
picture-festival-won = Won: nobody else can complete this task.

# Altiplano

picture-alti-overview = The seven locations with the players’ pawns.
picture-alti-overview-here = Your pawn is here. You can act only where it stands.
picture-alti-overview-stock = What is left at this location. Once everything here is gone, the end of the game begins.
picture-alti-overview-food = Food lies in the middle and belongs to no location.

picture-alti-draw = The planning spaces after drawing.
picture-alti-draw-tiles = Tiles drawn until all open spaces were full: { $count }. Left in the bag: { $bag }.
picture-alti-draw-shut = Locked: building the Road opens more spaces.

picture-alti-planning = Planning: a tile is about to go to an action space.
picture-alti-planning-hand = The tile in hand: food.
picture-alti-planning-takes = The green spaces take it.
picture-alti-planning-old = Has been here since an earlier round and can’t be moved.

picture-alti-moving = It is your turn, and your pawn may move.
picture-alti-moving-here = Your pawn is here.
picture-alti-moving-cart = Within reach: once a round, the first cart takes you anywhere for free.
picture-alti-moving-steps = Steps on foot; each costs 1 food. Food on your movement spaces: { $food }.

picture-alti-actions = Locations on your board, with the tiles that you planned there.
picture-alti-actions-here = Ready, and your pawn is here: you can do it right away.
picture-alti-actions-there = Ready, too, but first your pawn has to get there.

picture-alti-warehouse = A warehouse late in a game.
picture-alti-warehouse-full = Full: this shelf scores { $points }, in addition to the goods on it.
picture-alti-warehouse-begun = Begun: only the same kind can be added, or corn.
picture-alti-warehouse-corn = Corn fills a slot on any shelf that has been begun.

picture-alti-market = What can be gained besides goods.
picture-alti-market-strip = An extension: its price includes that of its place on the strip.
picture-alti-market-order = An order: the goods that it asks for, and its points.
picture-alti-market-house = A house: the good whose tiles it makes worth more, and what it would be worth to you now.

picture-alti-order = Your unfinished order.
picture-alti-order-got = Delivered: the good stays on the order.
picture-alti-order-missing = Still to be delivered: { $left }. The last one completes the order and earns you 1 corn.

picture-alti-road = The Road. Steps built: { $steps }.
picture-alti-road-here = You are here. Planning spaces: { $limit }.
picture-alti-road-next = The next step costs 1 stone and 1 wood.

picture-alti-extensions = Actions of your own, in addition to those on the board.
picture-alti-extensions-role = Your role, at the location where it works. Its spaces are full, so the action is ready.
picture-alti-extensions-bought = An extension that you bought; it works in the same way.

picture-alti-end = A location is nearly empty.
picture-alti-end-low = Left here: { $left }. When everything is gone, the round is finished and one more is played.

picture-alti-missions = Your Missions.
picture-alti-missions-done = Completed and face up: these points are certain.
picture-alti-missions-open = Not completed yet: the shield is hollow.
