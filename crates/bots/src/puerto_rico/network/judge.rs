//! What a table is worth: by hand-written numbers, or by trained networks.

use puerto_rico::State;
use tabletop::{Game, PerSeat, Turn};

use crate::learned::Inputs;
use crate::puerto_rico::network::nets::Nets;
use crate::puerto_rico::worth::position::Position;
use crate::puerto_rico::worth::value::Evaluation;
use crate::puerto_rico::worth::weights::Weights;
use crate::search::Payoff;

/// Values tables between two phases.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    pub weights: Weights,
    pub nets: Nets,
    pub payoff: Payoff,
    /// The error of the hand-written evaluation at the end of the game, in points.
    pub spread: f32,
    /// How much the error grows for each round still to come.
    pub spread_per_round: f32,
    inputs: Inputs,
}

impl Judge {
    pub fn new(weights: &Weights, nets: Nets) -> Self {
        Self {
            weights: *weights,
            nets,
            payoff: Payoff::default(),
            spread: 1.5,
            spread_per_round: 0.5,
            inputs: Inputs::default(),
        }
    }

    /// Whether a network values this state.
    pub fn is_learned(&self, state: &State) -> bool {
        self.nets.of(state).is_some()
    }

    /// What each seat can expect.
    pub fn payoffs(&mut self, state: &State) -> PerSeat<f32> {
        let seats = state.seats();
        if state.turn() == Turn::Over {
            return self.payoff.of_scores(&state.scores(), seats);
        }
        if let Some(net) = self.nets.of(state) {
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
