//! What the setup asks.

use tabletop::Seat;

use crate::moment::At;
use crate::moment::step::{self, Step};
use crate::vocabulary::decision::Decision;

/// What the setup asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Question {
    /// A kind of building for the main board.
    Draft,
    /// Chance: the same.
    DraftChance,
    /// Chance: the festival's crop task.
    CropTask,
    /// Chance: the next good of its production task.
    GoodTask,
    /// Chance: its building task.
    BuildingTask,
    /// Chance: the next tile of the first row.
    Row,
}

impl step::Question for Question {
    #[inline(always)]
    fn is_chance(self) -> bool {
        !matches!(self, Self::Draft)
    }

    #[inline(always)]
    fn step(self) -> Step {
        match self {
            Self::Draft | Self::DraftChance => Step::Draft,
            Self::CropTask | Self::GoodTask | Self::BuildingTask => Step::Tasks,
            Self::Row => Step::FirstRow,
        }
    }

    #[inline]
    fn stand(self, at: &mut At) {
        *at = At::Setup(self);
    }
}

impl Question {
    /// The question as everybody sees it.
    pub(crate) const fn decision(self, seat: Seat) -> Decision {
        match self {
            Self::Draft => Decision::Draft(seat),
            Self::DraftChance => Decision::DraftChance,
            Self::CropTask => Decision::FestivalCrop,
            Self::GoodTask => Decision::FestivalGood,
            Self::BuildingTask => Decision::FestivalBuilding,
            Self::Row => Decision::RevealPlantation,
        }
    }
}
