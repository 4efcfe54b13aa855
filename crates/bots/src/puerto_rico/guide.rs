//! What the search needs to know of Puerto Rico.

use puerto_rico::{Action, Decision, State};
use tabletop::{FastRandom, Game, PerSeat, Playout, Seat, Turn};

use crate::puerto_rico::choices::mayor;
use crate::puerto_rico::choices::quick::{self, Quick};
use crate::puerto_rico::choices::role_choice;
use crate::puerto_rico::ending::Solver;
use crate::puerto_rico::network::judge::Judge;
use crate::puerto_rico::network::nets::Nets;
use crate::puerto_rico::worth::position::Position;
use crate::puerto_rico::worth::value::Evaluation;
use crate::puerto_rico::worth::weights::Weights;
use crate::search::{Guide, Moves, Payoff, Solved, Watch};

/// The weight of the win once the end is triggered: the lead then decides only among equals.
const WIN_ALONE: f32 = 0.999;

/// What is searched and how tables are valued; each part was chosen by paired matches
/// (docs/bot-writers/experiments.md).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Knowledge {
    /// The numbers of the hand-written evaluation.
    pub weights: Weights,
    /// The networks that value tables; none for the hand-written evaluation.
    pub nets: Nets,
    /// What a seat plays for.
    pub payoff: Payoff,
    /// The error of the evaluation at the end of the game, in points.
    pub spread: f32,
    /// How much the error grows for each round still to come.
    pub spread_per_round: f32,
    /// The difference in points in a quick choice that makes an action e times as likely.
    pub quick_scale: f32,
    /// The same for the lead after a role's phase; 0 treats all roles as equally likely.
    pub role_scale: f32,
    /// Placements of the mayor phase that are looked at.
    pub placements: usize,
    /// Picks of roles that are played out before a table is valued.
    pub picks: u8,
    /// Whether a network values tables in the middle of a phase, or only after the phase has been played to its end
    /// with quick choices.
    pub midway: bool,
    /// Whether the rivals' answers inside a phase are searched too; otherwise they are quick choices, and a search of
    /// the same size sees more phases.
    pub rivals: bool,
    /// Whether small answers (hospice, university, placements of all seats, kept goods) are searched too.
    pub thorough: bool,
    /// Nodes for the exact search for the end of the game when it is near, see `ending`; 0 for never.
    pub ending: u32,
}

impl Default for Knowledge {
    fn default() -> Self {
        Self {
            weights: Weights::TUNED,
            nets: Nets::trained(),
            payoff: Payoff::default(),
            spread: 1.5,
            spread_per_round: 0.5,
            quick_scale: 1.5,
            role_scale: 0.0,
            placements: 4,
            picks: 0,
            midway: false,
            rivals: false,
            thorough: false,
            ending: 20_000,
        }
    }
}

/// Puerto Rico's guide: the quick choices and the evaluation of [`crate::puerto_rico::Greedy`].
#[derive(Debug)]
pub struct PuertoRicoGuide {
    knowledge: Knowledge,
    me: Seat,
    quick: Quick,
    legal: Vec<Action>,
    plan: Vec<Action>,
    buffers: Playout<State>,
    solver: Solver,
}

impl Clone for PuertoRicoGuide {
    fn clone(&self) -> Self {
        let mut guide = Self::new(self.knowledge);
        guide.me = self.me;
        guide.quick.judge.payoff = self.quick.judge.payoff;
        guide
    }
}

impl Default for PuertoRicoGuide {
    fn default() -> Self {
        Self::new(Knowledge::default())
    }
}

impl PuertoRicoGuide {
    /// The guide with this knowledge.
    #[must_use]
    pub fn new(knowledge: Knowledge) -> Self {
        let mut judge = Judge::new(&knowledge.weights, knowledge.nets);
        judge.payoff = knowledge.payoff;
        judge.spread = knowledge.spread;
        judge.spread_per_round = knowledge.spread_per_round;
        Self {
            knowledge,
            me: Seat::FIRST,
            quick: Quick::new(judge, 0),
            legal: Vec::with_capacity(64),
            plan: Vec::with_capacity(32),
            buffers: Playout::with_capacity(64),
            solver: Solver::new(&knowledge.weights, knowledge.nets, knowledge.ending),
        }
    }

    /// The number of nodes for the last question about the end of the game.
    #[must_use]
    pub fn ending_nodes(&self) -> u32 {
        self.solver.nodes()
    }

    /// Whether a decision gets a node of its own; others are answered quickly.
    fn is_searched(&self, decision: Decision, seat: Seat) -> bool {
        if !self.knowledge.rivals && seat != self.me {
            return matches!(decision, Decision::ChooseRole(_));
        }
        match decision {
            Decision::ChooseRole(_)
            | Decision::TakeTile(_)
            | Decision::Build(_)
            | Decision::CraftsmanPrivilege(_)
            | Decision::Sell(_)
            | Decision::Load(_)
            | Decision::SecondTile(_)
            | Decision::PlaceWorkers(..)
            | Decision::BlackMarket(..) => true,
            Decision::Hacienda(_)
            | Decision::Hospice(..)
            | Decision::University(..)
            | Decision::StoreKind(_)
            | Decision::KeepSingle(_)
            | Decision::SmallWharf(..) => self.knowledge.thorough,
            _ => false,
        }
    }

