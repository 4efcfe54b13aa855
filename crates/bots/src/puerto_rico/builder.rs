//! Builder phase: which building, and the university's worker.

use puerto_rico::{Action, State};
use tabletop::Seat;

use crate::puerto_rico::quick::{after, best};
use crate::puerto_rico::value::Evaluation;

/// The building after which the own boards are worth most, its price paid; or nothing, when the
/// doubloons are worth more.
pub(crate) fn choose(state: &State, seat: Seat, legal: &[Action], evaluation: &Evaluation<'_>) -> Action {
    best(legal, |action| after(state, seat, action, evaluation))
}
