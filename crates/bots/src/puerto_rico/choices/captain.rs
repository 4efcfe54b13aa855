//! Captain phase: what to load where, and what to keep.

use puerto_rico::{Action, Good, Hold, State};
use tabletop::Seat;

use crate::puerto_rico::worth::position::Board;
use crate::puerto_rico::worth::value::Evaluation;
use crate::puerto_rico::worth::weights::Weight;

/// Loads for the most points and keeps the goods that are worth most.
pub(crate) fn value(state: &State, seat: Seat, action: Action, evaluation: &Evaluation<'_>) -> f32 {
    let board = Board::of(state, seat);
    match action {
        Action::Load { good, hold } => loading(state, &board, good, hold, evaluation),
        Action::StoreKind(good) => f32::from(board.goods[good as usize]) * keeping(good, evaluation),
        Action::KeepSingle(good) => keeping(good, evaluation),
        Action::UseSmallWharf => small_wharf(&board, evaluation),
        Action::Ship { good, amount } => {
            let spare = spare(&board, good, evaluation);
            -f32::from(amount.abs_diff(spare))
        }
        _ => 0.0,
    }
}

/// Points of a loading; among equals, the kind that costs less to give up is loaded first, and the wharf is left for
/// goods that no ship would take.
fn loading(state: &State, board: &Board, good: Good, hold: Hold, evaluation: &Evaluation<'_>) -> f32 {
    let amount = board.goods[good as usize];
    let points = match hold {
        Hold::Wharf => amount,
        Hold::Ship(capacity) => state
            .ships()
            .iter()
            .find(|ship| ship.capacity == capacity)
            .map_or(0, |ship| amount.min(ship.room())),
    };
    let wharf = match hold {
        // What a ship could take anyway is better left to the ship.
        Hold::Wharf => {
            f32::from(amount.min(evaluation.position.room[good as usize]))
                * evaluation.weights[Weight::WharfWaits]
        }
        Hold::Ship(_) => 0.0,
    };
    f32::from(points) - wharf - 0.1 * keeping(good, evaluation)
}

/// What a kept good will bring.
fn keeping(good: Good, evaluation: &Evaluation<'_>) -> f32 {
    evaluation.weights[Weight::GoodStored]
        + evaluation.horizon.doubloon * evaluation.weights[Weight::GoodSale] * f32::from(good.price())
}

/// Goods of a kind that no ship would take.
fn spare(board: &Board, good: Good, evaluation: &Evaluation<'_>) -> u8 {
    board.goods[good as usize].saturating_sub(evaluation.position.room[good as usize])
}

/// Points from the small wharf for the goods that no ship would take, minus the one that may be kept.
fn small_wharf(board: &Board, evaluation: &Evaluation<'_>) -> f32 {
    let spare: u8 = Good::ALL
        .into_iter()
        .map(|good| spare(board, good, evaluation))
        .sum();
    f32::from(spare) / 2.0 - 0.6
}
