//! The round: picking roles, card doubloons, the governor (checklist 16 to 28, 143, 144).

use puerto_rico::{Event, Refusal, RoleCard};
use tabletop::Seat;

use crate::table::Table;

/// A table where nobody can do anything with a role, so that rounds pass quickly.
fn poor(setup: &str) -> Table {
    Table::at(setup, |p| {
        p.everybody(|p, seat| p.money(seat, 0)).workers_ship(0).pool(60)
    })
}

#[test]
fn the_governor_picks_first_then_clockwise_one_role_each() {
    let mut table = poor("players=4");
    for (seat, card) in ["craftsman", "trader", "captain", "prospector"]
        .into_iter()
        .enumerate()
    {
        assert_eq!(table.asked(), Some(seat));
        table.play(&format!("{seat} role {card}"));
    }
    assert_eq!(table.round(), 2);
}

#[test]
fn everybody_acts_clockwise_from_the_chooser_who_is_first() {
    let mut table = Table::at("players=4", |p| p.face_up("corn corn indigo sugar coffee"));
    table.play("0 role prospector");
    table.play("1 role settler");
    for seat in [1, 2, 3, 0] {
        assert_eq!(table.asked(), Some(seat));
        table.play(&format!("{seat} pass"));
    }
    table.draw_row("corn corn corn corn corn");
    assert_eq!(table.asked(), Some(2));
}

#[test]
fn only_the_chooser_has_the_privilege() {
    let mut table = Table::at("players=3", |p| p.face_up("corn indigo sugar tobacco"));
    table.play("0 role settler");
    table.play("0 take quarry");
    assert_eq!(table.refuse("1 take quarry"), Refusal::QuarryNeedsHut);
}

#[test]
fn a_role_must_be_picked_even_a_useless_one() {
    let mut table = poor("players=3");
    assert_eq!(table.refuse("0 pass"), Refusal::MustDecide);
    table.play("0 role captain");
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn an_unused_action_is_lost_and_the_others_still_act() {
    let mut table = Table::at("players=3", |p| p.everybody(|p, seat| p.money(seat, 5)));
    table.play("0 role builder");
    table.play("0 pass");
    table.play("1 build hacienda");
    table.play("2 pass");
    assert_eq!(table.asked(), Some(1), "the builder phase is over, seat 1 picks");
    assert!(table.legal().iter().all(|line| line.starts_with("role ")));
}

#[test]
fn a_taken_role_is_gone_for_the_round() {
    let mut table = poor("players=3");
    table.play("0 role craftsman");
    assert_eq!(
        table.refuse("1 role craftsman"),
        Refusal::RoleTaken { by: Seat::new(0) }
    );
    assert_eq!(table.refuse("1 role prospector"), Refusal::NoSuchCard);
    table.play("1 role trader");
    table.play("2 role captain");
    table.play("1 role craftsman");
}

#[test]
fn card_doubloons_go_to_the_chooser_at_once_and_can_pay_for_the_building() {
    let mut table = Table::at("players=4", |p| {
        p.everybody(|p, seat| p.money(seat, 0)).card("builder", 3)
    });
    let events = table.play("0 role builder");
    assert!(events.contains(&Event::RoleChosen {
        seat: Seat::new(0),
        card: RoleCard::Builder,
        doubloons: 3
    }));
    assert_eq!((table.money(0), table.card("builder")), (3, 0));
    table.play("0 build small_warehouse");
    assert_eq!(table.money(0), 1);
}

#[test]
fn after_the_last_pick_each_unpicked_card_gets_one_more_doubloon() {
    let mut table = Table::at("players=4", |p| {
        p.everybody(|p, seat| p.money(seat, 0))
            .workers_ship(0)
            .card("mayor", 2)
    });
    for line in [
        "0 role craftsman",
        "1 role trader",
        "2 role captain",
        "3 role prospector",
    ] {
        table.play(line);
    }
    for (card, doubloons) in [
        ("settler", 1),
        ("builder", 1),
        ("mayor", 3),
        ("craftsman", 0),
        ("prospector", 0),
    ] {
        assert_eq!(table.card(card), doubloons, "{card}");
    }
}

#[test]
fn cards_return_and_the_governor_card_goes_left() {
    let mut table = poor("players=3");
    for line in ["0 role craftsman", "1 role trader", "2 role captain"] {
        table.play(line);
    }
    assert_eq!(table.asked(), Some(1));
    assert_eq!(table.view(None).governor, Seat::new(1));
    assert_eq!(table.legal().len(), 6);
}

#[test]
fn f07_prospector_card_with_2_doubloons_pays_3() {
    let mut table = Table::at("players=4", |p| p.card("prospector", 2).money(0, 0));
    table.play("0 role prospector");
    assert_eq!(table.money(0), 3);
}

#[test]
fn the_prospector_acts_alone() {
    let mut table = Table::new("players=4");
    let before = table.money(1);
    table.play("0 role prospector");
    assert_eq!((table.money(0), table.money(1)), (4, before));
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn two_prospectors_are_two_cards() {
    let mut table = Table::at("players=5", |p| {
        p.card("second_prospector", 2).money(0, 0).money(1, 0)
    });
    table.play("0 role prospector");
    table.play("1 role second_prospector");
    assert_eq!((table.money(0), table.money(1)), (1, 3));
}

#[test]
fn two_players_pick_three_roles_each_in_turn_and_one_card_gets_the_doubloon() {
    let mut table = poor("players=2");
    let picks = [
        "0 role craftsman",
        "1 role trader",
        "0 role captain",
        "1 role prospector",
        "0 role builder",
        "1 role mayor",
    ];
    for line in picks {
        table.play(line);
        table.pass_while_not_choosing();
    }
    assert_eq!(table.card("settler"), 1);
    assert_eq!(table.view(None).governor, Seat::new(1));
    assert_eq!(table.asked(), Some(1));
}
