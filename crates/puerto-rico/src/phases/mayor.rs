//! Mayor phase: workers arrive and are placed (2020-pl, "Burmistrz", "Burmistrz (karta)").

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::board::Board;
use crate::boards::state::State;
use crate::expansions::nobles::{arrivals, placement};
use crate::moment::step::Step;
use crate::phases::plan::{Part, always, each_seat, once, until_ship_empty};
use crate::phases::{guests, optional};
use crate::setup::agreement::Agreement;
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::{Gain, VillaOccasion};
use crate::vocabulary::event::{EndReason, Event, SkipReason};
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::window::Window;

pub(crate) use crate::moment::mayor::Question;

/// The phase: the privilege, then the ship is dealt out, then each seat places all its workers again, then the ship is
/// filled again. Guests may move before anybody arrives: a library matters to the mayor, a villa to everybody. The ship
/// is dealt out at once, or person by person if somebody has a choice.
pub(crate) const STEPS: &[Part] = &[
    each_seat(&[(Step::MayorGuests, |game| game.has_new_buildings())]),
    once(&[
        (Step::MayorPrivilege, always),
        (Step::DealShip, |game| !game.has_nobles() && !may_decline(game)),
    ]),
    until_ship_empty(&[
        (Step::OfferShip, |game| !game.has_nobles() && may_decline(game)),
        (Step::BoardShip, |game| game.has_nobles()),
    ]),
    each_seat(&[(Step::LateVilla, |game| {
        game.has_nobles() && !game.switches.has(Switch::VillaNeedsPerson)
    })]),
    each_seat(&[
        (Step::PlaceWorkers, always),
        (Step::PlaceNobles, |game| game.has_nobles()),
    ]),
    once(&[(Step::RefillShip, always)]),
];

fn may_decline(game: &Agreement) -> bool {
    game.switches.has(Switch::DeclineWorkers)
}

/// *Mayor's privilege:* may take a worker from the supply · before the ship is dealt out · not from the
/// ship; void with an empty supply; without asking with `auto_mayor_privilege` (ruling 24) ·
/// 2020-pl, "Burmistrz", "Burmistrz (karta)".
#[inline]
pub(crate) fn privilege(state: &mut State, mayor: Seat, events: &mut impl EventSink<Event>) -> Flow {
    if state.worker_supply == 0 {
        state.skip(mayor, SkipReason::NoWorker, events);
        GO_ON
    } else if state.has(Switch::AutoMayorPrivilege) {
        take_both(state, mayor, events)
    } else {
        state.ask(mayor, Question::Privilege)
    }
}

/// The worker of the privilege and, with a library, the second one.
#[inline]
fn take_both(state: &mut State, mayor: Seat, events: &mut impl EventSink<Event>) -> Flow {
    if !state.has_nobles() {
        take_privilege(state, mayor, events);
    } else if !arrivals::brings_instead(state, mayor, events) {
        take_privilege(state, mayor, events);
        arrivals::villa(state, mayor, VillaOccasion::Privilege, events)?;
    }
    second_worker(state, mayor, events)
}

/// *Library as mayor:* may take two · as many as there are · 2020-pl, "Biblioteka".
#[inline]
fn second_worker(state: &mut State, mayor: Seat, events: &mut impl EventSink<Event>) -> Flow {
    if !state.doubles(mayor) || state.worker_supply == 0 {
        return GO_ON;
    }
    if !state.has(Switch::AutoMayorPrivilege) {
        return state.ask(mayor, Question::SecondWorker);
    }
    take_privilege(state, mayor, events);
    GO_ON
}

/// Moves a worker from the supply to the mayor's San Juan.
fn take_privilege(state: &mut State, mayor: Seat, events: &mut impl EventSink<Event>) {
    state.worker_supply -= 1;
    state.boards[mayor].san_juan += 1;
    events.emit(Event::WorkerTaken {
        seat: mayor,
        place: None,
        from_ship: false,
    });
}

/// The ship's workers are dealt out one by one, mayor first, until it is empty
/// (2020-pl, "Burmistrz", "Burmistrz (karta)").
#[inline]
pub(crate) fn deal_ship(state: &mut State, events: &mut impl EventSink<Event>) -> Flow {
    let seats = state.agreement.seat_count;
    let ship = core::mem::take(&mut state.worker_ship);
    let mut seat = state.chooser();
    for turn in 0..seats {
        let workers = dealt(ship, seats, turn);
        if workers > 0 {
            state.boards[seat].san_juan += workers;
            events.emit(Event::WorkersArrived { seat, workers });
        }
        seat = seat.next(state.seats());
    }
    GO_ON
}

