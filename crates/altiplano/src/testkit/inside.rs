//! What the rules know but keep to themselves: for tests that compare it with what they offer.

use alloc::vec::Vec;

use tabletop::Seat;

use crate::boards::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::extension::ExtensionSet;
use crate::vocabulary::location::{self, Location, LocationSet, Ring};
use crate::vocabulary::mission::MissionSet;

/// The locations where the seat could act if its pawn stood there, and whether it can act wherever it stands.
#[must_use]
pub fn open_locations(game: &State, seat: Seat) -> (LocationSet, bool) {
    let player = game.player(seat);
    (
        game.open_locations(player),
        game.can_send_corn_from_anywhere(player),
    )
}

/// The actions that the seat would have with its pawn there.
#[must_use]
pub fn actions_at(game: &State, seat: Seat, location: Location) -> Vec<Action> {
    let mut player = *game.player(seat);
    player.pawn = Some(location);
    let mut actions = Vec::new();
    game.offer_actions(&player, &mut actions);
    actions
}

/// The extensions that can come onto the strip next.
#[must_use]
pub fn next_extensions(game: &State) -> ExtensionSet {
    game.next_extensions()
}

/// The Missions that nobody holds.
#[must_use]
pub fn undealt_missions(game: &State) -> MissionSet {
    game.undealt_missions()
}

/// The locations next to this one.
#[must_use]
pub fn neighbours(ring: &Ring, of: Location) -> [Location; 2] {
    location::neighbours(ring, of)
}

/// How many steps there are from one location to another.
#[must_use]
pub fn distance(ring: &Ring, from: Location, to: Location) -> u8 {
    location::distance(ring, from, to)
}
