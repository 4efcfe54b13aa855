//! What a round consists of, what could be done in it and with what effect, and the search for the best round.

pub(crate) mod activity;
pub(crate) mod listing;
pub(crate) mod path;
pub(crate) mod performing;
pub(crate) mod round;
pub(crate) mod tray;
