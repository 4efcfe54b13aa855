//! Bots for Altiplano.
//!
//! [`Greedy`] searches for the best round: a set of actions with the tiles that they take and the fuel
//! that the pawn needs, valued by what the seat would own afterwards. What belongings are worth stands in
//! `value.rs`, how long the game will last in `horizon.rs`, the numbers of both in `weights.rs`. One file
//! for each topic:
//!
//! - `holdings.rs`, `tray.rs`, `path.rs`: what a seat owns, what it has to work with, how it gets around,
//! - `activity.rs`, `listing.rs`, `performing.rs`: what a round consists of, what could be done, what that does,
//! - `round.rs`: the search for the best,
//! - `features.rs`, `judge.rs`: what a network sees of a table, and the choice among the best rounds by it,
//! - `guide.rs`: the same knowledge for the search,
//! - `opening.rs`, `drawing.rs`, `planning.rs`, `turns.rs`: the decisions of setup and of each phase,
//! - `missions.rs`, `workshops.rs`: Missions; the actions of role and extension tiles.

mod activity;
mod drawing;
mod features;
mod greedy;
mod guide;
mod holdings;
mod horizon;
mod judge;
mod listing;
mod missions;
mod opening;
mod path;
mod performing;
mod planning;
mod registry;
mod round;
mod tray;
mod turns;
mod value;
mod weights;
mod workshops;

pub(crate) use features::LENGTHS;
pub(crate) use holdings::Holdings;
pub(crate) use value::Outlook;

pub use greedy::Greedy;
pub use guide::{AltiplanoGuide, Knowledge};
pub use weights::{Weight, Weights};
