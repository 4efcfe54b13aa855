//! Storage at the end of the captain phase (puerto-rico-2020-pl.txt:246, 299-305; section E.7, D18).
//!
//! Each seat, clockwise from the captain, keeps one good on San Juan and what its warehouses hold; the
//! rest goes back to the supply. Then full ships are emptied.

use tabletop::{EventSink, Seat};

use crate::action::Action;
use crate::decision::Decision;
use crate::event::Event;
use crate::good::{ByGood, Good, GoodSet};
use crate::progress::Progress;
use crate::refusal::Refusal;
use crate::round;
use crate::rules::Switch;
use crate::state::State;

/// The captain stores first.
pub(crate) fn begin(state: &mut State, events: &mut impl EventSink<Event>) {
    let captain = state.chooser();
    turns(state, captain, events);
}

fn turns(state: &mut State, mut seat: Seat, events: &mut impl EventSink<Event>) {
    loop {
        if offer(state, seat, events) {
            return;
        }
        match state.seat_after(seat) {
            Some(next) => seat = next,
            None => return end(state, events),
        }
    }
}

fn next_turn(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    match state.seat_after(seat) {
        Some(next) => turns(state, next, events),
        None => end(state, events),
    }
}

/// One seat's storage up to its first decision; says whether there is one. What fits is kept without
/// asking (ruling 87).
fn offer(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    state.progress = Progress::Storage {
        stored: GoodSet::EMPTY,
    };
    let board = state.board(seat);
    let kinds = GoodSet::present(&board.goods);
    if kinds.is_empty() {
        return false;
    }
    let slots = board.warehouse_kinds();
    let is_single = |good| board.goods[good] == 1;
    let fits = kinds.len() <= slots || (kinds.len() == slots + 1 && kinds.iter().any(is_single));
    if fits && !state.has(Switch::StrictOptional) {
        keep(state, seat, kinds, None, events);
        return false;
    }
    ask_kinds(state, seat, events)
}

#[inline]
fn stored(state: &State) -> GoodSet {
    match state.progress {
        Progress::Storage { stored } => stored,
        _ => GoodSet::EMPTY,
    }
}

/// The kinds that may be named next for a warehouse: those after the last one named, and as long as
/// enough are left to use every warehouse. With `strict_optional` warehouses may stay empty.
fn storable(state: &State, seat: Seat) -> GoodSet {
    let board = state.board(seat);
    let stored = stored(state);
    let rest = GoodSet::present(&board.goods).after(stored);
    let slots = board.warehouse_kinds().saturating_sub(stored.len());
    if slots == 0 {
        return GoodSet::EMPTY;
    }
    if state.has(Switch::StrictOptional) {
        return rest;
    }
    let last = rest.len().saturating_sub(slots) as usize;
    rest.iter().take(last + 1).collect()
}

/// Asks for the next kind for a warehouse; if there is none, for the single good.
fn ask_kinds(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    loop {
        let kinds = storable(state, seat);
        let Some(first) = kinds.iter().next() else {
            return ask_single(state, seat, events);
        };
        if kinds.len() > 1 || state.has(Switch::StrictOptional) {
            state.decision = Decision::StoreKind(seat);
            return true;
        }
        store(state, first);
    }
}

fn store(state: &mut State, good: Good) {
    if let Progress::Storage { stored } = &mut state.progress {
        stored.insert(good);
    }
}

/// The kinds of which the single good may be kept.
#[inline]
fn singles(state: &State, seat: Seat) -> GoodSet {
    GoodSet::present(&state.board(seat).goods).without(stored(state))
}

/// Asks for the single good that everybody may keep (puerto-rico-2020-pl.txt:301).
fn ask_single(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let kinds = singles(state, seat);
    let strict = state.has(Switch::StrictOptional);
    if kinds.len() > 1 || (strict && !kinds.is_empty()) {
        state.decision = Decision::KeepSingle(seat);
        return true;
    }
    let stored = stored(state);
    keep(state, seat, stored, kinds.iter().next(), events);
    false
}

/// Keeps all goods of these kinds and a single one; the rest goes back to the supply.
fn keep(
    state: &mut State,
    seat: Seat,
    kinds: GoodSet,
    single: Option<Good>,
    events: &mut impl EventSink<Event>,
) {
    let board = &mut state.boards[seat];
    let mut returned = ByGood::default();
    for good in GoodSet::present(&board.goods).without(kinds).iter() {
        let kept = u8::from(single == Some(good));
        let count = board.goods[good] - kept;
        board.goods[good] = kept;
        state.goods[good] += count;
        returned[good] = count;
    }
    let kept = board.goods;
    events.tell(Event::Stored { seat, kept, returned });
}

