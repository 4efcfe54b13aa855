//! The buildings: one row each, production buildings first, then those of the base game, then each expansion's
//! (2020-pl, "Zawartość pudełka", "Budynki" to "Wariant dwuosobowy", "Rozszerzenie I: Nowe budynki").

use crate::vocabulary::expansion::Expansion;
use crate::vocabulary::good::Good;

tabletop::words! {
    /// A kind of building.
    pub enum Building: "building" {
        /// Makes indigo, 1 circle.
        SmallIndigoPlant = "small_indigo_plant",
        /// Makes sugar, 1 circle.
        SmallSugarMill = "small_sugar_mill",
        /// Makes indigo, 3 circles.
        IndigoPlant = "indigo_plant",
        /// Makes sugar, 3 circles.
        SugarMill = "sugar_mill",
        /// Makes tobacco, 3 circles.
        TobaccoStorage = "tobacco_storage",
        /// Makes coffee, 2 circles.
        CoffeeRoaster = "coffee_roaster",
        /// A sale to the trading house pays 1 more.
        SmallMarket = "small_market",
        /// Settler: one face-down plantation besides the normal tile.
        Hacienda = "hacienda",
        /// Settler: a quarry instead of a plantation.
        ConstructionHut = "construction_hut",
        /// Storage: all goods of one kind.
        SmallWarehouse = "small_warehouse",
        /// Settler: a worker on the tile just taken.
        Hospice = "hospice",
        /// Trader: may sell a kind that the trading house already has.
        Office = "office",
        /// A sale to the trading house pays 2 more.
        LargeMarket = "large_market",
        /// Storage: all goods of two kinds.
        LargeWarehouse = "large_warehouse",
        /// Craftsman: doubloons for different kinds produced.
        Factory = "factory",
        /// Builder: a worker on the new building.
        University = "university",
        /// Captain: 1 point more for each loading.
        Harbor = "harbor",
        /// Captain: once a phase, ships all goods of one kind on its owner's own ship.
        Wharf = "wharf",
        /// End: points for production buildings.
        GuildHall = "guild_hall",
        /// End: points for island tiles.
        Residence = "residence",
        /// End: points for workers.
        Fortress = "fortress",
        /// End: points for victory point chips.
        CustomsHouse = "customs_house",
        /// End: points for commercial buildings.
        CityHall = "city_hall",
        /// Craftsman: one more indigo and sugar in the large plants.
        Aqueduct = "aqueduct",
        /// Settler: plantations as forests, which lower prices.
        ForestHouse = "forest_house",
        /// Builder: worker, good and point in place of missing doubloons.
        BlackMarket = "black_market",
        /// Storage: three more single goods.
        Storehouse = "storehouse",
        /// Its two workers may leave for other places in any phase.
        Guesthouse = "guesthouse",
        /// Trader: a sale besides the trading house.
        TradingPost = "trading_post",
        /// Builder: points for its owner's purchases.
        Church = "church",
        /// Captain: once a phase, ships any goods for half the points.
        SmallWharf = "small_wharf",
        /// Captain: a doubloon for each loading.
        Lighthouse = "lighthouse",
        /// Craftsman: doubloons for many goods of a kind.
        SpecialtyFactory = "specialty_factory",
        /// Doubles the privilege of its owner's role.
        Library = "library",
        /// Captain: points for pairs of equal goods, before loading.
        UnionHall = "union_hall",
        /// Nothing but its printed points.
        Statue = "statue",
        /// End: points for sets of three equal island tiles.
        Cloister = "cloister",
        /// Trader: buys a plantation, or gives one up for a doubloon.
        LandOffice = "land_office",
        /// Craftsman: a doubloon or a point.
        Chapel = "chapel",
        /// Settler: gives up a plantation, or points for empty island spaces.
        HuntingLodge = "hunting_lodge",
        /// Builder: lower prices for small or for large buildings.
        ZoningOffice = "zoning_office",
        /// Captain: points for different goods, up to as many as there are nobles.
        RoyalSupplier = "royal_supplier",
        /// Mayor: one more noble.
        Villa = "villa",
        /// Craftsman: a doubloon for each noble.
        Jeweler = "jeweler",
        /// End: points for nobles.
        RoyalGarden = "royal_garden",
    }
}

