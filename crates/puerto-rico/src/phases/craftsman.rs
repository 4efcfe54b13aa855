//! Craftsman phase: everybody produces (2020-pl, "Zarządca", "Budynki produkcyjne").

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::festival;
use crate::expansions::nobles::income;
use crate::moment::At;
use crate::moment::step::Step;
use crate::phases::plan::{Part, always, each_seat, once};
use crate::phases::{guests, optional};
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::event::{Event, SkipReason};
use crate::vocabulary::good::{ByGood, Good, GoodSet};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::window::Window;

pub(crate) use crate::moment::craftsman::{Gain, Memory, Question};

mod factories;

pub(crate) use factories::{RECEIVED_MAX, factory, is_factory_pay, specialty};
use factories::{pay_factory, pay_specialty_factory};

/// The phase. Goods that are short go to the earlier seats (ruling 23); the privilege comes last.
pub(crate) const STEPS: &[Part] = &[
    each_seat(&[
        (Step::CraftsmanGuests, |game| game.has_new_buildings()),
        (Step::Chapel, |game| game.has_nobles()),
        (Step::Jeweler, |game| game.has_nobles()),
        (Step::Produce, always),
    ]),
    once(&[
        (Step::PrivilegeGuests, |game| game.has_new_buildings()),
        (Step::CraftsmanPrivilege, always),
    ]),
];

impl State {
    /// What the current craftsman phase remembers; empty in other phases.
    #[inline]
    fn craftsman(&self) -> Memory {
        match self.moment.at {
            At::Craftsman(memory, _) => memory,
            _ => Memory::default(),
        }
    }
}

/// The seat's production, which is asked about with `strict_optional`.
#[inline]
pub(crate) fn production(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    if state.has(Switch::StrictOptional) && state.production_in_supply(seat) != ByGood::default() {
        return state.ask(seat, Question::Gain(Gain::Production));
    }
    produce(state, seat, events)
}

