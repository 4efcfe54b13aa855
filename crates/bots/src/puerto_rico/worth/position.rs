//! The table in fixed arrays for the evaluation to read: no heap, cheap to copy and to change for a what-if.

use puerto_rico::{Building, Festival, Good, State, Tile};
use tabletop::{SEAT_COUNT_MAX, Seat};

/// One seat's boards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Board {
    pub doubloons: i32,
    pub goods: [u8; 5],
    pub san_juan: u8,
    pub tiles: [u8; 6],
    pub tile_workers: [u8; 6],
    /// Plantations that lie face down as forests.
    pub forests: u8,
    /// Copies owned, by building.
    pub owned: [u8; Building::COUNT],
    /// Workers by building.
    pub workers: [u8; Building::COUNT],
    /// City spaces in use.
    pub city: u8,
    /// Circles on buildings.
    pub building_circles: u8,
    /// Printed points of all buildings.
    pub printed_points: u8,
    /// Victory point chips.
    pub chips: f32,
    /// Nobles, San Juan included.
    pub nobles: u8,
    /// Buildings with a noble, one bit each in table order.
    pub noble_buildings: u64,
}

/// The buildings that make a good.
pub(crate) const fn plants(good: Good) -> &'static [Building] {
    match good {
        Good::Corn => &[],
        Good::Indigo => &[Building::SmallIndigoPlant, Building::IndigoPlant],
        Good::Sugar => &[Building::SmallSugarMill, Building::SugarMill],
        Good::Tobacco => &[Building::TobaccoStorage],
        Good::Coffee => &[Building::CoffeeRoaster],
    }
}

impl Default for Board {
    fn default() -> Self {
        Self {
            doubloons: 0,
            goods: [0; 5],
            san_juan: 0,
            tiles: [0; 6],
            tile_workers: [0; 6],
            forests: 0,
            owned: [0; Building::COUNT],
            workers: [0; Building::COUNT],
            city: 0,
            building_circles: 0,
            printed_points: 0,
            chips: 0.0,
            nobles: 0,
            noble_buildings: 0,
        }
    }
}

impl Board {
    /// A seat's boards in this state.
    pub fn of(state: &State, seat: Seat) -> Self {
        let board = state.board(seat);
        let mut copy = Self {
            doubloons: i32::from(board.doubloons),
            goods: board.goods.0,
            san_juan: board.san_juan,
            tiles: board.tiles.0,
            tile_workers: board.tile_workers.0,
            forests: board.forest_count(),
            owned: [0; Building::COUNT],
            workers: [0; Building::COUNT],
            city: board.city_spaces(),
            building_circles: board.building_circles(),
            printed_points: 0,
            chips: f32::from(board.victory_points),
            nobles: board.nobles_total(),
            noble_buildings: 0,
        };
        for building in board.owned().iter() {
            copy.owned[building as usize] = board.copies(building);
            copy.printed_points += board.copies(building) * building.row().points;
            copy.workers[building as usize] = board.workers(puerto_rico::Place::Building(building));
            copy.noble_buildings |= u64::from(board.has_noble(building)) << building as u32;
        }
        copy
    }

    pub fn has(&self, building: Building) -> bool {
        self.owned[building as usize] > 0
    }

    /// Whether the building is owned and occupied, so that its function works.
    pub fn works(&self, building: Building) -> bool {
        self.workers[building as usize] > 0
    }

    /// Whether a noble works there.
    pub fn has_noble(&self, building: Building) -> bool {
        self.noble_buildings >> building as u32 & 1 == 1
    }

    pub fn circles(&self, building: Building) -> u8 {
        self.owned[building as usize] * building.row().circles
    }

    /// Whether a large building is waiting for its worker.
    pub fn large_unoccupied(&self) -> bool {
        (Building::GuildHall as usize..=Building::CityHall as usize)
            .any(|index| self.owned[index] > 0 && self.workers[index] == 0)
    }

    /// Filled island spaces.
    pub fn island(&self) -> u8 {
        self.tiles.iter().sum::<u8>() + self.forests
    }

