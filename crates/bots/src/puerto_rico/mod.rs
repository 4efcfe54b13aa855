//! Bots for Puerto Rico.
//!
//! [`Greedy`] rebuilds a state from its view, tries each legal action on a copy, plays the current phase to its end
//! with quick choices for all seats, and takes the action after which its own value leads its rivals' by most. The
//! modules, each of which uses only those before it:
//!
//! - `worth`: what a position is worth (`value.rs`), how long the game will last (`horizon.rs`), the numbers of
//!   both (`weights.rs`), what expansions add,
//! - `network`: the trained networks,
//! - `bids.rs`: what a seat is worth in an auction before the game,
//! - `choices`: the quick choices of each phase and expansion, and which role to take,
//! - `ending`: the end of the game, seen exactly,
//! - `greedy.rs`, `guide.rs`: the bot, and the same knowledge for the search.

mod bids;
mod choices;
pub(crate) mod ending;
mod greedy;
mod guide;
mod network;
mod worth;

pub(crate) use bids::seat_bids;
pub(crate) use choices::quick::Quick;
pub(crate) use choices::role_choice;
pub(crate) use network::judge::Judge;
pub(crate) use worth::horizon::Horizon;
pub(crate) use worth::position::{Board, Position};
pub(crate) use worth::value::Evaluation;

pub use greedy::Greedy;
pub use guide::{Knowledge, PuertoRicoGuide};
pub use network::nets::Nets;
pub use worth::weights::{Weight, Weights};
