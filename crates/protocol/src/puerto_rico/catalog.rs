//! What never changes about Puerto Rico: sent once.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{BuildingFacts, Edition, Good, Switch};
use crate::{BotId, BotRow};

/// The game's static facts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuertoRicoCatalog {
    /// How many can play.
    pub player_counts: Vec<u8>,
    /// The printed editions, oldest first; the last is the default.
    pub editions: Vec<EditionFacts>,
    /// What a table of the base game can turn on.
    pub switches: Vec<SwitchFacts>,
    /// The buildings of the base game in the order of the rules' table.
    pub buildings: Vec<BuildingFacts>,
    /// The goods, cheapest first.
    pub goods: Vec<GoodFacts>,
    /// Who can take a seat besides people.
    pub bots: Vec<BotRow>,
}

/// A printed edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EditionFacts {
    /// Its year.
    pub edition: Edition,
    /// Whether a new table uses it when nothing else is said.
    pub default: bool,
    /// Victory point chips in the pool, for each of the player counts in their order.
    pub victory_points: Vec<u16>,
}

/// A ruling that a table can turn on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SwitchFacts {
    /// Which.
    pub switch: Switch,
    /// Whether it is on when nothing else is said.
    pub default: bool,
}

/// A kind of goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GoodFacts {
    /// Which.
    pub good: Good,
    /// What the trading house pays, in doubloons.
    pub price: u8,
}

impl PuertoRicoCatalog {
    /// The facts of the rules in this program.
    #[must_use]
    pub fn new() -> Self {
        let player_counts: Vec<u8> = (2..=5).collect();
        let edition = |edition: puerto_rico::Edition| EditionFacts {
            edition: edition.into(),
            default: edition == puerto_rico::Edition::default(),
            victory_points: player_counts
                .iter()
                .map(|&count| edition.victory_point_pool(usize::from(count)))
                .collect(),
        };
        let switch = |switch: puerto_rico::Switch| SwitchFacts {
            switch: switch.into(),
            default: puerto_rico::Switches::default().has(switch),
        };
        let good = |good: puerto_rico::Good| GoodFacts {
            good: good.into(),
            price: good.price(),
        };
        Self {
            editions: puerto_rico::Edition::ALL.into_iter().map(edition).collect(),
            // Tables with expansions are made by record, position and line protocol; the list of what the
            // web can make has the base game.
            switches: puerto_rico::Switch::ALL
                .into_iter()
                .filter(|switch| switch.expansion().is_none() && !switch.is_house_rule())
                .map(switch)
                .collect(),
            buildings: puerto_rico::BuildingSet::BASE
                .iter()
                .map(|building| building.row().into())
                .collect(),
            goods: puerto_rico::Good::ALL.into_iter().map(good).collect(),
            bots: BotId::ALL.into_iter().map(|bot| BotRow { bot }).collect(),
            player_counts,
        }
    }
}

impl Default for PuertoRicoCatalog {
    fn default() -> Self {
        Self::new()
    }
}
