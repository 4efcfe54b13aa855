# Words of Puerto Rico, English.
# Read by the web client (@fluent/bundle) and by the terminal (fluent-bundle).
# English uses neutral words: worker, worker ship, trading house.
# Names of goods and tiles are lower case, roles and buildings start with a
# capital. Short names have at most 10 characters.

## Goods

good-corn = corn
good-corn-short = Corn
good-corn-letter = C
good-indigo = indigo
good-indigo-short = Indigo
good-indigo-letter = I
good-sugar = sugar
good-sugar-short = Sugar
good-sugar-letter = S
good-tobacco = tobacco
good-tobacco-short = Tobacco
good-tobacco-letter = T
good-coffee = coffee
good-coffee-short = Coffee
good-coffee-letter = F

# An amount of one kind, for lists: 3 sugar.
good-amount = { $count } { $good }

## Roles: name, short name, what everybody does, what only the chooser gets

role-settler = Settler
role-settler-short = Settler
role-settler-action = Take one face-up plantation.
role-settler-privilege = You may take a quarry instead.
role-mayor = Mayor
role-mayor-short = Mayor
role-mayor-action = Workers arrive from the worker ship; place all of yours.
role-mayor-privilege = Take 1 worker from the supply.
role-builder = Builder
role-builder-short = Builder
role-builder-action = Build one building.
role-builder-privilege = Your building costs 1 doubloon less.
role-craftsman = Craftsman
role-craftsman-short = Craftsman
role-craftsman-action = Produce goods.
role-craftsman-privilege = Take 1 more good of a kind you produced.
role-trader = Trader
role-trader-short = Trader
role-trader-action = Sell one good to the trading house.
role-trader-privilege = Your sale pays 1 doubloon more.
role-captain = Captain
role-captain-short = Captain
role-captain-action = Load goods for 1 victory point each.
role-captain-privilege = 1 extra victory point with your first loading.
role-prospector = Prospector
role-prospector-short = Prospector
role-prospector-action = The others do nothing.
role-prospector-privilege = Take 1 doubloon from the bank.
role-second-prospector = Second prospector
role-second-prospector-short = Prosp. 2
role-second-prospector-action = The others do nothing.
role-second-prospector-privilege = Take 1 doubloon from the bank.
role-buccaneer = Buccaneer
role-buccaneer-short = Buccaneer
role-buccaneer-action = The others do nothing.
role-buccaneer-privilege = Take the token and choose one of four deeds: piracy, plunder, raid or capture.

## Phases

phase-draft = Choosing the buildings

## Island tiles

tile-corn = corn plantation
tile-corn-short = Corn
tile-indigo = indigo plantation
tile-indigo-short = Indigo
tile-sugar = sugar plantation
tile-sugar-short = Sugar
tile-tobacco = tobacco plantation
tile-tobacco-short = Tobacco
tile-coffee = coffee plantation
tile-coffee-short = Coffee
tile-quarry = quarry
tile-quarry-short = Quarry
tile-forest = forest
tile-forest-short = Forest

## Words of the table

word-worker = worker
word-noble = noble
word-nobles = nobles
word-private-ship = the wharf
word-doubloons = doubloons
word-governor = governor
word-san-juan = San Juan
word-price = price
word-role = role

# A ship of the captain phase, known by its hold.
ship-name = ship { $capacity }
round-number = Round { $number }

## Counted words

count-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
count-nobles =
    { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }
count-doubloons =
    { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }
count-points =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
count-goods =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
count-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
count-circles =
    { $count ->
        [one] { $count } empty circle
       *[other] { $count } empty circles
    }

## Editions and expansions

