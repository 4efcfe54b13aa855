//! What a seat or a spectator may see. Missions, answers to a question that others have yet to answer
//! and, with `closed_bags`, the contents of bags and containers are hidden.

use alloc::vec::Vec;

use tabletop::{Seat, SeatSet};

use crate::boards::player::Player;
use crate::boards::sealed::{COIN_PLACES, REPLAN_COUNT_MAX};
use crate::boards::state::{State, Triggers};
use crate::boards::warehouse::Warehouse;
use crate::components::STRIP_LENGTH;
use crate::scoring::Breakdown;
use crate::setup::Setup;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::extension::{Extension, ExtensionSet};
use crate::vocabulary::good::{ByGood, Cards, Good, Tiles};
use crate::vocabulary::location::{Location, Ring};
use crate::vocabulary::mission::{First, Mission, MissionSet};
use crate::vocabulary::order::{Order, OrderSet};
use crate::vocabulary::place::{Place, PlaceSet};
use crate::vocabulary::role::Role;
use crate::vocabulary::switch::Switch;

/// The table as one observer sees it. Filled field by field from an allow-list.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The table's agreement.
    pub setup: Setup,
    /// The seat that is looking; `None` for a spectator.
    pub observer: Option<Seat>,
    /// From 1; 0 during setup.
    pub round: u8,
    /// The start player of the round.
    pub start: Seat,
    /// What the game waits for; sealed answers of others are left out of it.
    pub decision: Decision,
    /// What has triggered the end.
    pub triggers: Triggers,
    /// The last round, once it is known.
    pub final_round: Option<u8>,
    /// Who has no more turns this round.
    pub passed: SeatSet,
    /// How many locations of the ring are laid.
    pub ring_length: u8,
    /// The ring, clockwise from the Farm; only the laid ones count.
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
    /// Extensions that can still appear: open, since everybody can count what has been seen.
    pub stack: ExtensionSet,
    /// The letter of the top tile of the stack, 0 for A.
    pub stack_letter: Option<u8>,
    /// Extensions for sale, lowest position first.
    pub strip: [Option<Extension>; STRIP_LENGTH],
    /// What each of them costs now, including the surcharge.
    pub strip_prices: [Option<u16>; STRIP_LENGTH],
    /// Who did first what only one can be first to do.
    pub firsts: [Option<Seat>; First::COUNT],
    /// The seats, from seat 0.
    pub seats: Vec<SeatView>,
    /// What only the observer knows.
    pub own: Option<OwnView>,
    /// Final points by source; only when the game is over.
    pub result: Option<Vec<Breakdown>>,
}

/// One seat's boards. While plans or take-backs are sealed, others see them as they were before.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatView {
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
    /// Tiles or coins on the role tile and on extensions with spaces, if there are any.
    pub workshops: Vec<(Place, u8)>,
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
    /// Which of its goods, in their order on the card, are delivered; one bit each.
    pub delivered: u8,
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
    /// Kept Missions that lie open: those that are done, and all of them once the game is over.
    pub missions_open: MissionSet,
    /// Points without Missions if the game ended now; `None` if `closed_bags` hides part of them.
    pub points: Option<Breakdown>,
}

/// What only the observer knows.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnView {
    /// Tiles moved in the open take-back or plan, in order.
    pub moved: Vec<(Good, Place)>,
    /// Places whose coins were moved in it, in order.
    pub moved_coins: Vec<Place>,
    /// How often the plan can still be replaced this round.
    pub replans_left: u8,
    /// For each kind on the planning spaces, the places that take it and have room.
    pub places: Vec<(Good, Vec<Place>)>,
    /// While planning: the places that can be funded with coins now, each considered on its own, with
    /// its price.
    pub funds: Vec<(Place, u8)>,
    /// Missions in hand.
    pub hand: Vec<Mission>,
    /// Missions kept: of the three dealt, then of those received.
    pub kept: [Option<Mission>; 2],
    /// The cards given left and right; with two players, to the opponent.
    pub given: [Option<Mission>; 2],
    /// The cards received from the right and from the left neighbour.
    pub received: [Option<Mission>; 2],
    /// The card that the observer put into the box.
    pub boxed: Option<Mission>,
}

