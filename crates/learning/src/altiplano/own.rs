//! What only the observer knows, as numbers.

use altiplano::{Good, Mission, OwnSight, Place, coin_places};

use crate::altiplano::observation::missions;
use crate::observation::{Out, mark};

pub(super) fn observe(own: &OwnSight, out: &mut impl Out) {
    let last = own.last_moved;
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
    for (place, cell) in cells.iter_mut().enumerate() {
        *cell = f32::from(own.moved_coins >> place & 1);
    }
    let cell = out.field(
        "replans_left",
        &[1],
        3.0,
        "how often the plan can still be replaced this round",
    );
    cell[0] = f32::from(own.replans_left);
    let cells = out.field("hand", &[Mission::COUNT], 1.0, "Missions in hand");
    missions(cells, own.hand.into_iter().flatten());
    let cells = out.field("kept", &[Mission::COUNT], 1.0, "Missions kept");
    missions(cells, own.kept.into_iter().flatten());
    let cells = out.field("given", &[Mission::COUNT], 1.0, "Missions passed to neighbours");
    missions(cells, own.given.into_iter().flatten());
    let cells = out.field(
        "received",
        &[Mission::COUNT],
        1.0,
        "Missions received from neighbours",
    );
    missions(cells, own.received.into_iter().flatten());
    let cells = out.field("boxed", &[Mission::COUNT], 1.0, "Missions put into the box");
    missions(cells, own.boxed);
}
