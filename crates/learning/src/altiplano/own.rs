//! What only the observer knows, as numbers.

use altiplano::{Good, Mission, Place, View, coin_places};

use crate::altiplano::observation::{coin_place, missions};
use crate::observation::{Out, mark};

pub(super) fn observe(view: &View, out: &mut impl Out) {
    let own = view.own.as_ref();
    let last = own.and_then(|own| own.moved.last());
    let cells = out.field(
        "last_moved",
        &[Good::COUNT],
        1.0,
        "the last tile moved in the open plan or take-back",
    );
    mark(cells, last.map(|(good, _)| good.index()));
    let cells = out.field(
        "last_moved_place",
        &[Place::COUNT],
        1.0,
        "where it was put, or taken from",
    );
    mark(cells, last.map(|(_, place)| place.index()));
    let coins = coin_places().len();
    let cells = out.field(
        "moved_coins",
        &[coins],
        1.0,
        "places whose coins were moved in it",
    );
    for &place in own.into_iter().flat_map(|own| &own.moved_coins) {
        mark(cells, coin_place(place));
    }
    let cell = out.field(
        "replans_left",
        &[1],
        3.0,
        "how often the plan can still be replaced this round",
    );
    cell[0] = own.map_or(0.0, |own| f32::from(own.replans_left));
    let cells = out.field("hand", &[Mission::COUNT], 1.0, "Missions in hand");
    missions(cells, own.into_iter().flat_map(|own| own.hand.iter().copied()));
    let cells = out.field("kept", &[Mission::COUNT], 1.0, "Missions kept");
    missions(cells, own.into_iter().flat_map(|own| own.kept).flatten());
    let cells = out.field("given", &[Mission::COUNT], 1.0, "Missions passed to neighbours");
    missions(cells, own.into_iter().flat_map(|own| own.given).flatten());
    let cells = out.field(
        "received",
        &[Mission::COUNT],
        1.0,
        "Missions received from neighbours",
    );
    missions(cells, own.into_iter().flat_map(|own| own.received).flatten());
    let cells = out.field("boxed", &[Mission::COUNT], 1.0, "Missions put into the box");
    missions(cells, own.and_then(|own| own.boxed));
}
