//! Examples A58 to A67 and A73 to A77: end of the game, scoring, Missions.

use altiplano::testkit::{Table, read, undealt_missions};
use altiplano::{Decision, Event, Location, Mission, MissionSet, Setup, State, Switch, Trigger};
use tabletop::{FastRandom, Game, Playout, Seat, Turn, ranks};

const FIRST: Seat = Seat::FIRST;

#[test]
fn a58_the_harbor_is_empty_without_fish_and_boats() {
    let mut table = Table::new(2);
    for good in [
        "food", "fish", "alpaca", "stone", "ore", "wool", "cacao", "cloth", "silver",
    ] {
        table.boat(1, good);
    }
    table.stock("fish", 0).on(0, "harbor", "2 wood").turn(0, "harbor");
    table.look_for_empty_locations();
    assert_eq!(table.game.final_round(), None);
    table.does("harbor boat glass");
    assert!(
        table
            .game
            .position()
            .triggers
            .locations
            .contains(Location::Harbor)
    );
    assert_eq!(table.game.final_round(), Some(3));
}

#[test]
fn a59_the_last_corn_ends_the_game_one_round_later() {
    let mut table = Table::new(2);
    table
        .stock("corn", 1)
        .on(0, "road", "stone wood")
        .turn(0, "road")
        .alone(0);
    table.player(0).road = 1;
    table.player(0).first_cart_used = true;
    table.does("road build");
    let trigger = Trigger::Empty(Location::Road);
    let expected = Event::EndTriggered {
        trigger,
        final_round: 3,
    };
    assert!(table.told(|event| *event == expected));
    assert_eq!(table.game.round(), 2, "the strip is refilled for round 3");
    let mut playout = Playout::with_capacity(128);
    let mut random = FastRandom::new(2);
    while playout.step(&mut table.game, &mut random) {}
    assert_eq!((table.game.round(), table.game.turn()), (3, Turn::Over));
}

#[test]
fn a60_the_strip_must_be_refilled_completely() {
    let mut table = Table::new(2);
    table
        .strip("e1 e2 e3 e4 e5")
        .owns(0, "e1")
        .stack("e25")
        .planning(0, "wood");
    table.player(0).extension_bought = true;
    table.end_round();
    assert_eq!(
        (table.game.final_round(), table.game.strip().contains(&None)),
        (None, false)
    );
    let mut table = Table::new(2);
    table
        .strip("e1 e2 e3 e4 e5")
        .owns(0, "e1")
        .owns(1, "e2")
        .stack("e25")
        .planning(0, "wood");
    table.player(0).extension_bought = true;
    table.end_round();
    assert_eq!(table.game.final_round(), Some(3));
    assert!(table.game.strip().contains(&None) && table.game.round() == 3);
}

#[test]
fn a61_goods_score_anywhere_but_on_orders() {
    let mut table = Table::new(2);
    table
        .bag(0, "cloth")
        .container(0, "cloth")
        .planning(0, "cloth")
        .shelf(0, 1, "cloth");
    table
        .owns(0, "e14 e19")
        .on(0, "any-location", "cloth")
        .on(0, "village", "cloth");
    table.completed(0, "o8").order(0, "o11", "cloth");
    assert_eq!(table.game.breakdown(FIRST).goods, 18);
}

#[test]
fn a62_a_house_scores_for_each_of_its_owners_tiles_of_that_kind() {
    let mut table = Table::new(2);
    table
        .house(0, "alpaca")
        .shelf(0, 1, "2 alpaca")
        .bag(0, "alpaca")
        .order(0, "o2", "alpaca");
    let points = table.game.breakdown(FIRST);
    assert_eq!((points.houses, points.house_bonus), (4, 3));
}

#[test]
fn a63_full_shelves_score_corn_or_not() {
    let mut table = Table::new(2);
    table.shelf(0, 1, "2 silver corn").shelf(0, 2, "2 ore");
    assert_eq!(table.game.breakdown(FIRST).shelves, 2);
}

#[test]
fn a64_coins_break_ties() {
    let mut table = Table::new(2);
    table.bag(0, "cloth").bag(1, "cloth").coins(0, 3).coins(1, 5);
    assert_eq!(ranks(&table.game.scores(), 2).first(2), [2, 1]);
    table.coins(0, 5);
    assert_eq!(ranks(&table.game.scores(), 2).first(2), [1, 1]);
}

