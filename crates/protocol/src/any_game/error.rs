//! Why a game can't do what is asked of it.

use std::fmt;

use crate::{AnyImpossible, AnyRefusal, ToldRefusal};

/// Why a game can't be made or can't go on as asked. Nothing has changed when this is returned.
#[derive(Clone, PartialEq, Debug)]
pub enum GameError {
    /// No game can be played like this.
    BadSetup {
        /// What is wrong, in English.
        message: String,
        /// The same for programs; present if the setup could be read but the rules refuse it.
        impossible: Option<AnyImpossible>,
    },
    /// The text is not a record.
    BadRecord {
        /// What is wrong, in English.
        message: String,
        /// Which line of the text, from 1.
        line: Option<usize>,
    },
    /// The record can be read, but it isn't a game by these rules, or isn't a fair one.
    FalseRecord {
        /// What is wrong, in English.
        message: String,
        /// Which entry, from 0.
        entry: Option<usize>,
    },
    /// The position can't come about, or can't be read.
    BadPosition {
        /// What is wrong, in English.
        message: String,
    },
    /// The game has no such seat.
    NoSuchSeat {
        /// The seat's number.
        seat: u8,
        /// How many seats the game has.
        seats: u8,
    },
    /// A line that isn't notation of this game.
    UnknownNotation {
        /// Which move, from 0.
        index: usize,
        /// What is wrong, in English.
        message: String,
    },
    /// An action or plan whose shape isn't that of this game.
    BadMove {
        /// Which move, from 0.
        index: usize,
        /// What is wrong, in English.
        message: String,
    },
    /// An action that is not legal at that point.
    Refused {
        /// Which move, from 0.
        index: usize,
        /// Why.
        refusal: ToldRefusal,
    },
    /// No moves were sent.
    NoMoves,
    /// The game does not wait for chance.
    NotChance,
    /// Chance can't bring this now.
    ImpossibleOutcome,
    /// A chance outcome that can't be read.
    UnknownOutcome {
        /// What is wrong, in English.
        message: String,
    },
    /// More entries were to be taken back than may be.
    NothingToUndo {
        /// How many entries may be taken back.
        possible: u32,
    },
    /// The game was loaded from a position, so it has no record from the start.
    NoRecord,
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadSetup { message, .. }
            | Self::BadRecord { message, .. }
            | Self::FalseRecord { message, .. }
            | Self::BadPosition { message }
            | Self::UnknownNotation { message, .. }
            | Self::BadMove { message, .. }
            | Self::UnknownOutcome { message } => f.write_str(message),
            Self::NoSuchSeat { seat, seats } => {
                write!(
                    f,
                    "there is no seat {seat}; the seats are 0 to {}",
                    seats.saturating_sub(1)
                )
            }
            Self::Refused { index, refusal } => {
                write!(f, "move {index} is not legal now: {}", key_of(&refusal.refusal))
            }
            Self::NoMoves => f.write_str("there must be at least one move"),
            Self::NotChance => f.write_str("the game does not wait for chance"),
            Self::ImpossibleOutcome => f.write_str("chance can't bring this now"),
            Self::NothingToUndo { possible } => {
                write!(f, "at most {possible} entries can be taken back now")
            }
            Self::NoRecord => f.write_str("the game was loaded from a position and has no record"),
        }
    }
}

impl std::error::Error for GameError {}

/// The refusal's key on the wire.
fn key_of(refusal: &AnyRefusal) -> String {
    serde_json::to_value(refusal)
        .ok()
        .and_then(|value| value.get("type").and_then(|key| key.as_str()).map(str::to_owned))
        .unwrap_or_default()
}
