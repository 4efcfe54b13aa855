//! The buildings: one row each, in the order of the rules table (A.1 to A.5 of the reference;
//! puerto-rico-2020-pl.txt:34-37, 426-756, 782-1137).

use std::fmt;
use std::str::FromStr;

use crate::vocabulary::expansion::Expansion;
use crate::vocabulary::good::Good;
use crate::vocabulary::notation::UnknownWord;

/// A kind of building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Building {
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

/// What a building is for, which some rules ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Small production building: counts 1 for the guild hall.
    SmallProduction(Good),
    /// Large production building: counts 2 for the guild hall.
    LargeProduction(Good),
    /// A large production building that makes no goods (puerto-rico-2020-pl.txt:1095): the jeweler.
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
    /// The word of notation and wire.
    pub key: &'static str,
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
    /// Copies with 2 players (puerto-rico-2020-pl.txt:770, 795).
    pub copies_two_players: u8,
    /// Column on the main board, 1 to 4: the most that quarries can take off the price.
    pub column: u8,
    /// City spaces.
    pub spaces: u8,
}

const fn row(
    building: Building,
    key: &'static str,
    kind: Kind,
    [cost, points, circles, copies, copies_two_players, column, spaces]: [u8; 7],
) -> BuildingRow {
    BuildingRow {
        building,
        key,
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

// One row a line with its columns in line, as in the table of the rules reference.
//                                                                          cost vp circles copies (2p) column spaces
#[rustfmt::skip]
const TABLE: [BuildingRow; Building::COUNT] = [
    row(Building::SmallIndigoPlant, "small_indigo_plant", Kind::SmallProduction(Good::Indigo), [1, 1, 1, 4, 2, 1, 1]),
    row(Building::SmallSugarMill, "small_sugar_mill", Kind::SmallProduction(Good::Sugar), [2, 1, 1, 4, 2, 1, 1]),
    row(Building::IndigoPlant, "indigo_plant", Kind::LargeProduction(Good::Indigo), [3, 2, 3, 3, 2, 2, 1]),
    row(Building::SugarMill, "sugar_mill", Kind::LargeProduction(Good::Sugar), [4, 2, 3, 3, 2, 2, 1]),
    row(Building::TobaccoStorage, "tobacco_storage", Kind::LargeProduction(Good::Tobacco), [5, 3, 3, 3, 2, 3, 1]),
    row(Building::CoffeeRoaster, "coffee_roaster", Kind::LargeProduction(Good::Coffee), [6, 3, 2, 3, 2, 3, 1]),
    row(Building::SmallMarket, "small_market", Kind::SmallCommercial, [1, 1, 1, 2, 1, 1, 1]),
    row(Building::Hacienda, "hacienda", Kind::SmallCommercial, [2, 1, 1, 2, 1, 1, 1]),
    row(Building::ConstructionHut, "construction_hut", Kind::SmallCommercial, [2, 1, 1, 2, 1, 1, 1]),
    row(Building::SmallWarehouse, "small_warehouse", Kind::SmallCommercial, [3, 1, 1, 2, 1, 1, 1]),
    row(Building::Hospice, "hospice", Kind::SmallCommercial, [4, 2, 1, 2, 1, 2, 1]),
    row(Building::Office, "office", Kind::SmallCommercial, [5, 2, 1, 2, 1, 2, 1]),
    row(Building::LargeMarket, "large_market", Kind::SmallCommercial, [5, 2, 1, 2, 1, 2, 1]),
    row(Building::LargeWarehouse, "large_warehouse", Kind::SmallCommercial, [6, 2, 1, 2, 1, 2, 1]),
    row(Building::Factory, "factory", Kind::SmallCommercial, [7, 3, 1, 2, 1, 3, 1]),
    row(Building::University, "university", Kind::SmallCommercial, [8, 3, 1, 2, 1, 3, 1]),
    row(Building::Harbor, "harbor", Kind::SmallCommercial, [8, 3, 1, 2, 1, 3, 1]),
    row(Building::Wharf, "wharf", Kind::SmallCommercial, [9, 3, 1, 2, 1, 3, 1]),
    row(Building::GuildHall, "guild_hall", Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
    row(Building::Residence, "residence", Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
    row(Building::Fortress, "fortress", Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
    row(Building::CustomsHouse, "customs_house", Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
    row(Building::CityHall, "city_hall", Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
    row(Building::Aqueduct, "aqueduct", Kind::SmallCommercial, [1, 1, 1, 2, 1, 1, 1]),
    row(Building::ForestHouse, "forest_house", Kind::SmallCommercial, [2, 1, 1, 2, 1, 1, 1]),
    row(Building::BlackMarket, "black_market", Kind::SmallCommercial, [2, 1, 1, 2, 1, 1, 1]),
    row(Building::Storehouse, "storehouse", Kind::SmallCommercial, [3, 1, 1, 2, 1, 1, 1]),
    row(Building::Guesthouse, "guesthouse", Kind::SmallCommercial, [4, 2, 2, 2, 1, 2, 1]),
    row(Building::TradingPost, "trading_post", Kind::SmallCommercial, [5, 2, 1, 2, 1, 2, 1]),
    row(Building::Church, "church", Kind::SmallCommercial, [5, 2, 1, 2, 1, 2, 1]),
    row(Building::SmallWharf, "small_wharf", Kind::SmallCommercial, [6, 2, 1, 2, 1, 2, 1]),
    row(Building::Lighthouse, "lighthouse", Kind::SmallCommercial, [7, 3, 1, 2, 1, 3, 1]),
    row(Building::SpecialtyFactory, "specialty_factory", Kind::SmallCommercial, [8, 3, 1, 2, 1, 3, 1]),
    row(Building::Library, "library", Kind::SmallCommercial, [8, 3, 1, 2, 1, 3, 1]),
    row(Building::UnionHall, "union_hall", Kind::SmallCommercial, [9, 3, 1, 2, 1, 3, 1]),
    row(Building::Statue, "statue", Kind::Large, [10, 8, 0, 1, 1, 4, 2]),
    row(Building::Cloister, "cloister", Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
    row(Building::LandOffice, "land_office", Kind::SmallCommercial, [2, 1, 1, 2, 1, 1, 1]),
    row(Building::Chapel, "chapel", Kind::SmallCommercial, [3, 1, 1, 2, 1, 1, 1]),
    row(Building::HuntingLodge, "hunting_lodge", Kind::SmallCommercial, [4, 2, 1, 2, 1, 2, 1]),
    row(Building::ZoningOffice, "zoning_office", Kind::SmallCommercial, [5, 2, 1, 2, 1, 2, 1]),
    row(Building::RoyalSupplier, "royal_supplier", Kind::SmallCommercial, [6, 2, 1, 2, 1, 2, 1]),
    row(Building::Villa, "villa", Kind::SmallCommercial, [7, 3, 1, 2, 1, 3, 1]),
    row(Building::Jeweler, "jeweler", Kind::Workshop, [8, 3, 1, 2, 2, 3, 1]),
    row(Building::RoyalGarden, "royal_garden", Kind::Large, [10, 4, 1, 1, 1, 4, 2]),
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
    /// How many kinds of building there are.
    pub const COUNT: usize = 45;

    /// All buildings in the order of the table.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::SmallIndigoPlant; Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            all[index] = TABLE[index].building;
            index += 1;
        }
        all
    };

    /// The printed facts.
    #[must_use]
    pub const fn row(self) -> &'static BuildingRow {
        &TABLE[self as usize]
    }

    /// The word of notation and wire.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.row().key
    }

    /// The expansion that brings the building; nothing for the base game's.
    #[must_use]
    pub const fn expansion(self) -> Option<Expansion> {
        match self as u8 {
            index if index < Self::Aqueduct as u8 => None,
            index if index < Self::LandOffice as u8 => Some(Expansion::NewBuildings),
            _ => Some(Expansion::Nobles),
        }
    }

    /// The price before discounts: the printed one but for the house rule `factory_8_university_7`.
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

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Building {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|building| building.key() == word)
            .ok_or_else(|| UnknownWord::new("building", word))
    }
}
