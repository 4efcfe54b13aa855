//! What the buccaneer asks.

use tabletop::Seat;

use crate::moment::At;
use crate::moment::step::{self, Step};
use crate::vocabulary::decision::{Decision, Raid};
use crate::vocabulary::window::Window;

/// What the phase asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Question {
    /// Guests, before the deed.
    Guests,
    Deed,
    /// The ship that piracy empties.
    RobShip,
    /// How many of this ship's goods piracy keeps.
    KeepLoot(u8),
    /// Whether the noble aboard is among those raided.
    RaidPersons,
    /// Where the next raided person goes to work.
    PlaceRaided(Raid),
    /// The role card that is captured.
    Capture,
}

impl step::Question for Question {
    fn step(self) -> Step {
        match self {
            Self::Guests => Step::BuccaneerGuests,
            _ => Step::Deed,
        }
    }

    #[inline]
    fn stand(self, at: &mut At) {
        *at = At::Buccaneer(self);
    }
}

impl Question {
    /// The question as everybody sees it.
    pub(crate) const fn decision(self, seat: Seat) -> Decision {
        match self {
            Self::Guests => Decision::Guesthouse(seat, Window::Buccaneer),
            Self::Deed => Decision::Deed(seat),
            Self::RobShip => Decision::RobShip(seat),
            Self::KeepLoot(capacity) => Decision::KeepLoot(seat, capacity),
            Self::RaidPersons => Decision::RaidPersons(seat),
            Self::PlaceRaided(raid) => Decision::PlaceRaided(seat, raid),
            Self::Capture => Decision::Capture(seat),
        }
    }
}
