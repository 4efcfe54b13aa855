//! What learners need from a game: dense numbers for all actions and chance outcomes, a seat's view as named numbers,
//! and batches of games.
//!
//! All of it is derived from the rules, which know nothing about it, and none of it knows a language or an array
//! library: `crates/python` puts it into arrays.
//!
//! ```
//! use learning::Learnable;
//! use puerto_rico::{Action, Setup, State};
//! use tabletop::Game;
//!
//! let mut game = State::new(&Setup::new(4)).unwrap();
//! let numbers = State::actions();
//! let action: Action = "role settler".parse().unwrap();
//! let number = numbers.number(action).unwrap();
//! assert_eq!(numbers.get(number), Some(action));
//! ```
#![forbid(unsafe_code)]

mod altiplano;
mod lane;
mod learnable;
mod numbers;
mod observation;
mod puerto_rico;
mod remembered;
mod round;

pub use lane::{Lane, Reward, Row};
pub use learnable::Learnable;
pub use numbers::{Block, Numbers};
pub use observation::{Describer, Field, Filler, Layout, Out};
