//! What a seat of Puerto Rico sees, as numbers. Only the victory point chips of others are hidden; they are included if
//! the view shows them: where they are open, or where the table keeps count (`counted`).

use puerto_rico::{Building, ByGood, Decision, Good, GoodSet, Place, Progress, Role, RoleCard, State, Tile};
use tabletop::Seat;

use crate::observation::{Out, counts, mark, truth};
use crate::puerto_rico::{boards, decisions, expanded, market};
use crate::round::Round;

/// Kinds of buildings in the base game, the first of all kinds.
pub(super) const BASE: usize = Building::Aqueduct as usize;

/// Role cards in the base game, the first of all cards.
const CARDS: usize = RoleCard::Buccaneer as usize;

/// The most goods of one kind.
pub(super) const GOODS_MAX: f32 = 11.0;

/// Spaces of an island.
pub(super) const SPACES: f32 = 12.0;

/// Writes what the seat sees.
pub(super) fn observe(state: &State, observer: Seat, out: &mut impl Out) {
    // Compiled once for each number of seats, which most loops go up to.
    match state.seats() {
        2 => walk(state, observer, 2, out),
        3 => walk(state, observer, 3, out),
        4 => walk(state, observer, 4, out),
        seats => walk(state, observer, seats, out),
    }
}

#[inline(always)]
fn walk(state: &State, observer: Seat, seats: usize, out: &mut impl Out) {
    let round = &Round::new(observer, seats);
    let decision = state.decision();
    asked(state, decision, round, out);
    cards(state, round, out);
    supply(state, out);
    ships(state, out);
    progress(state.progress(), out);
    boards::observe(state, round, out);
    if !state.expansions().is_empty() {
        expanded::observe(state, decision, round, out);
    }
}

#[inline(always)]
fn asked(state: &State, decision: Decision, round: &Round, out: &mut impl Out) {
    let seats = round.seats;
    let cell = out.field("round", &[1], 200.0, "the round, from 1");
    cell[0] = f32::from(state.round().min(200));
    let cell = out.field("picks", &[1], 9.0, "roles picked this round");
    cell[0] = f32::from(state.picks());
    let cell = out.field("ending", &[1], 1.0, "whether the end is triggered");
    cell[0] = truth(state.end().is_some());
    let cells = out.field("governor", &[seats], 1.0, "who picks first this round");
    mark(cells, Some(round.place(state.governor())));
    let cells = out.field("asked", &[seats], 1.0, "who is asked");
    mark(cells, decision.seat().map(|seat| round.place(seat)));
    let phase = state.phase();
    let cells = out.field(
        "phase",
        &[Role::Buccaneer as usize],
        1.0,
        "the role whose phase is running",
    );
    mark(cells, phase.map(|phase| phase.role as usize));
    let cells = out.field("chooser", &[seats], 1.0, "who picked that role");
    mark(cells, phase.map(|phase| round.place(phase.chooser)));
    let kind = decisions::kind(decision);
    let cells = out.field(
        "decision",
        &[decisions::BASE_COUNT],
        1.0,
        "what is asked, in the order of the table of decisions",
    );
    mark(cells, Some(kind));
    let cells = out.field(
        "decision_place",
        &[Tile::COUNT + BASE],
        1.0,
        "the tile or building that the decision is about",
    );
    mark(cells, decisions::place(decision).map(Place::index));
    let (gain, amount) = decisions::gain(decision);
    let cells = out.field(
        "decision_gain",
        &[2],
        64.0,
        "with strict_optional: which gain is offered, from 1, and how much of it",
    );
    cells[0] = f32::from(gain);
    cells[1] = f32::from(amount);
}

