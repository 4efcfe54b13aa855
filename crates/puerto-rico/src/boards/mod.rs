//! What lies on the table: the boards of the seats, the ships, and [`state::State`] with everything else.

pub(crate) mod board;
pub(crate) mod nibbles;
pub(crate) mod ship;
pub(crate) mod state;
