//! Rulings R15 to R20: planning. Each switch in both positions.

use altiplano::testkit::{Table, counted, read, tiles};
use altiplano::{Decision, Refusal, Switch};
use tabletop::{Game, Seat};

#[test]
fn r15_plans_are_sealed_and_shown_together() {
    let mut table = Table::new(2);
    table.planning(0, "food").planning(1, "food").plan();
    table.does("plan food farm; done");
    let view = table.game.view(Some(Seat::new(1)));
    assert_eq!(view.seats[0].planning, tiles("food"));
    assert_eq!(table.game.view(None).seats[0].planning, tiles("food"));
    assert_eq!(
        table.game.turn().seat(),
        Some(Seat::new(1)),
        "that seat 0 is done is open"
    );
    table.does("done");
    assert_eq!(table.game.view(None).seats[0].spaces[0], tiles("food"));
}

#[test]
fn r15_in_turn_order_each_sees_the_finished_plans() {
    let mut table = Table::switched(3, Switch::PlanInTurnOrder);
    table.planning(0, "food").planning(2, "food").plan();
    assert_eq!(table.game.turn().seat(), Some(Seat::FIRST));
    table.does("plan food farm");
    assert_eq!(
        table.game.view(Some(Seat::new(2))).seats[0].planning,
        tiles("food")
    );
    table.does("done");
    assert_eq!(
        table.game.turn().seat(),
        Some(Seat::new(2)),
        "seat 1 has nothing to plan"
    );
    assert_eq!(
        table.game.view(Some(Seat::new(2))).seats[0].spaces[0],
        tiles("food")
    );
}

#[test]
fn r16_a_plan_is_final_after_done() {
    let mut table = Table::new(2);
    table.planning(0, "food").planning(1, "food").plan().does("done");
    let refused = table.game.check(Seat::FIRST, read("plan food farm"));
    assert_eq!(refused, Err(Refusal::NotYourTurn));
}

#[test]
fn r16_a_plan_may_be_redone_three_times() {
    let mut table = Table::new(4);
    table.owns(0, "e6").coins(0, 2).planning(0, "2 food wood").plan();
    for _ in 0..3 {
        table.does("plan food farm; plan wood road; fund e6; replan");
        assert_eq!(table.player(0).planning, tiles("2 food wood"));
        assert_eq!(table.player(0).coins, 2);
    }
    table.does("plan food farm");
    assert_eq!(table.refusal("replan"), Refusal::NothingToReplan);
}

#[test]
fn r16_the_tiles_of_a_plan_come_in_ascending_order() {
    let mut table = Table::new(2);
    table.planning(0, "food wood").plan().does("plan wood road");
    assert_eq!(table.refusal("plan food farm"), Refusal::OutOfOrder);
}

#[test]
fn r17_a_tile_may_be_planned_without_a_use() {
    let mut table = Table::new(2);
    table.planning(0, "wool glass").plan();
    assert!(table.offers("plan wool farm"), "cloth would need food too");
    assert!(table.offers("plan glass market"), "it has a price");
    assert!(!table.offers("plan glass farm"));
}

#[test]
fn spaces_accept_what_the_actions_of_their_location_use() {
    let accepted = [
        ("farm", "food wool alpaca"),
        ("forest", "food cacao"),
        ("mine", "food ore"),
        ("harbor", "food wood fish"),
        (
            "village",
            "wood stone ore silver cloth wool alpaca fish glass cacao",
        ),
        (
            "market",
            "wood stone ore silver cloth wool alpaca fish glass cacao",
        ),
        ("road", "wood stone"),
        ("movement", "food"),
    ];
    for (place, kinds) in accepted {
        for good in altiplano::Good::ALL
            .into_iter()
            .filter(|&good| good != altiplano::Good::Corn)
        {
            let mut table = Table::new(2);
            table.planning(0, good.key()).plan();
            let takes = kinds.split(' ').any(|kind| kind == good.key());
            assert_eq!(
                table.offers(&format!("plan {good} {place}")),
                takes,
                "{good} {place}"
            );
        }
    }
}

#[test]
fn r18_a_tile_with_two_inputs_may_wait_half_filled() {
    let mut table = Table::new(5);
    table
        .owns(0, "e11")
        .planning(0, "2 fish")
        .plan()
        .does("plan fish e11; done");
    table.turn(0, "harbor");
    assert_eq!(table.refusal("use e11 cacao"), Refusal::InputsMissing);
    table
        .plan()
        .does("plan fish e11; done")
        .turn(0, "harbor")
        .does("use e11 cacao");
    assert_eq!(table.player(0).container, counted("2 fish cacao"));
    table.sound();
}

#[test]
fn r19_market_tiles_take_the_exact_price_or_nothing() {
    let mut table = Table::new(4);
    table.owns(0, "e23").coins(0, 2).planning(0, "food").plan();
    assert_eq!(table.refusal("fund e23"), Refusal::TooFewCoins { needed: 3 });
    assert_eq!(table.refusal("plan food e23"), Refusal::NotAccepted);
    table.does("fund role");
    assert_eq!(table.player(0).coins, 1, "the trader's tile costs a coin");
    assert_eq!(table.refusal("fund role"), Refusal::SpacesTaken);
}

#[test]
fn r20_one_coin_on_the_movement_spaces() {
    let mut table = Table::new(2);
    table
        .owns(0, "e17")
        .coins(0, 5)
        .planning(0, "3 food")
        .plan()
        .does("fund movement");
    assert_eq!(table.refusal("fund movement"), Refusal::SpacesTaken);
    table.does("replan; plan food movement; plan food movement; plan food movement");
    assert_eq!(
        table.refusal("fund movement"),
        Refusal::SpacesTaken,
        "all three are taken"
    );
    let mut table = Table::new(2);
    table.coins(0, 5).planning(0, "food").plan();
    assert_eq!(table.refusal("fund movement"), Refusal::TakesNoCoins);
}

#[test]
fn z02_a_seat_whose_tiles_fit_nowhere_is_not_asked() {
    let mut table = Table::new(2);
    table
        .on(0, "village", "3 wood")
        .on(0, "market", "3 stone")
        .planning(0, "glass")
        .planning(1, "food")
        .plan();
    assert_eq!(
        table.game.decision(),
        Decision::Plan(tabletop::SeatSet::only(Seat::new(1)))
    );
}
