//! Where tiles lie on a player's action board, role and extensions.

use core::fmt;
use core::str::FromStr;

use tabletop::UnknownWord;

use crate::vocabulary::extension::Effect;
use crate::vocabulary::location::Location;

/// The most shelves that a warehouse can have.
pub const SHELF_COUNT_MAX: usize = 12;

/// A group of action spaces of one player: a location, the any-location space of E14 and E20, the
/// movement spaces, the role tile or an extension by its effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "typescript",
    ts(type = "Location | 'any-location' | 'movement' | 'role' | Effect")
)]
pub enum Place {
    /// The spaces of a location; the Village's two of E19 are pooled with its own (R38).
    At(Location),
    /// The any-location space of E14 or E20.
    AnyLocation,
    /// The movement spaces.
    Movement,
    /// The spaces of the role tile.
    Role,
    /// The spaces of an extension.
    Extension(Effect),
}

const ANY_LOCATION: usize = Location::COUNT;
const MOVEMENT: usize = ANY_LOCATION + 1;
const ROLE: usize = MOVEMENT + 1;
const EXTENSION: usize = ROLE + 1;

impl Place {
    /// How many there are.
    pub const COUNT: usize = EXTENSION + Effect::COUNT;

    /// The position in the order of the enum.
    #[must_use]
    #[inline(always)]
    pub const fn index(self) -> usize {
        match self {
            Self::At(location) => location.index(),
            Self::AnyLocation => ANY_LOCATION,
            Self::Movement => MOVEMENT,
            Self::Role => ROLE,
            Self::Extension(effect) => EXTENSION + effect.index(),
        }
    }

    /// All of them, in the order of the enum; as many as [`PlaceSet`] has bits, so that a lookup needs no
    /// check.
    const BY_BIT: [Self; u64::BITS as usize] = {
        let mut all = [Self::Movement; u64::BITS as usize];
        let mut index = 0;
        while index < Self::COUNT {
            all[index] = match index {
                0..ANY_LOCATION => Self::At(Location::ALL[index]),
                ANY_LOCATION => Self::AnyLocation,
                MOVEMENT => Self::Movement,
                ROLE => Self::Role,
                _ => Self::Extension(Effect::ALL[index - EXTENSION]),
            };
            index += 1;
        }
        all
    };

    /// The place with this number in the order of the enum.
    #[must_use]
    #[inline(always)]
    pub(crate) const fn from_index(index: usize) -> Self {
        Self::BY_BIT[index]
    }
}

tabletop::one_word! { Place }
tabletop::word_on_wire! { Place as AltiplanoPlace }

/// Prints `farm`, `any-location`, `movement`, `role` or `e4`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::At(location) => location.key(),
            Self::AnyLocation => "any-location",
            Self::Movement => "movement",
            Self::Role => "role",
            Self::Extension(effect) => effect.key(),
        })
    }
}

impl FromStr for Place {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        (0..Self::COUNT)
            .map(Self::from_index)
            .find(|place| match place {
                Self::At(location) => location.key() == word,
                Self::AnyLocation => word == "any-location",
                Self::Movement => word == "movement",
                Self::Role => word == "role",
                Self::Extension(effect) => effect.key() == word,
            })
            .ok_or_else(|| UnknownWord::new("place", word))
    }
}

/// A set of places, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct PlaceSet(pub(crate) u64);

impl PlaceSet {
    #[inline(always)]
    pub(crate) const fn contains(self, place: Place) -> bool {
        self.0 & (1 << place.index()) != 0
    }

    #[inline(always)]
    pub(crate) const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.index();
    }

    /// The places from this number on.
    #[inline(always)]
    pub(crate) const fn not_before(self, index: usize) -> Self {
        Self(self.0 >> index << index)
    }

    /// The places in order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Place> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(Place::from_index(index))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_number_and_word_agree() {
        for index in 0..Place::COUNT {
            let place = Place::from_index(index);
            assert_eq!(place.index(), index);
            assert_eq!(place.to_string().parse(), Ok(place));
            assert!(index == 0 || Place::from_index(index - 1) < place);
        }
        assert_eq!(Place::COUNT, 35);
    }
}
