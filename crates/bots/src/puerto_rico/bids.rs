//! What bots bid for the seats.

use puerto_rico::{Expansion, Setup};

/// The points that each seat can give up for all to win equally often, rounded: the fair bids of `docs/players/openings.md`.
/// Nobles is the only expansion that moves them by more than their uncertainty.
pub(crate) fn seat_bids(setup: &Setup) -> &'static [u8] {
    match (setup.player_count, setup.expansions.has(Expansion::Nobles)) {
        (2, _) => &[0, 5],
        (3, false) => &[0, 0, 2],
        (3, true) => &[2, 1, 0],
        (4, false) => &[1, 0, 1, 1],
        (4, true) => &[3, 1, 0, 0],
        (5, false) => &[1, 0, 0, 1, 1],
        (5, true) => &[3, 1, 0, 1, 1],
        _ => &[],
    }
}
