//! Everything that has a name: locations, roles, Missions, cards, extensions, places.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::mirror::{FromRules, words};

words! {
    /// A location of the ring.
    pub enum Location = altiplano::Location {
        /// Alpacas give food and wool, wool gives cloth.
        Farm,
        /// Food gives wood; cacao trades.
        Forest,
        /// Food gives stone; ore gives silver.
        Mine,
        /// Fish give food or stone; wood gives boats.
        Harbor,
        /// Houses, the warehouse, carts.
        Village,
        /// Sales, extensions, orders.
        Market,
        /// More planning spaces, corn.
        Road,
    }
}

words! {
    /// A role tile.
    #[cfg_attr(feature = "openapi", schema(as = AltiplanoRole))]
    pub enum Role = altiplano::Role {
        /// Starts with ore.
        Miner,
        /// Starts with an alpaca.
        Shepherd,
        /// Starts with fish.
        Fisherman,
        /// Starts with wood.
        Woodcutter,
        /// Starts with stone.
        Stonemason,
        /// Makes cacao.
        Farmer,
        /// Buys goods.
        Trader,
    }
}

words! {
    /// What an extension does, numbered in the order of the rulebook.
    pub enum Effect = altiplano::Effect {
        /// Farm: 1 food gives 1 alpaca.
        E1,
        /// Harbor: 1 fish gives 1 ore.
        E2,
        /// Forest: 1 food gives 1 wood.
        E3,
        /// Mine: 1 food gives 1 ore.
        E4,
        /// Harbor: 1 food gives 1 fish.
        E5,
        /// Market: 2 coins buy 1 cacao.
        E6,
        /// Market: 1 coin buys 1 alpaca or stone.
        E7,
        /// Market: 1 coin buys 1 fish or wood.
        E8,
        /// Market: 1 coin buys 1 stone or wood.
        E9,
        /// Mine: 1 food gives 1 ore or stone.
        E10,
        /// Harbor: 2 fish give 1 cacao.
        E11,
        /// Harbor: 1 fish gives 1 ore, stone or wood.
        E12,
        /// Forest: 2 food give 1 cacao.
        E13,
        /// A space whose tile serves whichever location the pawn is on.
        E14,
        /// Farm: 1 alpaca gives 1 wool.
        E15,
        /// Forest: 1 food gives 1 cacao.
        E16,
        /// A coin may lie on a movement space in place of food.
        E17,
        /// Between draw and planning one tile may be swapped.
        E18,
        /// Two more Village spaces.
        E19,
        /// As E14.
        E20,
        /// Harbor: 1 fish gives 1 wool or cacao.
        E21,
        /// Market: 2 coins buy 1 wool or ore.
        E22,
        /// Market: 3 coins buy 1 silver or glass.
        E23,
        /// Before scoring, up to 10 drawn tiles may fill begun shelves.
        E24,
        /// Gained corn may wait here.
        E25,
    }
}

words! {
    /// A Mission card; all numbers are minimums, and tiles on orders never count.
    pub enum Mission = altiplano::Mission {
        /// 3 orders completed.
        #[serde(rename = "m1")]
        ThreeOrders,
        /// 3 alpacas stored.
        #[serde(rename = "m2")]
        ThreeAlpacasStored,
        /// 7 kinds of goods stored.
        #[serde(rename = "m3")]
        SevenKindsStored,
        /// 20 goods stored.
        #[serde(rename = "m4")]
        TwentyGoodsStored,
        /// First at the table to fill a shelf.
        #[serde(rename = "m5")]
        FirstShelf,
        /// 4 shelves filled without corn.
        #[serde(rename = "m6")]
        FourShelvesWithoutCorn,
        /// 3 silver and 3 cloth at the end of the game.
        #[serde(rename = "m7")]
        SilverAndCloth,
        /// 4 glass at the end of the game.
        #[serde(rename = "m8")]
        FourGlass,
        /// 3 shelves filled.
        #[serde(rename = "m9")]
        ThreeShelves,
        /// 5 corn stored.
        #[serde(rename = "m10")]
        FiveCornStored,
        /// First at the table to fill a shelf with fish alone.
        #[serde(rename = "m11")]
        FirstFishShelf,
        /// 3 boats.
        #[serde(rename = "m12")]
        ThreeBoats,
        /// 3 houses.
        #[serde(rename = "m13")]
        ThreeHouses,
        /// Most ore of all at the end of the game.
        #[serde(rename = "m14")]
        MostOre,
        /// 4 cacao stored.
        #[serde(rename = "m15")]
        FourCacaoStored,
        /// An order completed, a boat and a house.
        #[serde(rename = "m16")]
        OrderBoatHouse,
        /// First at the table to complete an order.
        #[serde(rename = "m17")]
        FirstOrder,
        /// First at the table to build a house.
        #[serde(rename = "m18")]
        FirstHouse,
        /// Most stone of all at the end of the game.
        #[serde(rename = "m19")]
        MostStone,
        /// 2 completed orders that ask for wool or cloth.
        #[serde(rename = "m20")]
        TwoTextileOrders,
    }
}

