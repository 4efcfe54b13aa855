# Sentences of Puerto Rico with expansions, English. The values are those of puerto-rico-play.ftl; where a
# sentence refers to a counted word ("count-points"), $count is its number.

## What happened

log-building-drafted =
    { $who ->
        [you] You choose a building for the main board: { $building }.
       *[other] { $player } chooses a building for the main board: { $building }.
    }
log-building-drafted-by-chance = Drawn for the main board: { $building }.
log-forest-planted =
    { $who ->
        [you] You plant a forest: { $tile }, face down.
       *[other] { $player } plants a forest: { $tile }, face down.
    }
log-plantation-drawn =
    { $who ->
        [you] You draw a tile: { $tile }. You may place it as a forest.
       *[other] { $player } draws a tile: { $tile }. It may become a forest.
    }
log-guest-moved =
    { $who ->
        [you] Your guest goes to work: { $place }.
       *[other] { $player }’s guest goes to work: { $place }.
    }
log-returned-worker =
    { $who ->
        [you] Black market: you return a worker ({ $place }) for 1 doubloon.
       *[other] Black market: { $player } returns a worker ({ $place }) for 1 doubloon.
    }
log-returned-good =
    { $who ->
        [you] Black market: you return { $good } for 1 doubloon.
       *[other] Black market: { $player } returns { $good } for 1 doubloon.
    }
log-returned-point =
    { $who ->
        [you] Black market: you return a victory point for 1 doubloon.
       *[other] Black market: { $player } returns a victory point for 1 doubloon.
    }
log-building-points =
    { $who ->
        [you] { $building }: { count-points } for you.
       *[other] { $building }: { count-points } for { $player }.
    }
log-building-doubloons =
    { $who ->
        [you] { $building }: { count-doubloons } for you.
       *[other] { $building }: { count-doubloons } for { $player }.
    }
log-sold-to-post =
    { $who ->
        [you] You use your trading post to sell { $good }: { count-doubloons }.
       *[other] { $player } uses the trading post to sell { $good }: { count-doubloons }.
    }
log-small-wharf-loaded =
    { $who ->
        [you] Your small wharf ships { $goods }: { count-points }.
       *[other] { $player }’s small wharf ships { $goods }: { count-points }.
    }

## What is asked

wait-for-draft = A building is being drawn for the main board
ask-draft = Choose a building for the main board
ask-draft-more = It goes on an empty place for its price. Buildings without a place are out of the game.
ask-guesthouse = Guesthouse: move a guest?
ask-place-drawn = Place the drawn plantation
ask-place-drawn-more = Face up, or face down as a forest: { $tile }.
ask-hospice-forest = Hospice: take a worker?
ask-hospice-forest-more = A forest has no circle: the worker goes to San Juan.
ask-second-tile = Library: take a second tile?
ask-second-tile-more = A quarry only with an occupied construction hut.
ask-second-worker = Library: take a second worker from the supply?
ask-second-worker-more = Then the workers on the ship are dealt out, one by one.
ask-second-good = Library: take a second good
ask-second-good-more = Of a kind that you have just produced.
ask-black-market = Black market: return something for 1 doubloon
ask-black-market-more = You still need { count-doubloons }. Return each kind of thing only once.
ask-small-wharf = Small wharf: how many of these?
ask-small-wharf-more = 1 victory point for every 2 goods of any kind. Now: { $good }.
ask-optional-forest-discount = Forests: take { $doubloons } off the price of { $building }?
ask-optional-church = Church: take its victory points?
ask-optional-specialty-factory = Specialty factory: take its doubloons?
ask-optional-specialty-factory-privilege = Specialty factory: take its doubloon for the extra good?
ask-optional-trading-post-privilege = Trader: take the extra doubloon?
ask-optional-lighthouse-captain = Lighthouse: take the captain’s doubloon?
ask-optional-lighthouse = Lighthouse: take the doubloon?
ask-optional-union-hall = Union hall: take its victory points?
gain-forest-discount = forest discount
gain-church = church
gain-specialty-factory = specialty factory
gain-specialty-factory-privilege = specialty factory, extra good
gain-trading-post-privilege = trader’s privilege
gain-lighthouse-captain = lighthouse
gain-lighthouse = lighthouse
gain-union-hall = union hall

## What an answer is called on its button

act-guests-stay = Nobody moves
act-forest = As a forest: { $tile }
act-return-worker = A worker: { $place }
act-return-good = A good: { $good }
act-return-point = A victory point
act-sell-to-post = To the trading post: { $good }
act-small-wharf = Use the small wharf

## Why something can’t be done now

