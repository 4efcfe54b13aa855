//! What the wire's forms of all games share. Nothing here knows JSON: serde's data model is enough.

use serde::{Deserialize, Deserializer};

use crate::{NoSuchSeat, Seat};

/// Whether a value is left out because it says nothing: 0, no, nothing, an empty list.
#[must_use]
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Reads a value that may be left out; null stands for its default too.
///
/// # Errors
/// That it can't be read.
pub fn or_null<'de, T: Default + Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    Option::deserialize(deserializer).map(Option::unwrap_or_default)
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.index() as Self
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::try_new(usize::from(number)).ok_or(NoSuchSeat(number))
    }
}
