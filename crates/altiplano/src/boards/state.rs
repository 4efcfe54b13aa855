//! The state of a game: what lies on the table and on each player's boards.

use tabletop::flow::{Flow, GO_ON, Open};
use tabletop::{PerSeat, Seat, SeatSet};

use crate::boards::player::Player;
use crate::boards::step::StepSet;
use crate::components::{ComponentSet, Components, STRIP_LENGTH};
use crate::setup::Setup;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Trigger;
use crate::vocabulary::extension::{Extension, ExtensionSet};
use crate::vocabulary::good::{ByGood, Cards, Tiles};
use crate::vocabulary::location::{Location, LocationSet, Ring};
use crate::vocabulary::mission::First;
use crate::vocabulary::order::OrderSet;
use crate::vocabulary::switch::{Switch, Switches};

/// A game of Altiplano. `Copy`, without heap, at most 1 KiB; the printed numbers live in the
/// component set.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct State {
    pub(crate) components: ComponentSet,
    pub(crate) switches: Switches,
    /// The steps that this table has.
    pub(crate) plan: StepSet,
    pub(crate) seat_count: u8,
    /// Whether the setup gave the ring.
    pub(crate) ring_given: bool,
    /// The start player that the setup gave.
    pub(crate) start_given: Option<Seat>,
    /// 0 during setup, then from 1.
    pub(crate) round: u8,
    /// The start player of the round.
    pub(crate) start: Seat,
    /// The last round, once a trigger has named it.
    pub(crate) final_round: Option<u8>,
    pub(crate) triggers: Triggers,
    /// Who has no more turns this round.
    pub(crate) passed: SeatSet,
    /// How many locations of the ring are laid.
    pub(crate) ring_length: u8,
    pub(crate) ring: Ring,
    /// Tiles on the locations; food in the middle.
    pub(crate) stock: ByGood<u8>,
    /// Carts in the Village.
    pub(crate) carts: u8,
    /// Houses in the Village.
    pub(crate) houses: Cards,
    /// Boats in the Harbor.
    pub(crate) boats: Cards,
    /// Orders on the Market.
    pub(crate) orders: OrderSet,
    /// Extensions that lie face down.
    pub(crate) stack: ExtensionSet,
    /// Extensions for sale, lowest position first.
    pub(crate) strip: [Option<Extension>; STRIP_LENGTH],
    /// Who did first what only one can be first to do.
    pub(crate) firsts: Firsts,
    /// Where the game stands; the step and the seat that asked follow from it.
    pub(crate) decision: Open<Decision>,
    pub(crate) players: PerSeat<Player>,
}

/// What has triggered the end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Triggers {
    /// Locations that are empty.
    pub locations: LocationSet,
    /// The strip was short, or the stack used up (R60).
    pub strip: bool,
}

impl Triggers {
    /// All triggers, in order.
    pub fn iter(self) -> impl Iterator<Item = Trigger> {
        let strip = self.strip.then_some(Trigger::Strip);
        self.locations.iter().map(Trigger::Empty).chain(strip)
    }
}

/// The seat that was first with each [`First`], four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Firsts(u16);

impl Firsts {
    /// Who was first, if anybody was.
    pub(crate) const fn get(self, what: First) -> Option<Seat> {
        match (self.0 >> (4 * what as u32)) & 15 {
            0 => None,
            number => Seat::try_new(number as usize - 1),
        }
    }

    /// Notes that this seat was first; nobody may have been first before.
    pub(crate) const fn set(&mut self, what: First, seat: Seat) {
        self.0 |= (seat.index() as u16 + 1) << (4 * what as u32);
    }

    /// In the order of [`First`].
    pub(crate) fn all(self) -> [Option<Seat>; First::COUNT] {
        First::ALL.map(|what| self.get(what))
    }

    /// The same the other way round.
    pub(crate) fn of(all: [Option<Seat>; First::COUNT]) -> Self {
        let mut firsts = Self::default();
        for (what, seat) in First::ALL.into_iter().zip(all) {
            seat.into_iter().for_each(|seat| firsts.set(what, seat));
        }
        firsts
    }
}

impl State {
    /// Asks: the game waits for this.
    #[inline(always)]
    pub(crate) fn ask(&mut self, decision: Decision) -> Flow {
        self.decision.ask(decision)
    }

    /// Asks these seats together, if there are any.
    #[inline]
    pub(crate) fn ask_all(&mut self, asked: SeatSet, question: impl FnOnce(SeatSet) -> Decision) -> Flow {
        if asked.is_empty() {
            return GO_ON;
        }
        self.ask(question(asked))
    }

