//! The bots for Altiplano by key.

use altiplano::State;

use crate::altiplano::Greedy;
use crate::levels::{self, Level};
use crate::{Bot, Random, Registry};

impl Registry for State {
    const KEYS: &'static [&'static str] = &[
        "random", "greedy", "level-1", "level-2", "level-3", "level-4", "level-5", "level-6",
    ];

    fn bot(key: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match key {
            "random" => Some(Box::new(Random::new(seed))),
            "greedy" => Some(Box::new(Greedy::new(seed))),
            _ => Level::of_key(key).map(|level| levels::altiplano(level, seed)),
        }
    }
}
