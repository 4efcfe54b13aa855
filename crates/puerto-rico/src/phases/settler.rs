//! Settler phase: everybody takes a plantation, the settler may take a quarry
//! (puerto-rico-2020-pl.txt:332-366; section E.2).
//!
//! For each seat: hacienda, then the tile, then the hospice. After all the library's second tile. At the end
//! the row is renewed by chance.

use tabletop::{EventSink, Seat, Weighted};

use crate::boards::state::State;
use crate::expansions::festival;
use crate::expansions::new_buildings::guesthouse::{self, Window};
use crate::expansions::nobles::hunting_lodge;
use crate::phases::round;
use crate::phases::trader;
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::{Event, SkipReason};
use crate::vocabulary::good::{ByGood, Good, GoodSet};
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::role::Role;
use crate::vocabulary::tile::Tile;

/// The settler's turn comes.
pub(crate) fn begin<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let settler = state.chooser();
    turns::<FULL>(state, settler, events);
}

/// Goes on from this seat's turn to the next decision.
fn turns<const FULL: bool>(state: &mut State, mut seat: Seat, events: &mut impl EventSink<Event>) {
    loop {
        if guesthouse::offer::<FULL>(state, seat, Window::Settler)
            || offer_hacienda(state, seat)
            || offer_tile::<FULL>(state, seat, events)
        {
            return;
        }
        match state.seat_after(seat) {
            Some(next) => seat = next,
            None => return library::<FULL>(state, events),
        }
    }
}

/// This seat's turn, after the guests' moves.
#[inline(never)]
pub(crate) fn turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if !offer_hacienda(state, seat) {
        tile_turn::<FULL>(state, seat, events);
    }
}

/// Goes on after this seat's turn.
fn next_turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    match state.seat_after(seat) {
        Some(next) => turns::<FULL>(state, next, events),
        None => library::<FULL>(state, events),
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
fn offer_tile<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
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
pub(crate) fn legal<const FULL: bool>(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.push(Action::Pass);
    match state.decision {
        Decision::Hacienda(_) => actions.push(Action::DrawPlantation),
        Decision::TakeTile(_) | Decision::SecondTile(_) => {
            let kinds = GoodSet::present(&state.plantations);
            for good in kinds.iter() {
                actions.push(Action::TakeTile(Tile::plantation(good)));
            }
            let may_take = match state.decision {
                Decision::SecondTile(_) => state.board(seat).occupies(Building::ConstructionHut),
                _ => may_take_quarry(state, seat),
            };
            if state.quarries > 0 && may_take {
                actions.push(Action::TakeTile(Tile::Quarry));
            }
            if may_plant_forest::<FULL>(state, seat) {
                actions.extend(kinds.iter().map(Action::PlantForest));
            }
        }
        Decision::PlaceDrawn(_, good) => {
            actions.pop();
            actions.push(Action::TakeTile(Tile::plantation(good)));
            actions.push(Action::PlantForest(good));
        }
        _ => actions.push(Action::TakeWorker),
    }
}

/// Everything in this phase may be declined (puerto-rico-2020-pl.txt:336), but what the hacienda drew must be
/// placed.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (state.decision, action) {
        (Decision::PlaceDrawn(..), Action::Pass) => Err(Refusal::MustDecide),
        (Decision::PlaceDrawn(_, drawn), Action::TakeTile(tile)) if tile != Tile::plantation(drawn) => {
            Err(Refusal::OtherTile)
        }
        (Decision::PlaceDrawn(_, drawn), Action::PlantForest(good)) if good != drawn => {
            Err(Refusal::OtherTile)
        }
        (_, Action::Pass)
        | (Decision::Hacienda(_), Action::DrawPlantation)
        | (Decision::Hospice(..) | Decision::HospiceForest(_), Action::TakeWorker)
        | (Decision::PlaceDrawn(..), Action::TakeTile(_) | Action::PlantForest(_)) => Ok(()),
        (Decision::TakeTile(_) | Decision::SecondTile(_), Action::PlantForest(good)) => {
            if !may_plant_forest::<true>(state, seat) {
                Err(Refusal::NoForestHouse)
            } else if state.plantations[good] == 0 {
                Err(Refusal::NotOnOffer)
            } else {
                Ok(())
            }
        }
        (Decision::TakeTile(_) | Decision::SecondTile(_), Action::TakeTile(tile)) => match tile.good() {
            Some(good) if state.plantations[good] == 0 => Err(Refusal::NotOnOffer),
            None if !may_take_quarry(state, seat)
                || (matches!(state.decision, Decision::SecondTile(_))
                    && !state.board(seat).occupies(Building::ConstructionHut)) =>
            {
                Err(Refusal::QuarryNeedsHut)
            }
            None if state.quarries == 0 => Err(Refusal::NoQuarryLeft),
            _ => Ok(()),
        },
        _ => Err(Refusal::OtherDecision),
    }
}

