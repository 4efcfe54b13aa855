//! Trader phase: everybody may sell one good (2020-pl, "Kupiec").

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::nobles::land_office;
use crate::expansions::placing::may_plant_forest;
use crate::moment::At;
use crate::moment::step::Step;
use crate::phases::plan::{Part, always, each_seat, once};
use crate::phases::{guests, optional, settler};
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::event::{Event, SkipReason};
use crate::vocabulary::good::Good;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::window::Window;

pub(crate) use crate::moment::trader::{Gain, Memory, Question};

mod sale;

use sale::posted;
pub use sale::{Sale, TRADING_HOUSE_PLACES};
pub(crate) use sale::{has_gain, is_full};

/// The phase. With Nobles the land office may be used before or after the sale.
pub(crate) const STEPS: &[Part] = &[
    each_seat(&[
        (Step::TraderGuests, |game| game.has_new_buildings()),
        (Step::Trade, always),
    ]),
    once(&[(Step::EmptyHouse, always)]),
];

impl State {
    /// What the current trader phase remembers; `None` in other phases.
    #[inline]
    pub(crate) fn trader(&self) -> Option<Memory> {
        match self.moment.at {
            At::Trader(memory, _) => Some(memory),
            _ => None,
        }
    }

    /// Notes something in the memory of the current trader phase; does nothing in other phases.
    #[inline]
    pub(crate) fn note_trade(&mut self, note: impl FnOnce(&mut Memory)) {
        if let At::Trader(memory, _) = &mut self.moment.at {
            note(memory);
        }
    }
}

/// The gains on top of the price, in the order in which `strict_optional` asks.
const GAINS: [Gain; 3] = [Gain::TraderPrivilege, Gain::SmallMarket, Gain::LargeMarket];

/// Guests move before the seat's turn.
pub(crate) fn guests(state: &mut State, seat: Seat) -> Flow {
    state.note_trade(|memory| *memory = Memory::default());
    guests::offer(state, seat, Question::Guests)
}

/// The seat's turn: a sale, if one is possible, and its land office. With `ask_forced` a seat that can do neither is
/// asked too.
#[inline]
pub(crate) fn trade(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    state.note_trade(|memory| *memory = Memory::default());
    if may_sell(state, seat) {
        return state.ask(seat, Question::Sell);
    }
    if state.has_nobles() && land_office::may_use(state, seat) {
        return offer_land_office(state, seat);
    }
    if state.has(Switch::AskForced) {
        return state.ask(seat, Question::Sell);
    }
    let reason = match is_full(state) {
        true => SkipReason::TradingHouseFull,
        false => SkipReason::NoSale,
    };
    state.skip(seat, reason, events);
    GO_ON
}

/// Whether the seat can sell something, to the house or to its trading post.
#[inline]
fn may_sell(state: &State, seat: Seat) -> bool {
    !is_full(state) && !state.sellable(seat).is_empty() || !posted(state, seat).is_empty()
}

/// Asks about the land office, if it can be used after the sale or without one.
#[inline]
fn offer_land_office(state: &mut State, seat: Seat) -> Flow {
    if !state.has_nobles() {
        return GO_ON;
    }
    state.note_trade(|memory| memory.sold = true);
    match land_office::may_use(state, seat) {
        true => state.ask(seat, Question::LandOffice),
        false => GO_ON,
    }
}

/// The land office was used: the sale follows, if it did not come before.
fn after_land_office(state: &mut State, seat: Seat) -> Flow {
    let has_sold = state.trader().is_none_or(|memory| memory.sold);
    match !has_sold && may_sell(state, seat) {
        true => state.ask(seat, Question::Sell),
        false => GO_ON,
    }
}

/// The goods that can be sold, or none; including corn for 0 (ruling 90).
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, question: Question, actions: &mut Vec<Action>) {
    match question {
        Question::LandOffice => return land_office::legal(state, seat, actions),
        Question::PlaceDrawn(good) => return settler::legal_for_drawn(good, actions),
        Question::Guests => return guests::legal(state, seat, actions),
        Question::Gain(_) => return optional::legal(actions),
        Question::Sell | Question::LandOfficeDraw => {}
    }
    let first = actions.len();
    actions.push(Action::Pass);
    if !is_full(state) {
        actions.extend(state.sellable(seat).iter().map(Action::Sell));
    }
    actions.extend(posted(state, seat).iter().map(Action::SellToPost));
    if state.has_nobles() && land_office::may_use(state, seat) {
        land_office::choices(state, seat, actions);
        actions[first..].sort_unstable();
    }
}

