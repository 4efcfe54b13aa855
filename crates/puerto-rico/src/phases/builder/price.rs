//! What a building costs a seat, and what it can buy.

use tabletop::Seat;

use crate::boards::board::Board;
use crate::boards::state::State;
use crate::expansions::new_buildings::black_market;
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::tile::Tile;

/// The most that a building costs: a seat with this much can pay for anything.
const COST_MAX: usize = 10;
/// Columns of the main board.
pub(super) const COLUMNS: usize = 4;

/// The buildings of each column that cost at most this many doubloons.
type Payable = [[BuildingSet; COST_MAX + 1]; COLUMNS];

/// Those for the printed prices, and those for the prices of `factory_8_university_7`.
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
/// 2020-pl, "Kamieniołomy").
#[inline]
fn quarry_discount(board: &Board, column: u8) -> u8 {
    board.tile_workers[Tile::Quarry].min(column)
}

/// *Forests:* every two take 1 off the price of any building · own purchase · no column's limit, on top of everything;
/// the forest house need not be occupied (ruling 12), except with `forest_discount_needs_occupied` · 2020-pl, "Las",
/// "Szałas".
#[inline]
fn forest_discount(state: &State, board: &Board) -> u8 {
    let works = state.has_new_buildings()
        && (board.occupies(Building::ForestHouse) || !state.has(Switch::ForestDiscountNeedsOccupied));
    if works { board.forest_count() / 2 } else { 0 }
}

/// *Zoning office:* 1 off buildings of columns 1 to 3 with a worker, 2 off large ones (column 4) with a noble, never
/// the other way round · own purchase · on top of everything (ruling 59) · 2020-pl, "Gildia murarska".
#[inline]
fn zoning_discount(state: &State, board: &Board, column: u8) -> u8 {
    if !state.has_nobles() || !board.occupies(Building::ZoningOffice) {
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

/// Prices.
impl State {
    /// What a building costs the seat now: printed price less quarries, less privilege in the seat's own builder phase,
    /// less forests. It does not matter whether the seat can buy it.
    ///
    /// *Builder's privilege:* 1 doubloon off, 2 with a library · own purchase · on top of quarries; nothing
    /// without a purchase (ruling 89) · 2020-pl, "Budowniczy", "Budowniczy (karta)".
    #[inline]
    #[must_use]
    pub fn price(&self, seat: Seat, building: Building) -> Price {
        let board = self.board(seat);
        let cost = building.cost(self.has(Switch::FactoryEight));
        let quarries = quarry_discount(board, building.row().column).min(cost);
        let privilege = self.privilege(seat).min(cost - quarries);
        let forests = forest_discount(self, board).min(cost - quarries - privilege);
        let rest = cost - quarries - privilege - forests;
        let zoning = zoning_discount(self, board, building.row().column).min(rest);
        Price {
            cost,
            quarries,
            privilege,
            forests,
            zoning,
        }
    }

    /// The buildings that the seat could buy: a copy is left, the seat can pay (with an occupied black market partly in
    /// things other than doubloons), there is space, and the city has each kind only once (ruling 9), or production
    /// buildings several times with `dup_production`.
    #[inline]
    #[must_use]
    pub fn buildable(&self, seat: Seat) -> BuildingSet {
        let board = self.board(seat);
        let mut owned = board.owned();
        if self.has(Switch::DuplicateProduction) {
            owned = owned.without(BuildingSet::PRODUCTION);
        }
        let mut set = self.for_sale.without(owned);
        let mut more = self.privilege(seat);
        if self.has_new_buildings() {
            more += forest_discount(self, board) + black_market::most(self, seat);
        }
        let table = &PAYABLE[usize::from(self.has(Switch::FactoryEight))];
        match board.free_city_spaces() {
            0 => return BuildingSet::EMPTY,
            1 => set = set.without(BuildingSet::LARGE),
            _ if self.has(Switch::LargeMaxFour) && board.large_buildings() >= 4 => {
                set = set.without(BuildingSet::LARGE);
            }
            _ => {}
        }
        let has_zones = self.has_nobles() && board.occupies(Building::ZoningOffice);
        let mut payable = BuildingSet::EMPTY;
        for (index, column) in table.iter().enumerate() {
            let column_number = index as u8 + 1;
            let mut discount = quarry_discount(board, column_number) + more;
            if has_zones {
                discount += zoning_discount(self, board, column_number);
            }
            let budget = board.doubloons as usize + discount as usize;
            payable = payable.or(column[budget.min(COST_MAX)]);
        }
        set.and(payable)
    }
}
