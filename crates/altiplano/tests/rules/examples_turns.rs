//! Examples A19 to A28, A44 and A70: turns and moves.

use altiplano::testkit::{Table, counted};
use altiplano::{Decision, Good, Location, Refusal};

#[test]
fn a19_the_pawn_must_stand_there() {
    let mut table = Table::new(2);
    table.on(0, "village", "2 stone").turn(0, "farm");
    let needed = Location::Village;
    assert_eq!(
        table.refusal("village house wool"),
        Refusal::PawnElsewhere { needed }
    );
    table.does("first-cart village");
    assert!(table.offers("village house wool"));
}

#[test]
fn a20_the_first_placement_uses_no_cart() {
    let mut table = Table::new(2);
    table.player(0).pawn = None;
    table.on(0, "mine", "2 food").first_turn(0);
    assert_eq!(
        table.legal(),
        "pawn farm; pawn forest; pawn mine; pawn harbor; pawn village; pawn market; pawn road"
    );
    table.does("pawn harbor");
    assert!(!table.player(0).first_cart_used);
    assert!(table.offers("first-cart mine"));
}

#[test]
fn a21_the_first_cart_reaches_all_other_locations_once() {
    let mut table = Table::new(2);
    table
        .on(0, "farm", "2 alpaca")
        .turn(0, "farm")
        .does("farm food 1");
    let moves = table.legal();
    assert_eq!(moves.matches("first-cart").count(), 6);
    table.does("first-cart mine").turn(0, "mine");
    table.player(0).pawn = Some(Location::Farm);
    assert!(!table.legal().contains("cart"));
}

#[test]
fn a22_food_drives_steps() {
    let mut table = Table::new(2);
    table
        .on(0, "farm", "2 alpaca")
        .on(0, "movement", "2 food")
        .turn(0, "farm");
    table.player(0).first_cart_used = true;
    table.does("farm food 1");
    assert_eq!(table.legal(), "walk forest food; walk road food; end-turn");
    table.does("walk road food; walk market food");
    assert_eq!(table.player(0).container, counted("alpaca 3 food"));
    table.sound();
}

#[test]
fn a23_a_further_cart_needs_a_food() {
    let mut table = Table::new(2);
    table.cart(0, 1).on(0, "farm", "2 alpaca").turn(0, "farm");
    table.player(0).first_cart_used = true;
    assert!(!table.legal().contains("cart "));
    table
        .on(0, "movement", "food")
        .turn(0, "farm")
        .does("farm food 1");
    let offered = table.legal();
    assert_eq!(offered.matches("cart").count(), 6, "{offered}");
    table.does("cart village food");
    assert_eq!(table.player(0).movement_food, 0);
}

#[test]
fn a24_moves_before_and_after_the_action_in_one_turn() {
    let mut table = Table::new(2);
    table
        .on(0, "mine", "2 food")
        .on(0, "movement", "food")
        .turn(0, "village")
        .alone(0);
    table.does("first-cart mine; mine stone; walk harbor food");
    assert_eq!(table.player(0).pawn, Some(Location::Harbor));
    table.sound();
}

#[test]
fn a25_house_and_store_are_two_turns() {
    let mut table = Table::new(2);
    table
        .on(0, "village", "2 stone silver")
        .turn(0, "village")
        .alone(0);
    table.player(0).first_cart_used = true;
    table.does("village house ore");
    assert!(
        matches!(table.game.decision(), Decision::Act { .. }),
        "a turn of its own"
    );
    table.does("village store silver");
    assert_eq!(table.on_shelf(0, 1), (Some(Good::Silver), 1, 0));
    table.sound();
}

#[test]
fn a26_what_is_gained_waits_in_the_container() {
    let mut table = Table::new(2);
    table.on(0, "mine", "2 food").turn(0, "mine").does("mine stone");
    assert_eq!(table.player(0).container, counted("2 food stone"));
    assert!(table.player(0).planning.is_empty());
}

#[test]
fn a27_market_tiles_need_their_coins_in_place() {
    let mut table = Table::new(4);
    table.owns(0, "e6").coins(0, 5).turn(0, "market");
    assert_eq!(table.refusal("use e6 cacao"), Refusal::InputsMissing);
    table
        .coins(0, 7)
        .planning(0, "food")
        .plan()
        .does("fund e6; done")
        .turn(0, "market");
    table.does("use e6 cacao");
    assert_eq!(
        (table.player(0).coins, table.player(0).container),
        (5, counted("cacao"))
    );
    table.sound();
}

#[test]
fn a28_coins_of_this_round_pay_for_a_cart() {
    let mut table = Table::new(2);
    table.on(0, "market", "fish").turn(0, "market").alone(0);
    table.does("market sell fish").does("first-cart village");
    assert!(table.offers("village cart"));
}

#[test]
fn a44_a_new_cart_runs_at_once_and_the_fourth_is_the_last() {
    let mut table = Table::new(3);
    table
        .cart(0, 2)
        .coins(0, 3)
        .on(0, "movement", "food")
        .on(0, "farm", "alpaca");
    table.turn(0, "village").alone(0);
    table.player(0).first_cart_used = true;
    table.player(0).further_carts_used = 2;
    table.does("village cart");
    assert!(table.offers("cart farm food"));
    table.does("cart farm food");
    table.turn(0, "village");
    assert_eq!(table.refusal("village cart"), Refusal::OncePerRound);
    table.player(0).cart_bought = false;
    assert_eq!(table.refusal("village cart"), Refusal::CartLimit);
    table.sound();
}

#[test]
fn a70_the_coin_is_spent_by_a_move_only() {
    let mut table = Table::new(2);
    table
        .owns(0, "e17")
        .coins(0, 1)
        .planning(0, "food")
        .on(0, "farm", "alpaca")
        .plan()
        .does("fund movement; done");
    table.turn(0, "road").alone(0);
    table.player(0).first_cart_used = true;
    assert_eq!(table.legal(), "walk farm coin; pass");
    let mut stays = Table::from(table.game);
    table.does("walk farm coin");
    assert!(!table.player(0).movement_coin && table.player(0).coins == 0);
    stays.does("pass");
    stays.chance("extension e8");
    assert!(stays.player(0).movement_coin);
    assert!(stays.offers("take-back coins movement"));
}
