//! What loadings bring besides their goods: harbor, captain's privilege, lighthouse; and what comes before the first
//! one: lighthouse, union hall, royal supplier.

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::board::Board;
use crate::boards::state::State;
use crate::expansions::nobles::royal_supplier;
use crate::moment::At;
use crate::vocabulary::building::Building;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::GoodSet;
use crate::vocabulary::rules::Switch;

use super::{Gain, Question};

/// *Harbor:* 1 more point · each own loading, wharf included (ruling 17) · 2020-pl, "Port", 584.
#[inline]
pub(crate) fn harbor(state: &State, seat: Seat) -> u8 {
    u8::from(state.board(seat).occupies(Building::Harbor))
}

/// *Captain's privilege:* 1 more point, 2 with a library · the captain's first loading of the phase, wharf included ·
/// none without loading (ruling 16) · 2020-pl, "Kapitan".
#[inline]
pub(crate) fn privilege(state: &State, seat: Seat) -> u8 {
    match &state.moment.at {
        At::Captain(memory, _) if memory.privilege_used => 0,
        _ => state.privilege(seat),
    }
}

/// Whether the seat has had its first turn of the current captain phase.
#[inline]
pub(crate) fn has_begun(state: &State, seat: Seat) -> bool {
    matches!(&state.moment.at, At::Captain(memory, _) if memory.begun.contains(seat))
}

/// What comes before the seat's first loading, loading or not: lighthouse, union hall, royal supplier.
#[inline(never)]
pub(crate) fn first_turn(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    if has_begun(state, seat) {
        return GO_ON;
    }
    state.note_loading(|memory| memory.begun.insert(seat));
    light_captain(state, seat, events)?;
    pay_union_hall(state, seat, events)?;
    royal_supplier::offer(state, seat, GoodSet::EMPTY)
}

/// *Lighthouse, captain:* 1 doubloon · the captain's first turn, if occupied then · with or without loading
/// (ruling 36) · 2020-pl, "Latarnia morska".
fn light_captain(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    if !state.is_chooser(seat) || !state.board(seat).occupies(Building::Lighthouse) {
        return GO_ON;
    }
    if state.has(Switch::StrictOptional) {
        return state.ask(seat, Question::Gain(Gain::LighthouseCaptain));
    }
    pay_lighthouse(state, seat, events);
    GO_ON
}

#[inline(never)]
fn pay_lighthouse(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let doubloons = 1;
    state.give_doubloons(seat, doubloons);
    events.emit(Event::LighthousePaid { seat, doubloons });
}

/// A point for each pair of equal goods.
pub(crate) fn union_hall_points(board: &Board) -> u8 {
    board.goods.0.iter().map(|count| count / 2).sum()
}

/// *Union hall:* 1 point for each pair of equal goods · before its owner's first loading, loading or not
/// (ruling 39) · the goods are kept · 2020-pl, "Przeładownia".
fn pay_union_hall(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    let board = state.board(seat);
    let points = union_hall_points(board);
    if points == 0 || !board.occupies(Building::UnionHall) {
        return GO_ON;
    }
    if state.has(Switch::StrictOptional) {
        return state.ask(seat, Question::Gain(Gain::UnionHall { points }));
    }
    events.emit(Event::UnionHallPaid { seat, points });
    state.give_points(seat, points, events);
    GO_ON
}

/// *Lighthouse:* 1 doubloon · each own loading, wharf and small wharf included (ruling 37) · once for a
/// loading of several kinds (17) · 2020-pl, "Latarnia morska".
#[inline]
fn lights(state: &State, seat: Seat) -> bool {
    state.board(seat).occupies(Building::Lighthouse)
}

/// What comes on top of any loading; with `strict_optional` each part is asked about.
#[inline]
pub(crate) fn loaded(
    state: &mut State,
    seat: Seat,
    had_privilege: u8,
    events: &mut impl EventSink<Event>,
) -> Flow {
    if state.has(Switch::StrictOptional) {
        if had_privilege > 0 {
            return state.ask(seat, Question::Gain(Gain::CaptainPrivilege));
        }
        ask_harbor(state, seat)?;
        return ask_lighthouse(state, seat);
    }
    if lights(state, seat) {
        pay_lighthouse(state, seat, events);
    }
    GO_ON
}

/// `strict_optional`: the harbor's point.
fn ask_harbor(state: &mut State, seat: Seat) -> Flow {
    match harbor(state, seat) {
        0 => GO_ON,
        _ => state.ask(seat, Question::Gain(Gain::Harbor)),
    }
}

/// `strict_optional`: the lighthouse's doubloon.
fn ask_lighthouse(state: &mut State, seat: Seat) -> Flow {
    match lights(state, seat) {
        true => state.ask(seat, Question::Gain(Gain::Lighthouse)),
        false => GO_ON,
    }
}

/// `strict_optional`: a point or a doubloon was taken or declined; the next of the same kind follows.
pub(super) fn gain(
    state: &mut State,
    seat: Seat,
    gain: Gain,
    taken: bool,
    events: &mut impl EventSink<Event>,
) -> Flow {
    if taken {
        take(state, seat, gain, events);
    }
    match gain {
        Gain::LighthouseCaptain => {
            pay_union_hall(state, seat, events)?;
            royal_supplier::offer(state, seat, GoodSet::EMPTY)
        }
        Gain::UnionHall { .. } => royal_supplier::offer(state, seat, GoodSet::EMPTY),
        Gain::CaptainPrivilege => {
            ask_harbor(state, seat)?;
            ask_lighthouse(state, seat)
        }
        Gain::Harbor => ask_lighthouse(state, seat),
        Gain::Lighthouse => GO_ON,
    }
}

fn take(state: &mut State, seat: Seat, gain: Gain, events: &mut impl EventSink<Event>) {
    match gain {
        Gain::Lighthouse | Gain::LighthouseCaptain => pay_lighthouse(state, seat, events),
        Gain::UnionHall { points } => {
            events.emit(Event::UnionHallPaid { seat, points });
            state.give_points(seat, points, events);
        }
        // The privilege is used up already, so its size is taken from the library.
        Gain::CaptainPrivilege => {
            let points = state.privilege(seat);
            state.give_points(seat, points, events);
        }
        Gain::Harbor => state.give_points(seat, gain.told().amount(), events),
    }
}
