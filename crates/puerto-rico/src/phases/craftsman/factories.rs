//! What factory and specialty factory pay for the seat's production.

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::vocabulary::building::Building;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::{ByGood, GoodSet};
use crate::vocabulary::rules::Switch;

use super::{Gain, Question};

/// What the factory pays for this many different kinds (2020-pl, "Przetwórnia").
const FACTORY: [u8; 6] = [0, 0, 1, 2, 3, 5];

/// The most goods of one kind that a seat can receive in a phase: there are no more.
pub(crate) const RECEIVED_MAX: u8 = 11;

/// Whether a factory pays this many doubloons for some number of kinds.
pub(crate) fn is_factory_pay(doubloons: u8) -> bool {
    doubloons > 0 && FACTORY.contains(&doubloons)
}

/// The factory's doubloons for these goods.
pub(crate) fn factory(goods: &ByGood<u8>) -> u8 {
    FACTORY[usize::from(GoodSet::present(goods).len())]
}

/// The specialty factory's doubloons for these goods.
pub(crate) fn specialty(goods: &ByGood<u8>) -> u8 {
    let most = goods.0[1..].iter().copied().max().unwrap_or(0);
    most.saturating_sub(1)
}

/// *Specialty factory:* as many doubloons as goods received of one kind, less 1 · own production · the kind with the
/// most goods, never corn; the aqueduct's goods count, the craftsman's privilege good does not, except with
/// `specialty_counts_privilege` (ruling 40) · 2020-pl, "Manufaktura".
#[inline(never)]
pub(super) fn pay_specialty_factory(
    state: &mut State,
    seat: Seat,
    goods: &ByGood<u8>,
    events: &mut impl EventSink<Event>,
) -> Flow {
    let doubloons = specialty(goods);
    if doubloons == 0 || !state.board(seat).occupies(Building::SpecialtyFactory) {
        return GO_ON;
    }
    if state.has(Switch::StrictOptional) {
        let factory = match state.board(seat).occupies(Building::Factory) {
            true => factory(goods),
            false => 0,
        };
        let gain = Gain::SpecialtyFactory { doubloons, factory };
        return state.ask(seat, Question::Gain(gain));
    }
    state.give_doubloons(seat, doubloons);
    events.emit(Event::SpecialtyFactoryPaid { seat, doubloons });
    GO_ON
}

/// *Factory:* 0, 1, 2, 3 or 5 doubloons for 1 to 5 different kinds · own production · only kinds actually received;
/// amounts don't matter, and the craftsman's privilege good does not count · 2020-pl, "Przetwórnia".
pub(super) fn pay_factory(
    state: &mut State,
    seat: Seat,
    kinds: u8,
    events: &mut impl EventSink<Event>,
) -> Flow {
    let doubloons = FACTORY[kinds as usize];
    if doubloons == 0 || !state.board(seat).occupies(Building::Factory) {
        return GO_ON;
    }
    if state.has(Switch::StrictOptional) {
        return state.ask(seat, Question::Gain(Gain::Factory { doubloons }));
    }
    state.give_doubloons(seat, doubloons);
    events.emit(Event::FactoryPaid {
        seat,
        kinds,
        doubloons,
    });
    GO_ON
}