#[inline(always)]
fn cards(state: &State, round: &Round, out: &mut impl Out) {
    let cells = out.field("card_free", &[CARDS], 1.0, "role cards that can still be picked");
    for card in state.cards().take_while(|&card| card != RoleCard::Buccaneer) {
        cells[card as usize] = truth(state.card_taker(card).is_none());
    }
    let cells = out.field("card_doubloons", &[CARDS], 100.0, "doubloons on role cards");
    for (card, cell) in RoleCard::ALL.into_iter().zip(cells) {
        *cell = f32::from(state.card_doubloons(card).min(100));
    }
    let cells = out.field(
        "card_taker",
        &[round.seats, CARDS],
        1.0,
        "who took which role card",
    );
    for card in RoleCard::ALL.into_iter().take(CARDS) {
        if let Some(taker) = state.card_taker(card) {
            cells[round.place(taker) * CARDS + card as usize] = 1.0;
        }
    }
}

#[inline(always)]
fn supply(state: &State, out: &mut impl Out) {
    let cells = out.field("plantations", &[Good::COUNT], 12.0, "face-up plantations by kind");
    counts(cells, &state.plantations().0);
    let cells = out.field("face_down", &[Good::COUNT], 12.0, "face-down plantations by kind");
    counts(cells, &state.face_down().0);
    let cells = out.field("discards", &[Good::COUNT], 12.0, "discarded plantations by kind");
    counts(cells, &state.discards().0);
    let cell = out.field("quarries", &[1], 8.0, "quarries in the supply");
    cell[0] = f32::from(state.quarries());
    let cells = out.field(
        "workers",
        &[3],
        120.0,
        "workers in the supply, on the ship, and refused",
    );
    counts(
        cells,
        &[
            state.worker_supply(),
            state.worker_ship(),
            state.workers_refused(),
        ],
    );
    let cells = out.field("goods", &[Good::COUNT], GOODS_MAX, "goods in the supply");
    counts(cells, &state.goods().0);
    let cell = out.field("points_left", &[1], 999.0, "victory point chips in the pool");
    cell[0] = f32::from(state.victory_points());
    let cells = out.field("trading_house", &[Good::COUNT], 4.0, "goods in the trading house");
    counts(cells, &state.trading_house().0);
    market::base(state, out);
}

#[inline(always)]
fn ships(state: &State, out: &mut impl Out) {
    const PARTS: usize = 2 + Good::COUNT;
    let cells = out.field(
        "ships",
        &[3, PARTS],
        8.0,
        "cargo ships, smallest first: holds, goods aboard, and which kind they are",
    );
    for (cells, ship) in cells.chunks_exact_mut(PARTS).zip(state.ships()) {
        cells[0] = f32::from(ship.capacity);
        cells[1] = f32::from(ship.amount);
        mark(&mut cells[2..], ship.good.map(|good| good as usize));
    }
}

/// Marks the kinds of a set.
pub(super) fn mark_goods(cells: &mut [f32], goods: GoodSet) {
    goods.iter().for_each(|good| mark(cells, Some(good as usize)));
}

#[inline(always)]
fn progress(progress: Progress, out: &mut impl Out) {
    let (mut kinds, mut passes, mut privilege_used, mut kept) = (GoodSet::EMPTY, 0, false, GoodSet::EMPTY);
    let mut received = ByGood::<u8>::default();
    match progress {
        Progress::Craftsman {
            kinds: made,
            received: got,
        } => {
            kinds = made;
            received = got;
        }
        Progress::Captain {
            passes: passed,
            privilege_used: used,
            ..
        } => (passes, privilege_used) = (passed, used),
        Progress::Storage { stored, .. } => kept = stored,
        Progress::None | Progress::Mayor { .. } | Progress::Trader { .. } => {}
    }
    let cells = out.field(
        "produced",
        &[Good::COUNT],
        1.0,
        "kinds that the craftsman received",
    );
    mark_goods(cells, kinds);
    let cells = out.field(
        "received",
        &[Good::COUNT],
        GOODS_MAX,
        "what the craftsman received, where a ruling needs it",
    );
    counts(cells, &received.0);
    let cells = out.field(
        "loading",
        &[2],
        5.0,
        "captain phase: seats that passed since the last loading; whether the privilege is used up",
    );
    counts(cells, &[passes, u8::from(privilege_used)]);
    let cells = out.field(
        "stored",
        &[Good::COUNT],
        1.0,
        "storage: kinds that the seat in turn has put into warehouses",
    );
    mark_goods(cells, kept);
}
