//! The Missions of a position.

use alloc::vec::Vec;

use tabletop::Seat;

use super::{Checked, PositionError, demand};
use crate::boards::mission_cards::MissionCards;
use crate::boards::state::State;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::mission::Mission;
use crate::vocabulary::switch::Switch;

/// Mission cards: as many in hand, kept, given and boxed as there should be at this stage of the
/// passing, received ones from the neighbours, and exactly the done ones open.
pub(super) fn check_missions(game: &State, seat: Seat) -> Checked {
    if !game.has(Switch::Missions) {
        return Ok(());
    }
    let cards = &game.players[seat].missions;
    let two = game.seat_count == 2;
    let in_hand = cards.hand.iter().flatten().count();
    let kept = cards.kept.map(|card| card.is_some());
    let given = cards.given.map(|card| card.is_some());
    let boxed = cards.boxed.is_some();
    let passed_on = [true, !two];
    let fits = match *game.decision {
        // The number in hand is what determines the seat that is dealt to.
        Decision::DealMission(_) => kept == [false; 2] && given == [false; 2] && !boxed,
        Decision::KeepMission(asked) => {
            let waits = asked.contains(seat);
            in_hand == if waits { 3 } else { 2 } && kept == [!waits, false] && given == [false; 2] && !boxed
        }
        Decision::GiveMission(asked) => match asked.contains(seat) {
            true => in_hand == 2 && kept == [true, false] && given == [false; 2] && !boxed,
            false => in_hand == 0 && kept == [true, false] && given == passed_on && boxed == two,
        },
        Decision::KeepReceived(asked) => match asked.contains(seat) {
            true => in_hand == 2 && kept == [true, false] && given == passed_on && !boxed,
            false => in_hand == 0 && kept == [true; 2] && given == passed_on && boxed,
        },
        _ if game.round == 0 => *cards == MissionCards::default(),
        _ => in_hand == 0 && kept == [true; 2] && given == passed_on && boxed,
    };
    demand(fits && received_from_neighbours(game, seat), || {
        PositionError::Missions { seat }
    })?;
    check_shown(game, seat)
}

/// Whether the second kept card, and with three or more seats the boxed one or those in hand, are what
/// the neighbours gave.
fn received_from_neighbours(game: &State, seat: Seat) -> bool {
    let cards = &game.players[seat].missions;
    let from = |other: Seat, way: usize| game.players[other].missions.given[way];
    let sorted = |mut all: Vec<Mission>| {
        all.sort_unstable();
        all
    };
    if matches!(
        *game.decision,
        Decision::DealMission(_) | Decision::KeepMission(_) | Decision::GiveMission(_)
    ) || (game.round == 0 && !matches!(*game.decision, Decision::KeepReceived(_)))
    {
        return true;
    }
    if game.seat_count == 2 {
        return cards.kept[1] == from(game.left_of(seat), 0);
    }
    let received = [from(game.right_of(seat), 0), from(game.left_of(seat), 1)];
    let has = cards.hand.into_iter().chain([cards.kept[1], cards.boxed]);
    sorted(has.flatten().collect()) == sorted(received.into_iter().flatten().collect())
}

/// A Mission lies open when it is done; a Mission of the end only at the end (R73).
fn check_shown(game: &State, seat: Seat) -> Checked {
    let cards = &game.players[seat].missions;
    let settled = game.missions_are_settled();
    for (index, mission) in cards.kept.into_iter().enumerate() {
        let shown = cards.shown & (1 << index) != 0;
        let Some(mission) = mission else {
            demand(!shown, || PositionError::Missions { seat })?;
            continue;
        };
        let done = game.lies_open_once_settled(seat, mission);
        let fits = if settled { shown == done } else { done || !shown };
        demand(fits, || PositionError::MissionShown { seat, mission })?;
    }
    Ok(())
}
