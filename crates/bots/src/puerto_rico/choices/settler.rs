//! Settler phase: hacienda, tile, hospice.

use puerto_rico::{Action, Good, State, Tile};
use tabletop::Seat;

use crate::puerto_rico::choices::quick::after;
use crate::puerto_rico::worth::position::Board;
use crate::puerto_rico::worth::value::Evaluation;

/// The tile that is worth most on the seat's island; a draw is worth the mean of the possible tiles.
pub(crate) fn value(state: &State, seat: Seat, action: Action, evaluation: &Evaluation<'_>) -> f32 {
    match action {
        Action::DrawPlantation => drawn(state, seat, evaluation),
        _ => after(state, seat, action, evaluation),
    }
}

/// The mean value of the boards with one more plantation from the face-down stock.
fn drawn(state: &State, seat: Seat, evaluation: &Evaluation<'_>) -> f32 {
    let stock = if state.face_down().total() > 0 {
        state.face_down()
    } else {
        state.discards()
    };
    let board = Board::of(state, seat);
    let total: f32 = stock.0.iter().map(|&count| f32::from(count)).sum();
    Good::ALL
        .into_iter()
        .map(|good| {
            let mut board = board;
            board.tiles[Tile::plantation(good) as usize] += 1;
            f32::from(stock[good]) / total.max(1.0) * evaluation.board(&board)
        })
        .sum()
}
