# Puerto Rico in the browser, English: the choice of the buildings, guests, the options of a new table.

## The choice of the buildings

before-round-one = before round 1
draft-title = Choosing the buildings
draft-progress = { $done } of { $of } chosen
draft-progress-small = { $done } of { $of } chosen, small ones first
draft-progress-random = { $done } of { $of }, drawn at random
draft-chance = at random
draft-turn-done = { $player }: { $building }
draft-turn-now = { $who ->
    [you] You choose now
   *[other] { $player } chooses now
}
draft-turn-later = { $player }
draft-full = full
draft-places = { $left } of { $of } places left
draft-places-later = { $left ->
    [one] { $left } place, after the small ones
   *[other] { $left } places, after the small ones
}
draft-places-words = Places on the main board for buildings that cost { $cost }: { $places }. Each takes one kind.
draft-key = Key: { $number }
draft-no-place = no place left
draft-later = after the small ones
draft-excluded = excluded at this table
draft-on-board = on the board
draft-facts = costs { $cost }, points { $points }
draft-copies =
    { $count ->
        [one] It goes on the board.
       *[other] Both copies go on the board.
    }
draft-about = What does it do?
draft-hold-first = Press a building that glows.
draft-put-up = Put it on the board

## Guests of the guesthouse

ask-guesthouse-settler = Before your settler turn. A guest works immediately wherever it goes and stays there until the next mayor phase.
ask-guesthouse-tile = Before you take your tile.
ask-guesthouse-second-tile = Before the second tile of the library.
ask-guesthouse-mayor = Before anybody arrives.
ask-guesthouse-builder = Before your builder turn: a quarry, a university, a black market …
ask-guesthouse-production = Before you produce.
ask-guesthouse-craftsman-privilege = Before your privilege: a library would double it.
ask-guesthouse-trader = Before your trader turn: an office, a trading post, a market …
ask-guesthouse-captain = Before you load: a harbor, a wharf, a lighthouse …
ask-guesthouse-storage = Before you store: a warehouse or a storehouse …
ask-guesthouse-hunting-lodge = Before your hunting lodge.
ask-guesthouse-prospector = Before your doubloon: a library would double it.
ask-guesthouse-end = The last chance: a large building scores its bonus only with somebody on it.
guests-rest = Not this round
guests-rest-words = Your guests stay where they are until the round ends, and nobody has to wait for your answer.
guests-wake = Ask again
guests-wake-words = The guesthouse is not asking this round. Press to be asked again.

## The small wharf, prices, forests

wharf-choices = Goods for the small wharf
wharf-words = Any goods, at least one: 1 point for every 2. Press a kind to ship less of it.
take-tile-or-quarry = Any face-up plantation, or a quarry.
take-tile-needs-hut = Any face-up plantation; a quarry only with an occupied construction hut.
take-tile-plantation = Any face-up plantation. There are no quarries left.
wharf-aboard = { $aboard } of { $count } aboard
wharf-sail = Ship: +{ $count }
option-small-wharf = any goods, 1 point for every 2
sum-worth-now = If occupied, as things stand
sum-forests = Forests
sum-black-market = Black market
sum-pairs-loaded = Goods, 1 for every 2
tile-forest-words = Forest ({ $tile }, face down)

## Buccaneer and Festival

rules-buccaneer = buccaneer
role-captured = captured
deed-ships = ships with goods: { $count }
deed-cards = cards left: { $count }
festival-wants-crop = three of these: { $tile }
festival-progress = { $player }: { $have } of { $of }
festival-won = Won by { $player }

## Nobles

tile-noble = { $tile }, occupied by a noble
place-words-noble = { $place }, circle { $number }: noble
place-nobles-words = Pick somebody up, choose the noble in hand, and press the circle where you want the noble to work.
place-hold-worker = Place workers: { $count } in hand
place-hold-noble = Place nobles: { $count } in hand
supply-nobles = Nobles
supply-nobles-arriving = Nobles arriving

## Buildings in a few words

