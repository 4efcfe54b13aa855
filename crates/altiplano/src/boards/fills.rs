//! What lies on role and extension tiles.

use crate::vocabulary::extension::Effect;
use crate::vocabulary::place::Place;

/// How many tiles or coins lie on the role tile and on each extension, two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fills(u64);

impl Fills {
    const fn shift(place: Place) -> u32 {
        match place {
            Place::Extension(effect) => 2 * effect as u32,
            _ => 2 * Effect::COUNT as u32,
        }
    }

    #[inline(always)]
    pub(crate) const fn get(self, place: Place) -> u8 {
        ((self.0 >> Self::shift(place)) & 3) as u8
    }

    #[inline(always)]
    pub(crate) const fn set(&mut self, place: Place, count: u8) {
        self.0 = self.0 & !(3 << Self::shift(place)) | ((count as u64) << Self::shift(place));
    }

    #[inline(always)]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
