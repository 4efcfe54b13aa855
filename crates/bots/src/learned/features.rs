//! The numbers that a network sees.

use tabletop::{Game, SEAT_COUNT_MAX};

/// How many numbers a network sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lengths {
    /// Numbers that are the same for every seat.
    pub common: usize,
    /// Numbers that each seat has in addition.
    pub own: usize,
}

/// A game that can describe a table to a network.
pub trait Features: Game {
    /// How many numbers there are for this table.
    fn lengths(&self) -> Lengths;

    /// Adds the numbers of this state: exactly as many as stated, each roughly between -1 and 1, mostly 0.
    fn features(&self, inputs: &mut Inputs);
}

/// The numbers of one state, in reusable buffers.
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
    /// Reads the numbers of a state, replacing those of the last one.
    pub fn read<G: Features>(&mut self, state: &G) {
        self.common.clear();
        for own in &mut self.own {
            own.clear();
        }
        self.seat_count = state.seat_count();
        state.features(self);
        debug_assert!({
            let lengths = state.lengths();
            let own = &self.own[..self.seat_count];
            self.common.len() == lengths.common && own.iter().all(|own| own.len() == lengths.own)
        });
    }
}
