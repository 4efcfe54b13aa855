//! Games as text: boards and log for `meseta play` and `meseta replay`.
//!
//! Everything here is made for 80 columns and for terminals without colours; colour only helps.

pub mod altiplano;
mod answers;
mod board;
mod choices;
mod command;
mod hint;
mod layout;
mod log;
mod market;
mod paint;
mod score;
mod session;

pub use board::board;
pub use layout::wrapped;
pub use log::log;
pub use paint::{Paint, PaintChoice};
pub use score::score;
pub use session::{Session, bots_of};

/// Columns that everything fits into.
pub const WIDTH: usize = 80;
