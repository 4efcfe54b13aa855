//! Why no game can be played by an agreement. The interface finds the words, and the choice to change.

use puerto_rico::SetupError;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Building, Edition, Expansion, Switch};

/// The first thing that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Impossible {
    /// The game is for 2 to 5 players.
    PlayerCount {
        /// The number that was asked for.
        found: u32,
    },
    /// The pool holds 1 to 999 victory point chips.
    VpPool {
        /// The number that was asked for.
        found: u16,
    },
    /// A ruling about an expansion that is not played.
    SwitchWithoutExpansion {
        /// The ruling.
        switch: Switch,
        /// The expansion that it is about.
        expansion: Expansion,
    },
    /// The edition's rulebook lacks the expansion, and the table does not borrow it (`borrow_expansions`).
    ExpansionNotInEdition {
        /// The expansion.
        expansion: Expansion,
        /// The edition.
        edition: Edition,
    },
    /// A way for the buildings of Nobles, which are not played.
    NoblesMarketWithoutNobles,
    /// A market is chosen only with an expansion that has a choice.
    DraftWithoutExpansion,
    /// A named market holds a building that is not drafted in this game.
    MarketBuilding {
        /// Which.
        building: Building,
    },
    /// A named market does not fill the places of the main board.
    MarketPlaces {
        /// The price of the places, in doubloons.
        cost: u8,
        /// Kinds named for them.
        found: u8,
        /// Places.
        expected: u8,
    },
    /// A named market holds two buildings of which the table lets one in.
    MarketExcluded {
        /// The one.
        building: Building,
        /// The other.
        other: Building,
    },
    /// A word of a setup line can't be read.
    Notation {
        /// The word, as it was written.
        word: String,
    },
}

impl From<&SetupError> for Impossible {
    fn from(error: &SetupError) -> Self {
        match error {
            SetupError::PlayerCount { found } => Self::PlayerCount {
                found: u32::try_from(*found).unwrap_or(u32::MAX),
            },
            &SetupError::VictoryPointPool { found } => Self::VpPool { found },
            &SetupError::SwitchWithoutExpansion { switch, expansion } => Self::SwitchWithoutExpansion {
                switch: switch.into(),
                expansion: expansion.into(),
            },
            &SetupError::ExpansionNotInEdition { expansion, edition } => Self::ExpansionNotInEdition {
                expansion: expansion.into(),
                edition: edition.into(),
            },
            SetupError::NoblesMarketWithoutNobles => Self::NoblesMarketWithoutNobles,
            SetupError::DraftWithoutExpansion => Self::DraftWithoutExpansion,
            &SetupError::MarketBuilding { building } => Self::MarketBuilding {
                building: building.into(),
            },
            &SetupError::MarketPlaces {
                cost,
                found,
                expected,
            } => Self::MarketPlaces {
                cost,
                found,
                expected,
            },
            &SetupError::MarketExcluded {
                pair: [building, other],
            } => Self::MarketExcluded {
                building: building.into(),
                other: other.into(),
            },
            SetupError::Notation { word } => Self::Notation { word: word.clone() },
        }
    }
}
