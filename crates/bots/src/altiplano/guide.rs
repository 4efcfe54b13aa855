//! What the search needs to know of Altiplano.
//!
//! It searches the seat's own plan and turns. All other seats answer as the greedy bot with a narrow search would,
//! which also keeps sealed plans apart: nobody plans against a plan that is not shown.

use altiplano::{Action, Decision, State, View};
use tabletop::{FastRandom, Game, PerSeat, Playout, SEAT_COUNT_MAX, Seat, Turn};

use crate::Bot;
use crate::altiplano::choices::planning::{self, Plan};
use crate::altiplano::greedy::Greedy;
use crate::altiplano::network;
use crate::altiplano::network::judge::{Chooser, Judge, Taste};
use crate::altiplano::rounds::round::Search;
use crate::altiplano::worth::holdings::Holdings;
use crate::altiplano::worth::value::Outlook;
use crate::altiplano::worth::weights::Weights;
use crate::learned::{Answer, Net, Prospects};
use crate::search::{Guide, Moves, Payoff};

/// What is searched and how tables are valued; each part was chosen by paired matches
/// (docs/bot-writers/experiments.md).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Knowledge {
    /// The numbers of the hand-written evaluation.
    pub weights: Weights,
    /// The network that values tables and compares plans; `None` for the hand-written evaluation.
    pub net: Option<&'static Net>,
    /// What a seat plays for.
    pub payoff: Payoff,
    /// The error of the evaluation at the end of the game, in points.
    pub spread: f32,
    /// How much the error grows for each round still to come.
    pub spread_per_round: f32,
    /// The number of plans that are looked at.
    pub plans: usize,
    /// The difference in points that makes a plan e times as likely.
    pub plan_scale: f32,
    /// The same if the network compares them, on the scale of the payoff.
    pub plan_share: f32,
    /// The likelihood of any action other than the greedy bot's.
    pub other: f32,
    /// Sets of actions that rivals keep while looking for their best round.
    pub width: usize,
    /// Rounds that are played out before a table is valued.
    pub rounds: u8,
}

/// Rounds that the network compares before it says what a table is worth.
const COMPARED: usize = 8;

/// What a seat can expect, in one of two forms; at any one table all seats use the same.
enum Prospect {
    Answer(Answer),
    Points(f32),
}

impl Default for Knowledge {
    fn default() -> Self {
        Self {
            weights: Weights::TUNED,
            net: network::trained(),
            payoff: Payoff::default(),
            spread: 3.0,
            spread_per_round: 1.0,
            plans: 8,
            plan_scale: 2.0,
            plan_share: 0.02,
            other: 0.1,
            width: 3,
            rounds: 0,
        }
    }
}

/// Altiplano's guide: the search for the best round and the evaluation of [`crate::altiplano::Greedy`].
#[derive(Debug)]
pub struct AltiplanoGuide {
    knowledge: Knowledge,
    me: Seat,
    quick: PerSeat<Option<Greedy>>,
    legal: Vec<Action>,
    plan: Vec<Action>,
    buffers: Playout<State>,
}

impl Clone for AltiplanoGuide {
    fn clone(&self) -> Self {
        let mut guide = Self::new(self.knowledge);
        guide.me = self.me;
        guide
    }
}

impl Default for AltiplanoGuide {
    fn default() -> Self {
        Self::new(Knowledge::default())
    }
}

impl AltiplanoGuide {
    /// The guide with this knowledge.
    #[must_use]
    pub fn new(knowledge: Knowledge) -> Self {
        Self {
            knowledge,
            me: Seat::FIRST,
            quick: PerSeat::from_fn(|_| Some(Greedy::with(knowledge.weights).narrow(knowledge.width))),
            legal: Vec::with_capacity(64),
            plan: Vec::with_capacity(32),
            buffers: Playout::with_capacity(64),
        }
    }

    /// Whether a decision of the searching seat gets a node of its own.
    fn is_searched(decision: Decision) -> bool {
        matches!(
            decision,
            Decision::Plan(_) | Decision::Act { .. } | Decision::PlacePawn(_)
        )
    }

    /// The greedy bot's answer.
    fn answer(&mut self, view: &View, seat: Seat) -> Action {
        match &mut self.quick[seat] {
            Some(bot) => bot.decide(seat, view, &self.legal),
            None => self.legal[0],
        }
    }

    /// Makes the decision of a seat quickly.
    fn step(&mut self, state: &mut State, seat: Seat) {
        self.legal.clear();
        state.legal(seat, &mut self.legal);
        let action = match self.legal[..] {
            [only] => only,
            _ => self.answer(&state.view(Some(seat)), seat),
        };
        state.apply_unchecked(seat, action, &mut ());
    }

    /// The best plans, as the actions that carry them out.
    fn plans(&mut self, state: &State, seat: Seat, moves: &mut Moves<State>) {
        let view = state.view(Some(seat));
        let holdings = planning::holdings(&view, seat);
        let outlook = Outlook::new(&view, seat, &holdings, &self.knowledge.weights);
        let mut search = Search::new(&view, seat, &outlook, holdings, true);
        let mut chooser = Chooser::new(self.taste(), &view, seat);
        let mut rounds = chooser.ranked(&mut search, false);
        rounds.truncate(self.knowledge.plans.max(1));
        let best = rounds.first().map_or(0.0, |(_, promise)| *promise);
        let scale = if chooser.is_learned() {
            self.knowledge.plan_share
        } else {
            self.knowledge.plan_scale
        };
        for (round, promise) in &rounds {
            let plan = Plan::of(&view, seat, &search, round);
            let weight = ((promise - best) / scale).exp();
            self.plan.clear();
            let mut after = *state;
            while let Decision::Plan(asked) = after.decision()
                && asked.contains(seat)
            {
                self.legal.clear();
                after.legal(seat, &mut self.legal);
                let action = plan.next(&after.view(Some(seat)), &self.legal);
                after.apply_unchecked(seat, action, &mut ());
                self.plan.push(action);
            }
            moves.push_all(&self.plan, weight);
        }
    }

