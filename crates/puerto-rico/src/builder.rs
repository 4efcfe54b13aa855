//! Builder phase: everybody may buy a building (puerto-rico-2020-pl.txt:178-186, 212-224; section E.4).

use tabletop::{EventSink, Seat};

use crate::action::Action;
use crate::black_market;
use crate::board::Board;
use crate::building::Building;
use crate::building_set::BuildingSet;
use crate::decision::{Debt, Decision, Gain};
use crate::event::{EndReason, Event, SkipReason};
use crate::festival;
use crate::guesthouse::{self, Window};
use crate::place::Place;
use crate::refusal::Refusal;
use crate::round;
use crate::rules::Switch;
use crate::state::State;
use crate::tile::Tile;

/// The most that a building costs: who has so much can pay everything.
const COST_MAX: usize = 10;
/// Columns of the main board.
const COLUMNS: usize = 4;

/// The buildings of each column that cost at most so many doubloons.
type Payable = [[BuildingSet; COST_MAX + 1]; COLUMNS];

/// The same with the printed prices, and with those of `factory_8_university_7`.
const PAYABLE: [Payable; 2] = [payable(false), payable(true)];

const fn payable(factory_eight: bool) -> Payable {
    let mut table = [[BuildingSet::EMPTY; COST_MAX + 1]; COLUMNS];
    let mut index = 0;
    while index < Building::COUNT {
        let building = Building::ALL[index];
        let row = building.row();
        let mut budget = building.cost(factory_eight) as usize;
        assert!(budget <= COST_MAX);
        while budget <= COST_MAX {
            table[row.column as usize - 1][budget].insert(building);
            budget += 1;
        }
        index += 1;
    }
    table
}

/// Quarries: each occupied one takes 1 off the price, together at most the column's number (ruling 11;
/// puerto-rico-2020-pl.txt:184).
#[inline]
fn quarry_discount(board: &Board, column: u8) -> u8 {
    board.tile_workers[Tile::Quarry].min(column)
}

/// *Forests:* every two take 1 off the price of any building · own purchase · no column's limit, on top of
/// everything; the forest house need not be occupied (ruling 12), but for
/// `forest_discount_needs_occupied` · puerto-rico-2020-pl.txt:941, 979.
#[inline]
fn forest_discount<const FULL: bool>(state: &State, board: &Board) -> u8 {
    let works = FULL
        && state.has_new_buildings()
        && (board.occupies(Building::ForestHouse)
            || !state.rules::<FULL>(Switch::ForestDiscountNeedsOccupied));
    if works { board.forest_count() / 2 } else { 0 }
}

/// *Zoning office:* 1 off buildings of columns 1 to 3 with a worker, 2 off large ones (column 4) with a noble,
/// never the other · own purchase · on top of everything (ruling 59) · puerto-rico-2020-pl.txt:1064-1065.
#[inline]
fn zoning_discount<const FULL: bool>(state: &State, board: &Board, column: u8) -> u8 {
    if !FULL || !state.has_nobles() || !board.occupies(Building::ZoningOffice) {
        return 0;
    }
    match (
        board.has_noble(Building::ZoningOffice),
        column as usize == COLUMNS,
    ) {
        (true, true) => 2,
        (false, false) => 1,
        _ => 0,
    }
}

/// *Builder's privilege:* 1 doubloon off, 2 with a library · own purchase · on top of quarries; nothing without a purchase
/// (ruling 89) · puerto-rico-2020-pl.txt:180, 216.
#[inline]
fn privilege_discount<const FULL: bool>(state: &State, seat: Seat) -> u8 {
    state.privilege_in::<FULL>(seat)
}

/// What a building costs a seat and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Price {
    /// Printed price.
    pub cost: u8,
    /// What quarries take off.
    pub quarries: u8,
    /// What the builder's privilege takes off.
    pub privilege: u8,
    /// What forests take off.
    pub forests: u8,
    /// What the zoning office takes off.
    pub zoning: u8,
}

impl Price {
    /// Doubloons to pay: never below 0, since no part takes off more than there is.
    #[inline]
    #[must_use]
    pub const fn paid(self) -> u8 {
        self.cost - self.quarries - self.privilege - self.forests - self.zoning
    }
}

/// The builder's turn comes.
pub(crate) fn begin<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    let builder = state.chooser();
    turns::<FULL>(state, builder, events);
}

