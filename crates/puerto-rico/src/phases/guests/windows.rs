//! Which windows of a guesthouse open: those where some move of a guest changes what the step brings or offers to its
//! owner. Any other move can just as well be made in a later window, since a step can't change what it does not read;
//! so nothing is lost by not asking (ruling 44). `oracle` compares this with all moves played out.

use tabletop::Seat;

use crate::boards::board::Board;
use crate::boards::state::State;
use crate::expansions::nobles::{arrivals, give_up, hunting_lodge, land_office};
use crate::phases::{buccaneer, builder, captain, craftsman, storage, trader};
use crate::scoring;
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::good::{Good, GoodSet};
use crate::vocabulary::place::Place;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::tile::Tile;

use super::{guests, moved, targets};
use crate::vocabulary::window::Window;

/// Whether a move can matter to the seat now.
#[inline(never)]
pub(crate) fn is_open(state: &State, seat: Seat, window: Window) -> bool {
    let board = state.board(seat);
    let is_void = window == Window::CraftsmanPrivilege && !craftsman::has_privilege_good(state);
    if !board.occupies(Building::Guesthouse) || is_void {
        return false;
    }
    let [workers, nobles] = guests(board);
    let look = Look {
        state,
        seat,
        board,
        workers,
        nobles,
        idle: board.owned().without(board.occupied()),
    };
    look.may_look_ahead(window) || look.can_matter(window)
}

/// A board with guests before one of its steps.
struct Look<'a> {
    state: &'a State,
    seat: Seat,
    board: &'a Board,
    /// Guests who are workers.
    workers: u8,
    /// Guests who are nobles.
    nobles: u8,
    /// The seat's buildings where nobody works.
    idle: BuildingSet,
}

