//! How far away each end of the game is.

use serde::Serialize;

use crate::vocabulary::event::Trigger;
use crate::{ByLocation, Location, State};

/// One way for the game to end, and how far away that is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = AltiplanoEndDistance))]
pub struct EndDistance {
    /// Which.
    pub trigger: Trigger,
    /// What is left: tiles, cards and carts of the location together, or extensions in the stack.
    pub left: u16,
    /// In how many rounds nothing will be left if things go on as in the rounds up to now, counting the current one; 0
    /// once this end has come, null as long as nothing has been taken.
    pub rounds: Option<u16>,
}

impl State {
    /// Every end that this game can have, nearest first.
    pub(super) fn end_distances(&self, left: &ByLocation<u16>) -> Vec<EndDistance> {
        let start = Self::unpack(&self.setup());
        let orders_at_start = u16::from(self.numbers().orders_open[self.column()]);
        let laid = &self.ring[..self.ring_length.into()];
        let locations = laid.iter().map(|&location| {
            // The open orders are laid out before the first round.
            let orders = if location == Location::Market {
                orders_at_start
            } else {
                0
            };
            let trigger = Trigger::Empty(location);
            (trigger, left[location], start.left_at(location) + orders)
        });
        let stack = |state: &Self| state.stack.iter().count() as u16;
        let strip = (Trigger::Strip, stack(self), stack(&start));
        let distance = |(trigger, left, at_start): (Trigger, u16, u16)| EndDistance {
            trigger,
            left,
            rounds: match self.triggers.iter().any(|one| one == trigger) {
                true => Some(0),
                false => self.rounds_left(left, at_start.saturating_sub(left)),
            },
        };
        let mut ends: Vec<EndDistance> = locations.chain([strip]).map(distance).collect();
        ends.sort_by_key(|end| (end.rounds.unwrap_or(u16::MAX), end.left));
        ends
    }

    /// How many rounds this much lasts if that much was taken in the rounds up to now; `None` before the first round.
    fn rounds_left(&self, left: u16, taken: u16) -> Option<u16> {
        let is_known = self.round > 0 && taken > 0;
        is_known.then(|| (left * u16::from(self.round)).div_ceil(taken))
    }
}
