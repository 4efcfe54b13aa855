//! The one thing that the game waits for.

use tabletop::{Seat, SeatSet};

use crate::vocabulary::good::{Good, Tiles};
use crate::vocabulary::location::LocationSet;

tabletop::wire! {
    /// Where corn that needs a shelf comes from.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    pub enum CornSource {
        /// Gained: it lies on the Road.
        Road,
        /// Sent on from the corn store.
        Store {
            /// How many more follow.
            more: u8,
        },
    }
}

tabletop::wire! {
    /// The last small action of a sale, a delivery or a trade: the next must not come before it in the order
    /// of kinds.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    #[cfg_attr(feature = "wire", serde(deny_unknown_fields))]
    pub struct Last {
        /// Its kind.
        pub good: Good,
        /// Whether it was the any-location tile.
        pub wild: bool,
    }
}

tabletop::vocabulary! {
    /// The open decision with its data. A game waits for exactly one; several seats may be asked together,
    /// each answer sealed until all have answered.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Decision as #[cfg_attr(feature = "openapi", schema(as = AltiplanoDecision))] Decision {
        /// Chance: the next location of the ring.
        Ring,
        /// Chance: the start player.
        StartPlayer,
        /// Chance: the next order for the Market.
        Order,
        /// Chance: the next extension for the strip.
        Extension,
        /// Chance: the role of the seat.
        DealRole(
            /// Whose.
            seat: Seat
        ),
        /// One of the roles that are left.
        DraftRole(
            /// Who is asked.
            seat: Seat
        ),
        /// Chance: the next Mission for the seat.
        DealMission(
            /// Whose.
            seat: Seat
        ),
        /// One of the seat's own three Missions.
        KeepMission(
            /// Who has not answered.
            asked: SeatSet
        ),
        /// Where the other two Missions go.
        GiveMission(
            /// Who has not answered.
            asked: SeatSet
        ),
        /// One of the two Missions received.
        KeepReceived(
            /// Who has not answered.
            asked: SeatSet
        ),
        /// Taking tiles and coins back from action spaces; answered by a plan.
        TakeBack(
            /// Who has not answered.
            asked: SeatSet
        ),
        /// Chance: the seat draws a tile.
        Draw {
            /// Who.
            seat: Seat,
            /// Who wants to go on drawing (`draw_fewer` only).
            drawing: SeatSet,
        },
        /// One more tile or no more (`draw_fewer` only).
        DrawMore {
            /// Who has not answered.
            asked: SeatSet,
            /// Who was asked, those who have answered included.
            offered: SeatSet,
            /// Who goes on drawing, as far as the observer may know it.
            more: SeatSet,
        },
        /// Swapping a tile for another (E18).
        Swap(
            /// Who has not answered.
            asked: SeatSet
        ),
        /// Chance: the tile that the seat's E18 draws.
        SwapDraw(
            /// Whose.
            seat: Seat
        ),
        /// Putting tiles and coins onto action spaces; answered by a plan.
        Plan(
            /// Who has not answered.
            asked: SeatSet
        ),
        /// The pawn's first place.
        PlacePawn(
            /// Who is asked.
            seat: Seat
        ),
        /// A move, an action, or no more actions this round.
        Act {
            /// Who is asked.
            seat: Seat,
            /// Locations where the seat could act now.
            open: LocationSet,
            /// Whether an action is possible that needs no location.
            anywhere: bool,
            /// Whether the seat has moved in this turn.
            moved: bool,
        },
        /// One more cacao, or done.
        TradeCacao {
            /// Who is asked.
            seat: Seat,
            /// The previous trade.
            last: Last,
        },
        /// One more tile to sell, or done.
        Sell {
            /// Who is asked.
            seat: Seat,
            /// The previous sale.
            last: Last,
        },
        /// One more tile to deliver, or done.
        Deliver {
            /// Who is asked.
            seat: Seat,
            /// The previous delivery.
            last: Last,
        },
        /// One more tile to store, or done.
        Store(
            /// Who is asked.
            seat: Seat
        ),
        /// The shelf for a corn.
        Corn {
            /// Who is asked.
            seat: Seat,
            /// Where it comes from.
            source: CornSource,
        },
        /// A move, or the end of the turn.
        AfterAction(
            /// Who is asked.
            seat: Seat
        ),
        /// Chance: the seat's E24 draws a tile.
        FinalDraw {
            /// Whose.
            seat: Seat,
            /// How many tiles may still be drawn.
            left: u8,
            /// Drawn tiles that fit nowhere.
            aside: Tiles [
                serde(with = "aside"),
                cfg_attr(feature = "typescript", ts(as = "Vec<Good>")),
                cfg_attr(feature = "openapi", schema(value_type = Vec<Good>)),
            ],
        },
        /// The game is over.
        Over,
    }
}

impl Decision {
    /// Whether a small action is still under way: its consequences follow once it is over.
    pub(crate) const fn is_inside_action(self) -> bool {
        matches!(
            self,
            Self::TradeCacao { .. } | Self::Sell { .. } | Self::Deliver { .. } | Self::Store(_)
        )
    }

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

/// Tiles set aside as a list, each kind as often as it occurs.
#[cfg(feature = "wire")]
mod aside {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{Good, Tiles};
    use crate::vocabulary::good::repeated;

    /// The most tiles that E24 draws.
    const ASIDE_MAX: usize = 10;

    pub(super) fn serialize<S: Serializer>(tiles: &Tiles, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(repeated(tiles.iter()))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Tiles, D::Error> {
        let goods = Vec::<Good>::deserialize(deserializer)?;
        if goods.len() > ASIDE_MAX {
            let message = format!(
                "{} drawn tiles are set aside, at most {ASIDE_MAX} can be",
                goods.len()
            );
            return Err(D::Error::custom(message));
        }
        Ok(goods.into_iter().collect())
    }
}
