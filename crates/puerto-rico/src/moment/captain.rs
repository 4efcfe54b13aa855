//! What the loading part of the captain phase asks and remembers.

use tabletop::{Seat, SeatSet};

use crate::moment::At;
use crate::moment::gains::gains;
use crate::moment::step::{self, Step};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::good::{ByGood, Good, GoodSet};
use crate::vocabulary::window::Window;

/// What the loading part asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Question {
    /// Guests, before the seat's turn.
    Guests,
    /// `strict_optional`: what comes before the first loading, or on top of one.
    Gain(Gain),
    /// The next good for the royal supplier, after these.
    RoyalSupplier(GoodSet),
    Load,
    /// How many goods of this kind go on the small wharf, after those of earlier kinds.
    SmallWharf(Good, ByGood<u8>),
}

gains! {
    /// What is asked about before the first loading, or on top of one, with `strict_optional`.
    pub(crate) enum Gain {
        LighthouseCaptain,
        UnionHall { points: u8 },
        CaptainPrivilege,
        Harbor,
        Lighthouse,
    }
}

/// What the loading part remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Memory {
    /// How many seats have passed since the last loading.
    pub(crate) passes: u8,
    /// Whether the captain has loaded, which uses the privilege up.
    pub(crate) privilege_used: bool,
    /// Seats whose wharf was used.
    pub(crate) wharves_used: SeatSet,
    /// With expansions: seats that have had their first turn.
    pub(crate) begun: SeatSet,
    /// Seats whose small wharf was used.
    pub(crate) small_wharves_used: SeatSet,
}

impl step::Question for Question {
    #[inline(always)]
    fn step(self) -> Step {
        match self {
            Self::Guests => Step::CaptainGuests,
            Self::Gain(Gain::LighthouseCaptain | Gain::UnionHall { .. }) | Self::RoyalSupplier(_) => {
                Step::FirstTurn
            }
            Self::Gain(Gain::CaptainPrivilege | Gain::Harbor | Gain::Lighthouse)
            | Self::Load
            | Self::SmallWharf(..) => Step::Load,
        }
    }

    #[inline]
    fn stand(self, at: &mut At) {
        if let At::Captain(_, question) = at {
            *question = self;
        }
    }
}

impl Question {
    /// The question as everybody sees it.
    pub(crate) const fn decision(self, seat: Seat) -> Decision {
        match self {
            Self::Guests => Decision::Guesthouse(seat, Window::Captain),
            Self::Gain(gain) => Decision::Optional(seat, gain.told()),
            Self::RoyalSupplier(given) => Decision::RoyalSupplier(seat, given),
            Self::Load => Decision::Load(seat),
            Self::SmallWharf(good, shipped) => Decision::SmallWharf(seat, good, shipped),
        }
    }
}
