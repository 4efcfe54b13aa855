//! One seat's boards: island, city, San Juan and what is kept next to them.

use crate::boards::nibbles::Nibbles;
use crate::boards::nobles::BoardNobles;
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::occupant::Occupant;
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::tile::{ByTile, Tile};

/// Spaces of an island, and of a city (2020-pl, "Plantator (karta)", "Koniec gry").
pub const SPACES: u8 = 12;

/// Production buildings come first in the table; only they can be in a city more than once and have more than one
/// circle.
pub(crate) const PRODUCTION: usize = 6;

/// All places except the statue, which has no circle (2020-pl, "Statua").
const WITH_CIRCLES: u64 = !(1 << Place::Building(Building::Statue).index());

const _: () = assert!(BuildingSet::PRODUCTION.bits() == (1 << PRODUCTION) - 1);

/// One seat's boards. Positions on island and city are not modelled, only counts (ruling 91).
///
/// Wherever workers are counted here, nobles are included, since they work like workers (ruling 95); [`Board::nobles`]
/// says how many of them are nobles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Board {
    /// Money.
    pub doubloons: u16,
    /// Victory points in chips, those on credit included.
    pub victory_points: u16,
    /// The places with circles, one bit each at [`Place::index`].
    places: u64,
    occupied: BuildingSet,
    nobles: BoardNobles,
    /// Barrels.
    pub goods: ByGood<u8>,
    /// Workers in San Juan, nobles included.
    pub san_juan: u8,
    /// Island tiles by kind.
    pub tiles: ByTile<u8>,
    /// How many of them are occupied, by workers or nobles.
    pub tile_workers: ByTile<u8>,
    forests: Nibbles,
    production_copies: Nibbles,
    production_workers: [u8; PRODUCTION],
    island_spaces: u8,
    city_spaces: u8,
    building_circles: u8,
    /// Whether the guesthouse has a second worker.
    second_guest: bool,
}

impl Board {
    /// The buildings of the city, occupied or not.
    #[inline]
    #[must_use]
    pub const fn owned(&self) -> BuildingSet {
        BuildingSet::from_bits(self.places >> Tile::ALL.len())
    }

    /// The buildings with at least one worker: only these work.
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> BuildingSet {
        self.occupied
    }

    /// Whether the building is in the city, occupied or not.
    #[inline]
    #[must_use]
    pub const fn owns(&self, building: Building) -> bool {
        self.owned().contains(building)
    }

    /// Whether the building is in the city and has at least one worker.
    #[inline]
    #[must_use]
    pub const fn occupies(&self, building: Building) -> bool {
        self.occupied.contains(building)
    }

    /// How many copies of the building the city holds: more than one only with `dup_production`.
    #[inline]
    #[must_use]
    pub const fn copies(&self, building: Building) -> u8 {
        let index = building as usize;
        if index < PRODUCTION {
            self.production_copies.get(index)
        } else {
            self.owned().contains(building) as u8
        }
    }

    /// How many copies of each production building the city holds, four bits each, the first of the table lowest.
    #[inline]
    #[must_use]
    pub const fn production_copies(&self) -> u32 {
        self.production_copies.bits()
    }

    /// City spaces in use, of [`SPACES`].
    #[inline]
    #[must_use]
    pub const fn city_spaces(&self) -> u8 {
        self.city_spaces
    }

    /// City spaces left.
    #[inline]
    #[must_use]
    pub const fn free_city_spaces(&self) -> u8 {
        SPACES - self.city_spaces
    }

    /// Filled island spaces, of [`SPACES`].
    #[inline]
    #[must_use]
    pub const fn island_spaces(&self) -> u8 {
        self.island_spaces
    }

    /// Whether all island spaces are filled.
    #[inline]
    #[must_use]
    pub const fn is_island_full(&self) -> bool {
        self.island_spaces >= SPACES
    }

    /// Large commercial buildings in the city.
    #[inline]
    #[must_use]
    pub const fn large_buildings(&self) -> u8 {
        self.owned().and(BuildingSet::LARGE).len()
    }

