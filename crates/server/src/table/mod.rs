//! One table: a deterministic core without sockets, and the task that connects it to the world.

mod change;
mod closed;
mod core;
mod look;
pub mod message;
mod stand_in;
mod summary;
pub(crate) mod task;
mod watch;

pub use self::core::{DamagedTable, Table};
pub use summary::summary;
