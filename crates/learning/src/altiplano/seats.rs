//! Each seat's boards as numbers, the observer's first.

use altiplano::{Effect, Good, Location, Mission, PLANNING_LIMIT_MAX, Place, Role, SeatView, View};

use crate::altiplano::observation::{ORDERS, Round, SHELVES, TILES, TILES_MAX, missions, orders, tiles};
use crate::observation::{Out, counts, mark, truth};

/// Coins are capped here.
const COINS_MAX: u16 = 200;

/// The role and the effects: what tiles or coins can lie on.
const WORKSHOPS: usize = 1 + Effect::COUNT;

pub(super) fn observe(view: &View, round: Round, out: &mut impl Out) {
    bags(view, round, out);
    action_board(view, round, out);
    tiles_owned(view, round, out);
    warehouse(view, round, out);
    turn(view, round, out);
    cards(view, round, out);
}

/// Fills a field that has a row for each seat.
fn rows(view: &View, round: Round, cells: &mut [f32], fill: impl Fn(&mut [f32], &SeatView)) {
    let width = cells.len() / round.seats;
    for (row, seat) in cells.chunks_exact_mut(width).zip(round.seats()) {
        fill(row, &view.seats[seat.index()]);
    }
}

fn bags(view: &View, round: Round, out: &mut impl Out) {
    let by_good = [round.seats, Good::COUNT];
    let cells = out.field(
        "bag",
        &by_good,
        TILES_MAX,
        "tiles in the bag; 0 where the observer does not see them",
    );
    rows(view, round, cells, |cells, seat| {
        seat.bag.iter().for_each(|bag| counts(cells, &bag.0));
    });
    let cells = out.field(
        "container",
        &by_good,
        TILES_MAX,
        "tiles in the container; 0 where hidden",
    );
    rows(view, round, cells, |cells, seat| {
        seat.container
            .iter()
            .for_each(|container| counts(cells, &container.0));
    });
    let totals = [round.seats, 3];
    let cells = out.field(
        "bag_totals",
        &totals,
        TILES_MAX,
        "tiles in the bag, tiles in the container, and whether the observer sees which",
    );
    rows(view, round, cells, |cells, seat| {
        counts(
            cells,
            &[seat.bag_total, seat.container_total, u8::from(seat.bag.is_some())],
        );
    });
}

fn action_board(view: &View, round: Round, out: &mut impl Out) {
    let cells = out.field(
        "planning",
        &[round.seats, Good::COUNT],
        15.0,
        "tiles on the planning spaces",
    );
    rows(view, round, cells, |cells, seat| tiles(cells, seat.planning));
    let cells = out.field(
        "planning_limit",
        &[round.seats],
        f32::from(PLANNING_LIMIT_MAX),
        "how many planning spaces the Road allows",
    );
    rows(view, round, cells, |cells, seat| {
        cells[0] = f32::from(seat.planning_limit);
    });
    let at = [round.seats, Location::COUNT, Good::COUNT];
    let cells = out.field("spaces", &at, 15.0, "tiles on the locations' spaces");
    rows(view, round, cells, |cells, seat| {
        for (cells, &there) in cells.chunks_exact_mut(Good::COUNT).zip(&seat.spaces) {
            tiles(cells, there);
        }
    });
    let cells = out.field(
        "space_counts",
        &[round.seats, Location::COUNT],
        15.0,
        "spaces of each location",
    );
    rows(view, round, cells, |cells, seat| {
        counts(cells, &seat.space_counts);
    });
    let cells = out.field(
        "any_location",
        &[round.seats, Good::COUNT + 1],
        1.0,
        "the tile on the any-location space, and whether there is such a space",
    );
    rows(view, round, cells, |cells, seat| {
        mark(cells, seat.any_location.map(Good::index));
        cells[Good::COUNT] = truth(seat.has_any_location);
    });
    let cells = out.field(
        "movement",
        &[round.seats, 2],
        15.0,
        "food and coins on the movement spaces",
    );
    rows(view, round, cells, |cells, seat| {
        counts(cells, &[seat.movement_food, u8::from(seat.movement_coin)]);
    });
    let cells = out.field(
        "workshops",
        &[round.seats, WORKSHOPS],
        3.0,
        "tiles or coins on the role and on each extension",
    );
    rows(view, round, cells, |cells, seat| {
        for &(place, count) in &seat.workshops {
            match place {
                Place::Role => cells[0] = f32::from(count),
                Place::Extension(effect) => cells[1 + effect.index()] = f32::from(count),
                Place::At(_) | Place::AnyLocation | Place::Movement => {}
            }
        }
    });
}

