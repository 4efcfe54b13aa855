//! What can go wrong, and the exceptions that say so. Their classes are in `python/meseta/errors.py`.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use protocol::GameError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Why something can't be done. In that case, nothing has changed.
#[derive(Debug)]
pub enum Fault {
    /// No game can be played with this setup; with the rules' reason as JSON where they refused it.
    Setup { message: String, reason: Option<String> },
    /// The text is not a position.
    Position { message: String },
    /// The text is not a record of a game by these rules.
    Record {
        message: String,
        line: Option<usize>,
        entry: Option<usize>,
    },
    /// The bytes are not a state, or come from another version.
    Bytes { message: String },
    /// A component file that can't be read.
    Components { message: String },
    /// There is no such bot, or it plays another game.
    Bot { message: String },
    /// No action has this number or line.
    UnknownAction { action: String },
    /// The action is not legal now; with the rules' reason as JSON.
    Illegal {
        seat: usize,
        action: String,
        reason: String,
        is_over: bool,
    },
    /// The game does not wait for chance, or chance can't bring this.
    Chance { message: String },
    /// The game has no such seat.
    Seat { seat: i64, seats: usize },
    /// There is less to take back than was asked for.
    Undo { count: usize, possible: usize },
    /// The game began from a position.
    NoRecord,
    /// An array doesn't fit.
    Array { message: String },
    /// No arena can be played like this, or its games are not those of the plan.
    Arena { message: String },
    /// The bytes are not a network for these games.
    Network { message: String },
    /// Games can't be written as a table; with the file that it is about.
    Export { message: String, file: Option<String> },
    /// What a function of the caller raised.
    Raised(PyErr),
    /// A bug of ours.
    Inside { message: String },
}

/// The result of what can go wrong.
pub type Outcome<T> = Result<T, Fault>;

impl Fault {
    /// The class of the exception.
    const fn class(&self) -> &'static str {
        match self {
            Self::Setup { .. } => "SetupError",
            Self::Position { .. } => "PositionError",
            Self::Record { .. } => "RecordError",
            Self::Bytes { .. } => "BytesError",
            Self::Components { .. } => "ComponentsError",
            Self::Bot { .. } => "BotError",
            Self::UnknownAction { .. } => "UnknownActionError",
            Self::Illegal { is_over: true, .. } => "GameOverError",
            Self::Illegal { .. } => "IllegalActionError",
            Self::Chance { .. } => "ChanceError",
            Self::Seat { .. } => "SeatError",
            Self::Undo { .. } => "UndoError",
            Self::NoRecord => "NoRecordError",
            Self::Array { .. } => "ArrayError",
            Self::Arena { .. } => "ArenaError",
            Self::Network { .. } => "NetworkError",
            Self::Export { .. } => "ExportError",
            Self::Raised(_) | Self::Inside { .. } => "InternalError",
        }
    }

    /// The message.
    pub fn said(&self) -> String {
        match self {
            Self::Setup { message, .. }
            | Self::Position { message }
            | Self::Record { message, .. }
            | Self::Bytes { message }
            | Self::Components { message }
            | Self::Bot { message }
            | Self::Chance { message }
            | Self::Arena { message }
            | Self::Network { message }
            | Self::Export { message, .. }
            | Self::Array { message } => message.clone(),
            Self::Raised(error) => error.to_string(),
            Self::UnknownAction { action } => format!("the game has no action {action}"),
            Self::Illegal {
                action,
                is_over: true,
                ..
            } => format!("the game is over; `{action}` can no longer be done"),
            Self::Illegal {
                seat, action, reason, ..
            } => format!("`{action}` is not legal for seat {seat} now: {reason}"),
            Self::Seat { seat, seats } => {
                format!(
                    "there is no seat {seat}; the seats are 0 to {}",
                    seats.saturating_sub(1)
                )
            }
            Self::Undo { count, possible } => {
                format!("{count} entries can't be taken back; the game has {possible}")
            }
            Self::NoRecord => "the game began from a position, so it has no record".to_owned(),
            Self::Inside { message } => format!("a bug in meseta, please report it: {message}"),
        }
    }

    /// The exception with its attributes.
    fn raise(&self, py: Python<'_>) -> PyResult<PyErr> {
        if let Self::Raised(error) = self {
            return Ok(error.clone_ref(py));
        }
        let attributes = PyDict::new(py);
        let json = |text: &str| py.import("json")?.call_method1("loads", (text,));
        match self {
            Self::Setup { reason, .. } => {
                let reason = reason.as_deref().map(json).transpose()?;
                attributes.set_item("reason", reason)?;
            }
            Self::Record { line, entry, .. } => {
                attributes.set_item("line", line)?;
                attributes.set_item("entry", entry)?;
            }
            Self::UnknownAction { action } => attributes.set_item("action", action)?,
            Self::Export { file, .. } => attributes.set_item("file", file)?,
            Self::Illegal {
                seat, action, reason, ..
            } => {
                attributes.set_item("seat", seat)?;
                attributes.set_item("action", action)?;
                attributes.set_item("reason", json(reason)?)?;
            }
            Self::Seat { seat, seats } => {
                attributes.set_item("seat", seat)?;
                attributes.set_item("seats", seats)?;
            }
            Self::Undo { count, possible } => {
                attributes.set_item("count", count)?;
                attributes.set_item("possible", possible)?;
            }
            Self::Position { .. }
            | Self::Bytes { .. }
            | Self::Components { .. }
            | Self::Bot { .. }
            | Self::Chance { .. }
            | Self::NoRecord
            | Self::Array { .. }
            | Self::Arena { .. }
            | Self::Network { .. }
            | Self::Raised(_)
            | Self::Inside { .. } => {}
        }
        let class = py.import("meseta.errors")?.getattr(self.class())?;
        let error = class.call((self.said(),), Some(&attributes))?;
        Ok(PyErr::from_value(error))
    }
}

