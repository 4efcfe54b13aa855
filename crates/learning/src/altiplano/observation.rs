//! What a seat of Altiplano sees, as numbers: all of it comes from the seat's [`Sight`], so that what is hidden from it
//! (Missions, sealed answers, with `closed_bags` bags and containers of others) can't be in it.

use altiplano::{
    CornSource, Decision, Effect, Good, Location, Mission, OrderSet, SHELF_COUNT_MAX, STRIP_LENGTH, Sight,
    Tiles,
};
use tabletop::{Seat, SeatSet};

use crate::altiplano::{decisions, own, seats};
use crate::observation::{Out, counts, mark, truth};
use crate::round::Round;

/// Extension tiles: each effect and its second copy.
pub(super) const TILES: usize = 2 * Effect::COUNT;

/// Names of orders.
pub(super) const ORDERS: usize = altiplano::ORDER_COUNT;

/// Shelves, and what is said of each: its kind, goods, corn.
pub(super) const SHELVES: [usize; 2] = [SHELF_COUNT_MAX, Good::COUNT + 2];

/// The most tiles of one kind in any one place.
pub(super) const TILES_MAX: f32 = 255.0;

/// Writes what is in the sight of the seat.
pub(super) fn observe(sight: &Sight, observer: Seat, out: &mut impl Out) {
    let round = &Round::new(observer, sight.seat_count);
    time(sight, round, out);
    asked(sight, round, out);
    drawing(sight.decision, round, out);
    acting(sight.decision, out);
    table(sight, round, out);
    extensions(sight, out);
    seats::observe(sight, round, out);
    own::observe(&sight.own, out);
}

fn time(sight: &Sight, round: &Round, out: &mut impl Out) {
    let cell = out.field("round", &[1], 200.0, "the round, from 1; 0 during setup");
    cell[0] = f32::from(sight.round.min(200));
    let cells = out.field("start", &[round.seats], 1.0, "the start player of the round");
    mark(cells, Some(round.place(sight.start)));
    let cells = out.field("passed", &[round.seats], 1.0, "who has no more turns this round");
    round.mark_all(cells, sight.passed);
    let cells = out.field(
        "triggers",
        &[Location::COUNT + 1],
        1.0,
        "what has triggered the end: a location that was emptied, or the strip of extensions",
    );
    for location in sight.triggers.locations.iter() {
        mark(cells, Some(location.index()));
    }
    cells[Location::COUNT] = truth(sight.triggers.strip);
    let cells = out.field(
        "last_round",
        &[2],
        200.0,
        "whether the last round is known, and how many rounds follow this one",
    );
    if let Some(last) = sight.final_round {
        cells[0] = 1.0;
        cells[1] = f32::from(last.saturating_sub(sight.round).min(200));
    }
}

fn asked(sight: &Sight, round: &Round, out: &mut impl Out) {
    let cells = out.field(
        "decision",
        &[decisions::KINDS.len()],
        1.0,
        "what is asked, in the order of the table of decisions",
    );
    mark(cells, Some(decisions::kind(sight.decision)));
    let cells = out.field("asked", &[round.seats], 1.0, "who is asked");
    round.mark_all(cells, sight.decision.asked());
}

/// The memory of decisions about drawing.
fn drawing(decision: Decision, round: &Round, out: &mut impl Out) {
    let (mut drawing, mut offered, mut more) = (SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::EMPTY);
    let (mut left, mut aside) = (0, Tiles::EMPTY);
    match decision {
        Decision::Draw { drawing: set, .. } => drawing = set,
        Decision::DrawMore {
            offered: all,
            more: own,
            ..
        } => (offered, more) = (all, own),
        Decision::FinalDraw {
            left: count,
            aside: tiles,
            ..
        } => (left, aside) = (count, tiles),
        _ => {}
    }
    let cells = out.field("drawing", &[round.seats], 1.0, "who is still drawing tiles");
    round.mark_all(cells, drawing);
    let cells = out.field(
        "draw_offered",
        &[round.seats],
        1.0,
        "draw_fewer: who was asked to draw more",
    );
    round.mark_all(cells, offered);
    let cells = out.field(
        "draw_more",
        &[round.seats],
        1.0,
        "draw_fewer: who draws more, as far as is known",
    );
    round.mark_all(cells, more);
    let cell = out.field(
        "final_left",
        &[1],
        TILES_MAX,
        "the end: tiles that are still drawn for the warehouse",
    );
    cell[0] = f32::from(left);
    let cells = out.field(
        "final_aside",
        &[Good::COUNT],
        15.0,
        "the end: drawn tiles that can't be stored",
    );
    tiles(cells, aside);
}

