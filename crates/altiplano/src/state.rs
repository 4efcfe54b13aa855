//! The state of a game: what lies on the table and on each player's boards.

use tabletop::{PerSeat, Seat, SeatSet};

use crate::components::{ComponentSet, Components, PLANNING_LIMIT_MAX, STRIP_LENGTH};
use crate::decision::Decision;
use crate::event::Trigger;
use crate::extension::{Effect, Extension, ExtensionSet, Input, Workshop};
use crate::good::{ByGood, Cards, Good, Tiles};
use crate::location::{Location, LocationSet, Ring};
use crate::mission::{First, Mission};
use crate::order::{Order, OrderSet};
use crate::place::Place;
use crate::role::Role;
use crate::setup::Setup;
use crate::switch::{Switch, Switches};
use crate::warehouse::Warehouse;

/// The most tiles in one plan.
pub(crate) const PLAN_LENGTH_MAX: usize = PLANNING_LIMIT_MAX as usize;

/// How often a seat may make its plan anew in one round (R16). An interface that lets a person try out
/// plans sends the finished plan, so this only bounds the length of a game.
pub(crate) const REPLAN_COUNT_MAX: u8 = 3;

/// A game of Altiplano. `Copy`, without heap, at most 1 KiB; the printed numbers live in the
/// component set.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Altiplano {
    pub(crate) components: ComponentSet,
    pub(crate) switches: Switches,
    pub(crate) seat_count: u8,
    /// Whether the setup gave the ring.
    pub(crate) ring_given: bool,
    /// The start player that the setup gave.
    pub(crate) start_given: Option<Seat>,
    /// 0 during setup, then from 1.
    pub(crate) round: u8,
    /// The start player of the round.
    pub(crate) start: Seat,
    /// The last round, once a trigger has named it.
    pub(crate) final_round: Option<u8>,
    pub(crate) triggers: Triggers,
    /// Who has no more turns this round.
    pub(crate) passed: SeatSet,
    /// How many locations of the ring are laid.
    pub(crate) ring_length: u8,
    pub(crate) ring: Ring,
    /// Tiles on the locations; food in the middle.
    pub(crate) stock: ByGood<u8>,
    /// Carts in the Village.
    pub(crate) carts: u8,
    /// Houses in the Village.
    pub(crate) houses: Cards,
    /// Boats in the Harbor.
    pub(crate) boats: Cards,
    /// Orders on the Market.
    pub(crate) orders: OrderSet,
    /// Extensions that lie face down.
    pub(crate) stack: ExtensionSet,
    /// Extensions for sale, lowest position first.
    pub(crate) strip: [Option<Extension>; STRIP_LENGTH],
    /// Who did first what only one can be first to do.
    pub(crate) firsts: [Option<Seat>; First::COUNT],
    pub(crate) decision: Decision,
    pub(crate) players: PerSeat<Player>,
}

/// What has triggered the end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Triggers {
    /// Locations that are empty.
    pub locations: LocationSet,
    /// The strip was short, or the stack used up (R60).
    pub strip: bool,
}

impl Triggers {
    /// All that there are, in order.
    pub fn iter(self) -> impl Iterator<Item = Trigger> {
        let strip = self.strip.then_some(Trigger::Strip);
        self.locations.iter().map(Trigger::Empty).chain(strip)
    }
}

/// One player's boards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Player {
    /// Tiles at the locations' spaces, by location.
    pub spaces: [Tiles; Location::COUNT],
    /// Tiles on the planning spaces.
    pub planning: Tiles,
    /// What lies on role and extension tiles.
    pub fills: Fills,
    /// Own extensions.
    pub extensions: ExtensionSet,
    pub bag: ByGood<u8>,
    pub container: ByGood<u8>,
    pub warehouse: Warehouse,
    /// The tile on the any-location space.
    pub wild: Option<Good>,
    /// Food on the movement spaces.
    pub movement_food: u8,
    /// Whether E17's coin lies on a movement space.
    pub movement_coin: bool,
    /// Coins beside the board; those on tiles are not counted here.
    pub coins: u16,
    pub role: Option<Role>,
    /// Corn in the corn store.
    pub corn_store: u8,
    /// Steps built on the Road.
    pub road: u8,
    /// Carts, used ones included.
    pub carts: u8,
    pub first_cart_used: bool,
    /// Further carts used this round.
    pub further_carts_used: u8,
    pub cart_bought: bool,
    pub extension_bought: bool,
    pub pawn: Option<Location>,
    /// The unfinished order.
    pub order: Option<Order>,
    /// Which of its goods, in their order on the card, are delivered; one bit each.
    pub delivered: u8,
    pub completed: OrderSet,
    pub houses: Cards,
    pub boats: Cards,
    pub sealed: Sealed,
    pub missions: MissionCards,
}

