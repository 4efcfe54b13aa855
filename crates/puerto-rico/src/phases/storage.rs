//! Storage, the second half of the captain phase (2020-pl, "Kapitan", "Magazynowanie pozostałego towaru"): its steps
//! are listed in `captain`.
//!
//! Each seat, clockwise from the captain, keeps one good on San Juan and what its warehouses hold; the
//! rest goes back to the supply. Then full ships are emptied.

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::moment::At;
use crate::phases::{driver, guests};
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::{ByGood, Good, GoodSet};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::window::Window;

pub(crate) use crate::moment::storage::{Memory, Question};

/// Guests move before the seat stores.
pub(crate) fn guests(state: &mut State, seat: Seat) -> Flow {
    guests::offer(state, seat, (Memory::default(), Question::Guests))
}

/// Whether the seat can keep everything that it has: what its warehouses don't take is no more than its
/// single goods.
#[inline]
pub(crate) fn fits(state: &State, seat: Seat) -> bool {
    let board = state.board(seat);
    let kinds = GoodSet::present(&board.goods);
    let slots = board.warehouse_kinds();
    if kinds.len() <= slots {
        return true;
    }
    let singles = board.single_goods();
    if singles == 1 {
        let is_single = |good| board.goods[good] == 1;
        return kinds.len() == slots + 1 && kinds.iter().any(is_single);
    }
    let mut counts = board.goods.0;
    counts.sort_unstable();
    counts[..counts.len() - usize::from(slots)].iter().sum::<u8>() <= singles
}

/// One seat's storage. What fits is kept without asking (ruling 87), except with `strict_optional` and `ask_forced`.
#[inline]
pub(crate) fn store_turn(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    let kinds = GoodSet::present(&state.board(seat).goods);
    if kinds.is_empty() {
        return GO_ON;
    }
    if !asks_always(state) && fits(state, seat) {
        keep(state, seat, kinds, ByGood::default(), events);
        return GO_ON;
    }
    ask_kinds(state, seat, Memory::default(), events)
}

/// Whether a seat with goods is asked even if there is one answer.
fn asks_always(state: &State) -> bool {
    state.has(Switch::StrictOptional) || state.has(Switch::AskForced)
}

