//! What nobles bring before the own production: chapel and jeweler.

use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::phases::craftsman;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Gain;
use crate::vocabulary::event::Event;
use crate::vocabulary::rules::Switch;

/// *Chapel:* 1 doubloon with a worker, 1 point with a noble · own turn of a craftsman phase, before
/// producing, whether or not anything is produced (ruling 57) · puerto-rico-2020-pl.txt:1076-1079.
///
/// Says whether it stopped at a decision (`strict_optional`), as [`jeweler`] does.
#[inline(never)]
pub(crate) fn chapel(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let board = state.board(seat);
    if board.occupies(Building::Chapel) {
        let gain = match board.has_noble(Building::Chapel) {
            true => Gain::ChapelPoint,
            false => Gain::ChapelDoubloon,
        };
        if state.has(Switch::StrictOptional) {
            state.ask(seat, gain);
            return true;
        }
        pay(state, seat, gain, events);
    }
    jeweler(state, seat, events)
}

/// *Jeweler:* 1 doubloon for each own noble, those in San Juan included (ruling 97) · own turn of a
/// craftsman phase, before producing, whether or not anything is produced (58) ·
/// puerto-rico-2020-pl.txt:1093.
fn jeweler(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let board = state.board(seat);
    let doubloons = board.nobles_total();
    if doubloons > 0 && board.occupies(Building::Jeweler) {
        let gain = Gain::Jeweler { doubloons };
        if state.has(Switch::StrictOptional) {
            state.ask(seat, gain);
            return true;
        }
        pay(state, seat, gain, events);
    }
    false
}

fn pay(state: &mut State, seat: Seat, gain: Gain, events: &mut impl EventSink<Event>) {
    match gain {
        Gain::ChapelPoint => {
            events.tell(Event::ChapelPaid {
                seat,
                doubloons: 0,
                points: 1,
            });
            state.give_points::<true>(seat, 1, events);
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

/// `strict_optional`: the chapel's or the jeweler's gain was taken or declined.
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    gain: Gain,
    taken: bool,
    events: &mut impl EventSink<Event>,
) {
    if taken {
        pay(state, seat, gain, events);
    }
    if matches!(gain, Gain::Jeweler { .. }) || !jeweler(state, seat, events) {
        craftsman::after_income(state, seat, events);
    }
}
