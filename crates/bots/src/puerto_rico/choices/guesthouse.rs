//! The guests of the guesthouse.

use puerto_rico::{Action, State};
use tabletop::Seat;

use crate::puerto_rico::choices::quick::after;
use crate::puerto_rico::worth::value::Evaluation;

/// The extra worth of a guest that stays: it may be needed elsewhere before the next mayor phase.
const STAYING: f32 = 0.3;

/// The place where a guest helps the seat's boards most, if that is more than staying.
pub(crate) fn value(state: &State, seat: Seat, action: Action, evaluation: &Evaluation<'_>) -> f32 {
    let value = after(state, seat, action, evaluation);
    match action {
        Action::Pass => value + STAYING,
        _ => value,
    }
}
