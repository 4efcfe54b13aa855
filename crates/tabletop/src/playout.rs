//! Playing a game to its end by uniformly random decisions.

use alloc::vec::Vec;

use crate::{EventSink, Game, Random, Turn, Weighted};

/// Buffers for playouts, reused so that a playout allocates nothing once they have grown.
#[derive(Debug)]
pub struct Playout<G: Game> {
    /// The legal actions of the seat being asked.
    pub actions: Vec<G::Action>,
    /// The possible outcomes of the chance decision.
    pub outcomes: Vec<Weighted<G::Outcome>>,
}

impl<G: Game> Playout<G> {
    /// Room for `action_count_max` actions and outcomes.
    #[must_use]
    pub fn with_capacity(action_count_max: usize) -> Self {
        Self {
            actions: Vec::with_capacity(action_count_max),
            outcomes: Vec::with_capacity(action_count_max),
        }
    }

    /// Makes one random decision, a seat's or chance's, and says whether there was one to make.
    #[inline]
    pub fn step(&mut self, game: &mut G, random: &mut impl Random) -> bool {
        self.step_telling(game, random, &mut ())
    }

    /// Like [`Playout::step`], and reports what happened.
    #[inline]
    pub fn step_telling(
        &mut self,
        game: &mut G,
        random: &mut impl Random,
        events: &mut impl EventSink<G::Event>,
    ) -> bool {
        match game.turn() {
            Turn::Over => return false,
            Turn::Chance => {
                let outcome = self.draw(game, random);
                game.resolve_unchecked(outcome, events);
            }
            Turn::Seats(seats) => {
                let Some(seat) = seats.first() else { return false };
                self.actions.clear();
                game.legal(seat, &mut self.actions);
                let index = match self.actions.len() {
                    1 => 0,
                    count => random.below(count as u32) as usize,
                };
                game.apply_unchecked(seat, self.actions[index], events);
            }
        }
        true
    }

    /// A chance outcome of the game, drawn by its weights.
    #[inline]
    pub fn draw(&mut self, game: &G, random: &mut impl Random) -> G::Outcome {
        self.outcomes.clear();
        game.outcomes(&mut self.outcomes);
        pick(&self.outcomes, random)
    }

    /// Plays to the end; returns the number of decisions made, chance included.
    pub fn run(&mut self, game: &mut G, random: &mut impl Random) -> u32 {
        let mut decisions = 0;
        while self.step(game, random) {
            decisions += 1;
        }
        decisions
    }
}

/// One of these outcomes at random, by their weights; there must be one.
pub fn pick<O: Copy>(outcomes: &[Weighted<O>], random: &mut impl Random) -> O {
    let total = outcomes.iter().map(|weighted| weighted.weight).sum();
    pick_weighted(outcomes, random.below(total))
}

/// The outcome that the draw numbered `ticket` (below the sum of the weights) leads to.
pub(crate) fn pick_weighted<O: Copy>(outcomes: &[Weighted<O>], mut ticket: u32) -> O {
    for weighted in outcomes {
        if ticket < weighted.weight {
            return weighted.outcome;
        }
        ticket -= weighted.weight;
    }
    unreachable!("the ticket is below the sum of the weights")
}

/// Plays the game to its end with fresh buffers; returns the number of decisions made.
pub fn random_playout<G: Game>(game: &mut G, random: &mut impl Random) -> u32 {
    Playout::with_capacity(64).run(game, random)
}