/// How many of those aboard come to the seat whose turn is this one, counted from the mayor.
#[inline]
const fn dealt(aboard: u8, seats: u8, turn: u8) -> u8 {
    aboard / seats + (turn < aboard % seats) as u8
}

/// How many people come to the seat in a phase that is just beginning, if nobody declines: its share of the ship and what
/// the mayor's privilege finds in the supply.
#[cfg(feature = "wire")]
pub(crate) fn arriving(state: &State, seat: Seat) -> u8 {
    let count = state.seats();
    let turn = (seat.index() + count - state.chooser().index()) % count;
    let aboard = state.worker_ship + state.noble_ship;
    dealt(aboard, count as u8, turn as u8) + state.privilege(seat).min(state.worker_supply)
}

/// `decline_workers`: the ship's next worker comes or leaves the game (ruling 25).
fn take_or_refuse(state: &mut State, seat: Seat, taken: bool, events: &mut impl EventSink<Event>) {
    state.worker_ship -= 1;
    if taken {
        state.boards[seat].san_juan += 1;
        events.emit(Event::WorkersArrived { seat, workers: 1 });
    } else {
        state.workers_refused += 1;
        events.emit(Event::WorkerRefused { seat });
    }
}

/// All workers of the seat come to San Juan to be placed again (2020-pl, "Burmistrz"). If all
/// circles can be filled they are, unless `ask_forced` asks about each place; a seat without workers has nothing to do.
#[inline]
pub(crate) fn place_workers(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    let has_nobles = state.has_nobles();
    let board = &mut state.boards[seat];
    if has_nobles {
        board.lift_nobles();
    }
    let workers = board.workers_total();
    let circles = board.circles_total();
    let is_open = workers < circles || circles > 0 && state.agreement.switches.has(Switch::AskForced);
    if workers > 0 && is_open {
        board.lift_workers();
        return place_from(state, seat, 0, circles, events);
    }
    if workers > 0 {
        board.fill_circles(workers);
    }
    let san_juan = board.san_juan;
    state.skip(seat, SkipReason::NothingToPlace, events);
    events.emit(Event::WorkersPlaced { seat, san_juan });
    GO_ON
}

/// The fewest and the most workers on a place with this many circles: as many circles as possible must be filled
/// (2020-pl, "Burmistrz"), so the circles after it must be able to take the rest.
#[inline]
fn range(workers: u8, circles: u8, circles_after: u8) -> (u8, u8) {
    let most = circles.min(workers);
    (workers.saturating_sub(circles_after).min(most), most)
}

/// Goes through the places from this number on, which have this many circles: places without a choice are filled, and
/// the first one with a choice is asked about; with `ask_forced` the first one that somebody can come to.
#[inline(always)]
fn place_from(
    state: &mut State,
    seat: Seat,
    from: usize,
    mut circles_after: u8,
    events: &mut impl EventSink<Event>,
) -> Flow {
    let switches = state.agreement.switches;
    let board = &mut state.boards[seat];
    let mut rest = board.places() >> from << from;
    while rest != 0 {
        let place = Place::at(rest.trailing_zeros() as usize);
        rest &= rest - 1;
        let circles = board.circles(place);
        circles_after -= circles;
        let (least, most) = range(board.san_juan, circles, circles_after);
        if least < most || most > 0 && switches.has(Switch::AskForced) {
            let question = Question::PlaceWorkers { place, circles_after };
            return state.ask(seat, question);
        }
        assign(board, seat, place, most, events);
    }
    let san_juan = board.san_juan;
    events.emit(Event::WorkersPlaced { seat, san_juan });
    GO_ON
}

#[inline]
fn assign(board: &mut Board, seat: Seat, place: Place, workers: u8, events: &mut impl EventSink<Event>) {
    board.san_juan -= workers;
    board.set_workers(place, workers);
    events.emit(Event::WorkersAssigned { seat, place, workers });
}

