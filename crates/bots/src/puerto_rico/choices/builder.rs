//! Builder phase: which building, and the university's worker.

use puerto_rico::{Action, State};
use tabletop::Seat;

use crate::puerto_rico::choices::quick::after;
use crate::puerto_rico::worth::value::Evaluation;

/// The worth of the seat's boards with the building, its price paid; nothing is bought if the doubloons are worth more.
pub(crate) fn value(state: &State, seat: Seat, action: Action, evaluation: &Evaluation<'_>) -> f32 {
    after(state, seat, action, evaluation)
}
