//! Craftsman phase: everybody produces (puerto-rico-2020-pl.txt:402-410, 450-456; section E.5).

use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::festival;
use crate::expansions::new_buildings::guesthouse::{self, Window};
use crate::expansions::nobles::income;
use crate::phases::round;
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::{Decision, Gain};
use crate::vocabulary::event::{Event, SkipReason};
use crate::vocabulary::good::{ByGood, Good, GoodSet};
use crate::vocabulary::progress::Progress;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

/// What the factory pays for so many different kinds (puerto-rico-2020-pl.txt:588, 630).
const FACTORY: [u8; 6] = [0, 0, 1, 2, 3, 5];

/// Goods of one kind that a seat can receive in a phase at most: there are no more.
pub(crate) const RECEIVED_MAX: u8 = 11;

/// Whether a factory pays so many doubloons for some number of kinds.
pub(crate) fn is_factory_pay(doubloons: u8) -> bool {
    doubloons > 0 && FACTORY.contains(&doubloons)
}

/// The craftsman produces first.
#[inline]
pub(crate) fn begin<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    state.progress = Progress::Craftsman {
        kinds: GoodSet::EMPTY,
        received: ByGood::default(),
    };
    let craftsman = state.chooser();
    turns::<FULL>(state, craftsman, events);
}

/// The seats produce, from this one on, clockwise: what is short goes to the earlier ones (ruling 23).
fn turns<const FULL: bool>(state: &mut State, mut seat: Seat, events: &mut impl EventSink<Event>) {
    loop {
        if guesthouse::offer::<FULL>(state, seat, Window::Production) || act::<FULL>(state, seat, events) {
            return;
        }
        match state.seat_after(seat) {
            Some(next) => seat = next,
            None => return offer_privilege::<FULL>(state, events),
        }
    }
}

/// One seat's action up to its first decision; says whether there is one.
#[inline]
fn act<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    if FULL && state.has_nobles() && income::chapel(state, seat, events) {
        return true;
    }
    production::<FULL>(state, seat, events)
}

/// The seat's production, with `strict_optional` asked about. Says whether it stopped at a decision.
#[inline]
fn production<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    if state.rules::<FULL>(Switch::StrictOptional) && state.production_in::<FULL>(seat) != ByGood::default() {
        state.ask(seat, Gain::Production);
        return true;
    }
    produce::<FULL>(state, seat, events)
}

/// `strict_optional`: goes on after chapel and jeweler.
pub(crate) fn after_income(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if !production::<true>(state, seat, events) {
        next_turn::<true>(state, seat, events);
    }
}

/// This seat's action, after the guests' moves.
#[inline(never)]
pub(crate) fn turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if !act::<FULL>(state, seat, events) {
        next_turn::<FULL>(state, seat, events);
    }
}

fn next_turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    match state.seat_after(seat) {
        Some(next) => turns::<FULL>(state, next, events),
        None => offer_privilege::<FULL>(state, events),
    }
}

/// What a craftsman phase would bring.
impl State {
    /// What the seat would receive if it produced now.
    #[inline]
    #[must_use]
    pub fn production_in_supply(&self, seat: Seat) -> ByGood<u8> {
        self.production_in::<true>(seat)
    }

    /// The same for the plain game or for all.
    #[inline]
    fn production_in<const FULL: bool>(&self, seat: Seat) -> ByGood<u8> {
        let mut goods = self.board(seat).production_in::<FULL>();
        for (count, &supply) in goods.0.iter_mut().zip(&self.goods.0) {
            *count = (*count).min(supply);
        }
        goods
    }

    /// Whether a ruling counts the craftsman's privilege good as produced (`specialty_counts_privilege`,
    /// `festival_counts_privilege`).
    fn counts_privilege_good(&self) -> bool {
        self.has(Switch::SpecialtyCountsPrivilege) || self.has(Switch::FestivalCountsPrivilege)
    }
}

