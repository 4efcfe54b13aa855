//! What a seat or a spectator may see: everything but the other seats' victory point chips (2020-pl, "Kapitan"), which
//! the switch `open_vp` shows too. Every gain of a chip and every chip that is given away is an open event, in the base
//! game and in all expansions, so an attentive watcher knows them all anyway: this count is what the switch `counted`
//! shows, and what bots are told ([`tabletop::Game::watched`]).

use alloc::vec::Vec;

use tabletop::{Seat, SeatSet};

use crate::boards::buccaneer::Buccaneer;
use crate::boards::festival::Festival;
use crate::boards::open::{CardView, CityView};
use crate::boards::ship::Ship;
use crate::boards::state::State;
use crate::scoring::Breakdown;
use crate::setup::Setup;
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::EndReason;
use crate::vocabulary::game_name::PuertoRico;
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::place::Place;
use crate::vocabulary::progress::{Phase, Progress};
use crate::vocabulary::rules::Switch;
use crate::vocabulary::tile::ByTile;

tabletop::wire! {
    /// What a seat or a spectator may see.
    // Filled field by field from an allow-list.
    #[derive(Clone, PartialEq, Debug)]
    pub struct View as PuertoRicoView {
        /// `puerto-rico`.
        pub game: PuertoRico,
        /// The table's agreement.
        pub setup: Setup,
        /// Whose view this is; null for a spectator.
        pub observer: Option<Seat>,
        /// From 1.
        pub round: u8,
        /// Who picks first this round.
        pub governor: Seat,
        /// The role whose phase is in progress, and who picked it; null while a role is being picked.
        pub phase: Option<Phase>,
        /// What the game waits for.
        pub decision: Decision,
        /// What the current phase remembers besides the decision.
        pub progress: Progress,
        /// Role cards of this game in order.
        pub cards: Vec<CardView>,
        /// Face-up plantations by kind.
        pub plantations: ByGood<u8>,
        /// Face-down plantations by kind: open, since everybody can count what was seen.
        pub face_down: ByGood<u8>,
        /// Discarded plantations by kind.
        pub discards: ByGood<u8>,
        /// Quarries left.
        pub quarries: u8,
        /// Workers in the supply.
        pub worker_supply: u8,
        /// Workers on the ship.
        pub worker_ship: u8,
        /// Workers that were refused and left the game (`decline_workers`).
        pub workers_refused: u8,
        /// Nobles in the supply; left out without Nobles.
        pub noble_supply: Option<u8> = default optional,
        /// Nobles on the ship; left out when there are none.
        pub noble_ship: u8 = default,
        /// Nobles that left the game; left out when there are none.
        // `decline_workers`, `black_market_discard`
        pub nobles_gone: u8 = default,
        /// Goods in the supply.
        pub goods: ByGood<u8>,
        /// Victory point chips in the pool; 0 once points are written on credit.
        pub victory_points: u16,
        /// Victory point chips that left the game (`black_market_discard`); left out when there are none.
        pub points_gone: u16 = default,
        /// Seats whose library doubled a privilege this round (`library_2p_once`); left out when there are none.
        pub library_used: SeatSet = default,
        /// Goods in the trading house, by kind.
        pub trading_house: Vec<Good>,
        /// Cargo ships, smallest first.
        pub ships: Vec<Ship>,
        /// Buildings for sale and sold out, in table order; what is not in this game is left out.
        pub market: Vec<MarketView>,
        /// While the market is being chosen: what from, and where to; left out afterwards and if nothing is chosen.
        pub draft: Option<DraftView> = default optional,
        /// What has triggered the end, if anything has.
        pub end: Option<EndReason>,
        /// The seats, from seat 0.
        pub seats: Vec<SeatView>,
        /// Buccaneer token and captured role card; only with the expansion.
        pub buccaneer: Option<Buccaneer> = default optional,
        /// The festival's tasks; only with the expansion.
        pub festival: Option<Festival> = default optional,
        /// Final scores with all sources; only when the game is over.
        pub result: Option<Vec<Breakdown>>,
    }
}

tabletop::wire! {
    /// A kind of building on the main board.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct MarketView {
        /// Which.
        pub building: Building,
        /// Copies left.
        pub left: u8,
    }
}

tabletop::wire! {
    /// The choice of the market before the game.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct DraftView {
        /// All kinds that take part, chosen or not, in table order.
        pub pool: BuildingSet,
        /// Places of the main board, by price; filled or not.
        pub places: Vec<DraftPlaces>,
    }
}

tabletop::wire! {
    /// Places of the main board for kinds of one price.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct DraftPlaces {
        /// The price in doubloons.
        pub cost: u8,
        /// How many kinds are there at the end.
        pub places: u8,
    }
}

