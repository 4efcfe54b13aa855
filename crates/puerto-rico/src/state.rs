//! The whole position between two decisions, and what every phase does with it.

use tabletop::{EventSink, PerSeat, Seat};

use crate::action::Hold;
use crate::board::Board;
use crate::building::Building;
use crate::building_set::BuildingSet;
use crate::decision::{Decision, Gain};
use crate::event::{EndReason, Event, SkipReason};
use crate::good::{ByGood, Good};
use crate::place::Place;
use crate::progress::Progress;
use crate::role::{ByRoleCard, Role, RoleCard};
use crate::rules::{Edition, Switch, Switches};
use crate::scoring::Breakdown;
use crate::setup::Setup;
use crate::ship::Ship;
use crate::tile::Tile;

/// A running phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Phase {
    /// Which role.
    pub role: Role,
    /// Who picked it: acts first and has the privilege.
    pub chooser: Seat,
}

/// A table's agreement in few bytes; the counterpart of [`Setup`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Agreement {
    pub seat_count: u8,
    pub edition: Edition,
    /// The pool that replaces the edition's, or 0.
    pub pool: u16,
    pub switches: Switches,
}

/// The game: small, `Copy`, without heap. Waits for exactly one [`Decision`].
///
/// All parts are open for reading. They change only by decisions ([`tabletop::Game::apply`],
/// [`tabletop::Game::resolve`]) and as a whole by [`State::from_position`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) boards: PerSeat<Board>,
    pub(crate) agreement: Agreement,
    pub(crate) for_sale: BuildingSet,
    pub(crate) copies_left: [u8; Building::COUNT],
    pub(crate) decision: Decision,
    pub(crate) phase: Option<Phase>,
    pub(crate) progress: Progress,
    /// During the mayor's placement: the circles of all places after the one that is asked about.
    pub(crate) circles_after: u8,
    pub(crate) governor: Seat,
    pub(crate) round: u8,
    pub(crate) end: Option<EndReason>,
    pub(crate) victory_points: u16,
    pub(crate) card_doubloons: ByRoleCard<u8>,
    /// 0 while the card is free, else the number of the seat that took it, plus 1.
    pub(crate) card_takers: ByRoleCard<u8>,
    pub(crate) plantations: ByGood<u8>,
    pub(crate) face_down: ByGood<u8>,
    pub(crate) discards: ByGood<u8>,
    pub(crate) quarries: u8,
    pub(crate) worker_supply: u8,
    pub(crate) worker_ship: u8,
    pub(crate) workers_refused: u8,
    pub(crate) goods: ByGood<u8>,
    pub(crate) trading_house: ByGood<u8>,
    pub(crate) ships: [Ship; 3],
}

/// A loading that is possible now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Loading {
    /// The kind.
    pub good: Good,
    /// The ship.
    pub hold: Hold,
    /// How many goods go aboard.
    pub amount: u8,
}