edition-2002 = 2002 edition
edition-2002-effect = Victory points in play: 75, 100 or 122 with 3, 4 or 5 players, 65 with 2. What this rulebook lacks is taken from 2020.
edition-2011 = 2011 edition
edition-2011-effect = Victory points in play: 75, 100 or 126 with 3, 4 or 5 players, 65 with 2.
edition-2020 = 2020 edition
edition-2020-effect = Victory points in play: 76, 101 or 126 with 3, 4 or 5 players, 65 with 2.
expansion-base = Base game
expansion-new-buildings = New Buildings
expansion-new-buildings-effect = 14 more buildings; the players choose which ones are for sale.
expansion-nobles = Nobles
expansion-nobles-effect = Nobles come with the worker ship, and 8 buildings put them to use.
expansion-buccaneer = Buccaneer
expansion-buccaneer-effect = One more role, which robs ships, the trading house and the role cards.
expansion-festival = Festival in San Juan
expansion-festival-effect = Three tasks; the first player to complete each gets its reward.

## Switches of the base game

switch-vp-pool = Victory points in play
switch-vp-pool-effect = How many points the supply holds; when they run out, the game ends after that round.
switch-open-vp = Open victory points
switch-open-vp-effect = Everybody sees everybody’s victory points.
switch-counted = Counted victory points
switch-counted-effect = Victory points that everybody could see being gained are counted and shown for all players.
switch-dup-production = Duplicate production buildings
switch-dup-production-effect = You may own several production buildings of the same kind.
switch-auto-mayor-privilege = Mayor always takes a worker
switch-auto-mayor-privilege-effect = The mayor’s extra worker is taken without asking.
switch-decline-workers = Workers may be refused
switch-decline-workers-effect = You may refuse workers from the ship; they leave the game.
switch-large-max-4 = At most 4 large buildings
switch-large-max-4-effect = The city is 4 spaces wide and 3 high, so a fifth large building never fits.
switch-strict-optional = Everything optional
switch-strict-optional-effect = You are also asked about gains that are otherwise taken automatically.
switch-ask-forced = Ask about forced moves
switch-ask-forced-effect = On your turn you are asked even if there is only one possible answer, or you can only pass.

## Effects hold only while at least one worker is on the building.

building-small-indigo-plant = Small indigo plant
building-small-indigo-plant-short = S. indigo
building-small-indigo-plant-effect = Produces 1 indigo in the craftsman phase if there is a worker both here and on an indigo plantation.
building-small-indigo-plant-note = Adds to the large plant: at most 4 indigo with both.
building-small-sugar-mill = Small sugar mill
building-small-sugar-mill-short = S. sugar
building-small-sugar-mill-effect = Produces 1 sugar in the craftsman phase if there is a worker both here and on a sugar plantation.
building-small-sugar-mill-note = Adds to the large mill: at most 4 sugar with both.
building-indigo-plant = Indigo plant
building-indigo-plant-short = Indigo
building-indigo-plant-effect = Produces up to 3 indigo in the craftsman phase, 1 for each worker here paired with an occupied indigo plantation.
building-indigo-plant-note = Counts as a large production building for the guild hall.
building-sugar-mill = Sugar mill
building-sugar-mill-short = Sugar
building-sugar-mill-effect = Produces up to 3 sugar in the craftsman phase, 1 for each worker here paired with an occupied sugar plantation.
building-sugar-mill-note = Counts as a large production building for the guild hall.
building-tobacco-storage = Tobacco storage
building-tobacco-storage-short = Tobacco
building-tobacco-storage-effect = Produces up to 3 tobacco in the craftsman phase, 1 for each worker here paired with an occupied tobacco plantation.
building-tobacco-storage-note = Counts as a large production building for the guild hall.
building-coffee-roaster = Coffee roaster
building-coffee-roaster-short = Coffee
building-coffee-roaster-effect = Produces up to 2 coffee in the craftsman phase, 1 for each worker here paired with an occupied coffee plantation.
building-coffee-roaster-note = Counts as a large production building for the guild hall.

