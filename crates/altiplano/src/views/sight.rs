//! The same as [`crate::View`] for whoever looks thousands of times a second: no heap, and nothing that only a person
//! needs, such as prices of what could be funded or the points so far.

use tabletop::{PerSeat, Seat, SeatSet};

use crate::boards::player::Player;
use crate::boards::sealed::REPLAN_COUNT_MAX;
use crate::boards::state::{State, Triggers};
use crate::boards::warehouse::Warehouse;
use crate::components::STRIP_LENGTH;
use crate::views::view::{MissionSets, open_decision, received};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::extension::{Effect, Extension, ExtensionSet};
use crate::vocabulary::good::{ByGood, Cards, Good, Tiles};
use crate::vocabulary::location::{Location, Ring};
use crate::vocabulary::mission::{First, Mission, MissionSet};
use crate::vocabulary::order::{Order, OrderSet};
use crate::vocabulary::place::Place;
use crate::vocabulary::role::Role;
use crate::vocabulary::switch::Switch;

/// The role and the effects: what tiles or coins can lie on, and how much of it; the role first.
pub type Fillings = [u8; 1 + Effect::COUNT];

/// The table as one seat sees it. Filled field by field from an allow-list; the fields mean what they mean in
/// [`crate::View`].
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    /// From 1; 0 during setup.
    pub round: u8,
    /// The start player of the round.
    pub start: Seat,
    /// What the game waits for, without the sealed answers of others.
    pub decision: Decision,
    /// What has triggered the end.
    pub triggers: Triggers,
    /// The last round, once it is known.
    pub final_round: Option<u8>,
    /// Who has no more turns this round.
    pub passed: SeatSet,
    /// How many locations of the ring are laid.
    pub ring_length: u8,
    /// The ring; only the laid ones count.
    pub ring: Ring,
    /// Tiles on the locations; food in the middle.
    pub stock: ByGood<u8>,
    /// Carts in the Village.
    pub carts: u8,
    /// Houses in the Village.
    pub houses: Cards,
    /// Boats in the Harbor.
    pub boats: Cards,
    /// Orders on the Market.
    pub orders: OrderSet,
    /// Extensions that can still appear.
    pub stack: ExtensionSet,
    /// The letter of the top tile of the stack, 0 for A.
    pub stack_letter: Option<u8>,
    /// Extensions for sale, lowest position first.
    pub strip: [Option<Extension>; STRIP_LENGTH],
    /// What each of them costs now, in coins.
    pub strip_prices: [Option<u16>; STRIP_LENGTH],
    /// Who did first what only one can be first to do.
    pub firsts: [Option<Seat>; First::COUNT],
    /// How many seats there are.
    pub seat_count: usize,
    /// The seats; those that do not play are empty.
    pub seats: PerSeat<SeatSight>,
    /// What only the observer knows.
    pub own: OwnSight,
}

/// One seat's boards, as in [`crate::SeatView`].
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct SeatSight {
    /// The role.
    pub role: Option<Role>,
    /// Coins next to the board.
    pub coins: u16,
    /// Tiles in the bag.
    pub bag_total: u8,
    /// The bag's contents, if the observer may see them.
    pub bag: Option<ByGood<u8>>,
    /// Tiles in the container.
    pub container_total: u8,
    /// The container's contents, if the observer may see them.
    pub container: Option<ByGood<u8>>,
    /// Tiles on the planning spaces.
    pub planning: Tiles,
    /// How many planning spaces the Road allows.
    pub planning_limit: u8,
    /// Tiles on the locations' spaces, by location.
    pub spaces: [Tiles; Location::COUNT],
    /// How many spaces each location has.
    pub space_counts: [u8; Location::COUNT],
    /// Whether there is an any-location space.
    pub has_any_location: bool,
    /// The tile on it.
    pub any_location: Option<Good>,
    /// Food on the movement spaces.
    pub movement_food: u8,
    /// Whether E17's coin lies on one.
    pub movement_coin: bool,
    /// Tiles or coins on the role tile and on extensions with spaces.
    pub workshops: Fillings,
    /// Extensions owned.
    pub extensions: ExtensionSet,
    /// Shelves.
    pub warehouse: Warehouse,
    /// Corn in the corn store.
    pub corn_store: u8,
    /// Steps built on the Road.
    pub road: u8,
    /// Carts, used ones included.
    pub carts: u8,
    /// Whether the first cart was used this round.
    pub first_cart_used: bool,
    /// Further carts used this round.
    pub further_carts_used: u8,
    /// Whether a cart was bought this round.
    pub cart_bought: bool,
    /// Whether an extension was bought this round.
    pub extension_bought: bool,
    /// Where the pawn stands.
    pub pawn: Option<Location>,
    /// The unfinished order.
    pub order: Option<Order>,
    /// What it still needs.
    pub missing: Tiles,
    /// Completed orders.
    pub completed: OrderSet,
    /// Houses.
    pub houses: Cards,
    /// Boats.
    pub boats: Cards,
    /// Mission cards in hand, still to choose from.
    pub mission_hand_size: u8,
    /// Missions that are done and turned up.
    pub missions_done: MissionSet,
    /// Kept Missions that lie open.
    pub missions_open: MissionSet,
}

