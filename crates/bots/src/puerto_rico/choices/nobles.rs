//! Nobles: who comes from the ship, where nobles go, what the land office draws.

use puerto_rico::{Action, Decision, Good, Place, State};
use tabletop::Seat;

use crate::puerto_rico::choices::quick::after;
use crate::puerto_rico::worth::nobles::{BY_OCCUPANT, by_occupant};
use crate::puerto_rico::worth::position::Board;
use crate::puerto_rico::worth::value::Evaluation;
use crate::puerto_rico::worth::weights::Weight;

/// What an answer to a decision about nobles is worth.
pub(crate) fn answer(state: &State, seat: Seat, action: Action, evaluation: &Evaluation<'_>) -> f32 {
    match (state.decision(), action) {
        (_, Action::TakeNoble) => 2.0,
        (Decision::ShipPerson(_), Action::TakeWorker) => 1.0,
        (Decision::ShipPerson(_), _) => 0.0,
        (_, Action::AssignNobles { place, nobles }) => {
            f32::from(nobles) * preference(state, seat, place, evaluation)
        }
        (_, Action::DrawPlantation) => drawing(state, seat, evaluation),
        _ => after(state, seat, action, evaluation),
    }
}

/// What a noble brings in a place compared with a worker; slightly negative if it makes no difference, so that nobles
/// are left for places that come later.
fn preference(state: &State, seat: Seat, place: Place, evaluation: &Evaluation<'_>) -> f32 {
    let Place::Building(building) = place else {
        return -0.01;
    };
    if !BY_OCCUPANT.contains(&building) {
        return -0.01;
    }
    let free_city = f32::from(state.board(seat).free_city_spaces());
    let purchases = evaluation.phases(Weight::BuildersPerRound).min(free_city);
    let [worker, noble] = by_occupant(building, evaluation, purchases);
    noble - worker
}

/// The land office's plantation: what one would be worth, averaged over the kinds, minus its price.
fn drawing(state: &State, seat: Seat, evaluation: &Evaluation<'_>) -> f32 {
    let mut board = Board::of(state, seat);
    board.doubloons -= 1;
    let with = |good: Good| {
        let mut board = board;
        board.tiles[good as usize] += 1;
        evaluation.board(&board)
    };
    let stock = state.face_down();
    let total: u8 = stock.total();
    if total == 0 {
        return evaluation.board(&board);
    }
    let weighted: f32 = stock
        .iter()
        .map(|(good, &count)| f32::from(count) * with(good))
        .sum();
    weighted / f32::from(total)
}
