//! Mayor phase: workers arrive and are placed (puerto-rico-2020-pl.txt:188-210, 228-236; section E.3).
//!
//! Privilege, then the ship is dealt out, then each seat places all its workers anew, clockwise from the
//! mayor, then the ship is filled again.

use tabletop::{EventSink, Seat, SeatSet};

use crate::boards::board::Board;
use crate::boards::state::State;
use crate::expansions::new_buildings::guesthouse::{self, Window};
use crate::expansions::nobles::arrivals;
use crate::expansions::nobles::placement;
use crate::phases::round;
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::{EndReason, Event, SkipReason};
use crate::vocabulary::place::Place;
use crate::vocabulary::progress::Progress;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

/// The guests may move before anybody arrives.
pub(crate) fn begin<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    if FULL {
        if state.has_nobles() {
            let received = SeatSet::EMPTY;
            state.progress = Progress::Mayor { received };
        }
        let mayor = state.chooser();
        return windows(state, Some(mayor), events);
    }
    privilege::<FULL>(state, events);
}

/// The guests' moves, clockwise from this seat on: a library matters to the mayor, a villa to everybody.
pub(crate) fn windows(state: &mut State, mut next: Option<Seat>, events: &mut impl EventSink<Event>) {
    while let Some(seat) = next {
        if guesthouse::offer::<true>(state, seat, Window::Mayor) {
            return;
        }
        next = state.seat_after(seat);
    }
    privilege::<true>(state, events);
}

/// *Mayor's privilege:* may take a worker from the supply · before the ship is dealt out · not from the
/// ship; void with an empty supply; without asking with `auto_mayor_privilege` (ruling 24) ·
/// puerto-rico-2020-pl.txt:192, 230, 236.
/// *Library as mayor:* may take two · as far as there are any · puerto-rico-2020-pl.txt:813.
pub(crate) fn privilege<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let mayor = state.chooser();
    if state.worker_supply == 0 {
        state.skip(mayor, SkipReason::NoWorker, events);
        deal::<FULL>(state, events);
    } else if state.rules::<FULL>(Switch::AutoMayorPrivilege) {
        if !first_worker::<FULL>(state, mayor, events) {
            after_privilege::<FULL>(state, events);
        }
    } else {
        state.decision = Decision::MayorPrivilege(mayor);
    }
}

/// The first worker of the privilege. Says whether it stopped at a decision.
fn first_worker<const FULL: bool>(
    state: &mut State,
    mayor: Seat,
    events: &mut impl EventSink<Event>,
) -> bool {
    if FULL && state.has_nobles() {
        return arrivals::privilege(state, mayor, events);
    }
    take_privilege(state, mayor, events);
    false
}

/// What a library adds to the privilege; then the ship.
pub(crate) fn after_privilege<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let mayor = state.chooser();
    if state.doubles::<FULL>(mayor) && state.worker_supply > 0 {
        if !state.rules::<FULL>(Switch::AutoMayorPrivilege) {
            state.decision = Decision::SecondWorker(mayor);
            return;
        }
        take_privilege(state, mayor, events);
    }
    deal::<FULL>(state, events);
}

pub(crate) fn take_privilege(state: &mut State, mayor: Seat, events: &mut impl EventSink<Event>) {
    state.worker_supply -= 1;
    state.boards[mayor].san_juan += 1;
    events.tell(Event::WorkerTaken {
        seat: mayor,
        place: None,
        from_ship: false,
    });
}