building-small-market = Small market
building-small-market-short = S. market
building-small-market-effect = Trader phase: your sale to the trading house pays 1 doubloon more.
building-small-market-note = Even corn then sells for 1. With the large market, 3 more in all.
building-hacienda = Hacienda
building-hacienda-short = Hacienda
building-hacienda-effect = Settler phase: before your normal choice you may draw a face-down plantation. You must place what you draw.
building-hacienda-note = Never gives a quarry, and its tile gets no hospice worker. The settler may use it too.
building-construction-hut = Construction hut
building-construction-hut-short = Hut
building-construction-hut-effect = Settler phase: you may take a quarry instead of a face-up plantation.
building-construction-hut-note = A settler with a hut still takes only one quarry. Useless once the quarries are gone.
building-small-warehouse = Small warehouse
building-small-warehouse-short = S. wareh.
building-small-warehouse-effect = End of the captain phase: keep all goods of one kind, in addition to the one good that everybody keeps.
building-small-warehouse-note = It does not excuse you from loading. With the large warehouse: three kinds plus one more good.
building-hospice = Hospice
building-hospice-short = Hospice
building-hospice-effect = Settler phase: the plantation or quarry you take may immediately get a worker from the supply.
building-hospice-note = If the supply is empty, the worker comes from the worker ship, never from your San Juan. Not for the hacienda’s tile.
building-office = Office
building-office-short = Office
building-office-effect = Trader phase: you may sell a kind that is already in the trading house.
building-office-note = A full trading house is closed to you too.
building-large-market = Large market
building-large-market-short = L. market
building-large-market-effect = Trader phase: your sale to the trading house pays 2 doubloons more.
building-large-market-note = With the small market, 3 more in all.
building-large-warehouse = Large warehouse
building-large-warehouse-short = L. wareh.
building-large-warehouse-effect = End of the captain phase: keep all goods of two kinds, in addition to the one good that everybody keeps.
building-large-warehouse-note = It does not excuse you from loading. With the small warehouse: three kinds plus one more good.
building-factory = Factory
building-factory-short = Factory
building-factory-effect = Craftsman phase: the bank pays 0, 1, 2, 3 or 5 doubloons for 1, 2, 3, 4 or 5 kinds of goods you produce.
building-factory-note = Only kinds you actually receive count; how many of each does not matter.
building-university = University
building-university-short = University
building-university-effect = Builder phase: when you build, you may put a worker from the supply on the new building.
building-university-note = Only one worker, however many circles there are. If the supply is empty, the worker comes from the worker ship. Not for the university itself.
building-harbor = Harbor
building-harbor-short = Harbor
building-harbor-effect = Captain phase: 1 extra victory point each time you load.
building-harbor-note = Counts for the wharf too; once per loading, however many goods.
building-wharf = Wharf
building-wharf-short = Wharf
building-wharf-effect = Captain phase: once, instead of using a cargo ship, you may ship all your goods of one kind to the supply, 1 victory point each.
building-wharf-note = Any kind, even one a ship carries; it need not be the one you have most of. When only the wharf could take your goods, you may pass and use it later in the phase.

building-guild-hall = Guild hall
building-guild-hall-short = Guild hall
building-guild-hall-effect = End of the game: 1 point for each of your small production buildings, 2 for each large one.
building-guild-hall-note = All of them count, occupied or not. Only the small indigo plant and the small sugar mill are small; all others are large.
building-residence = Residence
building-residence-short = Residence
building-residence-effect = End of the game: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11, 7 for 12.
building-residence-note = Plantations and quarries count, occupied or not.
building-fortress = Fortress
building-fortress-short = Fortress
building-fortress-effect = End of the game: 1 point for every 3 of your workers.
building-fortress-note = Workers in San Juan count. Rounded down.
building-customs-house = Customs house
building-customs-house-short = Customs
building-customs-house-effect = End of the game: 1 point for every 4 victory points you gained during the game.
building-customs-house-note = Points gained after the supply ran out count too; points for buildings do not. Rounded down.
building-city-hall = City hall
building-city-hall-short = City hall
building-city-hall-effect = End of the game: 1 point for each of your commercial buildings, including the city hall.
building-city-hall-note = Small and large ones, occupied or not. Production buildings do not count.

