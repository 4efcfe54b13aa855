//! The suite passes a sound game and rejects each planted fault, for the reason for which it was
//! planted.

use std::panic::catch_unwind;

use super::toy::{Fault, Setup, Toy, plant};
use super::{Summary, conformance, message_of};
use crate::{Entry, Game, Record, RecordError, ReplayError, Seat, Turn};

fn run() -> Summary {
    let setups = [2, 3, 5].map(|seat_count| Setup {
        seat_count,
        stones: 30,
    });
    conformance::<Toy>(&setups, 10)
}

/// The fault is found, and the message says `expected` and carries seed, setup and record.
fn rejects(fault: Fault, expected: &str) {
    plant(fault);
    let found = catch_unwind(run);
    plant(Fault::None);
    let Err(cause) = found else {
        panic!("the planted fault {fault:?} is not found, expected: {expected}");
    };
    let message = message_of(&*cause);
    assert!(message.contains(expected), "expected `{expected}` in:\n{message}");
    if fault != Fault::ParserPanics {
        for part in ["seed 0, setup `players=", "meseta-record 1\ngame toy\n"] {
            assert!(message.contains(part), "expected `{part}` in:\n{message}");
        }
    }
}

#[test]
fn a_sound_game_passes() {
    let summary = run();
    assert_eq!(summary.games, 30);
    assert_eq!((summary.actions, summary.outcomes), (9, 9));
    assert!(summary.hidden_parts_varied > 500, "{summary:?}");
    assert!(
        summary.decisions > summary.decisions_of_longest_game,
        "{summary:?}"
    );
}

