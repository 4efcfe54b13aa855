//! The buildings on the main board, as numbers: they change only when somebody builds.

use puerto_rico::{Building, BuildingSet, Festival, State};
use tabletop::PerSeat;

use crate::observation::Out;
use crate::puerto_rico::observation::BASE;

/// Everything that the numbers of the main board's buildings depend on, besides the number of seats.
#[derive(PartialEq, Debug)]
pub struct Market {
    for_sale: BuildingSet,
    in_game: BuildingSet,
    festival: Option<Festival>,
    /// The buildings of each city, and how many copies of production buildings.
    cities: PerSeat<(BuildingSet, u32)>,
}

impl Market {
    #[inline]
    pub(super) fn of(state: &State) -> Self {
        let city = |seat| {
            let board = state.board(seat);
            (board.owned(), board.production_copies())
        };
        Self {
            for_sale: state.for_sale(),
            in_game: state.market(),
            festival: state.festival(),
            cities: PerSeat::from_fn(city),
        }
    }
}

/// Writes the copies of the base game's buildings.
#[inline(always)]
pub(super) fn base(state: &State, out: &mut impl Out) {
    out.shared(
        "market",
        &[BASE],
        4.0,
        "copies of each building for sale",
        |cells| {
            let is_base = |&building: &Building| (building as usize) < BASE;
            for building in state.for_sale().iter().take_while(is_base) {
                cells[building as usize] = f32::from(state.copies_left(building));
            }
        },
    );
}

/// Writes what expansions add.
#[inline(always)]
pub(super) fn expanded(state: &State, out: &mut impl Out) {
    out.shared(
        "market_expanded",
        &[Building::COUNT - BASE],
        4.0,
        "copies of the expansions' buildings for sale",
        |cells| {
            let is_base = |&building: &Building| (building as usize) < BASE;
            for building in state.for_sale().iter().skip_while(is_base) {
                cells[building as usize - BASE] = f32::from(state.copies_left(building));
            }
        },
    );
    out.shared(
        "in_game",
        &[Building::COUNT],
        1.0,
        "kinds of buildings in this game; those chosen so far",
        |cells| {
            for building in state.market().iter() {
                cells[building as usize] = 1.0;
            }
        },
    );
}