/// What a craftsman phase would bring.
impl State {
    /// What the seat would receive if it produced now.
    #[inline]
    #[must_use]
    pub fn production_in_supply(&self, seat: Seat) -> ByGood<u8> {
        let mut goods = self.board(seat).production();
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

/// One seat's production, and what it brings besides the goods.
#[inline]
fn produce(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    let wanted = state.board(seat).production();
    if wanted == ByGood::default() {
        return GO_ON;
    }
    let goods = ByGood(core::array::from_fn(|index| {
        wanted.0[index].min(state.goods.0[index])
    }));
    let board = &mut state.boards[seat];
    for index in 0..goods.0.len() {
        board.goods.0[index] += goods.0[index];
        state.goods.0[index] -= goods.0[index];
    }
    let short = ByGood(core::array::from_fn(|index| wanted.0[index] - goods.0[index]));
    events.emit(Event::Produced { seat, goods, short });
    let kinds = GoodSet::present(&goods);
    if state.is_chooser(seat) {
        let received = match state.counts_privilege_good() {
            true => goods,
            false => ByGood::default(),
        };
        if let At::Craftsman(memory, _) = &mut state.moment.at {
            *memory = Memory { kinds, received };
        }
    }
    if state.has_festival() {
        festival::produced(state, seat, &goods, events);
    }
    if state.has_new_buildings() {
        pay_specialty_factory(state, seat, &goods, events)?;
    }
    pay_factory(state, seat, kinds.len(), events)
}

/// `specialty_counts_privilege`: the craftsman's privilege good may make the largest amount larger.
/// `festival_counts_privilege`: it may be the last good of the production task.
#[inline(never)]
fn count_privilege_good(
    state: &mut State,
    seat: Seat,
    good: Good,
    is_second: bool,
    events: &mut impl EventSink<Event>,
) -> Flow {
    if !state.counts_privilege_good() {
        return GO_ON;
    }
    let At::Craftsman(Memory { received, .. }, _) = &mut state.moment.at else {
        return GO_ON;
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
        let gain = Gain::SpecialtyFactoryPrivilege { good, is_second };
        return state.ask(seat, Question::Gain(gain));
    }
    if pays {
        state.give_doubloons(seat, doubloons);
        events.emit(Event::SpecialtyFactoryPaid { seat, doubloons });
    }
    GO_ON
}

/// `strict_optional`: a gain was taken or declined.
fn gain(state: &mut State, seat: Seat, gain: Gain, taken: bool, events: &mut impl EventSink<Event>) -> Flow {
    match gain {
        Gain::ChapelDoubloon if taken => income::pay_chapel(state, seat, 1, 0, events),
        Gain::ChapelPoint if taken => income::pay_chapel(state, seat, 0, 1, events),
        Gain::Jeweler { doubloons } if taken => income::pay_jeweler(state, seat, doubloons, events),
        Gain::Factory { doubloons } if taken => state.give_doubloons(seat, doubloons),
        Gain::SpecialtyFactory { doubloons, factory } => {
            if taken {
                state.give_doubloons(seat, doubloons);
            }
            if factory > 0 {
                let gain = Gain::Factory { doubloons: factory };
                return state.ask(seat, Question::Gain(gain));
            }
        }
        Gain::Production if taken => return produce(state, seat, events),
        Gain::SpecialtyFactoryPrivilege { good, is_second } => {
            if taken {
                state.give_doubloons(seat, gain.told().amount());
            }
            if !is_second {
                return second_good(state, seat, good, events);
            }
        }
        Gain::ChapelDoubloon
        | Gain::ChapelPoint
        | Gain::Jeweler { .. }
        | Gain::Factory { .. }
        | Gain::Production => {}
    }
    GO_ON
}

/// The kinds that the craftsman may take one more good of, after this first one with a library.
#[inline]
fn privilege_kinds(state: &State, first: Option<Good>) -> GoodSet {
    let kinds = state.craftsman().kinds.and(GoodSet::present(&state.goods));
    match first {
        Some(first) if state.has(Switch::LibraryCraftsmanDistinct) => {
            kinds.without(GoodSet::from_iter([first]))
        }
        _ => kinds,
    }
}

/// Whether the craftsman's privilege has a good to take.
pub(crate) fn has_privilege_good(state: &State) -> bool {
    !privilege_kinds(state, None).is_empty()
}

/// Whether the craftsman could take a second good after a first one, with an occupied library.
pub(crate) fn has_second_good(state: &State) -> bool {
    let kinds = privilege_kinds(state, None);
    let again = |good: Good| state.goods[good] > 1 && !state.has(Switch::LibraryCraftsmanDistinct);
    kinds.len() > 1 || kinds.iter().any(again)
}

/// *Craftsman's privilege:* one more good of a kind received in this phase · after everybody produced ·
/// only if the supply still has it (ruling 22); none without production (89); may be declined ·
/// 2020-pl, "Zarządca (karta)", "Zarządca".
#[inline]
pub(crate) fn privilege(state: &mut State, craftsman: Seat, events: &mut impl EventSink<Event>) -> Flow {
    if !has_privilege_good(state) {
        state.skip(craftsman, SkipReason::NoPrivilegeGood, events);
        return GO_ON;
    }
    state.ask(craftsman, Question::Privilege)
}

/// *Library as craftsman:* two goods, one by one, of the same kind or of two (ruling 31); always of two with
/// `library_craftsman_distinct` · 2020-pl, "Biblioteka".
fn second_good(state: &mut State, seat: Seat, first: Good, events: &mut impl EventSink<Event>) -> Flow {
    if !state.doubles(seat) {
        return GO_ON;
    }
    if privilege_kinds(state, Some(first)).is_empty() {
        state.skip(seat, SkipReason::NoPrivilegeGood, events);
        return GO_ON;
    }
    state.ask(seat, Question::SecondGood(first))
}

impl Question {
    /// The good that was taken before the one that is asked about.
    const fn first(self) -> Option<Good> {
        match self {
            Self::SecondGood(first) => Some(first),
            _ => None,
        }
    }
}

/// The goods of the privilege, or none.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, question: Question, actions: &mut Vec<Action>) {
    match question {
        Question::Guests | Question::PrivilegeGuests => return guests::legal(state, seat, actions),
        Question::Gain(_) => return optional::legal(actions),
        Question::Privilege | Question::SecondGood(_) => {}
    }
    actions.push(Action::Pass);
    actions.extend(
        privilege_kinds(state, question.first())
            .iter()
            .map(Action::TakeGood),
    );
}

/// Checks that the kind was produced and is left.
pub(crate) fn check(state: &State, seat: Seat, question: Question, action: Action) -> Result<(), Refusal> {
    match question {
        Question::Guests | Question::PrivilegeGuests => return guests::check(state, seat, action),
        Question::Gain(_) => return optional::check(action),
        Question::Privilege | Question::SecondGood(_) => {}
    }
    match action {
        Action::Pass => Ok(()),
        Action::TakeGood(good) if privilege_kinds(state, question.first()).contains(good) => Ok(()),
        Action::TakeGood(good) if !state.craftsman().kinds.contains(good) => Err(Refusal::NotProduced),
        Action::TakeGood(good) if question.first() == Some(good) && state.goods[good] > 0 => {
            Err(Refusal::SameKindTwice)
        }
        Action::TakeGood(_) => Err(Refusal::SupplyEmpty),
        _ => Err(Refusal::OtherDecision),
    }
}

/// A good is taken or declined.
#[inline]
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    question: Question,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    match question {
        Question::Guests => return guests::answer(state, seat, Window::Production, action, events),
        Question::PrivilegeGuests => {
            return guests::answer(state, seat, Window::CraftsmanPrivilege, action, events);
        }
        Question::Gain(asked) => {
            let taken = optional::is_taken(state, seat, asked.told(), action, events);
            return gain(state, seat, asked, taken, events);
        }
        Question::Privilege | Question::SecondGood(_) => {}
    }
    let Action::TakeGood(good) = action else {
        state.passed(seat, events);
        return GO_ON;
    };
    let is_second = question.first().is_some();
    state.goods[good] -= 1;
    state.boards[seat].goods[good] += 1;
    events.emit(Event::PrivilegeGood { seat, good });
    count_privilege_good(state, seat, good, is_second, events)?;
    match is_second {
        true => GO_ON,
        false => second_good(state, seat, good, events),
    }
}
