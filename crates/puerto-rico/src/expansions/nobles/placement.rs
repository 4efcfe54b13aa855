//! Placing nobles: after a seat's workers are placed, nobles counted among them, the seat says which of them are nobles
//! (2020-pl, "Rozszerzenie II: Szlachcic"). San Juan is a place too, the last one.
//!
//! While this is being asked, all nobles without a place are in [`crate::Board::san_juan_nobles`], which may be more
//! than there are people in San Juan.

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::board::Board;
use crate::boards::state::State;
use crate::moment::mayor::Question;
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

/// Lets the seat say which of its workers are nobles, if there is a choice.
#[inline(never)]
pub(crate) fn place_nobles(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    let board = state.board(seat);
    if board.san_juan_nobles() == 0 {
        return GO_ON;
    }
    let workers = board.workers_total();
    place_from(state, seat, 0, workers, events)
}

/// The fewest and the most nobles among this many workers of a place: the workers on later places must be able to make
/// up the rest.
#[inline]
fn range(nobles: u8, workers: u8, workers_after: u8) -> (u8, u8) {
    (nobles.saturating_sub(workers_after), workers.min(nobles))
}

/// Goes through the places from this number on, which together with San Juan have this many workers: places without a
/// choice are settled, and the first one with a choice is asked about; with `ask_forced` the first one with workers.
fn place_from(
    state: &mut State,
    seat: Seat,
    from: usize,
    mut workers_after: u8,
    events: &mut impl EventSink<Event>,
) -> Flow {
    let forced = state.has(Switch::AskForced);
    let board = &mut state.boards[seat];
    let mut rest = board.places() >> from << from;
    while rest != 0 && board.san_juan_nobles() > 0 {
        let place = Place::at(rest.trailing_zeros() as usize);
        rest &= rest - 1;
        let workers = board.workers(place);
        workers_after -= workers;
        let (least, most) = range(board.san_juan_nobles(), workers, workers_after);
        if least < most || forced && most > 0 {
            let question = Question::PlaceNobles { place, workers_after };
            return state.ask(seat, question);
        }
        assign(board, seat, place, most, events);
    }
    GO_ON
}

fn assign(board: &mut Board, seat: Seat, place: Place, nobles: u8, events: &mut impl EventSink<Event>) {
    if nobles > 0 {
        board.assign_nobles(place, nobles);
        events.emit(Event::NoblesAssigned { seat, place, nobles });
    }
}

/// The possible numbers of nobles here.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, place: Place, workers_after: u8, actions: &mut Vec<Action>) {
    let board = state.board(seat);
    let (least, most) = range(board.san_juan_nobles(), board.workers(place), workers_after);
    actions.extend((least..most + 1).map(|nobles| Action::AssignNobles { place, nobles }));
}

/// Checks that a number is legal.
#[inline(never)]
pub(crate) fn check(
    state: &State,
    seat: Seat,
    asked: Place,
    workers_after: u8,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::AssignNobles { place, nobles } => {
            let board = state.board(seat);
            let (least, _) = range(board.san_juan_nobles(), board.workers(asked), workers_after);
            let (left, workers) = (board.san_juan_nobles(), board.workers(place));
            if board.circles(place) == 0 {
                Err(Refusal::NoSuchPlace)
            } else if place != asked {
                Err(Refusal::OtherPlaceFirst)
            } else if nobles > workers {
                Err(Refusal::FewerOnPlace { workers })
            } else if nobles > left {
                Err(Refusal::TooFewNobles { nobles: left })
            } else if nobles < least {
                Err(Refusal::NoblesMustStand { least })
            } else {
                Ok(())
            }
        }
        Action::Pass => Err(Refusal::MustDecide),
        _ => Err(Refusal::OtherDecision),
    }
}

/// Carries out an answer.
#[inline(never)]
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    workers_after: u8,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    let Action::AssignNobles { place, nobles } = action else {
        return GO_ON;
    };
    assign(&mut state.boards[seat], seat, place, nobles, events);
    place_from(state, seat, place.index() + 1, workers_after, events)
}
