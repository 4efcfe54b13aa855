//! The driver: what comes next. Read this first.
//!
//! A phase is a list of [`Part`]s, each with its [`Step`]s in the order of the rulebook; every phase
//! declares them at the top of its own file. Which of them a game has is settled once, when it is set up
//! ([`Plan`]): a plain game does not contain the steps of expansions and rulings.
//!
//! The driver walks. It runs a step for a seat; the step does what needs no question and either goes on
//! (`Continue`) or leaves a question in the state (`Break`, see [`Flow`]). An answer, or a draw of chance, is
//! carried out by the phase that asked and returns to the driver: on `Continue` the driver goes on after
//! the step of that question, on `Break` the same step has asked something else. No phase continues another.

pub(crate) use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::festival;
use crate::expansions::nobles::{arrivals, hunting_lodge, income, placement};
use crate::moment::At;
use crate::moment::step::Step;
use crate::phases::plan::{Part, ROWS, STEPS, Who, first};
use crate::phases::{
    buccaneer, builder, captain, craftsman, draft, guests, mayor, prospector, round, settler, start, storage,
    trader,
};
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::event::Event;
use crate::vocabulary::role::Role;
use crate::vocabulary::window::Window;

/// All phases. Setup, the choice of a role and the time after the last round are phases without a role.
pub(super) const PHASES: [&[Part]; 11] = [
    start::STEPS,
    round::CHOICE,
    settler::STEPS,
    mayor::STEPS,
    builder::STEPS,
    craftsman::STEPS,
    trader::STEPS,
    captain::STEPS,
    prospector::STEPS,
    buccaneer::STEPS,
    round::LAST_STEPS,
];
const SETUP: usize = 0;
const FIRST_ROLE: usize = 2;
const AFTER_LAST_ROUND: usize = PHASES.len() - 1;

/// The next thing to do: a step, and whose.
pub(crate) type Cursor = (Step, Seat);

/// The step that comes after this one in its phase; `None` when the phase is over.
#[inline(always)]
pub(crate) fn after(state: &State, step: Step, seat: Seat) -> Option<Cursor> {
    let row = &ROWS[step as usize];
    let plan = state.plan.bits();
    let later = plan & row.later;
    if later != 0 {
        return Some((first(later), seat));
    }
    let next = match row.who {
        Who::Chooser => None,
        Who::EachSeat => state.seat_after(seat),
        Who::UntilAllPassed | Who::UntilShipEmpty => {
            (!is_over(state, row.who)).then(|| seat.next(state.seats()))
        }
    };
    if let Some(next) = next {
        return Some((first(plan & row.part), next));
    }
    enter(state, plan & row.rest)
}

/// Whether a part that goes round and round is over.
#[inline]
fn is_over(state: &State, who: Who) -> bool {
    match who {
        Who::UntilAllPassed => captain::have_all_passed(state),
        Who::UntilShipEmpty => state.worker_ship == 0 && state.noble_ship == 0,
        Who::Chooser | Who::EachSeat => false,
    }
}

/// The first of these steps that is to be taken, by the chooser.
#[inline]
fn enter(state: &State, mut steps: u64) -> Option<Cursor> {
    while steps != 0 {
        let step = first(steps);
        let row = &ROWS[step as usize];
        match row.who {
            who if is_over(state, who) => steps &= row.rest,
            _ => return Some((step, state.moment.chooser)),
        }
    }
    None
}

/// Whether only the chooser takes the step.
pub(crate) fn is_choosers(step: Step) -> bool {
    matches!(ROWS[step as usize].who, Who::Chooser)
}

/// The first step of a role's phase, which the chooser begins.
pub(crate) fn first_of_role(state: &State, role: Role) -> Option<Cursor> {
    enter(state, state.plan.bits() & STEPS[FIRST_ROLE + role as usize])
}

/// The first step after the last round, if there is one.
pub(crate) fn first_after_last_round(state: &State) -> Option<Cursor> {
    enter(state, state.plan.bits() & STEPS[AFTER_LAST_ROUND])
}

/// Begins a new game: from its first step to its first question.
pub(crate) fn begin(state: &mut State, events: &mut impl EventSink<Event>) {
    let first = enter(state, state.plan.bits() & STEPS[SETUP]);
    walk(state, first, events);
}

/// Carries out the answer of the seat that is asked, and walks to the next question.
#[inline]
pub(crate) fn answer(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
    let next = if matches!(state.moment.at, At::Choice) {
        round::choose(state, seat, action, events)
    } else if carry_out(state, seat, action, events).is_continue() {
        after_question(state)
    } else {
        return;
    };
    walk(state, next, events);
}

/// Carries out a draw of chance, and walks to the next question.
#[inline]
pub(crate) fn resolve(state: &mut State, outcome: Outcome, events: &mut impl EventSink<Event>) {
    if draw(state, outcome, events).is_continue() {
        let next = after_question(state);
        walk(state, next, events);
    }
}

/// The step that comes after the one that asked.
#[inline]
pub(crate) fn after_question(state: &State) -> Option<Cursor> {
    let step = state.moment.step()?;
    after(state, step, state.moment.seat)
}

