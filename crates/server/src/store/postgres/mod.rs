//! A PostgreSQL database: its address, its schema, the lock that keeps other servers away, and who owns what where several
//! nodes share it.

mod address;
mod jobs;
mod nodes;
mod open;
mod starting;

pub use address::{Address, BadAddress};
pub use jobs::{Asked, Heard, Job, Jobs, Listening};
pub use nodes::{Beat, Joined, Nodes, OwnedBy, Peer};
pub(super) use open::own;
pub use open::{OpenError, open, open_shared};
pub(super) use open::{claim, open_archive};
pub use starting::Turn;
