//! One table: a deterministic core without sockets, which a task of the registry connects to the world.

mod change;
pub(crate) mod clock;
pub(crate) mod closed;
pub(crate) mod core;
mod hours;
mod look;
pub mod message;
mod orders;
mod proposal;
mod stand_in;
mod summary;
mod timing;
mod watch;

pub use self::core::{DamagedTable, Table};
pub use summary::summary;
