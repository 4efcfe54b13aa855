//! The one thing that the game waits for (rules reference, section 14.2).

use tabletop::{Seat, SeatSet};

use crate::vocabulary::good::{Good, Tiles};
use crate::vocabulary::location::LocationSet;

/// Where corn comes from that needs a shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CornSource {
    /// Gained: it lies on the Road.
    Road,
    /// Sent on from the corn store; so many more follow.
    Store {
        /// How many follow.
        more: u8,
    },
}

/// The last small action of a sale, a delivery or a trade: the next must not come before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Last {
    /// Its kind.
    pub good: Good,
    /// Whether it was the any-location tile.
    pub wild: bool,
}

/// The open decision with its data. A state holds exactly one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Chance: the next location of the ring.
    Ring,
    /// Chance: the start player.
    StartPlayer,
    /// Chance: the next order for the Market.
    Order,
    /// Chance: the next extension for the strip.
    Extension,
    /// Chance: the role of the seat.
    DealRole(Seat),
    /// D1.
    DraftRole(Seat),
    /// Chance: the next Mission for the seat.
    DealMission(Seat),
    /// D2.
    KeepMission(SeatSet),
    /// D3.
    GiveMission(SeatSet),
    /// D4.
    KeepReceived(SeatSet),
    /// D5.
    TakeBack(SeatSet),
    /// Chance: the seat draws a tile.
    Draw {
        /// Who.
        seat: Seat,
        /// Who wants to go on drawing (`draw_fewer` only).
        drawing: SeatSet,
    },
    /// D6 (`draw_fewer` only).
    DrawMore {
        /// Who has not answered.
        asked: SeatSet,
        /// Who was asked, those who have answered included.
        offered: SeatSet,
        /// Who goes on drawing; sealed until all have answered.
        more: SeatSet,
    },
    /// D7.
    Swap(SeatSet),
    /// Chance: the tile that the seat's E18 draws.
    SwapDraw(Seat),
    /// D8.
    Plan(SeatSet),
    /// D9.
    PlacePawn(Seat),
    /// D10.
    Act {
        /// Who.
        seat: Seat,
        /// Locations where an action is possible now.
        open: LocationSet,
        /// Whether an action without location is possible.
        anywhere: bool,
        /// Whether the seat has moved in this turn.
        moved: bool,
    },
    /// D11.
    TradeCacao {
        /// Who.
        seat: Seat,
        /// The trade before.
        last: Last,
    },
    /// D12.
    Sell {
        /// Who.
        seat: Seat,
        /// The sale before.
        last: Last,
    },
    /// D13.
    Deliver {
        /// Who.
        seat: Seat,
        /// The delivery before.
        last: Last,
    },
    /// D14.
    Store(Seat),
    /// D15.
    Corn {
        /// Who.
        seat: Seat,
        /// Where it comes from.
        source: CornSource,
    },
    /// D16.
    AfterAction(Seat),
    /// Chance: the seat's E24 draws a tile.
    FinalDraw {
        /// Who.
        seat: Seat,
        /// How many tiles may still be drawn.
        left: u8,
        /// Drawn tiles that fit nowhere.
        aside: Tiles,
    },
    /// The game is over.
    Over,
}

impl Decision {
    /// The seats that are asked; none for chance and at the end.
    #[must_use]
    #[inline]
    pub const fn asked(self) -> SeatSet {
        match self {
            Self::Ring
            | Self::StartPlayer
            | Self::Order
            | Self::Extension
            | Self::DealRole(_)
            | Self::DealMission(_)
            | Self::Draw { .. }
            | Self::SwapDraw(_)
            | Self::FinalDraw { .. }
            | Self::Over => SeatSet::EMPTY,
            Self::KeepMission(asked)
            | Self::GiveMission(asked)
            | Self::KeepReceived(asked)
            | Self::TakeBack(asked)
            | Self::DrawMore { asked, .. }
            | Self::Swap(asked)
            | Self::Plan(asked) => asked,
            Self::DraftRole(seat)
            | Self::PlacePawn(seat)
            | Self::Act { seat, .. }
            | Self::TradeCacao { seat, .. }
            | Self::Sell { seat, .. }
            | Self::Deliver { seat, .. }
            | Self::Store(seat)
            | Self::Corn { seat, .. }
            | Self::AfterAction(seat) => SeatSet::only(seat),
        }
    }
}
