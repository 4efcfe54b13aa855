//! The end of the game, seen exactly.
//!
//! With at most two picks of a role left in the round, and the end triggered or within reach of a pick, every answer of
//! every seat is tried instead of guessed: max^n over whole phases. Here a seat plays purely for its share of the win;
//! among answers with the same share it takes the one with the greater lead.
//!
//! - `near.rs`: how many picks are left, and whether one of them can end the game,
//! - `answers.rs`, `placements.rs`: the answers that can matter: those with the same effect for every seat are tried
//!   once,
//! - `solver.rs`: the search itself, with a memory of states and a limit on nodes, after which it gives up.
//!
//! Once the end is triggered, everything is exact except the order among equals. Until then, a table that goes on into
//! another round is valued by the network, and only the likeliest answers inside phases are tried.

mod answers;
mod near;
mod placements;
mod solver;

pub(crate) use solver::Solver;