    pub fn total_workers(&self) -> u8 {
        self.san_juan + self.placed_workers()
    }

    /// Workers on circles.
    pub fn placed_workers(&self) -> u8 {
        self.tile_workers.iter().sum::<u8>() + self.workers.iter().sum::<u8>()
    }

    /// Circles without a worker.
    pub fn empty_circles(&self) -> u8 {
        (self.island() - self.forests + self.building_circles).saturating_sub(self.placed_workers())
    }

    /// Workers on the buildings that make a good.
    pub fn plant_workers(&self, good: Good) -> u8 {
        plants(good)
            .iter()
            .map(|plant| self.workers[*plant as usize])
            .sum()
    }

    /// Circles of the buildings that make a good.
    pub fn plant_circles(&self, good: Good) -> u8 {
        plants(good).iter().map(|plant| self.circles(*plant)).sum()
    }

    /// What a craftsman phase would bring if the supply were unlimited.
    pub fn production(&self, good: Good) -> u8 {
        let tiles = self.tile_workers[Tile::plantation(good) as usize];
        if good == Good::Corn {
            tiles
        } else {
            tiles.min(self.plant_workers(good))
        }
    }

    /// The same if all circles were occupied.
    pub fn potential(&self, good: Good) -> u8 {
        let tiles = self.tiles[Tile::plantation(good) as usize];
        if good == Good::Corn {
            tiles
        } else {
            tiles.min(self.plant_circles(good))
        }
    }
}

/// What the seats share at the table, and all boards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Position {
    pub seat_count: usize,
    pub boards: [Board; SEAT_COUNT_MAX],
    /// How many goods of each kind the public ships could take now.
    pub room: [u8; 5],
    /// Whether each kind is in the trading house.
    pub traded: [bool; 5],
    pub quarries: u8,
    pub worker_supply: u8,
    /// Chips left in the pool.
    pub pool: u16,
    /// Whether the end has been triggered: this round is the last.
    pub ending: bool,
    /// Role picks left in this round.
    pub picks_left: u8,
    /// Role picks in a round.
    pub picks: u8,
    /// The festival board.
    pub festival: Festival,
}

impl Position {
    /// The position of this state.
    pub fn of(state: &State) -> Self {
        let seat_count = state.seats();
        let mut boards = [Board::default(); SEAT_COUNT_MAX];
        for seat in Seat::all(seat_count) {
            boards[seat.index()] = Board::of(state, seat);
        }
        let mut position = Self {
            seat_count,
            boards,
            room: [0; 5],
            traded: [false; 5],
            quarries: 0,
            worker_supply: 0,
            pool: 0,
            ending: false,
            picks_left: 0,
            picks: if seat_count == 2 { 6 } else { seat_count as u8 },
            festival: Festival::default(),
        };
        position.refresh_common(state);
        position
    }

    /// The same table a little later, if only this seat's boards matter.
    pub fn refresh(&mut self, state: &State, seat: Seat) {
        self.boards[seat.index()] = Board::of(state, seat);
        self.refresh_common(state);
    }

    fn refresh_common(&mut self, state: &State) {
        self.room = Good::ALL.map(|good| room(state, good));
        self.traded = Good::ALL.map(|good| state.trading_house()[good] > 0);
        self.quarries = state.quarries();
        self.worker_supply = state.worker_supply();
        self.pool = state.victory_points();
        self.ending = state.end().is_some();
        self.picks_left = self.picks.saturating_sub(state.picks());
        self.festival = state.festival().unwrap_or_default();
    }

    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }
}

/// How many goods of a kind the public ships could take: the remaining room on the ship that carries it, otherwise the
/// largest empty ship.
fn room(state: &State, good: Good) -> u8 {
    let ships = state.ships();
    match ships.iter().find(|ship| ship.good == Some(good)) {
        Some(ship) => ship.room(),
        None => ships
            .iter()
            .filter(|ship| ship.good.is_none())
            .map(|ship| ship.capacity)
            .max()
            .unwrap_or(0),
    }
}
