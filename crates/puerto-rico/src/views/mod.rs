//! What an observer may see, and the games that it may come from.

pub(crate) mod determinize;
pub(crate) mod view;
