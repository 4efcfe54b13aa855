//! What the builder phase asks.

use tabletop::Seat;

use crate::moment::At;
use crate::moment::gains::gains;
use crate::moment::step::{self, Step};
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::{Debt, Decision};
use crate::vocabulary::window::Window;

/// What the phase asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Question {
    /// Guests, before the seat's turn.
    Guests,
    Build,
    BlackMarket(Debt),
    /// `strict_optional`: a discount or the church's points.
    Gain(Gain),
    /// A worker for the building just bought.
    University(Building),
}

gains! {
    /// What is asked about after a purchase, with `strict_optional`.
    pub(crate) enum Gain {
        QuarryDiscount { building: Building, doubloons: u8 },
        BuilderPrivilege { building: Building, doubloons: u8 },
        ForestDiscount { building: Building, doubloons: u8 },
        ZoningDiscount { building: Building, doubloons: u8 },
        Church { building: Building, points: u8 },
    }
}

impl step::Question for Question {
    #[inline(always)]
    fn step(self) -> Step {
        match self {
            Self::Guests => Step::BuilderGuests,
            Self::Build | Self::BlackMarket(_) | Self::Gain(_) | Self::University(_) => Step::Purchase,
        }
    }

    #[inline]
    fn stand(self, at: &mut At) {
        *at = At::Builder(self);
    }
}

impl Question {
    /// The question as everybody sees it.
    pub(crate) const fn decision(self, seat: Seat) -> Decision {
        match self {
            Self::Guests => Decision::Guesthouse(seat, Window::Builder),
            Self::Build => Decision::Build(seat),
            Self::BlackMarket(debt) => Decision::BlackMarket(seat, debt),
            Self::Gain(gain) => Decision::Optional(seat, gain.told()),
            Self::University(building) => Decision::University(seat, building),
        }
    }
}
