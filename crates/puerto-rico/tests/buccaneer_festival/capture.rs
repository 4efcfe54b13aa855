//! The Buccaneer's capture and the role that is played late (checklist 208 to 210).

use puerto_rico::{Decision, EndReason, Event, Refusal, Role, RoleCard};
use tabletop::Seat;

use crate::buccaneer::{plain, table, with_new_buildings};
use crate::table::Table;

#[test]
fn x16_a_captured_card_pays_its_captor_when_another_seat_takes_it() {
    let mut table = table(3, "", |p| {
        p.money(0, 1).money(1, 0).card("trader", 2).goods(1, "1 coffee")
    });
    table.play("0 role buccaneer");
    table.play("0 deed capture");
    let events = table.play("0 capture trader");
    assert_eq!(
        events,
        [Event::RoleCaptured {
            seat: Seat::new(0),
            card: RoleCard::Trader,
            doubloons: 2
        }]
    );
    assert_eq!((table.money(0), table.card("trader")), (3, 0));
    assert_eq!(table.state.capture(), Some((RoleCard::Trader, Seat::new(0))));
    let events = table.play("1 role trader");
    assert!(
        matches!(events[0], Event::RoleChosen { doubloons: 0, .. }),
        "{events:?}"
    );
    assert_eq!(table.money(0), 6, "3 from the bank");
    assert_eq!(table.state.capture(), None);
    table.play("1 sell coffee");
    assert_eq!(table.money(1), 5, "the taker is the chooser, with the privilege");
    table.play("2 role mayor");
    table.skip_to_choosing();
    assert_eq!((table.round(), table.card("trader")), (2, 0), "the card was used");
    assert_eq!(table.card("settler"), 1);
}

#[test]
fn x17_a_card_that_nobody_takes_is_played_by_its_captor_after_the_last_pick() {
    let mut table = table(3, "", |p| p.goods(0, "1 coffee").money(0, 0));
    table.play("0 role buccaneer");
    table.play("0 deed capture");
    table.play("0 capture trader");
    table.play("1 role mayor");
    table.skip_to_choosing();
    table.play("2 role builder");
    while table.asked() != Some(0)
        || table
            .state
            .phase()
            .is_some_and(|phase| phase.role == Role::Builder)
    {
        let seat = table.asked().unwrap();
        table.play(&format!("{seat} pass"));
    }
    let phase = table.state.phase().expect("the late phase");
    assert_eq!((phase.role, phase.chooser), (Role::Trader, Seat::new(0)));
    table.play("0 sell coffee");
    assert_eq!(table.money(0), 5, "as the chooser, with the privilege");
    assert_eq!(table.round(), 2);
    assert_eq!(
        (table.card("trader"), table.card("settler")),
        (0, 1),
        "used: no coin"
    );
}

#[test]
fn others_act_in_a_role_that_is_played_late() {
    let mut table = table(3, "", |p| p.goods(1, "1 coffee").money(1, 0));
    for line in ["0 role buccaneer", "0 deed capture", "0 capture trader"] {
        table.play(line);
    }
    for line in ["1 role craftsman", "2 role settler"] {
        table.play(line);
        while table
            .state
            .phase()
            .is_some_and(|phase| phase.role != Role::Trader)
            && matches!(
                table.state.decision(),
                Decision::TakeTile(_) | Decision::CraftsmanPrivilege(_)
            )
        {
            let seat = table.asked().unwrap();
            table.play(&format!("{seat} pass"));
        }
        while table.state.decision() == Decision::RevealPlantation {
            let outcome = table.outcomes()[0].replace("draw ", "");
            table.draw(&outcome);
        }
    }
    assert_eq!(table.state.decision(), Decision::Sell(Seat::new(1)));
    table.play("1 sell coffee");
    assert_eq!((table.money(1), table.round()), (4, 2));
}

#[test]
fn a_capture_as_the_last_pick_is_played_at_once() {
    let mut table = plain(3);
    table.play("0 role builder");
    table.skip_to_choosing();
    table.play("1 role mayor");
    table.skip_to_choosing();
    table.play("2 role buccaneer");
    table.play("2 deed capture");
    let events = table.play("2 capture craftsman");
    assert!(
        events.contains(&Event::CapturedRolePlayed {
            seat: Seat::new(2),
            card: RoleCard::Craftsman
        }),
        "{events:?}"
    );
    table.skip_to_choosing();
    assert_eq!((table.round(), table.card("craftsman")), (2, 0));
}

#[test]
fn with_two_players_the_captor_may_not_use_a_later_pick_on_the_captured_card() {
    let mut table = plain(2);
    for line in [
        "0 role buccaneer",
        "0 deed capture",
        "0 capture prospector",
        "1 role settler",
    ] {
        table.play(line);
    }
    table.skip_to_choosing();
    assert_eq!(table.refuse("0 role prospector"), Refusal::OwnCapture);
    assert!(!table.legal().contains(&"role prospector".to_owned()));
    for line in ["0 role builder", "1 role craftsman", "0 role trader"] {
        table.play(line);
        table.skip_to_choosing();
    }
    let money = table.money(0);
    table.play("1 role mayor");
    table.skip_to_choosing();
    assert_eq!((table.round(), table.money(0)), (2, money + 1), "played late");
    assert_eq!((table.card("prospector"), table.card("captain")), (0, 1));
}