impl From<Fault> for PyErr {
    fn from(fault: Fault) -> Self {
        Python::attach(|py| fault.raise(py).unwrap_or_else(|error| error))
    }
}

impl From<PyErr> for Fault {
    fn from(error: PyErr) -> Self {
        Self::Raised(error)
    }
}

impl From<GameError> for Fault {
    fn from(error: GameError) -> Self {
        let message = error.to_string();
        match error {
            GameError::BadSetup { impossible, .. } => {
                let reason = impossible.and_then(|reason| serde_json::to_string(&reason).ok());
                Self::Setup { message, reason }
            }
            GameError::BadRecord { line, .. } => Self::Record {
                message,
                line,
                entry: None,
            },
            GameError::FalseRecord { entry, .. } => Self::Record {
                message,
                line: None,
                entry,
            },
            GameError::BadPosition { .. } => Self::Position { message },
            GameError::NoRecord => Self::NoRecord,
            GameError::NotChance | GameError::ImpossibleOutcome | GameError::UnknownOutcome { .. } => {
                Self::Chance { message }
            }
            GameError::NoSuchSeat { seat, seats } => Self::Seat {
                seat: seat.into(),
                seats: seats.into(),
            },
            GameError::UnknownNotation { .. } | GameError::BadMove { .. } => {
                Self::UnknownAction { action: message }
            }
            GameError::Refused { .. } | GameError::NoMoves | GameError::NothingToUndo { .. } => {
                Self::Inside { message }
            }
        }
    }
}

/// Runs something that calls the rules. A panic in there is a bug of ours; it becomes an exception like any other.
pub fn guard<T>(work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|cause| {
        Err(Fault::Inside {
            message: message_of(&*cause),
        })
    })
}

/// Like [`guard`], with the interpreter free to run other threads in the meantime.
pub fn detached<T: Send>(py: Python<'_>, work: impl FnOnce() -> Outcome<T> + Send) -> Outcome<T> {
    py.detach(|| guard(work))
}

/// Lets the interpreter look after its signals: Ctrl-C becomes an exception.
///
/// # Errors
/// What the handler of a signal raised.
pub fn signals() -> PyResult<()> {
    Python::attach(|py| {
        py.check_signals()?;
        Ok(())
    })
}

/// The message of a panic.
fn message_of(cause: &(dyn Any + Send)) -> String {
    let text = cause.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| cause.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without a message").to_owned()
}

/// Panics, so that a test can see what becomes of a panic.
#[pyfunction]
pub fn fail_inside() -> PyResult<()> {
    guard(|| panic!("this was asked for")).map_err(PyErr::from)
}
