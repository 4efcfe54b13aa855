//! One seat's boards in a whole position as JSON. This is a type of its own: where [`SeatPosition`] counts tiles and
//! cards by kind, the JSON lists them, and it groups what belongs to the order, a shelf or Missions.

use serde::{Deserialize, Serialize};

use super::own_view::MovedTile;
use super::position::{counted, listed, set};
use crate::{
    ByGood, ByLocation, Extension, ExtensionSet, Good, Location, Mission, Order, OrderSet, Place, Role,
    SeatPosition, SwapAnswer,
};

/// One seat's boards. While answers are sealed, tiles lie where the seat has moved them; `moved` says what
/// it moved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AltiplanoSeatPosition {
    /// The role.
    pub role: Option<Role>,
    /// Coins next to the board.
    pub coins: u16,
    /// Tiles in the bag.
    pub bag: ByGood<u8>,
    /// Tiles in the container.
    pub container: ByGood<u8>,
    /// Tiles on the planning spaces.
    pub planning: Vec<Good>,
    /// Tiles on the spaces of the locations.
    pub spaces: ByLocation<Vec<Good>>,
    /// The tile on the any-location space.
    pub any_location: Option<Good>,
    /// Food on the movement spaces.
    pub movement_food: u8,
    /// Whether a coin lies on one (E17).
    pub movement_coin: bool,
    /// Tiles or coins on the role tile and on extensions, if there are any.
    pub workshops: Vec<WorkshopPosition>,
    /// Extensions owned.
    pub extensions: Vec<Extension>,
    /// The begun shelves in their order.
    pub warehouse: Vec<ShelfPosition>,
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
    pub order: Option<OrderPosition>,
    /// Completed orders.
    pub completed: Vec<Order>,
    /// Houses, by the good on them.
    pub houses: Vec<Good>,
    /// Boats, by the good on them.
    pub boats: Vec<Good>,
    /// Tiles moved in the open take-back or plan, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moved: Vec<MovedTile>,
    /// Places whose coins were moved in it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moved_coins: Vec<Place>,
    /// How often the plan was replaced in this round.
    #[serde(default)]
    pub replans: u8,
    /// The sealed swap of E18; left out when there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub swap: Option<SwapAnswer>,
    /// Mission cards; left out without Missions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub missions: Option<MissionsPosition>,
}

/// What lies on a role or extension tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WorkshopPosition {
    /// Whose spaces they are.
    pub place: Place,
    /// Tiles or coins that lie there.
    pub filled: u8,
}

/// A begun shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ShelfPosition {
    /// The kind that began it; corn for a shelf of corn alone.
    pub kind: Good,
    /// Goods of its kind, other than corn.
    pub goods: u8,
    /// Corn on it.
    pub corn: u8,
}

/// The order that a seat is working on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OrderPosition {
    /// Which.
    pub order: Order,
    /// Which of its goods, in their order on the card, are delivered.
    pub delivered: Vec<bool>,
}

/// A seat's Mission cards.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MissionsPosition {
    /// Cards to choose from.
    pub hand: Vec<Mission>,
    /// Kept: of the three dealt, then of those received.
    pub kept: [Option<Mission>; 2],
    /// Given to the left and to the right neighbour; with two players to the opponent.
    pub given: [Option<Mission>; 2],
    /// Put into the box.
    pub boxed: Option<Mission>,
    /// Which of the two kept ones are done and turned up.
    pub shown: [bool; 2],
}

impl AltiplanoSeatPosition {
    pub(super) fn of(seat: &SeatPosition, with_missions: bool) -> Self {
        let SeatPosition {
            role,
            coins,
            bag,
            container,
            planning,
            spaces,
            any_location,
            movement_food,
            movement_coin,
            workshops,
            extensions,
            shelves,
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
            completed,
            houses,
            boats,
            moved,
            moved_coins,
            replans,
            swap,
            mission_hand,
            missions_kept,
            missions_given,
            mission_boxed,
            missions_shown,
        } = seat;
        Self {
            role: *role,
            coins: *coins,
            bag: *bag,
            container: *container,
            planning: listed(planning),
            spaces: ByLocation::from_fn(|location| listed(&spaces[location.index()])),
            any_location: *any_location,
            movement_food: *movement_food,
            movement_coin: *movement_coin,
            workshops: workshops
                .iter()
                .map(|&(place, filled)| WorkshopPosition { place, filled })
                .collect(),
            extensions: extensions.iter().collect(),
            warehouse: shelves
                .iter()
                .map(|&(kind, goods, corn)| ShelfPosition { kind, goods, corn })
                .collect(),
            corn_store: *corn_store,
            road: *road,
            carts: *carts,
            first_cart_used: *first_cart_used,
            further_carts_used: *further_carts_used,
            cart_bought: *cart_bought,
            extension_bought: *extension_bought,
            pawn: *pawn,
            order: order.map(|order| OrderPosition {
                order,
                delivered: delivered.clone(),
            }),
            completed: completed.iter().collect(),
            houses: listed(houses),
            boats: listed(boats),
            moved: moved
                .iter()
                .map(|&(good, place)| MovedTile { good, place })
                .collect(),
            moved_coins: moved_coins.clone(),
            replans: *replans,
            swap: *swap,
            missions: with_missions.then(|| MissionsPosition {
                hand: mission_hand.clone(),
                kept: *missions_kept,
                given: *missions_given,
                boxed: *mission_boxed,
                shown: *missions_shown,
            }),
        }
    }
}

impl TryFrom<AltiplanoSeatPosition> for SeatPosition {
    type Error = String;

    fn try_from(seat: AltiplanoSeatPosition) -> Result<Self, String> {
        let missions = seat.missions.unwrap_or_default();
        let (order, delivered) = match seat.order {
            Some(OrderPosition { order, delivered }) => (Some(order), delivered),
            None => (None, Vec::new()),
        };
        Ok(Self {
            role: seat.role,
            coins: seat.coins,
            bag: seat.bag,
            container: seat.container,
            planning: counted(seat.planning),
            spaces: seat.spaces.0.map(counted),
            any_location: seat.any_location,
            movement_food: seat.movement_food,
            movement_coin: seat.movement_coin,
            workshops: seat
                .workshops
                .into_iter()
                .map(|workshop| (workshop.place, workshop.filled))
                .collect(),
            extensions: set(&seat.extensions, |set: &ExtensionSet| set.len(), "extensions")?,
            shelves: seat
                .warehouse
                .into_iter()
                .map(|shelf| (shelf.kind, shelf.goods, shelf.corn))
                .collect(),
            corn_store: seat.corn_store,
            road: seat.road,
            carts: seat.carts,
            first_cart_used: seat.first_cart_used,
            further_carts_used: seat.further_carts_used,
            cart_bought: seat.cart_bought,
            extension_bought: seat.extension_bought,
            pawn: seat.pawn,
            order,
            delivered,
            completed: set(&seat.completed, |set: &OrderSet| set.len(), "completed")?,
            houses: counted(seat.houses),
            boats: counted(seat.boats),
            moved: seat
                .moved
                .into_iter()
                .map(|tile| (tile.good, tile.place))
                .collect(),
            moved_coins: seat.moved_coins,
            replans: seat.replans,
            swap: seat.swap,
            mission_hand: missions.hand,
            missions_kept: missions.kept,
            missions_given: missions.given,
            mission_boxed: missions.boxed,
            missions_shown: missions.shown,
        })
    }
}