words! {
    /// Something that only one seat can be first to do.
    pub enum First = altiplano::First {
        /// A full shelf.
        Shelf,
        /// A shelf full of fish.
        FishShelf,
        /// A completed order.
        Order,
        /// A house.
        House,
    }
}

words! {
    /// A basic action that turns two tiles into one good.
    pub enum Recipe = altiplano::Recipe {
        /// Farm: alpaca and food give wool.
        FarmWool,
        /// Farm: wool and food give cloth.
        FarmCloth,
        /// Forest: 2 food give wood.
        ForestWood,
        /// Mine: 2 food give stone.
        MineStone,
        /// Mine: ore and food give silver.
        MineSilver,
        /// Harbor: fish and food give one food more.
        HarborFood,
        /// Harbor: 2 fish give stone.
        HarborStone,
    }
}

words! {
    /// What drives a move.
    pub enum Fuel = altiplano::Fuel {
        /// One food; it goes to the container.
        Food,
        /// The coin that E17 lets lie on a movement space; it goes to the general supply.
        Coin,
    }
}

/// Declares a name that the wire writes as the notation does.
macro_rules! name {
    ($(#[$meta:meta])* $name:ident = $rules:path, $schema:literal) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
        $(#[$meta])*
        #[serde(into = "String", try_from = "String")]
        pub struct $name(pub $rules);

        #[cfg(feature = "openapi")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                String::schema()
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::ToSchema for $name {
            fn name() -> std::borrow::Cow<'static, str> {
                $schema.into()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> Self {
                name.0.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = altiplano::UnknownWord;

            fn try_from(word: String) -> Result<Self, altiplano::UnknownWord> {
                FromStr::from_str(&word).map(Self)
            }
        }

        impl From<$rules> for $name {
            fn from(name: $rules) -> Self {
                Self(name)
            }
        }

        impl From<$name> for $rules {
            fn from(name: $name) -> Self {
                name.0
            }
        }

        impl FromRules<$rules> for $name {
            fn from_rules(name: $rules) -> Self {
                Self(name)
            }
        }
    };
}

name! {
    /// An order card, `o1` to `o16`. Its goods and points stand in the component set.
    #[ts(type = "`o${number}`")]
    Order = altiplano::Order, "Order"
}

name! {
    /// An extension tile: the name of its effect, with a `b` for the second tile that has it. Letter and
    /// price stand in the component set.
    #[ts(type = "Effect | `${Effect}b`")]
    Extension = altiplano::Extension, "Extension"
}

name! {
    /// A group of action spaces of one player: a location, the any-location space of E14 and E20, the
    /// movement spaces, the role tile or an extension by its effect.
    #[ts(type = "Location | 'any-location' | 'movement' | 'role' | Effect")]
    Place = altiplano::Place, "AltiplanoPlace"
}

/// One value for each location.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ByLocation<T> {
    /// The Farm's.
    pub farm: T,
    /// The Forest's.
    pub forest: T,
    /// The Mine's.
    pub mine: T,
    /// The Harbor's.
    pub harbor: T,
    /// The Village's.
    pub village: T,
    /// The Market's.
    pub market: T,
    /// The Road's.
    pub road: T,
}

impl<T> ByLocation<T> {
    /// One value for each location, made by a function of the location.
    pub(super) fn from_fn(mut make: impl FnMut(altiplano::Location) -> T) -> Self {
        use altiplano::Location;
        Self {
            farm: make(Location::Farm),
            forest: make(Location::Forest),
            mine: make(Location::Mine),
            harbor: make(Location::Harbor),
            village: make(Location::Village),
            market: make(Location::Market),
            road: make(Location::Road),
        }
    }
}
