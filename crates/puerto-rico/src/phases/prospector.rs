//! Prospector: no action; the chooser takes a doubloon (2020-pl, "Poszukiwacz złota").

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::moment::step::Step;
use crate::phases::plan::{Part, always, each_seat, once};
use crate::phases::{guests, optional};
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Gain;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::window::Window;

pub(crate) use crate::moment::prospector::Question;

/// The phase. It brings other seats nothing, but their guests may move in it (2011-hu, "Vendégház").
pub(crate) const STEPS: &[Part] = &[
    each_seat(&[(Step::ProspectorGuests, |game| game.has_new_buildings())]),
    once(&[(Step::Doubloon, always)]),
];

/// *Prospector's privilege:* 1 doubloon, 2 with a library · at once · besides the card's doubloons (ruling 72) ·
/// 2020-pl, "Poszukiwacz złota".
#[inline]
pub(crate) fn doubloon(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    if state.has(Switch::StrictOptional) {
        return state.ask(seat, Question::Doubloon);
    }
    pay(state, seat, events);
    GO_ON
}

fn pay(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let doubloons = state.privilege(seat);
    state.give_doubloons(seat, doubloons);
    events.emit(Event::ProspectorPaid { seat, doubloons });
}

/// The guests' moves, or the doubloon.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, question: Question, actions: &mut Vec<Action>) {
    match question {
        Question::Guests => guests::legal(state, seat, actions),
        Question::Doubloon => optional::legal(actions),
    }
}

/// Checks that an answer is legal.
pub(crate) fn check(state: &State, seat: Seat, question: Question, action: Action) -> Result<(), Refusal> {
    match question {
        Question::Guests => guests::check(state, seat, action),
        Question::Doubloon => optional::check(action),
    }
}

/// Carries out an answer.
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    question: Question,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    match question {
        Question::Guests => return guests::answer(state, seat, Window::Prospector, action, events),
        Question::Doubloon => {
            if optional::is_taken(state, seat, Gain::Prospector, action, events) {
                pay(state, seat, events);
            }
        }
    }
    GO_ON
}
