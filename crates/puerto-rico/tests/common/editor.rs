//! Changes what is on a table before a test: anything that is not named keeps its place, and the supplies make up the
//! difference, so that every component stays in the game.

use puerto_rico::{EndReason, Good, Position, SeatPosition, Tile};

use super::counts;

/// Splits `2n1` into workers, nobles included, and nobles.
fn persons(word: &str) -> (u8, u8) {
    let (workers, nobles) = word.split_once('n').unwrap_or((word, "0"));
    (
        workers.parse().expect("a count"),
        nobles.parse().expect("a count of nobles"),
    )
}

/// Changes what is on a table.
pub struct Editor {
    position: Position,
    start: Position,
    goods: [Option<u8>; 5],
    face_down: Option<Vec<(u8, String)>>,
    quarries: Option<u8>,
    workers: Option<u8>,
    nobles: Option<u8>,
    pool: Option<u16>,
}

impl Editor {
    pub(super) fn new(position: Position) -> Self {
        Self {
            start: position.clone(),
            position,
            goods: [None; 5],
            face_down: None,
            quarries: None,
            workers: None,
            nobles: None,
            pool: None,
        }
    }

    /// Makes the same change for every seat.
    pub fn everybody(&mut self, edit: impl Fn(&mut Self, usize) -> &mut Self) -> &mut Self {
        for seat in 0..self.position.seats.len() {
            edit(self, seat);
        }
        self
    }

    /// A seat's doubloons.
    pub fn money(&mut self, seat: usize, doubloons: u16) -> &mut Self {
        self.position.seats[seat].doubloons = doubloons;
        self
    }

    /// A seat's victory point chips, from the pool.
    pub fn chips(&mut self, seat: usize, points: u16) -> &mut Self {
        self.position.seats[seat].victory_points = points;
        self
    }

    /// A seat's goods, `2 corn 1 sugar`, from the supply.
    pub fn goods(&mut self, seat: usize, goods: &str) -> &mut Self {
        let mut own = puerto_rico::ByGood::default();
        for (count, good) in counts(goods) {
            own[good.parse::<Good>().expect("a good")] = count;
        }
        self.position.seats[seat].goods = own;
        self
    }

    /// A seat's whole island, `3/2 corn`: three corn plantations, two of them occupied; `3/2n1 corn`: one of
    /// these by a noble.
    pub fn tiles(&mut self, seat: usize, tiles: &str) -> &mut Self {
        let own = &mut self.position.seats[seat];
        own.tiles = puerto_rico::ByTile::default();
        own.tile_workers = puerto_rico::ByTile::default();
        own.tile_nobles = puerto_rico::ByTile::default();
        for pair in tiles.split_whitespace().collect::<Vec<_>>().chunks(2) {
            let (count, workers) = pair[0].split_once('/').expect("COUNT/WORKERS");
            let tile: Tile = pair[1].parse().expect("a tile");
            own.tiles[tile] = count.parse().expect("a count");
            (own.tile_workers[tile], own.tile_nobles[tile]) = persons(workers);
        }
        self
    }

    /// A seat's forests by the kind on their front, `2 corn`.
    pub fn forests(&mut self, seat: usize, forests: &str) -> &mut Self {
        for (count, good) in counts(forests) {
            self.position.seats[seat].forests[good.parse::<Good>().expect("a good")] = count;
        }
        self
    }

    /// A seat's whole city, `hacienda:1 office:0 villa:1n1`: buildings and the workers on them, and how many
    /// of these are nobles.
    pub fn city(&mut self, seat: usize, buildings: &str) -> &mut Self {
        let mut city: Vec<puerto_rico::CityView> = buildings
            .split_whitespace()
            .map(|word| {
                let (building, workers) = word.split_once(':').expect("BUILDING:WORKERS");
                let (workers, nobles) = persons(workers);
                puerto_rico::CityView {
                    building: building.parse().expect("a building"),
                    count: 1,
                    workers,
                    nobles,
                }
            })
            .collect();
        city.sort_by_key(|city| city.building);
        self.position.seats[seat].buildings = city;
        self
    }

    /// A seat's workers in San Juan.
    pub fn idle(&mut self, seat: usize, workers: u8) -> &mut Self {
        self.position.seats[seat].san_juan = workers;
        self
    }

    /// A seat's workers in San Juan, nobles included, and how many of them are nobles.
    pub fn idle_nobles(&mut self, seat: usize, workers: u8, nobles: u8) -> &mut Self {
        self.position.seats[seat].san_juan = workers;
        self.position.seats[seat].san_juan_nobles = nobles;
        self
    }

    /// Nobles in the supply; the others are in the last seat's San Juan.
    pub fn nobles_supply(&mut self, nobles: u8) -> &mut Self {
        self.nobles = Some(nobles);
        self
    }

    /// Nobles on the ship.
    pub fn nobles_ship(&mut self, nobles: u8) -> &mut Self {
        self.position.noble_ship = nobles;
        self
    }

    /// What a ship carries.
    pub fn ship(&mut self, capacity: u8, load: &str) -> &mut Self {
        let ship = self
            .position
            .ships
            .iter_mut()
            .find(|ship| ship.capacity == capacity)
            .expect("a ship");
        for (amount, good) in counts(load) {
            (ship.amount, ship.good) = (amount, Some(good.parse().expect("a good")));
        }
        self
    }

    /// The goods in the trading house.
    pub fn house(&mut self, goods: &str) -> &mut Self {
        for good in goods.split_whitespace() {
            self.position.trading_house[good.parse::<Good>().expect("a good")] += 1;
        }
        self
    }

    /// The face-up plantations.
    pub fn face_up(&mut self, goods: &str) -> &mut Self {
        self.position.plantations = puerto_rico::ByGood::default();
        for good in goods.split_whitespace() {
            self.position.plantations[good.parse::<Good>().expect("a good")] += 1;
        }
        self
    }