fn turns<const FULL: bool>(state: &mut State, mut seat: Seat, events: &mut impl EventSink<Event>) {
    loop {
        if guesthouse::offer::<FULL>(state, seat, Window::Builder) || offer::<FULL>(state, seat, events) {
            return;
        }
        match state.seat_after(seat) {
            Some(next) => seat = next,
            None => return round::phase_done::<FULL>(state, events),
        }
    }
}

/// Asks for a building, if one can be had.
#[inline(always)]
fn offer<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let open = !state.buildable_in::<FULL>(seat).is_empty();
    if open {
        state.decision = Decision::Build(seat);
    } else {
        state.skip(seat, SkipReason::NoBuilding, events);
    }
    open
}

/// This seat's turn, after the guests' moves.
#[inline(never)]
pub(crate) fn turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if !offer::<FULL>(state, seat, events) {
        next_turn::<FULL>(state, seat, events);
    }
}

fn next_turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    match state.seat_after(seat) {
        Some(next) => turns::<FULL>(state, next, events),
        None => round::phase_done::<FULL>(state, events),
    }
}

/// Prices.
impl State {
    /// What a building costs the seat now: printed price less quarries, less privilege in an own builder
    /// phase, less forests. It does not matter whether the seat can have it.
    #[inline]
    #[must_use]
    pub fn price(&self, seat: Seat, building: Building) -> Price {
        self.price_in::<true>(seat, building)
    }

    /// The same for the plain game or for all.
    #[inline]
    fn price_in<const FULL: bool>(&self, seat: Seat, building: Building) -> Price {
        let board = self.board(seat);
        let cost = building.cost(self.rules::<FULL>(Switch::FactoryEight));
        let quarries = quarry_discount(board, building.row().column).min(cost);
        let privilege = privilege_discount::<FULL>(self, seat).min(cost - quarries);
        let forests = forest_discount::<FULL>(self, board).min(cost - quarries - privilege);
        let rest = cost - quarries - privilege - forests;
        let zoning = zoning_discount::<FULL>(self, board, building.row().column).min(rest);
        Price {
            cost,
            quarries,
            privilege,
            forests,
            zoning,
        }
    }

    /// The buildings that the seat could buy: a copy is left, it can be paid (with an occupied black market
    /// partly by other things than doubloons), there is space, and each
    /// kind only once (ruling 9), with `dup_production` production buildings several times.
    #[inline]
    #[must_use]
    pub fn buildable(&self, seat: Seat) -> BuildingSet {
        self.buildable_in::<true>(seat)
    }

    /// The same for the plain game or for all.
    #[inline]
    fn buildable_in<const FULL: bool>(&self, seat: Seat) -> BuildingSet {
        let board = self.board(seat);
        let mut owned = board.owned();
        if self.rules::<FULL>(Switch::DuplicateProduction) {
            owned = owned.without(BuildingSet::PRODUCTION);
        }
        let mut set = self.for_sale.without(owned);
        let mut more = privilege_discount::<FULL>(self, seat) + forest_discount::<FULL>(self, board);
        if FULL {
            more += black_market::most(self, seat);
        }
        let table = &PAYABLE[usize::from(self.rules::<FULL>(Switch::FactoryEight))];
        match board.free_city_spaces() {
            0 => return BuildingSet::EMPTY,
            1 => set = set.without(BuildingSet::LARGE),
            _ if self.rules::<FULL>(Switch::LargeMaxFour) && board.large_buildings() >= 4 => {
                set = set.without(BuildingSet::LARGE);
            }
            _ => {}
        }
        let mut payable = BuildingSet::EMPTY;
        for (index, column) in table.iter().enumerate() {
            let column_number = index as u8 + 1;
            let discount = quarry_discount(board, column_number)
                + more
                + zoning_discount::<FULL>(self, board, column_number);
            let budget = board.doubloons as usize + discount as usize;
            payable = payable.or(column[budget.min(COST_MAX)]);
        }
        set.and(payable)
    }
}

/// The answers to purchase and university.
pub(crate) fn legal<const FULL: bool>(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.push(Action::Pass);
    match state.decision {
        Decision::BlackMarket(_, debt) => {
            actions.pop();
            black_market::legal(state, seat, debt, actions);
        }
        Decision::Build(_) => actions.extend(state.buildable_in::<FULL>(seat).iter().map(Action::Build)),
        _ => actions.push(Action::TakeWorker),
    }
}

/// Building and university are optional (puerto-rico-2020-pl.txt:180, 460).
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (state.decision, action) {
        (Decision::BlackMarket(_, debt), action) => black_market::check(state, seat, debt, action),
        (_, Action::Pass) | (Decision::University(..), Action::TakeWorker) => Ok(()),
        (Decision::Build(_), Action::Build(building)) => check_purchase(state, seat, building),
        _ => Err(Refusal::OtherDecision),
    }
}

