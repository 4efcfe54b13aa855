//! The number by which a database knows which node a change comes from.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// The number that a node was given when it last joined its cluster; all copies show the same. It is never given to
/// anybody again, so a change that was on its way when its node lost a table is not made.
#[derive(Clone, Debug, Default)]
pub struct Fence(Arc<AtomicI64>);

impl Fence {
    /// The number; 0, which owns nothing, while the node is no member.
    #[must_use]
    pub fn shown(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }

    /// Shows another number from now on.
    pub fn show(&self, number: i64) {
        self.0.store(number, Ordering::SeqCst);
    }
}
