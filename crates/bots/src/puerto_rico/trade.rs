//! Craftsman's privilege, trader, and gains that are asked about.

use puerto_rico::{Action, State};
use tabletop::Seat;

use crate::puerto_rico::quick::{after, best};
use crate::puerto_rico::value::Evaluation;

/// The good after which the own boards are worth most. A gain is never declined.
pub(crate) fn choose(state: &State, seat: Seat, legal: &[Action], evaluation: &Evaluation<'_>) -> Action {
    best(legal, |action| match action {
        Action::Accept => f32::INFINITY,
        _ => after(state, seat, action, evaluation),
    })
}
