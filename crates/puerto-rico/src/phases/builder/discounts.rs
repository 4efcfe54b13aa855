//! `strict_optional`: each discount is asked about after the price less all discounts has been paid.

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::vocabulary::building::Building;
use crate::vocabulary::event::Event;

use super::{Gain, Price, Question, after_purchase, church_points, university};

/// `strict_optional`: may the quarries' part of the price be paid after all?
#[cold]
pub(super) fn ask_quarries(state: &mut State, seat: Seat, building: Building, price: Price) -> Flow {
    let doubloons = quarry_share(state, seat, price);
    ask_discount(state, seat, Gain::QuarryDiscount { building, doubloons })?;
    ask_privilege(state, seat, building, true)
}

/// What the quarries alone took off: without them the privilege may take more off.
fn quarry_share(state: &State, seat: Seat, price: Price) -> u8 {
    let whole = price.cost - price.forests - price.zoning;
    let privilege = state.privilege(seat).min(whole - price.paid());
    whole - privilege - price.paid()
}

/// `strict_optional`: may the privilege's part of the price be paid after all?
fn ask_privilege(state: &mut State, seat: Seat, building: Building, with_quarries: bool) -> Flow {
    let [with, without] = privilege_shares(state, seat, state.price(seat, building));
    let doubloons = if with_quarries { with } else { without };
    ask_discount(state, seat, Gain::BuilderPrivilege { building, doubloons })?;
    ask_forests(state, seat, building)
}

/// What the privilege took off, with the quarries' discount and without it.
fn privilege_shares(state: &State, seat: Seat, price: Price) -> [u8; 2] {
    let whole = price.cost - price.forests - price.zoning;
    [price.privilege, state.privilege(seat).min(whole)]
}

/// `strict_optional`: may the forests' part of the price be paid after all?
fn ask_forests(state: &mut State, seat: Seat, building: Building) -> Flow {
    let doubloons = state.price(seat, building).forests;
    ask_discount(state, seat, Gain::ForestDiscount { building, doubloons })?;
    ask_zoning(state, seat, building)
}

/// `strict_optional`: may the zoning office's part of the price be paid after all?
fn ask_zoning(state: &mut State, seat: Seat, building: Building) -> Flow {
    let doubloons = state.price(seat, building).zoning;
    ask_discount(state, seat, Gain::ZoningDiscount { building, doubloons })
}

/// Asks whether a discount is taken, if there is one and the seat could pay it after all.
fn ask_discount(state: &mut State, seat: Seat, gain: Gain) -> Flow {
    match can_decline(state, seat, gain.told().amount()) {
        true => state.ask(seat, Question::Gain(gain)),
        false => GO_ON,
    }
}

fn can_decline(state: &State, seat: Seat, doubloons: u8) -> bool {
    doubloons > 0 && u16::from(doubloons) <= state.board(seat).doubloons
}

/// Whether this is what a purchase of the seat asks about, with `strict_optional`.
pub(crate) fn may_ask(state: &State, seat: Seat, gain: Gain) -> bool {
    let owns = |building| state.board(seat).owns(building);
    let discount = |building, doubloons: u8, share: fn(&State, Seat, Price) -> [u8; 2]| {
        owns(building)
            && can_decline(state, seat, doubloons)
            && share(state, seat, state.price(seat, building)).contains(&doubloons)
    };
    match gain {
        Gain::QuarryDiscount { building, doubloons } => {
            discount(building, doubloons, |state, seat, price| {
                [quarry_share(state, seat, price); 2]
            })
        }
        Gain::BuilderPrivilege { building, doubloons } => discount(building, doubloons, privilege_shares),
        Gain::ForestDiscount { building, doubloons } => {
            discount(building, doubloons, |_, _, price| [price.forests; 2])
        }
        Gain::ZoningDiscount { building, doubloons } => {
            discount(building, doubloons, |_, _, price| [price.zoning; 2])
        }
        Gain::Church { building, points } => {
            let occupies = state.board(seat).occupies(Building::Church);
            owns(building) && occupies && points > 0 && points == church_points(building)
        }
    }
}

/// `strict_optional`: a discount was taken or is paid after all, or the church's points were taken or not.
pub(super) fn gain(
    state: &mut State,
    seat: Seat,
    gain: Gain,
    taken: bool,
    events: &mut impl EventSink<Event>,
) -> Flow {
    let building = match gain {
        Gain::QuarryDiscount { building, doubloons } => {
            pay_unless(taken, state, seat, doubloons);
            ask_privilege(state, seat, building, taken)?;
            building
        }
        Gain::BuilderPrivilege { building, doubloons } => {
            pay_unless(taken, state, seat, doubloons);
            ask_forests(state, seat, building)?;
            building
        }
        Gain::ForestDiscount { building, doubloons } => {
            pay_unless(taken, state, seat, doubloons);
            ask_zoning(state, seat, building)?;
            building
        }
        Gain::ZoningDiscount { building, doubloons } => {
            pay_unless(taken, state, seat, doubloons);
            building
        }
        Gain::Church { building, points } => {
            if taken {
                state.give_points(seat, points, events);
            }
            return university(state, seat, building, events);
        }
    };
    after_purchase(state, seat, building, events)
}

/// A seat that declines a discount pays it after all.
fn pay_unless(taken: bool, state: &mut State, seat: Seat, doubloons: u8) {
    if !taken {
        state.boards[seat].doubloons -= u16::from(doubloons);
    }
}
