//! The words of the game: goods, locations, places, roles, extensions, orders and Missions, and the rulings;
//! and what is said with them: actions, decisions, events, refusals.

pub(crate) mod action;
pub(crate) mod decision;
pub(crate) mod event;
pub(crate) mod extension;
pub(crate) mod good;
pub(crate) mod location;
pub(crate) mod mission;
pub(crate) mod order;
pub(crate) mod place;
pub(crate) mod refusal;
pub(crate) mod role;
pub(crate) mod switch;
