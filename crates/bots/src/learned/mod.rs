//! Evaluators learned from games that the bots play against each other.
//!
//! One small network values one seat's prospects from numbers about the table and about that seat; it is asked for each
//! seat in turn, so it treats all seats alike. What a game feeds it is defined in the game's implementation of
//! [`Features`]; how it was trained is described in `models/` next to the numbers, and in docs/bot-writers/our-bots.md.

mod features;
mod net;
mod trainer;

pub use features::{Features, Inputs, Lengths};
pub(crate) use net::{Answer, Sums};
pub use net::{Net, NetError, Prospects, Shape};
pub use trainer::{Example, Trainer};