#[test]
fn one_of_two_prospectors_is_captured() {
    let mut table = table(5, "", |p| p.card("second_prospector", 2).money(0, 0).money(1, 0));
    for line in [
        "0 role buccaneer",
        "0 deed capture",
        "0 capture second_prospector",
    ] {
        table.play(line);
    }
    assert_eq!(table.money(0), 2);
    table.play("1 role prospector");
    assert_eq!((table.money(0), table.money(1)), (2, 1), "the other one is free");
    table.play("2 role second_prospector");
    assert_eq!(table.money(0), 5);
}

#[test]
fn the_buccaneer_captures_no_taken_card_and_not_itself() {
    let mut table = plain(3);
    table.play("0 role settler");
    table.skip_to_choosing();
    table.play("1 role buccaneer");
    table.play("1 deed capture");
    assert_eq!(table.refuse("1 capture buccaneer"), Refusal::CapturesItself);
    assert_eq!(table.refuse("1 capture prospector"), Refusal::NoSuchCard);
    let by = Seat::new(0);
    assert_eq!(table.refuse("1 capture settler"), Refusal::RoleTaken { by });
    assert_eq!(table.refuse("1 pass"), Refusal::MustDecide);
}

#[test]
fn a_captured_role_is_played_even_after_the_end_was_triggered() {
    let mut table = table(3, "", |p| p.ended(EndReason::City).money(0, 0));
    for line in ["0 role buccaneer", "0 deed capture", "0 capture craftsman"] {
        table.play(line);
    }
    table.play("1 role builder");
    table.skip_to_choosing();
    table.play("2 role settler");
    let events = table.skip_to_choosing();
    assert!(table.is_over());
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::CapturedRolePlayed { .. })),
        "{events:?}"
    );
}

#[test]
fn a_late_role_does_not_change_how_the_governor_card_moves() {
    let mut table = plain(3);
    for line in ["0 role buccaneer", "0 deed capture", "0 capture craftsman"] {
        table.play(line);
    }
    for line in ["1 role builder", "2 role mayor"] {
        table.play(line);
        table.skip_to_choosing();
    }
    assert_eq!((table.round(), table.state.governor()), (2, Seat::new(1)));
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn a_library_doubles_a_role_that_is_played_late() {
    let mut table = with_new_buildings(2, "library_2p_once", |p| p.city(0, "library:1").money(0, 0));
    for line in ["0 role buccaneer", "0 deed capture", "0 capture prospector"] {
        table.play(line);
    }
    for line in ["1 role craftsman", "0 role trader", "1 role captain"] {
        table.play(line);
        table.skip_to_choosing();
    }
    assert!(
        table.position().library_used.contains(Seat::new(0)),
        "used up by the trader, not by the buccaneer"
    );
    table.play("0 role builder");
    table.skip_to_choosing();
    table.play("1 role mayor");
    table.skip_to_choosing();
    assert_eq!(
        table.money(0),
        1,
        "the second privilege of the round is not doubled"
    );
}

#[test]
fn a_position_with_an_impossible_capture_is_refused() {
    let mut played = plain(3);
    played.play("0 role buccaneer");
    played.play("0 pass");
    let position = played.position();
    assert!(puerto_rico::State::from_position(&position).is_ok());
    let wrong = |edit: &dyn Fn(&mut puerto_rico::Position)| {
        let mut position = position.clone();
        edit(&mut position);
        puerto_rico::State::from_position(&position).unwrap_err()
    };
    let expected = puerto_rico::PositionError::Buccaneer;
    assert_eq!(
        wrong(&|p| p.buccaneer.get_or_insert_default().token = None),
        expected
    );
    assert_eq!(
        wrong(&|p| p.buccaneer.get_or_insert_default().token = Some(Seat::new(1))),
        expected
    );
    assert_eq!(
        wrong(&|p| p.buccaneer.get_or_insert_default().captured = Some(RoleCard::Buccaneer)),
        expected
    );
    assert_eq!(
        wrong(&|p| p.buccaneer.get_or_insert_default().captured = Some(RoleCard::Prospector)),
        expected
    );
    assert_eq!(wrong(&|p| p.cards.doubloons[RoleCard::Buccaneer] = 1), expected);
    let base = Table::new("players=3").position();
    let mut strange = base;
    strange.buccaneer.get_or_insert_default().token = Some(Seat::new(0));
    assert_eq!(
        puerto_rico::State::from_position(&strange).unwrap_err(),
        expected,
        "without the expansion"
    );
}
