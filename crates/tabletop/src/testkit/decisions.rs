//! Checks of what a game offers, accepts and refuses at one state.

use super::check_notation;
use super::pool::Pool;
use crate::{Game, Random, SEAT_COUNT_MAX, Score, Seat, Turn, Weighted, ranks};

/// The turn asks at least one seat, and only seats at the table.
///
/// # Panics
/// When it does not.
pub fn check_turn<G: Game>(game: &G) {
    let seat_count = game.seat_count();
    assert!(
        (1..=SEAT_COUNT_MAX).contains(&seat_count),
        "a table of {seat_count} seats"
    );
    if let Turn::Seats(seats) = game.turn() {
        assert!(!seats.is_empty(), "the turn asks an empty set of seats");
        assert!(
            seats.iter().all(|seat| seat.index() < seat_count),
            "the turn asks {seats:?} at a table of {seat_count}"
        );
    }
}

/// For every seat, at the table or not: there are no offered actions when it is not asked and at least one
/// when it is, and they are sorted, unique, readable and accepted; any other action that the pool knows is
/// refused for the same reason by `check` and `apply`, and changes nothing.
///
/// # Panics
/// When one of these does not hold.
pub fn check_legal<G: Game>(game: &G, pool: &mut Pool<G>, random: &mut impl Random) {
    let offered_to = |seat| {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        actions
    };
    let turn = game.turn();
    let all_offered: Vec<(Seat, Vec<G::Action>)> = Seat::all(SEAT_COUNT_MAX)
        .map(|seat| (seat, offered_to(seat)))
        .collect();
    for (_, offered) in &all_offered {
        pool.add_actions(offered);
    }
    let mut to_try = pool.actions_to_try(random);
    for (_, offered) in &all_offered {
        to_try.extend(offered);
    }
    for (seat, offered) in &all_offered {
        let seat = *seat;
        check_offer(game, turn.asks(seat), seat, offered);
        let mut refused = Vec::new();
        for action in &to_try {
            let is_offered = offered.binary_search(action).is_ok();
            match game.check(seat, *action) {
                Ok(()) => assert!(
                    is_offered,
                    "seat {seat} may `{action}` without being offered it (asked: {})",
                    turn.asks(seat)
                ),
                Err(refusal) => {
                    assert!(
                        !is_offered,
                        "seat {seat} is offered `{action}` and refused it: {refusal:?}"
                    );
                    refused.push((*action, refusal));
                }
            }
        }
        check_refused(game, seat, &refused);
    }
}

/// What one seat is offered, apart from whether it is accepted.
fn check_offer<G: Game>(game: &G, asked: bool, seat: Seat, offered: &[G::Action]) {
    if asked {
        assert!(!offered.is_empty(), "seat {seat} is asked and has no action");
    } else {
        assert!(
            offered.is_empty(),
            "seat {seat} is not asked and is offered {offered:?}"
        );
    }
    assert!(
        offered.is_sorted_by(|a, b| a < b),
        "the actions of seat {seat} are not sorted and unique: {offered:?}"
    );
    offered.iter().for_each(check_notation);
    let mut twice = offered.to_vec();
    game.legal(seat, &mut twice);
    assert!(
        twice.len() == 2 * offered.len() && twice.starts_with(offered) && twice.ends_with(offered),
        "asked again, `legal` does not append the same actions of seat {seat}: {offered:?}, then {twice:?}"
    );
}

/// A refused action changes nothing, emits no events and gives the same reason as `check`.
fn check_refused<G: Game>(game: &G, seat: Seat, refused: &[(G::Action, G::Refusal)]) {
    let mut copy = game.clone();
    let mut events = Vec::new();
    for (action, refusal) in refused {
        match copy.apply(seat, *action, &mut events) {
            Ok(()) => panic!("`check` refuses `{action}` of seat {seat} ({refusal:?}), `apply` does it"),
            Err(reason) => assert!(
                reason == *refusal,
                "`{action}` of seat {seat} is refused for {refusal:?} by `check` and for {reason:?} by `apply`"
            ),
        }
    }
    if copy == *game && events.is_empty() {
        return;
    }
    for (action, _) in refused {
        let mut copy = game.clone();
        let mut events = Vec::new();
        let _refused = copy.apply(seat, *action, &mut events);
        assert!(
            copy == *game && events.is_empty(),
            "the refused `{action}` of seat {seat} changes the game or emits {events:?}\nbefore {game:?}\nafter {copy:?}"
        );
    }
    panic!("refused actions of seat {seat} together change the game or emit {events:?}");
}

/// Of all these actions, sorted, a seat that is asked is offered exactly those that it may play; other seats
/// are offered none and may play none. For games that can list every action that can be written down.
///
/// # Panics
/// When it does not hold for some seat.
pub fn check_accepted<G: Game>(game: &G, all: &[G::Action]) {
    let mut offered = Vec::new();
    for seat in Seat::all(SEAT_COUNT_MAX) {
        offered.clear();
        game.legal(seat, &mut offered);
        let accepted: Vec<G::Action> = (all.iter().copied())
            .filter(|&action| game.check(seat, action).is_ok())
            .collect();
        assert_eq!(offered, accepted, "seat {seat} of {game:?}");
    }
}

/// There are no chance outcomes when the game does not wait for chance and at least one when it does, and they
/// are sorted, unique, weighted and readable; any other outcome that the pool knows is refused and changes
/// nothing.
///
/// # Panics
/// When one of these does not hold.
pub fn check_outcomes<G: Game>(game: &G, pool: &mut Pool<G>, random: &mut impl Random) {
    let mut offered: Vec<Weighted<G::Outcome>> = Vec::new();
    game.outcomes(&mut offered);
    assert!(
        offered.is_empty() != (game.turn() == Turn::Chance),
        "with {:?} the possible outcomes are {offered:?}",
        game.turn()
    );
    assert!(
        offered.is_sorted_by(|a, b| a.outcome < b.outcome),
        "the outcomes are not sorted and unique: {offered:?}"
    );
    let total: u64 = offered.iter().map(|weighted| u64::from(weighted.weight)).sum();
    assert!(
        offered.iter().all(|weighted| weighted.weight >= 1) && u32::try_from(total).is_ok(),
        "a weight is 0, or their sum too large: {offered:?}"
    );
    for weighted in &offered {
        check_notation(&weighted.outcome);
        pool.add_outcome(weighted.outcome);
    }
    for outcome in pool.outcomes_to_try(random) {
        if offered.iter().any(|weighted| weighted.outcome == outcome) {
            continue;
        }
        let mut copy = game.clone();
        let mut events = Vec::new();
        let resolved = copy.resolve(outcome, &mut events);
        assert!(
            !resolved && copy == *game && events.is_empty(),
            "the impossible outcome `{outcome}` is carried out\nbefore {game:?}\nafter {copy:?}"
        );
    }
}

/// Every seat at the table has a place, and seats that are not at the table have no score.
///
/// # Panics
/// When one of these does not hold.
pub fn check_scores<G: Game>(game: &G) {
    let seat_count = game.seat_count();
    let scores = game.scores();
    for seat in Seat::all(SEAT_COUNT_MAX).skip(seat_count) {
        assert!(
            scores[seat] == Score::default(),
            "seat {seat} is not at the table and scores {:?}",
            scores[seat]
        );
    }
    let ranks = ranks(&scores, seat_count);
    assert!(
        ranks.first(seat_count).contains(&1),
        "nobody is first: {scores:?}"
    );
    assert!(game.scores() == scores, "asked again, the scores differ");
}
