//! Levels for people, the same seven for every game.
//!
//! The lower three answer at once and make the mistakes that people make: they *overlook* what they could do
//! (`overlooking.rs`), they *misjudge* what things are worth, each in its own way for a whole game, and they don't ask
//! what the others will do. The upper ones value tables with a network, the seventh with a larger one, and those of
//! Puerto Rico from the fifth on search. Altiplano's third has the network too and overlooks a lot.
//! docs/bot-writers/experiments.md says how far apart they are.

mod altiplano;
mod by_key;
mod overlooking;
mod puerto_rico;
mod searches;

pub use overlooking::{Overlooked, overlooking};
pub use searches::Searches;

pub(crate) use altiplano::altiplano;
pub(crate) use puerto_rico::puerto_rico;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Knows the rules.
    Newcomer,
    /// Has played a few times.
    Guest,
    /// Plays for what pays soon.
    Regular,
    /// Thinks ahead a little.
    Expert,
    /// Thinks ahead.
    Master,
    /// Thinks ahead as long as anybody is willing to wait.
    Champion,
    /// Judges tables by far more games.
    Legend,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 7] = [
        Self::Newcomer,
        Self::Guest,
        Self::Regular,
        Self::Expert,
        Self::Master,
        Self::Champion,
        Self::Legend,
    ];

    /// The level that a table gets if nobody chooses one.
    pub const DEFAULT: Self = Self::Regular;

    /// The key in records, on the wire and on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        [
            "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7",
        ][self as usize]
    }

    /// The level with this key.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_found_by_their_keys() {
        for level in Level::ALL {
            assert_eq!(Level::of_key(level.key()), Some(level));
        }
        assert_eq!(Level::of_key("level-8"), None);
    }
}
