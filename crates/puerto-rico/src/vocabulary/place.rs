//! Where a worker can stand: a kind of tile or a building.

use core::fmt;
use core::str::FromStr;

use tabletop::UnknownWord;

use crate::vocabulary::building::Building;
use crate::vocabulary::tile::Tile;

/// A kind of island tile or a building with circles. Equal tiles are one place with several circles.
// The order (tiles first, then buildings in table order) is the order of the mayor's placement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "wire", serde(rename_all = "snake_case"))]
pub enum Place {
    /// All the seat's tiles of this kind.
    Tile(Tile),
    /// The seat's building.
    // All copies of it, where a ruling allows several.
    Building(Building),
}

impl Place {
    /// The place's number in the order of the mayor's placement.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Tile(tile) => tile as usize,
            Self::Building(building) => Tile::ALL.len() + building as usize,
        }
    }

    /// The place with this number; there are as many as kinds of tiles and buildings.
    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        if index < Tile::ALL.len() {
            Self::Tile(Tile::ALL[index])
        } else {
            Self::Building(Building::ALL[index - Tile::ALL.len()])
        }
    }
}

tabletop::one_word! { Place }

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile(tile) => write!(f, "{tile}"),
            Self::Building(building) => write!(f, "{building}"),
        }
    }
}

impl FromStr for Place {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        word.parse()
            .map(Self::Tile)
            .or_else(|_| word.parse().map(Self::Building))
            .map_err(|_| UnknownWord::new("place", word))
    }
}