/// Carries out an answer.
#[inline(never)]
pub(crate) fn apply<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    match (state.decision, action) {
        (Decision::Hacienda(_), Action::DrawPlantation) => {
            state.reshuffle_if_empty(events);
            state.decision = Decision::HaciendaPlantation(seat);
        }
        (Decision::Hacienda(_), _) => {
            state.passed(seat, events);
            tile_turn::<FULL>(state, seat, events);
        }
        (Decision::PlaceDrawn(..), Action::PlantForest(good)) => {
            state.face_down[good] -= 1;
            let hacienda = state.role() == Role::Settler;
            plant_forest(state, seat, good, hacienda, events);
            after_draw::<FULL>(state, seat, events);
        }
        (Decision::PlaceDrawn(_, good), _) => {
            state.place_drawn::<FULL>(seat, good, events);
            after_draw::<FULL>(state, seat, events);
        }
        (Decision::TakeTile(_), Action::TakeTile(tile)) => take_tile::<FULL>(state, seat, tile, events),
        (Decision::TakeTile(_), Action::PlantForest(good)) => {
            state.plantations[good] -= 1;
            plant_forest(state, seat, good, false, events);
            if !offer_hospice(state, seat, Decision::HospiceForest(seat), events) {
                next_turn::<FULL>(state, seat, events);
            }
        }
        (Decision::SecondTile(_), Action::TakeTile(tile)) => {
            place_tile::<FULL>(state, seat, tile, events);
            closing::<FULL>(state, events);
        }
        (Decision::SecondTile(_), Action::PlantForest(good)) => {
            state.plantations[good] -= 1;
            plant_forest(state, seat, good, false, events);
            closing::<FULL>(state, events);
        }
        (Decision::SecondTile(_), _) => {
            state.passed(seat, events);
            closing::<FULL>(state, events);
        }
        (Decision::Hospice(_, tile), Action::TakeWorker) => {
            state.take_free_worker(seat, Some(Place::Tile(tile)), events);
            next_turn::<FULL>(state, seat, events);
        }
        (Decision::HospiceForest(_), Action::TakeWorker) => {
            state.take_free_worker(seat, None, events);
            next_turn::<FULL>(state, seat, events);
        }
        _ => {
            state.passed(seat, events);
            next_turn::<FULL>(state, seat, events);
        }
    }
}

/// The plantation lies that hacienda or land office drew.
fn after_draw<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if FULL && state.role() == Role::Trader {
        return trader::after_land_office(state, seat, events);
    }
    if !guesthouse::offer::<FULL>(state, seat, Window::Tile) {
        tile_turn::<FULL>(state, seat, events);
    }
}

/// The normal tile of this seat.
pub(crate) fn tile_turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if !offer_tile::<FULL>(state, seat, events) {
        next_turn::<FULL>(state, seat, events);
    }
}

fn take_tile<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    tile: Tile,
    events: &mut impl EventSink<Event>,
) {
    place_tile::<FULL>(state, seat, tile, events);
    if !offer_hospice(state, seat, Decision::Hospice(seat, tile), events) {
        next_turn::<FULL>(state, seat, events);
    }
}

pub(crate) fn place_tile<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    tile: Tile,
    events: &mut impl EventSink<Event>,
) {
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
    if FULL && state.has_festival() {
        festival::plantation_placed(state, seat, events);
    }
}

/// *Forest house:* a plantation that is being taken may lie face down as a forest · the normal tile, the
/// library's second one, the hacienda's after it was seen (ruling 99) · never a quarry; has no circle,
/// always counts and never turns back (13); the hospice's worker goes to San Juan (14); every two forests
/// lower prices, see the builder phase · puerto-rico-2020-pl.txt:937-947.
#[inline]
fn may_plant_forest<const FULL: bool>(state: &State, seat: Seat) -> bool {
    state.works::<FULL>(seat, Building::ForestHouse)
}