building-small-market-brief = A sale pays 1 more
building-hacienda-brief = Draw one more plantation
building-construction-hut-brief = May take a quarry
building-small-warehouse-brief = Keep 1 kind
building-hospice-brief = A worker comes with the tile
building-office-brief = Sell a kind already sold there
building-large-market-brief = A sale pays 2 more
building-large-warehouse-brief = Keep 2 kinds
building-factory-brief = Doubloons for different kinds
building-university-brief = A worker comes with the building
building-harbor-brief = An extra point each time you load
building-wharf-brief = A ship of your own
building-guild-hall-brief = Points for production buildings
building-residence-brief = Points for a full island
building-fortress-brief = A point for every 3 workers
building-customs-house-brief = A point for every 4 points
building-city-hall-brief = Points for commercial buildings
building-aqueduct-brief = 1 more indigo and sugar in the large plants
building-forest-house-brief = Plant forests: 1 off for each pair
building-black-market-brief = Pay up to 3 with a worker, good and point
building-storehouse-brief = Keep 3 single goods
building-guesthouse-brief = 2 guests who can step in anywhere
building-trading-post-brief = Sell to yourself
building-church-brief = Points for building: 0, 1, 1, 2
building-small-wharf-brief = Ship anything, 1 point for every 2
building-lighthouse-brief = A doubloon each time you load
building-specialty-factory-brief = Doubloons for one kind
building-library-brief = Doubles your privilege
building-union-hall-brief = A point for each pair before loading
building-statue-brief = 8 points, needs no worker
building-cloister-brief = Points for sets of three tiles
building-land-office-brief = Buy a plantation, or sell one
building-chapel-brief = A doubloon or a point per craftsman phase
building-hunting-lodge-brief = Give up a tile, or 2 points for space
building-zoning-office-brief = Buildings cost 1 less, large ones 2
building-royal-supplier-brief = Trade in one good per noble, 1 point each
building-villa-brief = One more noble per mayor phase
building-jeweler-brief = A doubloon for each noble
building-royal-garden-brief = An extra point for each noble

## Options of a new table

new-expansions = Expansions
new-expansion-not-in = Not in the { $edition } rulebook: choose a newer edition
new-draft = Buildings on the main board
new-draft-players = Chosen in turn
new-draft-players-words = You and the others choose them before round 1
new-draft-random = Drawn at random
new-draft-random-words = Quick, and never the same twice
new-draft-newest = Everything new
new-draft-newest-words = All 14 buildings of the expansion: good for a first look
new-draft-named = A named set
new-rules-house = In no rulebook
rule-is-off = { $rule }: no
rule-source-editions = As printed: on in { $on }, off in { $off }.
rule-source-house = A balance variant by players; in no rulebook.
rule-source-table = Off in every rulebook; many tables like it.
rule-source-letter = Follows the rulebooks to the letter.
rule-source-letter-2020 = Follows one passage of the 2020 rulebook to the letter.
rule-source-letter-2011 = Follows the 2011 rulebook to the letter.
rule-source-advice-2020 = Advice from the 2020 rulebook; off as printed.
rule-source-sheet-2004 = The expansion’s first printing of 2004.
rule-source-tournament = Tournament practice.
rule-source-japanese = As in the 2021 Japanese edition.
rule-source-sites = As on other online gaming sites.

## What the game is about
puerto-rico-about-goal = Develop an island and a city. The goods you ship and the buildings you own are worth victory points; the player with the most points wins.
puerto-rico-about-round = Each round the players take turns choosing a role that is still free, such as builder or captain. Then everybody does what it allows, and the player who chose it gets a little more.
# $nobles: with Nobles all workers are in play, and their end is not the game's.
puerto-rico-about-end =
    { $nobles ->
        [yes] The game ends after the round in which the victory points run out or somebody’s city is full.
       *[no] The game ends after the round in which the workers or the victory points run out, or somebody’s city is full.
    }
puerto-rico-help-pieces = { $by ->
    [tap-once] Tap a role or a building to read about it.
    [tap-twice] You can tap a role or a building at any time to read about it.
   *[press] Press a role or a building to read about it.
}

## What pieces say that can’t be pressed now

about-corn = With a worker on it, it brings 1 corn in each craftsman phase. No building needed.
about-good = With a worker on it and one in a matching production building, it brings 1 in each craftsman phase.
about-quarry = With a worker on it, each building costs you 1 doubloon less. Quarries together never take off more than the number of the building’s column.
about-tile-when = Tiles are taken in the settler phase.
about-stack = At the end of each settler phase, new plantations are laid out from this stack.
about-ship = A ship carries only one kind, and no kind may be on two ships. Ships are loaded in the captain phase; when it ends, full ships are emptied.
about-house = In the trader phase each player may sell one good of a kind that isn’t here yet. When all four spaces are taken, the house is emptied at the end of the phase.
about-price = The trading house pays { count-doubloons } for it. Privileges and buildings can add to that.
about-san-juan = Workers in San Juan produce nothing. In the next mayor phase, all workers can be moved.
about-market = Buildings are bought in the builder phase.
about-governor = Is the first to choose a role this round.
about-token = Whoever has it can’t take the Buccaneer again until another player has taken that role.
about-doubloons = They pay for buildings. At the end of the game, doubloons and goods only break a tie.
about-points = Points for goods loaded and for what some buildings do. Buildings themselves are counted at the end of the game.
about-goods = Goods are sold in the trader phase and loaded in the captain phase.
about-ship-people = They come ashore in the next mayor phase.
