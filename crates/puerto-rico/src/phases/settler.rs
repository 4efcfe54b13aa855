//! Settler phase: everybody takes a plantation, the settler may take a quarry
//! (2020-pl, "Plantator", "Plantator (karta)").

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat, Weighted};

use crate::boards::state::State;
use crate::expansions::nobles::hunting_lodge;
use crate::expansions::placing::{may_plant_forest, place_tile, plant_forest};
use crate::moment::At;
use crate::moment::step::Step;
use crate::phases::plan::{Part, always, each_seat, once};
use crate::phases::{guests, optional};
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Gain;
use crate::vocabulary::event::{Event, SkipReason};
use crate::vocabulary::good::{ByGood, Good, GoodSet};
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::tile::Tile;
use crate::vocabulary::window::Window;

pub(crate) use crate::moment::settler::Question;

/// The phase. What a hacienda draws is placed at once, then guests may move again; the hospice follows its
/// tile.
pub(crate) const STEPS: &[Part] = &[
    each_seat(&[
        (Step::SettlerGuests, |game| game.has_new_buildings()),
        (Step::Hacienda, always),
        (Step::TakeTile, always),
    ]),
    once(&[
        (Step::SecondTileGuests, |game| game.has_new_buildings()),
        (Step::SecondTile, |game| game.has_new_buildings()),
    ]),
    each_seat(&[
        (Step::LodgeGuests, |game| {
            game.has_new_buildings() && game.has_nobles()
        }),
        (Step::HuntingLodge, |game| game.has_nobles()),
    ]),
    once(&[(Step::RenewRow, always)]),
];

/// *Hacienda:* may draw one face-down plantation, which must be placed · before the normal tile, the
/// settler's own too · never a quarry, even with a construction hut; no hospice worker for it; not with
/// a full island · 2020-pl, "Hacjenda".
#[inline]
pub(crate) fn hacienda(state: &mut State, seat: Seat) -> Flow {
    let board = state.board(seat);
    if board.occupies(Building::Hacienda) && !board.is_island_full() && state.plantations_to_draw() > 0 {
        return state.ask(seat, Question::Hacienda);
    }
    GO_ON
}

/// What the hacienda drew: with a forest house the seat is asked how to place it.
pub(crate) fn drawn(state: &mut State, good: Good, events: &mut impl EventSink<Event>) -> Flow {
    let seat = state.moment.seat;
    if matches!(state.moment.at, At::Settler(Question::Row)) {
        state.reveal(good, events);
        return next_of_row(state, events);
    }
    if may_plant_forest(state, seat) {
        events.emit(Event::PlantationDrawn { seat, good });
        return state.ask(seat, Question::PlaceDrawn(good));
    }
    state.place_as(seat, good, false, events);
    guests::offer(state, seat, Question::TileGuests)
}

/// Whether the seat may take a quarry.
///
/// *Settler's privilege:* a quarry instead of a plantation · 2020-pl, "Plantator".
/// *Construction hut:* the same for its owner · instead of the normal tile; settler and hut together
/// still mean one quarry (ruling 81); void when no quarry is left (82) · 2020-pl, "Kuźnia".
#[inline]
fn may_take_quarry(state: &State, seat: Seat) -> bool {
    state.is_chooser(seat) || state.board(seat).occupies(Building::ConstructionHut)
}

/// Whether the seat may take a quarry and there is one.
#[inline]
pub(crate) fn finds_quarry(state: &State, seat: Seat) -> bool {
    state.quarries > 0 && may_take_quarry(state, seat)
}

/// The seat's tile, if one is available; with `ask_forced` the seat is asked in any case.
#[inline]
pub(crate) fn tile(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    if state.board(seat).is_island_full() && !state.has(Switch::AskForced) {
        state.skip(seat, SkipReason::IslandFull, events);
        return GO_ON;
    }
    let quarry = finds_quarry(state, seat);
    if !quarry && state.plantations == ByGood::default() && !state.has(Switch::AskForced) {
        state.skip(seat, SkipReason::NoTile, events);
        return GO_ON;
    }
    state.ask(seat, Question::Tile)
}