/// What a building is for, which some rules depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Small production building: counts 1 for the guild hall.
    SmallProduction(Good),
    /// Large production building: counts 2 for the guild hall.
    LargeProduction(Good),
    /// A large production building that makes no goods (2020-pl, "Zakład jubilerski"): the jeweler.
    Workshop,
    /// Small commercial (violet, beige) building.
    SmallCommercial,
    /// Large commercial building: two city spaces, points at the end.
    Large,
}

/// The printed facts of a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildingRow {
    /// The row's building.
    pub building: Building,
    /// What the building is for.
    pub kind: Kind,
    /// Printed price in doubloons.
    pub cost: u8,
    /// Printed victory points.
    pub points: u8,
    /// Places for workers.
    pub circles: u8,
    /// Copies with 3 to 5 players.
    pub copies: u8,
    /// Copies with 2 players (2020-pl, "Wariant gry dla dwóch osób", "Rozszerzenie I: Nowe budynki").
    pub copies_two_players: u8,
    /// Column on the main board, 1 to 4: the most that quarries can take off the price.
    pub column: u8,
    /// City spaces.
    pub spaces: u8,
}

const fn row(
    building: Building,
    kind: Kind,
    [cost, points, circles, copies, copies_two_players, column, spaces]: [u8; 7],
) -> BuildingRow {
    BuildingRow {
        building,
        kind,
        cost,
        points,
        circles,
        copies,
        copies_two_players,
        column,
        spaces,
    }
}

