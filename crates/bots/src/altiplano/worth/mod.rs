//! What belongings are worth, how long the game will last, and the numbers of both.

pub(crate) mod holdings;
pub(crate) mod horizon;
pub(crate) mod missions;
pub(crate) mod value;
pub(crate) mod weights;
pub(crate) mod workshops;
