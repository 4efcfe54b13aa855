//! One seat's boards as an observer sees them.

use serde::Serialize;

use super::{cards, tiles};
use crate::{
    Breakdown, ByGood, ByLocation, Components, ExtensionSet, Good, Input, Location, MissionSet, Order,
    OrderSet, Place, Role, Shelf, ShelfData, Warehouse,
};

/// One seat's boards. While answers are sealed, others see them as they were before.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = AltiplanoSeatView))]
pub struct SeatView {
    /// The role.
    pub role: Option<Role>,
    /// Coins next to the board.
    pub coins: u16,
    /// Tiles in the bag.
    pub bag_total: u8,
    /// The bag's contents; null if the observer may not see them.
    pub bag: Option<ByGood<u8>>,
    /// Tiles in the container.
    pub container_total: u8,
    /// The container's contents; null if the observer may not see them.
    pub container: Option<ByGood<u8>>,
    /// Tiles on the planning spaces.
    pub planning: Vec<Good>,
    /// How many planning spaces the Road allows.
    pub planning_limit: u8,
    /// The spaces of the locations.
    pub spaces: ByLocation<Spaces>,
    /// Whether there is an any-location space.
    pub has_any_location: bool,
    /// The tile on it.
    pub any_location: Option<Good>,
    /// The movement spaces.
    pub movement: Movement,
    /// The role tile and extensions with an action of their own.
    pub workshops: Vec<WorkshopView>,
    /// Extensions owned.
    pub extensions: ExtensionSet,
    /// All shelves in the order in which they are begun.
    pub warehouse: Vec<ShelfView>,
    /// Corn in the corn store (E25).
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
    pub order: Option<OpenOrder>,
    /// Completed orders.
    pub completed: OrderSet,
    /// Houses, by the good on them.
    pub houses: Vec<Good>,
    /// Boats, by the good on them.
    pub boats: Vec<Good>,
    /// Mission cards in hand, still to choose from.
    pub mission_hand_size: u8,
    /// Missions that are done and turned up.
    pub missions_done: MissionSet,
    /// Kept Missions that lie open: those that are done, and all of them once the game is over.
    pub missions_open: MissionSet,
    /// Points without Missions if the game ended now; null if `closed_bags` hides part of them.
    pub points: Option<Breakdown>,
}

/// The spaces of a location on a player's board.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Spaces {
    /// How many there are.
    pub count: u8,
    /// What lies there.
    pub tiles: Vec<Good>,
}

/// The movement spaces of a player's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Movement {
    /// How many there are.
    pub count: u8,
    /// Food on them.
    pub food: u8,
    /// Whether a coin lies on one (E17).
    pub coin: bool,
    /// Whether a coin may lie on one (E17).
    pub takes_coin: bool,
}

/// A role or extension tile with an action of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WorkshopView {
    /// Whose spaces they are.
    pub place: Place,
    /// What it does.
    pub workshop: Workshop,
    /// Tiles or coins that lie there.
    pub filled: u8,
}

/// An action with spaces of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Workshop {
    /// Where the pawn must stand.
    pub location: Location,
    /// The kind of tiles that it takes; null: it takes coins.
    pub input: Option<Good>,
    /// How many tiles or coins one use takes, which is how many spaces there are.
    pub count: u8,
    /// What it gives: one of these, chosen when used.
    pub gains: Vec<Good>,
}

/// A shelf of the warehouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShelfView {
    /// The kind that began it; corn for a shelf of corn alone; null for an empty one.
    pub kind: Option<Good>,
    /// Goods of its kind, other than corn.
    pub goods: u8,
    /// Corn on it.
    pub corn: u8,
    /// How many tiles fill it.
    pub slots: u8,
    /// Points when it is full.
    pub points: u8,
}

/// The order that a seat is working on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenOrder {
    /// Which.
    pub order: Order,
    /// Which of its goods, in their order on the card, are delivered.
    pub delivered: Vec<bool>,
    /// What it still needs.
    pub missing: Vec<Good>,
}