    /// The circles of a place: 0 if the seat does not own it.
    #[inline]
    #[must_use]
    pub fn circles(&self, place: Place) -> u8 {
        match place {
            Place::Tile(tile) => self.tiles[tile],
            Place::Building(building) => self.copies(building) * building.row().circles,
        }
    }

    /// The workers on a place, nobles included.
    #[inline]
    #[must_use]
    pub fn workers(&self, place: Place) -> u8 {
        match place {
            Place::Tile(tile) => self.tile_workers[tile],
            Place::Building(building) => match self.production_workers.get(building as usize) {
                Some(&workers) => workers,
                None => {
                    let second = self.second_guest && matches!(building, Building::Guesthouse);
                    u8::from(self.occupied.contains(building)) + u8::from(second)
                }
            },
        }
    }

    /// Circles on island and city together.
    #[inline]
    #[must_use]
    pub fn circles_total(&self) -> u8 {
        self.tiles.total() + self.building_circles()
    }

    /// Circles on buildings.
    #[inline]
    #[must_use]
    pub const fn building_circles(&self) -> u8 {
        self.building_circles
    }

    /// Workers on buildings.
    #[inline]
    #[must_use]
    pub fn building_workers(&self) -> u8 {
        self.occupied.without(BuildingSet::PRODUCTION).len()
            + self.production_workers.iter().sum::<u8>()
            + u8::from(self.second_guest)
    }

    /// How many of the workers on a place are nobles.
    #[inline]
    #[must_use]
    pub const fn nobles(&self, place: Place) -> u8 {
        self.nobles.at(place)
    }

    /// How many of the workers in San Juan are nobles.
    #[inline]
    #[must_use]
    pub const fn san_juan_nobles(&self) -> u8 {
        self.nobles.san_juan()
    }

    /// All nobles of the seat, San Juan included.
    #[inline]
    #[must_use]
    pub const fn nobles_total(&self) -> u8 {
        self.nobles.total()
    }

    /// Whether a noble works in the building, one with a single circle.
    #[inline]
    #[must_use]
    pub const fn has_noble(&self, building: Building) -> bool {
        self.nobles.occupies(building)
    }

    /// Whether the building, one with a single circle, is occupied by a worker and not by a noble.
    #[inline]
    #[must_use]
    pub const fn has_worker(&self, building: Building) -> bool {
        self.occupies(building) && !self.has_noble(building)
    }

    /// How many tiles of a kind have this occupant.
    #[inline]
    #[must_use]
    pub fn tiles_with(&self, tile: Tile, occupant: Occupant) -> u8 {
        let nobles = self.nobles(Place::Tile(tile));
        match occupant {
            Occupant::Nobody => self.tiles[tile] - self.tile_workers[tile],
            Occupant::Worker => self.tile_workers[tile] - nobles,
            Occupant::Noble => nobles,
        }
    }

    /// All workers of the seat, San Juan and nobles included.
    #[inline]
    #[must_use]
    pub fn workers_total(&self) -> u8 {
        self.san_juan + self.tile_workers.total() + self.building_workers()
    }

    /// What a craftsman phase produces if the supply lasts: corn needs only occupied plantations; every other kind is
    /// limited to the lesser of its occupied plantations and the occupied circles of its buildings (2020-pl, "Budynki
    /// produkcyjne").
    ///
    /// *Aqueduct:* 1 more indigo if some is made and the indigo plant is occupied, 1 more sugar if some is made and the
    /// sugar mill is occupied · own production · the small plants' goods count, since they may be made in the large one
    /// (ruling 41); subject to the supply · 2020-pl, "Akwedukt".
    #[inline]
    #[must_use]
    pub fn production(&self) -> ByGood<u8> {
        let fields = &self.tile_workers;
        let works = &self.production_workers;
        let at = |building: Building| works[building as usize];
        let indigo = at(Building::SmallIndigoPlant) + at(Building::IndigoPlant);
        let sugar = at(Building::SmallSugarMill) + at(Building::SugarMill);
        let mut goods = ByGood([
            fields[Tile::Corn],
            fields[Tile::Indigo].min(indigo),
            fields[Tile::Sugar].min(sugar),
            fields[Tile::Tobacco].min(at(Building::TobaccoStorage)),
            fields[Tile::Coffee].min(at(Building::CoffeeRoaster)),
        ]);
        if self.occupies(Building::Aqueduct) {
            for (good, plant) in [
                (Good::Indigo, Building::IndigoPlant),
                (Good::Sugar, Building::SugarMill),
            ] {
                goods[good] += u8::from(goods[good] > 0 && at(plant) > 0);
            }
        }
        goods
    }