/// One seat's production. Says whether it stopped at a decision.
fn produce<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let wanted = state.board(seat).production_in::<FULL>();
    let goods = state.production_in::<FULL>(seat);
    if wanted == ByGood::default() {
        return false;
    }
    let board = &mut state.boards[seat];
    for index in 0..goods.0.len() {
        board.goods.0[index] += goods.0[index];
        state.goods.0[index] -= goods.0[index];
    }
    let short = ByGood(std::array::from_fn(|index| wanted.0[index] - goods.0[index]));
    events.tell(Event::Produced { seat, goods, short });
    let kinds = GoodSet::present(&goods);
    if state.is_chooser(seat) {
        let received = match FULL && state.counts_privilege_good() {
            true => goods,
            false => ByGood::default(),
        };
        state.progress = Progress::Craftsman { kinds, received };
    }
    if FULL && state.has_festival() {
        festival::produced(state, seat, &goods, events);
    }
    if FULL && state.has_new_buildings() && pay_specialty_factory(state, seat, &goods, events) {
        return true;
    }
    pay_factory::<FULL>(state, seat, kinds.len(), events)
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

/// *Specialty factory:* as many doubloons as goods received of one kind, less 1 · own production · the kind
/// of which there are most, never corn; the aqueduct's goods count, the craftsman's privilege good does
/// not, but for `specialty_counts_privilege` (ruling 40) · puerto-rico-2020-pl.txt:911-913.
#[inline(never)]
fn pay_specialty_factory(
    state: &mut State,
    seat: Seat,
    goods: &ByGood<u8>,
    events: &mut impl EventSink<Event>,
) -> bool {
    let doubloons = specialty(goods);
    if doubloons == 0 || !state.board(seat).occupies(Building::SpecialtyFactory) {
        return false;
    }
    if state.has(Switch::StrictOptional) {
        let factory = match state.board(seat).occupies(Building::Factory) {
            true => factory(goods),
            false => 0,
        };
        state.ask(seat, Gain::SpecialtyFactory { doubloons, factory });
        return true;
    }
    state.give_doubloons(seat, doubloons);
    events.tell(Event::SpecialtyFactoryPaid { seat, doubloons });
    false
}

/// `specialty_counts_privilege`: the craftsman's privilege good may make the largest amount larger.
/// `festival_counts_privilege`: it may be the last good of the production task. Says whether it stopped at a
/// decision.
#[inline(never)]
fn count_privilege_good(
    state: &mut State,
    seat: Seat,
    good: Good,
    is_second: bool,
    events: &mut impl EventSink<Event>,
) -> bool {
    if !state.counts_privilege_good() {
        return false;
    }
    let Progress::Craftsman { received, .. } = &mut state.progress else {
        return false;
    };
    let before = specialty(received);
    received[good] += 1;
    let received = *received;
    let doubloons = specialty(&received) - before;
    if state.has(Switch::FestivalCountsPrivilege) {
        festival::produced(state, seat, &received, events);
    }
    let pays = doubloons > 0
        && state.has(Switch::SpecialtyCountsPrivilege)
        && state.board(seat).occupies(Building::SpecialtyFactory);
    if pays && state.has(Switch::StrictOptional) {
        state.ask(seat, Gain::SpecialtyFactoryPrivilege { good, is_second });
        return true;
    }
    if pays {
        state.give_doubloons(seat, doubloons);
        events.tell(Event::SpecialtyFactoryPaid { seat, doubloons });
    }
    false
}

/// *Factory:* 0, 1, 2, 3 or 5 doubloons for 1 to 5 different kinds · own production · only kinds really
/// received, amounts don't matter, the craftsman's privilege good does not count ·
/// puerto-rico-2020-pl.txt:588-590, 630.
fn pay_factory<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    kinds: u8,
    events: &mut impl EventSink<Event>,
) -> bool {
    let doubloons = FACTORY[kinds as usize];
    if doubloons == 0 || !state.board(seat).occupies(Building::Factory) {
        return false;
    }
    if state.rules::<FULL>(Switch::StrictOptional) {
        state.ask(seat, Gain::Factory { doubloons });
        return true;
    }
    state.give_doubloons(seat, doubloons);
    events.tell(Event::FactoryPaid {
        seat,
        kinds,
        doubloons,
    });
    false
}

/// `strict_optional`: production or factory was taken or declined.
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    gain: Gain,
    taken: bool,
    events: &mut impl EventSink<Event>,
) {
    match gain {
        Gain::Factory { doubloons } if taken => state.give_doubloons(seat, doubloons),
        Gain::SpecialtyFactory { doubloons, factory } => {
            if taken {
                state.give_doubloons(seat, doubloons);
            }
            if factory > 0 {
                return state.ask(seat, Gain::Factory { doubloons: factory });
            }
        }
        Gain::Production if taken && produce::<true>(state, seat, events) => return,
        Gain::SpecialtyFactoryPrivilege { good, is_second } => {
            if taken {
                state.give_doubloons(seat, gain.amount());
            }
            return after_privilege_good::<true>(state, seat, good, is_second, events);
        }
        _ => {}
    }
    next_turn::<true>(state, seat, events);
}

