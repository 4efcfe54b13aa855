//! A table for tests: set up in words, played in notation, read in words.
//!
//! [`Table::at`] starts from the first decision of a game and lets an [`Editor`] change what lies where.
//! Whatever is not named keeps its place, and the supplies make up the difference, so that every
//! component stays in the game; what a named supply can't hold goes to the last seats.

use puerto_rico::{
    Breakdown, Building, Decision, EndReason, Event, Good, GoodSet, Hold, Position, Refusal, SeatPosition,
    Setup, State, Tile, View,
};
use tabletop::{Game, Seat, Turn, Weighted, ranks};

/// A game under test.
#[derive(Clone)]
pub struct Table {
    /// The state itself.
    pub state: State,
    events: Vec<Event>,
}

/// Splits `2n1` into workers, nobles included, and nobles.
fn persons(word: &str) -> (u8, u8) {
    let (workers, nobles) = word.split_once('n').unwrap_or((word, "0"));
    (
        workers.parse().expect("a count"),
        nobles.parse().expect("a count of nobles"),
    )
}

/// Splits `2 corn 1 sugar` into pairs.
fn counts(words: &str) -> Vec<(u8, String)> {
    let words: Vec<&str> = words.split_whitespace().collect();
    words
        .chunks(2)
        .map(|pair| (pair[0].parse().expect("a count"), pair[1].to_owned()))
        .collect()
}

impl Table {
    /// A new game before its first decision.
    pub fn before(setup: &str) -> Self {
        let setup: Setup = setup.parse().expect("a setup");
        Self {
            state: State::new(&setup).expect("a checked setup"),
            events: Vec::new(),
        }
    }

    /// A new game, its first face-up plantations drawn, seat 0 picks a role.
    pub fn new(setup: &str) -> Self {
        let setup: Setup = if setup.contains("edition") {
            setup.parse().expect("a setup")
        } else {
            let (players, switches) = setup.split_once(' ').unwrap_or((setup, ""));
            format!("{players} edition=2020 {switches}")
                .parse()
                .expect("a setup")
        };
        let mut table = Self {
            state: State::new(&setup).expect("a checked setup"),
            events: Vec::new(),
        };
        while table.state.turn() == Turn::Chance {
            // One of each kind in turn, so that the row is mixed.
            let outcomes = table.outcomes();
            let index = table.face_up_count() % outcomes.len();
            table.chance(&outcomes[index]);
        }
        table
    }

    /// The first decision of a game with other things on the table.
    pub fn at(setup: &str, edit: impl FnOnce(&mut Editor) -> &mut Editor) -> Self {
        let mut table = Self::new(setup);
        let mut editor = Editor::new(table.state.position());
        edit(&mut editor);
        let position = editor.settle();
        table.state = State::from_position(&position).unwrap_or_else(|error| panic!("{error:?}"));
        table.events.clear();
        table
    }

    // Playing.

    fn parse(line: &str) -> (Seat, puerto_rico::Action) {
        let (seat, action) = line.split_once(' ').expect("`SEAT ACTION`");
        (seat.parse().expect("a seat"), action.parse().expect("an action"))
    }

    /// Plays `SEAT ACTION`; what happened comes back. It must have been offered.
    pub fn play(&mut self, line: &str) -> Vec<Event> {
        let (seat, action) = Self::parse(line);
        let is_offered = self.is_offered(seat, action);
        let mut events = Vec::new();
        if let Err(refusal) = self.state.apply(seat, action, &mut events) {
            panic!(
                "{line}: refused, {refusal:?}; {:?} waits for {:?}",
                self.state.decision(),
                self.legal()
            );
        }
        assert!(is_offered, "{line} is accepted, but was not offered");
        self.state
            .check_invariants()
            .unwrap_or_else(|wrong| panic!("after {line}: {wrong}"));
        self.events.extend(&events);
        events
    }

    /// Whether the seat finds the action among its legal ones.
    fn is_offered(&self, seat: Seat, action: puerto_rico::Action) -> bool {
        let mut actions = Vec::new();
        self.state.legal(seat, &mut actions);
        actions.contains(&action)
    }

    /// Why `SEAT ACTION` is refused; that it was not offered and changes nothing.
    pub fn refuse(&mut self, line: &str) -> Refusal {
        let (seat, action) = Self::parse(line);
        assert!(!self.is_offered(seat, action), "{line} is offered");
        let before = self.state;
        let refusal = self.state.apply(seat, action, &mut ()).expect_err(line);
        assert_eq!(self.state, before, "a refused action changes nothing");
        refusal
    }

