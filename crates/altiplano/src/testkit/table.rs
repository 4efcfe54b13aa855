//! A table for tests: a game in progress whose players own nothing yet, in words of the notation.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use tabletop::{FastRandom, Game, Playout, Seat, SeatSet, Turn};

use super::{read, section_12};
use crate::boards::player::Player;
use crate::boards::sealed::Sealed;
use crate::boards::state::State;
use crate::boards::step::Step;
use crate::setup::Setup;
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::location::Location;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::role::Role;
use crate::vocabulary::switch::Switch;

/// A game in round 2, seat 0 first, the ring in the order of [`Location`]. The roles are, from seat 0:
/// trader, farmer, stonemason, woodcutter, fisherman; nobody owns a tile, a coin or an extension.
pub struct Table {
    /// The game.
    pub game: State,
    /// What has happened since the position was set up.
    pub events: Vec<Event>,
}

/// A game that has reached this position by itself.
impl From<State> for Table {
    fn from(game: State) -> Self {
        let events = Vec::new();
        Self { game, events }
    }
}

impl Table {
    /// A table with this many players, by the default rules.
    pub fn new(players: usize) -> Self {
        Self::of(Setup::new(players))
    }

    /// With one switch in its other position.
    pub fn switched(players: usize, switch: Switch) -> Self {
        Self::of(Setup::new(players).with(switch, !switch.default_on()))
    }

    /// A table by these rules, with the components of section 12.
    pub fn of(setup: Setup) -> Self {
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

    /// Sets up the seat's first turn; nobody has placed a pawn.
    pub fn first_turn(&mut self, seat: usize) -> &mut Self {
        self.events.clear();
        self.game.walk(Step::PlacePawn, Seat::new(seat), &mut self.events);
        self
    }

    /// Sets up the seat's turn, with the pawn at this location.
    pub fn turn(&mut self, seat: usize, location: &str) -> &mut Self {
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

    /// Lets nobody else take part in this round.
    pub fn alone(&mut self, seat: usize) -> &mut Self {
        let mut others = self.game.everybody();
        others.remove(Seat::new(seat));
        self.game.passed = others;
        self
    }

    /// Begins the round with its phase 1.
    pub fn round(&mut self) -> &mut Self {
        self.events.clear();
        let start = self.game.start;
        self.game.walk(Step::BeginRound, start, &mut self.events);
        self
    }

    /// Begins phase 2.
    pub fn plan(&mut self) -> &mut Self {
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

    /// Ends phase 3: phase 4 follows, or the end.
    pub fn end_round(&mut self) -> &mut Self {
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

    /// Carries out these actions of the first seat that is asked, one per line or separated by `;`.
    pub fn does(&mut self, lines: &str) -> &mut Self {
        for line in lines.split(';').map(str::trim) {
            let seat = self.asked();
            self.seat_does(seat.index(), line);
        }
        self
    }

    /// Carries out this action of the seat.
    pub fn seat_does(&mut self, seat: usize, line: &str) -> &mut Self {
        let action: Action = read(line);
        let seat = Seat::new(seat);
        if let Err(refusal) = self.game.apply(seat, action, &mut self.events) {
            panic!("`{line}` is refused: {refusal:?}; {:?}", self.game.decision());
        }
        self
    }

    /// Resolves chance with these outcomes, separated by `;`.
    pub fn chance(&mut self, lines: &str) -> &mut Self {
        for line in lines.split(';').map(str::trim) {
            let outcome: Outcome = read(line);
            let possible = self.game.resolve(outcome, &mut self.events);
            assert!(possible, "`{line}` can't come: {:?}", self.game.decision());
        }
        self
    }

    /// What the first seat that is asked may do, separated by `; `.
    pub fn legal(&self) -> String {
        let mut actions = Vec::new();
        self.game.legal(self.asked(), &mut actions);
        actions
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("; ")
    }

    /// Whether the first seat that is asked may do it.
    pub fn offers(&self, line: &str) -> bool {
        let mut actions = Vec::new();
        self.game.legal(self.asked(), &mut actions);
        actions.contains(&read(line))
    }

    /// Why the first seat that is asked may not do it.
    pub fn refusal(&self, line: &str) -> Refusal {
        assert!(!self.offers(line), "`{line}` is offered");
        self.game
            .check(self.asked(), read(line))
            .expect_err("what is not offered is refused")
    }

    /// The possible chance outcomes, separated by `; `, with weights.
    pub fn outcomes(&self) -> String {
        let mut outcomes = Vec::new();
        self.game.outcomes(&mut outcomes);
        let words: Vec<String> = outcomes
            .iter()
            .map(|weighted| format!("{} {}", weighted.outcome, weighted.weight))
            .collect();
        words.join("; ")
    }

    /// Checks that every component is somewhere.
    pub fn sound(&self) {
        if let Err(wrong) = self.game.check_invariants() {
            panic!("{wrong}");
        }
    }

    /// What lies on a shelf, counted from 1: kind, goods, corn.
    pub fn on_shelf(&mut self, seat: usize, number: usize) -> (Option<Good>, u8, u8) {
        let shelf = self.player(seat).warehouse.all()[number - 1];
        (shelf.kind, shelf.goods(), shelf.corn())
    }

    /// Whether such an event has happened.
    pub fn told(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(wanted)
    }
}

pub(super) fn players_of(game: &State) -> usize {
    game.seat_count.into()
}
