//! Trader phase: everybody may sell one good (puerto-rico-2020-pl.txt:309-328; section E.6).

use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::new_buildings::guesthouse::{self, Window};
use crate::expansions::nobles::land_office;
use crate::phases::round;
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::{Decision, Gain};
use crate::vocabulary::event::{Event, SkipReason};
use crate::vocabulary::good::{Good, GoodSet};
use crate::vocabulary::progress::Progress;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

/// Places in the trading house (puerto-rico-2020-pl.txt:322).
pub const TRADING_HOUSE_PLACES: u8 = 4;

/// The gains on top of the price, in the order in which `strict_optional` asks.
const GAINS: [Gain; 3] = [Gain::TraderPrivilege, Gain::SmallMarket, Gain::LargeMarket];

/// The trader's turn comes.
pub(crate) fn begin<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let trader = state.chooser();
    turns::<FULL>(state, trader, events);
}

fn turns<const FULL: bool>(state: &mut State, mut seat: Seat, events: &mut impl EventSink<Event>) {
    loop {
        if FULL && state.has_nobles() {
            state.progress = Progress::Trader {
                land_office_used: false,
                sold: false,
            };
        }
        if guesthouse::offer::<FULL>(state, seat, Window::Trader) || offer::<FULL>(state, seat, events) {
            return;
        }
        match state.seat_after(seat) {
            Some(next) => seat = next,
            None => return end::<FULL>(state, events),
        }
    }
}

/// Asks for a sale, if one is possible.
#[inline(always)]
fn offer<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    if !posted::<FULL>(state, seat).is_empty() {
        state.decision = Decision::Sell(seat);
        return true;
    }
    if FULL && (is_full(state) || state.sellable(seat).is_empty()) && offer_land_office(state, seat) {
        return true;
    }
    if is_full(state) {
        state.skip(seat, SkipReason::TradingHouseFull, events);
    } else if state.sellable(seat).is_empty() {
        state.skip(seat, SkipReason::NoSale, events);
    } else {
        state.decision = Decision::Sell(seat);
        return true;
    }
    false
}

/// This seat's turn, after the guests' moves.
#[inline(never)]
pub(crate) fn turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if !offer::<FULL>(state, seat, events) {
        next_turn::<FULL>(state, seat, events);
    }
}

/// Asks about the land office, if it can be used after the sale or without one.
#[inline(never)]
fn offer_land_office(state: &mut State, seat: Seat) -> bool {
    if let Progress::Trader { sold, .. } = &mut state.progress {
        *sold = true;
    }
    let open = land_office::may_use(state, seat);
    if open {
        state.decision = Decision::LandOffice(seat);
    }
    open
}

/// The land office was used: the sale follows, if it did not come before.
pub(crate) fn after_land_office(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let may_sell =
        !posted::<true>(state, seat).is_empty() || !is_full(state) && !state.sellable(seat).is_empty();
    if may_sell && matches!(state.progress, Progress::Trader { sold: false, .. }) {
        state.decision = Decision::Sell(seat);
    } else {
        next_turn::<true>(state, seat, events);
    }
}

/// A good was sold: the land office may follow.
#[inline]
fn after_sale<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if !(FULL && offer_land_office(state, seat)) {
        next_turn::<FULL>(state, seat, events);
    }
}

fn next_turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    match state.seat_after(seat) {
        Some(next) => turns::<FULL>(state, next, events),
        None => end::<FULL>(state, events),
    }
}

#[inline]
pub(crate) fn is_full(state: &State) -> bool {
    state.trading_house.total() >= TRADING_HOUSE_PLACES
}

/// The kinds that the seat could sell to its trading post.
///
/// *Trading post:* sells one good to itself instead of to the trading house · own sale, one in all (ruling
/// 43) · any kind, even if the house is full; the kind's price and the trader's privilege, but no market
/// (42); the good goes to the supply at once (98) · puerto-rico-2020-pl.txt:891-897.
#[inline]
fn posted<const FULL: bool>(state: &State, seat: Seat) -> GoodSet {
    let board = state.board(seat);
    if FULL && board.occupies(Building::TradingPost) {
        GoodSet::present(&board.goods)
    } else {
        GoodSet::EMPTY
    }
}

/// What can be sold and for how much.
impl State {
    /// The kinds that the seat could sell to the trading house, as long as that is not full.
    ///
    /// *Office:* may sell a kind that is already there · own sale · not into a full house (ruling 76) ·
    /// puerto-rico-2020-pl.txt:540-542.
    #[inline]
    #[must_use]
    pub fn sellable(&self, seat: Seat) -> GoodSet {
        let board = self.board(seat);
        let kinds = GoodSet::present(&board.goods);
        if board.occupies(Building::Office) {
            kinds
        } else {
            kinds.without(GoodSet::present(&self.trading_house))
        }
    }

    /// What a sale would bring the seat now, without asking: price, privilege, markets.
    #[must_use]
    pub fn sale(&self, seat: Seat, good: Good) -> Sale {
        self.sale_in::<true>(seat, good)
    }

    /// The same for the plain game or for all.
    #[inline]
    fn sale_in<const FULL: bool>(&self, seat: Seat, good: Good) -> Sale {
        let board = self.board(seat);
        let market = |building, doubloons: u8| doubloons * u8::from(board.occupies(building));
        Sale {
            price: good.price(),
            privilege: self.privilege_in::<FULL>(seat),
            markets: market(Building::SmallMarket, 1) + market(Building::LargeMarket, 2),
        }
    }
}

