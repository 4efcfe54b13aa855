//! The goods and what counts them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::mirror::words;

words! {
    /// A kind of goods, in the order of the rulebook's supply table.
    #[cfg_attr(feature = "openapi", schema(as = AltiplanoGood))]
    pub enum Good = altiplano::Good {
        /// Drives moves; can't be stored; scores nothing.
        Food,
        /// From the Road straight into the warehouse; fits on every shelf.
        Corn,
        /// From the Forest.
        Wood,
        /// From the Mine.
        Stone,
        /// From the Mine; role, extensions and boats bring it.
        Ore,
        /// From the Mine, out of ore.
        Silver,
        /// From the Farm, out of wool.
        Cloth,
        /// From the Farm, out of alpaca.
        Wool,
        /// From the Farm; role, extensions and boats bring it.
        Alpaca,
        /// From the Harbor; role, extensions and boats bring it.
        Fish,
        /// From the Market; cacao buys it.
        Glass,
        /// From the Forest; trades for food, cloth or glass.
        Cacao,
    }
}

/// One value for each kind of goods.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = AltiplanoByGood))]
#[serde(deny_unknown_fields)]
pub struct ByGood<T> {
    /// The food's.
    pub food: T,
    /// The corn's.
    pub corn: T,
    /// The wood's.
    pub wood: T,
    /// The stone's.
    pub stone: T,
    /// The ore's.
    pub ore: T,
    /// The silver's.
    pub silver: T,
    /// The cloth's.
    pub cloth: T,
    /// The wool's.
    pub wool: T,
    /// The alpacas'.
    pub alpaca: T,
    /// The fish's.
    pub fish: T,
    /// The glass's.
    pub glass: T,
    /// The cacao's.
    pub cacao: T,
}

impl<T> From<altiplano::ByGood<T>> for ByGood<T> {
    fn from(goods: altiplano::ByGood<T>) -> Self {
        let altiplano::ByGood(
            [
                food,
                corn,
                wood,
                stone,
                ore,
                silver,
                cloth,
                wool,
                alpaca,
                fish,
                glass,
                cacao,
            ],
        ) = goods;
        Self {
            food,
            corn,
            wood,
            stone,
            ore,
            silver,
            cloth,
            wool,
            alpaca,
            fish,
            glass,
            cacao,
        }
    }
}

impl<T> From<ByGood<T>> for altiplano::ByGood<T> {
    fn from(goods: ByGood<T>) -> Self {
        Self([
            goods.food,
            goods.corn,
            goods.wood,
            goods.stone,
            goods.ore,
            goods.silver,
            goods.cloth,
            goods.wool,
            goods.alpaca,
            goods.fish,
            goods.glass,
            goods.cacao,
        ])
    }
}

/// Each kind as often as it is there, in order.
fn repeated(counted: impl Iterator<Item = (altiplano::Good, u8)>) -> Vec<Good> {
    counted
        .flat_map(|(good, count)| std::iter::repeat_n(good.into(), usize::from(count)))
        .collect()
}

/// A few tiles as a list, in order of kinds.
pub(super) fn tiles(tiles: altiplano::Tiles) -> Vec<Good> {
    repeated(tiles.iter())
}

/// Cards that picture goods as a list, in order of kinds.
pub(super) fn cards(cards: altiplano::Cards) -> Vec<Good> {
    repeated(cards.iter())
}

/// The kinds of a set, in order.
pub(super) fn kinds(kinds: altiplano::GoodSet) -> Vec<Good> {
    kinds.iter().map(Into::into).collect()
}
