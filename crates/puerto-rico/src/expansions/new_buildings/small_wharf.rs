//! *Small wharf:* ships any of its owner's goods, at least one, to the supply, 1 point for every 2, rounded down · once
//! a captain phase, as a loading turn, instead of a public ship · any mixture of kinds, including those that ships
//! carry; need not take all; besides the wharf, on another turn; counts as the loading that is mandatory while a public
//! ship could take something (rulings 5, 38); harbor, lighthouse and captain's privilege once for all kinds together
//! (17) · 2020-pl, "Przystań".
//!
//! The kinds that the seat owns are asked about one after another, cheapest first.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use tabletop::Seat;
use tabletop::flow::Asked;

use crate::boards::state::State;
use crate::moment::captain::Question;
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::good::{ByGood, Good, GoodSet};
use crate::vocabulary::refusal::Refusal;

/// Whether the seat may use its small wharf on a loading turn.
#[inline]
pub(crate) fn may_use(state: &State, seat: Seat) -> bool {
    state.board(seat).occupies(Building::SmallWharf) && !state.is_small_wharf_used(seat)
}

/// Why the small wharf can't be used.
pub(crate) fn check_use(state: &State, seat: Seat) -> Result<(), Refusal> {
    if !state.board(seat).occupies(Building::SmallWharf) {
        Err(Refusal::NoSmallWharf)
    } else if state.is_small_wharf_used(seat) {
        Err(Refusal::SmallWharfUsed)
    } else if state.board(seat).goods == ByGood::default() {
        Err(Refusal::NoneOwned)
    } else {
        Ok(())
    }
}

/// What is to be loaded, or a question about one of its kinds.
pub(crate) type Cargo = ControlFlow<Asked, ByGood<u8>>;

/// Asks about the first kind.
#[inline(never)]
pub(crate) fn begin(state: &mut State, seat: Seat) -> Cargo {
    ask(state, seat, GoodSet::EMPTY, ByGood::default())
}

/// Asks about the next kind after these, until all are settled; a single possible amount is taken at once.
fn ask(state: &mut State, seat: Seat, asked: GoodSet, mut shipped: ByGood<u8>) -> Cargo {
    let next = GoodSet::present(&state.board(seat).goods)
        .after(asked)
        .iter()
        .next();
    let Some(good) = next else {
        return Cargo::Continue(shipped);
    };
    let (least, most) = range(state, seat, good, &shipped);
    if least < most {
        state.ask(seat, Question::SmallWharf(good, shipped))?;
    }
    shipped[good] = most;
    ask(state, seat, GoodSet::from_iter([good]), shipped)
}

/// The least and the most of this kind, with at least one good in all.
fn range(state: &State, seat: Seat, good: Good, shipped: &ByGood<u8>) -> (u8, u8) {
    let goods = &state.board(seat).goods;
    let is_last = GoodSet::present(goods)
        .after(GoodSet::from_iter([good]))
        .is_empty();
    let least = u8::from(is_last && shipped.total() == 0);
    (least, goods[good])
}

/// The legal amounts of the kind being asked about.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, good: Good, shipped: &ByGood<u8>, actions: &mut Vec<Action>) {
    let (least, most) = range(state, seat, good, shipped);
    actions.extend((least..most + 1).map(|amount| Action::Ship { good, amount }));
}

/// Checks that an amount is legal.
#[inline(never)]
pub(crate) fn check(
    state: &State,
    seat: Seat,
    asked: Good,
    shipped: &ByGood<u8>,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::Ship { good, .. } if good != asked => Err(Refusal::OtherKindFirst { good: asked }),
        Action::Ship { good, amount } => {
            let (least, most) = range(state, seat, good, shipped);
            if amount > most {
                Err(Refusal::TooFewGoods { goods: most })
            } else if amount < least {
                Err(Refusal::LoadOne)
            } else {
                Ok(())
            }
        }
        Action::Pass => Err(Refusal::MustDecide),
        _ => Err(Refusal::OtherDecision),
    }
}

/// Carries out an answer.
#[inline(never)]
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    asked: Good,
    mut shipped: ByGood<u8>,
    action: Action,
) -> Cargo {
    if let Action::Ship { amount, .. } = action {
        shipped[asked] = amount;
    }
    ask(state, seat, GoodSet::from_iter([asked]), shipped)
}