/// Takes step after step, phase after phase, until something is asked or the game is over.
#[inline]
fn walk(state: &mut State, mut next: Option<Cursor>, events: &mut impl EventSink<Event>) {
    while let Some((step, seat)) = next.or_else(|| round::after_phase(state, events)) {
        if take(state, step, seat, events).is_break() {
            return;
        }
        next = after(state, step, seat);
    }
}

/// Takes a step.
#[inline(always)]
pub(crate) fn take(state: &mut State, step: Step, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    match step {
        Step::Draft => draft::choose(state, events),
        Step::Tasks => festival::draw_tasks(state),
        Step::FirstRow => start::lay_row(state, events),
        Step::ChooseRole => round::choose_role(state, seat),
        Step::SettlerGuests => guests::offer(state, seat, settler::Question::Guests),
        Step::Hacienda => settler::hacienda(state, seat),
        Step::TakeTile => settler::tile(state, seat, events),
        Step::SecondTileGuests => guests::offer(state, seat, settler::Question::SecondTileGuests),
        Step::SecondTile => settler::second_tile(state, seat, events),
        Step::LodgeGuests => guests::offer(state, seat, settler::Question::LodgeGuests),
        Step::HuntingLodge => hunting_lodge::give_up_or_pay(state, seat, events),
        Step::RenewRow => settler::renew_row(state, events),
        Step::MayorGuests => guests::offer(state, seat, mayor::Question::Guests),
        Step::MayorPrivilege => mayor::privilege(state, seat, events),
        Step::DealShip => mayor::deal_ship(state, events),
        Step::OfferShip => state.ask(seat, mayor::Question::ShipWorker),
        Step::BoardShip => arrivals::next_person(state, seat, events),
        Step::LateVilla => arrivals::late_villa(state, seat, events),
        Step::PlaceWorkers => mayor::place_workers(state, seat, events),
        Step::PlaceNobles => placement::place_nobles(state, seat, events),
        Step::RefillShip => mayor::refill_ship(state, events),
        Step::BuilderGuests => guests::offer(state, seat, builder::Question::Guests),
        Step::Purchase => builder::purchase(state, seat, events),
        Step::CraftsmanGuests => guests::offer(state, seat, craftsman::Question::Guests),
        Step::Chapel => income::chapel(state, seat, events),
        Step::Jeweler => income::jeweler(state, seat, events),
        Step::Produce => craftsman::production(state, seat, events),
        Step::PrivilegeGuests => guests::offer(state, seat, craftsman::Question::PrivilegeGuests),
        Step::CraftsmanPrivilege => craftsman::privilege(state, seat, events),
        Step::TraderGuests => trader::guests(state, seat),
        Step::Trade => trader::trade(state, seat, events),
        Step::EmptyHouse => trader::empty_house(state, events),
        Step::CaptainGuests => guests::offer(state, seat, captain::Question::Guests),
        Step::FirstTurn => captain::first_turn(state, seat, events),
        Step::Load => captain::load_turn(state, seat, events),
        Step::StorageGuests => storage::guests(state, seat),
        Step::Store => storage::store_turn(state, seat, events),
        Step::EmptyShips => storage::empty_ships(state, events),
        Step::ProspectorGuests => guests::offer(state, seat, prospector::Question::Guests),
        Step::Doubloon => prospector::doubloon(state, seat, events),
        Step::BuccaneerGuests => guests::offer(state, seat, buccaneer::Question::Guests),
        Step::Deed => buccaneer::deed(state, seat, events),
        Step::LastGuests => guests::offer(state, seat, round::LastGuests),
    }
}

/// Carries out an answer, in the phase that asked.
#[inline]
pub(crate) fn carry_out(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    match state.moment.at {
        At::Setup(_) => draft::answer(state, action, events),
        At::Settler(question) => settler::answer(state, seat, question, action, events),
        At::Mayor(_, question) => mayor::answer(state, seat, question, action, events),
        At::Builder(question) => builder::answer(state, seat, question, action, events),
        At::Craftsman(_, question) => craftsman::answer(state, seat, question, action, events),
        At::Trader(_, question) => trader::answer(state, seat, question, action, events),
        At::Captain(_, question) => captain::answer(state, seat, question, action, events),
        At::Storage(memory, question) => storage::answer(state, seat, memory, question, action, events),
        At::Buccaneer(question) => buccaneer::answer(state, seat, question, action, events),
        At::Prospector(question) => prospector::answer(state, seat, question, action, events),
        At::LastGuests => guests::answer(state, seat, Window::End, action, events),
        At::Choice | At::Over => GO_ON,
    }
}

/// Carries out a draw of chance, in the phase that waits for it.
#[inline]
pub(crate) fn draw(state: &mut State, outcome: Outcome, events: &mut impl EventSink<Event>) -> Flow {
    match outcome {
        Outcome::Draw(good) => match state.moment.at {
            At::Setup(_) => start::row_tile(state, good, events),
            At::Trader(..) => trader::drawn(state, good, events),
            _ => settler::drawn(state, good, events),
        },
        Outcome::Draft(building) => draft::drawn(state, building, events),
        Outcome::Crop(_) | Outcome::Production(_) | Outcome::Building(_) => {
            festival::drawn(state, outcome, events)
        }
    }
}
