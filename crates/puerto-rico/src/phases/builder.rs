//! Builder phase: everybody may buy a building (puerto-rico-2020-pl.txt:178-186, 212-224; section E.4).

use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::festival;
use crate::expansions::new_buildings::black_market;
use crate::expansions::new_buildings::guesthouse::{self, Window};
use crate::phases::round;
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::decision::{Debt, Decision, Gain};
use crate::vocabulary::event::{EndReason, Event, SkipReason};
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

mod discounts;
mod price;

use discounts::ask_quarries;
pub(crate) use discounts::{answer, may_ask};
use price::COLUMNS;
pub use price::Price;

/// The builder's turn comes.
pub(crate) fn begin<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let builder = state.chooser();
    turns::<FULL>(state, builder, events);
}

fn turns<const FULL: bool>(state: &mut State, mut seat: Seat, events: &mut impl EventSink<Event>) {
    loop {
        if guesthouse::offer::<FULL>(state, seat, Window::Builder) || offer::<FULL>(state, seat, events) {
            return;
        }
        match state.seat_after(seat) {
            Some(next) => seat = next,
            None => return round::phase_done::<FULL>(state, events),
        }
    }
}

/// Asks for a building, if one can be had.
#[inline(always)]
fn offer<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let open = !state.buildable_in::<FULL>(seat).is_empty();
    if open {
        state.decision = Decision::Build(seat);
    } else {
        state.skip(seat, SkipReason::NoBuilding, events);
    }
    open
}

/// This seat's turn, after the guests' moves.
#[inline(never)]
pub(crate) fn turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if !offer::<FULL>(state, seat, events) {
        next_turn::<FULL>(state, seat, events);
    }
}

fn next_turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    match state.seat_after(seat) {
        Some(next) => turns::<FULL>(state, next, events),
        None => round::phase_done::<FULL>(state, events),
    }
}

/// The answers to purchase and university.
pub(crate) fn legal<const FULL: bool>(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.push(Action::Pass);
    match state.decision {
        Decision::BlackMarket(_, debt) => {
            actions.pop();
            black_market::legal(state, seat, debt, actions);
        }
        Decision::Build(_) => actions.extend(state.buildable_in::<FULL>(seat).iter().map(Action::Build)),
        _ => actions.push(Action::TakeWorker),
    }
}

/// Building and university are optional (puerto-rico-2020-pl.txt:180, 460).
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (state.decision, action) {
        (Decision::BlackMarket(_, debt), action) => black_market::check(state, seat, debt, action),
        (_, Action::Pass) | (Decision::University(..), Action::TakeWorker) => Ok(()),
        (Decision::Build(_), Action::Build(building)) => check_purchase(state, seat, building),
        _ => Err(Refusal::OtherDecision),
    }
}

fn check_purchase(state: &State, seat: Seat, building: Building) -> Result<(), Refusal> {
    let board = state.board(seat);
    let again = state.has(Switch::DuplicateProduction) && building.makes().is_some();
    let needed = building.row().spaces;
    let free = board.free_city_spaces();
    let price = state.price(seat, building).paid();
    let is_large = BuildingSet::LARGE.contains(building);
    if board.owns(building) && !again {
        Err(Refusal::AlreadyOwned)
    } else if state.copies_left(building) == 0 && state.market.contains(building) {
        Err(Refusal::SoldOut)
    } else if needed > free {
        Err(Refusal::NoCitySpace { needed, free })
    } else if is_large && state.has(Switch::LargeMaxFour) && board.large_buildings() >= 4 {
        Err(Refusal::TooManyLarge)
    } else if !state.market.contains(building) {
        Err(Refusal::NotInMarket)
    } else if u16::from(price) > board.doubloons + u16::from(black_market::most(state, seat)) {
        let doubloons = board.doubloons as u8;
        Err(Refusal::TooExpensive { price, doubloons })
    } else {
        Ok(())
    }
}

