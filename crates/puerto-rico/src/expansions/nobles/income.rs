//! What nobles bring before their owner's production: chapel and jeweler.

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::moment::craftsman::{Gain, Question};
use crate::vocabulary::building::Building;
use crate::vocabulary::event::Event;
use crate::vocabulary::rules::Switch;

/// *Chapel:* 1 doubloon with a worker, 1 point with a noble · own turn of a craftsman phase, before
/// producing, whether or not anything is produced (ruling 57) · 2020-pl, "Kaplica".
#[inline(never)]
pub(crate) fn chapel(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    let board = state.board(seat);
    if !board.occupies(Building::Chapel) {
        return GO_ON;
    }
    let (gain, doubloons, points) = match board.has_noble(Building::Chapel) {
        true => (Gain::ChapelPoint, 0, 1),
        false => (Gain::ChapelDoubloon, 1, 0),
    };
    if state.has(Switch::StrictOptional) {
        return state.ask(seat, Question::Gain(gain));
    }
    pay_chapel(state, seat, doubloons, points, events);
    GO_ON
}

/// *Jeweler:* 1 doubloon for each of its owner's nobles, those in San Juan included (ruling 97) · own turn of a
/// craftsman phase, before producing, whether or not anything is produced (58) · 2020-pl, "Zakład jubilerski".
#[inline(never)]
pub(crate) fn jeweler(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    let board = state.board(seat);
    let doubloons = board.nobles_total();
    if doubloons == 0 || !board.occupies(Building::Jeweler) {
        return GO_ON;
    }
    if state.has(Switch::StrictOptional) {
        return state.ask(seat, Question::Gain(Gain::Jeweler { doubloons }));
    }
    pay_jeweler(state, seat, doubloons, events);
    GO_ON
}

/// Pays what the chapel brings.
pub(crate) fn pay_chapel(
    state: &mut State,
    seat: Seat,
    doubloons: u8,
    points: u8,
    events: &mut impl EventSink<Event>,
) {
    events.emit(Event::ChapelPaid {
        seat,
        doubloons,
        points,
    });
    state.give_doubloons(seat, doubloons);
    state.give_points(seat, points, events);
}

/// Pays what the jeweler brings.
pub(crate) fn pay_jeweler(state: &mut State, seat: Seat, doubloons: u8, events: &mut impl EventSink<Event>) {
    events.emit(Event::JewelerPaid { seat, doubloons });
    state.give_doubloons(seat, doubloons);
}
