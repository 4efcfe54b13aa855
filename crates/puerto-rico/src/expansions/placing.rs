//! Tiles come onto an island: face up, or as a forest.

use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::festival;
use crate::vocabulary::building::Building;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::Good;
use crate::vocabulary::role::Role;
use crate::vocabulary::tile::Tile;

/// Lays a tile of the row, or a quarry, on an island.
pub(crate) fn place_tile(state: &mut State, seat: Seat, tile: Tile, events: &mut impl EventSink<Event>) {
    match tile.good() {
        Some(good) => state.plantations[good] -= 1,
        None => state.quarries -= 1,
    }
    state.boards[seat].add_tile(tile);
    events.emit(Event::TileTaken {
        seat,
        tile,
        hacienda: false,
    });
    if state.has_festival() {
        festival::plantation_placed(state, seat, events);
    }
}

/// *Forest house:* a plantation that is being taken may be placed face down as a forest · the normal tile, the
/// library's second one, the hacienda's after it was seen (ruling 99) · never a quarry; has no circle, always counts
/// and never turns back (13); the hospice's worker goes to San Juan (14); every two forests lower prices, see the
/// builder phase · 2020-pl, "Las".
#[inline]
pub(crate) fn may_plant_forest(state: &State, seat: Seat) -> bool {
    state.board(seat).occupies(Building::ForestHouse)
}

#[inline(never)]
pub(crate) fn plant_forest(
    state: &mut State,
    seat: Seat,
    good: Good,
    hacienda: bool,
    events: &mut impl EventSink<Event>,
) {
    state.boards[seat].add_forest(good);
    events.emit(Event::ForestPlanted { seat, good, hacienda });
}

impl State {
    /// Puts a plantation that hacienda or land office drew on an island, face up or as a forest.
    pub(crate) fn place_as(
        &mut self,
        seat: Seat,
        good: Good,
        as_forest: bool,
        events: &mut impl EventSink<Event>,
    ) {
        self.face_down[good] -= 1;
        let hacienda = self.role() == Role::Settler;
        if as_forest {
            return plant_forest(self, seat, good, hacienda, events);
        }
        let tile = Tile::plantation(good);
        self.boards[seat].add_tile(tile);
        events.emit(Event::TileTaken { seat, tile, hacienda });
        if self.has_festival() {
            festival::plantation_placed(self, seat, events);
        }
    }
}
