//! What nobles bring before their owner's production: chapel and jeweler.

use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::phases::craftsman::Question;
use crate::phases::driver::{Flow, GO_ON};
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Gain;
use crate::vocabulary::event::Event;
use crate::vocabulary::rules::Switch;

/// *Chapel:* 1 doubloon with a worker, 1 point with a noble · own turn of a craftsman phase, before
/// producing, whether or not anything is produced (ruling 57) · puerto-rico-2020-pl.txt:1076-1079.
#[inline(never)]
pub(crate) fn chapel(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    let board = state.board(seat);
    if !board.occupies(Building::Chapel) {
        return GO_ON;
    }
    let gain = match board.has_noble(Building::Chapel) {
        true => Gain::ChapelPoint,
        false => Gain::ChapelDoubloon,
    };
    pay_or_ask(state, seat, gain, events)
}

/// *Jeweler:* 1 doubloon for each own noble, those in San Juan included (ruling 97) · own turn of a
/// craftsman phase, before producing, whether or not anything is produced (58) ·
/// puerto-rico-2020-pl.txt:1093.
#[inline(never)]
pub(crate) fn jeweler(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    let board = state.board(seat);
    let doubloons = board.nobles_total();
    if doubloons == 0 || !board.occupies(Building::Jeweler) {
        return GO_ON;
    }
    pay_or_ask(state, seat, Gain::Jeweler { doubloons }, events)
}

/// Pays, or asks first (`strict_optional`).
fn pay_or_ask(state: &mut State, seat: Seat, gain: Gain, events: &mut impl EventSink<Event>) -> Flow {
    if state.has(Switch::StrictOptional) {
        return state.ask(seat, Question::Gain(gain));
    }
    pay(state, seat, gain, events);
    GO_ON
}

/// What chapel or jeweler bring.
pub(crate) fn pay(state: &mut State, seat: Seat, gain: Gain, events: &mut impl EventSink<Event>) {
    match gain {
        Gain::ChapelPoint => {
            events.tell(Event::ChapelPaid {
                seat,
                doubloons: 0,
                points: 1,
            });
            state.give_points(seat, 1, events);
        }
        Gain::Jeweler { doubloons } => {
            events.tell(Event::JewelerPaid { seat, doubloons });
            state.give_doubloons(seat, doubloons);
        }
        _ => {
            events.tell(Event::ChapelPaid {
                seat,
                doubloons: 1,
                points: 0,
            });
            state.give_doubloons(seat, 1);
        }
    }
}
