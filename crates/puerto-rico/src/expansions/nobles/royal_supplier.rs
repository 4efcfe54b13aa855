//! *Royal supplier:* may return goods of different kinds, up to as many as the owner has nobles, San Juan included
//! (ruling 97), for 1 point each and nothing else: it is not a loading · before its owner's first loading of a captain
//! phase, loading or not, after the union hall (ruling 39) · no matter who works there · 2020-pl, "Skarbiec".
//!
//! The kinds are named one after another, in any order.

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::moment::captain::Question;
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::GoodSet;
use crate::vocabulary::refusal::Refusal;

/// The kinds that may be given besides these.
pub(crate) fn kinds(state: &State, seat: Seat, given: GoodSet) -> GoodSet {
    let board = state.board(seat);
    if given.len() >= board.nobles_total() {
        return GoodSet::EMPTY;
    }
    GoodSet::present(&board.goods).without(given)
}

/// Asks for the next good, if one can be given.
#[inline(never)]
pub(crate) fn offer(state: &mut State, seat: Seat, given: GoodSet) -> Flow {
    if state.board(seat).occupies(Building::RoyalSupplier) && !kinds(state, seat, given).is_empty() {
        return state.ask(seat, Question::RoyalSupplier(given));
    }
    GO_ON
}

/// The kinds, or no more.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, given: GoodSet, actions: &mut Vec<Action>) {
    actions.push(Action::Pass);
    actions.extend(kinds(state, seat, given).iter().map(Action::Deliver));
}

/// Checks that a good may be given.
#[inline(never)]
pub(crate) fn check(state: &State, seat: Seat, given: GoodSet, action: Action) -> Result<(), Refusal> {
    let board = state.board(seat);
    let nobles = board.nobles_total();
    match action {
        Action::Pass => Ok(()),
        Action::Deliver(good) if board.goods[good] == 0 => Err(Refusal::NoneOwned),
        Action::Deliver(_) if given.len() >= nobles => Err(Refusal::NotMoreGoodsThanNobles { nobles }),
        Action::Deliver(good) if given.contains(good) => Err(Refusal::AlreadyGiven),
        Action::Deliver(_) => Ok(()),
        _ => Err(Refusal::OtherDecision),
    }
}

/// Carries out an answer; the next kind is asked about at once.
#[inline(never)]
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    mut given: GoodSet,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    let Action::Deliver(good) = action else {
        return GO_ON;
    };
    let points = 1;
    state.boards[seat].goods[good] -= 1;
    state.goods[good] += 1;
    events.emit(Event::GoodDelivered { seat, good, points });
    state.give_points(seat, points, events);
    given.insert(good);
    offer(state, seat, given)
}