    /// Draws a plantation of this kind.
    pub fn draw(&mut self, good: &str) {
        self.chance(&format!("draw {good}"));
    }

    /// Lets chance bring this about: `draw corn`, `crop corn`.
    pub fn chance(&mut self, outcome: &str) {
        let parsed = outcome.parse().expect("an outcome");
        assert!(
            self.state.resolve(parsed, &mut self.events),
            "{outcome} is impossible: {:?}",
            self.outcomes()
        );
    }

    /// Draws the face-up row.
    pub fn draw_row(&mut self, goods: &str) {
        goods.split_whitespace().for_each(|good| self.draw(good));
    }

    /// Answers with the first legal action (a pass where there is one) until a role is to be picked.
    pub fn skip_to_choosing(&mut self) -> Vec<Event> {
        let start = self.events.len();
        while !matches!(self.state.decision(), Decision::ChooseRole(_) | Decision::Over) {
            match self.state.turn() {
                Turn::Chance => {
                    let outcome = self.outcomes().swap_remove(0);
                    self.chance(&outcome);
                }
                _ => {
                    let line = format!("{} {}", self.asked().expect("somebody is asked"), self.legal()[0]);
                    self.play(&line);
                }
            }
        }
        self.events[start..].to_vec()
    }

    /// The same, for tests of rounds.
    pub fn pass_while_not_choosing(&mut self) {
        self.skip_to_choosing();
    }

    /// The same, for tests of the mayor: nobody cares who stands where.
    pub fn place_anyhow(&mut self) -> Vec<Event> {
        self.skip_to_choosing()
    }

    /// Answers with the first legal action until goods are to be stored.
    pub fn skip_to_storage(&mut self) {
        while !matches!(
            self.state.decision(),
            Decision::StoreKind(_) | Decision::KeepSingle(_) | Decision::Over
        ) {
            let line = format!("{} {}", self.asked().expect("somebody is asked"), self.legal()[0]);
            self.play(&line);
        }
    }

    /// Plays a whole placement, `1 corn 1 quarry` and `2 coffee_roaster`.
    pub fn arrange(&mut self, seat: usize, tiles: &str, buildings: &str) -> Result<(), Refusal> {
        let mut by_tile = puerto_rico::ByTile::default();
        for (count, tile) in counts(tiles) {
            by_tile[tile.parse::<Tile>().expect("a tile")] = count;
        }
        let buildings: Vec<(Building, u8)> = counts(buildings)
            .into_iter()
            .map(|(count, building)| (building.parse().expect("a building"), count))
            .collect();
        for action in self.state.arrange_workers(Seat::new(seat), by_tile, &buildings)? {
            self.play(&format!("{seat} {action}"));
        }
        Ok(())
    }

    /// Plays a whole storage, `corn sugar` in warehouses and `coffee` on San Juan.
    pub fn store(&mut self, seat: usize, kinds: &str, single: &str) -> Result<(), Refusal> {
        let kinds: GoodSet = kinds
            .split_whitespace()
            .map(|good| good.parse::<Good>().expect("a good"))
            .collect();
        for action in self
            .state
            .arrange_storage(Seat::new(seat), kinds, single.parse().ok())?
        {
            self.play(&format!("{seat} {action}"));
        }
        Ok(())
    }

    // Reading.

    /// The seat that is asked.
    pub fn asked(&self) -> Option<usize> {
        self.state.turn().seat().map(Seat::index)
    }

    /// The seat that is asked to place workers, if one is.
    pub fn asked_to_place(&self) -> Option<usize> {
        match self.state.decision() {
            Decision::PlaceWorkers(seat, _) => Some(seat.index()),
            _ => None,
        }
    }

