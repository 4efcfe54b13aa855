//! A place at the table, by its number.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, numbered clockwise from 0. In Puerto Rico seat 0 starts; in Altiplano chance or the setup
/// decides who does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(maximum = 4))]
#[serde(transparent)]
pub struct Seat(pub u8);

/// No game has a seat with this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchSeat(pub u8);

impl fmt::Display for NoSuchSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no game has a seat {}; seats are numbered from 0", self.0)
    }
}

impl std::error::Error for NoSuchSeat {}

impl From<tabletop::Seat> for Seat {
    fn from(seat: tabletop::Seat) -> Self {
        Self(seat.index() as u8)
    }
}

impl TryFrom<Seat> for tabletop::Seat {
    type Error = NoSuchSeat;

    fn try_from(seat: Seat) -> Result<Self, NoSuchSeat> {
        Self::try_new(usize::from(seat.0)).ok_or(NoSuchSeat(seat.0))
    }
}
