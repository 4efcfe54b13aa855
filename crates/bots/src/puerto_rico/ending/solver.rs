//! The search to the end.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use puerto_rico::{Action, Decision, Outcome, State};
use tabletop::{FastRandom, Game, PerSeat, Playout, Seat, Turn, Weighted, win_shares};

use super::answers::{Care, answers};
use super::near::is_near;
use crate::puerto_rico::choices::quick::Quick;
use crate::puerto_rico::network::judge::Judge;
use crate::puerto_rico::network::nets::Nets;
use crate::puerto_rico::worth::weights::Weights;
use crate::search::{Moves, Payoff, Watch};

/// Nodes from one look at the clock to the next.
const LOOK_EVERY: u32 = 32;

/// Shares closer than this are equal.
const SAME: f32 = 1e-4;

/// What each seat gets.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Value {
    /// Its share of the win, if everybody plays for that and then for the lead.
    shares: PerSeat<f32>,
    /// The share that is sure even if rivals with nothing to gain by it choose differently among answers that are equal
    /// for them.
    sure: PerSeat<f32>,
    /// Points ahead of the best rival.
    lead: PerSeat<f32>,
}

impl Value {
    /// Whether the seat would rather have this than the other.
    fn is_better(&self, other: &Self, seat: Seat) -> bool {
        self.rank(seat) > other.rank(seat)
    }

    /// What the seat goes by: its share, how much of that is sure, its lead.
    fn rank(&self, seat: Seat) -> [i32; 3] {
        let steps = |share: f32| (share / SAME).round() as i32;
        [
            steps(self.shares[seat]),
            steps(self.sure[seat]),
            (100.0 * self.lead[seat]).round() as i32,
        ]
    }
}

/// A move with its outcome.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Solved {
    /// The actions, with the steps of one placement together.
    pub actions: Vec<Action>,
    /// Each seat's share of the win.
    pub shares: PerSeat<f32>,
    rank: [i32; 3],
}

/// Searches to the end of the game.
#[derive(Debug)]
pub(crate) struct Solver {
    quick: Quick,
    memory: HashMap<u64, Value>,
    playout: Playout<State>,
    /// The round beyond which the search does not go.
    round: u8,
    nodes: u32,
    node_limit: u32,
    /// Says when to give up although there are nodes left.
    pub watch: Watch,
}

impl Solver {
    /// A solver that gives up after this many nodes per question; with 0 it never answers.
    pub fn new(weights: &Weights, nets: Nets, node_limit: u32) -> Self {
        let mut judge = Judge::new(weights, nets);
        judge.payoff = Payoff {
            win: 1.0,
            ..Payoff::default()
        };
        Self {
            quick: Quick::new(judge, 0),
            memory: HashMap::new(),
            playout: Playout::with_capacity(48),
            round: 0,
            nodes: 0,
            node_limit,
            watch: Watch::never(),
        }
    }

    /// The number of nodes for the last question.
    pub fn nodes(&self) -> u32 {
        self.nodes
    }

    /// All moves of the seat that is asked, best first; `None` if the end is too far away or there is too much to look
    /// at.
    pub fn moves(&mut self, state: &State) -> Option<Vec<Solved>> {
        let seat = state.decision().seat()?;
        self.begin(state)?;
        let mut moves = Moves::default();
        answers(state, seat, Care::All, &mut self.quick, &mut moves);
        let mut found = Vec::with_capacity(moves.len());
        for one in moves.iter() {
            let mut after = *state;
            for &action in one.actions {
                after.apply_unchecked(seat, action, &mut ());
            }
            let value = self.value(after)?;
            found.push(Solved {
                actions: one.actions.to_vec(),
                shares: value.shares,
                rank: value.rank(seat),
            });
        }
        // Equal ones keep their order, so that equal questions get equal answers.
        found.sort_by_key(|one| std::cmp::Reverse(one.rank));
        Some(found)
    }

    /// Each seat's share of the win after each of these moves of the seat that is asked, all of which must be legal.
    pub fn after(&mut self, state: &State, moves: &[Vec<Action>]) -> Option<Vec<PerSeat<f32>>> {
        let seat = state.decision().seat()?;
        self.begin(state)?;
        let value = |actions: &Vec<Action>| {
            let mut after = *state;
            for &action in actions {
                after.apply_unchecked(seat, action, &mut ());
            }
            self.value(after).map(|value| value.shares)
        };
        moves.iter().map(value).collect()
    }

    /// Each seat's share of the win; `None` if the end is too far away or there is too much to look at.
    pub fn shares(&mut self, state: &State) -> Option<PerSeat<f32>> {
        self.begin(state)?;
        self.value(*state).map(|value| value.shares)
    }

    /// Whether the question is one for this solver.
    fn begin(&mut self, state: &State) -> Option<()> {
        if self.node_limit == 0 || !is_near(state, &mut self.quick) {
            return None;
        }
        self.memory.clear();
        self.nodes = 0;
        self.round = state.round();
        Some(())
    }

