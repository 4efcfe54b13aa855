//! What the settler phase asks.

use tabletop::Seat;

use crate::moment::At;
use crate::moment::step::{self, Step};
use crate::vocabulary::decision::{Decision, Gain};
use crate::vocabulary::good::Good;
use crate::vocabulary::tile::Tile;
use crate::vocabulary::window::Window;

/// What the phase asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Question {
    /// Guests, before the seat's turn.
    Guests,
    Hacienda,
    /// Chance: what the hacienda draws.
    HaciendaDraw,
    /// What it drew, face up or as a forest.
    PlaceDrawn(Good),
    /// Guests, between the hacienda's tile and the normal one.
    TileGuests,
    Tile,
    Hospice(Tile),
    /// The hospice, when the new tile is a forest.
    HospiceForest,
    SecondTileGuests,
    SecondTile,
    LodgeGuests,
    Lodge,
    /// `strict_optional`: the lodge's points.
    LodgePoints,
    /// Chance: the next tile of the new row.
    Row,
}

impl step::Question for Question {
    #[inline(always)]
    fn is_chance(self) -> bool {
        matches!(self, Self::Row | Self::HaciendaDraw)
    }

    #[inline(always)]
    fn step(self) -> Step {
        match self {
            Self::Guests => Step::SettlerGuests,
            Self::Hacienda | Self::HaciendaDraw | Self::PlaceDrawn(_) | Self::TileGuests => Step::Hacienda,
            Self::Tile | Self::Hospice(_) | Self::HospiceForest => Step::TakeTile,
            Self::SecondTileGuests => Step::SecondTileGuests,
            Self::SecondTile => Step::SecondTile,
            Self::LodgeGuests => Step::LodgeGuests,
            Self::Lodge | Self::LodgePoints => Step::HuntingLodge,
            Self::Row => Step::RenewRow,
        }
    }

    #[inline]
    fn stand(self, at: &mut At) {
        *at = At::Settler(self);
    }
}

impl Question {
    /// The question as everybody sees it.
    pub(crate) const fn decision(self, seat: Seat) -> Decision {
        match self {
            Self::Guests => Decision::Guesthouse(seat, Window::Settler),
            Self::Hacienda => Decision::Hacienda(seat),
            Self::HaciendaDraw => Decision::HaciendaPlantation(seat),
            Self::PlaceDrawn(good) => Decision::PlaceDrawn(seat, good),
            Self::TileGuests => Decision::Guesthouse(seat, Window::Tile),
            Self::Tile => Decision::TakeTile(seat),
            Self::Hospice(tile) => Decision::Hospice(seat, tile),
            Self::HospiceForest => Decision::HospiceForest(seat),
            Self::SecondTileGuests => Decision::Guesthouse(seat, Window::SecondTile),
            Self::SecondTile => Decision::SecondTile(seat),
            Self::LodgeGuests => Decision::Guesthouse(seat, Window::HuntingLodge),
            Self::Lodge => Decision::HuntingLodge(seat),
            Self::LodgePoints => Decision::Optional(seat, Gain::HuntingLodge),
            Self::Row => Decision::RevealPlantation,
        }
    }
}
