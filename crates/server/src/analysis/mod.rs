//! Hints and reviews at the server: one low-priority worker, so that nobody's moves wait for them.
//!
//! - `queue.rs`: the worker, its two bounded queues, and the requests to it,
//! - `told.rs`: the findings in the words of the wire.

mod queue;
mod told;

pub use queue::{AnalysisQueue, NotLooked, Reviewing};
pub use told::REVIEW_VERSION;
