//! What the craftsman phase asks and remembers.

use tabletop::Seat;

use crate::moment::At;
use crate::moment::gains::gains;
use crate::moment::step::{self, Step};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::good::{ByGood, Good, GoodSet};
use crate::vocabulary::window::Window;

/// What the phase asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Question {
    /// Guests, before the seat's production.
    Guests,
    /// `strict_optional`: the chapel's or jeweler's gain, the production, a factory's doubloons.
    Gain(Gain),
    /// Guests, before the craftsman's privilege.
    PrivilegeGuests,
    Privilege,
    /// The library's good after this one.
    SecondGood(Good),
}

gains! {
    /// What is asked about with `strict_optional`.
    pub(crate) enum Gain {
        ChapelDoubloon,
        ChapelPoint,
        Jeweler { doubloons: u8 },
        Production,
        SpecialtyFactory { doubloons: u8, factory: u8 },
        Factory { doubloons: u8 },
        SpecialtyFactoryPrivilege { good: Good, is_second: bool },
    }
}

/// What the phase remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Memory {
    /// The kinds that the craftsman received, for the privilege.
    pub(crate) kinds: GoodSet,
    /// What the craftsman received, where a ruling asks for it (`specialty_counts_privilege`).
    pub(crate) received: ByGood<u8>,
}

impl step::Question for Question {
    #[inline(always)]
    fn step(self) -> Step {
        match self {
            Self::Guests => Step::CraftsmanGuests,
            Self::Gain(Gain::ChapelDoubloon | Gain::ChapelPoint) => Step::Chapel,
            Self::Gain(Gain::Jeweler { .. }) => Step::Jeweler,
            Self::Gain(Gain::SpecialtyFactoryPrivilege { .. }) | Self::Privilege | Self::SecondGood(_) => {
                Step::CraftsmanPrivilege
            }
            Self::Gain(Gain::Production | Gain::SpecialtyFactory { .. } | Gain::Factory { .. }) => {
                Step::Produce
            }
            Self::PrivilegeGuests => Step::PrivilegeGuests,
        }
    }

    #[inline]
    fn stand(self, at: &mut At) {
        if let At::Craftsman(_, question) = at {
            *question = self;
        }
    }
}

impl Question {
    /// The question as everybody sees it.
    pub(crate) const fn decision(self, seat: Seat) -> Decision {
        match self {
            Self::Guests => Decision::Guesthouse(seat, Window::Production),
            Self::Gain(gain) => Decision::Optional(seat, gain.told()),
            Self::PrivilegeGuests => Decision::Guesthouse(seat, Window::CraftsmanPrivilege),
            Self::Privilege => Decision::CraftsmanPrivilege(seat),
            Self::SecondGood(first) => Decision::SecondGood(seat, first),
        }
    }
}