/// The kinds for a warehouse or the single good; nothing only with `strict_optional`.
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if state.has(Switch::StrictOptional) {
        actions.push(Action::Pass);
    }
    match state.decision {
        Decision::StoreKind(_) => actions.extend(storable(state, seat).iter().map(Action::StoreKind)),
        _ => actions.extend(singles(state, seat).iter().map(Action::KeepSingle)),
    }
}

/// Says what forbids keeping a kind.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let stored = stored(state);
    let owns = |good: Good| state.board(seat).goods[good] > 0;
    match (state.decision, action) {
        (_, Action::Pass) if state.has(Switch::StrictOptional) => Ok(()),
        (_, Action::Pass) => Err(Refusal::MustDecide),
        (Decision::StoreKind(_), Action::StoreKind(good))
        | (Decision::KeepSingle(_), Action::KeepSingle(good))
            if !owns(good) =>
        {
            Err(Refusal::NoneOwned)
        }
        (Decision::StoreKind(_), Action::StoreKind(good))
        | (Decision::KeepSingle(_), Action::KeepSingle(good))
            if stored.contains(good) =>
        {
            Err(Refusal::AlreadyStored)
        }
        (Decision::StoreKind(_), Action::StoreKind(good)) if !storable(state, seat).contains(good) => {
            Err(Refusal::OutOfOrder)
        }
        (Decision::StoreKind(_), Action::StoreKind(_)) | (Decision::KeepSingle(_), Action::KeepSingle(_)) => {
            Ok(())
        }
        _ => Err(Refusal::OtherDecision),
    }
}

/// Carries out an answer.
pub(crate) fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
    let stored = stored(state);
    match (state.decision, action) {
        (Decision::StoreKind(_), Action::StoreKind(good)) => {
            store(state, good);
            if ask_kinds(state, seat, events) {
                return;
            }
        }
        (Decision::StoreKind(_), _) => {
            state.passed(seat, events);
            if ask_single(state, seat, events) {
                return;
            }
        }
        (_, Action::KeepSingle(good)) => keep(state, seat, stored, Some(good), events),
        _ => {
            state.passed(seat, events);
            keep(state, seat, stored, None, events);
        }
    }
    next_turn(state, seat, events);
}

/// The captain empties full ships; the others keep their load (puerto-rico-2020-pl.txt:246, 305).
fn end(state: &mut State, events: &mut impl EventSink<Event>) {
    for ship in &mut state.ships {
        if let Some(good) = ship.good
            && ship.is_full()
        {
            state.goods[good] += ship.amount;
            ship.good = None;
            ship.amount = 0;
            events.tell(Event::ShipEmptied {
                capacity: ship.capacity,
                good,
            });
        }
    }
    round::phase_done(state, events);
}

/// A whole storage, as somebody with all goods in sight chooses it, turned into actions.
impl State {
    /// The actions that keep all goods of these kinds and one good of another, in the order in which
    /// they are asked. To be applied one after another.
    ///
    /// # Errors
    /// Says why this storage is not legal, or that the seat is not storing goods.
    pub fn arrange_storage(
        &self,
        seat: Seat,
        kinds: GoodSet,
        single: Option<Good>,
    ) -> Result<Vec<Action>, Refusal> {
        let (Decision::StoreKind(asked) | Decision::KeepSingle(asked)) = self.decision else {
            return Err(Refusal::OtherDecision);
        };
        if asked != seat {
            return Err(Refusal::NotYourTurn { asked });
        }
        let board = self.board(seat);
        if kinds.iter().chain(single).any(|good| board.goods[good] == 0) {
            return Err(Refusal::NoneOwned);
        }
        if single.is_some_and(|good| kinds.contains(good)) {
            return Err(Refusal::AlreadyStored);
        }
        let slots = board.warehouse_kinds();
        if kinds.len() > slots {
            return Err(Refusal::WarehousesFull { kinds: slots });
        }
        let mut after = *self;
        let mut actions = Vec::new();
        loop {
            let action = match after.decision {
                Decision::StoreKind(asked) if asked == seat => kinds
                    .after(stored(&after))
                    .iter()
                    .next()
                    .map_or(Action::Pass, Action::StoreKind),
                Decision::KeepSingle(asked) if asked == seat => {
                    single.map_or(Action::Pass, Action::KeepSingle)
                }
                _ => break,
            };
            check(&after, seat, action)?;
            apply(&mut after, seat, action, &mut ());
            actions.push(action);
        }
        let kept = ByGood::from_fn(|good| match kinds.contains(good) {
            true => board.goods[good],
            false => u8::from(single == Some(good)),
        });
        if after.board(seat).goods == kept {
            Ok(actions)
        } else {
            Err(Refusal::MustDecide)
        }
    }
}
