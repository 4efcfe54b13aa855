//! Each seat's island and city as numbers, the observer's first.

use puerto_rico::{Building, Decision, Good, Place, State, Switch, Tile};
use tabletop::Seat;

use crate::observation::{Out, counts, truth};
use crate::puerto_rico::observation::{BASE, GOODS_MAX, SPACES};
use crate::round::Round;

/// Doubloons are capped here; nobody has that many.
const DOUBLOONS_MAX: u16 = 200;

/// Victory point chips are capped here.
const POINTS_MAX: u16 = 200;

/// Writes what lies before the seats.
#[inline(always)]
pub(super) fn observe(state: &State, round: &Round, out: &mut impl Out) {
    boards(state, round, out);
    cities(state, round, out);
}

#[inline(always)]
fn boards(state: &State, round: &Round, out: &mut impl Out) {
    let order = round.order();
    let seats = round.seats;
    let boards = || round.seats().map(|seat| (seat, state.board(seat)));
    let cells = out.field(
        "doubloons",
        &[seats],
        f32::from(DOUBLOONS_MAX),
        "each seat's doubloons",
    );
    for (cell, (_, board)) in cells.iter_mut().zip(boards()) {
        *cell = f32::from(board.doubloons.min(DOUBLOONS_MAX));
    }
    let open = state.has(Switch::OpenVictoryPoints)
        || state.has(Switch::CountedVictoryPoints)
        || state.decision() == Decision::Over;
    let is_known = |seat: Seat| open || seat == round.observer;
    let cells = out.field(
        "points",
        &[seats],
        f32::from(POINTS_MAX),
        "each seat's victory point chips; 0 where the observer does not see them",
    );
    for (cell, (seat, board)) in cells.iter_mut().zip(boards()) {
        if is_known(seat) {
            *cell = f32::from(board.victory_points.min(POINTS_MAX));
        }
    }
    let cells = out.field("points_known", &[seats], 1.0, "whose chips the observer sees");
    for (cell, (seat, _)) in cells.iter_mut().zip(boards()) {
        *cell = truth(is_known(seat));
    }
    let cells = out.field("san_juan", &[seats], 120.0, "workers in San Juan");
    for (cell, (_, board)) in cells.iter_mut().zip(boards()) {
        *cell = f32::from(board.san_juan);
    }
    let cells = out.field(
        "wharf_used",
        &[seats],
        1.0,
        "whose wharf was used in this captain phase",
    );
    for (cell, (seat, _)) in cells.iter_mut().zip(boards()) {
        *cell = truth(state.is_wharf_used(seat));
    }
    out.rows::<{ Good::COUNT }>(
        "barrels",
        &[seats, Good::COUNT],
        GOODS_MAX,
        "each seat's goods",
        order,
        |cells, seat| {
            let board = state.board(seat);
            counts(cells, &board.goods.0);
        },
    );
    out.kept_rows::<{ Good::COUNT }>(
        "production",
        &[seats, Good::COUNT],
        SPACES,
        "what a craftsman phase would bring now, if the supply lasts",
        order,
        |cells, seat| {
            let board = state.board(seat);
            counts(cells, &board.production().0);
        },
    );
    out.rows::<{ Tile::COUNT }>(
        "tiles",
        &[seats, Tile::COUNT],
        SPACES,
        "island tiles by kind",
        order,
        |cells, seat| {
            let board = state.board(seat);
            counts(cells, &board.tiles.0);
        },
    );
    out.rows::<{ Tile::COUNT }>(
        "tile_workers",
        &[seats, Tile::COUNT],
        SPACES,
        "how many of them are occupied",
        order,
        |cells, seat| {
            let board = state.board(seat);
            counts(cells, &board.tile_workers.0);
        },
    );
}

#[inline(always)]
fn cities(state: &State, round: &Round, out: &mut impl Out) {
    let order = round.order();
    let of_base = |building: &Building| (*building as usize) < BASE;
    out.kept_rows::<BASE>(
        "buildings",
        &[round.seats, BASE],
        4.0,
        "copies of each building in the city",
        order,
        |cells, seat| {
            let board = state.board(seat);
            for building in board.owned().iter().take_while(of_base) {
                cells[building as usize] = f32::from(board.copies(building));
            }
        },
    );
    out.kept_rows::<BASE>(
        "building_workers",
        &[round.seats, BASE],
        12.0,
        "workers on each building",
        order,
        |cells, seat| {
            let board = state.board(seat);
            for building in board.owned().iter().take_while(of_base) {
                cells[building as usize] = f32::from(board.workers(Place::Building(building)));
            }
        },
    );
}