refusal-not-in-market = This building is not in this game.
refusal-already-drafted = This building is already on the main board.
refusal-no-place-left = { $cost ->
    [one] All places for buildings of { $cost } doubloon are filled.
   *[other] All places for buildings of { $cost } doubloons are filled.
}
refusal-excluded = { $building } is on the main board, and this table allows only one of the two.
refusal-small-first = The places for small buildings are filled first.
refusal-no-forest-house = You have no occupied forest house.
refusal-other-tile = Another tile was drawn.
refusal-no-empty-circle = There is no empty circle there.
refusal-guest-stays = Guests leave the guesthouse; they don’t move into it.
refusal-black-market-worker = The black market’s own worker can’t be returned.
refusal-debt-stays = After this, you could no longer pay the rest.
refusal-same-kind-twice = The second good has to be of another kind.
refusal-no-trading-post = You have no occupied trading post.
refusal-no-small-wharf = You have no occupied small wharf.
refusal-small-wharf-used = You have already used your small wharf in this phase.
refusal-other-kind-first = Another kind comes first: { $good }.
refusal-too-few-goods = You have only this many goods of this kind: { $goods }.
refusal-load-one = You must load at least one good.

## Rulings of a table

switch-corn-starters-poorer = Less money with corn
switch-corn-starters-poorer-effect = House rule: players who start with corn get 1 doubloon less.
switch-factory-8-university-7 = Factory 8, university 7
switch-factory-8-university-7-effect = House rule: the factory costs 8 doubloons and the university 7.
switch-draft-small-first = Small buildings first
switch-draft-small-first-effect = All small buildings are chosen before the first large one.
switch-exclude-office-trading-post = Office or trading post
switch-exclude-office-trading-post-effect = Only one of the two can be in the game.
switch-exclude-hacienda-forest-house = Hacienda or forest house
switch-exclude-hacienda-forest-house-effect = Only one of the two can be in the game.
switch-forest-discount-needs-occupied = Forests need the forest house
switch-forest-discount-needs-occupied-effect = Forests lower prices only while your forest house is occupied.
switch-black-market-discard = Black market discards
switch-black-market-discard-effect = Workers and points returned through the black market leave the game.
switch-guesthouse-in-mayor = Guests move in the mayor phase
switch-guesthouse-in-mayor-effect = Guests may move in the mayor phase too, before anybody arrives.
switch-specialty-counts-privilege = Specialty factory counts the extra good
switch-specialty-counts-privilege-effect = The craftsman’s extra good counts for the specialty factory.
switch-library-craftsman-distinct = Two different goods
switch-library-craftsman-distinct-effect = With the library, the craftsman’s two goods must be of different kinds.
switch-vp-end-captain-only = Points end the game in the captain phase
switch-vp-end-captain-only-effect = An empty supply of victory points ends the game only in a captain phase.
switch-library-2p-once = Library once a round
switch-library-2p-once-effect = With two players a library doubles only one privilege a round.

score-cloister = Cloister

## Nobles: what happened

log-noble-arrived =
    { $who ->
        [you] A noble comes to you.
       *[other] A noble comes to { $player }.
    }
log-noble-refused =
    { $who ->
        [you] You refuse a noble, who leaves the game.
       *[other] { $player } refuses a noble, who leaves the game.
    }
log-villa-noble =
    { $who ->
        [you] Your villa brings you a noble.
       *[other] { $player }’s villa brings a noble.
    }
log-villa-worker =
    { $who ->
        [you] Your villa brings you a worker: no noble is left.
       *[other] { $player }’s villa brings a worker: no noble is left.
    }
log-tile-given-up =
    { $who ->
        [you] You give up a tile: { $tile }.
       *[other] { $player } gives up a tile: { $tile }.
    }
log-forest-given-up =
    { $who ->
        [you] You give up a forest: { $tile }.
       *[other] { $player } gives up a forest: { $tile }.
    }
log-land-office-bought =
    { $who ->
        [you] Your land office buys a plantation for { count-doubloons }.
       *[other] { $player }’s land office buys a plantation for { count-doubloons }.
    }
log-good-delivered =
    { $who ->
        [you] Your royal supplier delivers { $good }: { count-points }.
       *[other] { $player }’s royal supplier delivers { $good }: { count-points }.
    }
log-noble-guest-moved =
    { $who ->
        [you] Your noble guest goes to work: { $place }.
       *[other] { $player }’s noble guest goes to work: { $place }.
    }
log-returned-noble =
    { $who ->
        [you] Black market: you return a noble ({ $place }) for 1 doubloon.
       *[other] Black market: { $player } returns a noble ({ $place }) for 1 doubloon.
    }
log-ship-refilled-noble = Nobles aboard: { $count }.

## Nobles: what is asked

