//! Builder phase: everybody may buy a building (2020-pl, "Budowniczy", "Budowniczy (karta)").

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::festival;
use crate::expansions::new_buildings::black_market;
use crate::moment::step::Step;
use crate::phases::plan::{Part, always, each_seat};
use crate::phases::{guests, optional};
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::decision::Debt;
use crate::vocabulary::event::{EndReason, Event, SkipReason};
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::window::Window;

pub(crate) use crate::moment::builder::{Gain, Question};

mod discounts;
mod price;

pub(crate) use discounts::may_ask;
use discounts::{ask_quarries, gain};
use price::COLUMNS;
pub use price::Price;

/// The phase. What belongs to a purchase follows it: what the black market returns, then the festival's task,
/// the church, the university.
pub(crate) const STEPS: &[Part] = &[each_seat(&[
    (Step::BuilderGuests, |game| game.has_new_buildings()),
    (Step::Purchase, always),
])];

/// The seat's purchase, if it can buy something; with `ask_forced` the seat is asked in any case.
#[inline]
pub(crate) fn purchase(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    if state.buildable(seat).is_empty() && !state.has(Switch::AskForced) {
        state.skip(seat, SkipReason::NoBuilding, events);
        return GO_ON;
    }
    state.ask(seat, Question::Build)
}

/// The answers to purchase and university.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, question: Question, actions: &mut Vec<Action>) {
    match question {
        Question::Guests => return guests::legal(state, seat, actions),
        Question::BlackMarket(debt) => return black_market::legal(state, seat, debt, actions),
        Question::Gain(_) => return optional::legal(actions),
        Question::Build | Question::University(_) => {}
    }
    actions.push(Action::Pass);
    match question {
        Question::Build => actions.extend(state.buildable(seat).iter().map(Action::Build)),
        _ => actions.push(Action::TakeWorker),
    }
}

/// Building and university are optional (2020-pl, "Budowniczy", "Budynki użytkowe").
pub(crate) fn check(state: &State, seat: Seat, question: Question, action: Action) -> Result<(), Refusal> {
    match (question, action) {
        (Question::Guests, action) => guests::check(state, seat, action),
        (Question::BlackMarket(debt), action) => black_market::check(state, seat, debt, action),
        (Question::Gain(_), action) => optional::check(action),
        (_, Action::Pass) | (Question::University(_), Action::TakeWorker) => Ok(()),
        (Question::Build, Action::Build(building)) => check_purchase(state, seat, building),
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
#[inline]
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    question: Question,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    match (question, action) {
        (Question::Build, Action::Build(building)) => return build(state, seat, building, events),
        (Question::University(building), Action::TakeWorker) => {
            // The statue has no circle (ruling 46).
            let place = (building.row().circles > 0).then_some(Place::Building(building));
            state.take_free_worker(seat, place, events);
        }
        (Question::BlackMarket(debt), action) => {
            let debt = black_market::pay(state, seat, debt, action, events);
            return settle(state, seat, debt, events);
        }
        (Question::Guests, action) => {
            return guests::answer(state, seat, Window::Builder, action, events);
        }
        (Question::Gain(asked), action) => {
            let taken = optional::is_taken(state, seat, asked.told(), action, events);
            return gain(state, seat, asked, taken, events);
        }
        _ => state.passed(seat, events),
    }
    GO_ON
}

/// Asks what is returned with the black market until nothing is owed; a single possible answer is carried
/// out at once.
#[inline(never)]
fn settle(state: &mut State, seat: Seat, mut debt: Debt, events: &mut impl EventSink<Event>) -> Flow {
    while debt.doubloons > 0 {
        let Some(only) = black_market::only(state, seat, debt) else {
            return state.ask(seat, Question::BlackMarket(debt));
        };
        debt = black_market::pay(state, seat, debt, only, events);
    }
    after_purchase(state, seat, debt.building, events)
}

/// The purchase. The twelfth city space triggers the end (2020-pl, "Koniec gry").
fn build(state: &mut State, seat: Seat, building: Building, events: &mut impl EventSink<Event>) -> Flow {
    let price = state.price(seat, building);
    if state.copies_left(building) == 1 {
        state.for_sale.remove(building);
    }
    let board = &mut state.boards[seat];
    let paid = u16::from(price.paid());
    let short = paid.saturating_sub(board.doubloons) as u8;
    board.doubloons -= paid.min(board.doubloons);
    board.add_building(building);
    events.emit(Event::Built {
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
    if short > 0 {
        return settle(state, seat, black_market::debt(building, short), events);
    }
    if state.has(Switch::StrictOptional) {
        ask_quarries(state, seat, building, price)?;
    }
    after_purchase(state, seat, building, events)
}

/// Points that a church brings for a building of columns 1 to 4.
const CHURCH: [u8; COLUMNS] = [0, 1, 1, 2];

/// Points that a church brings for this building.
pub(crate) fn church_points(building: Building) -> u8 {
    CHURCH[usize::from(building.row().column) - 1]
}

/// What follows a purchase: the festival's task, the church, the university.
fn after_purchase(
    state: &mut State,
    seat: Seat,
    building: Building,
    events: &mut impl EventSink<Event>,
) -> Flow {
    if state.has_festival() {
        festival::built(state, seat, building, events);
    }
    if state.board(seat).occupies(Building::Church) {
        church(state, seat, building, events)?;
    }
    university(state, seat, building, events)
}

/// *Church:* 0, 1, 1 or 2 points for a building of column 1, 2, 3 or 4 · own purchase · production
/// buildings too; not for the church itself, which is not occupied yet (ruling 45) ·
/// 2020-pl, "Kościół".
fn church(state: &mut State, seat: Seat, building: Building, events: &mut impl EventSink<Event>) -> Flow {
    let points = church_points(building);
    if points == 0 {
        return GO_ON;
    }
    if state.has(Switch::StrictOptional) {
        return state.ask(seat, Question::Gain(Gain::Church { building, points }));
    }
    events.emit(Event::ChurchPaid { seat, points });
    state.give_points(seat, points, events);
    GO_ON
}

/// *University:* may take a worker from the supply onto the new building · own purchase · one only,
/// however many circles; not for the university itself, which is not occupied yet; supply empty: from
/// the ship (ruling 7); never from San Juan; for the statue to San Juan (46) ·
/// 2020-pl, "Uniwersytet", "Statua".
fn university(state: &mut State, seat: Seat, building: Building, events: &mut impl EventSink<Event>) -> Flow {
    if !state.board(seat).occupies(Building::University) {
        return GO_ON;
    }
    if !state.has_free_worker() {
        state.skip(seat, SkipReason::NoWorker, events);
        return GO_ON;
    }
    state.ask(seat, Question::University(building))
}
