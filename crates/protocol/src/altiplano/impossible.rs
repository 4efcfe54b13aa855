//! Why no game can be played by an agreement. The interface finds the words, and the choice to change.

use altiplano::SetupError;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Seat;

/// The first thing that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AltiplanoImpossible {
    /// The game is for 2 to 5 players.
    PlayerCount {
        /// The number that was asked for.
        found: u32,
    },
    /// The ring is not each location once, from the Farm on.
    Ring,
    /// The start player is not at the table.
    StartPlayer {
        /// Who was asked for.
        found: Seat,
    },
    /// The component set is not known to this program.
    Components {
        /// Its name, and its digest where one was given.
        word: String,
    },
    /// A word of a setup line can't be read.
    Notation {
        /// The word, as it was written.
        word: String,
    },
}

impl From<&SetupError> for AltiplanoImpossible {
    fn from(error: &SetupError) -> Self {
        match error {
            SetupError::PlayerCount { found } => Self::PlayerCount {
                found: u32::try_from(*found).unwrap_or(u32::MAX),
            },
            SetupError::Ring => Self::Ring,
            &SetupError::StartPlayer { found } => Self::StartPlayer { found: found.into() },
            SetupError::Components { word } => Self::Components { word: word.clone() },
            SetupError::Notation { word } => Self::Notation { word: word.clone() },
        }
    }
}
