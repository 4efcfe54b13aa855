//! The bot that plays at random.

use tabletop::{FastRandom, Game, Random as _, Seat};

use crate::Bot;

/// Plays each legal action with equal probability. The bottom of every ladder, and good at finding bugs.
#[derive(Clone, Debug)]
pub struct Random(FastRandom);

impl Random {
    /// The random bot for this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(FastRandom::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn decide(&mut self, _seat: Seat, _view: &G::View, legal: &[G::Action]) -> G::Action {
        legal[self.0.below(legal.len() as u32) as usize]
    }
}