## Buildings of New Buildings

building-aqueduct = Aqueduct
building-aqueduct-short = Aqueduct
building-aqueduct-effect = Craftsman phase: 1 extra indigo if you produced some and your indigo plant is occupied; the same for sugar and the sugar mill.
building-aqueduct-note = Small plants get nothing. The supply must have the extra good.
building-forest-house = Forest house
building-forest-house-short = Forest h.
building-forest-house-effect = Settler phase: place the plantation you take face down as a forest. Builder phase: every 2 of your forests make a building 1 doubloon cheaper.
building-forest-house-note = Also works for tiles from the hacienda, library and land office, but not for quarries. A forest stays a forest and fills a space for the residence; a hospice worker goes to San Juan. The discount has no column limit and needs no worker here, unless the table agreed otherwise.
building-black-market = Black market
building-black-market-short = Bl. market
building-black-market-effect = Builder phase: if you are 1 to 3 doubloons short, return up to one worker, one good and one victory point, each for 1 doubloon.
building-black-market-note = You may return only as much as you need, so no doubloon may be left over. Not the black market’s own worker. Returning things does not undo the end of the game.
building-storehouse = Storehouse
building-storehouse-short = Storeh.
building-storehouse-effect = End of the captain phase: keep 3 more single goods of any kind.
building-storehouse-note = Adds to the one good that everybody keeps and to the warehouses. It does not excuse you from loading.
building-guesthouse = Guesthouse
building-guesthouse-short = Guesth.
building-guesthouse-effect = Houses 2 workers. In any phase you may move each of them to an empty circle elsewhere on your board, where they work immediately.
building-guesthouse-note = They stay there until the next mayor phase and need not leave together. 2011 edition: not in the mayor phase.
building-trading-post = Trading post
building-trading-post-short = Trade post
building-trading-post-effect = Trader phase: you may sell your good here instead of to the trading house, any kind, even if the house is full.
building-trading-post-note = Pays the normal price and the trader’s privilege, but no market bonus. Still one sale per phase.
building-church = Church
building-church-short = Church
building-church-effect = Builder phase: when you build, you gain 0, 1, 1 or 2 victory points for a building in column 1, 2, 3 or 4.
building-church-note = Production buildings count; the church itself does not.
building-small-wharf = Small wharf
building-small-wharf-short = S. wharf
building-small-wharf-effect = Captain phase: once, instead of using a cargo ship, you may ship any of your goods to the supply, 1 victory point for every 2.
building-small-wharf-note = At least 1 good; kinds may be mixed; rounded down; the harbor counts. You may use the wharf too, on another turn.
building-lighthouse = Lighthouse
building-lighthouse-short = Lighth.
building-lighthouse-effect = Captain phase: 1 doubloon each time you load. If you are the captain, 1 extra doubloon, even if you load nothing.
building-lighthouse-note = Counts for the wharf and small wharf too; once per loading, however many goods.
building-specialty-factory = Specialty factory
building-specialty-factory-short = Specialty
building-specialty-factory-effect = Craftsman phase: the kind you produced most of, not counting corn, pays 1 doubloon less than the number of its goods.
building-specialty-factory-note = Only one kind. The aqueduct’s good counts; the craftsman’s extra good does not.
building-library = Library
building-library-short = Library
building-library-effect = Doubles the privilege of the role that you choose.
building-library-note = Doubloons on the card and bonuses from other buildings are not doubled. As settler you take a second plantation after everybody else; a quarry only with a construction hut, and no hospice worker.
building-union-hall = Union hall
building-union-hall-short = Union hall
building-union-hall-effect = Captain phase: before your first loading you gain 1 victory point for every pair of identical goods you have.
building-union-hall-note = You keep the goods. Once per phase, even if you cannot load afterwards.
building-statue = Statue
building-statue-short = Statue
building-statue-effect = No function, needs no worker: it is simply worth 8 victory points.
building-statue-note = A university worker goes to San Juan. The statue counts as a commercial building for the city hall.
building-cloister = Cloister
building-cloister-short = Cloister
building-cloister-effect = End of the game: 1, 3, 6 or 10 points for 1, 2, 3 or 4 sets of three identical island tiles.
building-cloister-note = Quarries count as a kind, and so do forests. Tiles count whether occupied or not.

