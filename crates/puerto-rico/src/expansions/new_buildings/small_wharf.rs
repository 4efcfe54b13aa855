//! *Small wharf:* ships any own goods, at least one, to the supply, 1 point for every 2, rounded down · once a
//! captain phase, as a loading turn, instead of a public ship · any mixture of kinds, also those that
//! ships carry; need not take all; besides the wharf, on another turn; counts as the loading that is
//! mandatory while a public ship could take something (rulings 5, 38); harbor, lighthouse and captain's
//! privilege once for all kinds together (17) · 2020-pl, "Przystań".
//!
//! The kinds that the seat owns are asked about one after another, cheapest first.

use alloc::vec::Vec;

use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::phases::captain::{self, Question};
use crate::phases::driver::Flow;
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::{ByGood, Good, GoodSet};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

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

/// Asks about the first kind.
#[inline(never)]
pub(crate) fn begin(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    ask(state, seat, GoodSet::EMPTY, ByGood::default(), events)
}

/// Asks about the next kind after these, or loads; a single possible amount is taken at once.
fn ask(
    state: &mut State,
    seat: Seat,
    asked: GoodSet,
    mut shipped: ByGood<u8>,
    events: &mut impl EventSink<Event>,
) -> Flow {
    let next = GoodSet::present(&state.board(seat).goods)
        .after(asked)
        .iter()
        .next();
    let Some(good) = next else {
        return load(state, seat, shipped, events);
    };
    let (least, most) = range(state, seat, good, &shipped);
    if least < most {
        return state.ask(seat, Question::SmallWharf(good, shipped));
    }
    shipped[good] = most;
    ask(state, seat, GoodSet::from_iter([good]), shipped, events)
}

/// The least and the most of this kind: at least one good in all.
fn range(state: &State, seat: Seat, good: Good, shipped: &ByGood<u8>) -> (u8, u8) {
    let goods = &state.board(seat).goods;
    let is_last = GoodSet::present(goods)
        .after(GoodSet::from_iter([good]))
        .is_empty();
    let least = u8::from(is_last && shipped.total() == 0);
    (least, goods[good])
}

/// The amounts of the kind that is asked about.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, good: Good, shipped: &ByGood<u8>, actions: &mut Vec<Action>) {
    let (least, most) = range(state, seat, good, shipped);
    actions.extend((least..most + 1).map(|amount| Action::Ship { good, amount }));
}

/// Says what forbids an amount.
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

/// An amount was named.
#[inline(never)]
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    asked: Good,
    mut shipped: ByGood<u8>,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    if let Action::Ship { amount, .. } = action {
        shipped[asked] = amount;
    }
    ask(state, seat, GoodSet::from_iter([asked]), shipped, events)
}

/// The goods go to the supply at once (ruling 4).
fn load(state: &mut State, seat: Seat, goods: ByGood<u8>, events: &mut impl EventSink<Event>) -> Flow {
    let had_privilege = captain::privilege(state, seat);
    let (harbor, privilege) = match state.has(Switch::StrictOptional) {
        true => (0, 0),
        false => (captain::harbor(state, seat), had_privilege),
    };
    for (good, &amount) in goods.iter() {
        state.boards[seat].goods[good] -= amount;
        state.goods[good] += amount;
    }
    state.note_loading(|memory| {
        memory.passes = 0;
        memory.privilege_used |= had_privilege > 0;
        memory.small_wharves_used.insert(seat);
    });
    let points = goods.total() / 2 + harbor + privilege;
    events.tell(Event::SmallWharfLoaded {
        seat,
        goods,
        harbor,
        privilege,
        points,
    });
    state.give_points(seat, points, events);
    captain::loaded(state, seat, had_privilege, events)
}
