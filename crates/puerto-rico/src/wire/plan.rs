//! Whole answers to combinatorial decisions, expanded into small actions.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::vocabulary::building::Building;
use crate::vocabulary::good::Good;
use crate::vocabulary::tile::Tile;

/// A whole answer to a decision that the rules take in small steps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Plan {
    /// The mayor's placement: how many workers, nobles included, are on each place afterwards. Places left out stay
    /// empty; workers left over stay in San Juan.
    PlaceWorkers {
        /// Workers by kind of tile.
        #[serde(default)]
        #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, u8>))]
        tiles: BTreeMap<Tile, u8>,
        /// Workers by building.
        #[serde(default)]
        #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, u8>))]
        buildings: BTreeMap<Building, u8>,
        /// With Nobles: how many of the workers on tiles of a kind are nobles. Workers alone can be placed too,
        /// with the nobles to follow, by leaving both out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<std::collections::BTreeMap<String, u8>>))]
        tile_nobles: Option<BTreeMap<Tile, u8>>,
        /// With Nobles: how many of the workers on buildings are nobles.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<std::collections::BTreeMap<String, u8>>))]
        building_nobles: Option<BTreeMap<Building, u8>>,
    },
    /// The captain's storage: which kinds are in warehouses, and the single good.
    StoreGoods {
        /// Kinds in warehouses.
        #[serde(default)]
        kinds: Vec<Good>,
        /// The one good kept on San Juan.
        #[serde(default)]
        single: Option<Good>,
        /// With a storehouse: the other single goods, one entry for each.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        singles: Option<Vec<Good>>,
    },
    /// The small wharf's load, for all kinds that are still asked about. If the rules leave no choice about a kind, it
    /// goes aboard whatever is said here.
    LoadWharf {
        /// How many goods go aboard, by kind; kinds left out stay.
        #[serde(default)]
        #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, u8>))]
        goods: BTreeMap<Good, u8>,
    },
}
