//! Positions as plain data: written from a state, read and checked. What must hold is in `invariants` (what can
//! be counted), and otherwise in a file for each subject: the open `decision`, `setup`, the `round`, what is
//! `sealed`, `missions`.

mod decision;
pub(crate) mod error;
pub(crate) mod invariants;
mod missions;
pub(crate) mod position;
mod round;
mod sealed;
pub(crate) mod seat;
mod setup;

use error::PositionError;

/// The first thing that is wrong, if anything is.
pub(crate) type Checked = Result<(), PositionError>;

fn demand(fine: bool, wrong: impl FnOnce() -> PositionError) -> Checked {
    if fine { Ok(()) } else { Err(wrong()) }
}
