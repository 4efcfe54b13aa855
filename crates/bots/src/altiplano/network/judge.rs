//! Chooses the best of several rounds with a network trained on how tables like the one after each round ended.

use altiplano::View;
use tabletop::{SEAT_COUNT_MAX, Seat};

use crate::altiplano::network::features::{LENGTHS, Scene, Standing};
use crate::altiplano::rounds::round::{Round, Search};
use crate::learned::{Answer, Net, Prospects, Sums};
use crate::search::Payoff;

/// A seat's judge for one decision.
pub(crate) struct Judge<'v> {
    net: &'static Net,
    payoff: Payoff,
    scene: Scene<'v>,
    seat: Seat,
    table: Sums,
    /// The network's answers about every seat in its current state.
    answers: [Answer; SEAT_COUNT_MAX],
    own: Vec<f32>,
}

impl<'v> Judge<'v> {
    /// The judge; `None` in the last round, whose end needs no estimate, and for a host's own components. With the
    /// numbers of earlier versions, the network still does better than the hand-written ones.
    pub fn new(net: &'static Net, payoff: Payoff, view: &'v View, seat: Seat) -> Option<Self> {
        let mut judge = Self::alone(net, payoff, view, seat)?;
        for rival in Seat::all(view.seats.len()) {
            judge.own.clear();
            judge.scene.now(rival, &mut judge.own);
            judge.answers[rival.index()] = net.answer(&judge.table, &judge.own);
        }
        Some(judge)
    }

    /// The same, for answers about the seat itself only.
    pub fn alone(net: &'static Net, payoff: Payoff, view: &'v View, seat: Seat) -> Option<Self> {
        if !view.setup.components.is_reconstructed() {
            return None;
        }
        let scene = Scene::new(view, false);
        if !scene.goes_on() {
            return None;
        }
        let mut own = Vec::with_capacity(LENGTHS.own);
        scene.common(&mut own);
        let table = net.table(&own);
        Some(Self {
            net,
            payoff,
            scene,
            seat,
            table,
            answers: [Answer::default(); SEAT_COUNT_MAX],
            own,
        })
    }

    /// The network's answer about the seat after a round.
    pub fn answer(&mut self, round: &Round, search: &Search<'_>) -> Answer {
        self.own.clear();
        self.scene
            .own(self.seat, &Standing::after(round, search), &mut self.own);
        self.net.answer(&self.table, &self.own)
    }

    /// What the seat can expect after a round, on the scale of the payoff.
    pub fn worth(&mut self, round: &Round, search: &Search<'_>) -> f32 {
        let mut answers = self.answers;
        answers[self.seat.index()] = self.answer(round, search);
        let seats = self.scene.seat_count();
        let prospects = Prospects::of(&answers[..seats]);
        self.payoff.of(&prospects.shares, &prospects.points, seats)[self.seat]
    }
}

/// How a bot chooses between rounds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    /// The network that compares the best rounds; `None` to use only the hand-written numbers.
    pub net: Option<&'static Net>,
    pub payoff: Payoff,
    /// Sets of actions that are kept at each size; `None` for the tuned number.
    pub width: Option<usize>,
    /// How many rounds, the best by the hand-written numbers, the network compares.
    pub compared: usize,
    /// How carefully it compares hands that it has yet to draw.
    pub glance: Glance,
}

/// How a bot compares hands that it has yet to draw: only with each other, so less carefully than a plan.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glance {
    /// Draws that each tile taken back is tried with.
    pub hands: u32,
    /// Sets of actions that are kept at each size, at most.
    pub width: usize,
    /// Rounds that the network compares, at most.
    pub compared: usize,
    /// Whether every tile is tried with the same draws. Otherwise only the first draw is the same, which is how the levels
    /// play that were measured before there was a choice.
    pub paired: bool,
}

impl Default for Glance {
    fn default() -> Self {
        Self {
            hands: 3,
            width: 4,
            compared: usize::MAX,
            paired: false,
        }
    }
}

impl Default for Taste {
    fn default() -> Self {
        Self {
            net: None,
            payoff: Payoff::default(),
            width: None,
            compared: 16,
            glance: Glance::default(),
        }
    }
}

/// Chooses between the rounds of one seat in one decision.
pub(crate) struct Chooser<'v> {
    judge: Option<Judge<'v>>,
    taste: Taste,
}

impl<'v> Chooser<'v> {
    pub fn new(taste: Taste, view: &'v View, seat: Seat) -> Self {
        let judge = taste
            .net
            .and_then(|net| Judge::new(net, taste.payoff, view, seat));
        Self { judge, taste }
    }

    /// The best round and what it promises, for comparison with other rounds of this chooser. The empty round counts
    /// too, unless an action must follow.
    pub fn best(&mut self, search: &mut Search<'_>, must_act: bool) -> (Round, f32) {
        if let Some(width) = self.taste.width {
            search.narrow(width);
        }
        if self.judge.is_none() {
            let round = search.best(must_act);
            return (round, round.score());
        }
        self.ranked(search, must_act)[0]
    }

    /// How it compares hands that it has yet to draw.
    pub fn glance(&self) -> Glance {
        self.taste.glance
    }

    /// Whether a network compares, so that promises are shares of what can be won rather than points.
    pub fn is_learned(&self) -> bool {
        self.judge.is_some()
    }

    /// The best rounds and what each promises on its own, best first; at least one.
    pub fn ranked(&mut self, search: &mut Search<'_>, must_act: bool) -> Vec<(Round, f32)> {
        let rounds = search.best_of(self.taste.compared, must_act);
        let Some(judge) = &mut self.judge else {
            return rounds.into_iter().map(|round| (round, round.score())).collect();
        };
        let mut ranked: Vec<(Round, f32)> = rounds
            .into_iter()
            .map(|round| (round, judge.worth(&round, search)))
            .collect();
        ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
        ranked
    }
}