/// Carries out an answer.
pub(crate) fn apply<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    match (state.decision, action) {
        (Decision::Build(_), Action::Build(building)) => build::<FULL>(state, seat, building, events),
        (Decision::University(_, building), Action::TakeWorker) => {
            // The statue has no circle (ruling 46).
            let place = (building.row().circles > 0).then_some(Place::Building(building));
            state.take_free_worker(seat, place, events);
            next_turn::<FULL>(state, seat, events);
        }
        (Decision::BlackMarket(_, debt), _) => {
            let debt = black_market::pay(state, seat, debt, action, events);
            settle::<FULL>(state, seat, debt, events);
        }
        _ => {
            state.passed(seat, events);
            next_turn::<FULL>(state, seat, events);
        }
    }
}

/// Asks what is returned with the black market until nothing is owed; a single possible answer is carried
/// out at once.
#[inline(never)]
fn settle<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    mut debt: Debt,
    events: &mut impl EventSink<Event>,
) {
    while debt.doubloons > 0 {
        let Some(only) = black_market::only(state, seat, debt) else {
            state.decision = Decision::BlackMarket(seat, debt);
            return;
        };
        debt = black_market::pay(state, seat, debt, only, events);
    }
    after_purchase::<FULL>(state, seat, debt.building, events);
}

/// The purchase. The twelfth city space triggers the end (puerto-rico-2020-pl.txt:155).
fn build<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    building: Building,
    events: &mut impl EventSink<Event>,
) {
    let price = state.price_in::<FULL>(seat, building);
    if state.copies_left(building) == 1 {
        state.for_sale.remove(building);
    }
    let board = &mut state.boards[seat];
    let paid = u16::from(price.paid());
    let short = paid.saturating_sub(board.doubloons) as u8;
    board.doubloons -= paid.min(board.doubloons);
    board.add_building(building);
    events.tell(Event::Built {
        seat,
        building,
        cost: price.cost,
        quarries: price.quarries,
        privilege: price.privilege,
        forests: price.forests,
        zoning: price.zoning,
        paid: price.paid(),
    });
    if state.board(seat).free_city_spaces() == 0 {
        state.trigger_end(EndReason::City, events);
    }
    if FULL && short > 0 {
        return settle::<FULL>(state, seat, black_market::debt(building, short), events);
    }
    if state.rules::<FULL>(Switch::StrictOptional) && ask_quarries(state, seat, building, price) {
        return;
    }
    after_purchase::<FULL>(state, seat, building, events);
}

/// Points that a church brings for a building of columns 1 to 4.
const CHURCH: [u8; COLUMNS] = [0, 1, 1, 2];

/// Points that a church brings for this building.
pub(crate) fn church_points(building: Building) -> u8 {
    CHURCH[usize::from(building.row().column) - 1]
}

/// *Church:* 0, 1, 1 or 2 points for a building of column 1, 2, 3 or 4 · own purchase · production
/// buildings too; not for the church itself, which is not occupied yet (ruling 45) ·
/// puerto-rico-2020-pl.txt:862, 901.
fn after_purchase<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    building: Building,
    events: &mut impl EventSink<Event>,
) {
    if FULL && state.has_festival() {
        festival::built(state, seat, building, events);
    }
    let points = church_points(building);
    if points > 0 && state.works::<FULL>(seat, Building::Church) {
        if state.rules::<FULL>(Switch::StrictOptional) {
            return state.ask(seat, Gain::Church { building, points });
        }
        events.tell(Event::ChurchPaid { seat, points });
        state.give_points::<FULL>(seat, points, events);
    }
    university::<FULL>(state, seat, building, events);
}

/// *University:* may take a worker from the supply onto the new building · own purchase · one only,
/// however many circles; not for the university itself, which is not occupied yet; supply empty: from
/// the ship (ruling 7); never from San Juan; for the statue to San Juan (46) ·
/// puerto-rico-2020-pl.txt:598, 965.
fn university<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    building: Building,
    events: &mut impl EventSink<Event>,
) {
    if state.board(seat).occupies(Building::University) {
        if state.has_free_worker() {
            state.decision = Decision::University(seat, building);
            return;
        }
        state.skip(seat, SkipReason::NoWorker, events);
    }
    next_turn::<FULL>(state, seat, events);
}
