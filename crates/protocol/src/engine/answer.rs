//! What the engine answers.

use serde::Serialize;
use serde_json::Value;
use tabletop::Turn;

use crate::{AnyEvent, AnyGame, AnyImpossible, AnyRefusal, AnySetup, GameError, GameId, Happened, Seat};

/// One line of the answer.
#[derive(Debug, Serialize)]
pub(super) struct Line {
    /// As given in the request.
    pub id: Value,
    /// Whether the request was carried out.
    pub ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<EngineError>,
}

/// Why a request was not carried out.
#[derive(Clone, Debug, Serialize)]
pub struct EngineError {
    /// For programs.
    pub code: EngineErrorCode,
    /// For people, in English.
    pub message: String,
    /// Why the action is not legal; with `refused`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<AnyRefusal>,
    /// Why no game can be played with this setup; with `bad_setup`, if the rules say why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impossible: Option<AnyImpossible>,
    /// Which move, from 0; with `refused`, `unknown_notation` and `bad_move`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<usize>,
    /// Which line of the record, from 1; with `bad_record`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// Which entry of the record, from 0; with `false_record`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<usize>,
    /// How many entries can be taken back; with `nothing_to_undo`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub possible: Option<u32>,
}

/// The kinds of error.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EngineErrorCode {
    /// The line is longer than allowed; it was skipped.
    LineTooLong,
    /// The line is not JSON.
    NotJson,
    /// The request is not an object, lacks a field, has an unknown one, or one of the wrong shape.
    BadRequest,
    /// There is no such command.
    UnknownCommand,
    /// The process has no game of this name.
    UnknownGame,
    /// The process already holds as many games as it may.
    TooManyGames,
    /// No game can be played like this.
    BadSetup,
    /// The text is not a record.
    BadRecord,
    /// The record is not that of a game by these rules.
    FalseRecord,
    /// The position can't come about.
    BadPosition,
    /// Not 64 hexadecimal digits.
    BadSecret,
    /// The game has no such seat.
    NoSuchSeat,
    /// No seat is asked, so the request must name one.
    NobodyAsked,
    /// The named seat is not asked now, so there is nothing to choose for it.
    NotAsked,
    /// The game has no bot with this key.
    UnknownBot,
    /// The line is not notation of this game.
    UnknownNotation,
    /// An action or plan that can't be read.
    BadMove,
    /// An action that is not legal now.
    Refused,
    /// An empty list of moves.
    NoMoves,
    /// The game does not wait for chance.
    NotChance,
    /// A chance outcome that can't be read.
    UnknownOutcome,
    /// A chance outcome that can't come now.
    ImpossibleOutcome,
    /// The game has no secret to draw from.
    NoSecret,
    /// There aren't that many standing entries.
    NothingToUndo,
    /// A game that was loaded from a position has no record.
    NoRecord,
    /// A bug in this program; the game was closed.
    Internal,
}

impl EngineError {
    /// An error with just a code and its message.
    #[must_use]
    pub fn new(code: EngineErrorCode, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            refusal: None,
            impossible: None,
            index: None,
            line: None,
            entry: None,
            possible: None,
        }
    }
}

impl From<GameError> for EngineError {
    fn from(error: GameError) -> Self {
        use EngineErrorCode as Code;
        let message = error.to_string();
        let new = |code| Self::new(code, message);
        match error {
            GameError::BadSetup { impossible, .. } => Self {
                impossible,
                ..new(Code::BadSetup)
            },
            GameError::BadRecord { line, .. } => Self {
                line,
                ..new(Code::BadRecord)
            },
            GameError::FalseRecord { entry, .. } => Self {
                entry,
                ..new(Code::FalseRecord)
            },
            GameError::BadPosition { .. } => new(Code::BadPosition),
            GameError::NoSuchSeat { .. } => new(Code::NoSuchSeat),
            GameError::UnknownNotation { index, .. } => Self {
                index: Some(index),
                ..new(Code::UnknownNotation)
            },
            GameError::BadMove { index, .. } => Self {
                index: Some(index),
                ..new(Code::BadMove)
            },
            GameError::Refused { index, refusal } => Self {
                index: Some(index),
                refusal: Some(refusal.refusal),
                ..new(Code::Refused)
            },
            GameError::NoMoves => new(Code::NoMoves),
            GameError::NotChance => new(Code::NotChance),
            GameError::ImpossibleOutcome => new(Code::ImpossibleOutcome),
            GameError::UnknownOutcome { .. } => new(Code::UnknownOutcome),
            GameError::NothingToUndo { possible } => Self {
                possible: Some(possible),
                ..new(Code::NothingToUndo)
            },
            GameError::NoRecord => new(Code::NoRecord),
        }
    }
}

/// What a game waits for after a change.
#[derive(Debug, Serialize)]
pub(super) struct Status<'a> {
    pub game_id: &'a str,
    pub game: GameId,
    pub setup: AnySetup,
    pub version: u32,
    pub round: u8,
    pub turn: TurnJson,
    /// What the request appended to the record.
    pub entries: Vec<EntryDone>,
}

/// What the game waits for.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum TurnJson {
    Over,
    Chance,
    Seats { seats: Vec<Seat> },
}

/// An entry that a request appended.
#[derive(Debug, Serialize)]
pub(super) struct EntryDone {
    pub step: u32,
    pub seat: Option<Seat>,
    pub notation: String,
    pub events: Vec<AnyEvent>,
}

impl<'a> Status<'a> {
    pub(super) fn of(game_id: &'a str, game: &AnyGame, happened: Vec<Happened>) -> Self {
        let entry = |happened: Happened| EntryDone {
            step: happened.step,
            seat: happened.seat.map(Into::into),
            notation: happened.notation,
            events: happened.events,
        };
        Self {
            game_id,
            game: game.game(),
            setup: game.setup(),
            version: game.version(),
            round: game.round(),
            turn: match game.turn() {
                Turn::Over => TurnJson::Over,
                Turn::Chance => TurnJson::Chance,
                Turn::Seats(seats) => TurnJson::Seats {
                    seats: seats.iter().map(Into::into).collect(),
                },
            },
            entries: happened.into_iter().map(entry).collect(),
        }
    }
}
