//! Storage at the end of the captain phase (puerto-rico-2020-pl.txt:246, 299-305; section E.7, D18).
//!
//! Each seat, clockwise from the captain, keeps one good on San Juan and what its warehouses hold; the
//! rest goes back to the supply. Then full ships are emptied.

use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::new_buildings::guesthouse::{self, Window};
use crate::phases::round;
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::{ByGood, Good, GoodSet};
use crate::vocabulary::progress::Progress;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

/// The captain stores first.
pub(crate) fn begin<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let captain = state.chooser();
    turns::<FULL>(state, captain, events);
}

fn turns<const FULL: bool>(state: &mut State, mut seat: Seat, events: &mut impl EventSink<Event>) {
    loop {
        state.progress = Progress::Storage {
            stored: GoodSet::EMPTY,
            singles: ByGood::default(),
        };
        if guesthouse::offer::<FULL>(state, seat, Window::Storage) || offer::<FULL>(state, seat, events) {
            return;
        }
        match state.seat_after(seat) {
            Some(next) => seat = next,
            None => return end::<FULL>(state, events),
        }
    }
}

/// This seat's storage, after the guests' moves.
#[inline(never)]
pub(crate) fn turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if !offer::<FULL>(state, seat, events) {
        next_turn::<FULL>(state, seat, events);
    }
}

/// Whether the seat can keep everything that it has: what its warehouses don't take is no more than its
/// single goods.
#[inline]
pub(crate) fn fits<const FULL: bool>(state: &State, seat: Seat) -> bool {
    let board = state.board(seat);
    let kinds = GoodSet::present(&board.goods);
    let slots = board.warehouse_kinds();
    if kinds.len() <= slots {
        return true;
    }
    let singles = board.single_goods();
    if !FULL || singles == 1 {
        let is_single = |good| board.goods[good] == 1;
        return kinds.len() == slots + 1 && kinds.iter().any(is_single);
    }
    let mut counts = board.goods.0;
    counts.sort_unstable();
    counts[..counts.len() - usize::from(slots)].iter().sum::<u8>() <= singles
}

fn next_turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    match state.seat_after(seat) {
        Some(next) => turns::<FULL>(state, next, events),
        None => end::<FULL>(state, events),
    }
}

/// One seat's storage up to its first decision; says whether there is one. What fits is kept without
/// asking (ruling 87).
#[inline(always)]
fn offer<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let board = state.board(seat);
    let kinds = GoodSet::present(&board.goods);
    if kinds.is_empty() {
        return false;
    }
    if !state.rules::<FULL>(Switch::StrictOptional) && fits::<FULL>(state, seat) {
        keep(state, seat, kinds, ByGood::default(), events);
        return false;
    }
    ask_kinds::<FULL>(state, seat, events)
}

#[inline]
fn stored(state: &State) -> GoodSet {
    match state.progress {
        Progress::Storage { stored, .. } => stored,
        _ => GoodSet::EMPTY,
    }
}

/// The single goods that the seat has named.
#[inline]
fn named(state: &State) -> ByGood<u8> {
    match state.progress {
        Progress::Storage { singles, .. } => singles,
        _ => ByGood::default(),
    }
}

/// The kinds that may be named next for a warehouse: those after the last one named, and as long as
/// enough are left to use every warehouse. With `strict_optional` warehouses may stay empty.
fn storable<const FULL: bool>(state: &State, seat: Seat) -> GoodSet {
    let board = state.board(seat);
    let stored = stored(state);
    let rest = GoodSet::present(&board.goods).after(stored);
    let slots = board.warehouse_kinds().saturating_sub(stored.len());
    if slots == 0 {
        return GoodSet::EMPTY;
    }
    if state.rules::<FULL>(Switch::StrictOptional) {
        return rest;
    }
    let last = rest.len().saturating_sub(slots) as usize;
    rest.iter().take(last + 1).collect()
}