/// Reading.
impl State {
    /// The table's agreement.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            player_count: self.seats(),
            edition: self.agreement.edition,
            victory_point_pool: (self.agreement.pool > 0).then_some(self.agreement.pool),
            switches: self.agreement.switches,
        }
    }

    /// How many seats play.
    #[inline]
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.agreement.seat_count as usize
    }

    /// Whether a ruling is switched on.
    #[inline]
    #[must_use]
    pub const fn has(&self, switch: Switch) -> bool {
        self.agreement.switches.has(switch)
    }

    /// What the game waits for.
    #[inline]
    #[must_use]
    pub const fn decision(&self) -> Decision {
        self.decision
    }

    /// The running phase; nothing while a role is picked and before the first round.
    #[inline]
    #[must_use]
    pub const fn phase(&self) -> Option<Phase> {
        self.phase
    }

    /// What the running phase remembers.
    #[inline]
    #[must_use]
    pub const fn progress(&self) -> Progress {
        self.progress
    }

    /// A seat's boards.
    #[inline]
    #[must_use]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat]
    }

    /// The round, from 1.
    #[inline]
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Who picks first this round.
    #[inline]
    #[must_use]
    pub const fn governor(&self) -> Seat {
        self.governor
    }

    /// What triggered the end of the game, if anything has.
    #[inline]
    #[must_use]
    pub const fn end(&self) -> Option<EndReason> {
        self.end
    }

    /// The role cards of this game, in order: all have a settler to captain; one prospector with 2 and
    /// 4 players, two with 5 (puerto-rico-2020-pl.txt:103, 767).
    pub fn cards(&self) -> impl Iterator<Item = RoleCard> + use<> {
        RoleCard::ALL.into_iter().take(card_count(self.seats()))
    }

    /// Doubloons on a role card.
    #[inline]
    #[must_use]
    pub fn card_doubloons(&self, card: RoleCard) -> u8 {
        self.card_doubloons[card]
    }

    /// Who took the card this round.
    #[inline]
    #[must_use]
    pub fn card_taker(&self, card: RoleCard) -> Option<Seat> {
        match self.card_takers[card] {
            0 => None,
            number => Seat::try_new(number as usize - 1),
        }
    }

    /// Role cards taken this round.
    #[inline]
    #[must_use]
    pub fn picks(&self) -> u8 {
        self.card_takers.0.iter().map(|&taker| u8::from(taker > 0)).sum()
    }

    /// Face-up plantations.
    #[inline]
    #[must_use]
    pub const fn plantations(&self) -> ByGood<u8> {
        self.plantations
    }

    /// Face-down plantations by kind: known to everybody who counts.
    #[inline]
    #[must_use]
    pub const fn face_down(&self) -> ByGood<u8> {
        self.face_down
    }

    /// Discarded plantations.
    #[inline]
    #[must_use]
    pub const fn discards(&self) -> ByGood<u8> {
        self.discards
    }

    /// Quarries in the supply.
    #[inline]
    #[must_use]
    pub const fn quarries(&self) -> u8 {
        self.quarries
    }

    /// Workers in the supply.
    #[inline]
    #[must_use]
    pub const fn worker_supply(&self) -> u8 {
        self.worker_supply
    }

    /// Workers on the ship.
    #[inline]
    #[must_use]
    pub const fn worker_ship(&self) -> u8 {
        self.worker_ship
    }

    /// Goods in the supply.
    #[inline]
    #[must_use]
    pub const fn goods(&self) -> ByGood<u8> {
        self.goods
    }

    /// Victory point chips in the pool.
    #[inline]
    #[must_use]
    pub const fn victory_points(&self) -> u16 {
        self.victory_points
    }

    /// Goods in the trading house, by kind.
    #[inline]
    #[must_use]
    pub const fn trading_house(&self) -> ByGood<u8> {
        self.trading_house
    }

    /// The cargo ships, smallest first.
    #[inline]
    #[must_use]
    pub fn ships(&self) -> &[Ship] {
        let count = if self.agreement.seat_count == 2 { 2 } else { 3 };
        &self.ships[..count]
    }

    /// Copies of a building on the main board.
    #[inline]
    #[must_use]
    pub const fn copies_left(&self, building: Building) -> u8 {
        self.copies_left[building as usize]
    }

    /// Buildings of which a copy is on the main board.
    #[inline]
    #[must_use]
    pub const fn for_sale(&self) -> BuildingSet {
        self.for_sale
    }

    /// A seat's points by source, as if the game ended now.
    #[must_use]
    pub fn breakdown(&self, seat: Seat) -> Breakdown {
        Breakdown::of(self.board(seat))
    }

    /// Whether the seat has the privilege of the running phase.
    #[inline]
    #[must_use]
    pub fn is_chooser(&self, seat: Seat) -> bool {
        matches!(self.phase, Some(phase) if phase.chooser == seat)
    }

    /// Whether the seat used its wharf in the running captain phase.
    #[inline]
    #[must_use]
    pub const fn is_wharf_used(&self, seat: Seat) -> bool {
        matches!(self.progress, Progress::Captain { wharves_used, .. } if wharves_used.contains(seat))
    }

    /// Face-down and discarded plantations: what hacienda and refill can draw.
    #[inline]
    #[must_use]
    pub fn plantations_to_draw(&self) -> u8 {
        self.face_down.total() + self.discards.total()
    }
}

/// Role cards of a game: the first so many of [`RoleCard::ALL`].
#[inline]
pub(crate) const fn card_count(seat_count: usize) -> usize {
    match seat_count {
        3 => 6,
        5 => 8,
        _ => 7,
    }
}