    /// Plantations placed face down as forests, by the kind on their front (2020-pl, "Las").
    #[inline]
    #[must_use]
    pub fn forests(&self) -> ByGood<u8> {
        ByGood::from_fn(|good| self.forests.get(good as usize))
    }

    /// All forests: they lower prices.
    #[inline]
    #[must_use]
    pub const fn forest_count(&self) -> u8 {
        self.forests.sum()
    }

    /// Empty circles of a place.
    #[inline]
    #[must_use]
    pub fn empty_circles(&self, place: Place) -> u8 {
        self.circles(place) - self.workers(place)
    }

    /// Checks that somebody can be put on this place now.
    ///
    /// # Errors
    /// If the board lacks the place, or all its circles are filled.
    pub(crate) fn check_empty_circle(&self, place: Place) -> Result<(), Refusal> {
        if self.circles(place) == 0 {
            Err(Refusal::NoSuchPlace)
        } else if self.empty_circles(place) == 0 {
            Err(Refusal::NoEmptyCircle)
        } else {
            Ok(())
        }
    }

    /// The places with circles, one bit each at [`Place::index`].
    #[inline]
    pub(crate) const fn places(&self) -> u64 {
        self.places & WITH_CIRCLES
    }

    /// Adds a tile without a worker.
    #[inline]
    pub(crate) fn add_tile(&mut self, tile: Tile) {
        self.tiles[tile] += 1;
        self.island_spaces += 1;
        self.places |= 1 << Place::Tile(tile).index();
    }

    /// Adds a plantation face down.
    #[inline]
    pub(crate) fn add_forest(&mut self, good: Good) {
        self.forests.add(good as usize, 1);
        self.island_spaces += 1;
    }

    /// Takes a tile off the island; its occupant, if any, goes to San Juan.
    pub(crate) fn remove_tile(&mut self, tile: Tile, occupant: Occupant) {
        let place = Place::Tile(tile);
        match occupant {
            Occupant::Nobody => {}
            Occupant::Worker => self.take_worker(Some(place)),
            Occupant::Noble => self.take_noble(Some(place)),
        }
        match occupant {
            Occupant::Nobody => {}
            Occupant::Worker => self.add_worker(None),
            Occupant::Noble => self.add_noble(None),
        }
        self.tiles[tile] -= 1;
        self.island_spaces -= 1;
        if self.tiles[tile] == 0 {
            self.places &= !(1 << place.index());
        }
    }

    /// Takes a forest off the island.
    pub(crate) fn remove_forest(&mut self, good: Good) {
        self.forests.subtract(good as usize, 1);
        self.island_spaces -= 1;
    }

    /// Adds a worker to a place or to San Juan.
    #[inline]
    pub(crate) fn add_worker(&mut self, place: Option<Place>) {
        match place {
            Some(place) => self.set_workers(place, self.workers(place) + 1),
            None => self.san_juan += 1,
        }
    }

    /// Adds a noble to a place or to San Juan.
    pub(crate) fn add_noble(&mut self, place: Option<Place>) {
        self.add_worker(place);
        match place {
            Some(place) => self.nobles.set(place, self.nobles(place) + 1),
            None => self.nobles.set_san_juan(self.san_juan_nobles() + 1),
        }
    }

    /// Takes a worker from a place or from San Juan; one must be there.
    #[inline]
    pub(crate) fn take_worker(&mut self, place: Option<Place>) {
        match place {
            Some(place) => self.set_workers(place, self.workers(place) - 1),
            None => self.san_juan -= 1,
        }
    }

