//! The words of the game: goods, roles, buildings and tiles with their printed tables, editions and rulings;
//! and what is said in it: actions, decisions, events, refusals.

pub(crate) mod action;
pub(crate) mod building;
pub(crate) mod building_set;
pub(crate) mod decision;
pub(crate) mod deed;
pub(crate) mod event;
pub(crate) mod expansion;
pub(crate) mod game_name;
pub(crate) mod good;
pub(crate) mod nobles_market;
pub(crate) mod occupant;
pub(crate) mod place;
pub(crate) mod progress;
pub(crate) mod refusal;
pub(crate) mod returned;
pub(crate) mod role;
pub(crate) mod rules;
pub(crate) mod tile;
pub(crate) mod window;