/// The ship is filled: one worker for each empty circle on buildings, at least one for each seat
/// (2020-pl, "Burmistrz"). Too few in the supply triggers the end, exactly enough does
/// not (ruling 64).
#[inline]
pub(crate) fn refill_ship(state: &mut State, events: &mut impl EventSink<Event>) -> Flow {
    let empty: u8 = Seat::all(state.seats())
        .map(|seat| state.board(seat))
        .map(|board| board.building_circles() - board.building_workers())
        .sum();
    let needed = empty.max(state.agreement.seat_count);
    if state.has_nobles() {
        arrivals::refill(state, needed, events);
        return GO_ON;
    }
    let workers = needed.min(state.worker_supply);
    state.worker_supply -= workers;
    state.worker_ship += workers;
    events.emit(Event::ShipRefilled {
        workers,
        nobles: 0,
        needed,
    });
    if workers < needed {
        state.trigger_end(EndReason::Workers, events);
    }
    GO_ON
}

/// The answers to privilege, ship and placement.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, question: Question, actions: &mut Vec<Action>) {
    match question {
        Question::PlaceWorkers { place, circles_after } => {
            let board = state.board(seat);
            let (least, most) = range(board.san_juan, board.circles(place), circles_after);
            for workers in least..most + 1 {
                actions.push(Action::AssignWorkers { place, workers });
            }
        }
        Question::PlaceNobles { place, workers_after } => {
            placement::legal(state, seat, place, workers_after, actions);
        }
        Question::ShipPerson => arrivals::legal(state, actions),
        Question::Guests => guests::legal(state, seat, actions),
        Question::Villa(_) => optional::legal(actions),
        Question::Privilege | Question::SecondWorker | Question::ShipWorker => {
            actions.push(Action::Pass);
            actions.push(Action::TakeWorker);
        }
    }
}

/// Privilege and ship may be declined when asked about; placement may not.
pub(crate) fn check(state: &State, seat: Seat, question: Question, action: Action) -> Result<(), Refusal> {
    let (asked, circles_after) = match question {
        Question::PlaceWorkers { place, circles_after } => (place, circles_after),
        Question::PlaceNobles { place, workers_after } => {
            return placement::check(state, seat, place, workers_after, action);
        }
        Question::ShipPerson => return arrivals::check(state, action),
        Question::Guests => return guests::check(state, seat, action),
        Question::Villa(_) => return optional::check(action),
        Question::Privilege | Question::SecondWorker | Question::ShipWorker => {
            return match action {
                Action::Pass | Action::TakeWorker => Ok(()),
                _ => Err(Refusal::OtherDecision),
            };
        }
    };
    match action {
        Action::AssignWorkers { place, workers } => {
            let board = state.board(seat);
            let circles = board.circles(place);
            let (least, most) = range(board.san_juan, board.circles(asked), circles_after);
            if circles == 0 {
                Err(Refusal::NoSuchPlace)
            } else if place != asked {
                Err(Refusal::OtherPlaceFirst)
            } else if workers > circles {
                Err(Refusal::TooFewCircles { circles })
            } else if workers > most {
                Err(Refusal::TooFewWorkers { workers: most })
            } else if workers < least {
                Err(Refusal::FillCircles { least })
            } else {
                Ok(())
            }
        }
        Action::Pass => Err(Refusal::MustDecide),
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
        (Question::PlaceWorkers { circles_after, .. }, Action::AssignWorkers { place, workers }) => {
            assign(&mut state.boards[seat], seat, place, workers, events);
            return place_from(state, seat, place.index() + 1, circles_after, events);
        }
        (Question::PlaceNobles { workers_after, .. }, action) => {
            return placement::answer(state, seat, workers_after, action, events);
        }
        (Question::Privilege, Action::TakeWorker) => return take_both(state, seat, events),
        (Question::SecondWorker, Action::TakeWorker) => take_privilege(state, seat, events),
        (Question::ShipPerson, action) => return arrivals::answer(state, seat, action, events),
        (Question::ShipWorker, action) => {
            take_or_refuse(state, seat, action == Action::TakeWorker, events);
        }
        (Question::Guests, action) => {
            return guests::answer(state, seat, Window::Mayor, action, events);
        }
        (Question::Villa(occasion), action) => {
            if optional::is_taken(state, seat, Gain::Villa { occasion }, action, events) {
                arrivals::bring(state, seat, events);
            }
            if occasion == VillaOccasion::Privilege {
                return second_worker(state, seat, events);
            }
        }
        _ => state.passed(seat, events),
    }
    GO_ON
}
