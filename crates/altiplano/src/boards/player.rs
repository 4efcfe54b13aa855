//! One player's boards, and what lies on them.

use crate::boards::fills::Fills;
use crate::boards::mission_cards::MissionCards;
use crate::boards::sealed::{COIN_PLACES, Sealed};
use crate::boards::warehouse::Warehouse;
use crate::components::Components;
use crate::vocabulary::extension::{Effect, ExtensionSet, Input, Workshop};
use crate::vocabulary::good::{ByGood, Cards, Good, Tiles};
use crate::vocabulary::location::Location;
use crate::vocabulary::mission::Mission;
use crate::vocabulary::order::{Order, OrderSet};
use crate::vocabulary::place::Place;
use crate::vocabulary::role::Role;

/// What E19 adds to the Village (rulebook, "Szczegółowy opis dobudówek").
pub(crate) const VILLAGE_SPACES_OF_E19: u8 = 2;

/// One player's boards. From outside this crate, what a position holds can be read but not changed;
/// a state that a bot may look at has been through `determinize`.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Player {
    /// Tiles at the locations' spaces, by location; E19's are pooled with the Village's (R38).
    pub spaces: [Tiles; Location::COUNT],
    /// Tiles on the planning spaces.
    pub planning: Tiles,
    /// What lies on role and extension tiles.
    pub(crate) fills: Fills,
    /// Extensions owned.
    pub extensions: ExtensionSet,
    /// Tiles in the bag.
    pub bag: ByGood<u8>,
    /// Tiles in the container.
    pub container: ByGood<u8>,
    /// Shelves.
    pub warehouse: Warehouse,
    /// The tile on the any-location space.
    pub wild: Option<Good>,
    /// Food on the movement spaces.
    pub movement_food: u8,
    /// Whether E17's coin lies on a movement space.
    pub movement_coin: bool,
    /// Coins next to the board; those on tiles are not counted here.
    pub coins: u16,
    /// The role.
    pub role: Option<Role>,
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
    /// Completed orders.
    pub completed: OrderSet,
    /// Houses.
    pub houses: Cards,
    /// Boats.
    pub boats: Cards,
    pub(crate) sealed: Sealed,
    pub(crate) missions: MissionCards,
}

impl Player {
    /// The action of the role or an extension, if the player has that tile and it has an action.
    #[inline]
    pub fn workshop(&self, components: &Components, place: Place) -> Option<Workshop> {
        match place {
            Place::Role => self.role.map(|role| components.roles[role.index()].workshop),
            Place::Extension(effect) if self.extensions.has(effect) => effect.workshop(),
            _ => None,
        }
    }

    /// The places of the role and of extensions that have an action, in order.
    #[inline]
    pub fn workshops(&self, components: &Components) -> impl Iterator<Item = (Place, Workshop)> {
        let role = self
            .role
            .map(|role| (Place::Role, components.roles[role.index()].workshop));
        let extensions = self
            .extensions
            .iter()
            .filter_map(|extension| Some((Place::Extension(extension.effect), extension.effect.workshop()?)));
        role.into_iter().chain(extensions)
    }

    /// Whether the player has an any-location space.
    #[inline(always)]
    pub const fn has_any_location(&self) -> bool {
        self.extensions.has(Effect::E14) || self.extensions.has(Effect::E20)
    }

    /// How many planning spaces the Road allows.
    #[inline(always)]
    pub fn limit(&self, components: &Components) -> u8 {
        components.derived.limits[self.road as usize]
    }

    /// How many spaces a location has for this player.
    #[inline(always)]
    pub fn capacity(&self, components: &Components, location: Location) -> u8 {
        let more = matches!(location, Location::Village) && self.extensions.has(Effect::E19);
        components.spaces[location.index()] + if more { VILLAGE_SPACES_OF_E19 } else { 0 }
    }

    /// Tiles at a location.
    #[inline(always)]
    pub fn at(&self, location: Location) -> Tiles {
        self.spaces[location.index()]
    }

    /// Whether there is room to put a tile there; for places with spaces for goods.
    pub(crate) fn has_room(&self, components: &Components, place: Place) -> bool {
        match place {
            Place::At(location) => self.at(location).total() < self.capacity(components, location),
            Place::AnyLocation => self.has_any_location() && self.wild.is_none(),
            Place::Movement => self.movement_room(components),
            Place::Role | Place::Extension(_) => self
                .workshop(components, place)
                .is_some_and(|workshop| self.fills.get(place) < workshop.input.count()),
        }
    }

    /// Whether a movement space is free.
    #[inline(always)]
    pub(crate) fn movement_room(&self, components: &Components) -> bool {
        self.movement_food + u8::from(self.movement_coin) < components.movement_spaces
    }

    /// Puts a tile on a space.
    #[inline]
    pub(crate) fn put(&mut self, good: Good, place: Place) {
        match place {
            Place::At(location) => self.spaces[location.index()].add(good),
            Place::AnyLocation => self.wild = Some(good),
            Place::Movement => self.movement_food += 1,
            Place::Role | Place::Extension(_) => self.fills.set(place, self.fills.get(place) + 1),
        }
    }

    /// Lifts a tile from a space.
    #[inline]
    pub(crate) fn lift(&mut self, good: Good, place: Place) {
        match place {
            Place::At(location) => self.spaces[location.index()].remove(good),
            Place::AnyLocation => self.wild = None,
            Place::Movement => self.movement_food -= 1,
            Place::Role | Place::Extension(_) => self.fills.set(place, self.fills.get(place) - 1),
        }
    }