ask-ship-person = Take a worker or a noble from the ship?
ask-ship-person-more = A noble works like a worker, is worth 1 point, and changes what some buildings do.
ask-place-nobles = Mayor: place your nobles
ask-place-nobles-more = Choose how many of the people here are nobles: { $place }.
ask-hunting-lodge = Hunting lodge: give up a plantation or forest?
ask-hunting-lodge-more = Anyone on it goes to San Juan.
ask-land-office = Use the land office?
ask-land-office-more = With a worker: a plantation for 1 doubloon. With a noble: give one up for 1 doubloon.
ask-royal-supplier = Royal supplier: deliver a good?
ask-royal-supplier-more = 1 victory point for each good, all of different kinds, at most as many as you have nobles.
ask-optional-villa = Villa: take its noble?
ask-optional-zoning-discount = Zoning office: take { $doubloons } off the price of { $building }?
ask-optional-chapel-doubloon = Chapel: take its doubloon?
ask-optional-chapel-point = Chapel: take its victory point?
ask-optional-jeweler = Jeweler: take its doubloons?
ask-optional-hunting-lodge = Hunting lodge: take its victory points?
gain-villa = villa
gain-zoning-discount = zoning office
gain-chapel-doubloon = chapel
gain-chapel-point = chapel
gain-jeweler = jeweler
gain-hunting-lodge = hunting lodge

## Nobles: answers

act-take-noble = Take the noble
act-assign-nobles = { $place }, nobles: { $count }
act-move-noble = The noble: { $place }
act-return-noble = A noble: { $place }
act-give-up-nobody = Give up: { $tile }, empty
act-give-up-worker = Give up: { $tile } with a worker
act-give-up-noble = Give up: { $tile } with a noble
act-give-up-forest = Give up a forest: { $tile }
act-deliver = Deliver { $good }

## Nobles: why something can’t be done now

refusal-no-such-guest = There is no such guest in the guesthouse.
refusal-no-noble-aboard = There is no noble aboard.
refusal-no-worker-aboard = There is no worker aboard.
refusal-too-few-nobles = Nobles left: { $count }.
refusal-fewer-on-place = There are only this many people here: { $count }.
refusal-nobles-must-stand = At least this many nobles have to be here: { $count }.
refusal-no-land-office-worker = You have no land office with a worker.
refusal-no-land-office-noble = You have no land office with a noble.
refusal-land-office-used = You have already used your land office in this phase.
refusal-no-doubloon = You have no doubloons.
refusal-island-full = Your island is full.
refusal-no-plantation-left = There are no plantations left.
refusal-land-office-draws = The land office draws a face-down plantation.
refusal-land-office-takes = At this table the land office takes a face-up plantation.
refusal-not-more-goods-than-nobles = You can’t deliver more goods than you have nobles: { $count }.

## Nobles: rulings of a table

switch-borrow-expansions = Borrow expansions
switch-borrow-expansions-effect = House rule: expansions that the edition lacks are taken from the newest rulebook that has them.
switch-land-office-faceup = Land office: face up
switch-land-office-faceup-effect = A worker in the land office buys a face-up plantation.
switch-hunting-lodge-most-filled = Hunting lodge: fullest island
switch-hunting-lodge-most-filled-effect = A noble in the hunting lodge gains points for the most filled island spaces, not for the most empty ones.
switch-villa-instead = Villa: in place of the first person
switch-villa-instead-effect = The villa’s noble replaces the first person who would come to you in the phase.
switch-villa-needs-person = Villa needs a person
switch-villa-needs-person-effect = The villa brings nothing if nobody comes to you from the ship or the privilege.
nobles-market = Buildings of Nobles
nobles-market-printed-2020 = As printed in 2020
nobles-market-printed-2020-effect = On places of their own; with New Buildings all but the jeweler are chosen with the others.
nobles-market-all-eight-extra = All eight in addition
nobles-market-all-eight-extra-effect = On places of their own, whatever else is chosen.
nobles-market-drafted-12-5 = Chosen with the others
nobles-market-drafted-12-5-effect = They are chosen with the others for the 12 small and 5 large places, as in 2011.
score-nobles = Nobles
score-royal-garden = Royal garden

## Why a table is impossible

impossible-player-count = Puerto Rico is for 2 to 5 players, not { $count }.
impossible-vp-pool = The supply holds 1 to 999 victory points, not { $count }.
impossible-switch-without-expansion = “{ $switch }” needs the { $expansion } expansion.
impossible-expansion-not-in-edition = The { $edition } edition does not include { $expansion }. The house rule “{ $switch }” takes it from another edition.
impossible-nobles-market-without-nobles = The buildings of Nobles are not in this game.
impossible-draft-without-expansion = Buildings are chosen only with the { $expansion } expansion.
impossible-market-building = { $building } can’t be chosen in this game.
impossible-market-places = { $cost ->
    [one] Buildings for { $cost } doubloon
   *[other] Buildings for { $cost } doubloons
}: places { $expected }, named { $found }.
impossible-market-excluded = { $building } and { $other } exclude each other at this table.
impossible-notation = Not understood: { $word }
