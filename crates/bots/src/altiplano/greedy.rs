//! The greedy bot.

use altiplano::{Action, ByGood, Decision, Extension, Good, OrderSet, STRIP_LENGTH, State, View};
use tabletop::Seat;

use crate::Bot;
use crate::altiplano::choices::drawing;
use crate::altiplano::choices::opening;
use crate::altiplano::choices::planning::{self, Plan};
use crate::altiplano::choices::turns;
use crate::altiplano::network::judge::{Chooser, Glance, Taste};
use crate::altiplano::rounds::round::Search;
use crate::altiplano::rounds::tray::Tray;
use crate::altiplano::worth::holdings::Holdings;
use crate::altiplano::worth::value::Outlook;
use crate::altiplano::worth::weights::Weights;
use crate::learned::Net;

/// Looks for the best round by evaluating what it would own afterwards. Reads only its view, so it can't know what is
/// hidden.
#[derive(Clone, Debug)]
pub struct Greedy {
    weights: Weights,
    taste: Taste,
    /// The last plan, with the question that it answers: planning asks for one tile after another, and an equal
    /// question gets the same answer.
    planned: Option<(Question, Plan)>,
}

/// What a plan depends on; none of it changes while the seat plans.
#[derive(Clone, PartialEq, Debug)]
struct Question {
    seat: Seat,
    round: u8,
    final_round: Option<u8>,
    holdings: Holdings,
    hand: [u8; Good::COUNT],
    stock: ByGood<u8>,
    strip: [Option<Extension>; STRIP_LENGTH],
    orders: OrderSet,
    players: usize,
}

impl Greedy {
    /// The bot with the tuned numbers. It uses no randomness, so the seed makes no difference.
    #[must_use]
    pub fn new(_seed: u64) -> Self {
        Self::with(Weights::TUNED)
    }

    /// The bot with other numbers, for experiments.
    #[must_use]
    pub fn with(weights: Weights) -> Self {
        Self {
            weights,
            taste: Taste::default(),
            planned: None,
        }
    }

    /// The same bot with a narrower search for the best round: faster, but it misses more.
    #[must_use]
    pub fn narrow(mut self, width: usize) -> Self {
        self.taste.width = Some(width);
        self
    }

    /// The same bot, with a network to compare its best rounds.
    #[must_use]
    pub fn learned(mut self, net: &'static Net) -> Self {
        self.taste.net = Some(net);
        self
    }

    /// The same bot, with its network comparing this many rounds.
    #[must_use]
    pub fn comparing(mut self, rounds: usize) -> Self {
        self.taste.compared = rounds.max(1);
        self
    }

    /// The same bot, trying so many draws for each tile that it might take back, with so many sets of actions kept and
    /// rounds compared in each.
    #[must_use]
    pub fn drawing(mut self, hands: u32, width: usize, rounds: usize) -> Self {
        self.taste.glance = Glance {
            hands: hands.max(1),
            width: width.max(1),
            compared: rounds.max(1),
            paired: true,
        };
        self
    }

    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        match view.decision {
            Decision::DraftRole(_) => opening::draft(view, seat, &self.weights, legal),
            Decision::KeepMission(_) | Decision::GiveMission(_) | Decision::KeepReceived(_) => {
                opening::missions(view, seat, &self.weights, legal)
            }
            Decision::DrawMore { .. } => Action::DrawMore,
            Decision::Plan(_) => self.plan(seat, view).next(view, legal),
            _ => self.act(seat, view, legal),
        }
    }

    fn act(&self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        if let Decision::AfterAction(_) = view.decision {
            return Action::EndTurn;
        }
        let holdings = Holdings::of(view, seat);
        let outlook = Outlook::new(view, seat, &holdings, &self.weights);
        match view.decision {
            Decision::TakeBack(_) => {
                let mut chooser = self.glancing(view, seat);
                return drawing::take_back(view, seat, &outlook, &holdings, &mut chooser, legal);
            }
            Decision::Swap(_) => {
                let mut chooser = self.glancing(view, seat);
                return drawing::swap(view, seat, &outlook, &holdings, &mut chooser, legal);
            }
            Decision::Corn { .. } => {
                let shelf = outlook.best_corn_shelf(&holdings);
                let wanted = shelf.map(|(shelf, _)| Action::ShelveCorn(shelf as u8));
                return wanted
                    .filter(|action| legal.contains(action))
                    .or(legal.first().copied())
                    .unwrap_or(Action::KeepCorn);
            }
            _ => {}
        }
        let must_act = matches!(view.decision, Decision::Act { moved: true, .. });
        let mut search = Search::new(view, seat, &outlook, holdings, false);
        let (round, _) = Chooser::new(self.taste, view, seat).best(&mut search, must_act);
        match view.decision {
            Decision::PlacePawn(_) => turns::place_pawn(&round, &search, legal),
            Decision::Act { .. } => turns::act(view, seat, &round, &search, legal),
            _ => turns::go_on(&round, &search, legal),
        }
    }

    /// A chooser for promises that are only compared with each other: it looks at fewer sets.
    fn glancing<'v>(&self, view: &'v View, seat: Seat) -> Chooser<'v> {
        let Glance { width, compared, .. } = self.taste.glance;
        let taste = Taste {
            width: Some(self.taste.width.map_or(width, |own| own.min(width))),
            compared: self.taste.compared.min(compared),
            ..self.taste
        };
        Chooser::new(taste, view, seat)
    }

    /// The plan for the current round.
    fn plan(&mut self, seat: Seat, view: &View) -> Plan {
        let holdings = planning::holdings(view, seat);
        let question = Question {
            seat,
            round: view.round,
            final_round: view.final_round,
            holdings,
            hand: Tray::of(view, seat, true).hand,
            stock: view.stock,
            strip: view.strip,
            orders: view.orders,
            players: view.setup.player_count,
        };
        if let Some((answered, plan)) = &self.planned
            && *answered == question
        {
            return plan.clone();
        }
        let outlook = Outlook::new(view, seat, &holdings, &self.weights);
        let mut search = Search::new(view, seat, &outlook, holdings, true);
        let (round, _) = Chooser::new(self.taste, view, seat).best(&mut search, false);
        let plan = Plan::of(view, seat, &search, &round);
        self.planned = Some((question, plan.clone()));
        plan
    }
}

impl Bot<State> for Greedy {
    fn decide(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        if let [only] = *legal {
            return only;
        }
        self.choose(seat, view, legal)
    }
}
