//! Craftsman's privilege, trader, and gains that may be declined.

use puerto_rico::{Action, State};
use tabletop::Seat;

use crate::puerto_rico::choices::quick::after;
use crate::puerto_rico::worth::value::Evaluation;

/// The good after which the seat's boards are worth most. A gain is never declined.
pub(crate) fn value(state: &State, seat: Seat, action: Action, evaluation: &Evaluation<'_>) -> f32 {
    match action {
        Action::Accept => f32::INFINITY,
        _ => after(state, seat, action, evaluation),
    }
}