/// Selling is optional; the house takes only different kinds (2020-pl, "Kupiec").
pub(crate) fn check(state: &State, seat: Seat, question: Question, action: Action) -> Result<(), Refusal> {
    match question {
        Question::LandOffice => return land_office::check(state, seat, action),
        Question::PlaceDrawn(good) => return settler::check_for_drawn(good, action),
        Question::Guests => return guests::check(state, seat, action),
        Question::Gain(_) => return optional::check(action),
        Question::Sell | Question::LandOfficeDraw => {}
    }
    match action {
        Action::Pass => Ok(()),
        Action::Sell(_) if is_full(state) => Err(Refusal::TradingHouseFull),
        Action::Sell(good) if state.board(seat).goods[good] == 0 => Err(Refusal::NoneOwned),
        Action::Sell(good) if !state.sellable(seat).contains(good) => Err(Refusal::KindInTradingHouse),
        Action::Sell(_) => Ok(()),
        Action::SellToPost(_) if !state.board(seat).occupies(Building::TradingPost) => {
            Err(Refusal::NoTradingPost)
        }
        Action::SellToPost(good) if !posted(state, seat).contains(good) => Err(Refusal::NoneOwned),
        Action::SellToPost(_) => Ok(()),
        _ if state.has_nobles() && land_office::is_choice(action) => {
            land_office::check_choice(state, seat, action)
        }
        _ => Err(Refusal::OtherDecision),
    }
}

/// Carries out an answer.
#[inline]
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    question: Question,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    match (question, action) {
        (Question::Sell, Action::Sell(good)) => return sell(state, seat, good, events),
        (Question::Sell, Action::SellToPost(good)) => return sell_to_post(state, seat, good, events),
        (Question::PlaceDrawn(good), action) => {
            let as_forest = matches!(action, Action::PlantForest(_));
            state.place_as(seat, good, as_forest, events);
            return after_land_office(state, seat);
        }
        (Question::Guests, action) => {
            return guests::answer(state, seat, Window::Trader, action, events);
        }
        (Question::Gain(asked), action) => {
            let taken = optional::is_taken(state, seat, asked.told(), action, events);
            return gain(state, seat, asked, taken);
        }
        (_, action) if land_office::is_choice(action) => {
            land_office::use_it(state, seat, action, events)?;
            return after_land_office(state, seat);
        }
        _ => state.passed(seat, events),
    }
    GO_ON
}

/// What the land office drew: with a forest house the seat is asked how to place it.
pub(crate) fn drawn(state: &mut State, good: Good, events: &mut impl EventSink<Event>) -> Flow {
    let seat = state.moment.seat;
    if may_plant_forest(state, seat) {
        events.emit(Event::PlantationDrawn { seat, good });
        return state.ask(seat, Question::PlaceDrawn(good));
    }
    state.place_as(seat, good, false, events);
    after_land_office(state, seat)
}

/// A sale to the trading house.
#[inline]
fn sell(state: &mut State, seat: Seat, good: Good, events: &mut impl EventSink<Event>) -> Flow {
    let strict = state.has(Switch::StrictOptional);
    let mut sale = state.sale(seat, good);
    if strict {
        sale.privilege = 0;
        sale.markets = 0;
    }
    state.boards[seat].goods[good] -= 1;
    state.trading_house[good] += 1;
    state.give_doubloons(seat, sale.doubloons());
    events.emit(Event::Sold {
        seat,
        good,
        price: sale.price,
        privilege: sale.privilege,
        markets: sale.markets,
        doubloons: sale.doubloons(),
    });
    if strict {
        ask_gains(state, seat, &GAINS)?;
    }
    offer_land_office(state, seat)
}

/// A sale to the seat's own trading post.
#[inline(never)]
fn sell_to_post(state: &mut State, seat: Seat, good: Good, events: &mut impl EventSink<Event>) -> Flow {
    let strict = state.has(Switch::StrictOptional) && state.is_chooser(seat);
    let privilege = if strict { 0 } else { state.privilege(seat) };
    let doubloons = good.price() + privilege;
    state.boards[seat].goods[good] -= 1;
    state.goods[good] += 1;
    state.give_doubloons(seat, doubloons);
    events.emit(Event::SoldToPost {
        seat,
        good,
        privilege,
        doubloons,
    });
    if strict {
        return state.ask(seat, Question::Gain(Gain::TradingPostPrivilege));
    }
    offer_land_office(state, seat)
}

/// `strict_optional`: asks about the first of these gains that the seat has.
fn ask_gains(state: &mut State, seat: Seat, gains: &[Gain]) -> Flow {
    match gains.iter().find(|&&gain| has_gain(state, seat, gain)) {
        Some(&gain) => state.ask(seat, Question::Gain(gain)),
        None => GO_ON,
    }
}

/// `strict_optional`: a gain of the sale was taken or declined.
fn gain(state: &mut State, seat: Seat, gain: Gain, taken: bool) -> Flow {
    if taken {
        let doubloons = state.gain_amount(seat, gain.told());
        state.give_doubloons(seat, doubloons);
    }
    let later = GAINS
        .iter()
        .position(|&other| other == gain)
        .map_or(GAINS.len(), |index| index + 1);
    ask_gains(state, seat, &GAINS[later..])?;
    offer_land_office(state, seat)
}

/// Only a full trading house is emptied (ruling 21; 2020-pl, "Kupiec").
#[inline]
pub(crate) fn empty_house(state: &mut State, events: &mut impl EventSink<Event>) -> Flow {
    if is_full(state) {
        let sold = core::mem::take(&mut state.trading_house);
        for (good, &count) in sold.iter() {
            state.goods[good] += count;
        }
        events.emit(Event::TradingHouseEmptied);
    }
    GO_ON
}
