//! The decisions of setup and of each phase.

pub(crate) mod drawing;
pub(crate) mod opening;
pub(crate) mod planning;
pub(crate) mod turns;
