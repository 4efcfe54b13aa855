//! Fine points, each found by changing the rules in one place: for every such change, one of these
//! tests fails, where no test failed before.

use altiplano::testkit::{Table, read, tiles};
use altiplano::{
    ComponentSet, Components, Decision, Event, Good, Location, Mission, Refusal, Setup, Switch, Trigger,
};
use tabletop::{Game, Seat, Turn};

const FIRST: Seat = Seat::FIRST;
const SECOND: Seat = Seat::new(1);

#[test]
fn one_filled_space_is_enough_for_a_seat_to_be_asked_what_it_takes_back() {
    for (place, tile) in [
        ("farm", "wool"),
        ("road", "stone"),
        ("any-location", "glass"),
        ("movement", "food"),
        ("role", "food"),
        ("e11", "fish"),
    ] {
        let mut table = Table::new(5);
        table.owns(1, "e14 e11").on(1, place, tile).round();
        assert_eq!(table.game.turn().seat(), Some(SECOND), "{place}");
        let expected = format!("take-back {tile} {place}; done");
        assert_eq!(table.legal(), expected);
        let mut full = Table::new(5);
        full.owns(1, "e14 e11")
            .on(1, place, tile)
            .planning(1, "4 wood")
            .round();
        assert!(
            !matches!(full.game.decision(), Decision::TakeBack(_)),
            "{place}: no room on the planning spaces"
        );
    }
    let mut table = Table::new(2);
    table.owns(0, "e17").planning(0, "4 wood");
    table.player(0).movement_coin = true;
    table.round();
    assert_eq!(
        table.legal(),
        "take-back coins movement; done",
        "Z22: coins need no room"
    );
    let mut table = Table::new(2);
    table.bag(0, "4 food").round();
    assert!(
        matches!(table.game.decision(), Decision::Plan(_)),
        "there is nothing anywhere"
    );
}

#[test]
fn a_seat_that_passed_is_back_in_the_next_round() {
    let mut table = Table::new(2);
    for seat in 0..2 {
        table.on(seat, "farm", "alpaca");
        table.player(seat).first_cart_used = true;
    }
    table.plan().does("pass; pass").chance("extension e8");
    table.does("done; done");
    assert_eq!(table.game.turn().seat(), Some(SECOND), "the marker has moved on");
    assert!(table.offers("farm food 1"));
    assert!(table.game.position().passed.is_empty());
}

#[test]
fn e18_draws_from_the_bag_while_it_holds_a_tile() {
    let mut table = Table::new(2);
    table
        .owns(0, "e18")
        .planning(0, "4 wood")
        .bag(0, "ore fish")
        .container(0, "glass")
        .round()
        .does("swap wood draw");
    assert_eq!(table.outcomes(), "draw ore 1; draw fish 1");
}

#[test]
fn planning_in_turn_order_and_placing_pawns_go_from_the_start_player() {
    let mut table = Table::switched(3, Switch::PlanInTurnOrder);
    table.start(SECOND);
    for seat in 0..3 {
        table.planning(seat, "food");
    }
    table.plan();
    for seat in [1, 2, 0] {
        assert_eq!(table.game.turn().seat(), Some(Seat::new(seat)));
        table.does("done");
    }
    let mut table = Table::switched(3, Switch::PlacePawnsFirst);
    table.start(SECOND);
    for seat in 0..3 {
        table.player(seat).pawn = None;
    }
    table.plan();
    for seat in [1, 2, 0] {
        assert_eq!(table.game.decision(), Decision::PlacePawn(Seat::new(seat)));
        table.does("pawn road");
    }
}

#[test]
fn z16_a_good_without_a_price_goes_to_the_market_only_for_the_seats_own_order() {
    let text = altiplano::testkit::SECTION_12
        .replace("set = section-12", "set = unpriced")
        .replace("good.fish.price = 1", "good.fish.price = none");
    let set = Components::read(&text).unwrap_or_else(|errors| panic!("{errors:?}"));
    let mut table = Table::new(2);
    table.with_components(ComponentSet::load(set));
    assert_eq!(table.game.components().prices[Good::Fish], 0);
    table.planning(0, "fish wood").plan();
    assert_eq!(table.refusal("plan fish market"), Refusal::NotAccepted);
    table.order(0, "o1", "").plan();
    assert!(table.offers("plan fish market"));
    table.does("plan fish market; done").turn(0, "market");
    assert_eq!(table.refusal("market sell fish"), Refusal::NoPrice);
    assert!(table.offers("market deliver fish"));
    let mut table = Table::from(table.game);
    table.player(0).order = None;
    table.order(0, "o1", "fish").planning(0, "fish").plan();
    assert_eq!(
        table.refusal("plan fish market"),
        Refusal::NotAccepted,
        "it is delivered already"
    );
}

