//! The five goods, in the order of their trading price.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::vocabulary::notation::UnknownWord;

/// A kind of goods; also the kind of a plantation (puerto-rico-2020-pl.txt:315-320).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Good {
    /// Needs no production building; sold for 0.
    Corn,
    /// Sold for 1.
    Indigo,
    /// Sold for 2.
    Sugar,
    /// Sold for 3.
    Tobacco,
    /// Sold for 4.
    Coffee,
}

impl Good {
    /// All goods, cheapest first.
    pub const ALL: [Self; 5] = [Self::Corn, Self::Indigo, Self::Sugar, Self::Tobacco, Self::Coffee];

    /// What the trading house pays, in doubloons.
    #[must_use]
    pub const fn price(self) -> u8 {
        self as u8
    }

    /// The word of notation and wire.
    #[must_use]
    pub const fn key(self) -> &'static str {
        ["corn", "indigo", "sugar", "tobacco", "coffee"][self as usize]
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Good {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|good| good.key() == word)
            .ok_or_else(|| UnknownWord::new("good", word))
    }
}

/// One value for each good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ByGood<T>(pub [T; 5]);

impl<T> ByGood<T> {
    /// One value for each good, made by a function of the good.
    pub fn from_fn(mut make: impl FnMut(Good) -> T) -> Self {
        Self(std::array::from_fn(|index| make(Good::ALL[index])))
    }

    /// The goods, each with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Good, &T)> {
        Good::ALL.into_iter().zip(self.0.iter())
    }
}

impl ByGood<u8> {
    /// The sum over all goods.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }
}

impl<T> Index<Good> for ByGood<T> {
    type Output = T;

    #[inline]
    fn index(&self, good: Good) -> &T {
        &self.0[good as usize]
    }
}

impl<T> IndexMut<Good> for ByGood<T> {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut T {
        &mut self.0[good as usize]
    }
}

/// A set of kinds of goods.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct GoodSet(u8);

impl GoodSet {
    /// No kind.
    pub const EMPTY: Self = Self(0);

    /// The kinds of which there is at least one.
    #[inline]
    #[must_use]
    pub fn present(goods: &ByGood<u8>) -> Self {
        let mut bits = 0;
        for (index, &count) in goods.0.iter().enumerate() {
            bits |= u8::from(count > 0) << index;
        }
        Self(bits)
    }

    /// Whether the kind is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, good: Good) -> bool {
        self.0 & (1 << good as u8) != 0
    }

    /// Whether no kind is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a kind.
    #[inline]
    pub const fn insert(&mut self, good: Good) {
        self.0 |= 1 << good as u8;
    }

    /// The kinds of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The kinds of this set that are in the other too.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The kinds of this set that come after all kinds of the other.
    #[inline]
    #[must_use]
    pub const fn after(self, other: Self) -> Self {
        let used = 8 - other.0.leading_zeros();
        Self((self.0 as u16 >> used << used) as u8)
    }

    /// The kinds, cheapest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Good> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let good = *Good::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(good)
        })
    }
}

impl FromIterator<Good> for GoodSet {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Self {
        let mut set = Self::EMPTY;
        goods.into_iter().for_each(|good| set.insert(good));
        set
    }
}