/// A seat's answer to a question asked of several seats together, until all have answered; while the
/// boards of the seat show it already, the views of the others don't.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sealed {
    /// Tiles moved in D5 or D8, see [`Sealed::code`]; in D7 the swap.
    pub entries: [u16; PLAN_LENGTH_MAX],
    pub length: u8,
    /// Coin places funded or emptied, one bit each, see [`coin_place_index`].
    pub coins: u8,
    /// How often the plan was made anew in this round.
    pub replans: u8,
}

impl Default for Sealed {
    fn default() -> Self {
        Self {
            entries: [0; PLAN_LENGTH_MAX],
            length: 0,
            coins: 0,
            replans: 0,
        }
    }
}

impl Sealed {
    /// Kind and place in one number whose order is theirs.
    #[inline(always)]
    pub(crate) const fn code(good: Good, place: Place) -> u16 {
        (good.index() * 64 + place.index()) as u16
    }

    #[inline(always)]
    pub(crate) const fn decode(code: u16) -> (Good, Place) {
        (
            Good::from_index(code as usize / 64),
            Place::from_index(code as usize % 64),
        )
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, good: Good, place: Place) {
        self.entries[self.length as usize] = Self::code(good, place);
        self.length += 1;
    }

    /// The code of the last tile moved, 0 if none: the next must not be smaller.
    #[inline(always)]
    pub(crate) const fn last(&self) -> u16 {
        match self.length {
            0 => 0,
            length => self.entries[length as usize - 1],
        }
    }

    /// The tiles moved, in order.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = (Good, Place)> + use<> {
        let Self { entries, length, .. } = *self;
        (0..length as usize).map(move |index| Self::decode(entries[index]))
    }

    /// The places whose coins were moved, in order.
    pub(crate) fn coin_places(&self) -> impl Iterator<Item = Place> + use<> {
        let bits = self.coins;
        COIN_PLACES
            .into_iter()
            .enumerate()
            .filter(move |(index, _)| bits & (1 << index) != 0)
            .map(|(_, place)| place)
    }
}

/// The places that coins may lie on.
pub(crate) const COIN_PLACES: [Place; 8] = [
    Place::Movement,
    Place::Role,
    Place::Extension(Effect::E6),
    Place::Extension(Effect::E7),
    Place::Extension(Effect::E8),
    Place::Extension(Effect::E9),
    Place::Extension(Effect::E22),
    Place::Extension(Effect::E23),
];

/// The number of a place in [`COIN_PLACES`].
#[inline]
pub(crate) fn coin_place_index(place: Place) -> Option<usize> {
    COIN_PLACES.iter().position(|&one| one == place)
}

/// How many tiles or coins lie on the role tile and on each extension, two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fills(u64);

impl Fills {
    const fn shift(place: Place) -> u32 {
        match place {
            Place::Extension(effect) => 2 * effect as u32,
            _ => 2 * Effect::COUNT as u32,
        }
    }

    #[inline(always)]
    pub(crate) const fn get(self, place: Place) -> u8 {
        ((self.0 >> Self::shift(place)) & 3) as u8
    }

    #[inline(always)]
    pub(crate) const fn set(&mut self, place: Place, count: u8) {
        self.0 = self.0 & !(3 << Self::shift(place)) | ((count as u64) << Self::shift(place));
    }

    #[inline(always)]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A player's Mission cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct MissionCards {
    /// Cards to choose from: three dealt, then the two left, then the two received; sorted.
    pub hand: [Option<Mission>; 3],
    /// The card kept of the own three, and the one kept of those received.
    pub kept: [Option<Mission>; 2],
    /// What went to the left and to the right neighbour; with two players to the opponent.
    pub given: [Option<Mission>; 2],
    /// What this player put into the box.
    pub boxed: Option<Mission>,
    /// Which of the two kept ones are done and turned up, one bit each.
    pub shown: u8,
}

impl MissionCards {
    /// Adds a card to the hand.
    pub(crate) fn add_to_hand(&mut self, mission: Mission) {
        if let Some(free) = self.hand.iter_mut().find(|card| card.is_none()) {
            *free = Some(mission);
        }
        self.sort_hand();
    }

    /// Takes a card out of the hand.
    pub(crate) fn take_from_hand(&mut self, mission: Mission) {
        if let Some(card) = self.hand.iter_mut().find(|card| **card == Some(mission)) {
            *card = None;
        }
        self.sort_hand();
    }

    fn sort_hand(&mut self) {
        self.hand.sort_by_key(|card| (card.is_none(), *card));
    }

    /// Every card that this player has had a say in, each once; received ones count for whoever
    /// keeps or boxes them.
    pub(crate) fn own_cards(&self) -> impl Iterator<Item = Mission> {
        self.hand
            .into_iter()
            .chain(self.kept)
            .chain([self.boxed])
            .flatten()
    }
}

impl Player {
    /// The action of role or extension, if the player has that tile and it has one.
    #[inline]
    pub(crate) fn workshop(&self, components: &Components, place: Place) -> Option<Workshop> {
        match place {
            Place::Role => self.role.map(|role| components.roles[role.index()].workshop),
            Place::Extension(effect) if self.extensions.has(effect) => effect.workshop(),
            _ => None,
        }
    }