/// What several phases do.
impl State {
    /// The seat that picked the running phase.
    #[inline]
    pub(crate) fn chooser(&self) -> Seat {
        match self.phase {
            Some(phase) => phase.chooser,
            None => self.governor,
        }
    }

    /// The role of the running phase, for events; there is one whenever a seat acts in a phase.
    #[inline]
    pub(crate) fn role(&self) -> Role {
        match self.phase {
            Some(phase) => phase.role,
            None => Role::Prospector,
        }
    }

    /// The seat that acts after this one; nothing after the last.
    #[inline]
    pub(crate) fn seat_after(&self, seat: Seat) -> Option<Seat> {
        let next = seat.next(self.seats());
        (next != self.chooser()).then_some(next)
    }

    /// Tells that a seat was not asked.
    #[inline]
    pub(crate) fn skip(&self, seat: Seat, reason: SkipReason, events: &mut impl EventSink<Event>) {
        let role = self.role();
        events.tell(Event::Skipped { seat, role, reason });
    }

    /// Tells that a seat declined.
    #[inline]
    pub(crate) fn passed(&self, seat: Seat, events: &mut impl EventSink<Event>) {
        let role = self.role();
        events.tell(Event::Passed { seat, role });
    }

    /// Asks about an optional gain (`strict_optional`).
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, gain: Gain) {
        self.decision = Decision::Optional(seat, gain);
    }

    /// Whether a hospice or university finds a worker.
    #[inline]
    pub(crate) const fn has_free_worker(&self) -> bool {
        self.worker_supply > 0 || self.worker_ship > 0
    }

    /// A worker from the supply, else from the ship, goes onto an unoccupied circle of the place
    /// (rulings 6, 7, 93). There must be one.
    pub(crate) fn take_free_worker(&mut self, seat: Seat, place: Place, events: &mut impl EventSink<Event>) {
        let from_ship = self.worker_supply == 0;
        if from_ship {
            self.worker_ship -= 1;
        } else {
            self.worker_supply -= 1;
        }
        let board = &mut self.boards[seat];
        board.set_workers(place, board.workers(place) + 1);
        events.tell(Event::WorkerTaken {
            seat,
            place: Some(place),
            from_ship,
        });
    }

    /// Points from the pool, or on credit when it is empty (ruling 67). The last chip triggers the end
    /// (ruling 102).
    #[inline]
    pub(crate) fn give_points(&mut self, seat: Seat, points: u8, events: &mut impl EventSink<Event>) {
        let points = u16::from(points);
        let board = &mut self.boards[seat];
        board.victory_points = board.victory_points.saturating_add(points);
        self.victory_points = self.victory_points.saturating_sub(points);
        if self.victory_points == 0 {
            self.trigger_end(EndReason::VictoryPoints, events);
        }
    }

    /// Doubloons from the bank, which is unlimited (ruling 2).
    #[inline]
    pub(crate) fn give_doubloons(&mut self, seat: Seat, doubloons: u8) {
        let board = &mut self.boards[seat];
        board.doubloons = board.doubloons.saturating_add(u16::from(doubloons));
    }

    /// Marks the end of the game; the first trigger counts (puerto-rico-2020-pl.txt:150-156).
    #[inline]
    pub(crate) fn trigger_end(&mut self, reason: EndReason, events: &mut impl EventSink<Event>) {
        if self.end.is_none() {
            self.end = Some(reason);
            events.tell(Event::EndTriggered { reason });
        }
    }

    /// Makes discarded plantations the face-down stock when that has run out (ruling 29).
    pub(crate) fn reshuffle_if_empty(&mut self, events: &mut impl EventSink<Event>) {
        let count = self.discards.total();
        if self.face_down.total() == 0 && count > 0 {
            self.face_down = std::mem::take(&mut self.discards);
            events.tell(Event::PlantationsReshuffled { count });
        }
    }

    /// Draws a face-down plantation and puts it on an island.
    pub(crate) fn place_drawn(&mut self, seat: Seat, good: Good, events: &mut impl EventSink<Event>) {
        self.face_down[good] -= 1;
        let tile = Tile::plantation(good);
        self.boards[seat].add_tile(tile);
        events.tell(Event::TileTaken {
            seat,
            tile,
            hacienda: true,
        });
    }
}
