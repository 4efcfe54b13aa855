//! *Hunting lodge, worker:* may give up a plantation or a forest · end of every settler phase, clockwise
//! from the settler, before the row is renewed (ruling 55) · quarries stay ·
//! 2020-pl, "Domek myśliwski".
//! *Hunting lodge, noble:* 2 points · the same, if the owner has more empty island spaces than anybody
//! else; ties don't count (ruling 54), with `hunting_lodge_most_filled` more filled ones ·
//! 2020-pl, "Domek myśliwski".

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::nobles::give_up;
use crate::moment::settler::Question;
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

/// What a noble brings.
pub(crate) const POINTS: u8 = 2;

/// The seat's hunting lodge, with a worker or a noble in it.
#[inline(never)]
pub(crate) fn give_up_or_pay(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    if may_give_up(state, seat) {
        return state.ask(seat, Question::Lodge);
    }
    if !brings_points(state, seat) {
        return GO_ON;
    }
    if state.has(Switch::StrictOptional) {
        return state.ask(seat, Question::LodgePoints);
    }
    pay(state, seat, events);
    GO_ON
}

/// Whether a worker is in the lodge and something can be given up.
pub(crate) fn may_give_up(state: &State, seat: Seat) -> bool {
    let board = state.board(seat);
    board.has_worker(Building::HuntingLodge) && give_up::is_possible(board)
}

/// Whether a noble in the lodge brings points now.
pub(crate) fn brings_points(state: &State, seat: Seat) -> bool {
    state.board(seat).has_noble(Building::HuntingLodge) && has_most_space(state, seat)
}

/// Whether the seat has more empty island spaces than anybody else, or more filled ones with the ruling.
pub(crate) fn has_most_space(state: &State, seat: Seat) -> bool {
    let filled = |seat: Seat| state.board(seat).island_spaces();
    let own = filled(seat);
    let mut others = Seat::all(state.seats()).filter(|&other| other != seat);
    match state.has(Switch::HuntingLodgeMostFilled) {
        true => others.all(|other| filled(other) < own),
        false => others.all(|other| filled(other) > own),
    }
}

/// The noble's points.
pub(crate) fn pay(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let points = POINTS;
    events.emit(Event::HuntingLodgePaid { seat, points });
    state.give_points(seat, points, events);
}

/// What can be given up, or nothing.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.push(Action::Pass);
    actions.extend(give_up::choices(state.board(seat)));
}

/// Nothing need be given up.
#[inline(never)]
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        _ => give_up::check(state.board(seat), action),
    }
}

/// Carries out an answer.
#[inline(never)]
pub(crate) fn answer(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
    match action {
        Action::Pass => state.passed(seat, events),
        _ => give_up::apply(state, seat, action, 0, events),
    }
}