    /// The tiles on a space, without coins.
    pub fn tiles_at(&self, components: &Components, place: Place) -> Tiles {
        let mut tiles = Tiles::EMPTY;
        match place {
            Place::At(location) => return self.at(location),
            Place::AnyLocation => self.wild.into_iter().for_each(|good| tiles.add(good)),
            Place::Movement => (0..self.movement_food).for_each(|_| tiles.add(Good::Food)),
            Place::Role | Place::Extension(_) => {
                if let Some(Workshop {
                    input: Input::Tiles(good, _),
                    ..
                }) = self.workshop(components, place)
                {
                    (0..self.fills.get(place)).for_each(|_| tiles.add(good));
                }
            }
        }
        tiles
    }

    /// How many tiles or coins lie on the role tile or on an extension.
    #[must_use]
    pub fn fill(&self, place: Place) -> u8 {
        match place {
            Place::Role | Place::Extension(_) => self.fills.get(place),
            _ => 0,
        }
    }

    /// Missions that this player has kept: of the three dealt, then of those received.
    #[must_use]
    pub fn missions(&self) -> [Option<Mission>; 2] {
        self.missions.kept
    }

    /// Coins that lie on a place.
    #[must_use]
    pub fn coins_at(&self, components: &Components, place: Place) -> u8 {
        match place {
            Place::Movement => u8::from(self.movement_coin),
            _ => match self.workshop(components, place) {
                Some(Workshop {
                    input: Input::Coins(_),
                    ..
                }) => self.fills.get(place),
                _ => 0,
            },
        }
    }

    /// Coins that a place takes when it is funded: E17's one, or the price of a tile. `None` if the
    /// player has no such place.
    pub(crate) fn coins_needed(&self, components: &Components, place: Place) -> Option<u8> {
        match place {
            Place::Movement => self.extensions.has(Effect::E17).then_some(1),
            _ => match self.workshop(components, place)?.input {
                Input::Coins(count) => Some(count),
                Input::Tiles(..) => None,
            },
        }
    }

    /// Pays the coins of a place from the player's coins.
    pub(crate) fn put_coins(&mut self, components: &Components, place: Place) {
        let count = self.coins_needed(components, place).unwrap_or(0);
        self.coins -= u16::from(count);
        match place {
            Place::Movement => self.movement_coin = true,
            _ => self.fills.set(place, count),
        }
    }

    /// Takes all coins of a place back; returns how many.
    pub(crate) fn take_coins(&mut self, components: &Components, place: Place) -> u8 {
        let count = self.coins_at(components, place);
        self.coins += u16::from(count);
        match place {
            Place::Movement => self.movement_coin = false,
            _ => self.fills.set(place, 0),
        }
        count
    }

    /// Undoes the sealed moves of a plan: what the others see until all plans are shown.
    pub(crate) fn undo_plan(&mut self, components: &Components) {
        for (good, place) in self.sealed.tiles() {
            self.lift(good, place);
            self.planning.add(good);
        }
        for place in self.sealed.coin_places() {
            self.take_coins(components, place);
        }
        self.sealed = Sealed {
            replans: self.sealed.replans,
            ..Sealed::default()
        };
    }

    /// Undoes the sealed moves of a take-back.
    pub(crate) fn undo_take_back(&mut self, components: &Components) {
        for (good, place) in self.sealed.tiles() {
            self.planning.remove(good);
            self.put(good, place);
        }
        for place in self.sealed.coin_places() {
            self.put_coins(components, place);
        }
        self.sealed = Sealed::default();
    }

    /// What the player's unfinished order still needs.
    #[inline]
    pub fn missing(&self, components: &Components) -> Tiles {
        let Some(order) = self.order else {
            return Tiles::EMPTY;
        };
        let mut missing = components.derived.order_tiles[order.index()];
        if self.delivered != 0 {
            for (index, &good) in components.order(order).goods.iter().enumerate() {
                if self.delivered & (1 << index) != 0 {
                    missing.remove(good);
                }
            }
        }
        missing
    }

    /// How many tiles of each kind the player has anywhere except on orders: the tiles that score
    /// (rulebook, "Podliczanie punktów").
    pub fn owned(&self, components: &Components) -> ByGood<u8> {
        let mut owned = self.bag;
        for (good, count) in self.container.iter() {
            owned[good] += count;
        }
        for tiles in self.spaces.iter().chain([&self.planning]) {
            for (good, count) in tiles.iter() {
                owned[good] += count;
            }
        }
        if let Some(good) = self.wild {
            owned[good] += 1;
        }
        owned[Good::Food] += self.movement_food;
        owned[Good::Corn] += self.corn_store;
        if !self.fills.is_empty() {
            for (place, workshop) in self.workshops(components) {
                if let Input::Tiles(good, _) = workshop.input {
                    owned[good] += self.fills.get(place);
                }
            }
        }
        for shelf in self.warehouse.all() {
            if let Some(kind) = shelf.kind {
                owned[kind] += shelf.goods();
                owned[Good::Corn] += shelf.corn();
            }
        }
        owned
    }

    /// All coins, those on tiles included (R68).
    pub fn coins_owned(&self, components: &Components) -> u16 {
        let on_tiles: u8 = COIN_PLACES
            .into_iter()
            .map(|place| self.coins_at(components, place))
            .sum();
        self.coins + u16::from(on_tiles)
    }
}