impl Look<'_> {
    fn guests(&self) -> u8 {
        self.workers + self.nobles
    }

    fn idles(&self, building: Building) -> bool {
        self.idle.contains(building)
    }

    fn is_chooser(&self) -> bool {
        self.state.is_chooser(self.seat)
    }

    /// Whether a library would double the privilege if it were occupied.
    fn may_double(&self) -> bool {
        let is_used = self.state.library_once() && self.state.library_used.contains(self.seat);
        self.is_chooser() && !is_used
    }

    /// Whether a guest in the library would double the privilege.
    fn idle_doubles(&self) -> bool {
        self.idles(Building::Library) && self.may_double()
    }

    /// If guests don't move in the mayor phase, villa and library must be occupied before it: while one of them is
    /// empty, every phase has a window, also another seat's prospector and buccaneer; of a captain phase, only its last
    /// step.
    fn may_look_ahead(&self, window: Window) -> bool {
        !self.state.has(Switch::GuesthouseInMayor)
            && (self.idles(Building::Villa) || self.idles(Building::Library))
            && !matches!(window, Window::Mayor | Window::Captain | Window::End)
    }

    /// Whether guests, one after another, can achieve this by going to some of these places.
    fn reaches<const N: usize>(
        &self,
        state: &State,
        places: [Place; N],
        goal: &impl Fn(&State) -> bool,
    ) -> bool {
        let board = state.board(self.seat);
        let [workers, nobles] = guests(board);
        let goes = |place, noble| {
            let after = moved(state, self.seat, place, noble);
            goal(&after) || self.reaches(&after, places, goal)
        };
        places
            .into_iter()
            .filter(|&place| workers + nobles > 0 && board.empty_circles(place) > 0)
            .any(|place| workers > 0 && goes(place, false) || nobles > 0 && goes(place, true))
    }

    fn can_matter(&self, window: Window) -> bool {
        let state = self.state;
        match window {
            Window::Settler => self.draw() || self.tile(),
            Window::Tile => self.tile(),
            Window::SecondTile => self.second_tile(),
            Window::Mayor => state.has(Switch::GuesthouseInMayor) && (self.second_worker() || self.villa()),
            Window::Builder => self.purchase(),
            Window::Production => self.production(),
            Window::CraftsmanPrivilege => self.idle_doubles() && craftsman::has_second_good(state),
            Window::Trader => self.sale() || self.land_office(),
            Window::Captain => self.first_turn() || self.loading(),
            Window::Storage => {
                let stores = [
                    Building::SmallWarehouse,
                    Building::LargeWarehouse,
                    Building::Storehouse,
                ];
                stores.into_iter().any(|building| self.idles(building)) && !storage::fits(state, self.seat)
            }
            Window::Prospector => self.idle_doubles(),
            Window::Buccaneer => self.raid(),
            Window::HuntingLodge => {
                self.idles(Building::HuntingLodge)
                    && (self.workers > 0 && give_up::is_possible(self.board)
                        || self.nobles > 0 && hunting_lodge::has_most_space(state, self.seat))
            }
            Window::End => {
                let large = self.idle.and(BuildingSet::LARGE);
                large
                    .iter()
                    .any(|building| scoring::extra(self.board, building) > 0)
            }
        }
    }

    // Settler.

    fn has_row(&self) -> bool {
        self.state.plantations.total() > 0
    }

    fn has_quarry(&self) -> bool {
        self.state.quarries > 0
    }

    /// The hacienda's tile: to draw it, or to lay it as a forest.
    fn draw(&self) -> bool {
        let draws = |set: BuildingSet| set.contains(Building::Hacienda);
        !self.board.is_island_full()
            && self.state.plantations_to_draw() > 0
            && (draws(self.idle) || draws(self.board.occupied()) && self.idles(Building::ForestHouse))
    }

    /// The normal tile: a quarry, a forest, a worker on it.
    fn tile(&self) -> bool {
        if self.board.is_island_full() {
            return false;
        }
        let hut = self.has_quarry() && !self.is_chooser() && self.idles(Building::ConstructionHut);
        let takes_quarry =
            self.has_quarry() && (self.is_chooser() || self.board.occupies(Building::ConstructionHut));
        hut || self.has_row() && self.idles(Building::ForestHouse)
            || (self.has_row() || takes_quarry)
                && self.idles(Building::Hospice)
                && self.state.has_free_worker()
    }

    /// The library's tile; reaching its quarry may also take a guest in the hut.
    fn second_tile(&self) -> bool {
        if self.board.is_island_full() || !self.may_double() {
            return false;
        }
        let hut = self.has_quarry() && self.idles(Building::ConstructionHut);
        if self.board.occupies(Building::Library) {
            return hut || self.has_row() && self.idles(Building::ForestHouse);
        }
        self.idles(Building::Library)
            && (self.has_row()
                || self.has_quarry() && self.board.occupies(Building::ConstructionHut)
                || hut && self.guests() > 1)
    }

    // Mayor.

    /// The library's second worker of the privilege.
    fn second_worker(&self) -> bool {
        self.idle_doubles()
            && self.state.worker_supply > arrivals::workers_before_second(self.state, self.seat)
    }

    fn villa(&self) -> bool {
        self.idles(Building::Villa) && arrivals::may_bring(self.state, self.seat)
    }

    // Builder.

    fn purchase(&self) -> bool {
        if self.board.free_city_spaces() == 0 {
            return false;
        }
        let can = self.state.buildable(self.seat);
        let worker = self.idles(Building::University) && self.state.has_free_worker();
        let points = |building| builder::church_points(building) > 0;
        !can.is_empty() && worker || self.idles(Building::Church) && can.iter().any(points) || self.price(can)
    }

    /// Whether guests change what can be bought (without them, this) or for how much.
    fn price(&self, can: BuildingSet) -> bool {
        let price = |state: &State, building| state.price(self.seat, building).paid();
        let is_new = |after: &State| {
            after.buildable(self.seat) != can
                || can
                    .iter()
                    .any(|building| price(after, building) != price(self.state, building))
        };
        self.reaches(self.state, self.price_places(), &is_new)
    }

    /// The places that prices depend on.
    fn price_places(&self) -> [Place; 5] {
        [
            Place::Tile(Tile::Quarry),
            Place::Building(Building::BlackMarket),
            Place::Building(Building::ZoningOffice),
            Place::Building(Building::Library),
            Place::Building(Building::ForestHouse),
        ]
    }

    // Craftsman.

    fn production(&self) -> bool {
        let goods = self.state.production_in_supply(self.seat);
        self.idles(Building::Chapel)
            || self.idles(Building::Jeweler) && self.board.nobles_total() > 0
            || self.idles(Building::Factory) && craftsman::factory(&goods) > 0
            || self.idles(Building::SpecialtyFactory) && craftsman::specialty(&goods) > 0
            || Good::ALL
                .into_iter()
                .any(|good| self.makes_more(good, goods[good]))
    }

    /// Whether guests make more of a good than this.
    fn makes_more(&self, good: Good, now: u8) -> bool {
        let field = Place::Tile(Tile::plantation(good));
        let places = match good {
            Good::Corn => [field; 4],
            Good::Indigo => [
                field,
                Place::Building(Building::SmallIndigoPlant),
                Place::Building(Building::IndigoPlant),
                Place::Building(Building::Aqueduct),
            ],
            Good::Sugar => [
                field,
                Place::Building(Building::SmallSugarMill),
                Place::Building(Building::SugarMill),
                Place::Building(Building::Aqueduct),
            ],
            Good::Tobacco => [field, field, field, Place::Building(Building::TobaccoStorage)],
            Good::Coffee => [field, field, field, Place::Building(Building::CoffeeRoaster)],
        };
        let more = |after: &State| after.production_in_supply(self.seat)[good] > now;
        self.state.goods[good] > now && self.reaches(self.state, places, &more)
    }

    // Trader.

    fn sale(&self) -> bool {
        let goods = GoodSet::present(&self.board.goods);
        let is_open = !trader::is_full(self.state);
        let to_house = is_open && !self.state.sellable(self.seat).is_empty();
        let house = GoodSet::present(&self.state.trading_house);
        let market = self.idles(Building::SmallMarket) || self.idles(Building::LargeMarket);
        let posts = !goods.is_empty() && self.board.occupies(Building::TradingPost);
        to_house && market
            || !goods.is_empty() && self.idles(Building::TradingPost)
            || is_open && self.idles(Building::Office) && !goods.and(house).is_empty()
            || (to_house || posts) && self.idle_doubles()
    }

    /// The land office, and the forest house for what its worker buys.
    fn land_office(&self) -> bool {
        let worker = match self.idles(Building::LandOffice) {
            true => self.workers > 0,
            false => self.idles(Building::ForestHouse) && self.board.has_worker(Building::LandOffice),
        };
        worker && land_office::can_buy(self.state, self.seat, self.can_earn())
            || self.idles(Building::LandOffice) && self.nobles > 0 && give_up::is_possible(self.board)
    }

    /// Whether some sale brings doubloons, with the board as it is.
    fn can_earn(&self) -> bool {
        let state = self.state;
        let brings = |good: &Good| state.sale(self.seat, *good).doubloons() > 0;
        let posts = |good: &Good| good.price() + state.privilege(self.seat) > 0;
        !trader::is_full(state) && state.sellable(self.seat).iter().any(|good| brings(&good))
            || self.board.occupies(Building::TradingPost)
                && GoodSet::present(&self.board.goods)
                    .iter()
                    .any(|good| posts(&good))
    }

    // Captain.

    /// What comes before the seat's first loading.
    fn first_turn(&self) -> bool {
        !captain::has_begun(self.state, self.seat)
            && (self.is_chooser() && self.idles(Building::Lighthouse)
                || self.idles(Building::UnionHall) && captain::union_hall_points(self.board) > 0
                || self.idles(Building::RoyalSupplier)
                    && self.board.nobles_total() > 0
                    && self.board.goods.total() > 0)
    }

    /// A ship of the seat's own, or what comes on top of a loading.
    fn loading(&self) -> bool {
        if self.board.goods.total() == 0 {
            return false;
        }
        let privilege = captain::privilege(self.state, self.seat) > 0;
        self.idles(Building::Wharf)
            || self.idles(Building::SmallWharf)
            || (self.idles(Building::Harbor)
                || self.idles(Building::Lighthouse)
                || privilege && self.idle_doubles())
                && captain::can_load(self.state, self.seat)
    }

    // Buccaneer.

    /// Whether the guest frees a circle for a raided person of the other kind.
    fn raid(&self) -> bool {
        self.is_chooser()
            && buccaneer::raid_mixes(self.state, [self.workers, self.nobles])
            && targets(self.board).next().is_some()
    }
}