fn check_purchase(state: &State, seat: Seat, building: Building) -> Result<(), Refusal> {
    let board = state.board(seat);
    let again = state.has(Switch::DuplicateProduction) && building.makes().is_some();
    let needed = building.row().spaces;
    let free = board.free_city_spaces();
    let price = state.price(seat, building).paid();
    let is_large = BuildingSet::LARGE.contains(building);
    if board.owns(building) && !again {
        Err(Refusal::AlreadyOwned)
    } else if state.copies_left(building) == 0 && state.market.contains(building) {
        Err(Refusal::SoldOut)
    } else if needed > free {
        Err(Refusal::NoCitySpace { needed, free })
    } else if is_large && state.has(Switch::LargeMaxFour) && board.large_buildings() >= 4 {
        Err(Refusal::TooManyLarge)
    } else if !state.market.contains(building) {
        Err(Refusal::NotInMarket)
    } else if u16::from(price) > board.doubloons + u16::from(black_market::most(state, seat)) {
        let doubloons = board.doubloons as u8;
        Err(Refusal::TooExpensive { price, doubloons })
    } else {
        Ok(())
    }
}

/// Carries out an answer.
pub(crate) fn apply<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    match (state.decision, action) {
        (Decision::Build(_), Action::Build(building)) => build::<FULL>(state, seat, building, events),
        (Decision::University(_, building), Action::TakeWorker) => {
            // The statue has no circle (ruling 46).
            let place = (building.row().circles > 0).then_some(Place::Building(building));
            state.take_free_worker(seat, place, events);
            next_turn::<FULL>(state, seat, events);
        }
        (Decision::BlackMarket(_, debt), _) => {
            let debt = black_market::pay(state, seat, debt, action, events);
            settle::<FULL>(state, seat, debt, events);
        }
        _ => {
            state.passed(seat, events);
            next_turn::<FULL>(state, seat, events);
        }
    }
}

/// Asks what is returned with the black market until nothing is owed; a single possible answer is carried
/// out at once.
#[inline(never)]
fn settle<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    mut debt: Debt,
    events: &mut impl EventSink<Event>,
) {
    while debt.doubloons > 0 {
        let Some(only) = black_market::only(state, seat, debt) else {
            state.decision = Decision::BlackMarket(seat, debt);
            return;
        };
        debt = black_market::pay(state, seat, debt, only, events);
    }
    after_purchase::<FULL>(state, seat, debt.building, events);
}

/// The purchase. The twelfth city space triggers the end (puerto-rico-2020-pl.txt:155).
fn build<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    building: Building,
    events: &mut impl EventSink<Event>,
) {
    let price = state.price_in::<FULL>(seat, building);
    if state.copies_left(building) == 1 {
        state.for_sale.remove(building);
    }
    let board = &mut state.boards[seat];
    let paid = u16::from(price.paid());
    let short = paid.saturating_sub(board.doubloons) as u8;
    board.doubloons -= paid.min(board.doubloons);
    board.add_building(building);
    events.tell(Event::Built {
        seat,
        building,
        cost: price.cost,
        quarries: price.quarries,
        privilege: price.privilege,
        forests: price.forests,
        zoning: price.zoning,
        paid: price.paid(),
    });
    if state.board(seat).free_city_spaces() == 0 {
        state.trigger_end(EndReason::City, events);
    }
    if FULL && short > 0 {
        return settle::<FULL>(state, seat, black_market::debt(building, short), events);
    }
    if state.rules::<FULL>(Switch::StrictOptional) && ask_quarries(state, seat, building, price) {
        return;
    }
    after_purchase::<FULL>(state, seat, building, events);
}

/// `strict_optional`: may the quarries' part of the price be paid after all?
#[cold]
fn ask_quarries(state: &mut State, seat: Seat, building: Building, price: Price) -> bool {
    let doubloons = quarry_share(state, seat, price);
    ask_discount(state, seat, Gain::QuarryDiscount { building, doubloons })
        || ask_privilege(state, seat, building, true)
}

/// What the quarries alone took off: without them the privilege may take more off.
fn quarry_share(state: &State, seat: Seat, price: Price) -> u8 {
    let whole = price.cost - price.forests - price.zoning;
    let privilege = privilege_discount::<true>(state, seat).min(whole - price.paid());
    whole - privilege - price.paid()
}

