//! The bots of the games by key.

use crate::levels::{self, Level};
use crate::{Bot, HasBots, Random};

/// The random bot, the game's greedy bot, and its levels.
macro_rules! by_key {
    ($game:ident, $($level:literal)*) => {
        impl HasBots for ::$game::State {
            const KEYS: &'static [&'static str] = &["random", "greedy", $($level),*];

            fn seat_bids(setup: &Self::Setup) -> &'static [u8] {
                crate::$game::seat_bids(setup)
            }

            fn bot(key: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
                match key {
                    "random" => Some(Box::new(Random::new(seed))),
                    "greedy" => Some(Box::new(crate::$game::Greedy::new(seed))),
                    _ => Level::of_key(key).and_then(|level| levels::$game(level, seed)),
                }
            }
        }
    };
}

by_key!(puerto_rico, "level-1" "level-2" "level-3" "level-4" "level-5" "level-6" "level-7");
by_key!(altiplano, "level-1" "level-2" "level-3" "level-4" "level-5" "level-6" "level-7");
