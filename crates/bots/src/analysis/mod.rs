//! Analysis of decisions for people: hints during a game, and a review when it is over.
//!
//! Moves are judged from what a seat may see ([`Game::View`](tabletop::Game::View)), never from a state, so that
//! neither a hint nor the mistakes of a review can make use of what is hidden; only the curve of a finished game is
//! drawn with nothing hidden. Equal questions get equal answers: an [`Effort`] counts simulations, and no clock is
//! involved.
//!
//! - `assess.rs`: the win shares of some moves, each examined equally long in the same worlds,
//! - `hints.rs`: the best moves of a decision, with what they bring and to whom,
//! - `facts.rs`, `lines.rs`: what everybody has before a move, once what it begins is over, and a little later,
//! - `reason.rs`, `telling.rs`, `reasons.rs`: what one line of play has over another, and which of it is told of which move,
//! - `calibration.rs`: how sure an estimate may be,
//! - `standing.rs`: what each seat can expect as things stand, whoever is asked,
//! - `review.rs`: all decisions of a game, one at a time: win shares, and what was given away,
//! - `measure.rs`: the measures used to explain a move,
//! - `analysed.rs`: what a game provides; `puerto_rico.rs`, `altiplano.rs`: the two games that do.

mod altiplano;
mod analysed;
mod assess;
mod calibration;
mod facts;
mod hints;
mod lines;
mod measure;
mod puerto_rico;
mod reason;
mod reasons;
mod review;
mod standing;
mod telling;

pub use analysed::{Analysed, Asked, Effort};
pub use assess::{Assessed, Compared, assess, compare, whole_answer};
pub use calibration::{Calibration, Correction};
pub use facts::{Fact, Facts, Of};
pub use hints::{HINT_COUNT_MAX, Hint, hints, reasons};
pub use measure::{Counts, Measure};
pub use reason::{Amount, Reason, ReasonKind, SameAs, Tells, Why};
pub use reasons::REASON_COUNT_MAX;
pub use review::{Judged, Review, VERSION};
pub use standing::{estimate, standing};
