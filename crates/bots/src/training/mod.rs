//! Games from which our networks learn: bots play, and every table that comes up becomes an example of how such tables
//! end.
//!
//! - `course.rs`: what is played, by whom, and which tables are kept,
//! - `teaches.rs`: what a game provides: setups, teachers, the tables that its bots ask about,
//! - `play.rs`: one game, and its examples.
//!
//! `examples/train.rs` learns from them on one machine, the Python package on a cluster.

mod course;
mod play;
mod teaches;

pub use course::Course;
pub use play::{Sample, play};
pub use teaches::Teaches;
