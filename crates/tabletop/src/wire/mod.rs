//! What the wire forms of all games share. Nothing here knows JSON: serde's data model is enough.

mod bot;
#[cfg(feature = "typescript")]
mod declared;
mod game;

use serde::{Deserialize, Deserializer};

pub use bot::{BotId, BotRow, UnknownBot};
#[cfg(feature = "typescript")]
pub use declared::{Declaration, Declared};
pub use game::{ChartEvent, NoOutlook, NoPlan, Part, PlanError, PointSource, SeatFigures, WireGame};

use crate::{NoSuchSeat, Seat};

/// Whether a value is left out because it says nothing: 0, `false`, `None`, an empty list.
#[must_use]
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Reads a value that may be left out; null also stands for its default.
///
/// # Errors
/// When it can't be read.
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

/// Says which types of a game are written in TypeScript, in their order, and which of them is the type of its
/// phases: `declared! { State, phase Role: Good, Role, Action }`. Without the feature `typescript` it expands to
/// nothing.
#[macro_export]
macro_rules! declared {
    ($state:ty, phase $phase:ident: $($type:ty),+ $(,)?) => {
        #[cfg(feature = "typescript")]
        impl $crate::wire::Declared for $state {
            const PHASE: &'static str = stringify!($phase);

            fn declarations(config: &::ts_rs::Config) -> ::std::vec::Vec<$crate::wire::Declaration> {
                ::std::vec![$($crate::wire::Declaration::of::<$type>(config)),+]
            }
        }
    };
}
