//! The one narrator: it decides which message, with which values, tells a fact of a game.
//!
//! It knows no language. A [`Said`] names a message of `locales/` and its values; the terminal, a replay and the page
//! format it for their reader, in the reader's language. Each game's module turns what the rules report into such
//! sentences, so that they all tell the same.
//!
//! ```
//! use puerto_rico::{Event, Good};
//! use tabletop::Seat;
//!
//! let seat = Seat::new(1);
//! let said = narrator::puerto_rico::event(&Event::PrivilegeGood { seat, good: Good::Corn });
//! assert_eq!(said[0].id, "log-privilege-good");
//! assert_eq!(said[0].about, Some(seat));
//! ```
#![forbid(unsafe_code)]

pub mod altiplano;
mod figures;
pub mod puerto_rico;
mod question;
mod reasons;
mod said;
#[cfg(feature = "wire")]
mod wire;

pub use figures::{Figure, Form, Gain, GainOf, Numbers};
pub use question::Question;
pub use reasons::same_as;
pub use said::{Said, Value, runs};

use std::collections::BTreeMap;

use bots::analysis::{Of, Reason};
use tabletop::{Game, Seat};

/// Numbers about single pieces, by their keys.
pub type Pieces = BTreeMap<String, Vec<Figure>>;

/// A game whose facts and refusals can be told.
pub trait Narrated: Game {
    /// The sentences that tell a fact of this game, which happens just before or after this state; empty if another fact
    /// tells it.
    fn narrate(&self, event: &Self::Event) -> Vec<Said>;
    /// The sentence that tells a refusal.
    fn explain(refusal: Self::Refusal) -> Said;
    /// The sentence that tells why no game can be played with a setup.
    fn explain_setup(error: &Self::SetupError) -> Said;
    /// What the seat is asked now; `None` in a game that has no words for it.
    fn question(&self, _seat: Seat) -> Option<Question> {
        None
    }
    /// What an answer of the seat comes to in numbers, given the state `after` it and the facts that it causes.
    fn numbers(&self, _after: &Self, _seat: Seat, _action: Self::Action, _events: &[Self::Event]) -> Numbers {
        Numbers::default()
    }
    /// The sentence that tells a reason for a move.
    fn reason(reason: &Reason) -> Said {
        let terms = reasons::Terms {
            kind: plain_kind,
            points: "count-points",
            by_rounds: false,
        };
        reasons::said(reason, &terms)
    }
    /// Numbers about single pieces for the observing seat, by the keys of the pieces.
    fn pieces(&self, _observer: Seat) -> Pieces {
        Pieces::new()
    }
}

/// The name of a kind in a game that has no names for its own.
fn plain_kind(_: Of, key: &'static str) -> Said {
    Said::new(key)
}

/// The id of a message from a key of the rules: `small_market` → `building-small-market`.
fn id(prefix: &str, key: &str) -> String {
    format!("{prefix}-{}", key.replace('_', "-"))
}
