//! One seat's boards as plain data, and the way back to what the state holds.

use alloc::vec::Vec;

use tabletop::Seat;

use super::PositionError;
use super::position::{COINS_MAX, counted, pack_cards};
use crate::boards::mission_cards::MissionCards;
use crate::boards::player::Player;
use crate::boards::sealed::{COIN_PLACES, PLAN_LENGTH_MAX, Sealed, coin_place_index};
use crate::boards::warehouse::{Shelf, Warehouse};
use crate::components::Components;
use crate::phases::swap::SwapAnswer;
use crate::vocabulary::extension::ExtensionSet;
use crate::vocabulary::good::{ByGood, Good, Tiles};
use crate::vocabulary::location::Location;
use crate::vocabulary::mission::Mission;
use crate::vocabulary::order::{Order, OrderSet};
use crate::vocabulary::place::Place;
use crate::vocabulary::role::Role;

/// One seat's boards as plain data. While answers are sealed, tiles lie where the seat has moved them;
/// `moved` says what it moved.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatPosition {
    /// The role.
    pub role: Option<Role>,
    /// Coins next to the board.
    pub coins: u16,
    /// Tiles in the bag.
    pub bag: ByGood<u8>,
    /// Tiles in the container.
    pub container: ByGood<u8>,
    /// Tiles on the planning spaces.
    pub planning: ByGood<u8>,
    /// Tiles on the locations' spaces, by location; E19's are pooled with the Village's.
    pub spaces: [ByGood<u8>; Location::COUNT],
    /// The tile on the any-location space.
    pub any_location: Option<Good>,
    /// Food on the movement spaces.
    pub movement_food: u8,
    /// Whether E17's coin lies on one.
    pub movement_coin: bool,
    /// Tiles or coins on the role tile and on extensions, if there are any.
    pub workshops: Vec<(Place, u8)>,
    /// Extensions owned.
    pub extensions: ExtensionSet,
    /// The begun shelves: the kind that began each, goods of this kind, corn.
    pub shelves: Vec<(Good, u8, u8)>,
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
    /// Which of its goods, in their order on the card, are delivered.
    pub delivered: Vec<bool>,
    /// Completed orders.
    pub completed: OrderSet,
    /// Houses, by the good on them.
    pub houses: ByGood<u8>,
    /// Boats, by the good on them.
    pub boats: ByGood<u8>,
    /// Tiles moved in the open take-back or plan, in order.
    pub moved: Vec<(Good, Place)>,
    /// Places whose coins were moved in it, in order.
    pub moved_coins: Vec<Place>,
    /// How often the plan was replaced in this round.
    pub replans: u8,
    /// The sealed swap of E18.
    pub swap: Option<SwapAnswer>,
    /// Missions to choose from.
    pub mission_hand: Vec<Mission>,
    /// Missions kept: of the three dealt, then of those received.
    pub missions_kept: [Option<Mission>; 2],
    /// Missions given to the left and to the right neighbour; with two players to the opponent.
    pub missions_given: [Option<Mission>; 2],
    /// The Mission that this seat put into the box.
    pub mission_boxed: Option<Mission>,
    /// Which of the two kept ones are done and turned up.
    pub missions_shown: [bool; 2],
}

fn spread(tiles: Tiles) -> ByGood<u8> {
    ByGood::from_fn(|good| tiles.count(good))
}

/// Tiles packed; `None` if there are more than spaces could hold.
fn pack_tiles(counts: &ByGood<u8>) -> Option<Tiles> {
    let fits = counts.total() <= PLAN_LENGTH_MAX as u32;
    fits.then(|| {
        counts
            .iter()
            .flat_map(|(good, &count)| core::iter::repeat_n(good, count.into()))
            .collect()
    })
}

impl SeatPosition {
    /// Field by field, so that a new field of [`Player`] is not forgotten; long because the list is.
    pub(super) fn of(player: &Player, components: &Components, swapping: bool) -> Self {
        let Player {
            spaces,
            planning,
            fills,
            extensions,
            bag,
            container,
            warehouse,
            wild,
            movement_food,
            movement_coin,
            coins,
            role,
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
            sealed,
            missions,
        } = *player;
        let goods_asked = order.map_or(0, |order| components.order(order).goods.len());
        let swap = swapping.then(|| SwapAnswer::of(&sealed)).flatten();
        Self {
            role,
            coins,
            bag,
            container,
            planning: spread(planning),
            spaces: spaces.map(spread),
            any_location: wild,
            movement_food,
            movement_coin,
            workshops: (0..Place::COUNT)
                .map(Place::from_index)
                .filter(|place| matches!(place, Place::Role | Place::Extension(_)))
                .map(|place| (place, fills.get(place)))
                .filter(|(_, count)| *count > 0)
                .collect(),
            extensions,
            shelves: warehouse
                .all()
                .iter()
                .map_while(|shelf| Some((shelf.kind?, shelf.goods(), shelf.corn())))
                .collect(),
            corn_store,
            road,
            carts,
            first_cart_used,
            further_carts_used,
            cart_bought,
            extension_bought,
            pawn,
            order,
            delivered: (0..goods_asked)
                .map(|index| delivered & (1 << index) != 0)
                .collect(),
            completed,
            houses: counted(houses),
            boats: counted(boats),
            moved: match swap {
                Some(_) => Vec::new(),
                None => sealed.tiles().collect(),
            },
            moved_coins: sealed.coin_places().collect(),
            replans: sealed.replans,
            swap,
            mission_hand: missions.hand.into_iter().flatten().collect(),
            missions_kept: missions.kept,
            missions_given: missions.given,
            mission_boxed: missions.boxed,
            missions_shown: [0, 1].map(|index| missions.shown & (1 << index) != 0),
        }
    }

