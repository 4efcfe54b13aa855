//! Bots for Puerto Rico.
//!
//! [`Greedy`] rebuilds a state from its view, tries each legal action on a copy, plays the running
//! phase to its end by quick choices for everybody, and takes the action after which its own value
//! leads its rivals' by most. What a position is worth stands in `value.rs`, how long the game will last
//! in `horizon.rs`, the numbers of both in `weights.rs`. One file for each topic of decisions:
//!
//! - `guide.rs`: the same knowledge for the search; `judge.rs`, `nets.rs`, `features.rs`,
//!   `features_expanded.rs`: the trained networks,
//! - `role_choice.rs`: which role, by what follows until the own next pick,
//! - `settler.rs`, `mayor.rs`, `builder.rs`, `trade.rs`, `captain.rs`: the quick choices of each phase,
//! - `draft.rs`, `guesthouse.rs`, `new_buildings.rs`: what New Buildings adds, and what it is worth,
//! - `nobles.rs`, `buccaneer.rs`, `festival.rs`: the same for the expansions of these names.

mod buccaneer;
mod builder;
mod captain;
mod draft;
mod features;
mod features_expanded;
mod festival;
mod greedy;
mod guesthouse;
mod guide;
mod horizon;
mod judge;
mod mayor;
mod nets;
mod new_buildings;
mod nobles;
mod position;
mod quick;
mod registry;
mod role_choice;
mod settler;
mod trade;
mod value;
mod weights;

pub(crate) use features::{EXPANDED, PLAIN};
pub(crate) use judge::Judge;
pub(crate) use position::Position;
pub(crate) use quick::Quick;
pub(crate) use value::Evaluation;

pub use greedy::Greedy;
pub use guide::{Knowledge, PuertoRicoGuide};
pub use nets::Nets;
pub use weights::{Weight, Weights};
