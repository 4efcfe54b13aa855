//! Placing nobles: after a seat's workers are placed, nobles counted among them, it says who of them is a
//! noble (puerto-rico-2020-pl.txt:1045-1047; section E.3, D8). San Juan is a place too, the last one.
//!
//! While this is asked all nobles that have no place yet are in [`crate::Board::san_juan_nobles`], which may
//! be more than stand in San Juan.

use tabletop::{EventSink, Seat};

use crate::boards::board::Board;
use crate::boards::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;

/// The first place with a choice. Says whether there is one.
#[inline(never)]
pub(crate) fn begin(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let board = state.board(seat);
    if board.san_juan_nobles() == 0 {
        return false;
    }
    state.circles_after = board.workers_total();
    walk(state, seat, 0, events)
}

/// The least and the most nobles among so many workers of a place: those who stand on later places must
/// be able to be the rest.
#[inline]
fn range(nobles: u8, workers: u8, workers_after: u8) -> (u8, u8) {
    (nobles.saturating_sub(workers_after), workers.min(nobles))
}

/// Walks over the places from this number on: those without a choice are done, the first with one is
/// asked about.
fn walk(state: &mut State, seat: Seat, from: usize, events: &mut impl EventSink<Event>) -> bool {
    let board = &mut state.boards[seat];
    let mut after = state.circles_after;
    let mut rest = board.places() >> from << from;
    while rest != 0 && board.san_juan_nobles() > 0 {
        let place = Place::at(rest.trailing_zeros() as usize);
        rest &= rest - 1;
        let workers = board.workers(place);
        after -= workers;
        let (least, most) = range(board.san_juan_nobles(), workers, after);
        if least < most {
            state.circles_after = after;
            state.decision = Decision::PlaceNobles(seat, place);
            return true;
        }
        assign(board, seat, place, most, events);
    }
    state.circles_after = 0;
    false
}

fn assign(board: &mut Board, seat: Seat, place: Place, nobles: u8, events: &mut impl EventSink<Event>) {
    if nobles > 0 {
        board.assign_nobles(place, nobles);
        events.tell(Event::NoblesAssigned { seat, place, nobles });
    }
}

/// The range of the place that is asked about.
#[inline]
fn asked_range(state: &State, seat: Seat, place: Place) -> (u8, u8) {
    let board = state.board(seat);
    range(board.san_juan_nobles(), board.workers(place), state.circles_after)
}

/// How many nobles stand here.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, place: Place, actions: &mut Vec<Action>) {
    let (least, most) = asked_range(state, seat, place);
    actions.extend((least..most + 1).map(|nobles| Action::AssignNobles { place, nobles }));
}

/// Says what forbids a number.
#[inline(never)]
pub(crate) fn check(state: &State, seat: Seat, asked: Place, action: Action) -> Result<(), Refusal> {
    match action {
        Action::AssignNobles { place, nobles } => {
            let board = state.board(seat);
            let (least, _) = asked_range(state, seat, asked);
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

/// Carries out an answer. Says whether the next place is asked about.
#[inline(never)]
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> bool {
    let Action::AssignNobles { place, nobles } = action else {
        return false;
    };
    assign(&mut state.boards[seat], seat, place, nobles, events);
    walk(state, seat, place.index() + 1, events)
}
