//! What may lie on an island space.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::mirror::{FromRules, words};

words! {
    /// A kind of island tile: a plantation by its good, or a quarry.
    pub enum Tile = puerto_rico::Tile {
        /// Corn plantation.
        Corn,
        /// Indigo plantation.
        Indigo,
        /// Sugar plantation.
        Sugar,
        /// Tobacco plantation.
        Tobacco,
        /// Coffee plantation.
        Coffee,
        /// Quarry: lowers building prices.
        Quarry,
    }
}

/// One value for each kind of tile.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ByTile<T> {
    /// The corn plantations'.
    pub corn: T,
    /// The indigo plantations'.
    pub indigo: T,
    /// The sugar plantations'.
    pub sugar: T,
    /// The tobacco plantations'.
    pub tobacco: T,
    /// The coffee plantations'.
    pub coffee: T,
    /// The quarries'.
    pub quarry: T,
}

impl<T> From<puerto_rico::ByTile<T>> for ByTile<T> {
    fn from(tiles: puerto_rico::ByTile<T>) -> Self {
        let puerto_rico::ByTile([corn, indigo, sugar, tobacco, coffee, quarry]) = tiles;
        Self {
            corn,
            indigo,
            sugar,
            tobacco,
            coffee,
            quarry,
        }
    }
}

impl<T> From<ByTile<T>> for puerto_rico::ByTile<T> {
    fn from(tiles: ByTile<T>) -> Self {
        Self([
            tiles.corn,
            tiles.indigo,
            tiles.sugar,
            tiles.tobacco,
            tiles.coffee,
            tiles.quarry,
        ])
    }
}

impl<T> FromRules<puerto_rico::ByTile<T>> for ByTile<T> {
    fn from_rules(tiles: puerto_rico::ByTile<T>) -> Self {
        tiles.into()
    }
}