/// Asks for the next kind for a warehouse; if there is none, for the single good.
fn ask_kinds<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    loop {
        let kinds = storable::<FULL>(state, seat);
        let Some(first) = kinds.iter().next() else {
            return ask_single::<FULL>(state, seat, events);
        };
        if kinds.len() > 1 || state.rules::<FULL>(Switch::StrictOptional) {
            state.decision = Decision::StoreKind(seat);
            return true;
        }
        store(state, first);
    }
}

fn store(state: &mut State, good: Good) {
    if let Progress::Storage { stored, .. } = &mut state.progress {
        stored.insert(good);
    }
}

/// The kinds of which the next single good may be kept: none before the last one named, and as long as
/// enough are left for every single good. With `strict_optional` fewer may be kept.
fn singles<const FULL: bool>(state: &State, seat: Seat) -> GoodSet {
    let board = state.board(seat);
    let kinds = GoodSet::present(&board.goods).without(stored(state));
    let places = board.single_goods();
    if !FULL || places == 1 {
        return kinds;
    }
    let named = named(state);
    let left = places - named.total();
    let last = GoodSet::present(&named).iter().last();
    let mut set = GoodSet::EMPTY;
    let mut later = 0;
    for good in Good::ALL.into_iter().rev() {
        if !kinds.contains(good) || last.is_some_and(|last| good < last) {
            continue;
        }
        let rest = board.goods[good] - named[good];
        later += rest;
        if rest > 0 && left > 0 && (later >= left || state.rules::<FULL>(Switch::StrictOptional)) {
            set.insert(good);
        }
    }
    if set.is_empty() && later > 0 && left > 0 {
        // Fewer goods than places: all are kept, the cheapest first.
        let all = |good: &Good| {
            kinds.contains(*good)
                && last.is_none_or(|last| *good >= last)
                && board.goods[*good] > named[*good]
        };
        return Good::ALL.into_iter().find(all).into_iter().collect();
    }
    set
}

/// Asks for the single goods: the one that everybody may keep (puerto-rico-2020-pl.txt:301), and those of
/// a storehouse.
fn ask_single<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let strict = state.rules::<FULL>(Switch::StrictOptional);
    let places = state.board(seat).single_goods();
    if !FULL || places == 1 {
        let kinds = singles::<FULL>(state, seat);
        if kinds.len() > 1 || (strict && !kinds.is_empty()) {
            state.decision = Decision::KeepSingle(seat);
            return true;
        }
        let stored = stored(state);
        keep(state, seat, stored, one(kinds.iter().next()), events);
        return false;
    }
    while named(state).total() < places {
        let kinds = singles::<FULL>(state, seat);
        let Some(first) = kinds.iter().next() else { break };
        if kinds.len() > 1 || strict {
            state.decision = Decision::KeepSingle(seat);
            return true;
        }
        name(state, first);
    }
    let (stored, named) = (stored(state), named(state));
    keep(state, seat, stored, named, events);
    false
}

/// One good of this kind, if there is one.
#[inline]
fn one(good: Option<Good>) -> ByGood<u8> {
    let mut goods = ByGood::default();
    if let Some(good) = good {
        goods[good] = 1;
    }
    goods
}

fn name(state: &mut State, good: Good) {
    if let Progress::Storage { singles, .. } = &mut state.progress {
        singles[good] += 1;
    }
}

/// Keeps all goods of these kinds and these single ones; the rest goes back to the supply.
fn keep(
    state: &mut State,
    seat: Seat,
    kinds: GoodSet,
    singles: ByGood<u8>,
    events: &mut impl EventSink<Event>,
) {
    let board = &mut state.boards[seat];
    let mut returned = ByGood::default();
    for good in GoodSet::present(&board.goods).without(kinds).iter() {
        let kept = singles[good];
        let count = board.goods[good] - kept;
        board.goods[good] = kept;
        state.goods[good] += count;
        returned[good] = count;
    }
    let kept = board.goods;
    events.tell(Event::Stored { seat, kept, returned });
}

