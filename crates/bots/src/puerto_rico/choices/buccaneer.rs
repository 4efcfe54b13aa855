//! The buccaneer's deeds.

use puerto_rico::{Action, Deed, Good, RoleCard, State};
use tabletop::Seat;

use crate::puerto_rico::choices::quick::after;
use crate::puerto_rico::worth::value::Evaluation;
use crate::puerto_rico::worth::weights::Weight;

/// What a worker that comes before the next mayor phase is worth, in points. Estimated, not tuned.
const RAIDED: f32 = 1.2;
/// The extra worth of a noble compared with a worker: its point at the end.
const RAIDED_NOBLE: f32 = 1.0;
/// Doubloons that a captor can expect in addition to those on the card: three if somebody takes it, otherwise one more
/// role to play. Estimated, not tuned.
const RANSOM: f32 = 2.0;
/// What doing nothing is worth, so that a deed must bring something to be chosen.
const NOTHING: f32 = 0.01;

/// What a deed, or a part of one, is worth to the seat.
pub(crate) fn value(state: &State, seat: Seat, action: Action, evaluation: &Evaluation<'_>) -> f32 {
    match action {
        Action::Deed(Deed::Piracy) => ships(state)
            .map(|(_, good, amount)| loot(good, amount, evaluation))
            .fold(0.0, f32::max),
        Action::Deed(Deed::Plunder) => f32::from(state.trading_house().total()),
        Action::Deed(Deed::Raid) => raid(state, seat, evaluation),
        Action::Deed(Deed::Capture) => state
            .cards()
            .filter(|&card| card != RoleCard::Buccaneer && state.card_taker(card).is_none())
            .map(|card| capture(state, card, evaluation))
            .fold(0.0, f32::max),
        Action::RobShip(chosen) => ships(state)
            .filter(|&(capacity, ..)| capacity == chosen)
            .map(|(_, good, amount)| loot(good, amount, evaluation))
            .sum(),
        // Kept goods never have a negative value.
        Action::KeepLoot(goods) => f32::from(goods),
        Action::Capture(card) => capture(state, card, evaluation),
        // A noble left on board goes to somebody else next, so even one that finds no place is better taken.
        Action::TakeNoble => RAIDED_NOBLE,
        Action::PlaceRaided(_) | Action::PlaceRaidedNoble(_) => {
            NOTHING + after(state, seat, action, evaluation)
        }
        Action::Pass if matches!(state.decision(), puerto_rico::Decision::PlaceRaided(..)) => {
            after(state, seat, action, evaluation)
        }
        _ => NOTHING,
    }
}

/// The ships that carry something: holds, kind and amount.
fn ships(state: &State) -> impl Iterator<Item = (u8, Good, u8)> + '_ {
    let ships = state.ships().iter();
    ships.filter_map(|ship| Some((ship.capacity, ship.good?, ship.amount)))
}

/// What up to three goods from a ship are worth: one sale, and their points.
fn loot(good: Good, amount: u8, evaluation: &Evaluation<'_>) -> f32 {
    let sale = evaluation.horizon.doubloon * evaluation.weights[Weight::GoodSale] * f32::from(good.price());
    let each = evaluation.weights[Weight::GoodStored].max(0.5);
    sale + f32::from(amount.min(3)) * each
}

/// What the workers from a raid are worth on the seat's empty circles.
fn raid(state: &State, seat: Seat, evaluation: &Evaluation<'_>) -> f32 {
    let board = state.board(seat);
    let empty = board.circles_total() - (board.workers_total() - board.san_juan);
    let aboard = state.worker_ship() + state.noble_ship();
    let kept = aboard.saturating_sub(state.seats() as u8).min(3).min(empty);
    let nobles = kept.min(state.noble_ship());
    f32::from(kept) * RAIDED * evaluation.horizon.rounds.min(4.0) / 4.0 + f32::from(nobles) * RAIDED_NOBLE
}

/// What a captured card is worth.
fn capture(state: &State, card: RoleCard, evaluation: &Evaluation<'_>) -> f32 {
    evaluation.horizon.doubloon * (f32::from(state.card_doubloons(card)) + RANSOM)
}
