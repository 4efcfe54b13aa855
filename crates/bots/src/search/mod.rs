//! Search, written once for every game.
//!
//! A [`Searcher`] is a [`crate::Bot`]: it fills in at random what its view hides (a *world*), grows a tree of decisions
//! from there, and plays the move that it visited most. What it needs to know about a game is in a [`Guide`]: which
//! moves are worth considering, what is answered without a search, and what a table is worth.
//!
//! - `guide.rs`: the trait, and the list of moves that it fills; `blind.rs`: the one that knows only the rules,
//! - `tree.rs`: Monte Carlo tree search for any number of seats; every seat maximises its own part of a vector
//!   of payoffs (max^n), and chance is sampled with progressive widening,
//! - `payoff.rs`: from points to payoffs: the share of the win, mixed with the lead over the best rival,
//! - `settings.rs`: how long to think and how to explore,
//! - `oracle.rs`, `tree/together.rs`: a search whose states somebody else values, many at a time,
//! - `watch.rs`: the time of one decision,
//! - `searcher.rs`: the bot: worlds, threads, and moves that consist of several actions,
//! - `ponder.rs`: one decision, thought about for as long as somebody watches.

mod blind;
mod guide;
mod oracle;
mod payoff;
mod ponder;
mod searcher;
mod settings;
mod tree;
mod watch;

pub use blind::Blind;
pub use guide::{Guide, Move, Moves, Solved};
pub use oracle::{Oracle, consult};
pub use payoff::Payoff;
pub use ponder::Pondering;
pub use searcher::{Choice, Searcher};
pub use settings::{Budget, Settings};
pub use tree::Tree;
pub use watch::{Clock, Watch, keep_time_by};