impl SeatView {
    pub(super) fn of(seat: &crate::SeatView, components: &Components) -> Self {
        let crate::SeatView {
            role,
            coins,
            bag_total,
            bag,
            container_total,
            container,
            planning,
            planning_limit,
            spaces,
            space_counts,
            has_any_location,
            any_location,
            movement_food,
            movement_coin,
            workshops: filled,
            extensions,
            warehouse,
            corn_store,
            road,
            carts,
            first_cart_used,
            further_carts_used,
            cart_bought,
            extension_bought,
            pawn,
            order,
            delivered,
            missing,
            completed,
            houses,
            boats,
            mission_hand_size,
            missions_done,
            missions_open,
            points,
        } = seat;
        let open_order = |order: Order| OpenOrder {
            order,
            delivered: (0..components.order(order).goods.len())
                .map(|index| delivered & (1 << index) != 0)
                .collect(),
            missing: tiles(*missing),
        };
        Self {
            role: *role,
            coins: *coins,
            bag_total: *bag_total,
            bag: *bag,
            container_total: *container_total,
            container: *container,
            planning: tiles(*planning),
            planning_limit: *planning_limit,
            spaces: ByLocation::from_fn(|location| Spaces {
                count: space_counts[location.index()],
                tiles: tiles(spaces[location.index()]),
            }),
            has_any_location: *has_any_location,
            any_location: *any_location,
            movement: Movement {
                count: components.movement_spaces,
                food: *movement_food,
                coin: *movement_coin,
                takes_coin: extensions.has(crate::Effect::E17),
            },
            workshops: workshops(*role, *extensions, components)
                .map(|(place, workshop)| WorkshopView {
                    place,
                    workshop: workshop.into(),
                    filled: filled
                        .iter()
                        .find(|(at, _)| *at == place)
                        .map_or(0, |(_, count)| *count),
                })
                .collect(),
            extensions: *extensions,
            warehouse: shelves(warehouse, components),
            corn_store: *corn_store,
            road: *road,
            carts: *carts,
            first_cart_used: *first_cart_used,
            further_carts_used: *further_carts_used,
            cart_bought: *cart_bought,
            extension_bought: *extension_bought,
            pawn: *pawn,
            order: order.map(open_order),
            completed: *completed,
            houses: cards(*houses),
            boats: cards(*boats),
            mission_hand_size: *mission_hand_size,
            missions_done: *missions_done,
            missions_open: *missions_open,
            points: *points,
        }
    }
}

/// The places of the role and of extensions that have an action, in order.
fn workshops(
    role: Option<Role>,
    extensions: ExtensionSet,
    components: &Components,
) -> impl Iterator<Item = (Place, crate::Workshop)> {
    let role = role.map(|role| (Place::Role, components.roles[role.index()].workshop));
    let extensions = extensions.iter().filter_map(|extension| {
        let place = Place::Extension(extension.effect);
        Some((place, extension.effect.workshop()?))
    });
    role.into_iter().chain(extensions.collect::<Vec<_>>())
}

/// The existing shelves.
fn shelves(warehouse: &Warehouse, components: &Components) -> Vec<ShelfView> {
    let shelf = |(shelf, data): (&Shelf, &ShelfData)| ShelfView {
        kind: shelf.kind,
        goods: shelf.goods(),
        corn: shelf.corn(),
        slots: data.slots,
        points: data.points,
    };
    warehouse
        .all()
        .iter()
        .zip(&components.shelves)
        .map(shelf)
        .collect()
}

impl From<crate::Workshop> for Workshop {
    fn from(workshop: crate::Workshop) -> Self {
        let crate::Workshop {
            location,
            input,
            gains,
        } = workshop;
        let (good, count) = match input {
            Input::Tiles(good, count) => (Some(good), count),
            Input::Coins(count) => (None, count),
        };
        Self {
            location,
            input: good,
            count,
            gains: gains.iter().collect(),
        }
    }
}
