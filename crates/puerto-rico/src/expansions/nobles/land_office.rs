//! *Land office, worker:* may pay 1 doubloon for a face-down plantation, which must be placed, with an
//! occupied forest house also as a forest · once on its owner's turn of a trader phase, before or after the
//! sale, which it does not replace, or without one; also when the trading house is full (ruling 53) ·
//! needs a free island space; with `land_office_faceup` a face-up plantation (51) ·
//! 2020-pl, "Kancelaria".
//! *Land office, noble:* may give up a plantation or a forest for 1 doubloon · the same turn · see
//! `give_up` (ruling 52) · 2020-pl, "Kancelaria".

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::nobles::give_up;
use crate::expansions::placing;
use crate::moment::trader::Question;
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::{Good, GoodSet};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::tile::Tile;

/// Doubloons for a plantation, either way.
const PRICE: u8 = 1;

/// Why the seat can't use its land office now.
fn check_use(state: &State, seat: Seat) -> Result<(), Refusal> {
    let board = state.board(seat);
    let is_used = state.trader().is_none_or(|memory| memory.land_office_used);
    if !board.occupies(Building::LandOffice) {
        Err(Refusal::NoLandOfficeWorker)
    } else if is_used {
        Err(Refusal::LandOfficeUsed)
    } else if board.has_noble(Building::LandOffice) {
        match give_up::is_possible(board) {
            true => Ok(()),
            false => Err(Refusal::NoneOwned),
        }
    } else if board.doubloons < u16::from(PRICE) {
        Err(Refusal::NoDoubloon)
    } else if board.is_island_full() {
        Err(Refusal::IslandFull)
    } else if is_supplied(state) {
        Ok(())
    } else {
        Err(Refusal::NoPlantationLeft)
    }
}

/// Whether there is a plantation to buy.
fn is_supplied(state: &State) -> bool {
    match state.has(Switch::LandOfficeFaceUp) {
        true => state.plantations.total() > 0,
        false => state.plantations_to_draw() > 0,
    }
}

/// Whether a worker in the land office could buy a plantation, with the doubloons that the seat has or earns first.
pub(crate) fn can_buy(state: &State, seat: Seat, earns: bool) -> bool {
    let board = state.board(seat);
    (earns || board.doubloons >= u16::from(PRICE)) && !board.is_island_full() && is_supplied(state)
}

/// Whether the seat can use its land office now.
#[inline]
pub(crate) fn may_use(state: &State, seat: Seat) -> bool {
    state.has_nobles() && check_use(state, seat).is_ok()
}

/// What the seat can do with its land office.
#[inline(never)]
pub(crate) fn choices(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if !may_use(state, seat) {
        return;
    }
    let board = state.board(seat);
    if board.has_noble(Building::LandOffice) {
        actions.extend(give_up::choices(board));
    } else if state.has(Switch::LandOfficeFaceUp) {
        let kinds = GoodSet::present(&state.plantations);
        actions.extend(kinds.iter().map(|good| Action::TakeTile(Tile::plantation(good))));
        if board.occupies(Building::ForestHouse) {
            actions.extend(kinds.iter().map(Action::PlantForest));
        }
    } else {
        actions.push(Action::DrawPlantation);
    }
}

/// Whether the action is one of a land office.
pub(crate) const fn is_choice(action: Action) -> bool {
    matches!(
        action,
        Action::DrawPlantation
            | Action::TakeTile(_)
            | Action::PlantForest(_)
            | Action::GiveUpTile { .. }
            | Action::GiveUpForest(_)
    )
}

/// Why the seat can't do this with its land office.
#[inline(never)]
pub(crate) fn check_choice(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let board = state.board(seat);
    let gives_up = matches!(action, Action::GiveUpTile { .. } | Action::GiveUpForest(_));
    if gives_up && !board.has_noble(Building::LandOffice) {
        return Err(Refusal::NoLandOfficeNoble);
    }
    if !gives_up && !board.has_worker(Building::LandOffice) {
        return Err(Refusal::NoLandOfficeWorker);
    }
    check_use(state, seat)?;
    let face_up = state.has(Switch::LandOfficeFaceUp);
    let on_offer = |good: Good| match state.plantations[good] {
        0 => Err(Refusal::NotOnOffer),
        _ => Ok(()),
    };
    match action {
        Action::DrawPlantation if face_up => Err(Refusal::LandOfficeTakes),
        Action::DrawPlantation => Ok(()),
        Action::TakeTile(_) | Action::PlantForest(_) if !face_up => Err(Refusal::LandOfficeDraws),
        Action::TakeTile(tile) => tile.good().map_or(Err(Refusal::QuarryNeedsHut), on_offer),
        Action::PlantForest(_) if !board.occupies(Building::ForestHouse) => Err(Refusal::NoForestHouse),
        Action::PlantForest(good) => on_offer(good),
        _ => give_up::check(board, action),
    }
}

/// Uses the land office; what it draws is up to chance.
#[inline(never)]
pub(crate) fn use_it(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    state.note_trade(|memory| memory.land_office_used = true);
    match action {
        Action::DrawPlantation => {
            pay(state, seat, events);
            state.reshuffle_if_empty(events);
            return state.ask(seat, Question::LandOfficeDraw);
        }
        Action::TakeTile(tile) => {
            pay(state, seat, events);
            placing::place_tile(state, seat, tile, events);
        }
        Action::PlantForest(good) => {
            pay(state, seat, events);
            state.plantations[good] -= 1;
            placing::plant_forest(state, seat, good, false, events);
        }
        _ => give_up::apply(state, seat, action, PRICE, events),
    }
    GO_ON
}

fn pay(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let doubloons = PRICE;
    state.boards[seat].doubloons -= u16::from(doubloons);
    events.emit(Event::LandOfficeBought { seat, doubloons });
}

/// The land office, or nothing.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.push(Action::Pass);
    choices(state, seat, actions);
}

/// The land office need not be used.
#[inline(never)]
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        _ if is_choice(action) => check_choice(state, seat, action),
        _ => Err(Refusal::OtherDecision),
    }
}
