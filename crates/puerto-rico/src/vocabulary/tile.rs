//! What may lie on an island space.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::vocabulary::good::Good;
use crate::vocabulary::notation::UnknownWord;

/// A kind of island tile (puerto-rico-2020-pl.txt:38-45). Spaces of the island are not modelled, only
/// counts: where a tile lies has no effect (ruling 91).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Tile {
    /// Corn plantation.
    Corn,
    /// Indigo plantation.
    Indigo,
    /// Sugar plantation.
    Sugar,
    /// Tobacco plantation.
    Tobacco,
    /// Coffee plantation.
    Coffee,
    /// Quarry: lowers building prices.
    Quarry,
}

impl Tile {
    /// All kinds, plantations first.
    pub const ALL: [Self; 6] = [
        Self::Corn,
        Self::Indigo,
        Self::Sugar,
        Self::Tobacco,
        Self::Coffee,
        Self::Quarry,
    ];

    /// The plantation of a good.
    #[must_use]
    pub const fn plantation(good: Good) -> Self {
        Self::ALL[good as usize]
    }

    /// The good of a plantation; nothing for a quarry.
    #[must_use]
    pub const fn good(self) -> Option<Good> {
        match self {
            Self::Quarry => None,
            _ => Some(Good::ALL[self as usize]),
        }
    }

    /// The word of notation and wire.
    #[must_use]
    pub const fn key(self) -> &'static str {
        ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry"][self as usize]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Tile {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|tile| tile.key() == word)
            .ok_or_else(|| UnknownWord::new("tile", word))
    }
}

/// One value for each kind of tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ByTile<T>(pub [T; 6]);

impl<T> ByTile<T> {
    /// One value for each kind, made by a function of the kind.
    pub fn from_fn(mut make: impl FnMut(Tile) -> T) -> Self {
        Self(std::array::from_fn(|index| make(Tile::ALL[index])))
    }

    /// The kinds, each with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Tile, &T)> {
        Tile::ALL.into_iter().zip(self.0.iter())
    }
}

impl ByTile<u8> {
    /// The sum over all kinds.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }
}

impl<T> Index<Tile> for ByTile<T> {
    type Output = T;

    #[inline]
    fn index(&self, tile: Tile) -> &T {
        &self.0[tile as usize]
    }
}

impl<T> IndexMut<Tile> for ByTile<T> {
    #[inline]
    fn index_mut(&mut self, tile: Tile) -> &mut T {
        &mut self.0[tile as usize]
    }
}
