//! A table's agreement as a state carries it.

use crate::setup::prices::SeatPrices;
use crate::setup::{Draft, Setup};
use crate::vocabulary::expansion::{Expansion, Expansions};
use crate::vocabulary::nobles_market::NoblesMarket;
use crate::vocabulary::rules::{Edition, Switches};

/// A table's agreement in a few bytes; the counterpart of [`Setup`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Agreement {
    pub seat_count: u8,
    pub edition: Edition,
    /// The pool that replaces the edition's, or 0.
    pub pool: u16,
    /// The rulings in force, those of the edition's preset included.
    pub switches: Switches,
    pub expansions: Expansions,
    pub is_random_draft: bool,
    pub is_named_market: bool,
    pub nobles_market: NoblesMarket,
    pub seat_prices: SeatPrices,
}

impl Agreement {
    /// Whether New Buildings is played.
    pub(crate) const fn has_new_buildings(&self) -> bool {
        self.expansions.has(Expansion::NewBuildings)
    }

    /// Whether Nobles is played.
    pub(crate) const fn has_nobles(&self) -> bool {
        self.expansions.has(Expansion::Nobles)
    }

    /// The agreement of a setup.
    pub(crate) fn of(setup: &Setup) -> Self {
        Self {
            seat_count: setup.player_count as u8,
            edition: setup.edition,
            pool: setup.victory_point_pool.unwrap_or(0),
            switches: setup.rulings(),
            expansions: setup.expansions,
            is_random_draft: setup.draft == Draft::Random,
            is_named_market: matches!(setup.draft, Draft::Named(_)),
            nobles_market: setup.nobles_market(),
            seat_prices: SeatPrices::of(&setup.seat_prices),
        }
    }
}
