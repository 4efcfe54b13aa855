//! A table for tests: a running game whose players own nothing yet, in words of the notation.

use std::str::FromStr;

use tabletop::{FastRandom, Game, Playout, Seat, SeatSet, Turn};

use crate::boards::player::Player;
use crate::boards::sealed::Sealed;
use crate::boards::state::State;
use crate::components::{ComponentSet, Components};
use crate::phases::driver::Step;
use crate::setup::Setup;
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::extension::Extension;
use crate::vocabulary::good::{ByGood, Good, Tiles};
use crate::vocabulary::location::Location;
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::role::Role;
use crate::vocabulary::switch::Switch;

/// Reads a word that a test has written.
pub(super) fn read<T: FromStr>(word: &str) -> T {
    word.parse().unwrap_or_else(|_| panic!("`{word}` can't be read"))
}

/// The values of section 12 of the rules reference.
pub(super) fn section_12() -> ComponentSet {
    match Components::read(include_str!("section-12.components")) {
        Ok(components) => ComponentSet::load(components),
        Err(errors) => panic!("{errors:?}"),
    }
}

/// A game in round 2, seat 0 first, the ring in the order of [`Location`]. The roles are, from seat 0:
/// trader, farmer, stonemason, woodcutter, fisherman; nobody owns a tile, a coin or an extension.
pub(super) struct Table {
    pub game: State,
    pub events: Vec<Event>,
}

impl Table {
    pub(super) fn new(players: usize) -> Self {
        Self::of(Setup::new(players))
    }

    /// With one switch in its other position.
    pub(super) fn switched(players: usize, switch: Switch) -> Self {
        Self::of(Setup::new(players).with(switch, !switch.default_on()))
    }

    pub(super) fn of(setup: Setup) -> Self {
        let setup = Setup {
            components: section_12(),
            ring: Some(Location::ALL),
            start_player: Some(Seat::FIRST),
            ..setup
        };
        let mut game = State::new(&setup).expect("a possible setup");
        let mut playout = Playout::with_capacity(128);
        let mut random = FastRandom::new(5);
        while game.round == 0 {
            assert!(playout.step(&mut game, &mut random));
        }
        let components = game.numbers();
        let column = game.column();
        game.stock = ByGood::from_fn(|good| components.stock[good][column]);
        game.round = 2;
        let roles = [
            Role::Trader,
            Role::Farmer,
            Role::Stonemason,
            Role::Woodcutter,
            Role::Fisherman,
        ];
        for (seat, role) in Seat::all(players_of(&game)).zip(roles) {
            game.players[seat] = Player {
                role: Some(role),
                carts: 1,
                pawn: Some(Location::Farm),
                missions: game.players[seat].missions,
                ..Player::default()
            };
        }
        let mut table = Self {
            game,
            events: Vec::new(),
        };
        // A stack and a strip that tests can rely on.
        table.strip("e1 e2 e3 e4 e5");
        table
    }

    pub(super) fn player(&mut self, seat: usize) -> &mut Player {
        &mut self.game.players[Seat::new(seat)]
    }

    fn take(&mut self, good: Good) {
        assert!(self.game.stock[good] > 0, "no {good} left for the position");
        self.game.stock[good] -= 1;
    }

    /// Tiles out of the stock onto action spaces: `2 alpaca food`.
    pub(super) fn on(&mut self, seat: usize, place: &str, tiles: &str) -> &mut Self {
        for good in goods(tiles) {
            self.take(good);
            self.player(seat).put(good, read(place));
        }
        self
    }

    pub(super) fn planning(&mut self, seat: usize, tiles: &str) -> &mut Self {
        for good in goods(tiles) {
            self.take(good);
            self.player(seat).planning.add(good);
        }
        self
    }

    pub(super) fn bag(&mut self, seat: usize, tiles: &str) -> &mut Self {
        for good in goods(tiles) {
            self.take(good);
            self.player(seat).bag[good] += 1;
        }
        self
    }

    pub(super) fn container(&mut self, seat: usize, tiles: &str) -> &mut Self {
        for good in goods(tiles) {
            self.take(good);
            self.player(seat).container[good] += 1;
        }
        self
    }

    /// Tiles onto one shelf, counted from 1.
    pub(super) fn shelf(&mut self, seat: usize, number: usize, tiles: &str) -> &mut Self {
        let components = self.game.numbers();
        for good in goods(tiles) {
            self.take(good);
            self.player(seat).warehouse.put(components, number - 1, good);
        }
        self
    }

    pub(super) fn coins(&mut self, seat: usize, coins: u16) -> &mut Self {
        self.player(seat).coins = coins;
        self
    }

