//! Hints and reviews at the server: one worker of low priority, so that nobody's moves wait for them.
//!
//! - `desk.rs`: the worker, its two bounded queues, and what is asked of it,
//! - `told.rs`: what was found in the words of the wire.

mod desk;
mod told;

pub use desk::{Desk, NotLooked, Reviewing};
pub use told::REVIEW_VERSION;
