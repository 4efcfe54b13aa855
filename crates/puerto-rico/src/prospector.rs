//! Prospector: no action; the chooser takes a doubloon (puerto-rico-2020-pl.txt:396-398; section E.8).

use tabletop::{EventSink, Seat};

use crate::decision::Gain;
use crate::event::Event;
use crate::round;
use crate::rules::Switch;
use crate::state::State;

/// *Prospector's privilege:* 1 doubloon · at once · besides the card's doubloons (ruling 72) ·
/// puerto-rico-2020-pl.txt:398.
pub(crate) fn begin(state: &mut State, events: &mut impl EventSink<Event>) {
    let seat = state.chooser();
    if state.has(Switch::StrictOptional) {
        state.ask(seat, Gain::Prospector);
    } else {
        answer(state, seat, true, events);
    }
}

/// The doubloon is taken or declined.
pub(crate) fn answer(state: &mut State, seat: Seat, taken: bool, events: &mut impl EventSink<Event>) {
    if taken {
        let doubloons = 1;
        state.give_doubloons(seat, doubloons);
        events.tell(Event::ProspectorPaid { seat, doubloons });
    }
    round::phase_done(state, events);
}