    /// Takes a noble from a place or from San Juan; one must be there.
    pub(crate) fn take_noble(&mut self, place: Option<Place>) {
        self.take_worker(place);
        match place {
            Some(place) => self.nobles.set(place, self.nobles(place) - 1),
            None => self.nobles.set_san_juan(self.san_juan_nobles() - 1),
        }
    }

    /// Makes this many of the workers on a place nobles, taken from San Juan; it forgets any nobles that were there
    /// before.
    pub(crate) fn assign_nobles(&mut self, place: Place, nobles: u8) {
        self.nobles.set(place, nobles);
        self.nobles.set_san_juan(self.san_juan_nobles() - nobles);
    }

    /// Moves all nobles to San Juan, to be placed among the workers.
    #[inline]
    pub(crate) const fn lift_nobles(&mut self) {
        self.nobles.lift();
    }

    /// Sets how many nobles are on a place or in San Juan.
    pub(crate) fn set_nobles(&mut self, place: Option<Place>, nobles: u8) {
        match place {
            Some(place) => self.nobles.set(place, nobles),
            None => self.nobles.set_san_juan(nobles),
        }
    }

    /// Adds a building without workers.
    #[inline]
    pub(crate) fn add_building(&mut self, building: Building) {
        let row = building.row();
        self.places |= 1 << Place::Building(building).index();
        self.city_spaces += row.spaces;
        self.building_circles += row.circles;
        if (building as usize) < PRODUCTION {
            self.production_copies.add(building as usize, 1);
        }
    }

    /// Sets the workers of a place, without taking them from anywhere.
    #[inline]
    pub(crate) fn set_workers(&mut self, place: Place, workers: u8) {
        match place {
            Place::Tile(tile) => self.tile_workers[tile] = workers,
            Place::Building(building) => {
                if workers > 0 {
                    self.occupied.insert(building);
                } else {
                    self.occupied.remove(building);
                }
                if let Some(count) = self.production_workers.get_mut(building as usize) {
                    *count = workers;
                } else if matches!(building, Building::Guesthouse) {
                    self.second_guest = workers > 1;
                }
            }
        }
    }

    /// Moves all workers to San Juan.
    #[inline]
    pub(crate) fn lift_workers(&mut self) {
        self.san_juan = self.workers_total();
        self.occupied = BuildingSet::EMPTY;
        self.second_guest = false;
        self.tile_workers = ByTile::default();
        self.production_workers = [0; PRODUCTION];
    }

    /// Fills all circles and sends the rest of `workers` to San Juan; there must be enough.
    #[inline]
    pub(crate) fn fill_circles(&mut self, workers: u8) {
        self.san_juan = workers - self.circles_total();
        self.tile_workers = self.tiles;
        self.occupied = self.owned().without(BuildingSet::only(Building::Statue));
        self.second_guest = self.owns(Building::Guesthouse);
        for (index, workers) in self.production_workers.iter_mut().enumerate() {
            *workers = self.production_copies.get(index) * Building::ALL[index].row().circles;
        }
    }

    /// How many single goods the seat may keep besides those in its warehouses.
    ///
    /// *Storehouse:* 3 more single goods of any kinds · storage · on top of the single good and of the warehouses,
    /// kinds may repeat · 2020-pl, "Skład".
    #[inline]
    #[must_use]
    pub const fn single_goods(&self) -> u8 {
        1 + 3 * self.occupies(Building::Storehouse) as u8
    }

    /// The kinds of goods that the seat's warehouses hold, besides the single good.
    /// - *Small warehouse:* all goods of one kind · storage · 2020-pl, "Mały magazyn".
    /// - *Large warehouse:* all goods of two kinds, three with the small one · storage ·
    ///   2020-pl, "Duży magazyn".
    #[inline]
    #[must_use]
    pub const fn warehouse_kinds(&self) -> u8 {
        self.occupies(Building::SmallWarehouse) as u8 + 2 * self.occupies(Building::LargeWarehouse) as u8
    }
}
