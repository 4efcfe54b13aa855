//! Settler phase: everybody takes a plantation, the settler may take a quarry
//! (puerto-rico-2020-pl.txt:332-366; section E.2).
//!
//! For each seat: hacienda, then the tile, then the hospice. At the end the row is renewed by chance.

use tabletop::{EventSink, Seat, Weighted};

use crate::action::{Action, Outcome};
use crate::building::Building;
use crate::decision::Decision;
use crate::event::{Event, SkipReason};
use crate::good::{ByGood, Good, GoodSet};
use crate::place::Place;
use crate::refusal::Refusal;
use crate::round;
use crate::state::State;
use crate::tile::Tile;

/// The settler's turn comes.
pub(crate) fn begin(state: &mut State, events: &mut impl EventSink<Event>) {
    let settler = state.chooser();
    turns(state, settler, events);
}

/// Goes on from this seat's turn to the next decision.
fn turns(state: &mut State, mut seat: Seat, events: &mut impl EventSink<Event>) {
    loop {
        if offer_hacienda(state, seat) || offer_tile(state, seat, events) {
            return;
        }
        match state.seat_after(seat) {
            Some(next) => seat = next,
            None => return end(state, events),
        }
    }
}

/// Goes on after this seat's turn.
fn next_turn(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    match state.seat_after(seat) {
        Some(next) => turns(state, next, events),
        None => end(state, events),
    }
}

/// *Hacienda:* may draw one face-down plantation, which must be placed · before the normal tile, the
/// settler's own too · never a quarry, even with a construction hut; no hospice worker for it; not with
/// a full island · puerto-rico-2020-pl.txt:558.
fn offer_hacienda(state: &mut State, seat: Seat) -> bool {
    let board = state.board(seat);
    let open =
        board.occupies(Building::Hacienda) && !board.is_island_full() && state.plantations_to_draw() > 0;
    if open {
        state.decision = Decision::Hacienda(seat);
    }
    open
}

/// Whether the seat may take a quarry.
///
/// *Settler's privilege:* a quarry instead of a plantation · puerto-rico-2020-pl.txt:334.
/// *Construction hut:* the same for its owner · instead of the normal tile; settler and hut together
/// still mean one quarry (ruling 81); void when no quarry is left (82) · puerto-rico-2020-pl.txt:562.
#[inline]
fn may_take_quarry(state: &State, seat: Seat) -> bool {
    state.is_chooser(seat) || state.board(seat).occupies(Building::ConstructionHut)
}

/// Asks for a tile, if one is to be had.
fn offer_tile(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    if state.board(seat).is_island_full() {
        state.skip(seat, SkipReason::IslandFull, events);
        return false;
    }
    let quarry = state.quarries > 0 && may_take_quarry(state, seat);
    if !quarry && state.plantations == ByGood::default() {
        state.skip(seat, SkipReason::NoTile, events);
        return false;
    }
    state.decision = Decision::TakeTile(seat);
    true
}

/// The answers to hacienda, tile and hospice.
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.push(Action::Pass);
    match state.decision {
        Decision::Hacienda(_) => actions.push(Action::DrawPlantation),
        Decision::TakeTile(_) => {
            for good in GoodSet::present(&state.plantations).iter() {
                actions.push(Action::TakeTile(Tile::plantation(good)));
            }
            if state.quarries > 0 && may_take_quarry(state, seat) {
                actions.push(Action::TakeTile(Tile::Quarry));
            }
        }
        _ => actions.push(Action::TakeWorker),
    }
}

/// Everything in this phase may be declined (puerto-rico-2020-pl.txt:336).
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (state.decision, action) {
        (_, Action::Pass)
        | (Decision::Hacienda(_), Action::DrawPlantation)
        | (Decision::Hospice(..), Action::TakeWorker) => Ok(()),
        (Decision::TakeTile(_), Action::TakeTile(tile)) => match tile.good() {
            Some(good) if state.plantations[good] == 0 => Err(Refusal::NotOnOffer),
            None if !may_take_quarry(state, seat) => Err(Refusal::QuarryNeedsHut),
            None if state.quarries == 0 => Err(Refusal::NoQuarryLeft),
            _ => Ok(()),
        },
        _ => Err(Refusal::OtherDecision),
    }
}

