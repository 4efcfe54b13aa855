//! What the rules say in advance over the wire: what is ready, the ways there, and what a tile of the plan would add.
#![cfg(feature = "wire")]

use altiplano::testkit::Table;
use altiplano::wire::{
    AltiplanoOutlook, AltiplanoPlan, BasicAction, MovedTile, OwnOutlook, Pickable, Placing, ReadyAction,
    Tile, WayKind,
};
use altiplano::{Action, Decision, Fuel, Good, Location, Place, Setup, State, Switch};
use tabletop::wire::WireGame;
use tabletop::{FastRandom, Game, Playout, Seat, SeatSet};

fn outlook(table: &Table, plan: Option<&AltiplanoPlan>) -> AltiplanoOutlook {
    table.game.outlook(Some(Seat::FIRST), plan).unwrap()
}

fn own(table: &Table) -> OwnOutlook {
    outlook(table, None).own.unwrap()
}

fn ready(table: &Table) -> Vec<ReadyAction> {
    outlook(table, None).seats.remove(0).ready
}

fn names(ready: &[ReadyAction]) -> Vec<BasicAction> {
    ready.iter().filter_map(|one| one.action).collect()
}

#[test]
fn an_action_is_ready_when_its_tiles_lie_on_the_spaces_of_its_location() {
    let mut table = Table::new(2);
    table.turn(0, "road");
    assert_eq!(names(&ready(&table)), []);
    table.on(0, "farm", "alpaca food").on(0, "harbor", "2 wood");
    let wanted = [
        BasicAction::FarmFood,
        BasicAction::FarmWool,
        BasicAction::HarborBoat,
    ];
    assert_eq!(names(&ready(&table)), wanted);
}

#[test]
fn the_any_location_tile_stands_in_for_one_input_wherever_it_is_missing() {
    let mut table = Table::new(2);
    table.owns(0, "e14").turn(0, "road").on(0, "any-location", "food");
    assert!(!names(&ready(&table)).contains(&BasicAction::FarmCloth));
    table.on(0, "farm", "wool");
    let ready = ready(&table);
    let cloth = ready
        .iter()
        .find(|one| one.action == Some(BasicAction::FarmCloth));
    assert!(cloth.is_some_and(|cloth| cloth.wild && cloth.tiles.len() == 2));
}

#[test]
fn food_is_not_stored_and_a_tile_of_any_number_is_listed_once_for_each() {
    let mut table = Table::new(2);
    table.on(0, "village", "2 wool").turn(0, "road");
    let ready = ready(&table);
    assert_eq!(names(&ready), [BasicAction::VillageStore]);
    assert_eq!(ready[0].tiles, [Good::Wool, Good::Wool]);
}

#[test]
fn the_better_of_two_actions_that_want_the_same_tile_is_chosen() {
    let mut table = Table::new(2);
    table.on(0, "farm", "alpaca food wool").turn(0, "road");
    let chosen = names(&own(&table).together);
    assert_eq!(chosen, [BasicAction::FarmCloth, BasicAction::FarmFood]);
}

#[test]
fn a_pawn_goes_as_far_as_its_carts_and_food_take_it() {
    let mut table = Table::new(2);
    table
        .on(0, "harbor", "2 wood")
        .on(0, "forest", "2 food")
        .turn(0, "farm");
    let kinds = |table: &Table, to: Location| -> Vec<WayKind> {
        own(table).ways[to].iter().map(|way| way.way).collect()
    };
    assert_eq!(kinds(&table, Location::Harbor), [WayKind::FirstCart]);
    table.player(0).first_cart_used = true;
    table.turn(0, "farm");
    assert_eq!(kinds(&table, Location::Harbor), []);
    table.on(0, "movement", "food").turn(0, "farm");
    let own = own(&table);
    assert_eq!(own.ways[Location::Harbor], []);
    let walk = &own.ways[Location::Forest][0];
    assert_eq!((walk.way, walk.fuel), (WayKind::Walk, 1));
    let step = Action::Walk {
        to: Location::Forest,
        fuel: Fuel::Food,
    };
    assert_eq!(walk.moves, [step]);
    let stops: Vec<Location> = own.route.iter().map(|stop| stop.location).collect();
    assert_eq!(
        (stops, own.missed),
        (vec![Location::Forest], vec![Location::Harbor])
    );
}