/// What a sale brings and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sale {
    /// The kind's price.
    pub price: u8,
    /// From the trader's privilege.
    pub privilege: u8,
    /// From small and large market.
    pub markets: u8,
}

impl Sale {
    /// Doubloons in all.
    #[must_use]
    pub const fn doubloons(self) -> u8 {
        self.price + self.privilege + self.markets
    }
}

/// Whether a sale brings the seat this on top.
///
/// *Trader's privilege:* 1 doubloon more, 2 with a library · own sale · none without a sale (ruling 89) ·
/// puerto-rico-2020-pl.txt:313, 326.
/// *Small market:* 1 more · own sale · both markets 3 more · puerto-rico-2020-pl.txt:570-572.
/// *Large market:* 2 more · own sale · both markets 3 more · puerto-rico-2020-pl.txt:552-554.
#[inline]
pub(crate) fn has_gain(state: &State, seat: Seat, gain: Gain) -> bool {
    match gain {
        Gain::TraderPrivilege | Gain::TradingPostPrivilege => state.is_chooser(seat),
        Gain::SmallMarket => state.board(seat).occupies(Building::SmallMarket),
        Gain::LargeMarket => state.board(seat).occupies(Building::LargeMarket),
        _ => false,
    }
}

/// The goods that can be sold, or none; corn for 0 too (ruling 90).
pub(crate) fn legal<const FULL: bool>(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if FULL && matches!(state.decision, Decision::LandOffice(_)) {
        return land_office::legal(state, seat, actions);
    }
    let first = actions.len();
    actions.push(Action::Pass);
    if !is_full(state) {
        actions.extend(state.sellable(seat).iter().map(Action::Sell));
    }
    actions.extend(posted::<FULL>(state, seat).iter().map(Action::SellToPost));
    if FULL && land_office::may_use(state, seat) {
        land_office::choices(state, seat, actions);
        actions[first..].sort_unstable();
    }
}

/// Selling is optional; the house takes only different kinds (puerto-rico-2020-pl.txt:322).
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if matches!(state.decision, Decision::LandOffice(_)) {
        return land_office::check(state, seat, action);
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
        Action::SellToPost(good) if !posted::<true>(state, seat).contains(good) => Err(Refusal::NoneOwned),
        Action::SellToPost(_) => Ok(()),
        _ if state.has_nobles() && land_office::is_choice(action) => {
            land_office::check_choice(state, seat, action)
        }
        _ => Err(Refusal::OtherDecision),
    }
}

/// Carries out a sale or none.
pub(crate) fn apply<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    let good = match action {
        Action::Sell(good) => good,
        _ if FULL && land_office::is_choice(action) => {
            return land_office::use_it(state, seat, action, events);
        }
        Action::SellToPost(good) if FULL => return sell_to_post(state, seat, good, events),
        _ => {
            state.passed(seat, events);
            return next_turn::<FULL>(state, seat, events);
        }
    };
    let strict = state.rules::<FULL>(Switch::StrictOptional);
    let mut sale = state.sale_in::<FULL>(seat, good);
    if strict {
        sale.privilege = 0;
        sale.markets = 0;
    }
    state.boards[seat].goods[good] -= 1;
    state.trading_house[good] += 1;
    state.give_doubloons(seat, sale.doubloons());
    events.tell(Event::Sold {
        seat,
        good,
        price: sale.price,
        privilege: sale.privilege,
        markets: sale.markets,
        doubloons: sale.doubloons(),
    });
    if strict {
        ask_gains(state, seat, &GAINS, events);
    } else {
        after_sale::<FULL>(state, seat, events);
    }
}

/// A sale to the own trading post.
#[inline(never)]
fn sell_to_post(state: &mut State, seat: Seat, good: Good, events: &mut impl EventSink<Event>) {
    let strict = state.has(Switch::StrictOptional) && state.is_chooser(seat);
    let privilege = if strict { 0 } else { state.privilege(seat) };
    let doubloons = good.price() + privilege;
    state.boards[seat].goods[good] -= 1;
    state.goods[good] += 1;
    state.give_doubloons(seat, doubloons);
    events.tell(Event::SoldToPost {
        seat,
        good,
        privilege,
        doubloons,
    });
    if strict {
        state.ask(seat, Gain::TradingPostPrivilege);
    } else {
        after_sale::<true>(state, seat, events);
    }
}

/// `strict_optional`: asks about the first of these gains that the seat has.
fn ask_gains(state: &mut State, seat: Seat, gains: &[Gain], events: &mut impl EventSink<Event>) {
    match gains.iter().find(|&&gain| has_gain(state, seat, gain)) {
        Some(&gain) => state.ask(seat, gain),
        None => after_sale::<true>(state, seat, events),
    }
}

/// `strict_optional`: a gain of the sale was taken or declined.
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    gain: Gain,
    taken: bool,
    events: &mut impl EventSink<Event>,
) {
    if taken {
        let doubloons = state.gain_amount(seat, gain);
        state.give_doubloons(seat, doubloons);
    }
    let later = GAINS
        .iter()
        .position(|&other| other == gain)
        .map_or(GAINS.len(), |index| index + 1);
    ask_gains(state, seat, &GAINS[later..], events);
}

/// Only a full trading house is emptied (ruling 21; puerto-rico-2020-pl.txt:324).
fn end<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    if is_full(state) {
        let sold = std::mem::take(&mut state.trading_house);
        for (good, &count) in sold.iter() {
            state.goods[good] += count;
        }
        events.tell(Event::TradingHouseEmptied);
    }
    round::phase_done::<FULL>(state, events);
}
