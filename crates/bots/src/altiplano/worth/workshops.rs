//! The actions of a seat's role and extensions, as a view shows them.

use altiplano::{Good, Input, Place, View, Workshop};
use tabletop::Seat;

/// The action that belongs to a place of the seat, if it has one.
pub(crate) fn workshop_at(view: &View, seat: Seat, place: Place) -> Option<Workshop> {
    match place {
        Place::Role => {
            let role = view.seats[seat.index()].role?;
            Some(view.setup.components.get().roles[role.index()].workshop)
        }
        Place::Extension(effect) => effect.workshop(),
        _ => None,
    }
}

/// The kind that a place of the seat takes, if it takes tiles.
pub(crate) fn tile_input(view: &View, seat: Seat, place: Place) -> Option<Good> {
    match workshop_at(view, seat, place)?.input {
        Input::Tiles(good, _) => Some(good),
        Input::Coins(_) => None,
    }
}

/// More than a seat that plays sensibly ever owns; if a seat has more, only the first ones count.
pub(crate) const WORKSHOPS_MAX: usize = 16;

/// The seat's places that have an action of their own: the role, then the extensions.
pub(crate) fn workshops(view: &View, seat: Seat) -> impl Iterator<Item = (Place, Workshop)> + '_ {
    let shown = &view.seats[seat.index()];
    let extensions = shown.extensions.iter().map(|one| Place::Extension(one.effect));
    std::iter::once(Place::Role)
        .chain(extensions)
        .filter_map(move |place| Some((place, workshop_at(view, seat, place)?)))
        .take(WORKSHOPS_MAX)
}