impl View {
    /// The view of a seat, or of a spectator.
    pub(crate) fn of(game: &State, observer: Option<Seat>) -> Self {
        let over = *game.decision == Decision::Over;
        Self {
            setup: game.setup(),
            observer,
            round: game.round,
            start: game.start,
            decision: open_decision(*game.decision, observer),
            triggers: game.triggers,
            final_round: game.final_round,
            passed: game.passed,
            ring_length: game.ring_length,
            ring: game.ring,
            stock: game.stock,
            carts: game.carts,
            houses: game.houses,
            boats: game.boats,
            orders: game.orders,
            stack: game.stack,
            stack_letter: game
                .next_extensions()
                .iter()
                .next()
                .and_then(|top| game.numbers().extension(top))
                .map(|data| data.letter),
            strip: game.strip,
            strip_prices: game
                .strip
                .map(|extension| extension.and_then(|extension| game.extension_price(extension))),
            firsts: game.firsts.all(),
            seats: Seat::all(game.seat_count.into())
                .map(|seat| SeatView::of(game, seat, observer))
                .collect(),
            own: observer
                .filter(|seat| seat.index() < usize::from(game.seat_count))
                .map(|seat| OwnView::of(game, seat)),
            result: over.then(|| {
                Seat::all(game.seat_count.into())
                    .map(|seat| game.breakdown(seat))
                    .collect()
            }),
        }
    }
}

/// The decision without the sealed answers of others.
pub(super) fn open_decision(decision: Decision, observer: Option<Seat>) -> Decision {
    match decision {
        Decision::DrawMore { asked, offered, more } => Decision::DrawMore {
            asked,
            offered,
            more: more.iter().filter(|&seat| Some(seat) == observer).collect(),
        },
        other => other,
    }
}

impl SeatView {
    fn of(game: &State, seat: Seat, observer: Option<Seat>) -> Self {
        let components = game.numbers();
        let mut player = game.players[seat];
        if observer != Some(seat) {
            match *game.decision {
                Decision::Plan(_) => player.undo_plan(components),
                Decision::TakeBack(_) => player.undo_take_back(components),
                _ => {}
            }
        }
        let over = *game.decision == Decision::Over;
        let bags_open = !game.has(Switch::ClosedBags) || observer == Some(seat) || over;
        let MissionSets { done, open } = MissionSets::of(&player, over);
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
            workshops: player
                .workshops(components)
                .map(|(place, _)| (place, player.fills.get(place)))
                .filter(|(_, count)| *count > 0)
                .collect(),
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
            delivered: player.delivered,
            missing: player.missing(components),
            completed: player.completed,
            houses: player.houses,
            boats: player.boats,
            mission_hand_size: player.missions.hand.iter().flatten().count() as u8,
            missions_done: done,
            missions_open: open,
            points: bags_open.then(|| game.open_breakdown(&player)),
        }
    }
}

/// The part of a player's Missions that lies open.
pub(super) struct MissionSets {
    pub(super) done: MissionSet,
    pub(super) open: MissionSet,
}

impl MissionSets {
    pub(super) fn of(player: &Player, over: bool) -> Self {
        let cards = player.missions;
        let mut sets = Self {
            done: MissionSet::EMPTY,
            open: MissionSet::EMPTY,
        };
        for (index, mission) in cards.kept.into_iter().enumerate() {
            let Some(mission) = mission else { continue };
            let shown = cards.shown & (1 << index) != 0;
            if shown {
                sets.done.insert(mission);
            }
            if shown || over {
                sets.open.insert(mission);
            }
        }
        sets
    }
}

impl OwnView {
    fn of(game: &State, seat: Seat) -> Self {
        let player = &game.players[seat];
        let cards = player.missions;
        let open = match *game.decision {
            Decision::Plan(_) => game.open_places(player),
            _ => PlaceSet::default(),
        };
        let places = player.planning.iter().filter_map(|(good, _)| {
            let places: Vec<Place> = PlaceSet(game.accepting(player, good).0 & open.0).iter().collect();
            (!places.is_empty()).then_some((good, places))
        });
        Self {
            moved: player.sealed.tiles().collect(),
            moved_coins: player.sealed.coin_places().collect(),
            replans_left: REPLAN_COUNT_MAX - player.sealed.replans,
            places: places.collect(),
            funds: match *game.decision {
                Decision::Plan(_) => game.fundable(player),
                _ => Vec::new(),
            },
            hand: cards.hand.into_iter().flatten().collect(),
            kept: cards.kept,
            given: cards.given,
            received: received(game, seat),
            boxed: cards.boxed,
        }
    }
}

/// The Missions that the seat received, from the right and from the left neighbour, once all have given theirs.
pub(super) fn received(game: &State, seat: Seat) -> [Option<Mission>; 2] {
    let passed = |from: Seat, way: usize| game.players[from].missions.given[way];
    match *game.decision {
        Decision::DealMission(_) | Decision::KeepMission(_) | Decision::GiveMission(_) => [None; 2],
        _ if game.seat_count == 2 => [passed(game.left_of(seat), 0), None],
        _ => [passed(game.right_of(seat), 0), passed(game.left_of(seat), 1)],
    }
}

/// The places that can hold coins, in the order in which a plan funds them.
#[must_use]
pub const fn coin_places() -> &'static [Place] {
    &COIN_PLACES
}
