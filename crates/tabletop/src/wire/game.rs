//! What the rules of a game don't say but other programs need: the one trait that makes a game playable over the wire.

use core::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::BotRow;
use crate::{Entry, Game, Seat};

/// A game that can be played over the wire. Its words are written as its vocabulary declares them; this says which
/// types hold a whole setup, view and position, what an interface offers, and what is hidden from whom.
pub trait WireGame:
    Game<
        SetupError: Serialize,
        Action: Serialize + DeserializeOwned,
        Outcome: Serialize + DeserializeOwned,
        Event: Serialize,
        Refusal: Serialize,
    >
{
    /// A table's agreement as it is written; usually the setup itself.
    type WireSetup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What an observer may see, as it is written; usually the view itself. An object with the `game`, the `observer`
    /// or null, and the open `decision`, which is an object with a `type`.
    type WireView: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// A whole answer to a decision that the rules take in small steps; [`NoPlan`] in a game without one.
    type Plan: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What the rules say in advance, beyond the view: what is possible, how much it comes to, when the end is near;
    /// [`NoOutlook`] in a game without one.
    type Outlook: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// A whole position, nothing hidden.
    type WirePosition: Serialize + DeserializeOwned;
    /// What never changes about the game; clients ask for it once.
    type Facts: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// The setup from its written form; whether a game can be played with it is left to [`Game::new`].
    ///
    /// # Errors
    /// When it names something that the rules know to be impossible.
    fn read_setup(written: Self::WireSetup) -> Result<Self::Setup, Self::SetupError>;
    /// The setup as it is written.
    fn write_setup(setup: &Self::Setup) -> Self::WireSetup;
    /// What this setup needs and the program does not have: a component set by its name.
    #[must_use]
    fn missing(_written: &Self::WireSetup) -> Option<String> {
        None
    }
    /// The most that can be bid for a seat, in points of the final score; `None` in a game whose seats can't be bid for.
    const SEAT_BID_MAX: Option<u8> = None;
    /// The same agreement where each seat gives up so many points at the end, since it was bid for; `None` in a game whose
    /// seats can't be bid for. Without any prices, nobody gives up anything.
    #[must_use]
    fn priced(_setup: &Self::Setup, _prices: &[u8]) -> Option<Self::Setup> {
        None
    }
    /// The agreement with its gaps filled: where it names no component set, the first of the host's.
    #[must_use]
    fn completed(written: Self::WireSetup, _sets: &[String]) -> Self::WireSetup {
        written
    }
    /// The facts of the rules in this program, with the host's component sets by name, and the bots that can take a
    /// seat.
    fn facts(sets: &[String], bots: Vec<BotRow>) -> Self::Facts;

    /// The agreement under which this game is played.
    fn agreement(&self) -> Self::Setup;
    /// What the seat may see, or a spectator for `None`.
    fn wire_view(&self, observer: Option<Seat>) -> Self::WireView;
    /// Like [`WireGame::wire_view`], with what an attentive watcher has counted ([`Game::watched`]).
    fn watched_view(&self, observer: Option<Seat>) -> Self::WireView {
        self.wire_view(observer)
    }
    /// Like [`WireGame::wire_view`], with nothing hidden; for games that are over.
    fn open_view(&self, observer: Option<Seat>) -> Self::WireView;
    /// The whole position.
    fn write_position(&self) -> Self::WirePosition;
    /// The state of a position.
    ///
    /// # Errors
    /// What is wrong with it, in English.
    fn read_position(position: Self::WirePosition) -> Result<Self, String>;

    /// Every control of the decision that the seat is asked for, legal or not, in the order in which
    /// an interface shows them. Empty for decisions that are answered by a plan.
    fn candidates(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        actions
    }
    /// The actions that a plan consists of.
    ///
    /// # Errors
    /// When the plan contains none, or is not legal now.
    fn expand(&self, _seat: Seat, _plan: Self::Plan) -> Result<Vec<Self::Action>, PlanError<Self::Refusal>> {
        Err(PlanError::Empty("this game has no plans".to_owned()))
    }
    /// A move as it is sent, given the actions that the seat can carry out one after another: the steps of one
    /// question become a plan. The inverse of [`WireGame::expand`]. The first action that is not legal ends it.
    fn parts(&self, _seat: Seat, actions: &[Self::Action]) -> Vec<Part<Self::Action, Self::Plan>> {
        actions.iter().copied().map(Part::Action).collect()
    }

    /// Whether the seats that are asked give sealed answers: nobody sees an answer before all are in.
    fn is_sealed(&self) -> bool {
        false
    }
    /// Whether a later state still waits for answers to the question that is open here.
    fn same_question(&self, _later: &Self) -> bool {
        false
    }
    /// Whether an entry made in this state is hidden from the observer in the state `now`. A game that never hides an
    /// entry always says no.
    fn hides(&self, entry: &Entry<Self>, now: &Self, observer: Option<Seat>) -> bool;
    /// Whether the seat may know the event before its decision causes it.
    fn may_preview(_event: &Self::Event, _seat: Seat) -> bool {
        true
    }

    /// What the rules tell the observer in advance, for the game as it stands or with a plan laid out on the
    /// observer's boards. The plan need not be finished; whatever does not fit is left out. `None` in a game without
    /// an outlook.
    fn outlook(&self, _observer: Option<Seat>, _plan: Option<&Self::Plan>) -> Option<Self::Outlook> {
        None
    }
    /// The state in which the seat would be asked once it has done what the refusal names, if that is a move in its
    /// own turn.
    fn beyond(&self, _seat: Seat, _refusal: Self::Refusal) -> Option<Self> {
        None
    }

    /// The current round, from 1.
    fn round(&self) -> u8;
    /// The word for the current phase, if there is one.
    fn phase_key(&self) -> Option<&'static str> {
        None
    }
    /// Each seat's current figures for a chart; empty in a game without one.
    fn chart(&self, _observer: Option<Seat>, _open: bool) -> Vec<SeatFigures> {
        Vec::new()
    }
    /// What an event adds to the chart of its round: goods shipped, role cards taken.
    fn chart_event(_event: &Self::Event) -> Option<ChartEvent> {
        None
    }
    /// Where the points come from that the seats would have if the game ended now, in the order in which they are shown;
    /// empty in a game that does not tell its sources apart.
    fn sources(&self) -> Vec<PointSource> {
        Vec::new()
    }
    /// What each seat has built or bought, by key and each kind once, as far as it is worth counting over many games;
    /// empty in a game without such things.
    fn holdings(&self) -> Vec<Vec<&'static str>> {
        Vec::new()
    }
}

