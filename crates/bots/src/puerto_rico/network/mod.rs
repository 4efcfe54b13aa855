//! What the trained networks see of a position, and what they say about it.

pub(crate) mod features;
pub(crate) mod features_expanded;
pub(crate) mod judge;
pub(crate) mod nets;
