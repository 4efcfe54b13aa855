//! Evaluators that were learned from games of the bots among themselves.
//!
//! One small network values one seat's prospects from numbers about the table and about that seat; it is asked
//! for each seat in turn, so it treats all seats alike. What a game tells it stands in its implementation of
//! [`Features`]; how it was trained in `models/` beside the numbers, and in docs/bot-writers/our-bots.md.

mod features;
mod net;
mod trainer;

pub use features::{Features, Inputs, Lengths};
pub(crate) use net::{Answer, ROW};
pub use net::{Net, NetError, Prospects};
pub use trainer::{Example, Trainer};
