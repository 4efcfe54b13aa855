//! A PostgreSQL database: its address, its schema, and the lock that keeps other servers away.

mod address;
mod open;

pub use address::{Address, BadAddress};
pub(super) use open::own;
pub use open::{OpenError, open};
pub(super) use open::{claim, open_archive};
