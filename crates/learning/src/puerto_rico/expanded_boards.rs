//! What expansions add to each seat's boards, as numbers.

use puerto_rico::{Building, Good, Occupant, Place, State, Tile};

use crate::observation::{Out, counts};
use crate::puerto_rico::expanded::MORE;
use crate::puerto_rico::observation::{BASE, SPACES};
use crate::round::Round;

/// Writes the buildings of expansions, forests and nobles.
#[inline(always)]
pub(super) fn observe(state: &State, round: &Round, out: &mut impl Out) {
    cities(state, round, out);
    nobles(state, round, out);
}

#[inline(always)]
fn cities(state: &State, round: &Round, out: &mut impl Out) {
    let order = round.order();
    let added = |building: &Building| (*building as usize) < BASE;
    out.kept_rows::<MORE>(
        "buildings_expanded",
        &[round.seats, MORE],
        4.0,
        "copies of each building of the expansions in the city",
        order,
        |cells, seat| {
            let board = state.board(seat);
            for building in board.owned().iter().skip_while(added) {
                cells[building as usize - BASE] = f32::from(board.copies(building));
            }
        },
    );
    out.kept_rows::<MORE>(
        "workers_expanded",
        &[round.seats, MORE],
        2.0,
        "workers on each of them",
        order,
        |cells, seat| {
            let board = state.board(seat);
            for building in board.owned().iter().skip_while(added) {
                cells[building as usize - BASE] = f32::from(board.workers(Place::Building(building)));
            }
        },
    );
    out.rows::<{ Good::COUNT }>(
        "forests",
        &[round.seats, Good::COUNT],
        SPACES,
        "forests, by the kind on their front",
        order,
        |cells, seat| {
            let board = state.board(seat);
            counts(cells, &board.forests().0);
        },
    );
}

#[inline(always)]
fn nobles(state: &State, round: &Round, out: &mut impl Out) {
    let order = round.order();
    out.rows::<1>(
        "san_juan_nobles",
        &[round.seats],
        20.0,
        "nobles among the workers in San Juan",
        order,
        |cells, seat| {
            let board = state.board(seat);
            cells[0] = f32::from(board.san_juan_nobles());
        },
    );
    out.kept_rows::<{ Tile::COUNT }>(
        "tile_nobles",
        &[round.seats, Tile::COUNT],
        SPACES,
        "nobles on island tiles",
        order,
        |cells, seat| {
            let board = state.board(seat);
            if board.nobles_total() > 0 {
                for (cell, tile) in cells.iter_mut().zip(Tile::ALL) {
                    *cell = f32::from(board.tiles_with(tile, Occupant::Noble));
                }
            }
        },
    );
    out.kept_rows::<{ Building::COUNT }>(
        "building_nobles",
        &[round.seats, Building::COUNT],
        3.0,
        "nobles on each building",
        order,
        |cells, seat| {
            let board = state.board(seat);
            if board.nobles_total() > 0 {
                for building in board.owned().iter() {
                    cells[building as usize] = f32::from(board.nobles(Place::Building(building)));
                }
            }
        },
    );
}