/// A game with Missions, after all have chosen.
fn missions_chosen(players: usize) -> State {
    let mut game = State::new(&Setup::new(players).with(Switch::Missions, true)).expect("a possible setup");
    let mut playout = Playout::with_capacity(64);
    let mut random = FastRandom::new(9);
    while game.round() == 0 {
        playout.step(&mut game, &mut random);
    }
    game
}

#[test]
fn a65_three_to_five_players_keep_one_own_and_one_passed_on() {
    for players in 3..=5 {
        let game = missions_chosen(players);
        for seat in Seat::all(players) {
            let seats = game.position().seats;
            let own = &seats[seat.index()];
            let (kept, boxed) = (own.missions_kept, own.mission_boxed);
            let from_right = seats[(seat.index() + players - 1) % players].missions_given[0];
            let from_left = seats[(seat.index() + 1) % players].missions_given[1];
            assert!(kept[0].is_some() && boxed.is_some());
            assert!([from_right, from_left].contains(&kept[1]));
            assert!([from_right, from_left].contains(&boxed) && boxed != kept[1]);
        }
        assert_eq!(undealt_missions(&game).len(), 20 - 3 * players);
    }
}

#[test]
fn a66_two_players_keep_one_and_choose_one_for_each_other() {
    let game = missions_chosen(2);
    for (seat, other) in [(0, 1), (1, 0)] {
        let seats = game.position().seats;
        assert_eq!(seats[seat].missions_kept[1], seats[other].missions_given[0]);
        assert!(seats[seat].mission_boxed.is_some() && seats[seat].missions_given[1].is_none());
    }
}

#[test]
fn a67_a_cloth_is_worth_three_points() {
    let mut table = Table::new(2);
    table.container(0, "cloth");
    assert_eq!(table.game.breakdown(FIRST).goods, 3);
}

#[test]
fn a73_e24_fills_begun_shelves_only() {
    let mut table = Table::new(2);
    table
        .owns(0, "e24")
        .shelf(0, 1, "2 silver")
        .bag(0, "2 silver wool food");
    table.final_round(2);
    table.end_round();
    assert_eq!(table.game.decision(), Decision::Over);
    assert_eq!(table.on_shelf(0, 1).1, 3);
    assert_eq!(table.on_shelf(0, 2).0, None);
    let points = table.game.breakdown(FIRST);
    assert_eq!((points.goods, points.shelves), (4 * 3 + 2, 2));
    table.sound();
}

#[test]
fn a75_glass_counts_everywhere_but_on_orders() {
    let mut table = Table::switched(2, Switch::Missions);
    table
        .mission(0, 0, "m8")
        .shelf(0, 1, "glass")
        .bag(0, "glass")
        .planning(0, "glass");
    table.on(0, "market", "glass").order(0, "o13", "glass");
    assert!(table.mission_done(FIRST, Mission::FourGlass));
    table.player(0).bag = Default::default();
    assert!(!table.mission_done(FIRST, Mission::FourGlass));
}

#[test]
fn a76_a_fish_shelf_with_corn_neither_does_m11_nor_blocks_it() {
    let mut table = Table::switched(2, Switch::Missions);
    table.mission(0, 0, "m11");
    table
        .shelf(1, 1, "fish corn")
        .on(1, "village", "fish")
        .turn(1, "village");
    table.does("village store fish");
    assert!(!table.mission_done(FIRST, Mission::FirstFishShelf));
    table
        .shelf(0, 1, "2 fish")
        .on(0, "village", "fish")
        .turn(0, "village");
    table.does("village store fish");
    let expected = Event::MissionDone {
        seat: FIRST,
        mission: Mission::FirstFishShelf,
    };
    assert!(table.told(|event| *event == expected));
    let view = table.game.view(Some(Seat::new(1)));
    assert_eq!(view.seats[0].missions_done, MissionSet::of(&[read("m11")]));
}

#[test]
fn a77_a_whole_score() {
    let mut table = Table::new(2);
    table
        .shelf(0, 1, "3 fish")
        .shelf(0, 2, "2 silver corn")
        .shelf(0, 3, "wool");
    table.bag(0, "2 cloth glass").container(0, "3 food 2 alpaca");
    table
        .boat(0, "food")
        .house(0, "alpaca")
        .completed(0, "o3")
        .order(0, "o4", "ore")
        .coins(0, 4);
    let points = table.game.breakdown(FIRST);
    assert_eq!(
        (points.goods, points.boats, points.houses, points.house_bonus),
        (23, 2, 4, 2)
    );
    assert_eq!((points.orders, points.shelves, points.total), (10, 5, 46));
    assert_eq!(table.game.scores()[FIRST].tie_break, 4);
    table.sound();
}