    fn taste(&self) -> Taste {
        Taste {
            net: self.knowledge.net,
            payoff: self.knowledge.payoff,
            compared: self.knowledge.plans.max(COMPARED),
            ..Taste::default()
        }
    }

    /// What the seat's best round from here promises: the network's answer, or points at the end.
    fn prospect(&self, state: &State, seat: Seat) -> Prospect {
        let view = state.view(Some(seat));
        let is_planning = matches!(state.decision(), Decision::Plan(asked) if asked.contains(seat));
        let holdings = if is_planning {
            planning::holdings(&view, seat)
        } else {
            Holdings::of(&view, seat)
        };
        let outlook = Outlook::new(&view, seat, &holdings, &self.knowledge.weights);
        let mut search = Search::new(&view, seat, &outlook, holdings, is_planning);
        search.narrow(self.knowledge.width);
        let judge = self
            .knowledge
            .net
            .and_then(|net| Judge::alone(net, self.knowledge.payoff, &view, seat));
        let Some(mut judge) = judge else {
            return Prospect::Points(search.best(false).score());
        };
        let mut best = Answer {
            points: 0.0,
            chance: f32::NEG_INFINITY,
        };
        for round in search.best_of(COMPARED, false) {
            let answer = judge.answer(&round, &search);
            if answer.chance > best.chance {
                best = answer;
            }
        }
        Prospect::Answer(best)
    }

    /// Rounds still to come; determines how wrong a prospect may be.
    fn rounds_left(&self, state: &State) -> f32 {
        crate::altiplano::worth::horizon::rounds_left(&state.view(None), &self.knowledge.weights)
    }
}

impl Guide<State> for AltiplanoGuide {
    fn sit(&mut self, seat: Seat) {
        self.me = seat;
    }

    fn moves(&mut self, state: &State, seat: Seat, moves: &mut Moves<State>) {
        if let Decision::Plan(_) = state.decision() {
            self.plans(state, seat, moves);
            return;
        }
        self.legal.clear();
        state.legal(seat, &mut self.legal);
        let answer = self.answer(&state.view(Some(seat)), seat);
        moves.push(answer, 1.0);
        for &action in &self.legal {
            if action != answer {
                moves.push(action, self.knowledge.other);
            }
        }
    }

    fn settle(&mut self, state: &mut State, random: &mut FastRandom) -> bool {
        let mut is_chance = false;
        loop {
            match state.turn() {
                Turn::Over => return is_chance,
                Turn::Chance => {
                    let outcome = self.buffers.draw(state, random);
                    is_chance |= self.buffers.outcomes.len() > 1;
                    state.resolve_unchecked(outcome, &mut ());
                }
                Turn::Seats(seats) => {
                    let Some(seat) = seats.first() else {
                        return is_chance;
                    };
                    let is_mine = seats.contains(self.me) && Self::is_searched(state.decision());
                    if is_mine {
                        self.legal.clear();
                        state.legal(self.me, &mut self.legal);
                        let [only] = self.legal[..] else {
                            self.let_others_plan(state);
                            return is_chance;
                        };
                        state.apply_unchecked(self.me, only, &mut ());
                    } else {
                        self.step(state, seat);
                    }
                }
            }
        }
    }

    fn evaluate(&mut self, state: &State, random: &mut FastRandom) -> PerSeat<f32> {
        let mut state = *state;
        let until = state.round().saturating_add(self.knowledge.rounds);
        while state.round() < until && state.turn() != Turn::Over {
            match state.turn() {
                Turn::Seats(seats) => match seats.first() {
                    Some(seat) => self.step(&mut state, seat),
                    None => break,
                },
                _ => {
                    let outcome = self.buffers.draw(&state, random);
                    state.resolve_unchecked(outcome, &mut ());
                }
            }
        }
        if state.turn() == Turn::Over {
            return self.result(&state);
        }
        let seats = state.seat_count();
        let mut answers = [Answer::default(); SEAT_COUNT_MAX];
        let mut points = PerSeat::<f32>::default();
        let mut is_learned = true;
        for seat in Seat::all(seats) {
            match self.prospect(&state, seat) {
                Prospect::Answer(answer) => answers[seat.index()] = answer,
                Prospect::Points(own) => {
                    points[seat] = own;
                    is_learned = false;
                }
            }
        }
        if is_learned {
            let prospects = Prospects::of(&answers[..seats]);
            return self
                .knowledge
                .payoff
                .of(&prospects.shares, &prospects.points, seats);
        }
        let spread = self.knowledge.spread + self.knowledge.spread_per_round * self.rounds_left(&state);
        self.knowledge.payoff.of_points(&points, spread, seats)
    }

    fn result(&mut self, state: &State) -> PerSeat<f32> {
        self.knowledge
            .payoff
            .of_scores(&state.scores(), state.seat_count())
    }
}

impl AltiplanoGuide {
    /// If several seats are asked together, the tree asks only its own: the others answer first, without showing their
    /// answers.
    fn let_others_plan(&mut self, state: &mut State) {
        while let Turn::Seats(seats) = state.turn() {
            let other = Seat::all(state.seat_count()).find(|&seat| seat != self.me && seats.contains(seat));
            let Some(other) = other else { return };
            self.step(state, other);
        }
    }
}