tabletop::wire! {
    /// One seat's boards.
    #[derive(Clone, PartialEq, Debug)]
    pub struct SeatView {
        /// Money.
        pub doubloons: u16,
        /// Barrels.
        pub goods: ByGood<u8>,
        /// Workers in San Juan, nobles included.
        pub san_juan: u8,
        /// How many of them are nobles, or while the seat places its nobles, all that have no place yet; left out when
        /// there are none.
        pub san_juan_nobles: u8 = default,
        /// Island tiles by kind.
        pub tiles: ByTile<u8>,
        /// How many of them are occupied, by workers or nobles.
        pub tile_workers: ByTile<u8>,
        /// How many of them are occupied by nobles; left out when none.
        pub tile_nobles: ByTile<u8> = default,
        /// Plantations placed face down as forests, by kind; left out when there are none.
        pub forests: ByGood<u8> = default,
        /// Buildings in table order.
        pub buildings: Vec<CityView>,
        /// Victory points in chips; null if the observer may not see them.
        pub victory_points: Option<u16>,
        /// Victory points in chips by the gains that everybody saw; left out if the chips are open, and if nobody
        /// counts for the observer (switch `counted`).
        pub counted: Option<u16> = default optional,
        /// Whether the wharf was used in the current captain phase.
        pub wharf_used: bool,
        /// Whether the small wharf was used in the current captain phase; left out when not.
        pub small_wharf_used: bool = default,
        /// What a craftsman phase would bring now, if the supply lasts.
        pub production: ByGood<u8>,
    }
}

impl View {
    /// The table as the observer sees it, and whether it is told what an attentive watcher has counted.
    pub(crate) fn of(state: &State, observer: Option<Seat>, counts: bool) -> Self {
        let over = state.decision() == Decision::Over;
        let open = over || state.has(Switch::OpenVictoryPoints);
        let seats = || Seat::all(state.seats());
        Self {
            game: PuertoRico::PuertoRico,
            setup: state.setup(),
            observer,
            round: state.round(),
            governor: state.governor(),
            phase: state.phase(),
            decision: state.decision(),
            progress: state.progress(),
            cards: state.cards().map(|card| CardView::of(state, card)).collect(),
            plantations: state.plantations(),
            face_down: state.face_down(),
            discards: state.discards(),
            quarries: state.quarries(),
            worker_supply: state.worker_supply(),
            worker_ship: state.worker_ship(),
            workers_refused: state.workers_refused,
            noble_supply: state.has_nobles().then_some(state.noble_supply()),
            noble_ship: state.noble_ship(),
            nobles_gone: state.nobles_gone,
            goods: state.goods(),
            victory_points: state.victory_points(),
            points_gone: state.points_gone,
            library_used: state.library_used,
            trading_house: state
                .trading_house()
                .iter()
                .flat_map(|(good, &count)| core::iter::repeat_n(good, count as usize))
                .collect(),
            ships: state.ships().to_vec(),
            market: (state.market().iter())
                .map(|building| MarketView {
                    building,
                    left: state.copies_left(building),
                })
                .collect(),
            draft: DraftView::of(state),
            end: state.end(),
            seats: seats()
                .map(|seat| match open || observer == Some(seat) {
                    true => SeatView::of(state, seat, Chips::Open),
                    false if counts => SeatView::of(state, seat, Chips::Counted),
                    false => SeatView::of(state, seat, Chips::Hidden),
                })
                .collect(),
            buccaneer: state.buccaneer(),
            festival: state.festival(),
            result: over.then(|| seats().map(|seat| state.breakdown(seat)).collect()),
        }
    }
}

impl DraftView {
    /// What is shown while the market is being chosen.
    fn of(state: &State) -> Option<Self> {
        let asks = matches!(state.decision(), Decision::Draft(_) | Decision::DraftChance);
        asks.then(|| {
            let setup = state.setup();
            let places = (0..).zip(setup.draft_places());
            let places = places.filter(|&(_, places)| places > 0);
            Self {
                pool: setup.draft_pool(),
                places: places
                    .map(|(cost, places)| DraftPlaces { cost, places })
                    .collect(),
            }
        })
    }
}

/// How much an observer is told of a seat's victory point chips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Chips {
    Open,
    Counted,
    Hidden,
}

impl SeatView {
    fn of(state: &State, seat: Seat, chips: Chips) -> Self {
        let board = state.board(seat);
        Self {
            doubloons: board.doubloons,
            goods: board.goods,
            san_juan: board.san_juan,
            tiles: board.tiles,
            san_juan_nobles: board.san_juan_nobles(),
            tile_workers: board.tile_workers,
            tile_nobles: ByTile::from_fn(|tile| board.nobles(Place::Tile(tile))),
            forests: board.forests(),
            buildings: CityView::of(board),
            victory_points: (chips == Chips::Open).then_some(board.victory_points),
            counted: (chips == Chips::Counted).then_some(board.victory_points),
            wharf_used: state.is_wharf_used(seat),
            small_wharf_used: state.is_small_wharf_used(seat),
            production: board.production(),
        }
    }
}