/// The answers to hacienda, tile and hospice.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, question: Question, actions: &mut Vec<Action>) {
    match question {
        Question::Guests | Question::TileGuests | Question::SecondTileGuests | Question::LodgeGuests => {
            return guests::legal(state, seat, actions);
        }
        Question::LodgePoints => return optional::legal(actions),
        Question::Lodge => return hunting_lodge::legal(state, seat, actions),
        Question::PlaceDrawn(good) => return legal_for_drawn(good, actions),
        _ => {}
    }
    actions.push(Action::Pass);
    match question {
        Question::Hacienda => actions.push(Action::DrawPlantation),
        // Asked with `ask_forced` only: there is nothing but the pass.
        Question::Tile if state.board(seat).is_island_full() => {}
        Question::Tile | Question::SecondTile => {
            let kinds = GoodSet::present(&state.plantations);
            for good in kinds.iter() {
                actions.push(Action::TakeTile(Tile::plantation(good)));
            }
            let may_take = match question {
                Question::SecondTile => state.board(seat).occupies(Building::ConstructionHut),
                _ => may_take_quarry(state, seat),
            };
            if state.quarries > 0 && may_take {
                actions.push(Action::TakeTile(Tile::Quarry));
            }
            if may_plant_forest(state, seat) {
                actions.extend(kinds.iter().map(Action::PlantForest));
            }
        }
        _ => actions.push(Action::TakeWorker),
    }
}

