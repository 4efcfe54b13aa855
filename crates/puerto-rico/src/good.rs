//! The five goods, in the order of their trading price.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::notation::UnknownWord;

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
