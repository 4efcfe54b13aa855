//! The bots for Altiplano by key.

use altiplano::State;

use crate::altiplano::Greedy;
use crate::{Bot, Random, Registry};

impl Registry for State {
    const KEYS: &'static [&'static str] = &["random", "greedy"];

    fn bot(key: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match key {
            "random" => Some(Box::new(Random::new(seed))),
            "greedy" => Some(Box::new(Greedy::new(seed))),
            _ => None,
        }
    }
}