#[test]
fn the_free_cart_goes_before_one_for_food_but_a_step_keeps_it() {
    let mut table = Table::new(2);
    table
        .on(0, "harbor", "2 wood")
        .on(0, "forest", "2 food")
        .on(0, "movement", "food");
    table.player(0).carts = 2;
    table.turn(0, "farm");
    let kinds = |table: &Table, to: Location| -> Vec<WayKind> {
        own(table).ways[to].iter().map(|way| way.way).collect()
    };
    assert_eq!(
        kinds(&table, Location::Harbor),
        [WayKind::FirstCart, WayKind::Cart]
    );
    table.player(0).carts = 1;
    table.turn(0, "farm");
    assert_eq!(
        kinds(&table, Location::Forest),
        [WayKind::Walk, WayKind::FirstCart]
    );
}

#[test]
fn what_a_planned_tile_would_add_depends_on_the_rest_of_the_plan() {
    let mut table = Table::new(2);
    table.planning(0, "alpaca food").plan();
    let at_farm = |outlook: &AltiplanoOutlook, good: Good| -> Option<Placing> {
        let placings = &outlook.own.as_ref().unwrap().placings;
        let place = Place::At(Location::Farm);
        let found = placings
            .iter()
            .find(|one| one.good == Some(good) && one.place == place);
        found.cloned()
    };
    let before = outlook(&table, None);
    assert_eq!(names(&at_farm(&before, Good::Food).unwrap().ready), []);
    let plan = AltiplanoPlan::Planning {
        tiles: vec![MovedTile {
            good: Good::Alpaca,
            place: Place::At(Location::Farm),
        }],
        coins: Vec::new(),
    };
    let then = outlook(&table, Some(&plan));
    assert!(at_farm(&then, Good::Alpaca).is_none(), "it is there");
    let wool = at_farm(&then, Good::Food).unwrap();
    assert_eq!(names(&wool.ready), [BasicAction::FarmWool]);
    let worth = table.game.components().points[Good::Wool];
    assert_eq!(wool.points, i32::from(worth));
    assert_eq!(names(&then.seats[0].ready), [BasicAction::FarmFood]);
    let others = table.game.outlook(Some(Seat::new(1)), None).unwrap();
    assert_eq!(
        others.seats[0], before.seats[0],
        "a sealed plan shows in nobody else's outlook"
    );
}

#[test]
fn tiles_can_be_picked_as_long_as_shelves_or_order_have_room() {
    let mut table = Table::new(2);
    table.on(0, "village", "2 wool fish food").turn(0, "village");
    let store = |tiles: &[Good]| AltiplanoPlan::Store {
        tiles: tiles.iter().map(|&good| Tile { good, wild: false }).collect(),
    };
    let slots = table.game.components().shelves[0].slots;
    let first = ready(&table).remove(0).picks;
    let shelf = |good: Good, picks: &[Pickable]| {
        let found = picks.iter().find(|one| one.good == good);
        found.map(|one| one.slot.map(|slot| (slot.shelf, slot.left)))
    };
    assert_eq!(shelf(Good::Fish, &first), Some(Some((0, slots - 1))));
    assert_eq!(shelf(Good::Wool, &first), Some(Some((0, slots - 1))));
    assert_eq!(shelf(Good::Food, &first), None, "food is not stored");
    let picked = |tiles: &[Good]| {
        let own = outlook(&table, Some(&store(tiles))).own.unwrap();
        own.picked.unwrap()
    };
    let one = picked(&[Good::Wool]);
    assert_eq!(one.slots.len(), 1);
    assert_eq!(shelf(Good::Wool, &one.more), Some(Some((0, slots - 2))));
    assert_eq!(shelf(Good::Fish, &one.more).flatten().map(|slot| slot.0), Some(1));
    let all = picked(&[Good::Fish, Good::Wool, Good::Wool]);
    let shelves: Vec<u8> = all.slots.iter().map(|slot| slot.shelf).collect();
    assert_eq!((shelves, all.more), (vec![0, 1, 1], vec![]));
    assert_eq!(own(&table).picked, None);
}

