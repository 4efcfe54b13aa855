//! The data file: SQLite with a write-ahead log and full synchronisation.

mod checkpoints;
mod copies;
mod open;

pub(super) use checkpoints::Checkpoints;
pub(super) use copies::Part;
pub use copies::{BackUpError, back_up, restore};
pub use open::{OpenError, open};
pub(super) use open::{VERSION, make, open_archive};