    /// Extensions to a player, out of stack or strip.
    pub(super) fn owns(&mut self, seat: usize, extensions: &str) -> &mut Self {
        for word in extensions.split_whitespace() {
            let extension: Extension = read(word);
            self.game.stack.remove(extension);
            for position in self.game.strip.iter_mut().filter(|one| **one == Some(extension)) {
                *position = None;
            }
            self.player(seat).extensions.insert(extension);
        }
        self
    }

    /// Exactly these on the strip, lowest first; all others of the player count into the stack.
    pub(super) fn strip(&mut self, extensions: &str) -> &mut Self {
        let used = self.game.numbers().derived.extensions[self.game.column()];
        self.game.stack = used;
        self.game.strip = [None; 5];
        for (index, word) in extensions.split_whitespace().enumerate() {
            self.game.strip[index] = Some(read(word));
            self.game.stack.remove(read(word));
        }
        for seat in 0..players_of(&self.game) {
            let own = self.player(seat).extensions;
            self.game.stack.0 &= !own.0;
        }
        self
    }

    /// Only these are left in the stack.
    pub(super) fn stack(&mut self, extensions: &str) -> &mut Self {
        self.game.stack = extensions.split_whitespace().map(read::<Extension>).collect();
        self
    }

    /// An order, taken from the Market or from the box.
    pub(super) fn order(&mut self, seat: usize, order: &str, delivered: &str) -> &mut Self {
        let order = read(order);
        self.claim(order);
        self.player(seat).order = Some(order);
        for good in goods(delivered) {
            self.take(good);
            let card = self.game.numbers().order(order).goods.clone();
            let player = self.player(seat);
            let slot = (0..card.len())
                .find(|&slot| card[slot] == good && player.delivered & (1 << slot) == 0)
                .expect("the order asks for it");
            player.delivered |= 1 << slot;
        }
        self
    }

    /// An order completed, its goods out of the stock.
    pub(super) fn completed(&mut self, seat: usize, order: &str) -> &mut Self {
        let order = read(order);
        self.claim(order);
        for good in self.game.numbers().order(order).goods.clone() {
            self.take(good);
        }
        self.player(seat).completed.insert(order);
        self
    }

    fn claim(&mut self, order: crate::vocabulary::order::Order) {
        if !self.game.orders.contains(order) {
            // Another one goes to the box for it, so that the number stays.
            let other = self.game.orders.iter().next().expect("orders are left");
            self.game.orders.remove(other);
            self.game.orders.insert(order);
        }
        self.game.orders.remove(order);
    }

    pub(super) fn boat(&mut self, seat: usize, good: &str) -> &mut Self {
        self.game.boats.remove(read(good));
        self.player(seat).boats.add(read(good));
        self
    }

    pub(super) fn house(&mut self, seat: usize, good: &str) -> &mut Self {
        self.game.houses.remove(read(good));
        self.player(seat).houses.add(read(good));
        self
    }

    pub(super) fn cart(&mut self, seat: usize, more: u8) -> &mut Self {
        self.game.carts -= more;
        self.player(seat).carts += more;
        self
    }

    pub(super) fn mission(&mut self, seat: usize, index: usize, mission: &str) -> &mut Self {
        let mission = read(mission);
        for other in 0..players_of(&self.game) {
            // Whoever has it gets what this seat had.
            let mine = self.player(seat).missions.kept[index];
            let cards = &mut self.player(other).missions;
            for card in cards
                .kept
                .iter_mut()
                .chain(&mut cards.given)
                .chain([&mut cards.boxed])
            {
                if *card == Some(mission) {
                    *card = mine;
                }
            }
        }
        self.player(seat).missions.kept[index] = Some(mission);
        self
    }

    /// What leaves the game for the sake of a position; the number set up is not checked after it.
    pub(super) fn stock(&mut self, good: &str, count: u8) -> &mut Self {
        self.game.stock[read(good)] = count;
        self
    }

    /// It is the seat's turn, with the pawn there.
    pub(super) fn turn(&mut self, seat: usize, location: &str) -> &mut Self {
        self.player(seat).pawn = Some(read(location));
        self.events.clear();
        self.game.passed = SeatSet::EMPTY;
        let player = self.game.players[Seat::new(seat)];
        *self.game.decision = Decision::Act {
            seat: Seat::new(seat),
            open: self.game.open_locations(&player),
            anywhere: self.game.can_send_corn_from_anywhere(&player),
            moved: false,
        };
        self
    }

    /// Nobody else takes part in this round.
    pub(super) fn alone(&mut self, seat: usize) -> &mut Self {
        let mut others = self.game.everybody();
        others.remove(Seat::new(seat));
        self.game.passed = others;
        self
    }