#[inline(never)]
pub(crate) fn plant_forest(
    state: &mut State,
    seat: Seat,
    good: Good,
    hacienda: bool,
    events: &mut impl EventSink<Event>,
) {
    state.boards[seat].add_forest(good);
    events.tell(Event::ForestPlanted { seat, good, hacienda });
}

/// *Hospice:* may take a worker from the supply onto the tile just taken · when the normal tile was
/// taken · not for the hacienda's tile (ruling 8); supply empty: from the ship (ruling 6); never from
/// San Juan · puerto-rico-2020-pl.txt:594.
fn offer_hospice(
    state: &mut State,
    seat: Seat,
    decision: Decision,
    events: &mut impl EventSink<Event>,
) -> bool {
    if !state.board(seat).occupies(Building::Hospice) {
        return false;
    }
    if !state.has_free_worker() {
        state.skip(seat, SkipReason::NoWorker, events);
        return false;
    }
    state.decision = decision;
    true
}

/// What comes at the end of the phase, before the row is renewed.
fn closing<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    if FULL && state.has_nobles() {
        hunting_lodge::begin(state, events);
    } else {
        end::<FULL>(state, events);
    }
}

/// Everybody had a turn: the settler's second tile.
fn library<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    if !FULL || !state.has_new_buildings() {
        return closing::<FULL>(state, events);
    }
    let settler = state.chooser();
    if !guesthouse::offer::<FULL>(state, settler, Window::SecondTile) {
        second_tile::<FULL>(state, settler, events);
    }
}

/// *Library as settler:* may take one more tile · after all others, if occupied then · a quarry only with
/// an occupied construction hut, no hospice worker, forests allowed (ruling 32) ·
/// puerto-rico-2020-pl.txt:813-816, 946.
pub(crate) fn second_tile<const FULL: bool>(
    state: &mut State,
    settler: Seat,
    events: &mut impl EventSink<Event>,
) {
    let board = state.board(settler);
    if !state.doubles::<FULL>(settler) || board.is_island_full() {
        return closing::<FULL>(state, events);
    }
    let quarry = state.quarries > 0 && board.occupies(Building::ConstructionHut);
    if !quarry && state.plantations == ByGood::default() {
        state.skip(settler, SkipReason::NoTile, events);
        return closing::<FULL>(state, events);
    }
    state.decision = Decision::SecondTile(settler);
}

/// What is left of the row is discarded; then chance lays out a new one (puerto-rico-2020-pl.txt:340).
pub(crate) fn end<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let left = std::mem::take(&mut state.plantations);
    for (good, &count) in left.iter() {
        state.discards[good] += count;
    }
    let count = left.total();
    if count > 0 {
        events.tell(Event::PlantationsDiscarded { count });
    }
    reveal::<FULL>(state, events);
}

/// Lays the row out: players + 1 (puerto-rico-2020-pl.txt:98, 769). When the stock runs out the discards
/// are shuffled; when both are empty the row stays short (ruling 29; 390).
fn reveal<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let is_short = state.plantations.total() as usize <= state.seats();
    if is_short && state.plantations_to_draw() > 0 {
        state.reshuffle_if_empty(events);
        state.decision = Decision::RevealPlantation;
    } else if state.phase.is_some() {
        round::phase_done::<FULL>(state, events);
    } else {
        round::begin::<FULL>(state, events);
    }
}

/// What chance may draw, by the number of face-down tiles.
#[inline]
pub(crate) fn outcomes(state: &State, outcomes: &mut Vec<Weighted<Outcome>>) {
    for (good, &count) in state.face_down.iter() {
        if count > 0 {
            outcomes.push(Weighted {
                outcome: Outcome::Plantation(good),
                weight: u32::from(count),
            });
        }
    }
}

/// Carries out a draw.
#[inline]
pub(crate) fn resolve<const FULL: bool>(state: &mut State, good: Good, events: &mut impl EventSink<Event>) {
    if let Decision::HaciendaPlantation(seat) | Decision::LandOfficePlantation(seat) = state.decision {
        if may_plant_forest::<FULL>(state, seat) {
            events.tell(Event::PlantationDrawn { seat, good });
            state.decision = Decision::PlaceDrawn(seat, good);
            return;
        }
        state.place_drawn::<FULL>(seat, good, events);
        after_draw::<FULL>(state, seat, events);
        return;
    }
    state.face_down[good] -= 1;
    state.plantations[good] += 1;
    events.tell(Event::PlantationRevealed { good });
    reveal::<FULL>(state, events);
}
