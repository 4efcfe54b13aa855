//! The one thing that the game waits for.

use serde::{Deserialize, Serialize};
use tabletop::SeatSet;
use ts_rs::TS;

use super::good::tiles;
use super::{Good, Location};
use crate::mirror::facts;
use crate::{NoSuchSeat, Seat};

/// The open decision with its data. A game waits for exactly one; several seats may be asked together,
/// each under seal until all have answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = AltiplanoDecision))]
#[serde(tag = "type", rename_all = "snake_case")]
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
    DealRole {
        /// Whose.
        seat: Seat,
    },
    /// A role of those that are left.
    DraftRole {
        /// Who is asked.
        seat: Seat,
    },
    /// Chance: the next Mission for the seat.
    DealMission {
        /// Whose.
        seat: Seat,
    },
    /// One of the own three Missions.
    KeepMission {
        /// Who has not answered.
        asked: Vec<Seat>,
    },
    /// Where the other two Missions go.
    GiveMission {
        /// Who has not answered.
        asked: Vec<Seat>,
    },
    /// One of the two Missions received.
    KeepReceived {
        /// Who has not answered.
        asked: Vec<Seat>,
    },
    /// Tiles and coins back from action spaces; answered by a plan.
    TakeBack {
        /// Who has not answered.
        asked: Vec<Seat>,
    },
    /// Chance: the seat draws a tile.
    Draw {
        /// Who.
        seat: Seat,
        /// Who wants to go on drawing (`draw_fewer` only).
        drawing: Vec<Seat>,
    },
    /// One more tile or no more (`draw_fewer` only).
    DrawMore {
        /// Who has not answered.
        asked: Vec<Seat>,
        /// Who was asked, those who have answered included.
        offered: Vec<Seat>,
        /// Who goes on drawing, as far as the observer may know it.
        more: Vec<Seat>,
    },
    /// A tile for another (E18).
    Swap {
        /// Who has not answered.
        asked: Vec<Seat>,
    },
    /// Chance: the tile that the seat's E18 draws.
    SwapDraw {
        /// Whose.
        seat: Seat,
    },
    /// Tiles and coins onto action spaces; answered by a plan.
    Plan {
        /// Who has not answered.
        asked: Vec<Seat>,
    },
    /// The pawn's first place.
    PlacePawn {
        /// Who is asked.
        seat: Seat,
    },
    /// A move, an action, or no more actions this round.
    Act {
        /// Who is asked.
        seat: Seat,
        /// Locations where the seat could act now.
        open: Vec<Location>,
        /// Whether an action is possible that needs no location.
        anywhere: bool,
        /// Whether the seat has moved in this turn.
        moved: bool,
    },
    /// One more cacao, or done.
    TradeCacao {
        /// Who is asked.
        seat: Seat,
        /// The trade before.
        last: Last,
    },
    /// One more tile to sell, or done.
    Sell {
        /// Who is asked.
        seat: Seat,
        /// The sale before.
        last: Last,
    },
    /// One more tile to deliver, or done.
    Deliver {
        /// Who is asked.
        seat: Seat,
        /// The delivery before.
        last: Last,
    },
    /// One more tile to store, or done.
    Store {
        /// Who is asked.
        seat: Seat,
    },
    /// The shelf for a corn.
    Corn {
        /// Who is asked.
        seat: Seat,
        /// Where it comes from.
        source: CornSource,
    },
    /// A move, or the end of the turn.
    AfterAction {
        /// Who is asked.
        seat: Seat,
    },
    /// Chance: the seat's E24 draws a tile.
    FinalDraw {
        /// Whose.
        seat: Seat,
        /// How many tiles may still be drawn.
        left: u8,
        /// Drawn tiles that fit nowhere.
        aside: Vec<Good>,
    },
    /// The game is over.
    Over,
}

/// The last small action of a sale, a delivery or a trade: the next must not come before it in the order
/// of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Last {
    /// Its kind.
    pub good: Good,
    /// Whether it was the any-location tile.
    pub wild: bool,
}

facts! {
    /// Where corn comes from that needs a shelf.
    pub enum CornSource = altiplano::CornSource {
        /// Gained: it lies on the Road.
        Road,
        /// Sent on from the corn store.
        Store {
            /// So many more follow.
            more: u8,
        },
    }
}

impl From<altiplano::Last> for Last {
    fn from(last: altiplano::Last) -> Self {
        let altiplano::Last { good, wild } = last;
        Self {
            good: good.into(),
            wild,
        }
    }
}

impl From<Last> for altiplano::Last {
    fn from(last: Last) -> Self {
        Self {
            good: last.good.into(),
            wild: last.wild,
        }
    }
}

impl From<CornSource> for altiplano::CornSource {
    fn from(source: CornSource) -> Self {
        match source {
            CornSource::Road => Self::Road,
            CornSource::Store { more } => Self::Store { more },
        }
    }
}

/// The seats of a set, in order.
pub(super) fn seats(seats: SeatSet) -> Vec<Seat> {
    seats.iter().map(Into::into).collect()
}

/// The set of these seats.
pub(super) fn seat_set(seats: &[Seat]) -> Result<SeatSet, NoSuchSeat> {
    seats.iter().map(|&seat| tabletop::Seat::try_from(seat)).collect()
}