    /// The round begins with its phase 1.
    pub(super) fn round(&mut self) -> &mut Self {
        self.events.clear();
        let start = self.game.start;
        self.game.walk(Step::BeginRound, start, &mut self.events);
        self
    }

    /// Phase 2 begins.
    pub(super) fn plan(&mut self) -> &mut Self {
        self.events.clear();
        for seat in 0..players_of(&self.game) {
            self.player(seat).sealed = Sealed::default();
        }
        let step = match self.game.has(Switch::PlanInTurnOrder) {
            true => Step::PlanInTurn,
            false => Step::PlanTogether,
        };
        let start = self.game.start;
        self.game.walk(step, start, &mut self.events);
        self
    }

    /// Phase 3 is over: phase 4, or the end.
    pub(super) fn end_round(&mut self) -> &mut Self {
        self.events.clear();
        self.game.passed = self.game.everybody();
        self.game
            .walk_after(Step::AfterAction, Seat::FIRST, &mut self.events);
        self
    }

    fn asked(&self) -> Seat {
        match self.game.turn() {
            Turn::Seats(seats) => seats.first().expect("somebody is asked"),
            turn => panic!("nobody is asked: {turn:?}, {:?}", self.game.decision()),
        }
    }

    /// The first seat that is asked does these, one a line or separated by `;`.
    pub(super) fn does(&mut self, lines: &str) -> &mut Self {
        for line in lines.split(';').map(str::trim) {
            let seat = self.asked();
            self.seat_does(seat.index(), line);
        }
        self
    }

    pub(super) fn seat_does(&mut self, seat: usize, line: &str) -> &mut Self {
        let action: Action = read(line);
        let seat = Seat::new(seat);
        if let Err(refusal) = self.game.apply(seat, action, &mut self.events) {
            panic!("`{line}` is refused: {refusal:?}; {:?}", self.game.decision());
        }
        self
    }

    /// Chance brings these, separated by `;`.
    pub(super) fn chance(&mut self, lines: &str) -> &mut Self {
        for line in lines.split(';').map(str::trim) {
            let outcome: Outcome = read(line);
            let possible = self.game.resolve(outcome, &mut self.events);
            assert!(possible, "`{line}` can't come: {:?}", self.game.decision());
        }
        self
    }

    /// What the first seat that is asked may do, separated by `; `.
    pub(super) fn legal(&self) -> String {
        let mut actions = Vec::new();
        self.game.legal(self.asked(), &mut actions);
        actions
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("; ")
    }

    pub(super) fn offers(&self, line: &str) -> bool {
        let mut actions = Vec::new();
        self.game.legal(self.asked(), &mut actions);
        actions.contains(&read(line))
    }

    /// Why the first seat that is asked may not do it.
    pub(super) fn refusal(&self, line: &str) -> Refusal {
        assert!(!self.offers(line), "`{line}` is offered");
        self.game
            .check(self.asked(), read(line))
            .expect_err("what is not offered is refused")
    }

    /// What chance may bring, separated by `; `, with weights.
    pub(super) fn outcomes(&self) -> String {
        let mut outcomes = Vec::new();
        self.game.outcomes(&mut outcomes);
        let words: Vec<String> = outcomes
            .iter()
            .map(|weighted| format!("{} {}", weighted.outcome, weighted.weight))
            .collect();
        words.join("; ")
    }

    /// Every component is somewhere.
    pub(super) fn sound(&self) {
        if let Err(wrong) = self.game.check_invariants() {
            panic!("{wrong}");
        }
    }

    /// What lies on a shelf, counted from 1: kind, goods, corn.
    pub(super) fn on_shelf(&mut self, seat: usize, number: usize) -> (Option<Good>, u8, u8) {
        let shelf = self.player(seat).warehouse.all()[number - 1];
        (shelf.kind, shelf.goods(), shelf.corn())
    }

    pub(super) fn told(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(wanted)
    }
}

fn players_of(game: &State) -> usize {
    game.seat_count.into()
}

/// `2 alpaca food` as tiles in order.
pub(super) fn goods(tiles: &str) -> Vec<Good> {
    let mut all = Vec::new();
    let mut count = 1;
    for word in tiles.split_whitespace() {
        if let Ok(number) = word.parse() {
            count = number;
            continue;
        }
        let good: Good = read(word);
        (0..count).for_each(|_| all.push(good));
        count = 1;
    }
    all
}

/// The same as counts.
pub(super) fn counted(tiles: &str) -> ByGood<u8> {
    let mut counts = ByGood::default();
    goods(tiles).into_iter().for_each(|good| counts[good] += 1);
    counts
}

/// The same as tiles on spaces.
pub(super) fn tiles(words: &str) -> Tiles {
    goods(words).into_iter().collect()
}

/// The place of a word.
pub(super) fn place(word: &str) -> Place {
    read(word)
}
