//! What a game is, without knowledge of any particular game.
//!
//! A [`Game`] is a small state that at any moment waits for exactly one thing: a seat's decision, a
//! chance outcome, or nothing because it is over ([`Turn`]). Everything around a game (records, the
//! fair chance stream, playouts, bots, the server, the conformance suite) is written once, against
//! this crate.
//!
//! The life of a game in five calls:
//!
//! 1. [`Game::new`] with a setup,
//! 2. [`Game::turn`] to see who is asked,
//! 3. [`Game::legal`] or [`Game::outcomes`] to see what can happen,
//! 4. [`Game::apply`] or [`Game::resolve`] to make it happen,
//! 5. [`Game::scores`] when it is over.
//!
//! Chance is a player: a state never holds a shuffled deck. Where cardboard would be drawn, the game
//! stops at a chance decision with weighted outcomes, the caller picks one, and it is written to the
//! [`Record`] like any move. So nothing hidden exists before it is drawn.
// What is derived for the wire is written against the standard library.
#![cfg_attr(not(any(test, feature = "testkit", feature = "wire")), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod chance;
mod events;
pub mod flow;
mod game;
mod playout;
mod random;
mod record;
mod score;
mod seat;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
mod vocabulary;
#[cfg(feature = "wire")]
pub mod wire;

pub use chance::{ChanceStream, Commitment, NONCE_LENGTH_MAX, Secret, SecretError, nonce_from};
pub use events::{EventSink, Events};
pub use game::{Game, Turn, Weighted};
pub use playout::{Playout, pick, random_playout};
pub use random::{FastRandom, Random};
pub use record::{Entry, Record, RecordError, ReplayError, game_of_record};
pub use score::{Score, ranks, win_shares};
pub use seat::{NoSuchSeat, PerSeat, SEAT_COUNT_MAX, Seat, SeatError, SeatSet};
pub use vocabulary::{CountOf, Form, FromOne, InLine, Line, Or, UnknownWord, UpTo, Words};
