//! One table: a deterministic core without sockets, clock or files. What comes in is a [`message::Input`], what goes out a
//! [`message::Output`]; its owner connects it to the world, in the server a task of the registry.
//!
//! - `core.rs`: the table and what it does with each input,
//! - `rows.rs`: what is kept of it,
//! - `bot.rs`: its bots, `told.rs`, `pondered.rs`: what an analysis found, in the words of the wire,
//! - `clock.rs`, `timing.rs`, `hours.rs`: how much time people have,
//! - `gathering.rs`, `waiting.rs`: before the game, `branch.rs`: after it, `imported.rs`: elsewhere, `moved.rs`: from place to place,
//! - `change.rs`, `proposal.rs`, `stand_in.rs`, `orders.rs`: what people may do to it,
//! - `look.rs`, `watch.rs`, `summary.rs`, `closed.rs`: who sees what.
#![forbid(unsafe_code)]
// Every input gets an answer: code that could end a task because of its input does not compile. Tests may panic
// when they fail.
#![cfg_attr(
    not(test),
    deny(
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::todo,
        clippy::unimplemented,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

mod auction;
pub mod bot;
mod branch;
mod change;
pub mod clock;
pub mod closed;
pub mod core;
pub mod delay;
mod gathering;
pub mod hours;
mod imported;
mod look;
pub mod mark;
pub mod message;
mod moved;
mod orders;
pub mod pondered;
pub mod programs;
mod proposal;
pub mod rows;
mod stand_in;
mod summary;
mod timing;
pub mod told;
pub mod waiting;
mod watch;

pub use self::core::{DamagedTable, Table};
pub use branch::{branch, branched_seats};
pub use change::private_is_not_listed;
pub use imported::{finished_game, imported};
pub use moved::{arrived, begun_game};
pub use summary::{look_of, summary};
