//! Bots by key.

use tabletop::Game;

use crate::{Bot, Random};

/// A game that has bots: at least the random one. Server, terminal and arena get their bots here and know no bot by its
/// type.
pub trait HasBots: Game {
    /// The keys of all bots: `random` and `greedy`, then the levels, weakest first. Keys appear in records of tables,
    /// so a key never changes its meaning.
    const KEYS: &'static [&'static str] = &["random"];

    /// The bot with this key and seed, or `None` if no bot has the key. The upper half of the seed is the bot's
    /// character, which should stay the same throughout a game; the lower half may change with each question.
    fn bot(key: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        (key == "random").then(|| Box::new(Random::new(seed)) as _)
    }
}