#[test]
fn a_seat_that_can_only_move_is_asked_with_move_without_action() {
    let mut table = Table::switched(2, Switch::MoveWithoutAction);
    table.plan();
    assert_eq!(table.game.turn().seat(), Some(FIRST));
    assert!(table.offers("first-cart road") && table.offers("pass"));
    table.does("first-cart road; pass");
    let mut table = Table::new(2);
    table.planning(0, "wood").plan().does("done");
    assert_eq!(
        table.game.turn(),
        Turn::Chance,
        "otherwise it passes automatically"
    );
}

/// A seat on the Farm with a further cart, this much food on movement spaces, and two food on the Mine.
fn towards_the_mine(further_carts: u8, food: &str) -> Table {
    let mut table = Table::new(2);
    table.cart(0, further_carts).on(0, "mine", "2 food");
    if !food.is_empty() {
        table.on(0, "movement", food);
    }
    table.player(0).first_cart_used = true;
    table
}

#[test]
fn what_is_reachable_counts_carts_and_food() {
    let mut table = towards_the_mine(1, "");
    table.plan();
    assert_eq!(table.game.turn(), Turn::Chance, "a further cart needs food");

    let mut table = towards_the_mine(1, "food");
    table.turn(0, "farm");
    assert!(table.offers("cart mine food"));
    assert_eq!(
        table.refusal("cart forest food"),
        Refusal::NoActionAfterwards,
        "one step from there, but the cart takes the last food"
    );

    let mut table = towards_the_mine(0, "3 food");
    table.turn(0, "farm");
    assert_eq!(
        table.refusal("walk road food"),
        Refusal::NoActionAfterwards,
        "three steps from there, two food left"
    );
    table.does("walk forest food");
    assert_eq!(
        table.refusal("walk farm food"),
        Refusal::NoActionAfterwards,
        "two steps from there, one food left"
    );
    assert!(table.offers("walk mine food"));

    let mut table = towards_the_mine(0, "food");
    table.plan();
    assert_eq!(table.game.turn(), Turn::Chance, "two steps, one food");
}

#[test]
fn a_trade_goes_on_with_the_any_location_cacao() {
    let mut table = Table::new(2);
    table
        .owns(0, "e14")
        .on(0, "forest", "cacao")
        .on(0, "any-location", "cacao")
        .turn(0, "forest")
        .does("forest cacao food");
    assert_eq!(
        table.legal(),
        "forest cacao food wild; forest cacao cloth wild; forest cacao glass wild; done"
    );
}

#[test]
fn a_bought_extension_leaves_a_gap_on_the_strip() {
    let mut table = Table::new(2);
    table.coins(0, 20).turn(0, "market").does("market extension e2");
    let expected = ["e1", "", "e3", "e4", "e5"].map(|word| (!word.is_empty()).then(|| read(word)));
    assert_eq!(*table.game.strip(), expected);
    assert!(table.player(0).extensions.contains(read("e2")));
    table.sound();
}

#[test]
fn first_events_come_before_the_corn_of_the_order() {
    let mut table = Table::switched(2, Switch::Missions);
    table
        .mission(0, 0, "m17")
        .order(0, "o1", "wood stone")
        .on(0, "market", "fish")
        .turn(0, "market")
        .does("market deliver fish");
    let at = |wanted: fn(&Event) -> bool| table.events.iter().position(wanted).expect("such an event");
    let done = at(|event| matches!(event, Event::MissionDone { .. }));
    let stored = at(|event| matches!(event, Event::Stored { .. }));
    assert!(at(|event| matches!(event, Event::OrderCompleted { .. })) < done && done < stored);
}

#[test]
fn a_full_shelf_of_another_kind_is_no_fish_shelf() {
    let mut table = Table::switched(2, Switch::Missions);
    table
        .mission(0, 0, "m11")
        .shelf(0, 1, "2 ore")
        .on(0, "village", "ore")
        .turn(0, "village")
        .does("village store ore");
    assert!(!table.mission_done(FIRST, Mission::FirstFishShelf));
    assert!(table.mission_done(FIRST, Mission::FirstShelf));
}

#[test]
fn z32_a_mission_is_turned_up_between_two_corn() {
    let mut table = Table::switched(2, Switch::Missions);
    table
        .mission(0, 0, "m10")
        .owns(0, "e25")
        .shelf(0, 1, "3 corn")
        .shelf(0, 2, "ore corn")
        .shelf(0, 3, "wool");
    table.take(Good::Corn);
    table.take(Good::Corn);
    table.player(0).corn_store = 2;
    table.turn(0, "mine").does("send-corn 2; shelve-corn 2");
    assert!(
        matches!(table.game.decision(), Decision::Corn { .. }),
        "the second one"
    );
    let shown = table.game.view(None).seats[0].missions_done;
    assert!(shown.contains(Mission::FiveCornStored));
}