## Buildings of Nobles

building-land-office = Land office
building-land-office-short = Land off.
building-land-office-effect = Trader phase, once. Worker: pay 1 doubloon for a face-down plantation. Noble: give up a plantation or forest for 1 doubloon.
building-land-office-note = Before or after your sale. With an occupied forest house the new tile may become a forest. A person on the tile you give up goes to San Juan.
building-chapel = Chapel
building-chapel-short = Chapel
building-chapel-effect = Craftsman phase. Worker: 1 doubloon. Noble: 1 victory point.
building-chapel-note = Even if you produce nothing.
building-hunting-lodge = Hunting lodge
building-hunting-lodge-short = Lodge
building-hunting-lodge-effect = End of the settler phase. Worker: you may give up a plantation or forest. Noble: 2 victory points if you alone have the most empty island spaces.
building-hunting-lodge-note = A person on the tile you give up goes to San Juan. Quarries stay. In a tie, nobody gains points.
building-zoning-office = Zoning office
building-zoning-office-short = Zoning
building-zoning-office-effect = Builder phase. Worker: small buildings cost you 1 doubloon less. Noble: large buildings cost you 2 less.
building-zoning-office-note = Adds to the discounts of quarries, forests and the builder’s privilege; no price falls below 0.
building-royal-supplier = Royal supplier
building-royal-supplier-short = Supplier
building-royal-supplier-effect = Captain phase: before your first loading, return up to as many different goods as you have nobles, 1 victory point each.
building-royal-supplier-note = Nobles in San Juan count. This is not loading, so the harbor, lighthouse and captain add nothing. It makes no difference whether a worker or a noble is here.
building-villa = Villa
building-villa-short = Villa
building-villa-effect = Mayor phase: with your first new worker or noble you get one more noble from the supply.
building-villa-note = If no noble is left, a worker instead; never from the ship. It makes no difference who is here. 2011 edition: even if nobody else comes to you.
building-jeweler = Jeweler
building-jeweler-short = Jeweler
building-jeweler-effect = Craftsman phase: 1 doubloon for each of your nobles.
building-jeweler-note = Nobles in San Juan count. It is a large production building: the guild hall counts it, the city hall does not.
building-royal-garden = Royal garden
building-royal-garden-short = Garden
building-royal-garden-effect = End of the game: 1 extra point for each of your nobles.
building-royal-garden-note = Nobles in San Juan count. This is in addition to the 1 point that each noble is worth anyway.

## Buccaneer and festival

buccaneer-token = buccaneer token
deed-piracy = Piracy
deed-piracy-effect = Empty one cargo ship and keep up to 3 of its goods.
deed-plunder = Plunder
deed-plunder-effect = Clear the trading house: 1 victory point for each good.
deed-raid = Raid
deed-raid-effect = Take workers off the ship until only as many are left as there are players; put up to 3 to work immediately.
deed-capture = Capture
deed-capture-effect = Take a role card that nobody has chosen, with its doubloons. If somebody chooses that role later, you get 3 doubloons from the bank; if nobody does, you play it.
festival-crop = Crop task
festival-crop-effect = Own three plantations of this kind: 3 workers from the supply.
festival-production = Production task
festival-production-effect = Produce all three goods in one craftsman phase: 3 doubloons.
festival-building = Building task
festival-building-effect = Build this building: 3 victory points.

## Points at the end, by source

score-chips = Victory points gained in play
score-buildings = Buildings
score-guild-hall = Guild hall
score-residence = Residence
score-fortress = Fortress
score-customs-house = Customs house
score-city-hall = City hall
score-total = Total
score-tie-break = Tie-break: doubloons and goods
