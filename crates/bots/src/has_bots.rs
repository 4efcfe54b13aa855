//! Bots by key.

use tabletop::Game;

use crate::{Bot, Random};

/// A game that has bots: at least the random one. Server, terminal and arena get their bots here and know no bot by its
/// type.
pub trait HasBots: Game {
    /// The keys of all bots: `random` and `greedy`, then the levels, weakest first. Keys appear in records of tables,
    /// so a key never changes its meaning.
    const KEYS: &'static [&'static str] = &["random"];

    /// What bots bid for each seat of such a game, in points of the final score: what it is worth to them. Empty where they
    /// don't know, or seats can't be bid for.
    #[must_use]
    fn seat_bids(_setup: &Self::Setup) -> &'static [u8] {
        &[]
    }

    /// The bot with this key and seed, or `None` if no bot has the key. The upper half of the seed is the bot's
    /// character, which should stay the same throughout a game; the lower half may change with each question.
    fn bot(key: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        (key == "random").then(|| Box::new(Random::new(seed)) as _)
    }
}
