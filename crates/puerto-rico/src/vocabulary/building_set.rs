//! Sets of buildings: what a city holds, what is occupied, what is for sale.

use crate::vocabulary::building::{Building, Kind};
use crate::vocabulary::expansion::Expansion;

/// A set of kinds of buildings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct BuildingSet(u64);

impl BuildingSet {
    /// No building.
    pub const EMPTY: Self = Self(0);

    /// All large commercial buildings.
    pub const LARGE: Self = {
        let mut bits = 0;
        let mut index = 0;
        while index < Building::COUNT {
            if matches!(Building::ALL[index].row().kind, Kind::Large) {
                bits |= 1 << index;
            }
            index += 1;
        }
        Self(bits)
    };

    /// All production buildings that make goods, small and large.
    pub const PRODUCTION: Self = {
        let mut bits = 0;
        let mut index = 0;
        while index < Building::COUNT {
            if Building::ALL[index].makes().is_some() {
                bits |= 1 << index;
            }
            index += 1;
        }
        Self(bits)
    };

    /// All commercial buildings, small and large: what the city hall counts.
    pub const COMMERCIAL: Self = {
        let mut bits = 0;
        let mut index = 0;
        while index < Building::COUNT {
            if Building::ALL[index].is_commercial() {
                bits |= 1 << index;
            }
            index += 1;
        }
        Self(bits)
    };

    /// All buildings of the base game.
    pub const BASE: Self = Self::of(None);

    /// All buildings of Nobles.
    pub const NOBLES: Self = Self::of(Some(Expansion::Nobles));

    /// The buildings of the base game: what a market holds unless it says otherwise.
    #[cfg(feature = "wire")]
    pub(crate) const fn base() -> Self {
        Self::BASE
    }

    /// Whether these are the buildings of the base game.
    #[cfg(feature = "wire")]
    pub(crate) fn is_base(&self) -> bool {
        *self == Self::BASE
    }

    /// All buildings of an expansion, or of the base game.
    #[must_use]
    pub const fn of(expansion: Option<Expansion>) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < Building::COUNT {
            let is_same = match (Building::ALL[index].expansion(), expansion) {
                (None, None) => true,
                (Some(one), Some(other)) => one as u8 == other as u8,
                _ => false,
            };
            if is_same {
                bits |= 1 << index;
            }
            index += 1;
        }
        Self(bits)
    }

    /// Just this building.
    #[inline]
    #[must_use]
    pub const fn only(building: Building) -> Self {
        Self(1 << building as u64)
    }

    /// Whether the building is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, building: Building) -> bool {
        self.0 & (1 << building as u64) != 0
    }

    /// Whether no building is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many buildings are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a building.
    #[inline]
    pub const fn insert(&mut self, building: Building) {
        self.0 |= 1 << building as u64;
    }

    /// Takes a building out.
    #[inline]
    pub const fn remove(&mut self, building: Building) {
        self.0 &= !(1 << building as u64);
    }

    /// The buildings that are in this set or in the other.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The buildings of this set that are also in the other.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The buildings of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set of these bits.
    #[inline]
    #[must_use]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The set as bits, the first building of the table lowest.
    #[inline]
    #[must_use]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The buildings in table order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Building> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let building = *Building::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(building)
        })
    }
}

impl FromIterator<Building> for BuildingSet {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Self {
        let mut set = Self::EMPTY;
        buildings.into_iter().for_each(|building| set.insert(building));
        set
    }
}

tabletop::listed! { BuildingSet of Building }