fn tiles_owned(view: &View, round: Round, out: &mut impl Out) {
    let cells = out.field("role", &[round.seats, Role::COUNT], 1.0, "the role");
    rows(view, round, cells, |cells, seat| {
        mark(cells, seat.role.map(Role::index));
    });
    let cells = out.field("extensions", &[round.seats, TILES], 1.0, "extensions owned");
    rows(view, round, cells, |cells, seat| {
        for extension in seat.extensions.iter() {
            mark(cells, Some(extension.index()));
        }
    });
    let cells = out.field(
        "coins",
        &[round.seats],
        f32::from(COINS_MAX),
        "coins beside the board",
    );
    rows(view, round, cells, |cells, seat| {
        cells[0] = f32::from(seat.coins.min(COINS_MAX));
    });
    let cells = out.field("road", &[round.seats], 32.0, "steps built on the Road");
    rows(view, round, cells, |cells, seat| cells[0] = f32::from(seat.road));
    let cells = out.field("carts", &[round.seats], 16.0, "carts");
    rows(view, round, cells, |cells, seat| cells[0] = f32::from(seat.carts));
}

fn warehouse(view: &View, round: Round, out: &mut impl Out) {
    let [shelves, parts] = SHELVES;
    let cells = out.field(
        "shelves",
        &[round.seats, shelves, parts],
        15.0,
        "each shelf of the warehouse: its kind, goods of the kind, corn",
    );
    rows(view, round, cells, |cells, seat| {
        for (cells, shelf) in cells.chunks_exact_mut(parts).zip(seat.warehouse.all()) {
            mark(cells, shelf.kind.map(Good::index));
            cells[Good::COUNT] = f32::from(shelf.goods());
            cells[Good::COUNT + 1] = f32::from(shelf.corn());
        }
    });
    let cells = out.field("corn_store", &[round.seats], 15.0, "corn in the corn store");
    rows(view, round, cells, |cells, seat| {
        cells[0] = f32::from(seat.corn_store);
    });
}

fn turn(view: &View, round: Round, out: &mut impl Out) {
    let cells = out.field(
        "pawn",
        &[round.seats, Location::COUNT],
        1.0,
        "where the pawn stands",
    );
    rows(view, round, cells, |cells, seat| {
        mark(cells, seat.pawn.map(Location::index));
    });
    let cells = out.field(
        "used",
        &[round.seats, 4],
        16.0,
        "in this round: the first cart, further carts, a cart bought, an extension bought",
    );
    rows(view, round, cells, |cells, seat| {
        counts(
            cells,
            &[
                u8::from(seat.first_cart_used),
                seat.further_carts_used,
                u8::from(seat.cart_bought),
                u8::from(seat.extension_bought),
            ],
        );
    });
}

fn cards(view: &View, round: Round, out: &mut impl Out) {
    let cells = out.field("order", &[round.seats, ORDERS], 1.0, "the unfinished order");
    rows(view, round, cells, |cells, seat| {
        mark(cells, seat.order.map(altiplano::Order::index));
    });
    let cells = out.field(
        "order_missing",
        &[round.seats, Good::COUNT],
        15.0,
        "what it still needs",
    );
    rows(view, round, cells, |cells, seat| tiles(cells, seat.missing));
    let cells = out.field("orders_done", &[round.seats, ORDERS], 1.0, "completed orders");
    rows(view, round, cells, |cells, seat| orders(cells, seat.completed));
    let cells = out.field(
        "houses",
        &[round.seats, Good::COUNT],
        3.0,
        "houses, by their good",
    );
    rows(view, round, cells, |cells, seat| {
        for (good, count) in seat.houses.iter() {
            cells[good.index()] = f32::from(count);
        }
    });
    let cells = out.field("boats", &[round.seats, Good::COUNT], 3.0, "boats, by their good");
    rows(view, round, cells, |cells, seat| {
        for (good, count) in seat.boats.iter() {
            cells[good.index()] = f32::from(count);
        }
    });
    let cells = out.field(
        "mission_cards",
        &[round.seats],
        3.0,
        "Mission cards in hand, still to choose from",
    );
    rows(view, round, cells, |cells, seat| {
        cells[0] = f32::from(seat.mission_hand_size);
    });
    let cells = out.field(
        "missions_done",
        &[round.seats, Mission::COUNT],
        1.0,
        "Missions that are done",
    );
    rows(view, round, cells, |cells, seat| {
        missions(cells, seat.missions_done.iter());
    });
    let cells = out.field(
        "missions_open",
        &[round.seats, Mission::COUNT],
        1.0,
        "Missions that lie open",
    );
    rows(view, round, cells, |cells, seat| {
        missions(cells, seat.missions_open.iter());
    });
}
