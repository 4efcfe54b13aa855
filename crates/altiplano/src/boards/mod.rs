//! What lies on the table: the boards of the seats, what they have sealed, and [`state::State`] with everything
//! else.

pub(crate) mod fills;
pub(crate) mod mission_cards;
pub(crate) mod player;
pub(crate) mod sealed;
pub(crate) mod state;
pub(crate) mod step;
pub(crate) mod warehouse;
