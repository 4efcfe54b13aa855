//! House rule: seats that were bid for give up points at the end. The auction itself is not part of the game.

use alloc::vec::Vec;

use tabletop::{PerSeat, Seat};

use crate::setup::SetupError;

/// The most that a seat can give up, in points.
pub const SEAT_PRICE_MAX: u8 = 20;

/// What each seat gives up at the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct SeatPrices(PerSeat<u8>);

impl SeatPrices {
    /// The prices of a setup.
    pub(crate) fn of(prices: &[u8]) -> Self {
        Self(PerSeat::from_fn(|seat: Seat| {
            prices.get(seat.index()).copied().unwrap_or_default()
        }))
    }

    /// What the seat gives up.
    pub(crate) fn of_seat(&self, seat: Seat) -> u8 {
        self.0[seat]
    }

    /// As a setup has them: nothing if no seat gives up anything.
    pub(crate) fn listed(&self, seat_count: usize) -> Vec<u8> {
        let prices = &self.0.0[..seat_count];
        match prices.iter().all(|&price| price == 0) {
            true => Vec::new(),
            false => prices.to_vec(),
        }
    }
}

/// Whether these can be the prices of this number of seats.
pub(crate) fn check(prices: &[u8], seat_count: usize) -> Result<(), SetupError> {
    let is_of_all = prices.len() == seat_count;
    let is_within = prices.iter().all(|&price| price <= SEAT_PRICE_MAX);
    let is_something = prices.iter().any(|&price| price > 0);
    match prices.is_empty() || is_of_all && is_within && is_something {
        true => Ok(()),
        false => Err(SetupError::SeatPrices { most: SEAT_PRICE_MAX }),
    }
}