// One row per line with its columns aligned, as in a printed table.
//                                                                          cost vp circles copies (2p) column spaces
#[rustfmt::skip]
const TABLE: [BuildingRow; Building::COUNT] = [
    row(Building::SmallIndigoPlant, Kind::SmallProduction(Good::Indigo), [1, 1, 1, 4, 2, 1, 1]),
    row(Building::SmallSugarMill, Kind::SmallProduction(Good::Sugar), [2, 1, 1, 4, 2, 1, 1]),
    row(Building::IndigoPlant, Kind::LargeProduction(Good::Indigo), [3, 2, 3, 3, 2, 2, 1]),
    row(Building::SugarMill, Kind::LargeProduction(Good::Sugar), [4, 2, 3, 3, 2, 2, 1]),
    row(Building::TobaccoStorage, Kind::LargeProduction(Good::Tobacco), [5, 3, 3, 3, 2, 3, 1]),
    row(Building::CoffeeRoaster, Kind::LargeProduction(Good::Coffee), [6, 3, 2, 3, 2, 3, 1]),
    row(Building::SmallMarket, Kind::SmallCommercial, [1, 1, 1, 2, 1, 1, 1]),
    row(Building::Hacienda, Kind::SmallCommercial, [2, 1, 1, 2, 1, 1, 1]),
    row(Building::ConstructionHut, Kind::SmallCommercial, [2, 1, 1, 2, 1, 1, 1]),
    row(Building::SmallWarehouse, Kind::SmallCommercial, [3, 1, 1, 2, 1, 1, 1]),
    row(Building::Hospice, Kind::SmallCommercial, [4, 2, 1, 2, 1, 2, 1]),
    row(Building::Office, Kind::SmallCommercial, [5, 2, 1, 2, 1, 2, 1]),
    row(Building::LargeMarket, Kind::SmallCommercial, [5, 2, 1, 2, 1, 2, 1]),
    row(Building::LargeWarehouse, Kind::SmallCommercial, [6, 2, 1, 2, 1, 2, 1]),
    row(Building::Factory, Kind::SmallCommercial, [7, 3, 1, 2, 1, 3, 1]),
    row(Building::University, Kind::SmallCommercial, [8, 3, 1, 2, 1, 3, 1]),
    row(Building::Harbor, Kind::SmallCommercial, [8, 3, 1, 2, 1, 3, 1]),
    row(Building::Wharf, Kind::SmallCommercial, [9, 3, 1, 2, 1, 3, 1]),
    row(Building::GuildHall, Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
    row(Building::Residence, Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
    row(Building::Fortress, Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
    row(Building::CustomsHouse, Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
    row(Building::CityHall, Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
    row(Building::Aqueduct, Kind::SmallCommercial, [1, 1, 1, 2, 1, 1, 1]),
    row(Building::ForestHouse, Kind::SmallCommercial, [2, 1, 1, 2, 1, 1, 1]),
    row(Building::BlackMarket, Kind::SmallCommercial, [2, 1, 1, 2, 1, 1, 1]),
    row(Building::Storehouse, Kind::SmallCommercial, [3, 1, 1, 2, 1, 1, 1]),
    row(Building::Guesthouse, Kind::SmallCommercial, [4, 2, 2, 2, 1, 2, 1]),
    row(Building::TradingPost, Kind::SmallCommercial, [5, 2, 1, 2, 1, 2, 1]),
    row(Building::Church, Kind::SmallCommercial, [5, 2, 1, 2, 1, 2, 1]),
    row(Building::SmallWharf, Kind::SmallCommercial, [6, 2, 1, 2, 1, 2, 1]),
    row(Building::Lighthouse, Kind::SmallCommercial, [7, 3, 1, 2, 1, 3, 1]),
    row(Building::SpecialtyFactory, Kind::SmallCommercial, [8, 3, 1, 2, 1, 3, 1]),
    row(Building::Library, Kind::SmallCommercial, [8, 3, 1, 2, 1, 3, 1]),
    row(Building::UnionHall, Kind::SmallCommercial, [9, 3, 1, 2, 1, 3, 1]),
    row(Building::Statue, Kind::Large, [10, 8, 0, 1, 1, 4, 2]),
    row(Building::Cloister, Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
    row(Building::LandOffice, Kind::SmallCommercial, [2, 1, 1, 2, 1, 1, 1]),
    row(Building::Chapel, Kind::SmallCommercial, [3, 1, 1, 2, 1, 1, 1]),
    row(Building::HuntingLodge, Kind::SmallCommercial, [4, 2, 1, 2, 1, 2, 1]),
    row(Building::ZoningOffice, Kind::SmallCommercial, [5, 2, 1, 2, 1, 2, 1]),
    row(Building::RoyalSupplier, Kind::SmallCommercial, [6, 2, 1, 2, 1, 2, 1]),
    row(Building::Villa, Kind::SmallCommercial, [7, 3, 1, 2, 1, 3, 1]),
    row(Building::Jeweler, Kind::Workshop, [8, 3, 1, 2, 2, 3, 1]),
    row(Building::RoyalGarden, Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
];

// The table is in the order of the enum.
const _: () = {
    let mut index = 0;
    while index < Building::COUNT {
        assert!(TABLE[index].building as usize == index);
        index += 1;
    }
};

impl Building {
    /// The printed facts.
    #[must_use]
    pub const fn row(self) -> &'static BuildingRow {
        &TABLE[self as usize]
    }

    /// The expansion that brings the building; `None` for the base game's.
    #[must_use]
    pub const fn expansion(self) -> Option<Expansion> {
        match self as u8 {
            index if index < Self::Aqueduct as u8 => None,
            index if index < Self::LandOffice as u8 => Some(Expansion::NewBuildings),
            _ => Some(Expansion::Nobles),
        }
    }

    /// The price before discounts: the printed one, except with the house rule `factory_8_university_7`.
    #[inline]
    #[must_use]
    pub const fn cost(self, factory_eight: bool) -> u8 {
        match self {
            Self::Factory if factory_eight => 8,
            Self::University if factory_eight => 7,
            _ => self.row().cost,
        }
    }

    /// The good that a production building makes.
    #[must_use]
    pub const fn makes(self) -> Option<Good> {
        match self.row().kind {
            Kind::SmallProduction(good) | Kind::LargeProduction(good) => Some(good),
            Kind::Workshop | Kind::SmallCommercial | Kind::Large => None,
        }
    }

    /// Whether the building is commercial, small or large: what the city hall counts.
    #[must_use]
    pub const fn is_commercial(self) -> bool {
        matches!(self.row().kind, Kind::SmallCommercial | Kind::Large)
    }
}
