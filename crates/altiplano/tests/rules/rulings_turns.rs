//! Rulings R22 to R30: turns and moves. Each switch in both positions.

use altiplano::testkit::Table;
use altiplano::{Decision, Event, Location, Refusal, Switch};
use tabletop::{Game, Seat};

/// Begins seat 1's first turn of the game.
fn first_turn(table: &mut Table) {
    for seat in 0..2 {
        table.player(seat).pawn = None;
        table.on(seat, "farm", "alpaca");
    }
    table.plan();
}

#[test]
fn r22_a_pawn_is_placed_on_its_owners_first_turn() {
    let mut table = Table::new(2);
    first_turn(&mut table);
    table.does("pawn farm; farm food 1");
    table.player(0).first_cart_used = true;
    assert_eq!(table.player(1).pawn, None);
    table.does("end-turn; pawn village");
    assert!(table.offers("pass"), "also when passing at once");
}

#[test]
fn r22_place_pawns_first() {
    let mut table = Table::switched(2, Switch::PlacePawnsFirst);
    first_turn(&mut table);
    table.does("pawn farm; pawn village");
    assert!(matches!(table.game.decision(), Decision::Act { seat, .. } if seat == Seat::FIRST));
}

#[test]
fn r23_a_move_commits_to_an_action() {
    let mut table = Table::new(2);
    table
        .on(0, "mine", "2 food")
        .on(0, "movement", "2 food")
        .turn(0, "farm");
    table.player(0).first_cart_used = true;
    assert_eq!(
        table.refusal("walk road food"),
        Refusal::NoActionAfterwards,
        "three steps to the Mine"
    );
    table.does("walk forest food; walk mine food");
    assert_eq!(table.refusal("pass"), Refusal::ActionNeeded);
}

#[test]
fn r23_move_without_action() {
    let mut table = Table::switched(2, Switch::MoveWithoutAction);
    table
        .on(0, "movement", "food")
        .turn(0, "farm")
        .does("walk road food");
    assert_eq!(table.player(0).pawn, Some(Location::Road));
    assert!(table.offers("pass"));
}

#[test]
fn r24_moves_follow_the_action_in_its_turn_only() {
    let mut table = Table::new(2);
    table
        .on(0, "farm", "2 alpaca")
        .on(1, "farm", "alpaca")
        .turn(0, "farm");
    table.does("farm food 1; first-cart road");
    assert_eq!(table.game.turn().seat(), Some(Seat::new(1)), "no move is left");
}

#[test]
fn r25_a_cart_never_stays_where_it_is() {
    let mut table = Table::new(2);
    table.on(0, "farm", "alpaca").turn(0, "farm");
    assert_eq!(table.refusal("first-cart farm"), Refusal::AlreadyThere);
}

#[test]
fn r26_any_food_drives_any_further_cart() {
    let mut table = Table::new(3);
    table
        .cart(0, 2)
        .on(0, "movement", "2 food")
        .on(0, "mine", "2 food")
        .turn(0, "farm");
    table.does("cart road food; cart mine food; mine stone");
    assert_eq!(table.player(0).further_carts_used, 2);
}

#[test]
fn r27_the_coin_drives_a_cart_too() {
    let mut table = Table::new(3);
    table
        .owns(0, "e17")
        .cart(0, 1)
        .on(0, "mine", "2 food")
        .turn(0, "farm");
    table.player(0).movement_coin = true;
    table.does("cart mine coin");
    assert!(!table.player(0).movement_coin);
    assert_eq!(
        table.player(0).container.total(),
        0,
        "the coin goes to the general supply"
    );
}

#[test]
fn r28_after_a_pass_the_others_go_on() {
    let mut table = Table::new(2);
    table
        .on(0, "farm", "alpaca")
        .on(1, "farm", "2 alpaca")
        .turn(0, "farm");
    for seat in 0..2 {
        table.player(seat).first_cart_used = true;
    }
    table.does("pass; farm food 1; farm food 1");
    assert_eq!(table.game.decision(), Decision::Extension, "phase 4");
}

#[test]
fn r29_a_pass_is_free_or_automatic() {
    let mut table = Table::new(2);
    table.on(0, "farm", "alpaca").planning(0, "food").turn(0, "farm");
    assert!(table.offers("pass"));
    table.does("pass");
    let automatic = Event::Passed {
        seat: Seat::new(1),
        automatic: true,
    };
    assert!(table.told(|event| *event == automatic));
}

#[test]
fn r30_pawns_share_locations() {
    let mut table = Table::new(2);
    table.on(0, "mine", "2 food").turn(0, "farm");
    table.player(1).pawn = Some(Location::Mine);
    assert!(table.offers("first-cart mine"));
}

#[test]
fn z01_after_a_move_the_seat_is_asked_though_one_action_is_left() {
    let mut table = Table::new(2);
    table
        .on(0, "mine", "2 food")
        .turn(0, "farm")
        .does("first-cart mine");
    assert_eq!(table.legal(), "mine stone");
}

#[test]
fn z13_an_action_that_brings_nothing_counts_as_reachable() {
    let mut table = Table::new(2);
    table.stock("stone", 0).on(0, "mine", "2 food").turn(0, "farm");
    assert!(table.offers("first-cart mine"));
}
