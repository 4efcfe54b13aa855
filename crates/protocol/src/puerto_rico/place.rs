//! Where a worker can stand.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Building, Tile};
use crate::mirror::{FromRules, words};

/// A kind of island tile or a building with circles. Equal tiles are one place with several circles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// All own tiles of this kind.
    Tile(Tile),
    /// The own building.
    Building(Building),
}

impl From<puerto_rico::Place> for Place {
    fn from(place: puerto_rico::Place) -> Self {
        match place {
            puerto_rico::Place::Tile(tile) => Self::Tile(tile.into()),
            puerto_rico::Place::Building(building) => Self::Building(building.into()),
        }
    }
}

impl From<Place> for puerto_rico::Place {
    fn from(place: Place) -> Self {
        match place {
            Place::Tile(tile) => Self::Tile(tile.into()),
            Place::Building(building) => Self::Building(building.into()),
        }
    }
}

impl FromRules<puerto_rico::Place> for Place {
    fn from_rules(place: puerto_rico::Place) -> Self {
        place.into()
    }
}

words! {
    /// Who stands on a circle.
    pub enum Occupant = puerto_rico::Occupant {
        /// Nobody.
        Nobody,
        /// A worker.
        Worker,
        /// A noble.
        Noble,
    }
}