    /// The moves of the mayor's placement: whole plans.
    fn placements(&mut self, state: &State, seat: Seat, moves: &mut Moves<State>) {
        let position = Position::of(state);
        let evaluation = Evaluation::new(&position, &self.knowledge.weights);
        let plans = mayor::plans(state, seat, &evaluation, self.knowledge.placements);
        let best = plans.first().map_or(0.0, |(value, _)| *value);
        for (value, plan) in plans {
            let mut after = *state;
            self.plan.clear();
            mayor::carry_out(&mut after, seat, &plan, &mut self.plan);
            moves.push_all(&self.plan, ((value - best) / self.knowledge.quick_scale).exp());
        }
    }

    /// Adds all legal actions, weighted by values in points.
    fn weigh(&mut self, scale: f32, moves: &mut Moves<State>, value: impl Fn(&mut Quick, Action) -> f32) {
        let values: Vec<f32> = self
            .legal
            .iter()
            .map(|&action| value(&mut self.quick, action).clamp(-1e6, 1e6))
            .collect();
        let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for (&action, value) in self.legal.iter().zip(values) {
            moves.push(action, ((value - best) / scale).exp());
        }
    }
}

impl Guide<State> for PuertoRicoGuide {
    fn sit(&mut self, seat: Seat) {
        self.me = seat;
    }

    /// Once the end is triggered, a win is a win, however narrow.
    fn begin(&mut self, state: &State) {
        let win = match state.end() {
            Some(_) => WIN_ALONE.max(self.knowledge.payoff.win),
            None => self.knowledge.payoff.win,
        };
        self.quick.judge.payoff.win = win;
    }

    fn limit(&mut self, watch: Watch) {
        self.solver.watch = watch;
    }

    fn solve(&mut self, state: &State, _seat: Seat) -> Option<Vec<Solved<Action>>> {
        let moves = self.solver.moves(state)?;
        Some(moves.into_iter().map(|one| (one.actions, one.shares)).collect())
    }

    fn solve_after(&mut self, state: &State, moves: &[Vec<Action>]) -> Option<Vec<PerSeat<f32>>> {
        self.solver.after(state, moves)
    }

    fn solve_shares(&mut self, state: &State) -> Option<PerSeat<f32>> {
        self.solver.shares(state)
    }

    fn moves(&mut self, state: &State, seat: Seat, moves: &mut Moves<State>) {
        if let Decision::PlaceWorkers(..) = state.decision() {
            self.placements(state, seat, moves);
            return;
        }
        self.legal.clear();
        state.legal(seat, &mut self.legal);
        if let Decision::ChooseRole(_) = state.decision() {
            let scale = self.knowledge.role_scale;
            if scale <= 0.0 {
                self.weigh(1.0, moves, |_, _| 0.0);
            } else {
                self.weigh(scale, moves, |quick, action| {
                    role_choice::value(state, seat, action, quick)
                });
            }
            return;
        }
        let position = Position::of(state);
        let weights = self.knowledge.weights;
        let evaluation = Evaluation::new(&position, &weights);
        self.weigh(self.knowledge.quick_scale, moves, |_, action| {
            quick::value(state, seat, action, &evaluation)
        });
    }

    fn unweighed(&mut self, state: &State, seat: Seat, moves: &mut Moves<State>) {
        if let Decision::PlaceWorkers(..) = state.decision() {
            self.placements(state, seat, moves);
            return;
        }
        self.legal.clear();
        state.legal(seat, &mut self.legal);
        self.legal.iter().for_each(|&action| moves.push(action, 1.0));
    }

    fn settle(&mut self, state: &mut State, random: &mut FastRandom) -> bool {
        let mut is_chance = false;
        self.quick.begin();
        loop {
            match state.turn() {
                Turn::Over => return is_chance,
                Turn::Chance => {
                    let outcome = self.buffers.draw(state, random);
                    is_chance |= self.buffers.outcomes.len() > 1;
                    state.resolve_unchecked(outcome, &mut ());
                }
                Turn::Seats(_) => {
                    let decision = state.decision();
                    let Some(seat) = decision.seat() else {
                        return is_chance;
                    };
                    if self.is_searched(decision, seat) {
                        self.legal.clear();
                        state.legal(seat, &mut self.legal);
                        let [only] = self.legal[..] else { return is_chance };
                        state.apply_unchecked(seat, only, &mut ());
                    } else {
                        self.quick.answer(state, seat);
                    }
                }
            }
        }
    }

    fn evaluate(&mut self, state: &State, random: &mut FastRandom) -> PerSeat<f32> {
        if self.knowledge.midway && self.quick.judge.is_learned(state) {
            return self.quick.judge.payoffs(state);
        }
        let mut state = *state;
        self.quick.random = FastRandom::new(random.bits());
        self.quick.finish_phase(&mut state);
        for _ in 0..self.knowledge.picks {
            let Decision::ChooseRole(seat) = state.decision() else {
                break;
            };
            self.legal.clear();
            state.legal(seat, &mut self.legal);
            let action = role_choice::choose(&state, seat, &self.legal, &mut self.quick, 0);
            state.apply_unchecked(seat, action, &mut ());
            self.quick.finish_phase(&mut state);
        }
        self.quick.judge.payoffs(&state)
    }

    fn result(&mut self, state: &State) -> PerSeat<f32> {
        self.quick.judge.payoff.of_scores(&state.scores(), state.seats())
    }
}
