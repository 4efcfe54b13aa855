//! The numbers that a network sees.

use tabletop::{Game, SEAT_COUNT_MAX};

/// A game that tells a network what a table looks like.
pub trait Features: Game {
    /// How many numbers are the same for every seat.
    const COMMON: usize;
    /// How many numbers each seat has besides.
    const OWN: usize;

    /// Adds the numbers of this state: exactly so many, each roughly between -1 and 1, mostly 0.
    fn features(&self, inputs: &mut Inputs);
}

/// The numbers of one state, in buffers that are used again and again.
#[derive(Clone, Default, Debug)]
pub struct Inputs {
    /// About the table.
    pub common: Vec<f32>,
    /// About each seat.
    pub own: [Vec<f32>; SEAT_COUNT_MAX],
    /// How many seats play.
    pub seat_count: usize,
}

impl Inputs {
    /// The numbers of a state, replacing those of the last one.
    pub fn read<G: Features>(&mut self, state: &G) {
        self.common.clear();
        for own in &mut self.own {
            own.clear();
        }
        self.seat_count = state.seat_count();
        state.features(self);
        debug_assert_eq!(self.common.len(), G::COMMON);
        debug_assert!(self.own[..self.seat_count].iter().all(|own| own.len() == G::OWN));
    }
}
