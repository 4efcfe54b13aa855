//! Bots by key.

use tabletop::Game;

use crate::{Bot, Random};

/// A game for which there are bots: at least the one that plays anything. Server, terminal and arena ask here and know
/// no bot by type.
pub trait HasBots: Game {
    /// The keys of all bots: `random` and `greedy`, then the levels, weakest first. A key stands in records
    /// of tables, so it never changes its meaning.
    const KEYS: &'static [&'static str] = &["random"];

    /// The bot with this key and seed, or nothing when no bot has the key. The upper half of the seed is the
    /// bot's character, which should stay the same through a game; the lower half may change with each question.
    fn bot(key: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        (key == "random").then(|| Box::new(Random::new(seed)) as _)
    }
}
