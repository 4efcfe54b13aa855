//! A game by any rules, addressed by numbers and lines.

use std::any::Any;

use altiplano::{ComponentSet, Components};
use learning::{Layout, Reward};
use protocol::{AnyGame, GameId, each_game};
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use tabletop::{PerSeat, Score, Turn};

use crate::batch::Games;
use crate::fault::{Fault, Outcome, detached};
use crate::held::Held;
use crate::hints::{Hint, Work};
use crate::review::Judged;

/// An action or outcome as the caller names it.
pub enum Named {
    /// By its number.
    Number(i64),
    /// By its line of notation.
    Line(String),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Named {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(line) = given.extract::<String>() {
            return Ok(Self::Line(line));
        }
        match given.extract::<i64>() {
            Ok(number) => Ok(Self::Number(number)),
            // A number that is too large for any action is one that no game has.
            Err(error) if error.is_instance_of::<PyOverflowError>(given.py()) => {
                Ok(Self::Line(given.str()?.to_string()))
            }
            Err(_) => {
                let message = format!(
                    "an action or outcome is named by its number or its notation, not by {}",
                    given.get_type().name()?
                );
                Err(PyTypeError::new_err(message))
            }
        }
    }
}

impl Named {
    /// How a message names it.
    pub fn said(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Line(line) => format!("`{}`", line.chars().take(60).collect::<String>()),
        }
    }
}

/// A game with its history. A call that fails changes nothing.
pub trait Table: Send + Sync {
    /// Which game.
    fn game(&self) -> GameId;
    /// The setup as JSON.
    fn setup(&self) -> String;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// How many entries the history has.
    fn length(&self) -> usize;
    /// The current round, from 1.
    fn round(&self) -> u8;
    /// How many action numbers the game has.
    fn action_count(&self) -> usize;
    /// Calls with the number of each legal action of the seat, or of the first seat that is asked, in the rules' order.
    fn legal(&self, seat: Option<usize>, take: &mut dyn FnMut(usize)) -> Outcome<()>;
    /// Carries out an action of the seat, or of the first seat that is asked.
    fn apply(&mut self, seat: Option<usize>, action: &Named) -> Outcome<()>;
    /// The fields of the observation.
    fn layout(&self) -> Layout;
    /// Fills cells with what the seat sees.
    fn observe(&self, seat: usize, cells: &mut [f32]) -> Outcome<()>;
    /// This many games that begin as this one began.
    fn batch(&self, count: usize, seed: u64, reward: Reward) -> Box<dyn Games>;
    /// The best moves of the seat, best first.
    fn hints(&self, seat: Option<usize>, work: Work) -> Outcome<Vec<Hint>>;
    /// Every decision up to now, looked at.
    fn review(&self, work: [Work; 2]) -> Outcome<Vec<Judged>>;
    /// For a bot, which knows its game.
    fn as_any(&self) -> &dyn Any;
    /// The outcomes that chance can bring, with their probabilities.
    fn outcomes(&self) -> Outcome<Vec<(usize, f64)>>;
    /// Carries out an outcome, or the one that this seed draws here; returns its number.
    fn chance(&mut self, outcome: Option<&Named>, seed: u64) -> Outcome<usize>;
    /// Draws until the game no longer waits for chance.
    fn chance_all(&mut self, seed: u64) -> Outcome<()>;
    /// Takes back the last entries.
    fn undo(&mut self, count: usize) -> Outcome<()>;
    /// Takes back the last decisions of seats, with everything that chance brought after them.
    fn undo_decisions(&mut self, count: usize) -> Outcome<()>;
    /// All seats' points now.
    fn scores(&self) -> PerSeat<Score>;
    /// What an observer may see, as JSON; with what an attentive watcher has counted, if asked for.
    fn view(&self, observer: Option<usize>, counted: bool) -> Outcome<String>;
    /// The whole position as JSON.
    fn position(&self) -> Outcome<String>;
    /// The record's text.
    fn record(&self) -> Outcome<String>;
    /// The history as lines.
    fn history(&self) -> Vec<String>;
    /// A state that the seat can't tell from this one, with what it does not see drawn with this seed.
    fn determinize(&self, seat: usize, seed: u64) -> Outcome<Box<dyn Table>>;
    /// A copy with its history.
    fn copy(&self) -> Box<dyn Table>;
    /// Whether the other is the same game in the same state.
    fn same(&self, other: &dyn Table) -> bool;
    /// The state with its history, for [`crate::bytes`].
    fn packed(&self) -> Outcome<crate::bytes::Packed>;
}

/// The game with this setup, given as JSON, before the first decision.
pub fn new(game: &str, setup: &str) -> Outcome<Box<dyn Table>> {
    let bad = |message: String| Fault::Setup {
        message,
        reason: None,
    };
    let game: GameId = game
        .parse()
        .map_err(|error: protocol::UnknownGame| bad(error.to_string()))?;
    let setup = serde_json::from_str(setup).map_err(|error| bad(error.to_string()))?;
    Ok(held(AnyGame::new(game, &setup)?))
}

/// The game that a record describes.
pub fn from_record(text: &str) -> Outcome<Box<dyn Table>> {
    Ok(held(AnyGame::from_record(text)?))
}

/// A game that continues from a position.
pub fn from_position(text: &str) -> Outcome<Box<dyn Table>> {
    let position = serde_json::from_str(text).map_err(|error| Fault::Position {
        message: format!("a position is JSON: {error}"),
    })?;
    Ok(held(AnyGame::from_position(&position)?))
}

/// The game behind the trait.
pub fn held(game: AnyGame) -> Box<dyn Table> {
    each_game!(game, playing => Box::new(Held::of(&playing)))
}

/// The version of a game's rules by which this package plays; records name it.
///
/// Raises:
///     SetupError: there is no game with this name.
#[pyfunction]
pub fn rules_version(game: &str) -> PyResult<u32> {
    Ok(id(game)?.rules_version())
}

/// The game with this name.
pub fn id(game: &str) -> Outcome<GameId> {
    game.parse().map_err(|error: protocol::UnknownGame| Fault::Setup {
        message: error.to_string(),
        reason: None,
    })
}

/// Makes an Altiplano component set known to this process; returns its name.
#[pyfunction]
pub fn load_components(py: Python<'_>, text: &str) -> PyResult<String> {
    let read = || {
        let components = Components::read(text).map_err(|errors| Fault::Components {
            message: errors
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join("; "),
        })?;
        Ok(ComponentSet::load(components).get().name.clone())
    };
    Ok(detached(py, read)?)
}
