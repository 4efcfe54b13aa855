//! Hints and reviews at the server: one worker of low priority, so that nobody's moves wait for them.
//!
//! - `queue.rs`: the worker, its two bounded queues, and what is asked of it,
//! - `told.rs`: what was found in the words of the wire.

mod queue;
mod told;

pub use queue::{AnalysisQueue, NotLooked, Reviewing};
pub use told::REVIEW_VERSION;
