//! A table for tests: set up in words, played in notation, read in words.
//!
//! [`Table::at`] starts from the first decision of a game and lets an [`Editor`] change what is where. Anything that is
//! not named keeps its place, and the supplies make up the difference, so that every component stays in the game; what
//! a named supply can't hold goes to the last seats.

mod editor;

pub use editor::Editor;
use puerto_rico::{
    Breakdown, Building, Decision, Event, Good, GoodSet, Hold, Position, Refusal, SeatPosition, Setup, State,
    Tile, View,
};
use tabletop::{Game, Seat, Turn, Weighted, ranks};

/// A game under test.
#[derive(Clone)]
pub struct Table {
    /// The state itself.
    pub state: State,
    events: Vec<Event>,
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

    /// The first decision of a game, with changes to what is on the table.
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

    /// Plays `SEAT ACTION` and returns what happened. The action must have been offered.
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

    /// Why `SEAT ACTION` is refused; checks that it was not offered and changes nothing.
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

    /// Makes chance bring this: `draw corn`, `crop corn`.
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

    /// Answers with the first legal action (a pass if there is one) until a role is to be picked.
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

    /// The same, for tests of the mayor: it does not matter who is placed where.
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
        self.position().noble_supply.unwrap_or(0)
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
        self.position().cards.doubloons[card.parse().expect("a card")]
    }

    /// What a ship carries, `3 corn`; empty if nothing.
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

    /// All tiles of a kind, wherever they are.
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

/// The largest ship that an editor or a test names.
#[test]
fn ships_are_named_by_their_holds() {
    assert_eq!("7".parse(), Ok(Hold::Ship(7)));
}