    /// The places of role and extensions with an action, in order.
    #[inline]
    pub(crate) fn workshops(&self, components: &Components) -> impl Iterator<Item = (Place, Workshop)> {
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
    pub(crate) const fn has_any_location(&self) -> bool {
        self.extensions.has(Effect::E14) || self.extensions.has(Effect::E20)
    }

    /// How many planning spaces the Road allows.
    #[inline(always)]
    pub(crate) fn limit(&self, components: &Components) -> u8 {
        components.derived.limits[self.road as usize]
    }

    /// How many spaces a location has for this player.
    #[inline(always)]
    pub(crate) fn capacity(&self, components: &Components, location: Location) -> u8 {
        let more = matches!(location, Location::Village) && self.extensions.has(Effect::E19);
        components.spaces[location.index()] + if more { VILLAGE_SPACES_OF_E19 } else { 0 }
    }

    /// Tiles at a location.
    #[inline(always)]
    pub(crate) fn at(&self, location: Location) -> Tiles {
        self.spaces[location.index()]
    }

    /// Whether a tile can be put there, as far as room goes; for tiles with spaces for goods.
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
    pub(crate) fn tiles_at(&self, components: &Components, place: Place) -> Tiles {
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

    /// Coins that lie on a place.
    pub(crate) fn coins_at(&self, components: &Components, place: Place) -> u8 {
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

    /// Coins that a place takes when it is funded: E17's one, or the price of a tile. Nothing if the
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

    /// Puts the coins of a place there, out of the own ones.
    pub(crate) fn put_coins(&mut self, components: &Components, place: Place) {
        let count = self.coins_needed(components, place).unwrap_or(0);
        self.coins -= u16::from(count);
        match place {
            Place::Movement => self.movement_coin = true,
            _ => self.fills.set(place, count),
        }
    }

    /// Takes all coins of a place back to the own ones; gives how many.
    pub(crate) fn take_coins(&mut self, components: &Components, place: Place) -> u8 {
        let count = self.coins_at(components, place);
        self.coins += u16::from(count);
        match place {
            Place::Movement => self.movement_coin = false,
            _ => self.fills.set(place, 0),
        }
        count
    }

    /// Undoes the sealed moves of D8: what the others see until all plans are shown.
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

    /// Undoes the sealed moves of D5.
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

    /// What the own unfinished order still needs.
    #[inline]
    pub(crate) fn missing(&self, components: &Components) -> Tiles {
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

    /// How many tiles of a kind the player has anywhere but on orders: what scores
    /// (altiplano-pl.txt:440).
    pub(crate) fn owned(&self, components: &Components, good: Good) -> u8 {
        let on_boards: u8 = (0..Place::COUNT)
            .map(|index| self.tiles_at(components, Place::from_index(index)).count(good))
            .sum();
        let in_store = if good == Good::Corn { self.corn_store } else { 0 };
        on_boards
            + self.planning.count(good)
            + self.bag[good]
            + self.container[good]
            + self.warehouse.count(good)
            + in_store
    }

    /// All coins, those on tiles included (R68).
    pub(crate) fn coins_owned(&self, components: &Components) -> u16 {
        let on_tiles: u8 = COIN_PLACES
            .into_iter()
            .map(|place| self.coins_at(components, place))
            .sum();
        self.coins + u16::from(on_tiles)
    }
}

/// What E19 adds to the Village (altiplano-pl.txt:565).
pub(crate) const VILLAGE_SPACES_OF_E19: u8 = 2;

impl Altiplano {
    /// The printed numbers.
    #[inline(always)]
    pub(crate) fn numbers(&self) -> &'static Components {
        self.components.get()
    }

    /// The column of the supply table.
    pub(crate) const fn column(&self) -> usize {
        Components::column(self.seat_count as usize)
    }

    #[inline(always)]
    pub(crate) const fn has(&self, switch: Switch) -> bool {
        self.switches.has(switch)
    }

    /// The seats in turn order.
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.start.clockwise(self.seat_count as usize)
    }

    /// The seats at the table.
    pub(crate) const fn everybody(&self) -> SeatSet {
        SeatSet::all(self.seat_count as usize)
    }

    /// The next seat clockwise.
    pub(crate) const fn left_of(&self, seat: Seat) -> Seat {
        seat.next(self.seat_count as usize)
    }

    /// The next seat anticlockwise.
    pub(crate) const fn right_of(&self, seat: Seat) -> Seat {
        let count = self.seat_count as usize;
        Seat::new((seat.index() + count - 1) % count)
    }

    /// The agreement that the game began with.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            player_count: self.seat_count.into(),
            components: self.components,
            switches: self.switches,
            ring: self.ring_given.then_some(self.ring),
            start_player: self.start_given,
        }
    }

    /// What the game waits for.
    #[must_use]
    pub fn decision(&self) -> Decision {
        self.decision
    }

    /// The number of the round, from 1; 0 during setup.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }
}