/// What only the observer knows, as in [`crate::OwnView`].
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct OwnSight {
    /// The last tile moved in the open take-back or plan.
    pub last_moved: Option<(Good, Place)>,
    /// The places whose coins were moved in it, one bit each in the order of [`crate::coin_places`].
    pub moved_coins: u8,
    /// How often the plan can still be replaced this round.
    pub replans_left: u8,
    /// Missions in hand.
    pub hand: [Option<Mission>; 3],
    /// Missions kept: of the three dealt, then of those received.
    pub kept: [Option<Mission>; 2],
    /// The cards given left and right; with two players, to the opponent.
    pub given: [Option<Mission>; 2],
    /// The cards received from the right and from the left neighbour.
    pub received: [Option<Mission>; 2],
    /// The card that the observer put into the box.
    pub boxed: Option<Mission>,
}

impl State {
    /// What the seat sees.
    #[must_use]
    pub fn sight(&self, observer: Seat) -> Sight {
        let mut seats = PerSeat::<SeatSight>::default();
        for seat in Seat::all(self.seat_count.into()) {
            seats[seat] = SeatSight::of(self, seat, observer);
        }
        let top = self.next_extensions().iter().next();
        let strip_prices = core::array::from_fn(|position| self.price_at(position));
        Sight {
            round: self.round,
            start: self.start,
            decision: open_decision(*self.decision, Some(observer)),
            triggers: self.triggers,
            final_round: self.final_round,
            passed: self.passed,
            ring_length: self.ring_length,
            ring: self.ring,
            stock: self.stock,
            carts: self.carts,
            houses: self.houses,
            boats: self.boats,
            orders: self.orders,
            stack: self.stack,
            stack_letter: top
                .and_then(|top| self.numbers().extension(top))
                .map(|data| data.letter),
            strip: self.strip,
            strip_prices,
            firsts: self.firsts.all(),
            seat_count: self.seat_count.into(),
            seats,
            own: OwnSight::of(self, observer),
        }
    }
}

impl SeatSight {
    #[inline]
    fn of(game: &State, seat: Seat, observer: Seat) -> Self {
        let player = &game.players[seat];
        let is_sealed = observer != seat && (player.sealed.length > 0 || player.sealed.coins > 0);
        match *game.decision {
            Decision::Plan(_) if is_sealed => {
                let mut before = *player;
                before.undo_plan(game.numbers());
                Self::open(game, &before, false)
            }
            Decision::TakeBack(_) if is_sealed => {
                let mut before = *player;
                before.undo_take_back(game.numbers());
                Self::open(game, &before, false)
            }
            _ => Self::open(game, player, observer == seat),
        }
    }

    /// The boards as they lie there.
    #[inline]
    fn open(game: &State, player: &Player, is_own: bool) -> Self {
        let components = game.numbers();
        let over = *game.decision == Decision::Over;
        let bags_open = is_own || over || !game.has(Switch::ClosedBags);
        let MissionSets { done, open } = MissionSets::of(player, over);
        let mut workshops = [0; 1 + Effect::COUNT];
        if !player.fills.is_empty() {
            for (place, _) in player.workshops(components) {
                let cell = match place {
                    Place::Extension(effect) => 1 + effect.index(),
                    _ => 0,
                };
                workshops[cell] = player.fills.get(place);
            }
        }
        Self {
            role: player.role,
            coins: player.coins,
            bag_total: player.bag.total() as u8,
            bag: bags_open.then_some(player.bag),
            container_total: player.container.total() as u8,
            container: bags_open.then_some(player.container),
            planning: player.planning,
            planning_limit: player.limit(components),
            spaces: player.spaces,
            space_counts: Location::ALL.map(|location| player.capacity(components, location)),
            has_any_location: player.has_any_location(),
            any_location: player.wild,
            movement_food: player.movement_food,
            movement_coin: player.movement_coin,
            workshops,
            extensions: player.extensions,
            warehouse: player.warehouse,
            corn_store: player.corn_store,
            road: player.road,
            carts: player.carts,
            first_cart_used: player.first_cart_used,
            further_carts_used: player.further_carts_used,
            cart_bought: player.cart_bought,
            extension_bought: player.extension_bought,
            pawn: player.pawn,
            order: player.order,
            missing: player.missing(components),
            completed: player.completed,
            houses: player.houses,
            boats: player.boats,
            mission_hand_size: player.missions.hand.iter().flatten().count() as u8,
            missions_done: done,
            missions_open: open,
        }
    }
}

impl OwnSight {
    fn of(game: &State, seat: Seat) -> Self {
        let player = &game.players[seat];
        let cards = &player.missions;
        Self {
            last_moved: player.sealed.last_tile(),
            moved_coins: player.sealed.coins,
            replans_left: REPLAN_COUNT_MAX - player.sealed.replans,
            hand: cards.hand,
            kept: cards.kept,
            given: cards.given,
            received: received(game, seat),
            boxed: cards.boxed,
        }
    }
}
