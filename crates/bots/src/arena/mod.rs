//! The arena: which bot is stronger, by how much, and how certain the result is.
//!
//! A [`Plan`] names entrants, tables and blocks. A *block* is one lineup of entrants rotated through all chairs of a
//! table, one game each, on the same chance stream: luck of chair and draw cancels out within it. Blocks are therefore
//! the independent samples; every interval here is an interval over blocks.
//!
//! - [`run`] plays the [`Schedule`] of a plan on all cores; every [`Played`] game depends only on the plan, never on
//!   threads.
//! - [`Entrant`] and [`Player`] are what takes a seat: a built-in bot ([`OwnBot`]) or anything else that may fail. A
//!   failure is a [`Forfeit`], never a crash of the arena.
//! - [`Summary`] holds the results: shares, ranks, margins, seats, who finishes ahead of whom.
//! - [`ratings`] rates entrants by the Plackett-Luce model of Weng and Lin.
//! - [`Sprt`] decides between two hypotheses about a candidate as early as the games allow.
//!
//! The arena knows no game: a table is a [`Table`], which [`TableOf`] makes from any [`tabletop::Game`].

mod estimate;
mod game;
mod lineup;
mod plan;
mod player;
mod rating;
mod results;
mod run;
mod sprt;
mod summary;
#[cfg(test)]
mod tests;

pub use estimate::Estimate;
pub use game::{Chair, Played, Table, TableOf};
pub use lineup::Lineups;
pub use plan::{Job, Plan, PlanError, Schedule, TablePlan};
pub use player::{Entrant, Fault, FaultKind, Forfeit, OwnBot, Player, Start};
pub use rating::{Belief, Rating, plackett_luce, ratings};
pub use results::{BlockId, Results};
pub use run::{Watcher, run};
pub use sprt::{BadRule, Sprt, SprtRule, SprtState, Verdict};
pub use summary::{EntrantSummary, PointSpread, Summary, excess};
