//! What an observer may see, and the games that it may be.

pub(crate) mod determinize;
pub(crate) mod view;