    fn value(&mut self, mut state: State) -> Option<Value> {
        let seat = loop {
            match state.turn() {
                Turn::Over => return Some(result(&state)),
                Turn::Chance => {
                    self.playout.outcomes.clear();
                    state.outcomes(&mut self.playout.outcomes);
                    if let Some(value) = self.chance(&mut state) {
                        return value;
                    }
                }
                Turn::Seats(_) => {
                    let seat = state.decision().seat()?;
                    if matches!(state.decision(), Decision::ChooseRole(_)) && state.round() != self.round {
                        return Some(self.estimate(&state));
                    }
                    self.playout.actions.clear();
                    state.legal(seat, &mut self.playout.actions);
                    let [only] = self.playout.actions[..] else {
                        break seat;
                    };
                    state.apply_unchecked(seat, only, &mut ());
                }
            }
        };
        let key = key(&state);
        if let Some(known) = self.memory.get(&key) {
            return Some(*known);
        }
        self.nodes += 1;
        let looks = self.nodes.is_multiple_of(LOOK_EVERY);
        if self.nodes > self.node_limit || looks && self.watch.is_late_for(Duration::ZERO) {
            return None;
        }
        let value = self.best(&state, seat)?;
        self.memory.insert(key, value);
        Some(value)
    }

    /// The best that the seat that is asked can achieve.
    fn best(&mut self, state: &State, seat: Seat) -> Option<Value> {
        let mut moves = Moves::default();
        answers(state, seat, Care::Likely, &mut self.quick, &mut moves);
        let mut best: Option<Value> = None;
        let mut sure = PerSeat::<f32>::default();
        for one in moves.iter() {
            let mut after = *state;
            for &action in one.actions {
                after.apply_unchecked(seat, action, &mut ());
            }
            let value = self.value(after)?;
            let gain = best.map_or(0.0, |best| value.shares[seat] - best.shares[seat]);
            if best.is_none() || gain > SAME {
                sure = value.sure;
            } else if gain >= -SAME {
                // Equally good for the seat: the others can rely only on the worse of the two.
                for (sure, other) in sure.0.iter_mut().zip(value.sure.0) {
                    *sure = sure.min(other);
                }
            }
            if best.is_none_or(|best| value.is_better(&best, seat)) {
                best = Some(value);
            }
            // There is nothing beyond the whole win, and nobody else has a part of it.
            if value.sure[seat] > 1.0 - SAME {
                break;
            }
        }
        let best = best?;
        sure[seat] = best.sure[seat];
        Some(Value { sure, ..best })
    }

    /// The mean over all outcomes if it matters which one comes; otherwise, and for the row of plantations while the
    /// game goes on, one outcome is applied and nothing is returned.
    fn chance(&mut self, state: &mut State) -> Option<Option<Value>> {
        let outcomes = self.playout.outcomes.clone();
        let matters = !matches!(state.decision(), Decision::RevealPlantation);
        if !matters || outcomes.len() == 1 {
            let mut random = FastRandom::new(key(state));
            let outcome = match state.end() {
                Some(_) => outcomes[0].outcome,
                None => self.playout.draw(state, &mut random),
            };
            state.resolve_unchecked(outcome, &mut ());
            return None;
        }
        Some(self.mean(state, &outcomes))
    }

    fn mean(&mut self, state: &State, outcomes: &[Weighted<Outcome>]) -> Option<Value> {
        let total: u32 = outcomes.iter().map(|one| one.weight).sum();
        let mut mean = Value::default();
        for one in outcomes {
            let mut after = *state;
            after.resolve_unchecked(one.outcome, &mut ());
            let value = self.value(after)?;
            let part = one.weight as f32 / total as f32;
            for index in 0..mean.shares.0.len() {
                mean.shares.0[index] += part * value.shares.0[index];
                mean.sure.0[index] += part * value.sure.0[index];
                mean.lead.0[index] += part * value.lead.0[index];
            }
        }
        Some(mean)
    }

    /// The network's value for a table that goes on into another round.
    fn estimate(&mut self, state: &State) -> Value {
        let shares = self.quick.judge.payoffs(state);
        Value {
            shares,
            sure: shares,
            lead: PerSeat::default(),
        }
    }
}

/// The value of a game that is over.
fn result(state: &State) -> Value {
    let scores = state.scores();
    let shares = win_shares(&scores, state.seats());
    let lead = PerSeat::from_fn(|seat| {
        let rivals = Seat::all(state.seats()).filter(|&rival| rival != seat);
        let best = rivals.map(|rival| scores[rival]).max().unwrap_or_default();
        (scores[seat].points - best.points) as f32 + 0.01 * (scores[seat].tie_break - best.tie_break) as f32
    });
    Value {
        shares,
        sure: shares,
        lead,
    }
}

fn key(state: &State) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}
