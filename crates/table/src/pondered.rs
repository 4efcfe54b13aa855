//! A decision that a bot thinks about for as long as somebody watches, in the words of the wire.

use std::fmt::{self, Debug, Formatter};

use bots::analysis::Analysed;
use bots::search::{Choice, Pondering, Settings};
use protocol::{AnyGame, Listed, Move, Playing, each_game};
use serde::Serialize;
use tabletop::{PerSeat, Seat};

use crate::told::{named, shares};

/// How many moves are named.
const MOVE_COUNT_MAX: usize = 24;
/// Fillings of what the seat can't see.
const WORLD_COUNT: u32 = 4;
/// States that each of them may hold in memory: together less than 100 MB.
const NODE_COUNT_MAX: usize = 12_000;

/// What a bot thinks of a decision so far.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pondered {
    /// Simulations so far.
    pub simulations: u32,
    /// Whether the end of the game is seen, so that more of them would change nothing.
    pub exact: bool,
    /// The moves, most looked at first; at most 24.
    pub moves: Vec<PonderedMove>,
    /// Each seat's share of the win from here, 0 to 1.
    pub shares: Vec<f32>,
}

/// One move of a decision that is thought about.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PonderedMove {
    /// The move in parts, all of the seat that is asked.
    pub parts: Vec<Move>,
    /// Its part of all simulations, 0 to 1.
    pub share: f32,
    /// Each seat's share of the win after it, 0 to 1.
    pub shares: Vec<f32>,
}

/// Something that is thought about, whichever game it is.
pub trait AnyPondering: Debug + Send {
    /// Makes this many simulations more.
    fn go_on(&mut self, simulations: u32);
    /// What is thought of it so far.
    fn told(&self) -> Pondered;
}

/// Begins to think about the open decision of a seat, as the seat sees the table; `None` if the seat is not asked.
#[must_use]
pub fn ponder(game: &AnyGame, seat: Seat) -> Option<Box<dyn AnyPondering>> {
    fn begun<G: Listed + Analysed>(playing: &Playing<G>, seat: Seat) -> Box<dyn AnyPondering> {
        let state = playing.state().clone();
        let settings = Settings {
            worlds: WORLD_COUNT,
            node_count_max: NODE_COUNT_MAX,
            ..Settings::default()
        };
        let pondering = Pondering::new(G::share_guide(), settings, seat, &state.watched(Some(seat)));
        Box::new(Begun {
            state,
            seat,
            pondering,
        })
    }
    game.asked()
        .contains(seat)
        .then(|| each_game!(game, playing => begun(playing, seat)))
}

struct Begun<G: Listed + Analysed> {
    state: G,
    seat: Seat,
    pondering: Pondering<G, G::Guide>,
}

impl<G: Listed + Analysed> Debug for Begun<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let simulations = self.pondering.simulations();
        (f.debug_struct("Begun"))
            .field("seat", &self.seat)
            .field("simulations", &simulations)
            .finish_non_exhaustive()
    }
}

impl<G: Listed + Analysed> AnyPondering for Begun<G> {
    fn go_on(&mut self, simulations: u32) {
        self.pondering.go_on(simulations);
    }

    fn told(&self) -> Pondered {
        let seat_count = self.state.seat_count();
        let choices = self.pondering.choices();
        // What the search would play weighs most: the mean over its simulations.
        let whole = PerSeat::from_fn(|seat| {
            choices
                .iter()
                .map(|one| one.share * one.payoff[seat])
                .sum::<f32>()
        });
        let told = |choice: &Choice<G::Action>| PonderedMove {
            parts: (self.state.parts(self.seat, &choice.actions).into_iter())
                .filter_map(named::<G>)
                .collect(),
            share: choice.share,
            shares: shares(&choice.payoff, seat_count),
        };
        Pondered {
            simulations: self.pondering.simulations(),
            exact: self.pondering.is_exact(),
            moves: choices.iter().take(MOVE_COUNT_MAX).map(told).collect(),
            shares: shares(&whole, seat_count),
        }
    }
}