/// The ship's workers are dealt out one by one, mayor first, until it is empty
/// (puerto-rico-2020-pl.txt:192, 228). With `decline_workers` each may be refused (ruling 25).
fn deal<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let mayor = state.chooser();
    if FULL && state.has_nobles() {
        return arrivals::deal(state, mayor, events);
    }
    if state.rules::<FULL>(Switch::DeclineWorkers) && state.worker_ship > 0 {
        state.decision = Decision::ShipWorker(mayor);
        return;
    }
    let seats = state.agreement.seat_count;
    let ship = std::mem::take(&mut state.worker_ship);
    let mut seat = mayor;
    for turn in 0..seats {
        let workers = ship / seats + u8::from(turn < ship % seats);
        if workers > 0 {
            state.boards[seat].san_juan += workers;
            events.tell(Event::WorkersArrived { seat, workers });
        }
        seat = seat.next(state.seats());
    }
    placements::<FULL>(state, mayor, events);
}

/// A seat has answered about one worker of the ship.
fn deal_one<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    taken: bool,
    events: &mut impl EventSink<Event>,
) {
    state.worker_ship -= 1;
    if taken {
        state.boards[seat].san_juan += 1;
        events.tell(Event::WorkersArrived { seat, workers: 1 });
    } else {
        state.workers_refused += 1;
        events.tell(Event::WorkerRefused { seat });
    }
    if state.worker_ship > 0 {
        state.decision = Decision::ShipWorker(seat.next(state.seats()));
    } else {
        let mayor = state.chooser();
        placements::<FULL>(state, mayor, events);
    }
}

/// The seats place their workers, from this one on, to the next decision.
pub(crate) fn placements<const FULL: bool>(
    state: &mut State,
    mut seat: Seat,
    events: &mut impl EventSink<Event>,
) {
    loop {
        if lift::<FULL>(state, seat, events) && walk::<FULL>(state, seat, 0, events)
            || FULL && placement::begin(state, seat, events)
        {
            return;
        }
        match state.seat_after(seat) {
            Some(next) => seat = next,
            None => return end::<FULL>(state, events),
        }
    }
}

/// All workers of the seat come to San Juan to be placed anew (puerto-rico-2020-pl.txt:196-200). Says
/// whether there is something to place: if all circles can be filled they are (202), and who has
/// nobody has nothing to do.
fn lift<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let board = &mut state.boards[seat];
    if FULL {
        board.lift_nobles();
    }
    let workers = board.workers_total();
    let circles = board.circles_total();
    if workers > 0 && workers < circles {
        board.lift_workers();
        state.circles_after = circles;
        return true;
    }
    if workers > 0 {
        board.fill_circles(workers);
    }
    let san_juan = board.san_juan;
    state.skip(seat, SkipReason::NothingToPlace, events);
    events.tell(Event::WorkersPlaced { seat, san_juan });
    false
}

/// The least and the most workers on a place with so many circles: as many circles as possible must be
/// filled (puerto-rico-2020-pl.txt:202), so the circles after it must be able to take the rest.
#[inline]
fn range(workers: u8, circles: u8, circles_after: u8) -> (u8, u8) {
    (workers.saturating_sub(circles_after), circles.min(workers))
}

/// Walks over the places from this number on: those without a choice are filled, the first with one is
/// asked about. Says whether there was one.
fn walk<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    from: usize,
    events: &mut impl EventSink<Event>,
) -> bool {
    let board = &mut state.boards[seat];
    let mut circles_after = state.circles_after;
    let mut rest = board.places() >> from << from;
    while rest != 0 {
        let place = Place::at(rest.trailing_zeros() as usize);
        rest &= rest - 1;
        let circles = board.circles(place);
        circles_after -= circles;
        let (least, most) = range(board.san_juan, circles, circles_after);
        if least < most {
            state.circles_after = circles_after;
            state.decision = Decision::PlaceWorkers(seat, place);
            return true;
        }
        assign(board, seat, place, most, events);
    }
    state.circles_after = 0;
    let san_juan = board.san_juan;
    events.tell(Event::WorkersPlaced { seat, san_juan });
    false
}

#[inline]
fn assign(board: &mut Board, seat: Seat, place: Place, workers: u8, events: &mut impl EventSink<Event>) {
    board.san_juan -= workers;
    board.set_workers(place, workers);
    events.tell(Event::WorkersAssigned { seat, place, workers });
}

