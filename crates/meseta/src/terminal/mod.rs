//! Games as text: boards, log and answers for `meseta play`, boards and log for `meseta replay`.
//!
//! [`Told`] is what a game provides; `puerto_rico/` and `altiplano/` draw their boards, `plain.rs` shows any other
//! game as a list. Nothing else knows any particular game. Everything is made for 80 columns and works without
//! colors; color only helps.

mod altiplano;
mod answers;
mod asking;
mod command;
mod hint;
mod layout;
mod paint;
#[cfg_attr(
    not(feature = "toy-game"),
    allow(
        dead_code,
        unused_macros,
        reason = "every game of the list has a teller of its own"
    )
)]
mod plain;
mod played;
mod puerto_rico;
mod saving;
mod score;
mod session;
mod told;

pub use layout::wrapped;
pub use paint::{Paint, PaintChoice};
pub use played::{Played, SetupLines, impossible, setup_line};
pub use score::score;
pub use session::{Session, bots_of};
pub use told::{SetupOf, Told};

/// The width, in columns, that everything fits into.
pub const WIDTH: usize = 80;
