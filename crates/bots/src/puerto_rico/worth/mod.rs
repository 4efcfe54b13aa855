//! What a position is worth to a seat, how long the game will last, and the numbers of both.

pub(crate) mod festival;
pub(crate) mod horizon;
pub(crate) mod new_buildings;
pub(crate) mod nobles;
pub(crate) mod position;
pub(crate) mod value;
pub(crate) mod weights;
