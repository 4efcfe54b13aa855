//! Bots for Altiplano.
//!
//! [`Greedy`] searches for the best round: a set of actions with the tiles that they take and the fuel that the pawn
//! needs, valued by what the seat would own afterwards. What belongings are worth is defined in `worth`. The modules,
//! each of which uses only those before it:
//!
//! - `worth`: what a seat owns and what that is worth (`value.rs`), how long the game will last (`horizon.rs`),
//!   the numbers of both (`weights.rs`), Missions, the actions of role and extension tiles,
//! - `rounds`: what there is to work with and how a pawn gets around, what a round consists of, what could be
//!   done and what that does, the search for the best (`round.rs`),
//! - `network`: what a network sees of a table, and the choice among the best rounds by it,
//! - `choices`: the decisions of setup and of each phase,
//! - `greedy.rs`, `guide.rs`: the bot, and the same knowledge for the search,
//! - `ending.rs`: the last round, played on to its end.

mod choices;
mod ending;
mod greedy;
mod guide;
mod network;
mod rounds;
mod worth;

pub(crate) use ending::SeesTheEnd;
pub(crate) use worth::holdings::Holdings;
pub(crate) use worth::horizon;
pub(crate) use worth::value::Outlook;

pub use greedy::Greedy;
pub use guide::{AltiplanoGuide, Knowledge};
pub use network::{large, trained};
pub use worth::weights::{Weight, Weights};

/// What bots bid for the seats: they can't be bid for.
pub(crate) fn seat_bids(_: &altiplano::Setup) -> &'static [u8] {
    &[]
}