impl From<altiplano::Decision> for Decision {
    fn from(decision: altiplano::Decision) -> Self {
        use altiplano::Decision as Rules;
        match decision {
            Rules::Ring => Self::Ring,
            Rules::StartPlayer => Self::StartPlayer,
            Rules::Order => Self::Order,
            Rules::Extension => Self::Extension,
            Rules::DealRole(seat) => Self::DealRole { seat: seat.into() },
            Rules::DraftRole(seat) => Self::DraftRole { seat: seat.into() },
            Rules::DealMission(seat) => Self::DealMission { seat: seat.into() },
            Rules::KeepMission(asked) => Self::KeepMission { asked: seats(asked) },
            Rules::GiveMission(asked) => Self::GiveMission { asked: seats(asked) },
            Rules::KeepReceived(asked) => Self::KeepReceived { asked: seats(asked) },
            Rules::TakeBack(asked) => Self::TakeBack { asked: seats(asked) },
            Rules::Draw { seat, drawing } => Self::Draw {
                seat: seat.into(),
                drawing: seats(drawing),
            },
            Rules::DrawMore { asked, offered, more } => Self::DrawMore {
                asked: seats(asked),
                offered: seats(offered),
                more: seats(more),
            },
            Rules::Swap(asked) => Self::Swap { asked: seats(asked) },
            Rules::SwapDraw(seat) => Self::SwapDraw { seat: seat.into() },
            Rules::Plan(asked) => Self::Plan { asked: seats(asked) },
            Rules::PlacePawn(seat) => Self::PlacePawn { seat: seat.into() },
            Rules::Act {
                seat,
                open,
                anywhere,
                moved,
            } => Self::Act {
                seat: seat.into(),
                open: open.iter().map(Into::into).collect(),
                anywhere,
                moved,
            },
            Rules::TradeCacao { seat, last } => Self::TradeCacao {
                seat: seat.into(),
                last: last.into(),
            },
            Rules::Sell { seat, last } => Self::Sell {
                seat: seat.into(),
                last: last.into(),
            },
            Rules::Deliver { seat, last } => Self::Deliver {
                seat: seat.into(),
                last: last.into(),
            },
            Rules::Store(seat) => Self::Store { seat: seat.into() },
            Rules::Corn { seat, source } => Self::Corn {
                seat: seat.into(),
                source: source.into(),
            },
            Rules::AfterAction(seat) => Self::AfterAction { seat: seat.into() },
            Rules::FinalDraw { seat, left, aside } => Self::FinalDraw {
                seat: seat.into(),
                left,
                aside: tiles(aside),
            },
            Rules::Over => Self::Over,
        }
    }
}

impl TryFrom<&Decision> for altiplano::Decision {
    type Error = NoSuchSeat;

    fn try_from(decision: &Decision) -> Result<Self, NoSuchSeat> {
        use Decision as Wire;
        Ok(match *decision {
            Wire::Ring => Self::Ring,
            Wire::StartPlayer => Self::StartPlayer,
            Wire::Order => Self::Order,
            Wire::Extension => Self::Extension,
            Wire::DealRole { seat } => Self::DealRole(seat.try_into()?),
            Wire::DraftRole { seat } => Self::DraftRole(seat.try_into()?),
            Wire::DealMission { seat } => Self::DealMission(seat.try_into()?),
            Wire::KeepMission { ref asked } => Self::KeepMission(seat_set(asked)?),
            Wire::GiveMission { ref asked } => Self::GiveMission(seat_set(asked)?),
            Wire::KeepReceived { ref asked } => Self::KeepReceived(seat_set(asked)?),
            Wire::TakeBack { ref asked } => Self::TakeBack(seat_set(asked)?),
            Wire::Draw { seat, ref drawing } => Self::Draw {
                seat: seat.try_into()?,
                drawing: seat_set(drawing)?,
            },
            Wire::DrawMore {
                ref asked,
                ref offered,
                ref more,
            } => Self::DrawMore {
                asked: seat_set(asked)?,
                offered: seat_set(offered)?,
                more: seat_set(more)?,
            },
            Wire::Swap { ref asked } => Self::Swap(seat_set(asked)?),
            Wire::SwapDraw { seat } => Self::SwapDraw(seat.try_into()?),
            Wire::Plan { ref asked } => Self::Plan(seat_set(asked)?),
            Wire::PlacePawn { seat } => Self::PlacePawn(seat.try_into()?),
            Wire::Act {
                seat,
                ref open,
                anywhere,
                moved,
            } => Self::Act {
                seat: seat.try_into()?,
                open: open.iter().map(|&location| location.into()).collect(),
                anywhere,
                moved,
            },
            Wire::TradeCacao { seat, last } => Self::TradeCacao {
                seat: seat.try_into()?,
                last: last.into(),
            },
            Wire::Sell { seat, last } => Self::Sell {
                seat: seat.try_into()?,
                last: last.into(),
            },
            Wire::Deliver { seat, last } => Self::Deliver {
                seat: seat.try_into()?,
                last: last.into(),
            },
            Wire::Store { seat } => Self::Store(seat.try_into()?),
            Wire::Corn { seat, source } => Self::Corn {
                seat: seat.try_into()?,
                source: source.into(),
            },
            Wire::AfterAction { seat } => Self::AfterAction(seat.try_into()?),
            Wire::FinalDraw {
                seat,
                left,
                ref aside,
            } => Self::FinalDraw {
                seat: seat.try_into()?,
                left,
                aside: aside.iter().map(|&good| good.into()).collect(),
            },
            Wire::Over => Self::Over,
        })
    }
}
