//! Builder phase: everybody may buy a building (puerto-rico-2020-pl.txt:178-186, 212-224; section E.4).

use tabletop::{EventSink, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::building::Building;
use crate::building_set::BuildingSet;
use crate::decision::{Decision, Gain};
use crate::event::{EndReason, Event, SkipReason};
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
const PAYABLE: [[BuildingSet; COST_MAX + 1]; COLUMNS] = {
    let mut table = [[BuildingSet::EMPTY; COST_MAX + 1]; COLUMNS];
    let mut index = 0;
    while index < Building::COUNT {
        let building = Building::ALL[index];
        let row = building.row();
        assert!(row.cost as usize <= COST_MAX);
        let mut budget = row.cost as usize;
        while budget <= COST_MAX {
            table[row.column as usize - 1][budget].insert(building);
            budget += 1;
        }
        index += 1;
    }
    table
};

/// Quarries: each occupied one takes 1 off the price, together at most the column's number (ruling 11;
/// puerto-rico-2020-pl.txt:184).
#[inline]
fn quarry_discount(board: &Board, column: u8) -> u8 {
    board.tile_workers[Tile::Quarry].min(column)
}

/// *Builder's privilege:* 1 doubloon off · own purchase · on top of quarries; nothing without a purchase
/// (ruling 89) · puerto-rico-2020-pl.txt:180, 216.
#[inline]
fn privilege_discount(state: &State, seat: Seat) -> u8 {
    u8::from(state.is_chooser(seat))
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
}

impl Price {
    /// Doubloons to pay: never below 0, since no part takes off more than there is.
    #[inline]
    #[must_use]
    pub const fn paid(self) -> u8 {
        self.cost - self.quarries - self.privilege
    }
}

/// The builder's turn comes.
pub(crate) fn begin(state: &mut State, events: &mut impl EventSink<Event>) {
    let builder = state.chooser();
    turns(state, builder, events);
}

fn turns(state: &mut State, mut seat: Seat, events: &mut impl EventSink<Event>) {
    loop {
        if !state.buildable(seat).is_empty() {
            state.decision = Decision::Build(seat);
            return;
        }
        state.skip(seat, SkipReason::NoBuilding, events);
        match state.seat_after(seat) {
            Some(next) => seat = next,
            None => return round::phase_done(state, events),
        }
    }
}

fn next_turn(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    match state.seat_after(seat) {
        Some(next) => turns(state, next, events),
        None => round::phase_done(state, events),
    }
}

/// Prices.
impl State {
    /// What a building costs the seat now: printed price less quarries, less privilege in an own builder
    /// phase. It does not matter whether the seat can have it.
    #[inline]
    #[must_use]
    pub fn price(&self, seat: Seat, building: Building) -> Price {
        let row = building.row();
        let quarries = quarry_discount(self.board(seat), row.column).min(row.cost);
        let privilege = privilege_discount(self, seat).min(row.cost - quarries);
        Price {
            cost: row.cost,
            quarries,
            privilege,
        }
    }

    /// The buildings that the seat could buy: a copy is left, it can be paid, there is space, and each
    /// kind only once (ruling 9), with `dup_production` production buildings several times.
    #[inline]
    #[must_use]
    pub fn buildable(&self, seat: Seat) -> BuildingSet {
        let board = self.board(seat);
        let mut owned = board.owned();
        if self.has(Switch::DuplicateProduction) {
            owned = owned.without(BuildingSet::PRODUCTION);
        }
        let mut set = self.for_sale.without(owned);
        match board.free_city_spaces() {
            0 => return BuildingSet::EMPTY,
            1 => set = set.without(BuildingSet::LARGE),
            _ if self.has(Switch::LargeMaxFour) && board.large_buildings() >= 4 => {
                set = set.without(BuildingSet::LARGE);
            }
            _ => {}
        }
        let mut payable = BuildingSet::EMPTY;
        for (index, column) in PAYABLE.iter().enumerate() {
            let discount = quarry_discount(board, index as u8 + 1) + privilege_discount(self, seat);
            let budget = board.doubloons as usize + discount as usize;
            payable = payable.or(column[budget.min(COST_MAX)]);
        }
        set.and(payable)
    }
}

/// The answers to purchase and university.
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.push(Action::Pass);
    match state.decision {
        Decision::Build(_) => actions.extend(state.buildable(seat).iter().map(Action::Build)),
        _ => actions.push(Action::TakeWorker),
    }
}