/// The range of the place that is asked about.
#[inline]
fn asked_range(state: &State, seat: Seat, place: Place) -> (u8, u8) {
    let board = state.board(seat);
    range(board.san_juan, board.circles(place), state.circles_after)
}

/// The ship is filled: one worker for each empty circle on buildings, at least one for each seat
/// (puerto-rico-2020-pl.txt:206-208). Too few in the supply triggers the end (154), exactly enough does
/// not (ruling 64).
fn end<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let empty: u8 = Seat::all(state.seats())
        .map(|seat| state.board(seat))
        .map(|board| board.building_circles() - board.building_workers())
        .sum();
    let needed = empty.max(state.agreement.seat_count);
    if FULL && state.has_nobles() {
        arrivals::refill(state, needed, events);
        return round::phase_done::<FULL>(state, events);
    }
    let workers = needed.min(state.worker_supply);
    state.worker_supply -= workers;
    state.worker_ship += workers;
    events.tell(Event::ShipRefilled {
        workers,
        nobles: 0,
        needed,
    });
    if workers < needed {
        state.trigger_end(EndReason::Workers, events);
    }
    round::phase_done::<FULL>(state, events);
}

/// The answers to privilege, ship and placement.
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if let Decision::PlaceWorkers(_, place) = state.decision {
        let (least, most) = asked_range(state, seat, place);
        actions.extend((least..most + 1).map(|workers| Action::AssignWorkers { place, workers }));
    } else if let Decision::PlaceNobles(_, place) = state.decision {
        placement::legal(state, seat, place, actions);
    } else if matches!(state.decision, Decision::ShipPerson(_)) {
        arrivals::legal(state, actions);
    } else {
        actions.push(Action::Pass);
        actions.push(Action::TakeWorker);
    }
}

/// Privilege and ship may be declined where they are asked; placement may not.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let asked = match state.decision {
        Decision::PlaceWorkers(_, asked) => asked,
        Decision::PlaceNobles(_, asked) => return placement::check(state, seat, asked, action),
        Decision::ShipPerson(_) => return arrivals::check(state, action),
        _ => {
            return match action {
                Action::Pass | Action::TakeWorker => Ok(()),
                _ => Err(Refusal::OtherDecision),
            };
        }
    };
    match action {
        Action::AssignWorkers { place, workers } => {
            let circles = state.board(seat).circles(place);
            let (least, most) = asked_range(state, seat, asked);
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
pub(crate) fn apply<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    match (state.decision, action) {
        (Decision::PlaceWorkers(..), Action::AssignWorkers { place, workers }) => {
            assign(&mut state.boards[seat], seat, place, workers, events);
            if walk::<FULL>(state, seat, place.index() + 1, events)
                || FULL && placement::begin(state, seat, events)
            {
                return;
            }
            next_placement::<FULL>(state, seat, events);
        }
        (Decision::PlaceNobles(..), _) if FULL => {
            if !placement::apply(state, seat, action, events) {
                next_placement::<FULL>(state, seat, events);
            }
        }
        (Decision::MayorPrivilege(_), Action::TakeWorker) => {
            if !first_worker::<FULL>(state, seat, events) {
                after_privilege::<FULL>(state, events);
            }
        }
        (Decision::SecondWorker(_), Action::TakeWorker) => {
            take_privilege(state, seat, events);
            deal::<FULL>(state, events);
        }
        (Decision::MayorPrivilege(_) | Decision::SecondWorker(_), _) => {
            state.passed(seat, events);
            deal::<FULL>(state, events);
        }
        (Decision::ShipPerson(_), answer) if FULL => arrivals::apply(state, seat, answer, events),
        (_, answer) => deal_one::<FULL>(state, seat, answer == Action::TakeWorker, events),
    }
}

fn next_placement<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    match state.seat_after(seat) {
        Some(next) => placements::<FULL>(state, next, events),
        None => end::<FULL>(state, events),
    }
}