/// Carries out an answer.
pub(crate) fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
    match (state.decision, action) {
        (Decision::Hacienda(_), Action::DrawPlantation) => {
            state.reshuffle_if_empty(events);
            state.decision = Decision::HaciendaPlantation(seat);
        }
        (Decision::Hacienda(_), _) => {
            state.passed(seat, events);
            after_hacienda(state, seat, events);
        }
        (Decision::TakeTile(_), Action::TakeTile(tile)) => take_tile(state, seat, tile, events),
        (Decision::Hospice(_, tile), Action::TakeWorker) => {
            state.take_free_worker(seat, Place::Tile(tile), events);
            next_turn(state, seat, events);
        }
        _ => {
            state.passed(seat, events);
            next_turn(state, seat, events);
        }
    }
}

fn after_hacienda(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if !offer_tile(state, seat, events) {
        next_turn(state, seat, events);
    }
}

fn take_tile(state: &mut State, seat: Seat, tile: Tile, events: &mut impl EventSink<Event>) {
    match tile.good() {
        Some(good) => state.plantations[good] -= 1,
        None => state.quarries -= 1,
    }
    state.boards[seat].add_tile(tile);
    events.tell(Event::TileTaken {
        seat,
        tile,
        hacienda: false,
    });
    if offer_hospice(state, seat, tile, events) {
        return;
    }
    next_turn(state, seat, events);
}

/// *Hospice:* may take a worker from the supply onto the tile just taken · when the normal tile was
/// taken · not for the hacienda's tile (ruling 8); supply empty: from the ship (ruling 6); never from
/// San Juan · puerto-rico-2020-pl.txt:594.
fn offer_hospice(state: &mut State, seat: Seat, tile: Tile, events: &mut impl EventSink<Event>) -> bool {
    if !state.board(seat).occupies(Building::Hospice) {
        return false;
    }
    if !state.has_free_worker() {
        state.skip(seat, SkipReason::NoWorker, events);
        return false;
    }
    state.decision = Decision::Hospice(seat, tile);
    true
}

/// What is left of the row is discarded; then chance lays out a new one (puerto-rico-2020-pl.txt:340).
fn end(state: &mut State, events: &mut impl EventSink<Event>) {
    let left = std::mem::take(&mut state.plantations);
    for (good, &count) in left.iter() {
        state.discards[good] += count;
    }
    let count = left.total();
    if count > 0 {
        events.tell(Event::PlantationsDiscarded { count });
    }
    reveal(state, events);
}

/// Lays the row out: players + 1 (puerto-rico-2020-pl.txt:98, 769). When the stock runs out the discards
/// are shuffled; when both are empty the row stays short (ruling 29; 390).
fn reveal(state: &mut State, events: &mut impl EventSink<Event>) {
    let is_short = state.plantations.total() as usize <= state.seats();
    if is_short && state.plantations_to_draw() > 0 {
        state.reshuffle_if_empty(events);
        state.decision = Decision::RevealPlantation;
    } else if state.phase.is_some() {
        round::phase_done(state, events);
    } else {
        round::begin(state, events);
    }
}

/// What chance may draw, by the number of face-down tiles.
pub(crate) fn outcomes(state: &State, outcomes: &mut Vec<Weighted<Outcome>>) {
    for (good, &count) in state.face_down.iter() {
        if count > 0 {
            outcomes.push(Weighted {
                outcome: Outcome(good),
                weight: u32::from(count),
            });
        }
    }
}

/// Carries out a draw.
pub(crate) fn resolve(state: &mut State, good: Good, events: &mut impl EventSink<Event>) {
    if let Decision::HaciendaPlantation(seat) = state.decision {
        state.place_drawn(seat, good, events);
        after_hacienda(state, seat, events);
        return;
    }
    state.face_down[good] -= 1;
    state.plantations[good] += 1;
    events.tell(Event::PlantationRevealed { good });
    reveal(state, events);
}