/// Building and university are optional (puerto-rico-2020-pl.txt:180, 460).
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (state.decision, action) {
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
    } else if state.copies_left(building) == 0 {
        Err(Refusal::SoldOut)
    } else if needed > free {
        Err(Refusal::NoCitySpace { needed, free })
    } else if is_large && state.has(Switch::LargeMaxFour) && board.large_buildings() >= 4 {
        Err(Refusal::TooManyLarge)
    } else if u16::from(price) > board.doubloons {
        let doubloons = board.doubloons as u8;
        Err(Refusal::TooExpensive { price, doubloons })
    } else {
        Ok(())
    }
}

/// Carries out an answer.
pub(crate) fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
    match (state.decision, action) {
        (Decision::Build(_), Action::Build(building)) => build(state, seat, building, events),
        (Decision::University(_, building), Action::TakeWorker) => {
            state.take_free_worker(seat, Place::Building(building), events);
            next_turn(state, seat, events);
        }
        _ => {
            state.passed(seat, events);
            next_turn(state, seat, events);
        }
    }
}

/// The purchase. The twelfth city space triggers the end (puerto-rico-2020-pl.txt:155).
fn build(state: &mut State, seat: Seat, building: Building, events: &mut impl EventSink<Event>) {
    let price = state.price(seat, building);
    let copies = &mut state.copies_left[building as usize];
    *copies -= 1;
    if *copies == 0 {
        state.for_sale.remove(building);
    }
    let board = &mut state.boards[seat];
    board.doubloons -= u16::from(price.paid());
    board.add_building(building);
    events.tell(Event::Built {
        seat,
        building,
        cost: price.cost,
        quarries: price.quarries,
        privilege: price.privilege,
        paid: price.paid(),
    });
    if state.board(seat).free_city_spaces() == 0 {
        state.trigger_end(EndReason::City, events);
    }
    if state.has(Switch::StrictOptional) && ask_quarries(state, seat, building, price) {
        return;
    }
    after_purchase(state, seat, building, events);
}

/// `strict_optional`: may the quarries' part of the price be paid after all?
fn ask_quarries(state: &mut State, seat: Seat, building: Building, price: Price) -> bool {
    // Without quarries the privilege still takes 1 off, as every building costs at least 1.
    let privilege = privilege_discount(state, seat);
    let doubloons = price.cost - privilege - price.paid();
    let asked = doubloons > 0 && u16::from(doubloons) <= state.board(seat).doubloons;
    if asked {
        state.ask(seat, Gain::QuarryDiscount { building, doubloons });
        return true;
    }
    ask_privilege(state, seat, building, true)
}

/// `strict_optional`: may the privilege's part of the price be paid after all?
fn ask_privilege(state: &mut State, seat: Seat, building: Building, with_quarries: bool) -> bool {
    let price = state.price(seat, building);
    let doubloons = if with_quarries {
        price.privilege
    } else {
        privilege_discount(state, seat)
    };
    let asked = doubloons > 0 && u16::from(doubloons) <= state.board(seat).doubloons;
    if asked {
        state.ask(seat, Gain::BuilderPrivilege { building, doubloons });
    }
    asked
}

/// `strict_optional`: a discount was taken or is paid after all. Says what it is worth.
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    gain: Gain,
    taken: bool,
    events: &mut impl EventSink<Event>,
) {
    let (Gain::QuarryDiscount { building, doubloons } | Gain::BuilderPrivilege { building, doubloons }) =
        gain
    else {
        return;
    };
    if !taken {
        state.boards[seat].doubloons -= u16::from(doubloons);
    }
    let of_quarries = matches!(gain, Gain::QuarryDiscount { .. });
    if of_quarries && ask_privilege(state, seat, building, taken) {
        return;
    }
    after_purchase(state, seat, building, events);
}

/// *University:* may take a worker from the supply onto the new building · own purchase · one only,
/// however many circles; not for the university itself, which is not occupied yet; supply empty: from
/// the ship (ruling 7); never from San Juan · puerto-rico-2020-pl.txt:598.
fn after_purchase(state: &mut State, seat: Seat, building: Building, events: &mut impl EventSink<Event>) {
    if state.board(seat).occupies(Building::University) {
        if state.has_free_worker() {
            state.decision = Decision::University(seat, building);
            return;
        }
        state.skip(seat, SkipReason::NoWorker, events);
    }
    next_turn(state, seat, events);
}
