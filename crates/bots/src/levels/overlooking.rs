//! Not seeing what one could do.

use std::fmt::Write as _;

use tabletop::{FastRandom, Game, Seat};

use crate::Bot;

/// A bot that does not see all of its legal actions. What it overlooks depends on its seed and on what it is offered,
/// so it overlooks the same thing when it is asked again.
pub(crate) struct Overlooking<G: Game> {
    inner: Box<dyn Bot<G>>,
    /// How often an action is not seen, 0 to 1.
    share: f32,
    /// Actions that nobody overlooks, such as doing nothing.
    is_obvious: fn(&G::Action) -> bool,
    seed: u64,
    seen: Vec<G::Action>,
    words: String,
}

impl<G: Game> Overlooking<G> {
    pub fn new(inner: Box<dyn Bot<G>>, share: f32, is_obvious: fn(&G::Action) -> bool, seed: u64) -> Self {
        Self {
            inner,
            share,
            is_obvious,
            seed,
            seen: Vec::with_capacity(64),
            words: String::new(),
        }
    }

    /// A number for an action and the seed (FNV-1a), spread by the generator.
    fn draw(&mut self, action: G::Action, count: usize) -> f32 {
        self.words.clear();
        // Writing to a string can't fail.
        let _ = write!(self.words, "{count} {action}");
        let mut hash = 0xcbf2_9ce4_8422_2325u64 ^ self.seed;
        for byte in self.words.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        FastRandom::new(hash).fraction()
    }
}

impl<G: Game> Bot<G> for Overlooking<G> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.seen.clear();
        for &action in legal {
            if (self.is_obvious)(&action) || self.draw(action, legal.len()) >= self.share {
                self.seen.push(action);
            }
        }
        let only_obvious = self.seen.iter().all(self.is_obvious);
        if only_obvious {
            // Whoever must choose looks until there is something.
            let first = legal.iter().position(|action| !(self.is_obvious)(action));
            let start = first.unwrap_or(0);
            let turn = (self.draw(legal[start], legal.len()) * (legal.len() - start) as f32) as usize;
            self.seen.push(legal[(start + turn).min(legal.len() - 1)]);
            self.seen.sort_unstable();
            self.seen.dedup();
        }
        let action = self.inner.decide(seat, view, &self.seen);
        if legal.contains(&action) {
            action
        } else {
            self.seen[0]
        }
    }
}