    /// Keeps asking the others once one of several seats asked together has answered.
    #[inline]
    pub(crate) fn ask_others(&mut self, seat: Seat, question: impl FnOnce(SeatSet) -> Decision) -> Flow {
        let mut asked = self.decision.asked();
        asked.remove(seat);
        self.ask_all(asked, question)
    }

    /// The printed numbers.
    #[inline(always)]
    pub(crate) fn numbers(&self) -> &'static Components {
        self.components.get()
    }

    /// The column of the supply table.
    pub(crate) const fn column(&self) -> usize {
        Components::column(self.seat_count as usize)
    }

    #[inline(always)]
    pub(crate) const fn has(&self, switch: Switch) -> bool {
        self.switches.has(switch)
    }

    /// The seats in turn order.
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.start.clockwise(self.seat_count as usize)
    }

    /// The seats at the table.
    pub(crate) const fn everybody(&self) -> SeatSet {
        SeatSet::all(self.seat_count as usize)
    }

    /// The next seat clockwise.
    pub(crate) const fn left_of(&self, seat: Seat) -> Seat {
        seat.next(self.seat_count as usize)
    }

    /// The next seat anticlockwise.
    pub(crate) const fn right_of(&self, seat: Seat) -> Seat {
        let count = self.seat_count as usize;
        Seat::new((seat.index() + count - 1) % count)
    }

    /// The tiles of all players, those on orders included.
    pub(crate) fn in_players_hands(&self) -> ByGood<u16> {
        let components = self.numbers();
        let order_tiles = &components.derived.order_tiles;
        let mut all = ByGood::<u16>::default();
        for player in self.players.first(self.seat_count.into()) {
            let mut add = |tiles: Tiles| {
                tiles
                    .iter()
                    .for_each(|(good, count)| all[good] += u16::from(count));
            };
            player
                .completed
                .iter()
                .for_each(|order| add(order_tiles[order.index()]));
            if let Some(order) = player.order {
                add(order_tiles[order.index()]);
            }
            for (good, count) in player.owned(components).iter() {
                all[good] += u16::from(*count);
            }
            for (good, count) in player.missing(components).iter() {
                all[good] -= u16::from(count);
            }
        }
        all
    }

    /// The agreement that the game began with.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            player_count: self.seat_count.into(),
            components: self.components,
            switches: self.switches,
            ring: self.ring_given.then_some(self.ring),
            start_player: self.start_given,
        }
    }

    /// What the game waits for.
    #[must_use]
    pub fn decision(&self) -> Decision {
        *self.decision
    }

    /// The number of the round, from 1; 0 during setup.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// A seat's boards.
    #[must_use]
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The state with the seat's pawn on another location, however it got there: for finding out what could be
    /// done there.
    #[must_use]
    pub fn with_pawn_at(&self, seat: Seat, location: Location) -> Self {
        let mut there = *self;
        there.players[seat].pawn = Some(location);
        there
    }

    /// The numbers that the table plays with.
    #[must_use]
    pub fn components(&self) -> &'static Components {
        self.components.get()
    }

    /// Tiles on the locations; food in the middle.
    #[must_use]
    pub fn stock(&self) -> &ByGood<u8> {
        &self.stock
    }

    /// The ring, clockwise from the Farm.
    #[must_use]
    pub fn ring(&self) -> &Ring {
        &self.ring
    }

    /// The start player of the round.
    #[must_use]
    pub fn start(&self) -> Seat {
        self.start
    }

    /// The last round, once a trigger has named it.
    #[must_use]
    pub fn final_round(&self) -> Option<u8> {
        self.final_round
    }

    /// Extensions for sale, lowest position first.
    #[must_use]
    pub fn strip(&self) -> &[Option<Extension>; STRIP_LENGTH] {
        &self.strip
    }

    /// Extensions that can still appear.
    #[must_use]
    pub fn stack(&self) -> ExtensionSet {
        self.stack
    }

    /// Orders on the Market.
    #[must_use]
    pub fn orders(&self) -> OrderSet {
        self.orders
    }

    /// Houses in the Village.
    #[must_use]
    pub fn houses(&self) -> Cards {
        self.houses
    }

    /// Boats in the Harbor.
    #[must_use]
    pub fn boats(&self) -> Cards {
        self.boats
    }

    /// Carts in the Village.
    #[must_use]
    pub fn carts(&self) -> u8 {
        self.carts
    }
}