/// The kinds that the craftsman may take one more good of.
#[inline]
fn privilege_kinds<const FULL: bool>(state: &State) -> GoodSet {
    match state.progress {
        Progress::Craftsman { kinds, .. } => {
            let kinds = kinds.and(GoodSet::present(&state.goods));
            match state.decision {
                Decision::SecondGood(_, first) if state.rules::<FULL>(Switch::LibraryCraftsmanDistinct) => {
                    kinds.without(GoodSet::from_iter([first]))
                }
                _ => kinds,
            }
        }
        _ => GoodSet::EMPTY,
    }
}

/// Whether the craftsman could take a second good after a first one, with an occupied library.
pub(crate) fn has_second_good(state: &State) -> bool {
    let kinds = privilege_kinds::<true>(state);
    let again = |good: Good| state.goods[good] > 1 && !state.has(Switch::LibraryCraftsmanDistinct);
    kinds.len() > 1 || kinds.iter().any(again)
}

/// *Craftsman's privilege:* one more good of a kind received in this phase · after everybody produced ·
/// only if the supply still has it (ruling 22); none without production (89); may be declined ·
/// puerto-rico-2020-pl.txt:378, 408-410.
/// *Library as craftsman:* two goods, one by one, of the same kind or of two (ruling 31); with
/// `library_craftsman_distinct` of two · puerto-rico-2020-pl.txt:813.
fn offer_privilege<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let craftsman = state.chooser();
    if privilege_kinds::<FULL>(state).is_empty() {
        state.skip(craftsman, SkipReason::NoPrivilegeGood, events);
        round::phase_done::<FULL>(state, events);
    } else if !guesthouse::offer::<FULL>(state, craftsman, Window::CraftsmanPrivilege) {
        privilege(state);
    }
}

/// Asks for the good, after the guests' moves.
pub(crate) fn privilege(state: &mut State) {
    let craftsman = state.chooser();
    state.decision = Decision::CraftsmanPrivilege(craftsman);
}

/// The goods of the privilege, or none.
pub(crate) fn legal<const FULL: bool>(state: &State, actions: &mut Vec<Action>) {
    actions.push(Action::Pass);
    actions.extend(privilege_kinds::<FULL>(state).iter().map(Action::TakeGood));
}

/// Only a kind that was produced and is left.
pub(crate) fn check(state: &State, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::TakeGood(good) if privilege_kinds::<true>(state).contains(good) => Ok(()),
        Action::TakeGood(good) => match state.progress {
            Progress::Craftsman { kinds, .. } if kinds.contains(good) => Err(match state.decision {
                Decision::SecondGood(_, first) if first == good && state.goods[good] > 0 => {
                    Refusal::SameKindTwice
                }
                _ => Refusal::SupplyEmpty,
            }),
            _ => Err(Refusal::NotProduced),
        },
        _ => Err(Refusal::OtherDecision),
    }
}

/// The good is taken or declined; the phase is over.
pub(crate) fn apply<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    match action {
        Action::TakeGood(good) => {
            let is_second = matches!(state.decision, Decision::SecondGood(..));
            state.goods[good] -= 1;
            state.boards[seat].goods[good] += 1;
            events.tell(Event::PrivilegeGood { seat, good });
            if FULL && count_privilege_good(state, seat, good, is_second, events) {
                return;
            }
            after_privilege_good::<FULL>(state, seat, good, is_second, events);
        }
        _ => {
            state.passed(seat, events);
            round::phase_done::<FULL>(state, events);
        }
    }
}

/// The library's second good after the first one; else the phase is over.
fn after_privilege_good<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    good: Good,
    is_second: bool,
    events: &mut impl EventSink<Event>,
) {
    if !is_second && state.doubles::<FULL>(seat) {
        state.decision = Decision::SecondGood(seat, good);
        if !privilege_kinds::<FULL>(state).is_empty() {
            return;
        }
        state.skip(seat, SkipReason::NoPrivilegeGood, events);
    }
    round::phase_done::<FULL>(state, events);
}
