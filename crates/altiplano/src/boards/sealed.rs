//! Answers that stay sealed until every seat has given its own: taking back, swap and plan.

use core::iter;

use crate::components::PLANNING_LIMIT_MAX;
use crate::vocabulary::extension::Effect;
use crate::vocabulary::good::Good;
use crate::vocabulary::place::Place;

/// The most tiles in one plan.
pub(crate) const PLAN_LENGTH_MAX: usize = PLANNING_LIMIT_MAX as usize;

/// How often a seat may replace its plan in one round (R16). An interface that lets a person try out
/// plans sends the finished plan, so this only bounds the length of a game.
pub(crate) const REPLAN_COUNT_MAX: u8 = 3;

/// A seat's answer to a question asked of several seats together, until all have answered; the
/// boards of the seat already show it, but the views of the others don't.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sealed {
    /// Tiles moved by taking back or a plan, see [`Sealed::code`]; in a swap the tile given.
    pub entries: [u16; PLAN_LENGTH_MAX],
    pub length: u8,
    /// Coin places funded or emptied, one bit each, see [`coin_place_index`].
    pub coins: u8,
    /// How often the plan was replaced in this round.
    pub replans: u8,
}

impl Default for Sealed {
    fn default() -> Self {
        Self {
            entries: [0; PLAN_LENGTH_MAX],
            length: 0,
            coins: 0,
            replans: 0,
        }
    }
}

impl Sealed {
    /// Kind and place in one number whose order is theirs.
    #[inline(always)]
    pub(crate) const fn code(good: Good, place: Place) -> u16 {
        (good.index() * 64 + place.index()) as u16
    }

    #[inline(always)]
    pub(crate) const fn decode(code: u16) -> (Good, Place) {
        (
            Good::ALL[code as usize / 64],
            Place::from_index(code as usize % 64),
        )
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, good: Good, place: Place) {
        self.entries[self.length as usize] = Self::code(good, place);
        self.length += 1;
    }

    /// The code of the last tile moved, 0 if none: the next must not be smaller.
    #[inline(always)]
    pub(crate) const fn last(&self) -> u16 {
        match self.length {
            0 => 0,
            length => self.entries[length as usize - 1],
        }
    }

    /// The last tile moved, with where it was put or taken from.
    #[inline]
    pub(crate) fn last_tile(&self) -> Option<(Good, Place)> {
        let last = self.length.checked_sub(1)?;
        Some(Self::decode(self.entries[last as usize]))
    }

    /// The tiles moved, in order.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = (Good, Place)> + use<> {
        let Self { entries, length, .. } = *self;
        (0..length as usize).map(move |index| Self::decode(entries[index]))
    }

    /// The places whose coins were moved, in order.
    pub(crate) fn coin_places(&self) -> impl Iterator<Item = Place> + use<> {
        let mut bits = self.coins;
        iter::from_fn(move || {
            let place = COIN_PLACES.get(bits.trailing_zeros() as usize).copied()?;
            bits &= bits - 1;
            Some(place)
        })
    }
}

/// The places that coins may lie on.
pub(crate) const COIN_PLACES: [Place; 8] = [
    Place::Movement,
    Place::Role,
    Place::Extension(Effect::E6),
    Place::Extension(Effect::E7),
    Place::Extension(Effect::E8),
    Place::Extension(Effect::E9),
    Place::Extension(Effect::E22),
    Place::Extension(Effect::E23),
];

/// The number of a place in [`COIN_PLACES`].
#[inline]
pub(crate) fn coin_place_index(place: Place) -> Option<usize> {
    COIN_PLACES.iter().position(|&one| one == place)
}
