//! The whole state between two decisions, and what every phase does with it.

use tabletop::flow::Open;
use tabletop::{PerSeat, Seat, SeatSet};

use crate::boards::board::Board;
use crate::boards::buccaneer::Buccaneer;
use crate::boards::festival::Festival;
use crate::boards::ship::Ship;
use crate::moment::Moment;
use crate::moment::step::Plan;
use crate::setup::agreement::Agreement;
use crate::setup::{Draft, Setup, market};
use crate::vocabulary::action::Hold;
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::event::EndReason;
use crate::vocabulary::expansion::Expansions;
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::role::{ByRoleCard, RoleCard};
use crate::vocabulary::rules::Switch;

mod steps;
mod told;

/// The game: small, `Copy`, no heap. Waits for exactly one [`Decision`](crate::Decision).
///
/// All parts can be read. They change only by decisions ([`tabletop::Game::apply`], [`tabletop::Game::resolve`]) and as
/// a whole by [`State::from_position`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) boards: PerSeat<Board>,
    pub(crate) agreement: Agreement,
    /// The kinds that are or were on the main board; those not drafted are out of the game.
    pub(crate) market: BuildingSet,
    pub(crate) for_sale: BuildingSet,
    /// The steps of this game.
    pub(crate) plan: Plan,
    /// Where the game stands.
    pub(crate) moment: Open<Moment>,
    pub(crate) governor: Seat,
    pub(crate) round: u8,
    pub(crate) end: Option<EndReason>,
    pub(crate) victory_points: u16,
    /// Chips that left the game (`black_market_discard`).
    pub(crate) points_gone: u16,
    /// Seats whose library doubled a privilege this round (`library_2p_once`).
    pub(crate) library_used: SeatSet,
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
    pub(crate) noble_supply: u8,
    pub(crate) noble_ship: u8,
    /// Nobles that have left the game.
    pub(crate) nobles_gone: u8,
    pub(crate) goods: ByGood<u8>,
    pub(crate) trading_house: ByGood<u8>,
    pub(crate) ships: [Ship; 3],
    pub(crate) buccaneer: Buccaneer,
    pub(crate) festival: Festival,
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
        let agreement = &self.agreement;
        let mut setup = Setup::new(self.seats());
        setup.edition = agreement.edition;
        setup.expansions = agreement.expansions;
        setup.draft = match agreement {
            agreement if agreement.is_named_market => Draft::Named(market::drafted(agreement, self.market)),
            agreement if agreement.is_random_draft => Draft::Random,
            _ => Draft::Players,
        };
        setup.victory_point_pool = (agreement.pool > 0).then_some(agreement.pool);
        setup.set_rulings(agreement.switches);
        setup.set_nobles_market(agreement.nobles_market);
        setup.seat_prices = agreement.seat_prices.listed(self.seats());
        setup
    }

    /// How many seats play.
    #[inline]
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.agreement.seat_count as usize
    }

    /// What the seat gives up of its points at the end, because it was bid for (house rule).
    #[inline]
    #[must_use]
    pub fn seat_price(&self, seat: Seat) -> u8 {
        self.agreement.seat_prices.of_seat(seat)
    }

    /// Whether a ruling is switched on.
    #[inline]
    #[must_use]
    pub const fn has(&self, switch: Switch) -> bool {
        self.agreement.switches.has(switch)
    }

    /// The expansions that are played.
    #[inline]
    #[must_use]
    pub const fn expansions(&self) -> Expansions {
        self.agreement.expansions
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

    /// The role cards of this game, in order: settler to captain in every game; one prospector with 2 and 4 players,
    /// two with 5 (2020-pl, "Przygotowanie gry", "Wariant gry dla dwóch osób"). The buccaneer comes last, with its
    /// expansion.
    pub fn cards(&self) -> impl Iterator<Item = RoleCard> + use<> {
        let buccaneer = self.has_buccaneer().then_some(RoleCard::Buccaneer);
        let others = RoleCard::ALL.into_iter().take(card_count(self.seats()));
        others.chain(buccaneer)
    }

    /// Whether the role card is in this game.
    #[inline]
    pub(crate) fn has_card(&self, card: RoleCard) -> bool {
        match card {
            RoleCard::Buccaneer => self.has_buccaneer(),
            _ => (card as usize) < card_count(self.seats()),
        }
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

    /// Workers in the supply, nobles not included.
    #[inline]
    #[must_use]
    pub const fn worker_supply(&self) -> u8 {
        self.worker_supply
    }

    /// Nobles in the supply.
    #[inline]
    #[must_use]
    pub const fn noble_supply(&self) -> u8 {
        self.noble_supply
    }

    /// Nobles on the ship.
    #[inline]
    #[must_use]
    pub const fn noble_ship(&self) -> u8 {
        self.noble_ship
    }

    /// Nobles that have left the game.
    #[inline]
    #[must_use]
    pub const fn nobles_gone(&self) -> u8 {
        self.nobles_gone
    }

    /// Workers that were refused and left the game (`decline_workers`).
    #[inline]
    #[must_use]
    pub const fn workers_refused(&self) -> u8 {
        self.workers_refused
    }

    /// Seats whose library doubled a privilege this round (`library_2p_once`).
    #[inline]
    #[must_use]
    pub const fn library_used(&self) -> SeatSet {
        self.library_used
    }

    /// Workers on the ship, nobles not included.
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

    /// Victory point chips that have left the game (`black_market_discard`).
    #[inline]
    #[must_use]
    pub const fn points_gone(&self) -> u16 {
        self.points_gone
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
    pub fn copies_left(&self, building: Building) -> u8 {
        if !self.for_sale.contains(building) {
            return 0;
        }
        let sold: u8 = self.boards.0.iter().map(|board| board.copies(building)).sum();
        self.festival.copies(self.seats(), building) - sold
    }

    /// The kinds of building in this game; while the market is drafted, those chosen so far.
    #[inline]
    #[must_use]
    pub const fn market(&self) -> BuildingSet {
        self.market
    }

    /// Buildings with a copy on the main board.
    #[inline]
    #[must_use]
    pub const fn for_sale(&self) -> BuildingSet {
        self.for_sale
    }

    /// Whether the seat has the privilege of the current phase.
    #[inline]
    #[must_use]
    pub fn is_chooser(&self, seat: Seat) -> bool {
        self.moment.chooser == seat && self.moment.at.role().is_some()
    }

    /// How much the seat's privilege counts in the current phase: 1 for the chooser, 2 with a library, otherwise 0.
    ///
    /// *Library:* doubles the privilege of its owner's role · whenever the privilege is used, if occupied then ·
    /// neither the card's doubloons nor what other buildings bring (rulings 80, 101); with two players as often as with
    /// more, except with `library_2p_once` (ruling 33) · 2020-pl, "Biblioteka".
    #[inline]
    #[must_use]
    pub fn privilege(&self, seat: Seat) -> u8 {
        if self.is_chooser(seat) {
            1 + u8::from(self.doubles(seat))
        } else {
            0
        }
    }

    /// Whether the chooser's privilege is doubled.
    #[inline]
    pub(crate) fn doubles(&self, chooser: Seat) -> bool {
        self.board(chooser).occupies(Building::Library)
            && !(self.library_once() && self.library_used.contains(chooser))
    }

    /// Whether a library doubles only once a round: for the first role in whose phase it is occupied.
    #[inline]
    pub(crate) fn library_once(&self) -> bool {
        self.has(Switch::LibraryTwoPlayersOnce) && self.seats() == 2
    }

    /// Whether Nobles is played.
    #[inline]
    pub(crate) const fn has_nobles(&self) -> bool {
        self.agreement.has_nobles()
    }

    /// Whether New Buildings is played.
    #[inline]
    pub(crate) const fn has_new_buildings(&self) -> bool {
        self.agreement.has_new_buildings()
    }

    /// Face-down and discarded plantations: what hacienda and refill can draw.
    #[inline]
    #[must_use]
    pub fn plantations_to_draw(&self) -> u8 {
        self.face_down.total() + self.discards.total()
    }
}

/// How many role cards a game has besides the buccaneer: the first ones of [`RoleCard::ALL`].
#[inline]
pub(crate) const fn card_count(seat_count: usize) -> usize {
    match seat_count {
        3 => 6,
        5 => 8,
        _ => 7,
    }
}
