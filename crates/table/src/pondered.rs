//! A decision that a bot thinks about for as long as somebody watches, in the words of the wire.

use std::fmt::{self, Debug, Formatter};

use bots::analysis::Analysed;
use bots::search::{Choice, Pondering, Settings};
use protocol::{AnyGame, Listed, Move, Playing, each_game};
use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Seat};

use crate::told::{named, shares};

/// How many moves are named.
const MOVE_COUNT_MAX: usize = 24;
/// Fillings of what the seat can't see.
const WORLD_COUNT: u32 = 4;
/// States that each of them may hold in memory: together less than 100 MB.
const NODE_COUNT_MAX: usize = 12_000;

/// What a bot thinks of a decision so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PonderedMove {
    /// The move in parts, all of the seat that is asked.
    pub parts: Vec<Move>,
    /// Its part of all simulations, 0 to 1.
    pub share: f32,
    /// Each seat's share of the win after it, 0 to 1.
    pub shares: Vec<f32>,
}

/// What several who have thought about the same decision come to together: each counts as much as it has simulated. What one
/// of them sees to the end is certain.
#[must_use]
pub fn together(parts: &[Pondered]) -> Pondered {
    if let Some(exact) = parts.iter().find(|part| part.exact) {
        return exact.clone();
    }
    let simulations: u32 = parts.iter().map(|part| part.simulations).sum();
    let weight = |part: &Pondered| part.simulations as f32 / simulations.max(1) as f32;
    let mut moves: Vec<PonderedMove> = Vec::new();
    for part in parts {
        for one in &part.moves {
            // By this much the move's own shares count.
            let share = one.share * weight(part);
            let scaled = || one.shares.iter().map(|seat| seat * share);
            match moves.iter_mut().find(|known| known.parts == one.parts) {
                Some(known) => {
                    known.share += share;
                    known
                        .shares
                        .iter_mut()
                        .zip(scaled())
                        .for_each(|(sum, more)| *sum += more);
                }
                None => moves.push(PonderedMove {
                    parts: one.parts.clone(),
                    share,
                    shares: scaled().collect(),
                }),
            }
        }
    }
    for one in &mut moves {
        let share = one.share;
        if share > 0.0 {
            one.shares.iter_mut().for_each(|seat| *seat /= share);
        }
    }
    moves.sort_by(|one, other| other.share.total_cmp(&one.share));
    moves.truncate(MOVE_COUNT_MAX);
    let seats = parts.first().map_or(0, |part| part.shares.len());
    let whole = |seat: usize| {
        let shares = parts
            .iter()
            .filter_map(|part| Some(weight(part) * part.shares.get(seat)?));
        shares.sum()
    };
    Pondered {
        simulations,
        exact: false,
        moves,
        shares: (0..seats).map(whole).collect(),
    }
}

/// Something that is thought about, whichever game it is.
pub trait AnyPondering: Debug + Send {
    /// Makes this many simulations more.
    fn go_on(&mut self, simulations: u32);
    /// What is thought of it so far.
    fn told(&self) -> Pondered;
}

/// Begins to think about the open decision of a seat, as the seat sees the table; `None` if the seat is not asked. Those who
/// think about it at the same time begin with different seeds.
#[must_use]
pub fn ponder(game: &AnyGame, seat: Seat, seed: u64) -> Option<Box<dyn AnyPondering>> {
    fn begun<G: Listed + Analysed>(playing: &Playing<G>, seat: Seat, seed: u64) -> Box<dyn AnyPondering> {
        let state = playing.state().clone();
        let settings = Settings {
            worlds: WORLD_COUNT,
            node_count_max: NODE_COUNT_MAX,
            ..Settings::default()
        };
        let view = state.watched(Some(seat));
        let pondering = Pondering::new(G::share_guide(), settings, seat, &view, seed);
        Box::new(Begun {
            state,
            seat,
            pondering,
        })
    }
    game.asked()
        .contains(seat)
        .then(|| each_game!(game, playing => begun(playing, seat, seed)))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn pondered(simulations: u32, moves: &[(&str, f32, f32)], own: f32) -> Pondered {
        let told = |&(name, share, value): &(&str, f32, f32)| PonderedMove {
            parts: vec![Move::Notation(name.to_owned())],
            share,
            shares: vec![value, 1.0 - value],
        };
        Pondered {
            simulations,
            exact: false,
            moves: moves.iter().map(told).collect(),
            shares: vec![own, 1.0 - own],
        }
    }

    #[test]
    fn those_who_think_together_count_by_their_simulations() {
        let one = pondered(300, &[("a", 0.5, 0.4), ("b", 0.5, 0.2)], 0.3);
        let other = pondered(100, &[("b", 0.75, 0.6), ("c", 0.25, 0.2)], 0.5);
        let all = together(&[one.clone(), other]);
        assert_eq!((all.simulations, all.exact), (400, false));
        let found: Vec<(&Move, i32, i32)> = (all.moves.iter())
            .map(|one| {
                let rounded = |value: f32| (value * 10_000.0).round() as i32;
                (&one.parts[0], rounded(one.share), rounded(one.shares[0]))
            })
            .collect();
        let name = |name: &str| Move::Notation(name.to_owned());
        // b: 150 simulations at 0.2 and 75 at 0.6.
        assert_eq!(
            found,
            [
                (&name("b"), 5_625, 3_333),
                (&name("a"), 3_750, 4_000),
                (&name("c"), 625, 2_000)
            ]
        );
        assert!((all.shares[0] - 0.35).abs() < 1e-5 && (all.shares[1] - 0.65).abs() < 1e-5);
        assert_eq!(together(std::slice::from_ref(&one)).moves.len(), 2);
        let seen = Pondered { exact: true, ..one };
        assert_eq!(together(&[pondered(9, &[], 0.0), seen.clone()]), seen);
        assert_eq!(together(&[]).moves, []);
    }
}