/// The kinds for a warehouse or the single good; nothing only with `strict_optional`.
pub(crate) fn legal<const FULL: bool>(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if state.rules::<FULL>(Switch::StrictOptional) {
        actions.push(Action::Pass);
    }
    match state.decision {
        Decision::StoreKind(_) => actions.extend(storable::<FULL>(state, seat).iter().map(Action::StoreKind)),
        _ => actions.extend(singles::<FULL>(state, seat).iter().map(Action::KeepSingle)),
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
        (Decision::StoreKind(_), Action::StoreKind(good))
            if !storable::<true>(state, seat).contains(good) =>
        {
            Err(Refusal::OutOfOrder)
        }
        (Decision::KeepSingle(_), Action::KeepSingle(good))
            if !singles::<true>(state, seat).contains(good) =>
        {
            Err(Refusal::OutOfOrder)
        }
        (Decision::StoreKind(_), Action::StoreKind(_)) | (Decision::KeepSingle(_), Action::KeepSingle(_)) => {
            Ok(())
        }
        _ => Err(Refusal::OtherDecision),
    }
}

/// Carries out an answer.
pub(crate) fn apply<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    let stored = stored(state);
    match (state.decision, action) {
        (Decision::StoreKind(_), Action::StoreKind(good)) => {
            store(state, good);
            if ask_kinds::<FULL>(state, seat, events) {
                return;
            }
        }
        (Decision::StoreKind(_), _) => {
            state.passed(seat, events);
            if ask_single::<FULL>(state, seat, events) {
                return;
            }
        }
        (_, Action::KeepSingle(good)) if !FULL || state.board(seat).single_goods() == 1 => {
            keep(state, seat, stored, one(Some(good)), events);
        }
        (_, Action::KeepSingle(good)) => {
            name(state, good);
            if ask_single::<FULL>(state, seat, events) {
                return;
            }
        }
        _ => {
            state.passed(seat, events);
            let named = named(state);
            keep(state, seat, stored, named, events);
        }
    }
    next_turn::<FULL>(state, seat, events);
}

/// The captain empties full ships; the others keep their load (puerto-rico-2020-pl.txt:246, 305).
fn end<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
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
    round::phase_done::<FULL>(state, events);
}

/// A whole storage, as somebody with all goods in sight chooses it, turned into actions.
impl State {
    /// The actions that keep all goods of these kinds and single goods of others (one, four with a
    /// storehouse), in the order in which they are asked. To be applied one after another.
    ///
    /// # Errors
    /// Says why this storage is not legal, or that the seat is not storing goods.
    pub fn arrange_storage(
        &self,
        seat: Seat,
        kinds: GoodSet,
        singles: impl IntoIterator<Item = Good>,
    ) -> Result<Vec<Action>, Refusal> {
        let (Decision::StoreKind(asked) | Decision::KeepSingle(asked)) = self.decision else {
            return Err(Refusal::OtherDecision);
        };
        if asked != seat {
            return Err(Refusal::NotYourTurn { asked });
        }
        let board = self.board(seat);
        let mut single = ByGood::<u8>::default();
        for good in singles {
            single[good] = single[good].saturating_add(1);
        }
        let is_missing = |good: Good| single[good].max(u8::from(kinds.contains(good))) > board.goods[good];
        if Good::ALL.into_iter().any(is_missing) {
            return Err(Refusal::NoneOwned);
        }
        if kinds.iter().any(|good| single[good] > 0) {
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
                    let done = named(&after);
                    let next = Good::ALL.into_iter().find(|&good| single[good] > done[good]);
                    next.map_or(Action::Pass, Action::KeepSingle)
                }
                _ => break,
            };
            check(&after, seat, action)?;
            apply::<true>(&mut after, seat, action, &mut ());
            actions.push(action);
        }
        let kept = ByGood::from_fn(|good| match kinds.contains(good) {
            true => board.goods[good],
            false => single[good],
        });
        if after.board(seat).goods == kept {
            Ok(actions)
        } else {
            Err(Refusal::MustDecide)
        }
    }
}