/// The kinds that may be named next for a warehouse: those after the last one named, as long as enough are left to use
/// every warehouse. With `strict_optional` warehouses may stay empty.
fn storable(state: &State, seat: Seat, memory: Memory) -> GoodSet {
    let board = state.board(seat);
    let stored = memory.stored;
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
fn ask_kinds(state: &mut State, seat: Seat, mut memory: Memory, events: &mut impl EventSink<Event>) -> Flow {
    loop {
        let kinds = storable(state, seat, memory);
        let Some(first) = kinds.iter().next() else {
            return ask_single(state, seat, memory, events);
        };
        if kinds.len() > 1 || asks_always(state) {
            return state.ask(seat, (memory, Question::StoreKind));
        }
        memory.stored.insert(first);
    }
}

/// The kinds of which the next single good may be kept: none before the last one named, and only as long as enough are
/// left for every single good. With `strict_optional` fewer may be kept.
fn singles(state: &State, seat: Seat, memory: Memory) -> GoodSet {
    let board = state.board(seat);
    let kinds = GoodSet::present(&board.goods).without(memory.stored);
    let places = board.single_goods();
    if places == 1 {
        return kinds;
    }
    let named = memory.singles;
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
        if rest > 0 && left > 0 && (later >= left || state.has(Switch::StrictOptional)) {
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

/// Asks for the single goods: the one that everybody may keep (2020-pl, "Magazynowanie pozostałego towaru"), and
/// those of a storehouse.
fn ask_single(state: &mut State, seat: Seat, mut memory: Memory, events: &mut impl EventSink<Event>) -> Flow {
    let asks = asks_always(state);
    let places = state.board(seat).single_goods();
    while memory.singles.total() < places {
        let kinds = singles(state, seat, memory);
        let Some(first) = kinds.iter().next() else { break };
        if kinds.len() > 1 || asks {
            return state.ask(seat, (memory, Question::KeepSingle));
        }
        memory.singles[first] += 1;
    }
    keep(state, seat, memory.stored, memory.singles, events);
    GO_ON
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
    events.emit(Event::Stored { seat, kept, returned });
}

/// The kinds for a warehouse or the single good; naming nothing is allowed only with `strict_optional`.
#[inline(never)]
pub(crate) fn legal(
    state: &State,
    seat: Seat,
    memory: Memory,
    question: Question,
    actions: &mut Vec<Action>,
) {
    if question == Question::Guests {
        return guests::legal(state, seat, actions);
    }
    if state.has(Switch::StrictOptional) {
        actions.push(Action::Pass);
    }
    match question {
        Question::StoreKind => actions.extend(storable(state, seat, memory).iter().map(Action::StoreKind)),
        _ => actions.extend(singles(state, seat, memory).iter().map(Action::KeepSingle)),
    }
}

/// Checks that a kind may be kept.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    memory: Memory,
    question: Question,
    action: Action,
) -> Result<(), Refusal> {
    let (good, may_name) = match (question, action) {
        (Question::Guests, action) => return guests::check(state, seat, action),
        (_, Action::Pass) if state.has(Switch::StrictOptional) => return Ok(()),
        (_, Action::Pass) => return Err(Refusal::MustDecide),
        (Question::StoreKind, Action::StoreKind(good)) => (good, storable(state, seat, memory)),
        (Question::KeepSingle, Action::KeepSingle(good)) => (good, singles(state, seat, memory)),
        _ => return Err(Refusal::OtherDecision),
    };
    if state.board(seat).goods[good] == 0 {
        Err(Refusal::NoneOwned)
    } else if memory.stored.contains(good) {
        Err(Refusal::AlreadyStored)
    } else if !may_name.contains(good) {
        Err(Refusal::OutOfOrder)
    } else {
        Ok(())
    }
}

/// Carries out an answer.
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    mut memory: Memory,
    question: Question,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    match (question, action) {
        (Question::Guests, action) => guests::answer(state, seat, Window::Storage, action, events),
        (_, Action::StoreKind(good)) => {
            memory.stored.insert(good);
            ask_kinds(state, seat, memory, events)
        }
        (_, Action::KeepSingle(good)) => {
            memory.singles[good] += 1;
            ask_single(state, seat, memory, events)
        }
        (Question::StoreKind, _) => {
            state.passed(seat, events);
            ask_single(state, seat, memory, events)
        }
        _ => {
            state.passed(seat, events);
            keep(state, seat, memory.stored, memory.singles, events);
            GO_ON
        }
    }
}

/// The captain empties full ships; the others keep their load (2020-pl, "Kapitan", "Magazynowanie pozostałego towaru").
#[inline]
pub(crate) fn empty_ships(state: &mut State, events: &mut impl EventSink<Event>) -> Flow {
    for ship in &mut state.ships {
        if let Some(good) = ship.good
            && ship.is_full()
        {
            state.goods[good] += ship.amount;
            ship.good = None;
            ship.amount = 0;
            events.emit(Event::ShipEmptied {
                capacity: ship.capacity,
                good,
            });
        }
    }
    GO_ON
}

/// A whole storage, as a person with all goods in sight chooses it, turned into actions.
impl State {
    /// The actions that keep all goods of these kinds and single goods of others (one, four with a storehouse), in the
    /// order in which they are asked for. To be applied one after another.
    ///
    /// # Errors
    /// Why this storage is not legal, or that the seat is not storing goods.
    pub fn arrange_storage(
        &self,
        seat: Seat,
        kinds: GoodSet,
        singles: impl IntoIterator<Item = Good>,
    ) -> Result<Vec<Action>, Refusal> {
        if !self.is_storing() {
            return Err(Refusal::OtherDecision);
        }
        if self.moment.seat != seat {
            let asked = self.moment.seat;
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
        while after.is_storing()
            && after.moment.seat == seat
            && let At::Storage(memory, question) = after.moment.at
        {
            let action = match question {
                Question::StoreKind => kinds
                    .after(memory.stored)
                    .iter()
                    .next()
                    .map_or(Action::Pass, Action::StoreKind),
                _ => {
                    let next = Good::ALL
                        .into_iter()
                        .find(|&good| single[good] > memory.singles[good]);
                    next.map_or(Action::Pass, Action::KeepSingle)
                }
            };
            check(&after, seat, memory, question, action)?;
            driver::answer(&mut after, seat, action, &mut ());
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

    /// Whether a seat is asked what it stores.
    fn is_storing(&self) -> bool {
        matches!(
            self.moment.at,
            At::Storage(_, Question::StoreKind | Question::KeepSingle)
        )
    }
}
