//! The greedy bot.

use puerto_rico::{Action, Decision, State, View};
use tabletop::{FastRandom, Game, Seat};

use crate::Bot;
use crate::puerto_rico::choices::draft;
use crate::puerto_rico::choices::mayor;
use crate::puerto_rico::choices::quick::{Quick, best};
use crate::puerto_rico::choices::role_choice;
use crate::puerto_rico::network::judge::Judge;
use crate::puerto_rico::network::nets::Nets;
use crate::puerto_rico::worth::position::Position;
use crate::puerto_rico::worth::value::Evaluation;
use crate::puerto_rico::worth::weights::Weights;

/// Looks one decision ahead with an evaluation of the position. Keeps nothing between decisions, so with equal seeds
/// the same view gets the same answer, at whatever point in a game it is asked.
#[derive(Clone, Debug)]
pub struct Greedy {
    weights: Weights,
    nets: Nets,
    /// How many of the rivals' picks to look through; `None` for as many as there are rivals.
    picks: Option<u8>,
    seed: u64,
}

impl Greedy {
    /// The bot with the tuned numbers.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self::with(Weights::TUNED, seed)
    }

    /// The bot with other numbers, for experiments.
    #[must_use]
    pub fn with(weights: Weights, seed: u64) -> Self {
        Self {
            weights,
            nets: Nets::default(),
            picks: None,
            seed,
        }
    }

    /// The same bot, looking through this many picks of its rivals.
    #[must_use]
    pub fn looking_through(mut self, picks: u8) -> Self {
        self.picks = Some(picks);
        self
    }

    /// The same bot, with networks to value tables.
    #[must_use]
    pub fn learned(mut self, nets: Nets) -> Self {
        self.nets = nets;
        self
    }

    /// A state consistent with the view: what is hidden is filled in using the bot's seed.
    fn state(&self, view: &View) -> State {
        State::determinize(view, &mut FastRandom::new(self.seed))
    }

    fn choose(&self, state: &State, seat: Seat, legal: &[Action]) -> Action {
        if let Decision::PlaceWorkers(..) = state.decision() {
            let position = Position::of(state);
            let evaluation = Evaluation::new(&position, &self.weights);
            return mayor::choose(state, seat, legal, &evaluation);
        }
        if let Decision::Draft(_) = state.decision() {
            return best(legal, draft::value);
        }
        let mut quick = Quick::new(Judge::new(&self.weights, self.nets), self.seed);
        let picks = self.picks.unwrap_or(state.seats() as u8 - 1);
        role_choice::choose(state, seat, legal, &mut quick, picks)
    }
}

impl Bot<State> for Greedy {
    fn decide(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        if let [only] = *legal {
            return only;
        }
        self.choose(&self.state(view), seat, legal)
    }
}
