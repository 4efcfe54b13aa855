//! What the trader phase asks and remembers.

use tabletop::Seat;

use crate::moment::At;
use crate::moment::gains::gains;
use crate::moment::step::{self, Step};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::good::Good;
use crate::vocabulary::window::Window;

/// What the phase asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Question {
    /// Guests, before the seat's turn.
    Guests,
    Sell,
    /// `strict_optional`: what comes on top of the price.
    Gain(Gain),
    LandOffice,
    /// Chance: what the land office draws.
    LandOfficeDraw,
    /// What it drew, face up or as a forest.
    PlaceDrawn(Good),
}

gains! {
    /// What comes on top of a price, asked about with `strict_optional`.
    pub(crate) enum Gain {
        TraderPrivilege,
        SmallMarket,
        LargeMarket,
        TradingPostPrivilege,
    }
}

/// What the phase remembers, with Nobles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Memory {
    /// Whether the seat whose turn it is used its land office.
    pub(crate) land_office_used: bool,
    /// Whether that seat sold, or has nothing to sell.
    pub(crate) sold: bool,
}

impl step::Question for Question {
    #[inline(always)]
    fn step(self) -> Step {
        match self {
            Self::Guests => Step::TraderGuests,
            Self::Sell | Self::Gain(_) | Self::LandOffice | Self::LandOfficeDraw | Self::PlaceDrawn(_) => {
                Step::Trade
            }
        }
    }

    #[inline(always)]
    fn is_chance(self) -> bool {
        matches!(self, Self::LandOfficeDraw)
    }

    #[inline]
    fn stand(self, at: &mut At) {
        if let At::Trader(_, question) = at {
            *question = self;
        }
    }
}

impl Question {
    /// The question as everybody sees it.
    pub(crate) const fn decision(self, seat: Seat) -> Decision {
        match self {
            Self::Guests => Decision::Guesthouse(seat, Window::Trader),
            Self::Sell => Decision::Sell(seat),
            Self::Gain(gain) => Decision::Optional(seat, gain.told()),
            Self::LandOffice => Decision::LandOffice(seat),
            Self::LandOfficeDraw => Decision::LandOfficePlantation(seat),
            Self::PlaceDrawn(good) => Decision::PlaceDrawn(seat, good),
        }
    }
}
