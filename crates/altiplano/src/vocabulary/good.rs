//! The twelve kinds of goods, and the types that count them.

use crate::vocabulary::location::Location;

tabletop::words! {
    /// A kind of goods, in the order of the rulebook's supply table.
    // A kind of goods tile, in the order of the rulebook's supply table (rulebook, "Przygotowanie do rozgrywki").
    #[cfg_attr(feature = "openapi", schema(as = AltiplanoGood))]
    pub enum Good: "good" {
        /// From the middle of the table; powers moves; can't be stored. Scores nothing.
        Food = "food",
        /// From the Road straight into the warehouse; fits on every shelf; never in a bag.
        Corn = "corn",
        /// From the Forest.
        Wood = "wood",
        /// From the Mine.
        Stone = "stone",
        /// From the Mine; only role, extensions and boats bring it.
        Ore = "ore",
        /// From the Mine, out of ore.
        Silver = "silver",
        /// From the Farm, out of wool.
        Cloth = "cloth",
        /// From the Farm, out of alpaca.
        Wool = "wool",
        /// From the Farm; only role, extensions and boats bring it.
        Alpaca = "alpaca",
        /// From the Harbor; only role, extensions and boats bring it.
        Fish = "fish",
        /// From the Market; cacao buys it.
        Glass = "glass",
        /// From the Forest; trades for food, cloth or glass.
        Cacao = "cacao",
    }
    pub set GoodSet(u16);
}

impl Good {
    /// Where the tiles of the kind lie (rulebook, "Przygotowanie do rozgrywki"); `None` for food, which lies in the
    /// middle of the table.
    #[must_use]
    pub const fn home(self) -> Option<Location> {
        match self {
            Self::Food => None,
            Self::Corn => Some(Location::Road),
            Self::Wood | Self::Cacao => Some(Location::Forest),
            Self::Stone | Self::Ore | Self::Silver => Some(Location::Mine),
            Self::Cloth | Self::Wool | Self::Alpaca => Some(Location::Farm),
            Self::Fish => Some(Location::Harbor),
            Self::Glass => Some(Location::Market),
        }
    }
}

tabletop::by_word! {
    /// One value for each kind of goods.
    pub struct ByGood for Good as #[cfg_attr(feature = "openapi", schema(as = AltiplanoByGood))] {
        /// The food's.
        food,
        /// The corn's.
        corn,
        /// The wood's.
        wood,
        /// The stone's.
        stone,
        /// The ore's.
        ore,
        /// The silver's.
        silver,
        /// The cloth's.
        cloth,
        /// The wool's.
        wool,
        /// The alpacas'.
        alpaca,
        /// The fish's.
        fish,
        /// The glass's.
        glass,
        /// The cacao's.
        cacao,
    }
}

impl ByGood<u8> {
    /// How many tiles of all kinds.
    #[must_use]
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Moves everything from there to here.
    #[inline]
    pub(crate) fn take_all(&mut self, from: &mut Self) {
        for index in 0..Good::COUNT {
            self.0[index] += from.0[index];
        }
        *from = Self::default();
    }
}

/// A few tiles, at most 15 of a kind: what lies on spaces. Four bits for each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles(pub(crate) u64);

impl Tiles {
    /// No tiles.
    pub const EMPTY: Self = Self(0);

    /// How many of the kind.
    #[must_use]
    #[inline(always)]
    pub const fn count(self, good: Good) -> u8 {
        ((self.0 >> (4 * good as u32)) & 15) as u8
    }

    /// Adds one.
    #[inline(always)]
    pub(crate) const fn add(&mut self, good: Good) {
        self.0 += 1 << (4 * good as u32);
    }

    /// Removes one, which must be there.
    #[inline(always)]
    pub(crate) const fn remove(&mut self, good: Good) {
        debug_assert!(self.count(good) > 0);
        self.0 -= 1 << (4 * good as u32);
    }

    /// How many of all kinds.
    #[must_use]
    #[inline(always)]
    pub const fn total(self) -> u8 {
        const LOW: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        let pairs = (self.0 & LOW) + ((self.0 >> 4) & LOW);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there are no tiles.
    #[must_use]
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds that are there, in order, with how many of each.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() / 4;
            let count = ((rest >> (4 * index)) & 15) as u8;
            rest &= !(15 << (4 * index));
            Some((Good::ALL[index as usize], count))
        })
    }

    /// The kinds that are there.
    #[must_use]
    pub fn kinds(self) -> GoodSet {
        self.iter().map(|(good, _)| good).collect()
    }
}

impl core::fmt::Debug for Tiles {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl FromIterator<Good> for Tiles {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Self {
        let mut tiles = Self::EMPTY;
        goods.into_iter().for_each(|good| tiles.add(good));
        tiles
    }
}

/// Cards that show a good (houses, boats), at most three of each. Two bits for each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(pub(crate) u32);

impl Cards {
    /// The most cards with the same good.
    pub(crate) const ALIKE_MAX: u8 = 3;

    /// How many cards with this good.
    #[must_use]
    #[inline(always)]
    pub const fn count(self, good: Good) -> u8 {
        ((self.0 >> (2 * good as u32)) & 3) as u8
    }

    /// Adds one.
    #[inline(always)]
    pub(crate) const fn add(&mut self, good: Good) {
        self.0 += 1 << (2 * good as u32);
    }

    /// Removes one, which must be there.
    #[inline(always)]
    pub(crate) const fn remove(&mut self, good: Good) {
        debug_assert!(self.count(good) > 0);
        self.0 -= 1 << (2 * good as u32);
    }

    /// How many cards.
    #[must_use]
    #[inline(always)]
    pub const fn total(self) -> u8 {
        ((self.0 & 0x5555_5555).count_ones() + 2 * (self.0 & 0xAAAA_AAAA).count_ones()) as u8
    }

    /// The goods shown, in order, with how many cards of each.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() / 2;
            let count = ((rest >> (2 * index)) & 3) as u8;
            rest &= !(3 << (2 * index));
            Some((Good::ALL[index as usize], count))
        })
    }
}

impl core::fmt::Debug for Cards {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// Each kind as often as it occurs, in order.
#[cfg(feature = "wire")]
pub(crate) fn repeated(counted: impl Iterator<Item = (Good, u8)>) -> impl Iterator<Item = Good> {
    counted.flat_map(|(good, count)| core::iter::repeat_n(good, usize::from(count)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_counts_add_up() {
        let mut tiles: Tiles = [Good::Food, Good::Cacao, Good::Cacao].into_iter().collect();
        assert_eq!((tiles.count(Good::Cacao), tiles.total()), (2, 3));
        tiles.remove(Good::Cacao);
        assert_eq!(
            tiles.iter().collect::<Vec<_>>(),
            [(Good::Food, 1), (Good::Cacao, 1)]
        );
        for _ in 0..15 {
            tiles.add(Good::Silver);
        }
        assert_eq!(tiles.total(), 17);
    }

    #[test]
    fn cards_count_up_to_three_of_a_kind() {
        let mut cards = Cards::default();
        (0..3).for_each(|_| cards.add(Good::Glass));
        cards.add(Good::Food);
        assert_eq!((cards.total(), cards.count(Good::Glass)), (4, 3));
    }
}
