//! Each seat's boards as numbers, the observer's first.

use altiplano::{Effect, Good, Location, Mission, PLANNING_LIMIT_MAX, Role, SeatSight, Sight};

use crate::altiplano::observation::{ORDERS, SHELVES, TILES, TILES_MAX, missions, orders, tiles};
use crate::observation::{Out, counts, mark, truth};
use crate::round::Round;

/// Coins are capped here.
const COINS_MAX: u16 = 200;

/// The role and the effects: what tiles or coins can lie on.
const WORKSHOPS: usize = 1 + Effect::COUNT;

pub(super) fn observe(sight: &Sight, round: &Round, out: &mut impl Out) {
    bags(sight, round, out);
    action_board(sight, round, out);
    tiles_owned(sight, round, out);
    warehouse(sight, round, out);
    turn(sight, round, out);
    cards(sight, round, out);
}

/// Fills a field that has a row for each seat.
#[inline(always)]
fn rows<const WIDTH: usize>(
    sight: &Sight,
    round: &Round,
    cells: &mut [f32],
    fill: impl Fn(&mut [f32; WIDTH], &SeatSight),
) {
    for (row, seat) in cells.as_chunks_mut().0.iter_mut().zip(round.seats()) {
        fill(row, &sight.seats[seat]);
    }
}