#[test]
fn what_may_come_back_is_what_the_rules_take_back() {
    let mut random = FastRandom::new(9);
    let mut playout = Playout::with_capacity(64);
    let mut compared = 0;
    for players in [2, 3, 4, 5, 2, 3, 4, 5] {
        let mut game = State::new(&Setup::new(players)).unwrap();
        while playout.step(&mut game, &mut random) {
            let Decision::TakeBack(asked) = game.decision() else {
                continue;
            };
            for seat in asked.iter() {
                let room = game
                    .outlook(Some(seat), None)
                    .unwrap()
                    .own
                    .unwrap()
                    .take_back
                    .unwrap();
                let own = game.view(Some(seat)).own.unwrap();
                let taken = own.moved.len();
                let tile = |one: &MovedTile| (one.good, one.place);
                let before: Vec<_> = room.tiles[..taken].iter().map(tile).collect();
                assert_eq!(before, own.moved);
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let lying: Vec<_> = room.tiles[taken..].iter().map(tile).collect();
                for action in legal {
                    match action {
                        Action::TakeBack { good, place } => assert!(lying.contains(&(good, place))),
                        Action::TakeBackCoins(place) => assert!(room.coins.contains(&place)),
                        _ => {}
                    }
                }
                // Every tile by itself, as far as there is room.
                for (good, place) in lying {
                    let tiles = own.moved.iter().copied().chain([(good, place)]);
                    let plan = AltiplanoPlan::TakeBack {
                        tiles: tiles.map(|(good, place)| MovedTile { good, place }).collect(),
                        coins: Vec::new(),
                    };
                    if taken == 0 {
                        assert_eq!(game.expand(seat, plan).is_ok(), room.room > 0);
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(compared > 50, "{compared}");
}

/// What must be ready for an action: its basic action or its place.
fn kind_of(action: Action) -> Option<(Option<BasicAction>, Option<Place>)> {
    let basic = match action {
        Action::Use { place, .. } => return Some((None, Some(place))),
        Action::FarmFood { .. } => BasicAction::FarmFood,
        Action::Make { recipe, .. } => BasicAction::from(recipe),
        Action::TradeCacao { .. } => BasicAction::ForestCacao,
        Action::BuildBoat { .. } => BasicAction::HarborBoat,
        Action::BuildHouse { .. } => BasicAction::VillageHouse,
        Action::Store { .. } => BasicAction::VillageStore,
        Action::Sell { .. } => BasicAction::MarketSell,
        Action::Deliver { .. } => BasicAction::MarketDeliver,
        Action::BuildRoad { .. } => BasicAction::RoadBuild,
        _ => return None,
    };
    Some((Some(basic), None))
}

/// Goes every way that is given, and compares what is ready with what is legal there. Counts both.
fn compare(game: &State, seat: Seat, moves: &mut u32, done: &mut u32) {
    let outlook = game.outlook(Some(seat), None).unwrap();
    let own = outlook.own.unwrap();
    for to in Location::ALL {
        for way in &own.ways[to] {
            let mut there = *game;
            for &step in &way.moves {
                there.apply(seat, step, &mut ()).unwrap();
                *moves += 1;
            }
            assert_eq!(there.player(seat).pawn, Some(to));
        }
        let mut legal = Vec::new();
        game.with_pawn_at(seat, to).legal(seat, &mut legal);
        let mut possible: Vec<_> = legal.into_iter().filter_map(kind_of).collect();
        possible.sort();
        possible.dedup();
        let ready = outlook.seats[seat.index()].ready.iter();
        let there = ready.filter(|one| one.location == to);
        let mut told: Vec<_> = there.map(|one| (one.action, one.place)).collect();
        told.sort();
        *done += told.len() as u32;
        assert_eq!(told, possible, "{to:?}");
    }
}

#[test]
fn ways_and_what_is_ready_are_what_the_rules_allow() {
    let mut random = FastRandom::new(5);
    let mut playout = Playout::with_capacity(64);
    let (mut moves, mut done) = (0, 0);
    for players in [2, 3, 4, 5, 2, 3, 4, 5] {
        let mut game = State::new(&Setup::new(players)).unwrap();
        while playout.step(&mut game, &mut random) {
            if let Decision::Act { seat, .. } = game.decision() {
                compare(&game, seat, &mut moves, &mut done);
            }
        }
    }
    assert!(moves > 200 && done > 200, "{moves}, {done}");
}

#[test]
fn the_nearest_end_comes_first_and_an_end_that_has_come_is_told_as_such() {
    let (mut moving, mut come) = (0, 0);
    let mut random = FastRandom::new(8);
    let mut playout = Playout::with_capacity(64);
    for players in 2..=5 {
        let mut game = State::new(&Setup::new(players)).unwrap();
        let start = game.outlook(None, None).unwrap().ends;
        assert!(start.iter().all(|end| end.rounds.is_none()));
        while playout.step(&mut game, &mut random) {
            let outlook = game.outlook(None, None).unwrap();
            assert!(game.round() == 0 || outlook.ends.len() == Location::ALL.len() + 1);
            let rounds = |end: &altiplano::wire::EndDistance| end.rounds.unwrap_or(u16::MAX);
            assert!(outlook.ends.is_sorted_by_key(rounds));
            for end in &outlook.ends {
                let has_come = game.view(None).triggers.iter().any(|one| one == end.trigger);
                assert_eq!(end.rounds == Some(0), has_come || end.left == 0, "{end:?}");
                come += u32::from(has_come);
                moving += u32::from(end.rounds.is_some());
            }
        }
    }
    assert!(moving > 500 && come > 20, "{moving}, {come}");
}

#[test]
fn whoever_is_no_longer_asked_for_a_plan_has_planned_and_whoever_will_be_has_not() {
    let mut random = FastRandom::new(12);
    let mut playout = Playout::with_capacity(64);
    for in_turn_order in [false, true] {
        let setup = Setup::new(4).with(Switch::PlanInTurnOrder, in_turn_order);
        let mut planned = 0;
        for _ in 0..4 {
            let mut game = State::new(&setup).unwrap();
            let (mut asked_before, mut told, mut round) = (SeatSet::EMPTY, SeatSet::EMPTY, 0);
            while playout.step(&mut game, &mut random) {
                let Decision::Plan(asked) = game.decision() else {
                    let seats = game.outlook(None, None).unwrap().seats;
                    assert!(seats.iter().all(|seat| !seat.has_planned));
                    continue;
                };
                if game.round() != round {
                    (asked_before, told, round) = (SeatSet::EMPTY, SeatSet::EMPTY, game.round());
                }
                let seats = game.outlook(None, None).unwrap().seats;
                for seat in Seat::all(4) {
                    let has_planned = seats[seat.index()].has_planned;
                    if asked.contains(seat) {
                        assert!(!has_planned && !told.contains(seat));
                        asked_before.insert(seat);
                    } else if asked_before.contains(seat) {
                        assert!(has_planned);
                        planned += 1;
                    }
                    if has_planned {
                        told.insert(seat);
                    }
                }
            }
        }
        assert!(planned > 100, "{planned}");
    }
}
