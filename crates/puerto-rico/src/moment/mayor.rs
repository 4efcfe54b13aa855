//! What the mayor phase asks and remembers.

use tabletop::{Seat, SeatSet};

use crate::moment::At;
use crate::moment::step::{self, Step};
use crate::vocabulary::decision::{Decision, Gain, VillaOccasion};
use crate::vocabulary::place::Place;
use crate::vocabulary::window::Window;

/// What the phase asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Question {
    /// Guests, before anybody arrives.
    Guests,
    Privilege,
    SecondWorker,
    /// `decline_workers`: the next worker of the ship.
    ShipWorker,
    /// The next worker or noble of the ship.
    ShipPerson,
    /// `strict_optional`: the villa's noble.
    Villa(VillaOccasion),
    PlaceWorkers {
        place: Place,
        /// The circles of all later places.
        circles_after: u8,
    },
    PlaceNobles {
        place: Place,
        /// The workers on all later places and in San Juan.
        workers_after: u8,
    },
}

/// What the phase remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Memory {
    /// With Nobles: seats that got their first person of the phase, so their villas are done.
    pub(crate) received: SeatSet,
}

impl step::Question for Question {
    #[inline(always)]
    fn step(self) -> Step {
        match self {
            Self::Guests => Step::MayorGuests,
            Self::Privilege | Self::SecondWorker | Self::Villa(VillaOccasion::Privilege) => {
                Step::MayorPrivilege
            }
            Self::ShipWorker => Step::OfferShip,
            Self::ShipPerson | Self::Villa(VillaOccasion::Ship) => Step::BoardShip,
            Self::Villa(VillaOccasion::Nobody) => Step::LateVilla,
            Self::PlaceWorkers { .. } => Step::PlaceWorkers,
            Self::PlaceNobles { .. } => Step::PlaceNobles,
        }
    }

    #[inline]
    fn stand(self, at: &mut At) {
        if let At::Mayor(_, question) = at {
            *question = self;
        }
    }
}

impl Question {
    /// The question as everybody sees it.
    pub(crate) const fn decision(self, seat: Seat) -> Decision {
        match self {
            Self::Guests => Decision::Guesthouse(seat, Window::Mayor),
            Self::Privilege => Decision::MayorPrivilege(seat),
            Self::SecondWorker => Decision::SecondWorker(seat),
            Self::ShipWorker => Decision::ShipWorker(seat),
            Self::ShipPerson => Decision::ShipPerson(seat),
            Self::Villa(occasion) => Decision::Optional(seat, Gain::Villa { occasion }),
            Self::PlaceWorkers { place, .. } => Decision::PlaceWorkers(seat, place),
            Self::PlaceNobles { place, .. } => Decision::PlaceNobles(seat, place),
        }
    }
}
