//! What the trained network sees of a table, and the choice among the best rounds by it.

pub(crate) mod features;
pub(crate) mod judge;
