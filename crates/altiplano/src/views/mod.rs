//! What an observer may see, and the games that could be behind it.

pub(crate) mod determinize;
pub(crate) mod sight;
pub(crate) mod view;
