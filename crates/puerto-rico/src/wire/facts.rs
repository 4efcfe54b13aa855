//! What never changes about Puerto Rico: sent once.

use serde::Serialize;

use tabletop::wire::BotRow;

use crate::setup::prices::SEAT_PRICE_MAX;
use crate::vocabulary::building::Building;
use crate::vocabulary::expansion::Expansion;
use crate::vocabulary::good::Good;
use crate::vocabulary::nobles_market::NoblesMarket;
use crate::vocabulary::rules::{Edition, Switch};

use super::building::BuildingFacts;

/// The game's static facts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuertoRicoCatalog {
    /// How many can play.
    pub player_counts: Vec<u8>,
    /// The printed editions, oldest first; the last is the default.
    pub editions: Vec<EditionFacts>,
    /// The expansions, in the rulebook's order.
    pub expansions: Vec<Expansion>,
    /// The rulings that a table can turn on or off, those of the base game first.
    pub switches: Vec<SwitchFacts>,
    /// All buildings in the order of the rules' table, those of the base game first.
    pub buildings: Vec<BuildingFacts>,
    /// The goods, cheapest first.
    pub goods: Vec<GoodFacts>,
    /// The most that can be bid for a seat, in points.
    pub seat_bid_max: u8,
    /// Who can take a seat besides people.
    pub bots: Vec<BotRow>,
}

/// A printed edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EditionFacts {
    /// Its year.
    pub edition: Edition,
    /// Whether a new table uses it by default.
    pub default: bool,
    /// Victory point chips in the pool, for each of the player counts in their order.
    pub victory_points: Vec<u16>,
    /// The expansions that its rulebook has.
    pub expansions: Vec<Expansion>,
    /// How the buildings of Nobles come to the main board by default.
    pub nobles_market: NoblesMarket,
    /// Its preset: the rulings that are on by default, those of expansions included.
    pub switches: Vec<Switch>,
}

/// A ruling that a table can turn on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SwitchFacts {
    /// Which.
    pub switch: Switch,
    /// Whether it is on by default in the newest edition.
    pub default: bool,
    /// The expansion that it is about, the first if there are several; null for the base game's.
    pub expansion: Option<Expansion>,
    /// The expansions of which one must be played for it to matter; empty for the base game's.
    pub expansions: Vec<Expansion>,
    /// Whether it is a house rule, which no rulebook has.
    pub house_rule: bool,
}

/// A kind of goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GoodFacts {
    /// Which.
    pub good: Good,
    /// What the trading house pays, in doubloons.
    pub price: u8,
}

impl PuertoRicoCatalog {
    /// The facts of the rules in this program, and who can take a seat besides people.
    #[must_use]
    pub fn new(bots: Vec<BotRow>) -> Self {
        let player_counts: Vec<u8> = (2..=5).collect();
        let edition = |edition: Edition| EditionFacts {
            edition,
            default: edition == Edition::default(),
            victory_points: player_counts
                .iter()
                .map(|&count| edition.victory_point_pool(usize::from(count)))
                .collect(),
            expansions: Expansion::ALL
                .into_iter()
                .filter(|expansion| expansion.is_printed_in(edition))
                .collect(),
            nobles_market: edition.nobles_market(),
            switches: edition.preset().iter().collect(),
        };
        let switch = |switch: Switch| SwitchFacts {
            switch,
            default: Edition::default().preset().has(switch),
            expansion: switch.expansion(),
            expansions: switch.expansions().iter().collect(),
            house_rule: switch.is_house_rule(),
        };
        let good = |good: Good| GoodFacts {
            good,
            price: good.price(),
        };
        Self {
            editions: Edition::ALL.into_iter().map(edition).collect(),
            expansions: Expansion::ALL.to_vec(),
            switches: Switch::ALL.into_iter().map(switch).collect(),
            buildings: Building::ALL
                .into_iter()
                .map(|building| building.row().into())
                .collect(),
            goods: Good::ALL.into_iter().map(good).collect(),
            seat_bid_max: SEAT_PRICE_MAX,
            bots,
            player_counts,
        }
    }
}
