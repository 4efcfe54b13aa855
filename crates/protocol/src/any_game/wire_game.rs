//! What the rules of a game don't say but the wire needs: the one trait that a new game implements.

use narrator::{Numbers, Said};
use serde_json::Value;
use tabletop::{Entry, Game, Seat};

use super::GameError;
use crate::{AnyAction, AnyEvent, AnyImpossible, AnyOutcome, AnyRefusal, AnySetup, AnyView, GameId, Move};

/// Numbers about single pieces, by their keys.
pub type Pieces = std::collections::BTreeMap<String, Vec<narrator::Figure>>;

/// A game that can be played over the wire.
pub trait WireGame: Game {
    /// The game's name.
    const GAME: GameId;

    /// Reads a setup; whether a game can be played like this is left to [`Game::new`].
    ///
    /// # Errors
    /// When it can't be read, or names what the rules know to be impossible.
    fn read_setup(value: &Value) -> Result<Self::Setup, BadSetup<Self::SetupError>>;
    /// The wire's setup.
    fn wire_setup(setup: &Self::Setup) -> AnySetup;
    /// The wire's reason why no game can be played by a setup.
    fn wire_impossible(error: &Self::SetupError) -> AnyImpossible;

    /// Reads an action.
    ///
    /// # Errors
    /// Says in English what can't be read.
    fn read_action(value: &Value) -> Result<Self::Action, String>;
    /// The wire's action.
    fn wire_action(action: Self::Action) -> AnyAction;

    /// Reads a chance outcome.
    ///
    /// # Errors
    /// Says in English what can't be read.
    fn read_outcome(value: &Value) -> Result<Self::Outcome, String>;
    /// The wire's chance outcome.
    fn wire_outcome(outcome: Self::Outcome) -> AnyOutcome;

    /// The wire's event.
    fn wire_event(event: &Self::Event) -> AnyEvent;
    /// The wire's refusal.
    fn wire_refusal(refusal: Self::Refusal) -> AnyRefusal;
    /// The sentences that tell an event of this game, whenever it happens; none where another one tells it.
    fn narrate(&self, event: &Self::Event) -> Vec<Said>;
    /// The sentence that tells a refusal.
    fn explain(refusal: Self::Refusal) -> Said;
    /// What an answer of the seat comes to in numbers: `after` it and the facts that it brings about.
    fn numbers(&self, _after: &Self, _seat: Seat, _events: &[Self::Event]) -> Numbers {
        Numbers::default()
    }
    /// Numbers about single pieces for the seat that looks, by the keys of the pieces.
    fn pieces(&self, _observer: Seat) -> Pieces {
        Pieces::new()
    }
    /// What the seat may see, or a spectator for `None`.
    fn wire_view(&self, observer: Option<Seat>) -> AnyView;
    /// As [`WireGame::wire_view`] with nothing hidden; for games that are over.
    fn open_view(&self, observer: Option<Seat>) -> AnyView;

    /// Every control of the decision that the seat is asked for, legal or not, in the order in which
    /// an interface shows them. Empty for decisions that are answered by a plan.
    fn candidates(&self, seat: Seat) -> Vec<Self::Action>;

    /// The actions that a plan stands for.
    ///
    /// # Errors
    /// When the plan can't be read or is not legal now.
    fn expand(&self, seat: Seat, plan: &Value) -> Result<Vec<Self::Action>, PlanError<Self::Refusal>>;

    /// A move, whose actions the seat can carry out one after the other, as it is sent: steps of one question as a plan.
    /// The inverse of [`WireGame::expand`]. What is not legal ends it.
    fn parts(&self, seat: Seat, actions: &[Self::Action]) -> Vec<Part<Self::Action>>;

    /// Whether the seats that are asked answer under seal: nobody sees an answer before all are in.
    fn is_sealed(&self) -> bool {
        false
    }
    /// Whether a later state still waits for answers to the question that is open here.
    fn same_question(&self, _later: &Self) -> bool {
        false
    }
    /// Whether an entry that was made here is hidden from the observer as the game stands `now`.
    fn hides(&self, _entry: &Entry<Self>, _now: &Self, _observer: Option<Seat>) -> bool {
        false
    }
    /// Whether the seat may know the event before its decision brings it about.
    fn may_preview(_event: &Self::Event, _seat: Seat) -> bool {
        true
    }

    /// The running round, from 1.
    fn round(&self) -> u8;
    /// The word of the running phase, if one runs.
    fn phase_key(&self) -> Option<&'static str>;

    /// Each seat's figures of the moment for a chart.
    fn chart(&self, observer: Option<Seat>, open: bool) -> Vec<SeatFigures>;
    /// What an event adds to the chart of its round: goods shipped, role cards taken.
    fn chart_event(event: &Self::Event) -> Option<ChartEvent>;

    /// The whole position, nothing hidden.
    fn write_position(&self) -> Value;
    /// The state of a position.
    ///
    /// # Errors
    /// [`GameError::BadPosition`] says what is wrong with it.
    fn read_position(value: &Value) -> Result<Self, GameError>;
}

/// A part of a move, as it is sent at once.
#[derive(Clone, PartialEq, Debug)]
pub enum Part<A> {
    /// One action.
    Action(A),
    /// Several, as a whole answer to a question that the rules ask in small steps.
    Plan(Value),
}

impl<A: ToString> Part<A> {
    /// As it can be sent: an action as a line, which can be looked up among the offers.
    #[must_use]
    pub fn sent(self) -> Move {
        match self {
            Self::Action(action) => Move::Notation(action.to_string()),
            Self::Plan(plan) => Move::Plan(plan),
        }
    }
}

/// Why a setup is none by which a game can be played.
#[derive(Clone, PartialEq, Debug)]
pub enum BadSetup<E> {
    /// It can't be read; in English.
    Unreadable(String),
    /// The rules have no game like this.
    Impossible(E),
}

impl<E: std::fmt::Display> std::fmt::Display for BadSetup<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unreadable(message) => f.write_str(message),
            Self::Impossible(error) => error.fmt(f),
        }
    }
}

impl<E: std::fmt::Display> BadSetup<E> {
    /// As the error of a game.
    pub(super) fn of<G: WireGame<SetupError = E>>(self) -> GameError {
        match self {
            Self::Unreadable(message) => GameError::BadSetup {
                message,
                impossible: None,
            },
            Self::Impossible(error) => GameError::BadSetup {
                impossible: Some(G::wire_impossible(&error)),
                message: error.to_string(),
            },
        }
    }
}

/// Why a plan stands for no actions.
#[derive(Clone, PartialEq, Debug)]
pub enum PlanError<R> {
    /// The plan can't be read; in English.
    Unreadable(String),
    /// The plan is not legal now.
    Refused(R),
}

/// What a chart shows of a seat at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatFigures {
    /// Points if the game ended now; nothing where the observer may not see them.
    pub points: Option<i32>,
    /// Money.
    pub money: u16,
}

/// What a chart adds up over a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChartEvent {
    /// Goods left on a ship.
    Shipped(Seat, u8),
    /// A role was picked.
    Role(Seat, &'static str),
    /// A good came onto a shelf.
    Stored(Seat),
    /// A basic action was carried out at a location.
    Acted(Seat, &'static str),
}
