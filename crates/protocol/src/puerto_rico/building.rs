//! The buildings and their printed facts.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Expansion, Good};
use crate::mirror::words;

words! {
    /// A kind of building.
    pub enum Building = puerto_rico::Building {
        /// Makes indigo, 1 circle.
        SmallIndigoPlant,
        /// Makes sugar, 1 circle.
        SmallSugarMill,
        /// Makes indigo, 3 circles.
        IndigoPlant,
        /// Makes sugar, 3 circles.
        SugarMill,
        /// Makes tobacco, 3 circles.
        TobaccoStorage,
        /// Makes coffee, 2 circles.
        CoffeeRoaster,
        /// A sale to the trading house pays 1 more.
        SmallMarket,
        /// Settler: one face-down plantation besides the normal tile.
        Hacienda,
        /// Settler: a quarry instead of a plantation.
        ConstructionHut,
        /// Storage: all goods of one kind.
        SmallWarehouse,
        /// Settler: a worker on the tile just taken.
        Hospice,
        /// Trader: may sell a kind that the trading house already has.
        Office,
        /// A sale to the trading house pays 2 more.
        LargeMarket,
        /// Storage: all goods of two kinds.
        LargeWarehouse,
        /// Craftsman: doubloons for different kinds produced.
        Factory,
        /// Builder: a worker on the new building.
        University,
        /// Captain: 1 point more for each loading.
        Harbor,
        /// Captain: once a phase, ships all goods of one kind on an own ship.
        Wharf,
        /// End: points for production buildings.
        GuildHall,
        /// End: points for island tiles.
        Residence,
        /// End: points for workers.
        Fortress,
        /// End: points for victory point chips.
        CustomsHouse,
        /// End: points for commercial buildings.
        CityHall,
        /// Craftsman: one more indigo and sugar in the large plants.
        Aqueduct,
        /// Settler: plantations as forests, which lower prices.
        ForestHouse,
        /// Builder: worker, good and point for missing doubloons.
        BlackMarket,
        /// Storage: three more single goods.
        Storehouse,
        /// Its two workers may leave for other places in any phase.
        Guesthouse,
        /// Trader: a sale besides the trading house.
        TradingPost,
        /// Builder: points for own purchases.
        Church,
        /// Captain: once a phase, ships any goods for half the points.
        SmallWharf,
        /// Captain: a doubloon for each loading.
        Lighthouse,
        /// Craftsman: doubloons for many goods of a kind.
        SpecialtyFactory,
        /// Doubles the privilege of the own role.
        Library,
        /// Captain: points for pairs of equal goods, before loading.
        UnionHall,
        /// Nothing but its printed points.
        Statue,
        /// End: points for sets of three equal island tiles.
        Cloister,
        /// Trader: buys a plantation, or gives one up for a doubloon.
        LandOffice,
        /// Craftsman: a doubloon or a point.
        Chapel,
        /// Settler: gives up a plantation, or points for empty island spaces.
        HuntingLodge,
        /// Builder: lower prices for small or for large buildings.
        ZoningOffice,
        /// Captain: points for different goods, as many as there are nobles.
        RoyalSupplier,
        /// Mayor: one more noble.
        Villa,
        /// Craftsman: a doubloon for each noble.
        Jeweler,
        /// End: points for nobles.
        RoyalGarden,
    }
}

/// What a building is for, which some rules ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BuildingKind {
    /// Small production building: counts 1 for the guild hall.
    SmallProduction,
    /// Large production building: counts 2 for the guild hall.
    LargeProduction,
    /// Small commercial (violet, beige) building.
    SmallCommercial,
    /// Large commercial building: two city spaces, points at the end.
    Large,
}

/// The printed facts of a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BuildingFacts {
    /// Which building.
    pub building: Building,
    /// The expansion that brings it; null for the base game's.
    pub expansion: Option<Expansion>,
    /// What it is for.
    pub kind: BuildingKind,
    /// The good that it makes; null for commercial buildings and the jeweler.
    pub makes: Option<Good>,
    /// Printed price in doubloons.
    pub cost: u8,
    /// Printed victory points.
    pub points: u8,
    /// Places for workers.
    pub circles: u8,
    /// Copies with 3 to 5 players.
    pub copies: u8,
    /// Copies with 2 players.
    pub copies_two_players: u8,
    /// Column on the main board, 1 to 4: the most that quarries can take off the price.
    pub column: u8,
    /// City spaces.
    pub spaces: u8,
}

impl From<&puerto_rico::BuildingRow> for BuildingFacts {
    fn from(row: &puerto_rico::BuildingRow) -> Self {
        let puerto_rico::BuildingRow {
            building,
            key: _,
            kind,
            cost,
            points,
            circles,
            copies,
            copies_two_players,
            column,
            spaces,
        } = *row;
        let (kind, makes) = match kind {
            puerto_rico::Kind::SmallProduction(good) => (BuildingKind::SmallProduction, Some(good.into())),
            puerto_rico::Kind::LargeProduction(good) => (BuildingKind::LargeProduction, Some(good.into())),
            puerto_rico::Kind::Workshop => (BuildingKind::LargeProduction, None),
            puerto_rico::Kind::SmallCommercial => (BuildingKind::SmallCommercial, None),
            puerto_rico::Kind::Large => (BuildingKind::Large, None),
        };
        Self {
            building: building.into(),
            expansion: building.expansion().map(Into::into),
            kind,
            makes,
            cost,
            points,
            circles,
            copies,
            copies_two_players,
            column,
            spaces,
        }
    }
}