/// Everything in this phase may be declined (2020-pl, "Plantator"), but what the hacienda drew must be
/// placed.
pub(crate) fn check(state: &State, seat: Seat, question: Question, action: Action) -> Result<(), Refusal> {
    match (question, action) {
        (
            Question::Guests | Question::TileGuests | Question::SecondTileGuests | Question::LodgeGuests,
            action,
        ) => guests::check(state, seat, action),
        (Question::LodgePoints, action) => optional::check(action),
        (Question::Lodge, action) => hunting_lodge::check(state, seat, action),
        (Question::PlaceDrawn(good), action) => check_for_drawn(good, action),
        (_, Action::Pass)
        | (Question::Hacienda, Action::DrawPlantation)
        | (Question::Hospice(_) | Question::HospiceForest, Action::TakeWorker) => Ok(()),
        (Question::Tile, Action::PlantForest(_) | Action::TakeTile(_))
            if state.board(seat).is_island_full() =>
        {
            Err(Refusal::IslandFull)
        }
        (Question::Tile | Question::SecondTile, Action::PlantForest(good)) => {
            if !may_plant_forest(state, seat) {
                Err(Refusal::NoForestHouse)
            } else if state.plantations[good] == 0 {
                Err(Refusal::NotOnOffer)
            } else {
                Ok(())
            }
        }
        (Question::Tile | Question::SecondTile, Action::TakeTile(tile)) => match tile.good() {
            Some(good) if state.plantations[good] == 0 => Err(Refusal::NotOnOffer),
            None if !may_take_quarry(state, seat)
                || (question == Question::SecondTile
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

/// What hacienda or land office drew must be placed, face up or as a forest.
pub(crate) fn legal_for_drawn(good: Good, actions: &mut Vec<Action>) {
    actions.push(Action::TakeTile(Tile::plantation(good)));
    actions.push(Action::PlantForest(good));
}

/// Why what was drawn can't be placed like this.
pub(crate) fn check_for_drawn(drawn: Good, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Err(Refusal::MustDecide),
        Action::TakeTile(tile) if tile == Tile::plantation(drawn) => Ok(()),
        Action::PlantForest(good) if good == drawn => Ok(()),
        Action::TakeTile(_) | Action::PlantForest(_) => Err(Refusal::OtherTile),
        _ => Err(Refusal::OtherDecision),
    }
}

/// Carries out an answer.
#[inline]
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    question: Question,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    match (question, action) {
        (Question::Tile, Action::TakeTile(tile)) => {
            place_tile(state, seat, tile, events);
            return hospice(state, seat, Question::Hospice(tile), events);
        }
        (Question::Tile, Action::PlantForest(good)) => {
            state.plantations[good] -= 1;
            plant_forest(state, seat, good, false, events);
            return hospice(state, seat, Question::HospiceForest, events);
        }
        (Question::Hacienda, Action::DrawPlantation) => {
            state.reshuffle_if_empty(events);
            return state.ask(seat, Question::HaciendaDraw);
        }
        (Question::PlaceDrawn(good), action) => {
            let as_forest = matches!(action, Action::PlantForest(_));
            state.place_as(seat, good, as_forest, events);
            return guests::offer(state, seat, Question::TileGuests);
        }
        (Question::SecondTile, Action::TakeTile(tile)) => place_tile(state, seat, tile, events),
        (Question::SecondTile, Action::PlantForest(good)) => {
            state.plantations[good] -= 1;
            plant_forest(state, seat, good, false, events);
        }
        (Question::Hospice(tile), Action::TakeWorker) => {
            state.take_free_worker(seat, Some(Place::Tile(tile)), events);
        }
        (Question::HospiceForest, Action::TakeWorker) => state.take_free_worker(seat, None, events),
        (Question::Guests, action) => {
            return guests::answer(state, seat, Window::Settler, action, events);
        }
        (Question::TileGuests, action) => {
            return guests::answer(state, seat, Window::Tile, action, events);
        }
        (Question::SecondTileGuests, action) => {
            return guests::answer(state, seat, Window::SecondTile, action, events);
        }
        (Question::LodgeGuests, action) => {
            return guests::answer(state, seat, Window::HuntingLodge, action, events);
        }
        (Question::Lodge, action) => hunting_lodge::answer(state, seat, action, events),
        (Question::LodgePoints, action) => {
            if optional::is_taken(state, seat, Gain::HuntingLodge, action, events) {
                hunting_lodge::pay(state, seat, events);
            }
        }
        _ => state.passed(seat, events),
    }
    GO_ON
}

/// *Hospice:* may take a worker from the supply onto the tile just taken · when the normal tile was
/// taken · not for the hacienda's tile (ruling 8); supply empty: from the ship (ruling 6); never from
/// San Juan · 2020-pl, "Przytułek".
#[inline]
fn hospice(state: &mut State, seat: Seat, question: Question, events: &mut impl EventSink<Event>) -> Flow {
    if !state.board(seat).occupies(Building::Hospice) {
        return GO_ON;
    }
    if !state.has_free_worker() {
        state.skip(seat, SkipReason::NoWorker, events);
        return GO_ON;
    }
    state.ask(seat, question)
}

/// *Library as settler:* may take one more tile · after all others, if occupied then · a quarry only with
/// an occupied construction hut, no hospice worker, forests allowed (ruling 32) ·
/// 2020-pl, "Biblioteka", "Zajazd".
pub(crate) fn second_tile(state: &mut State, settler: Seat, events: &mut impl EventSink<Event>) -> Flow {
    let board = state.board(settler);
    if !state.doubles(settler) || board.is_island_full() {
        return GO_ON;
    }
    let quarry = state.quarries > 0 && board.occupies(Building::ConstructionHut);
    if !quarry && state.plantations == ByGood::default() {
        state.skip(settler, SkipReason::NoTile, events);
        return GO_ON;
    }
    state.ask(settler, Question::SecondTile)
}

/// What is left of the row is discarded, and chance lays out a new one (2020-pl, "Plantator").
#[inline]
pub(crate) fn renew_row(state: &mut State, events: &mut impl EventSink<Event>) -> Flow {
    let left = core::mem::take(&mut state.plantations);
    for (good, &count) in left.iter() {
        state.discards[good] += count;
    }
    let count = left.total();
    if count > 0 {
        events.emit(Event::PlantationsDiscarded { count });
    }
    next_of_row(state, events)
}

/// Chance lays out the next tile, until the row is full.
#[inline]
fn next_of_row(state: &mut State, events: &mut impl EventSink<Event>) -> Flow {
    if state.is_row_short() {
        state.reshuffle_if_empty(events);
        return state.ask(state.moment.chooser, Question::Row);
    }
    GO_ON
}

/// What chance may draw, weighted by the number of face-down tiles.
#[inline]
pub(crate) fn outcomes(state: &State, outcomes: &mut Vec<Weighted<Outcome>>) {
    for (good, &count) in state.face_down.iter() {
        if count > 0 {
            outcomes.push(Weighted {
                outcome: Outcome::Draw(good),
                weight: u32::from(count),
            });
        }
    }
}