/// `strict_optional`: may the privilege's part of the price be paid after all?
fn ask_privilege(state: &mut State, seat: Seat, building: Building, with_quarries: bool) -> bool {
    let [with, without] = privilege_shares(state, seat, state.price(seat, building));
    let doubloons = if with_quarries { with } else { without };
    ask_discount(state, seat, Gain::BuilderPrivilege { building, doubloons })
        || ask_forests(state, seat, building)
}

/// What the privilege took off, with the quarries' discount and without it.
fn privilege_shares(state: &State, seat: Seat, price: Price) -> [u8; 2] {
    let whole = price.cost - price.forests - price.zoning;
    [
        price.privilege,
        privilege_discount::<true>(state, seat).min(whole),
    ]
}

/// `strict_optional`: may the forests' part of the price be paid after all?
fn ask_forests(state: &mut State, seat: Seat, building: Building) -> bool {
    let doubloons = state.price(seat, building).forests;
    ask_discount(state, seat, Gain::ForestDiscount { building, doubloons })
        || ask_zoning(state, seat, building)
}

/// `strict_optional`: may the zoning office's part of the price be paid after all?
fn ask_zoning(state: &mut State, seat: Seat, building: Building) -> bool {
    let doubloons = state.price(seat, building).zoning;
    ask_discount(state, seat, Gain::ZoningDiscount { building, doubloons })
}

/// Asks whether a discount is taken, if there is one and the seat could pay it after all.
fn ask_discount(state: &mut State, seat: Seat, gain: Gain) -> bool {
    let asked = can_decline(state, seat, gain.amount());
    if asked {
        state.ask(seat, gain);
    }
    asked
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
        _ => false,
    }
}

/// `strict_optional`: a discount was taken or is paid after all. Says what it is worth.
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    gain: Gain,
    taken: bool,
    events: &mut impl EventSink<Event>,
) {
    let (building, doubloons) = match gain {
        Gain::Church { building, points } => {
            if taken {
                state.give_points::<true>(seat, points, events);
            }
            return university::<true>(state, seat, building, events);
        }
        Gain::QuarryDiscount { building, doubloons }
        | Gain::BuilderPrivilege { building, doubloons }
        | Gain::ForestDiscount { building, doubloons }
        | Gain::ZoningDiscount { building, doubloons } => (building, doubloons),
        _ => return,
    };
    if !taken {
        state.boards[seat].doubloons -= u16::from(doubloons);
    }
    let asked = match gain {
        Gain::QuarryDiscount { .. } => ask_privilege(state, seat, building, taken),
        Gain::BuilderPrivilege { .. } => ask_forests(state, seat, building),
        Gain::ForestDiscount { .. } => ask_zoning(state, seat, building),
        _ => false,
    };
    if !asked {
        after_purchase::<true>(state, seat, building, events);
    }
}

/// Points that a church brings for a building of columns 1 to 4.
const CHURCH: [u8; COLUMNS] = [0, 1, 1, 2];

/// Points that a church brings for this building.
pub(crate) fn church_points(building: Building) -> u8 {
    CHURCH[usize::from(building.row().column) - 1]
}

/// *Church:* 0, 1, 1 or 2 points for a building of column 1, 2, 3 or 4 · own purchase · production
/// buildings too; not for the church itself, which is not occupied yet (ruling 45) ·
/// puerto-rico-2020-pl.txt:862, 901.
fn after_purchase<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    building: Building,
    events: &mut impl EventSink<Event>,
) {
    if FULL && state.has_festival() {
        festival::built(state, seat, building, events);
    }
    let points = church_points(building);
    if points > 0 && state.works::<FULL>(seat, Building::Church) {
        if state.rules::<FULL>(Switch::StrictOptional) {
            return state.ask(seat, Gain::Church { building, points });
        }
        events.tell(Event::ChurchPaid { seat, points });
        state.give_points::<FULL>(seat, points, events);
    }
    university::<FULL>(state, seat, building, events);
}

/// *University:* may take a worker from the supply onto the new building · own purchase · one only,
/// however many circles; not for the university itself, which is not occupied yet; supply empty: from
/// the ship (ruling 7); never from San Juan; for the statue to San Juan (46) ·
/// puerto-rico-2020-pl.txt:598, 965.
fn university<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    building: Building,
    events: &mut impl EventSink<Event>,
) {
    if state.board(seat).occupies(Building::University) {
        if state.has_free_worker() {
            state.decision = Decision::University(seat, building);
            return;
        }
        state.skip(seat, SkipReason::NoWorker, events);
    }
    next_turn::<FULL>(state, seat, events);
}