macro_rules! rejected {
    ($($test:ident: $fault:ident, $expected:literal;)*) => {
        $(#[test] fn $test() { rejects(Fault::$fault, $expected); })*
    };
}

rejected! {
    a_game_that_never_ends: NeverEnds, "does not end within";
    a_copy_that_forgets: CloneForgets, "a copy differs from its original";
    rules_with_a_memory_outside_the_state: ApplyDependsOnACounter, "the same decision gives two states";
    events_with_a_memory_outside_the_state: EventsDependOnACounter, "the same decision tells two stories";
    an_action_printed_as_another: ActionPrintsAnother, "the notation `bid 2` of Bid(3) reads back as Bid(2)";
    an_outcome_printed_as_another: OutcomePrintsAnother, "the notation `limit 2` of Limit(3) reads back as";
    a_setup_printed_as_another: SetupPrintsAnother, "the notation `players=2 stones=9`";
    unsorted_actions: LegalUnsorted, "are not sorted and unique";
    an_action_offered_twice: LegalTwice, "are not sorted and unique";
    an_action_offered_and_refused: LegalOffersTooMuch, "and refused it: OutsideTheLimit";
    an_action_accepted_and_not_offered: CheckAcceptsTooMuch, "without being offered it";
    a_refused_action_that_changes_something: RefusedActionChanges, "changes the game or emits";
    a_refused_action_that_emits_something: RefusedActionTells, "changes the game or emits";
    a_seat_that_acts_without_being_asked: UnaskedSeatAccepted, "without being offered it (asked: false)";
    a_broken_invariant: StonesLost, "an invariant is broken";
    a_view_that_leaks: ViewLeaks, "changes when what it hides is filled in again";
    a_determinization_that_forgets: DeterminizeForgets, "changes when what it hides is filled in again";
    a_determinization_that_is_unsound: DeterminizedStateUnsound, "is not sound: a bid above the limit";
    a_spectator_who_sees_more_than_a_seat: SpectatorSeesMore, "a spectator sees something that seat";
    actions_that_depend_on_what_is_hidden: LegalDependsOnHidden, "depend on what it must not see";
    unsorted_outcomes: OutcomesUnsorted, "the outcomes are not sorted and unique";
    an_outcome_without_weight: WeightZero, "a weight is 0";
    an_impossible_outcome_that_happens: ImpossibleOutcomeAccepted, "the impossible outcome `limit";
    outcomes_when_chance_is_not_asked: OutcomesOutOfTurn, "the possible outcomes are [Weighted";
    a_score_for_an_empty_seat: ScoreForEmptySeat, "is not at the table and scores";
    a_seat_asked_without_an_action: NoAction, "is asked and has no action";
    a_turn_that_asks_nobody: TurnAsksNobody, "the turn asks an empty set of seats";
    a_turn_that_asks_an_empty_seat: TurnAsksEmptySeat, "at a table of 2";
    actions_for_a_seat_that_is_not_asked: UnaskedSeatOffered, "is not asked and is offered";
    checked_and_unchecked_decisions_that_differ: ApplyDiffersFromUnchecked, "the same decision tells two stories";
    sealed_decisions_whose_order_matters: OrderMatters, "but their order matters";
    a_reader_that_panics: ParserPanics, "reading a damaged record panics";
    two_reasons_for_one_refusal: ReasonsDiffer, "by `check` and for NotAsked by `apply`";
    legal_actions_that_are_not_appended: LegalClearsTheBuffer, "does not append the same actions";
}

const RECORD: &str =
    "meseta-record 1\ngame toy\nrules 3\nsetup players=2 stones=3\n\n? limit 2\n0 bid 2\n1 bid 1\n";

#[test]
fn a_record_is_read_with_comments_and_any_line_ends() {
    let text = RECORD.replace('\n', "\r\n# a comment\r\n\r\n");
    let record: Record<Toy> = text.parse().unwrap();
    assert_eq!(record, RECORD.parse().unwrap());
    assert_eq!(record.to_string(), RECORD);
    assert!(record.replay().is_ok_and(|game| game.turn() == Turn::Over));
}

#[test]
fn a_record_that_cannot_be_read_says_why() {
    let check = |from: &str, to: &str, expected: RecordError| {
        assert_eq!(
            RECORD.replace(from, to).parse::<Record<Toy>>(),
            Err(expected),
            "{to}"
        );
    };
    let line = |line, reason: &str| RecordError::Line {
        line,
        reason: reason.to_owned(),
    };
    check("meseta-record 1", "meseta-record 2", RecordError::NotARecord);
    check(
        "game toy",
        "game chess",
        RecordError::OtherGame {
            found: "chess".to_owned(),
        },
    );
    check(
        "rules 3",
        "rules 4",
        RecordError::OtherRules {
            found: "4".to_owned(),
            known: 3,
        },
    );
    check("setup", "set-up", RecordError::Missing { header: "setup" });
    check(
        "players=2",
        "players=x",
        line(4, "a setup is `players=N stones=N`"),
    );
    check("? limit 2", "? limit -2", line(6, "an outcome is `limit N`"));
    check("0 bid 2", "9 bid 2", line(7, "a seat is a number from 0 to 4"));
    check(
        "0 bid 2",
        "undo 0 0",
        line(7, "an undo takes back a whole number of entries, at least 1"),
    );
    check(
        "0 bid 2",
        "secret 12",
        line(7, "a secret or commitment is 64 hexadecimal digits"),
    );
}

#[test]
fn a_record_that_cannot_be_replayed_says_where() {
    let check = |from: &str, to: &str, expected: &str| {
        let record: Record<Toy> = RECORD.replace(from, to).parse().unwrap();
        let error = record.replay().unwrap_err();
        assert_eq!(error.to_string(), expected, "{to}");
        assert_eq!(record.verify().unwrap_err(), error, "{to}");
    };
    check(
        "players=2",
        "players=9",
        "impossible setup: 2 to 5 players and some stones",
    );
    check("0 bid 2", "0 bid 3", "entry 1 is not legal: OutsideTheLimit");
    check("1 bid 1", "0 bid 1", "entry 2 is not legal: NotAsked");
    check(
        "? limit 2",
        "? limit 4",
        "entry 0 is not a possible chance outcome",
    );
    check("1 bid 1", "? limit 1", "entry 2 is not a possible chance outcome");
    check("1 bid 1", "undo 1 3", "entry 2 takes back more than there is");
}

#[test]
fn an_undone_decision_stays_in_the_record_and_out_of_the_game() {
    let record: Record<Toy> = RECORD
        .replace("1 bid 1", "undo 0 1\n0 bid 1\n1 bid 2")
        .parse()
        .unwrap();
    assert_eq!(record.standing(), Ok(vec![0, 3, 4]));
    assert!(record.entries.contains(&Entry::Undo {
        seat: Seat::FIRST,
        count: 1
    }));
    assert!(record.replay().is_ok_and(|game| game.turn() == Turn::Over));
}

#[test]
fn a_draw_that_the_secret_does_not_lead_to_is_found() {
    let fair = (0..100)
        .map(|byte| crate::Secret([byte; 32]))
        .find_map(|secret| {
            let record: Record<Toy> = RECORD
                .replace(
                    "\n\n",
                    &format!("\ncommitment {}\nsecret {secret}\n\n", secret.commitment()),
                )
                .parse()
                .unwrap();
            record.verify().is_ok().then_some(record)
        })
        .expect("one secret in two leads to the limit 2");
    let unfair = fair.to_string().replace("limit 2", "limit 3");
    let unfair: Record<Toy> = unfair.parse().unwrap();
    assert_eq!(unfair.verify(), Err(ReplayError::UnfairDraw { entry: 0 }));
    assert!(unfair.replay().is_ok());
}

#[test]
fn nothing_typed_as_a_nonce_becomes_a_line_of_the_record() {
    let long = "long ".repeat(100);
    for typed in [
        "",
        "  two \t words ",
        "anna\nsecret 00\n0 bid 2",
        "\u{0}\u{7}\r\n",
        "é # ?",
        &long,
    ] {
        let mut record: Record<Toy> = RECORD.parse().unwrap();
        record.nonces = vec![(Seat::FIRST, crate::nonce_from(typed))];
        assert_eq!(record.to_string().parse(), Ok(record), "{typed:?}");
        let mut careless: Record<Toy> = RECORD.parse().unwrap();
        careless.nonces = vec![(Seat::FIRST, typed.to_owned())];
        let read: Record<Toy> = careless.to_string().parse().unwrap();
        assert_eq!((read.entries.len(), read.secret), (3, None), "{typed:?}");
    }
    assert_eq!(crate::nonce_from(" two \n words "), "two words");
    assert_eq!(crate::nonce_from(&long).chars().count(), 99);
}