    /// The legal actions of the seat that is asked.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        if let Some(seat) = self.state.turn().seat() {
            self.state.legal(seat, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    /// The possible chance outcomes.
    pub fn outcomes(&self) -> Vec<String> {
        let mut outcomes = Vec::new();
        self.state.outcomes(&mut outcomes);
        outcomes
            .iter()
            .map(|weighted: &Weighted<puerto_rico::Outcome>| weighted.outcome.to_string())
            .collect()
    }

    /// Whether the load `SEAT load GOOD SHIP` was made without asking, since it was the only one.
    pub fn was_automatic(&self, line: &str) -> bool {
        let (wanted_seat, action) = Self::parse(line);
        let puerto_rico::Action::Load {
            good: wanted_good,
            hold: wanted_hold,
        } = action
        else {
            return false;
        };
        self.events.iter().any(|event| {
            matches!(*event, Event::Loaded { seat, good, hold, .. }
                if seat == wanted_seat && good == wanted_good && hold == wanted_hold)
        })
    }

    /// Everything on the table.
    pub fn position(&self) -> Position {
        self.state.position()
    }

    /// What a seat or a spectator sees.
    pub fn view(&self, observer: Option<usize>) -> View {
        self.state.view(observer.map(Seat::new))
    }

    fn seat(&self, seat: usize) -> SeatPosition {
        self.position().seats[seat].clone()
    }

    /// How many seats play.
    pub fn players(&self) -> usize {
        self.state.seat_count()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.state.round()
    }

    /// A seat's doubloons.
    pub fn money(&self, seat: usize) -> u16 {
        self.seat(seat).doubloons
    }

    /// A seat's victory points in chips.
    pub fn points(&self, seat: usize) -> u16 {
        self.seat(seat).victory_points
    }

    /// A seat's goods, `2 corn 1 sugar`.
    pub fn goods(&self, seat: usize) -> String {
        let goods = self.seat(seat).goods;
        let words: Vec<String> = goods
            .iter()
            .filter(|(_, count)| **count > 0)
            .map(|(good, count)| format!("{count} {good}"))
            .collect();
        words.join(" ")
    }

    /// A seat's tiles of a kind and how many of them are occupied.
    pub fn tile(&self, seat: usize, tile: &str) -> (u8, u8) {
        let tile: Tile = tile.parse().expect("a tile");
        let seat = self.seat(seat);
        (seat.tiles[tile], seat.tile_workers[tile])
    }

    /// A seat's filled island spaces.
    pub fn tile_count(&self, seat: usize) -> u8 {
        self.seat(seat).tiles.total()
    }

    /// A seat's forests.
    pub fn forests(&self, seat: usize) -> u8 {
        self.seat(seat).forests.total()
    }

    /// The workers on a seat's building, if it owns it.
    pub fn city(&self, seat: usize, building: &str) -> Option<u8> {
        let building: Building = building.parse().expect("a building");
        self.seat(seat)
            .buildings
            .iter()
            .find(|city| city.building == building)
            .map(|city| city.workers)
    }

    /// How many copies of a building a seat owns.
    pub fn city_count(&self, seat: usize, building: &str) -> u8 {
        let building: Building = building.parse().expect("a building");
        self.seat(seat)
            .buildings
            .iter()
            .find(|city| city.building == building)
            .map_or(0, |city| city.count)
    }

    /// A seat's filled city spaces.
    pub fn city_spaces(&self, seat: usize) -> u8 {
        self.seat(seat)
            .buildings
            .iter()
            .map(|city| city.count * city.building.row().spaces)
            .sum()
    }

    /// A seat's workers in San Juan.
    pub fn idle(&self, seat: usize) -> u8 {
        self.seat(seat).san_juan
    }

    /// The nobles on a seat's building or tiles of a kind.
    pub fn nobles_at(&self, seat: usize, place: &str) -> u8 {
        let place = place.parse().expect("a place");
        self.state.board(Seat::new(seat)).nobles(place)
    }

    /// A seat's nobles in San Juan.
    pub fn idle_nobles(&self, seat: usize) -> u8 {
        self.seat(seat).san_juan_nobles
    }

    /// All nobles of a seat.
    pub fn noble_count(&self, seat: usize) -> u32 {
        self.seat(seat).nobles()
    }

    /// Nobles in the supply.
    pub fn noble_supply(&self) -> u8 {
        self.position().noble_supply
    }

    /// Nobles on the ship.
    pub fn noble_ship(&self) -> u8 {
        self.position().noble_ship
    }

    /// All workers of a seat, nobles included.
    pub fn worker_count(&self, seat: usize) -> u32 {
        self.seat(seat).workers()
    }

    /// Goods of a kind in the supply.
    pub fn supply(&self, good: &str) -> u8 {
        self.position().goods[good.parse::<Good>().expect("a good")]
    }

    /// Workers in the supply.
    pub fn worker_supply(&self) -> u8 {
        self.position().worker_supply
    }

    /// Workers on the ship.
    pub fn worker_ship(&self) -> u8 {
        self.position().worker_ship
    }

    /// Victory point chips in the pool.
    pub fn pool(&self) -> u16 {
        self.position().victory_points
    }

    /// Doubloons on a role card.
    pub fn card(&self, card: &str) -> u8 {
        self.position().card_doubloons[card.parse().expect("a card")]
    }

    /// What a ship carries, `3 corn`, or nothing.
    pub fn ship(&self, capacity: u8) -> String {
        let position = self.position();
        let ship = position
            .ships
            .iter()
            .find(|ship| ship.capacity == capacity)
            .expect("a ship");
        ship.good
            .map_or_else(String::new, |good| format!("{} {good}", ship.amount))
    }

    /// The ships of the game.
    pub fn ship_capacities(&self) -> Vec<u8> {
        self.view(None).ships.iter().map(|ship| ship.capacity).collect()
    }

    /// The goods in the trading house.
    pub fn house(&self) -> String {
        let view = self.view(None);
        view.trading_house
            .iter()
            .map(|good| good.key())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Face-up plantations.
    pub fn face_up_count(&self) -> usize {
        usize::from(self.position().plantations.total())
    }

    /// Discarded plantations.
    pub fn discards(&self) -> u8 {
        self.position().discards.total()
    }

    /// Quarries in the supply.
    pub fn quarries(&self) -> u8 {
        self.position().quarries
    }

    /// All tiles of a kind, wherever they lie.
    pub fn tile_total(&self, position: &Position, tile: Tile) -> u8 {
        let islands: u8 = position.seats.iter().map(|seat| seat.tiles[tile]).sum();
        islands
            + match tile.good() {
                Some(good) => position.plantations[good] + position.face_down[good] + position.discards[good],
                None => position.quarries,
            }
    }

    /// A seat's points by source.
    pub fn breakdown(&self, seat: usize) -> Breakdown {
        self.state.breakdown(Seat::new(seat))
    }

    /// The place of each seat.
    pub fn ranks(&self) -> Vec<u8> {
        ranks(&self.state.scores(), self.players())
            .first(self.players())
            .to_vec()
    }
}

/// Changes what lies on a table.
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
    fn new(position: Position) -> Self {
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

    /// The same for every seat.
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

    /// Nobles in the supply; the others stand in San Juan of the last seat.
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

    /// The face-down plantations; all others that lie nowhere are discards.
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
        self.position.card_doubloons[card.parse().expect("a card")] = doubloons;
        self
    }

    /// The festival's tasks, none of them won: `tasks("corn", "indigo indigo corn", "harbor")`.
    pub fn tasks(&mut self, crop: &str, goods: &str, building: &str) -> &mut Self {
        self.position.festival = puerto_rico::Festival {
            crop: Some(crop.parse().expect("a good")),
            building: Some(building.parse().expect("a building")),
            ..puerto_rico::Festival::default()
        };
        for good in goods.split_whitespace() {
            self.position.festival.goods[good.parse::<Good>().expect("a good")] += 1;
        }
        self
    }

    /// The end of the game is triggered: this is the last round.
    pub fn ended(&mut self, reason: EndReason) -> &mut Self {
        self.position.end = Some(reason);
        self
    }

    /// Lets the supplies make up for what was changed.
    fn settle(&mut self) -> Position {
        let last = self.position.seats.len() - 1;
        let start = &self.start;
        let position = &mut self.position;
        for good in Good::ALL {
            let total =
                start.goods[good] + start.festival.open_goods()[good] - position.festival.open_goods()[good];
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
        let all = u32::from(start.noble_supply + start.noble_ship);
        let rest = (total - (owned - nobles) - u32::from(position.worker_ship)) as u8;
        let noble_rest = (all - nobles - u32::from(position.noble_ship)) as u8;
        position.noble_supply = self.nobles.unwrap_or(noble_rest);
        let idle = noble_rest - position.noble_supply;
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
            let crop = |position: &Position| u8::from(position.festival.open_crop() == Some(good));
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

/// The largest ship that an editor or a test names.
#[test]
fn ships_are_named_by_their_holds() {
    assert_eq!("7".parse(), Ok(Hold::Ship(7)));
}
