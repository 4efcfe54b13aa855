//! Players made of code.
//!
//! A [`Bot`] is asked just as a person is: it gets its seat's view and the legal actions, and returns one of them. It
//! never sees the state, so it can't know what is hidden. What it may do is rebuild *a* state from its view
//! ([`tabletop::Game::determinize`]) and ask the rules what would follow.
//!
//! - [`Random`] plays any legal action.
//! - [`puerto_rico::Greedy`] looks one decision ahead with an evaluation of the position.
//! - [`altiplano::Greedy`] searches for the best round.
//! - [`search::Searcher`] looks ahead in any game that has a guide; [`learned`] values tables with small networks.
//! - [`analysis`] examines decisions for people: hints, and a review of a finished game.
//! - [`levels::Level`] names six playing strengths for people to choose from.
//! - [`HasBots`] finds a bot by its key, for server and terminal.
//! - [`paired_match`] measures one bot against others, with seats rotated on equal chance.
//! - [`training`] plays the games that networks learn from.
//! - [`arena`] plays whole tournaments and says how certain their results are.
#![forbid(unsafe_code)]

pub mod altiplano;
pub mod analysis;
pub mod arena;
mod bot;
mod has_bots;
mod interval;
pub mod learned;
pub mod levels;
mod paired;
pub mod puerto_rico;
mod random;
pub mod search;
mod table;
pub mod training;
mod weights;

pub use bot::{Bot, Searched};
pub use has_bots::HasBots;
pub use interval::Interval;
pub use paired::{MatchReport, Pairing, paired_match};
pub use random::Random;
pub use table::{GameReport, bot_seed, play_game};
