//! What loadings bring beside their goods: harbor, captain's privilege, lighthouse; and what comes before the
//! first one: lighthouse, union hall, royal supplier.

use tabletop::{EventSink, Seat};

use super::{act_and_go_on, next_turn};
use crate::boards::board::Board;
use crate::boards::state::State;
use crate::expansions::nobles::royal_supplier;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Gain;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::GoodSet;
use crate::vocabulary::progress::Progress;
use crate::vocabulary::rules::Switch;

/// *Harbor:* 1 point more · each own loading, wharf included (ruling 17) · puerto-rico-2020-pl.txt:534,
/// 584.
#[inline]
pub(crate) fn harbor(state: &State, seat: Seat) -> u8 {
    u8::from(state.board(seat).occupies(Building::Harbor))
}

/// *Captain's privilege:* 1 point more, 2 with a library · the captain's first loading of the phase, wharf included · none
/// without loading (ruling 16) · puerto-rico-2020-pl.txt:244, 280.
#[inline]
pub(crate) fn privilege<const FULL: bool>(state: &State, seat: Seat) -> u8 {
    let used = matches!(
        state.progress,
        Progress::Captain {
            privilege_used: true,
            ..
        }
    );
    if used { 0 } else { state.privilege_in::<FULL>(seat) }
}

/// Whether the seat had its first turn of the running captain phase.
#[inline]
pub(crate) fn has_begun(state: &State, seat: Seat) -> bool {
    matches!(state.progress, Progress::Captain { begun, .. } if begun.contains(seat))
}

/// What comes before the seat's first loading, loading or not. Says whether it stopped at a decision.
#[inline(never)]
pub(super) fn first_turn(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    if let Progress::Captain { begun, .. } = &mut state.progress {
        if begun.contains(seat) {
            return false;
        }
        begun.insert(seat);
    }
    light_captain(state, seat, events)
        || pay_union_hall(state, seat, events)
        || royal_supplier::offer(state, seat, GoodSet::EMPTY)
}

/// *Lighthouse, captain:* 1 doubloon · the captain's first turn, if occupied then · with or without loading
/// (ruling 36) · puerto-rico-2020-pl.txt:905.
fn light_captain(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    if !state.is_chooser(seat) || !state.board(seat).occupies(Building::Lighthouse) {
        return false;
    }
    if state.has(Switch::StrictOptional) {
        state.ask(seat, Gain::LighthouseCaptain);
        return true;
    }
    pay_lighthouse(state, seat, events);
    false
}

#[inline(never)]
fn pay_lighthouse(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let doubloons = 1;
    state.give_doubloons(seat, doubloons);
    events.tell(Event::LighthousePaid { seat, doubloons });
}

/// A point for each pair of equal goods.
pub(crate) fn union_hall_points(board: &Board) -> u8 {
    board.goods.0.iter().map(|count| count / 2).sum()
}

/// *Union hall:* 1 point for each pair of equal goods · before the own first loading, loading or not
/// (ruling 39) · the goods are kept · puerto-rico-2020-pl.txt:917-919.
fn pay_union_hall(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let board = state.board(seat);
    let points = union_hall_points(board);
    if points == 0 || !board.occupies(Building::UnionHall) {
        return false;
    }
    if state.has(Switch::StrictOptional) {
        state.ask(seat, Gain::UnionHall { points });
        return true;
    }
    events.tell(Event::UnionHallPaid { seat, points });
    state.give_points::<true>(seat, points, events);
    false
}

/// *Lighthouse:* 1 doubloon · each own loading, wharf and small wharf included (ruling 37) · once for a
/// loading of several kinds (17) · puerto-rico-2020-pl.txt:905-907.
#[inline]
fn lights(state: &State, seat: Seat) -> bool {
    state.board(seat).occupies(Building::Lighthouse)
}

/// What comes on top of any loading; with `strict_optional` each part is asked about. Says whether it
/// stopped at a decision.
#[inline]
pub(crate) fn loaded<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    had_privilege: u8,
    events: &mut impl EventSink<Event>,
) -> bool {
    if state.rules::<FULL>(Switch::StrictOptional) {
        return ask_privilege(state, seat, had_privilege)
            || ask_harbor(state, seat)
            || ask_lighthouse(state, seat);
    }
    if FULL && lights(state, seat) {
        pay_lighthouse(state, seat, events);
    }
    false
}

/// `strict_optional`: the lighthouse's doubloon.
fn ask_lighthouse(state: &mut State, seat: Seat) -> bool {
    let has_lighthouse = lights(state, seat);
    if has_lighthouse {
        state.ask(seat, Gain::Lighthouse);
    }
    has_lighthouse
}

/// `strict_optional`: the captain's point.
fn ask_privilege(state: &mut State, seat: Seat, had_privilege: u8) -> bool {
    if had_privilege > 0 {
        state.ask(seat, Gain::CaptainPrivilege);
    }
    had_privilege > 0
}

/// `strict_optional`: the harbor's point.
fn ask_harbor(state: &mut State, seat: Seat) -> bool {
    let has_harbor = harbor(state, seat) > 0;
    if has_harbor {
        state.ask(seat, Gain::Harbor);
    }
    has_harbor
}

/// `strict_optional`: a point or a doubloon was taken or declined.
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    gain: Gain,
    taken: bool,
    events: &mut impl EventSink<Event>,
) {
    if taken {
        match gain {
            Gain::Lighthouse | Gain::LighthouseCaptain => pay_lighthouse(state, seat, events),
            Gain::UnionHall { points } => {
                events.tell(Event::UnionHallPaid { seat, points });
                state.give_points::<true>(seat, points, events);
            }
            // The privilege is used up already, so its size is asked of the library.
            Gain::CaptainPrivilege => {
                let points = state.privilege(seat);
                state.give_points::<true>(seat, points, events);
            }
            _ => state.give_points::<true>(seat, gain.amount(), events),
        }
    }
    match gain {
        Gain::LighthouseCaptain => {
            if !pay_union_hall(state, seat, events) && !royal_supplier::offer(state, seat, GoodSet::EMPTY) {
                act_and_go_on::<true>(state, seat, events);
            }
        }
        Gain::UnionHall { .. } => {
            if !royal_supplier::offer(state, seat, GoodSet::EMPTY) {
                act_and_go_on::<true>(state, seat, events);
            }
        }
        Gain::CaptainPrivilege if ask_harbor(state, seat) || ask_lighthouse(state, seat) => {}
        Gain::Harbor if ask_lighthouse(state, seat) => {}
        _ => next_turn::<true>(state, seat, events),
    }
}
