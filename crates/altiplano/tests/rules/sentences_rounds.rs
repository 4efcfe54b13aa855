//! Sentences of the rulebook on drawing, planning, turns and moves (rulebook, "Faza 1: Dobieranie" to "Akcje
//! podstawowe") that have no example and no ruling.

use altiplano::testkit::{Table, counted, place, read, tiles};
use altiplano::{Decision, Good, Location, Refusal};
use tabletop::{Game, Seat};

#[test]
fn a_raised_limit_counts_from_the_next_draw() {
    let mut table = Table::new(2);
    table
        .bag(0, "10 food")
        .on(0, "road", "stone wood")
        .turn(0, "road")
        .does("road build");
    assert!(table.player(0).planning.is_empty(), "nothing is drawn now");
    table.round();
    assert_eq!(table.player(0).planning, tiles("5 food"));
}

#[test]
fn tiles_may_stay_on_planning_spaces() {
    let mut table = Table::new(2);
    table.planning(0, "wood food").bag(0, "6 ore").plan().does("done");
    assert_eq!(table.player(0).planning, tiles("wood food"));
    table.chance("extension e8");
    assert_eq!(table.player(0).planning, tiles("wood food 2 ore"));
}

#[test]
fn prepared_tiles_stay_for_later_rounds() {
    let mut table = Table::new(5);
    table
        .owns(0, "e6 e11")
        .coins(0, 2)
        .planning(0, "food")
        .on(0, "farm", "alpaca")
        .on(0, "e11", "fish")
        .on(0, "movement", "2 food");
    table.plan().does("plan food mine; fund e6; done; pass; done");
    assert_eq!(table.game.round(), 3);
    let player = *table.player(0);
    assert_eq!(player.at(Location::Farm), tiles("alpaca"));
    assert_eq!(player.at(Location::Mine), tiles("food"));
    assert_eq!((player.movement_food, player.coins), (2, 0));
    assert_eq!((player.fill(place("e11")), player.fill(place("e6"))), (1, 2));
    table.turn(0, "market").does("use e6 cacao");
    assert_eq!(table.player(0).container, counted("cacao"));
}

#[test]
fn every_location_holds_as_many_tiles_as_it_has_spaces() {
    for (word, good, spaces) in [
        ("farm", "wool", 3),
        ("forest", "food", 2),
        ("mine", "food", 2),
        ("harbor", "fish", 2),
        ("village", "wood", 3),
        ("market", "wood", 3),
        ("road", "wood", 2),
        ("movement", "food", 3),
    ] {
        let mut table = Table::new(2);
        table.planning(0, &format!("{} {good}", spaces + 1)).plan();
        let line = format!("plan {good} {word}");
        for _ in 0..spaces {
            table.does(&line);
        }
        assert_eq!(table.refusal(&line), Refusal::SpacesTaken, "{word}");
    }
}

#[test]
fn movement_spaces_hold_one_food_each() {
    let mut table = Table::new(2);
    table.planning(0, "food wood").on(0, "movement", "2 food").plan();
    assert_eq!(table.refusal("plan wood movement"), Refusal::NotAccepted);
    table.does("plan food movement");
    assert_eq!(table.player(0).movement_food, 3);
}

#[test]
fn no_planning_in_phase_3() {
    let mut table = Table::new(4);
    table
        .owns(0, "e6")
        .coins(0, 5)
        .planning(0, "food")
        .on(0, "farm", "alpaca");
    table.turn(0, "market");
    for line in ["plan food farm", "fund e6", "take-back alpaca farm", "replan"] {
        assert_eq!(table.refusal(line), Refusal::OtherDecision, "{line}");
    }
}

#[test]
fn turns_go_clockwise_from_the_start_player() {
    let mut table = Table::new(3);
    for seat in 0..3 {
        table.on(seat, "farm", "2 alpaca").player(seat).first_cart_used = true;
    }
    table.start(Seat::new(1));
    table.plan();
    for seat in [1, 2, 0, 1, 2, 0] {
        assert_eq!(table.game.turn().seat(), Some(Seat::new(seat)));
        table.does("farm food 1");
    }
    assert_eq!(table.game.round(), 3, "all have passed");
}

#[test]
fn actions_come_in_any_order() {
    for lines in [
        "village house ore; village store silver",
        "village store silver; village house ore",
    ] {
        let mut table = Table::new(2);
        table
            .on(0, "village", "2 stone silver")
            .turn(0, "village")
            .alone(0);
        table.player(0).first_cart_used = true;
        for line in lines.split("; ") {
            table.does(line);
            // Storing goes on as long as something can be stored.
            if matches!(table.game.decision(), Decision::Store(_)) {
                table.does("done");
            }
        }
        assert_eq!(table.player(0).houses.total(), 1, "{lines}");
        assert_eq!(table.on_shelf(0, 1), (Some(Good::Silver), 1, 0), "{lines}");
    }
}

#[test]
fn every_basic_action_needs_the_pawn_at_its_location() {
    for (location, there, line) in [
        ("farm", "alpaca", "farm food 1"),
        ("farm", "alpaca food", "farm wool"),
        ("farm", "wool food", "farm cloth"),
        ("forest", "2 food", "forest wood"),
        ("forest", "cacao", "forest cacao food"),
        ("mine", "2 food", "mine stone"),
        ("mine", "ore food", "mine silver"),
        ("harbor", "fish food", "harbor food"),
        ("harbor", "2 fish", "harbor stone"),
        ("harbor", "2 wood", "harbor boat wool"),
        ("village", "2 stone", "village house wool"),
        ("village", "wood", "village store wood"),
        ("village", "wood", "village cart"),
        ("market", "wood", "market sell wood"),
        ("market", "wood", "market extension e2"),
        ("market", "wood", "market order o1"),
        ("market", "wood", "market deliver wood"),
        ("road", "stone wood", "road build"),
    ] {
        let needed: Location = read(location);
        for elsewhere in Location::ALL.into_iter().filter(|&place| place != needed) {
            let mut table = Table::new(2);
            table.coins(0, 9).on(0, location, there);
            if line.contains("deliver") {
                table.order(0, "o1", "");
            } else {
                table.orders().insert(read("o1"));
            }
            table.turn(0, elsewhere.key());
            assert_eq!(table.refusal(line), Refusal::PawnElsewhere { needed }, "{line}");
            table.turn(0, location).does(line);
        }
    }
}

#[test]
fn a_used_cart_waits_for_the_next_round() {
    let mut table = Table::new(2);
    table
        .cart(0, 1)
        .on(0, "farm", "2 alpaca")
        .on(0, "movement", "2 food")
        .turn(0, "farm")
        .alone(0);
    table.does("farm food 1; first-cart mine; cart market food");
    assert_eq!(
        table.legal(),
        "walk village food; walk road food; end-turn",
        "only steps are left"
    );
    table.does("end-turn").chance("extension e8");
    table.does("done").turn(0, "market");
    assert!(table.offers("first-cart farm") && table.offers("cart farm food"));
}

#[test]
fn moves_with_and_without_carts_mix() {
    let mut table = Table::new(3);
    table
        .cart(0, 1)
        .on(0, "mine", "2 food")
        .on(0, "movement", "3 food")
        .turn(0, "farm")
        .alone(0);
    table.does("walk forest food; first-cart road; cart mine food; mine stone");
    assert_eq!(table.player(0).container, counted("4 food stone"));
    table.sound();
    table.does("walk harbor food");
    assert_eq!(table.player(0).pawn, Some(Location::Harbor));
}
