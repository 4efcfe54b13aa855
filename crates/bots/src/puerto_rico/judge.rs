//! What a table is worth: by hand-written numbers, or by a network that was trained on them.

use puerto_rico::State;
use tabletop::{Game, PerSeat, Turn};

use crate::learned::{Inputs, Net};
use crate::puerto_rico::position::Position;
use crate::puerto_rico::value::Evaluation;
use crate::puerto_rico::weights::Weights;
use crate::search::Payoff;

/// Values tables between two phases.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    pub weights: Weights,
    /// The network; it knows the base game only.
    pub net: Option<&'static Net>,
    pub payoff: Payoff,
    /// How wrong the hand-written evaluation is at the end of the game, in points.
    pub spread: f32,
    /// How much more wrong it is for each round still to come.
    pub spread_per_round: f32,
    inputs: Inputs,
}

impl Judge {
    pub fn new(weights: &Weights, net: Option<&'static Net>) -> Self {
        Self {
            weights: *weights,
            net,
            payoff: Payoff::default(),
            spread: 1.5,
            spread_per_round: 0.5,
            inputs: Inputs::default(),
        }
    }

    /// Whether the network values this state.
    pub fn is_learned(&self, state: &State) -> bool {
        self.net.is_some() && state.setup().expansions.is_empty()
    }

    /// What each seat can expect.
    pub fn payoffs(&mut self, state: &State) -> PerSeat<f32> {
        let seats = state.seats();
        if state.turn() == Turn::Over {
            return self.payoff.of_scores(&state.scores(), seats);
        }
        if let Some(net) = self.net
            && state.setup().expansions.is_empty()
        {
            self.inputs.read(state);
            let prospects = net.prospects(&self.inputs);
            return self.payoff.of(&prospects.shares, &prospects.points, seats);
        }
        let position = Position::of(state);
        let evaluation = Evaluation::new(&position, &self.weights);
        let points = PerSeat::from_fn(|seat| {
            if seat.index() < seats {
                evaluation.board(position.board(seat))
            } else {
                0.0
            }
        });
        let spread = self.spread + self.spread_per_round * evaluation.horizon.rounds;
        self.payoff.of_points(&points, spread, seats)
    }
}