fn bags(sight: &Sight, round: &Round, out: &mut impl Out) {
    let by_good = [round.seats, Good::COUNT];
    let cells = out.field(
        "bag",
        &by_good,
        TILES_MAX,
        "tiles in the bag; 0 where the observer does not see them",
    );
    rows::<{ Good::COUNT }>(sight, round, cells, |cells, seat| {
        seat.bag.iter().for_each(|bag| counts(cells, &bag.0));
    });
    let cells = out.field(
        "container",
        &by_good,
        TILES_MAX,
        "tiles in the container; 0 where hidden",
    );
    rows::<{ Good::COUNT }>(sight, round, cells, |cells, seat| {
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
    rows::<3>(sight, round, cells, |cells, seat| {
        counts(
            cells,
            &[seat.bag_total, seat.container_total, u8::from(seat.bag.is_some())],
        );
    });
}

fn action_board(sight: &Sight, round: &Round, out: &mut impl Out) {
    let cells = out.field(
        "planning",
        &[round.seats, Good::COUNT],
        15.0,
        "tiles on the planning spaces",
    );
    rows::<{ Good::COUNT }>(sight, round, cells, |cells, seat| tiles(cells, seat.planning));
    let cells = out.field(
        "planning_limit",
        &[round.seats],
        f32::from(PLANNING_LIMIT_MAX),
        "how many planning spaces the Road allows",
    );
    rows::<1>(sight, round, cells, |cells, seat| {
        cells[0] = f32::from(seat.planning_limit);
    });
    let at = [round.seats, Location::COUNT, Good::COUNT];
    let cells = out.field("spaces", &at, 15.0, "tiles on the locations' spaces");
    rows::<{ Location::COUNT * Good::COUNT }>(sight, round, cells, |cells, seat| {
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
    rows::<{ Location::COUNT }>(sight, round, cells, |cells, seat| {
        counts(cells, &seat.space_counts);
    });
    let cells = out.field(
        "any_location",
        &[round.seats, Good::COUNT + 1],
        1.0,
        "the tile on the any-location space, and whether there is such a space",
    );
    rows::<{ Good::COUNT + 1 }>(sight, round, cells, |cells, seat| {
        mark(cells, seat.any_location.map(Good::index));
        cells[Good::COUNT] = truth(seat.has_any_location);
    });
    let cells = out.field(
        "movement",
        &[round.seats, 2],
        15.0,
        "food and coins on the movement spaces",
    );
    rows::<2>(sight, round, cells, |cells, seat| {
        counts(cells, &[seat.movement_food, u8::from(seat.movement_coin)]);
    });
    let cells = out.field(
        "workshops",
        &[round.seats, WORKSHOPS],
        3.0,
        "tiles or coins on the role and on each extension",
    );
    rows::<WORKSHOPS>(sight, round, cells, |cells, seat| {
        counts(cells, &seat.workshops);
    });
}

fn tiles_owned(sight: &Sight, round: &Round, out: &mut impl Out) {
    let cells = out.field("role", &[round.seats, Role::COUNT], 1.0, "the role");
    rows::<{ Role::COUNT }>(sight, round, cells, |cells, seat| {
        mark(cells, seat.role.map(Role::index));
    });
    let cells = out.field("extensions", &[round.seats, TILES], 1.0, "extensions owned");
    rows::<TILES>(sight, round, cells, |cells, seat| {
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
    rows::<1>(sight, round, cells, |cells, seat| {
        cells[0] = f32::from(seat.coins.min(COINS_MAX));
    });
    let cells = out.field("road", &[round.seats], 32.0, "steps built on the Road");
    rows::<1>(sight, round, cells, |cells, seat| cells[0] = f32::from(seat.road));
    let cells = out.field("carts", &[round.seats], 16.0, "carts");
    rows::<1>(sight, round, cells, |cells, seat| {
        cells[0] = f32::from(seat.carts);
    });
}

fn warehouse(sight: &Sight, round: &Round, out: &mut impl Out) {
    let [shelves, parts] = SHELVES;
    let cells = out.field(
        "shelves",
        &[round.seats, shelves, parts],
        15.0,
        "each shelf of the warehouse: its kind, goods of the kind, corn",
    );
    rows::<{ SHELVES[0] * SHELVES[1] }>(sight, round, cells, |cells, seat| {
        for (cells, shelf) in cells.chunks_exact_mut(parts).zip(seat.warehouse.all()) {
            let Some(kind) = shelf.kind else { continue };
            cells[kind.index()] = 1.0;
            cells[Good::COUNT] = f32::from(shelf.goods());
            cells[Good::COUNT + 1] = f32::from(shelf.corn());
        }
    });
    let cells = out.field("corn_store", &[round.seats], 15.0, "corn in the corn store");
    rows::<1>(sight, round, cells, |cells, seat| {
        cells[0] = f32::from(seat.corn_store);
    });
}

fn turn(sight: &Sight, round: &Round, out: &mut impl Out) {
    let cells = out.field(
        "pawn",
        &[round.seats, Location::COUNT],
        1.0,
        "where the pawn stands",
    );
    rows::<{ Location::COUNT }>(sight, round, cells, |cells, seat| {
        mark(cells, seat.pawn.map(Location::index));
    });
    let cells = out.field(
        "used",
        &[round.seats, 4],
        16.0,
        "in this round: the first cart, further carts, a cart bought, an extension bought",
    );
    rows::<4>(sight, round, cells, |cells, seat| {
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

fn cards(sight: &Sight, round: &Round, out: &mut impl Out) {
    let cells = out.field("order", &[round.seats, ORDERS], 1.0, "the unfinished order");
    rows::<ORDERS>(sight, round, cells, |cells, seat| {
        mark(cells, seat.order.map(altiplano::Order::index));
    });
    let cells = out.field(
        "order_missing",
        &[round.seats, Good::COUNT],
        15.0,
        "what it still needs",
    );
    rows::<{ Good::COUNT }>(sight, round, cells, |cells, seat| tiles(cells, seat.missing));
    let cells = out.field("orders_done", &[round.seats, ORDERS], 1.0, "completed orders");
    rows::<ORDERS>(sight, round, cells, |cells, seat| orders(cells, seat.completed));
    let cells = out.field(
        "houses",
        &[round.seats, Good::COUNT],
        3.0,
        "houses, by their good",
    );
    rows::<{ Good::COUNT }>(sight, round, cells, |cells, seat| {
        for (good, count) in seat.houses.iter() {
            cells[good.index()] = f32::from(count);
        }
    });
    let cells = out.field("boats", &[round.seats, Good::COUNT], 3.0, "boats, by their good");
    rows::<{ Good::COUNT }>(sight, round, cells, |cells, seat| {
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
    rows::<1>(sight, round, cells, |cells, seat| {
        cells[0] = f32::from(seat.mission_hand_size);
    });
    let cells = out.field(
        "missions_done",
        &[round.seats, Mission::COUNT],
        1.0,
        "Missions that are done",
    );
    rows::<{ Mission::COUNT }>(sight, round, cells, |cells, seat| {
        missions(cells, seat.missions_done.iter());
    });
    let cells = out.field(
        "missions_open",
        &[round.seats, Mission::COUNT],
        1.0,
        "Missions that lie open",
    );
    rows::<{ Mission::COUNT }>(sight, round, cells, |cells, seat| {
        missions(cells, seat.missions_open.iter());
    });
}
