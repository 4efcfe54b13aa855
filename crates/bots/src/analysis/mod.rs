//! Looking at decisions for people: hints while a game is played, a review when it is over.
//!
//! Moves are judged from what a seat may see ([`Game::View`](tabletop::Game::View)), never from a state, so that
//! neither a hint nor the mistakes of a review can use what is hidden; only the curve of a finished game is drawn with
//! everything open. Equal questions get equal answers: an [`Effort`] counts
//! simulations, and no clock takes part.
//!
//! - `assess.rs`: the win shares of some moves, each looked at equally long in the same worlds,
//! - `hints.rs`: the best moves of a decision, with what they bring to whom,
//! - `standing.rs`: what each seat can expect as the table stands, whoever is asked,
//! - `review.rs`: all decisions of a game, one at a time: win shares, and what was given away,
//! - `measure.rs`: what things are counted in when a move is explained,
//! - `analysed.rs`: what a game brings; `puerto_rico.rs`, `altiplano.rs`: the two that do.

mod altiplano;
mod analysed;
mod assess;
mod hints;
mod measure;
mod puerto_rico;
mod review;
mod standing;

pub use analysed::{Analysed, Effort};
pub use assess::{Assessed, assess, whole_answer};
pub use hints::{HINT_COUNT_MAX, Hint, hints};
pub use measure::{Counts, Measure};
pub use review::{Judged, Review, VERSION};
pub use standing::{estimate, standing};
