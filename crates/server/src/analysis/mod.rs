//! Hints and reviews at the server: one low-priority worker with two bounded queues, so that nobody's moves wait for them.

mod queue;

pub use queue::{AnalysisQueue, NotLooked, Reviewing};
