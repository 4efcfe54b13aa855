//! Altiplano in the terminal.

mod board;
mod choices;
mod score;
mod session;

pub use board::board;
pub use score::score;
pub use session::{Session, bots_of};
