//! What the storage part of the captain phase asks and remembers.

use tabletop::Seat;

use crate::moment::At;
use crate::moment::step::{self, Step};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::good::{ByGood, GoodSet};
use crate::vocabulary::window::Window;

/// What the phase asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Question {
    /// Guests, before the seat stores.
    Guests,
    /// A kind for a warehouse.
    StoreKind,
    /// A single good to keep.
    KeepSingle,
}

/// What the seat that is storing has named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Memory {
    /// The kinds for its warehouses.
    pub(crate) stored: GoodSet,
    /// The single goods before the last one.
    pub(crate) singles: ByGood<u8>,
}

/// A question about what has been named so far.
impl step::Question for (Memory, Question) {
    #[inline(always)]
    fn step(self) -> Step {
        match self.1 {
            Question::Guests => Step::StorageGuests,
            _ => Step::Store,
        }
    }

    #[inline]
    fn stand(self, at: &mut At) {
        let (memory, question) = self;
        *at = At::Storage(memory, question);
    }
}

impl Question {
    /// The question as everybody sees it.
    pub(crate) const fn decision(self, seat: Seat) -> Decision {
        match self {
            Self::Guests => Decision::Guesthouse(seat, Window::Storage),
            Self::StoreKind => Decision::StoreKind(seat),
            Self::KeepSingle => Decision::KeepSingle(seat),
        }
    }
}