/// Says, in the `impl` of a [`WireGame`], what it writes just as its rules have it:
/// `tabletop::as_it_is! { setup view }`. With `position`, the position is the state itself; `no_plan` says that no
/// decision is answered by a plan, `no_outlook` that the rules say nothing in advance.
#[macro_export]
macro_rules! as_it_is {
    () => {};
    (setup $($rest:tt)*) => {
        type WireSetup = <Self as $crate::Game>::Setup;

        fn read_setup(written: Self::WireSetup) -> Result<Self::WireSetup, Self::SetupError> {
            Ok(written)
        }

        fn write_setup(setup: &Self::WireSetup) -> Self::WireSetup {
            setup.clone()
        }

        $crate::as_it_is! { $($rest)* }
    };
    (view $($rest:tt)*) => {
        type WireView = <Self as $crate::Game>::View;

        fn wire_view(&self, observer: Option<$crate::Seat>) -> Self::WireView {
            $crate::Game::view(self, observer)
        }

        fn watched_view(&self, observer: Option<$crate::Seat>) -> Self::WireView {
            $crate::Game::watched(self, observer)
        }

        $crate::as_it_is! { $($rest)* }
    };
    (position $($rest:tt)*) => {
        type WirePosition = Self;

        fn write_position(&self) -> Self {
            self.clone()
        }

        fn read_position(position: Self) -> Result<Self, String> {
            $crate::Game::check_invariants(&position).map(|()| position)
        }

        $crate::as_it_is! { $($rest)* }
    };
    (no_plan $($rest:tt)*) => {
        type Plan = $crate::wire::NoPlan;

        $crate::as_it_is! { $($rest)* }
    };
    (no_outlook $($rest:tt)*) => {
        type Outlook = $crate::wire::NoOutlook;

        $crate::as_it_is! { $($rest)* }
    };
}

/// The plan of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum NoPlan {}

/// The outlook of a game without one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum NoOutlook {}

/// A part of a move that is sent in one piece.
#[derive(Clone, PartialEq, Debug)]
pub enum Part<A, P> {
    /// One action.
    Action(A),
    /// Several actions, as a whole answer to a question that the rules ask in small steps.
    Plan(P),
}

/// Why a plan gives no actions.
#[derive(Clone, PartialEq, Debug)]
pub enum PlanError<R> {
    /// The plan contains nothing that could be done; the reason is in English.
    Empty(String),
    /// The plan is not legal now.
    Refused(R),
}

/// What a chart shows of a seat at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatFigures {
    /// Points if the game ended now; `None` if the observer may not see them.
    pub points: Option<i32>,
    /// Money.
    pub money: u16,
}

/// A source of points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointSource {
    /// Its key.
    pub key: &'static str,
    /// How many points each seat has from it.
    pub points: Vec<i32>,
}

/// What a chart adds up over a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChartEvent {
    /// Goods left on a ship.
    Shipped(Seat, u8),
    /// A role was picked.
    Role(Seat, &'static str),
    /// A good was put on a shelf.
    Stored(Seat),
    /// A basic action was carried out at a location.
    Acted(Seat, &'static str),
}
