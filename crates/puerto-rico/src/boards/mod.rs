//! What is on the table: the boards of the seats, the ships, and [`state::State`] with everything else.

pub(crate) mod board;
pub(crate) mod buccaneer;
pub(crate) mod festival;
pub(crate) mod nibbles;
pub(crate) mod nobles;
pub(crate) mod open;
pub(crate) mod ship;
pub(crate) mod state;