#[test]
fn what_is_allowed_once_a_round_is_allowed_again_in_the_next() {
    let mut table = Table::new(2);
    table.planning(0, "wood");
    for seat in 0..2 {
        table.player(seat).cart_bought = true;
        table.player(seat).extension_bought = true;
    }
    table.end_round();
    for seat in 0..2 {
        let player = table.player(seat);
        assert!(!player.cart_bought && !player.extension_bought);
    }
}

#[test]
fn the_lowest_tile_stays_when_anybody_bought_another() {
    for buyer in 0..3 {
        let mut table = Table::new(3);
        table
            .strip("e1 e2 e3 e4 e5")
            .owns(buyer, "e3")
            .planning(0, "wood");
        table.player(buyer).extension_bought = true;
        table.end_round();
        let left: Vec<_> = table.game.strip().iter().copied().flatten().collect();
        assert_eq!(
            left[..4],
            ["e1", "e2", "e4", "e5"].map(read),
            "seat {buyer} bought"
        );
        assert!(!table.told(|event| matches!(event, Event::ExtensionLeft(_))));
    }
}

#[test]
fn a_trigger_in_the_last_round_adds_no_round() {
    let mut table = Table::new(2);
    table.trigger(Trigger::Empty(Location::Mine));
    table.planning(0, "wood").end_round().chance("extension e8");
    assert_eq!((table.game.round(), table.game.final_round()), (3, Some(3)));
    table.trigger(Trigger::Empty(Location::Road));
    assert_eq!(table.game.final_round(), Some(3));
    let told = Event::EndTriggered {
        trigger: Trigger::Empty(Location::Road),
        final_round: 3,
    };
    assert!(table.told(|event| *event == told), "Z18: it is noted");
    table.end_round();
    assert_eq!(table.game.decision(), Decision::Over);
}

#[test]
fn only_the_owner_of_e24_stores_before_scoring() {
    let mut table = Table::switched(2, Switch::Missions);
    table.mission(1, 0, "m2").owns(1, "e24");
    for seat in 0..2 {
        table.shelf(seat, 1, "2 alpaca").bag(seat, "alpaca");
    }
    table.final_round(2);
    table.end_round();
    assert_eq!(table.game.decision(), Decision::Over);
    assert_eq!((table.on_shelf(0, 1).1, table.on_shelf(1, 1).1), (2, 3));
    assert_eq!(table.player(0).bag.total(), 1, "seat 0 draws nothing");
    let done = Event::MissionDone {
        seat: SECOND,
        mission: Mission::ThreeAlpacasStored,
    };
    assert!(table.told(|event| *event == done));
}

#[test]
fn z29_a_bag_that_is_needed_in_full_is_taken_without_asking() {
    let mut table = Table::new(2);
    table.bag(0, "2 wood 2 fish").round();
    assert!(
        matches!(table.game.decision(), Decision::Plan(_)),
        "no chance is asked"
    );
    assert_eq!(table.player(0).planning, tiles("2 wood 2 fish"));
    let mut table = Table::of(Setup::new(2));
    table.bag(0, "6 wood").container(0, "2 fish").round();
    assert_eq!(table.player(0).planning, tiles("4 wood"), "one kind");
}

#[test]
fn end_of_game_missions_are_turned_up_at_the_end_and_only_once_each() {
    let mut table = Table::switched(2, Switch::Missions);
    table
        .mission(0, 0, "m8")
        .mission(0, 1, "m12")
        .bag(0, "4 glass")
        .boat(0, "ore")
        .boat(0, "wool")
        .on(0, "harbor", "2 wood")
        .turn(0, "harbor")
        .does("harbor boat food");
    let done = |table: &Table, wanted: Mission| {
        let told = table.events.iter().filter(|event| match event {
            Event::MissionDone { mission, .. } => *mission == wanted,
            _ => false,
        });
        told.count()
    };
    assert_eq!(
        (
            done(&table, Mission::ThreeBoats),
            done(&table, Mission::FourGlass)
        ),
        (1, 0)
    );
    table.on(0, "farm", "alpaca").turn(0, "farm").does("farm food 1");
    assert_eq!(done(&table, Mission::ThreeBoats), 0, "it is already face up");
    table.final_round(2);
    table.end_round();
    assert_eq!(done(&table, Mission::FourGlass), 1);
    let shown = table.game.view(Some(SECOND)).seats[0].missions_done;
    assert_eq!(shown.len(), 2);
}

#[test]
fn e19_enlarges_the_village_alone() {
    let mut table = Table::new(2);
    table.owns(0, "e19").planning(0, "4 wool").plan();
    table.does("plan wool farm; plan wool farm; plan wool farm");
    assert_eq!(table.refusal("plan wool farm"), Refusal::SpacesTaken);
}

#[test]
fn e17s_coin_takes_a_movement_space() {
    let mut table = Table::new(2);
    table
        .owns(0, "e17")
        .on(0, "movement", "2 food")
        .planning(0, "food");
    table.player(0).movement_coin = true;
    table.plan();
    assert_eq!(table.refusal("plan food movement"), Refusal::SpacesTaken);
}
