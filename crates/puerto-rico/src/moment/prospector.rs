//! What the prospector asks.

use tabletop::Seat;

use crate::moment::At;
use crate::moment::step::{self, Step};
use crate::vocabulary::decision::{Decision, Gain};
use crate::vocabulary::window::Window;

/// What the phase asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Question {
    /// Guests, before the doubloon.
    Guests,
    /// `strict_optional`: the doubloon.
    Doubloon,
}

impl step::Question for Question {
    fn step(self) -> Step {
        match self {
            Self::Guests => Step::ProspectorGuests,
            Self::Doubloon => Step::Doubloon,
        }
    }

    #[inline]
    fn stand(self, at: &mut At) {
        *at = At::Prospector(self);
    }
}

impl Question {
    /// The question as everybody sees it.
    pub(crate) const fn decision(self, seat: Seat) -> Decision {
        match self {
            Self::Guests => Decision::Guesthouse(seat, Window::Prospector),
            Self::Doubloon => Decision::Optional(seat, Gain::Prospector),
        }
    }
}
