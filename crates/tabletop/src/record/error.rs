//! Why a record can't be read or replayed.

use alloc::string::String;
use core::fmt;

use crate::Game;

/// Why a text is not a record. `line` counts from 1.
#[derive(Clone, PartialEq, Debug)]
pub enum RecordError {
    /// The first line is not `meseta-record 1`.
    NotARecord,
    /// The record is of another game.
    OtherGame {
        /// The game that the record names.
        found: String,
    },
    /// The record was written under rules other than these.
    OtherRules {
        /// The rules version named in the record.
        found: String,
        /// The rules version of this program.
        known: u32,
    },
    /// A required line is missing.
    Missing {
        /// The line's first word.
        header: &'static str,
    },
    /// A line can't be read.
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotARecord => {
                f.write_str("this is not a game record: the first line must be `meseta-record 1`")
            }
            Self::OtherGame { found } => write!(f, "the record is of the game `{found}`"),
            Self::OtherRules { found, known } => {
                write!(
                    f,
                    "the record follows rules version {found}, this program knows {known}"
                )
            }
            Self::Missing { header } => write!(f, "the record lacks its line `{header} …`"),
            Self::Line { line, reason } => write!(f, "line {line}: {reason}"),
        }
    }
}

impl core::error::Error for RecordError {}

/// Why a record that can be read can't be replayed. `entry` counts from 0.
#[derive(Clone, PartialEq, Debug)]
pub enum ReplayError<G: Game> {
    /// The setup is impossible.
    Setup(G::SetupError),
    /// A seat's decision was not legal.
    Refused {
        /// Which entry.
        entry: usize,
        /// Why not.
        refusal: G::Refusal,
    },
    /// A chance outcome that was not possible, or no chance was asked for.
    Impossible {
        /// Which entry.
        entry: usize,
    },
    /// An undo of more entries than there are.
    UndoTooFar {
        /// Which entry.
        entry: usize,
    },
    /// The revealed secret does not match the commitment.
    SecretMismatch,
    /// A chance outcome is not the one that the secret gives.
    UnfairDraw {
        /// Which entry.
        entry: usize,
    },
}

impl<G: Game> fmt::Display for ReplayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => write!(f, "impossible setup: {error}"),
            Self::Refused { entry, refusal } => write!(f, "entry {entry} is not legal: {refusal:?}"),
            Self::Impossible { entry } => write!(f, "entry {entry} is not a possible chance outcome"),
            Self::UndoTooFar { entry } => write!(f, "entry {entry} takes back more than there is"),
            Self::SecretMismatch => f.write_str("the revealed secret does not fit the commitment"),
            Self::UnfairDraw { entry } => {
                write!(f, "entry {entry} is not the outcome that the secret leads to")
            }
        }
    }
}

impl<G: Game> core::error::Error for ReplayError<G> {}