    /// The boards, packed as the state holds them; refuses what would not fit there.
    pub(super) fn player(
        &self,
        seat: Seat,
        components: &Components,
        seat_count: usize,
    ) -> Result<Player, PositionError> {
        let too_many = |what| move || PositionError::TooMany { seat, what };
        let mut player = Player {
            planning: pack_tiles(&self.planning).ok_or_else(too_many("tiles on the planning spaces"))?,
            extensions: self.extensions,
            bag: self.bag,
            container: self.container,
            wild: self.any_location,
            movement_food: self.movement_food,
            movement_coin: self.movement_coin,
            coins: self.coins,
            role: self.role,
            corn_store: self.corn_store,
            road: self.road,
            carts: self.carts,
            first_cart_used: self.first_cart_used,
            further_carts_used: self.further_carts_used,
            cart_bought: self.cart_bought,
            extension_bought: self.extension_bought,
            pawn: self.pawn,
            order: self.order,
            completed: self.completed,
            houses: pack_cards(&self.houses).ok_or_else(too_many("houses of a kind"))?,
            boats: pack_cards(&self.boats).ok_or_else(too_many("boats of a kind"))?,
            ..Player::default()
        };
        for (packed, tiles) in player.spaces.iter_mut().zip(&self.spaces) {
            *packed = pack_tiles(tiles).ok_or_else(too_many("tiles on a location"))?;
        }
        for &(place, count) in &self.workshops {
            let workshop = player.workshop(components, place);
            let fits = workshop.is_some_and(|workshop| count <= workshop.input.count());
            if !fits || player.fills.get(place) > 0 {
                return Err(PositionError::Workshop { seat, place, count });
            }
            player.fills.set(place, count);
        }
        player.warehouse = self.warehouse(seat, components)?;
        let asked = self.order.map_or(0, |order| components.order(order).goods.len());
        if self.delivered.len() != asked {
            return Err(PositionError::Delivered { seat });
        }
        for (index, _) in self.delivered.iter().enumerate().filter(|(_, done)| **done) {
            player.delivered |= 1 << index;
        }
        self.check_limits(seat, components, seat_count)?;
        player.sealed = self.sealed(seat)?;
        player.missions = self.missions(seat)?;
        Ok(player)
    }

    /// Refuses numbers that could never get this large.
    fn check_limits(
        &self,
        seat: Seat,
        components: &Components,
        seat_count: usize,
    ) -> Result<(), PositionError> {
        let too_many = |what| PositionError::TooMany { seat, what };
        for (good, &in_bag) in self.bag.iter() {
            let column = Components::column(seat_count);
            if u16::from(in_bag) + u16::from(self.container[good]) > components.stock[good][column].into() {
                return Err(too_many("tiles in bag and container"));
            }
        }
        if self.movement_food > components.movement_spaces {
            return Err(PositionError::Movement { seat });
        }
        if self.corn_store > components.corn_store_spaces {
            return Err(PositionError::CornStore { seat });
        }
        if self.coins > COINS_MAX {
            return Err(too_many("coins"));
        }
        if usize::from(self.road) > components.road.len() {
            return Err(too_many("steps on the Road"));
        }
        Ok(())
    }

    fn warehouse(&self, seat: Seat, components: &Components) -> Result<Warehouse, PositionError> {
        if self.shelves.len() > components.shelves.len() {
            return Err(PositionError::TooMany {
                seat,
                what: "shelves",
            });
        }
        let mut warehouse = Warehouse::default();
        let shelves = self.shelves.iter().zip(&components.shelves).enumerate();
        for (index, (&(kind, goods, corn), data)) in shelves {
            let total = u16::from(goods) + u16::from(corn);
            let right_kind = match kind {
                Good::Food => false,
                Good::Corn => goods == 0,
                _ => true,
            };
            if !right_kind || total == 0 || total > u16::from(data.slots) {
                let shelf = index as u8 + 1;
                return Err(PositionError::Shelf { seat, shelf });
            }
            warehouse.0[index] = Shelf::with(kind, goods, corn);
        }
        Ok(warehouse)
    }

    fn sealed(&self, seat: Seat) -> Result<Sealed, PositionError> {
        let wrong = || PositionError::Sealed { seat };
        let mut sealed = Sealed {
            replans: self.replans,
            ..Sealed::default()
        };
        if let Some(swap) = self.swap {
            let alone = self.moved.is_empty() && self.moved_coins.is_empty() && self.replans == 0;
            swap.seal(&mut sealed);
            return alone.then_some(sealed).ok_or_else(wrong);
        }
        if self.moved.len() > PLAN_LENGTH_MAX || self.moved_coins.len() > COIN_PLACES.len() {
            return Err(wrong());
        }
        self.moved
            .iter()
            .for_each(|&(good, place)| sealed.push(good, place));
        for &place in &self.moved_coins {
            sealed.coins |= 1 << coin_place_index(place).ok_or_else(wrong)?;
        }
        Ok(sealed)
    }

    fn missions(&self, seat: Seat) -> Result<MissionCards, PositionError> {
        let mut cards = MissionCards {
            kept: self.missions_kept,
            given: self.missions_given,
            boxed: self.mission_boxed,
            ..MissionCards::default()
        };
        if self.mission_hand.len() > cards.hand.len() {
            let what = "Missions in hand";
            return Err(PositionError::TooMany { seat, what });
        }
        self.mission_hand
            .iter()
            .for_each(|&mission| cards.add_to_hand(mission));
        for (index, _) in self
            .missions_shown
            .iter()
            .enumerate()
            .filter(|(_, shown)| **shown)
        {
            cards.shown |= 1 << index;
        }
        Ok(cards)
    }
}
