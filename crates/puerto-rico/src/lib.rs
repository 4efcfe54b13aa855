//! The rules of Puerto Rico: pure, exact, fast.
//!
//! Start reading at the state, then the [`Decision`] it waits for; each phase is a module of its own.
//! Every ruling names the line of the rulebook that it comes from, with the file names of
//! `docs/rulings/puerto-rico.md`.
#![forbid(unsafe_code)]

mod action;
mod building;
mod decision;
mod event;
mod good;
mod notation;
mod place;
mod refusal;
mod role;
mod rules;
mod scoring;
mod setup;
mod tile;
mod view;

pub use action::{Action, Hold, Outcome};
pub use building::{Building, BuildingRow, Kind};
pub use decision::{Decision, Gain};
pub use event::{EndReason, Event, SkipReason};
pub use good::{ByGood, Good};
pub use notation::UnknownWord;
pub use place::Place;
pub use refusal::Refusal;
pub use role::{ByRoleCard, Role, RoleCard};
pub use rules::{Edition, Switch, Switches};
pub use scoring::Breakdown;
pub use setup::{Setup, SetupError};
pub use tile::{ByTile, Tile};
pub use view::{CardView, CityView, MarketView, SeatView, ShipView, View};