/// The memory of decisions in a turn.
fn acting(decision: Decision, out: &mut impl Out) {
    let cells = out.field(
        "open_locations",
        &[Location::COUNT],
        1.0,
        "where the seat can act",
    );
    if let Decision::Act { open, .. } = decision {
        for location in open.iter() {
            mark(cells, Some(location.index()));
        }
    }
    let cells = out.field(
        "turn",
        &[2],
        1.0,
        "whether something can be done without moving anywhere, and whether the pawn has moved",
    );
    if let Decision::Act { anywhere, moved, .. } = decision {
        counts(cells, &[u8::from(anywhere), u8::from(moved)]);
    }
    let last = match decision {
        Decision::TradeCacao { last, .. } | Decision::Sell { last, .. } | Decision::Deliver { last, .. } => {
            Some(last)
        }
        _ => None,
    };
    let cells = out.field(
        "last_good",
        &[Good::COUNT + 1],
        1.0,
        "trading, selling, delivering: the last good, and whether it lay on the any-location space",
    );
    mark(cells, last.map(|last| last.good.index()));
    cells[Good::COUNT] = truth(last.is_some_and(|last| last.wild));
    let cells = out.field(
        "corn",
        &[3],
        16.0,
        "where corn comes from: the Road, the corn store, and how many more follow",
    );
    match decision {
        Decision::Corn {
            source: CornSource::Road,
            ..
        } => cells[0] = 1.0,
        Decision::Corn {
            source: CornSource::Store { more },
            ..
        } => {
            cells[1] = 1.0;
            cells[2] = f32::from(more);
        }
        _ => {}
    }
}

/// Writes how many tiles there are of each kind.
pub(super) fn tiles(cells: &mut [f32], tiles: Tiles) {
    for (good, count) in tiles.iter() {
        cells[good.index()] = f32::from(count);
    }
}

/// Marks the orders of a set.
pub(super) fn orders(cells: &mut [f32], set: OrderSet) {
    set.iter().for_each(|order| mark(cells, Some(order.index())));
}

fn table(sight: &Sight, round: &Round, out: &mut impl Out) {
    let cells = out.field(
        "ring",
        &[Location::COUNT, Location::COUNT],
        1.0,
        "for each place of the ring, clockwise, the location there",
    );
    let laid = &sight.ring[..usize::from(sight.ring_length)];
    for (cells, location) in cells.chunks_exact_mut(Location::COUNT).zip(laid) {
        mark(cells, Some(location.index()));
    }
    let cells = out.field(
        "stock",
        &[Good::COUNT],
        TILES_MAX,
        "tiles on the locations; food in the middle",
    );
    counts(cells, &sight.stock.0);
    let cell = out.field("carts_left", &[1], 16.0, "carts in the Village");
    cell[0] = f32::from(sight.carts);
    let cells = out.field(
        "houses_left",
        &[Good::COUNT],
        3.0,
        "houses in the Village, by their good",
    );
    for (good, count) in sight.houses.iter() {
        cells[good.index()] = f32::from(count);
    }
    let cells = out.field(
        "boats_left",
        &[Good::COUNT],
        3.0,
        "boats in the Harbor, by their good",
    );
    for (good, count) in sight.boats.iter() {
        cells[good.index()] = f32::from(count);
    }
    let cells = out.field("orders", &[ORDERS], 1.0, "orders on the Market");
    orders(cells, sight.orders);
    let cells = out.field(
        "firsts",
        &[round.seats, sight.firsts.len()],
        1.0,
        "who was the first to fill a shelf, to fill one with fish, to complete an order, to build a house",
    );
    for (place, seat) in sight.firsts.into_iter().enumerate() {
        if let Some(seat) = seat {
            cells[round.place(seat) * sight.firsts.len() + place] = 1.0;
        }
    }
}

fn extensions(sight: &Sight, out: &mut impl Out) {
    let cells = out.field(
        "strip",
        &[STRIP_LENGTH, TILES],
        1.0,
        "extensions for sale, lowest position first",
    );
    for (cells, extension) in cells.chunks_exact_mut(TILES).zip(sight.strip) {
        mark(cells, extension.map(altiplano::Extension::index));
    }
    let cells = out.field(
        "strip_prices",
        &[STRIP_LENGTH],
        100.0,
        "what each of them costs now, in coins",
    );
    for (cell, price) in cells.iter_mut().zip(sight.strip_prices) {
        *cell = f32::from(price.unwrap_or(0).min(100));
    }
    let cells = out.field("stack", &[TILES], 1.0, "extensions that can still come");
    for extension in sight.stack.iter() {
        mark(cells, Some(extension.index()));
    }
    let cell = out.field(
        "stack_letter",
        &[1],
        26.0,
        "the letter of the next extension, 1 for A; 0 for none",
    );
    cell[0] = sight.stack_letter.map_or(0.0, |letter| f32::from(letter) + 1.0);
}

/// Missions by number.
pub(super) fn missions(cells: &mut [f32], missions: impl IntoIterator<Item = Mission>) {
    for mission in missions {
        mark(cells, Some(mission.index()));
    }
}