    /// The face-down plantations; all others that are nowhere else are discards.
    pub fn face_down(&mut self, tiles: &str) -> &mut Self {
        self.face_down = Some(counts(tiles));
        self
    }

    /// Quarries in the supply.
    pub fn quarries(&mut self, quarries: u8) -> &mut Self {
        self.quarries = Some(quarries);
        self
    }

    /// Goods of a kind in the supply.
    pub fn supply(&mut self, good: &str, count: u8) -> &mut Self {
        self.goods[good.parse::<Good>().expect("a good") as usize] = Some(count);
        self
    }

    /// Workers in the supply.
    pub fn workers_supply(&mut self, workers: u8) -> &mut Self {
        self.workers = Some(workers);
        self
    }

    /// Workers on the ship.
    pub fn workers_ship(&mut self, workers: u8) -> &mut Self {
        self.position.worker_ship = workers;
        self
    }

    /// Victory point chips in the pool.
    pub fn pool(&mut self, points: u16) -> &mut Self {
        self.pool = Some(points);
        self
    }

    /// Doubloons on a role card.
    pub fn card(&mut self, card: &str, doubloons: u8) -> &mut Self {
        self.position.cards.doubloons[card.parse().expect("a card")] = doubloons;
        self
    }

    /// The festival's tasks, none of them won: `tasks("corn", "indigo indigo corn", "harbor")`.
    pub fn tasks(&mut self, crop: &str, goods: &str, building: &str) -> &mut Self {
        let mut festival = puerto_rico::Festival {
            crop: Some(crop.parse().expect("a good")),
            building: Some(building.parse().expect("a building")),
            ..puerto_rico::Festival::default()
        };
        for good in goods.split_whitespace() {
            festival.goods[good.parse::<Good>().expect("a good")] += 1;
        }
        self.position.festival = Some(festival);
        self
    }

    /// The end of the game is triggered: this is the last round.
    pub fn ended(&mut self, reason: EndReason) -> &mut Self {
        self.position.end = Some(reason);
        self
    }

    /// Lets the supplies make up for what was changed.
    pub(super) fn settle(&mut self) -> Position {
        let last = self.position.seats.len() - 1;
        let start = &self.start;
        let position = &mut self.position;
        for good in Good::ALL {
            let festival = |position: &Position| position.festival.unwrap_or_default().open_goods()[good];
            let total = start.goods[good] + festival(start) - festival(position);
            let ships: u8 = position
                .ships
                .iter()
                .filter(|ship| ship.good == Some(good))
                .map(|ship| ship.amount)
                .sum();
            let seats: u8 = position.seats.iter().map(|seat| seat.goods[good]).sum();
            let rest = total - ships - seats - position.trading_house[good];
            let supply = self.goods[good as usize].unwrap_or(rest);
            position.goods[good] = supply;
            position.seats[last].goods[good] += rest - supply;
        }
        let total: u32 = u32::from(start.worker_supply + start.worker_ship);
        let owned: u32 = position.seats.iter().map(SeatPosition::workers).sum();
        let nobles: u32 = position.seats.iter().map(SeatPosition::nobles).sum();
        let all = u32::from(start.noble_supply.unwrap_or(0) + start.noble_ship);
        let rest = (total - (owned - nobles) - u32::from(position.worker_ship)) as u8;
        let noble_rest = (all - nobles - u32::from(position.noble_ship)) as u8;
        let noble_supply = self.nobles.unwrap_or(noble_rest);
        position.noble_supply = start.noble_supply.map(|_| noble_supply);
        let idle = noble_rest - noble_supply;
        position.seats[last].san_juan += idle;
        position.seats[last].san_juan_nobles += idle;
        position.worker_supply = self.workers.unwrap_or(rest);
        position.seats[last].san_juan += rest - position.worker_supply;
        let chips: u16 = position.seats.iter().map(|seat| seat.victory_points).sum();
        let rest = start.victory_points - chips;
        position.victory_points = self.pool.unwrap_or(rest);
        position.seats[last].victory_points += rest - position.victory_points;
        self.settle_tiles();
        self.position.clone()
    }

    fn settle_tiles(&mut self) {
        let start = &self.start;
        let position = &mut self.position;
        let mut parked: Vec<Tile> = Vec::new();
        for tile in Tile::ALL {
            let islands = |position: &Position| -> u8 {
                let forests = |seat: &SeatPosition| tile.good().map_or(0, |good| seat.forests[good]);
                let seats = position.seats.iter();
                seats.map(|seat| seat.tiles[tile] + forests(seat)).sum()
            };
            let Some(good) = tile.good() else {
                let rest = start.quarries + islands(start) - islands(position);
                position.quarries = self.quarries.unwrap_or(rest);
                parked.extend((position.quarries..rest).map(|_| tile));
                continue;
            };
            let crop = |position: &Position| {
                u8::from(position.festival.unwrap_or_default().open_crop() == Some(good))
            };
            let total = islands(start) + start.plantations[good] + start.face_down[good] + crop(start)
                - crop(position);
            let rest = total - islands(position) - position.plantations[good];
            let named = self.face_down.as_ref().map(|named| {
                named
                    .iter()
                    .filter(|(_, kind)| kind == good.key())
                    .map(|(count, _)| *count)
                    .sum::<u8>()
            });
            position.face_down[good] = named.unwrap_or(rest);
            position.discards[good] = rest - position.face_down[good];
        }
        for tile in parked {
            let island = position
                .seats
                .iter_mut()
                .rev()
                .find(|seat| seat.tiles.total() < 12)
                .expect("a free space");
            island.tiles[tile] += 1;
        }
    }
}
