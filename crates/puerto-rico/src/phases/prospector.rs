//! Prospector: no action; the chooser takes a doubloon (puerto-rico-2020-pl.txt:396-398; section E.8).

use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::new_buildings::guesthouse::{self, Window};
use crate::phases::round;
use crate::vocabulary::decision::Gain;
use crate::vocabulary::event::Event;
use crate::vocabulary::rules::Switch;

/// A guest may move first.
pub(crate) fn begin<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let seat = state.chooser();
    if !guesthouse::offer::<FULL>(state, seat, Window::Prospector) {
        privilege::<FULL>(state, events);
    }
}

/// *Prospector's privilege:* 1 doubloon, 2 with a library · at once · besides the card's doubloons (ruling 72) ·
/// puerto-rico-2020-pl.txt:398.
pub(crate) fn privilege<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let seat = state.chooser();
    if state.rules::<FULL>(Switch::StrictOptional) {
        state.ask(seat, Gain::Prospector);
    } else {
        answer::<FULL>(state, seat, true, events);
    }
}

/// The doubloon is taken or declined.
pub(crate) fn answer<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    taken: bool,
    events: &mut impl EventSink<Event>,
) {
    if taken {
        let doubloons = state.privilege_in::<FULL>(seat);
        state.give_doubloons(seat, doubloons);
        events.tell(Event::ProspectorPaid { seat, doubloons });
    }
    round::phase_done::<FULL>(state, events);
}
