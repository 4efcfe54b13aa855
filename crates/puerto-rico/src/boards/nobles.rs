//! Which people on a seat's boards are nobles.

use crate::boards::board::PRODUCTION;
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::place::Place;
use crate::vocabulary::tile::Tile;

/// How many of the people on a board's places are nobles. Small, since every state carries five of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct BoardNobles {
    /// Four bits each for the six kinds of tiles and the six production buildings that make goods, then
    /// eight for San Juan, then four for the second person of the guesthouse.
    counts: u64,
    /// All other buildings with a noble on their first circle.
    buildings: BuildingSet,
}

/// Where San Juan's bits begin in [`BoardNobles`].
const SAN_JUAN: usize = 4 * (Tile::ALL.len() + PRODUCTION);

/// Where the second guest's bits begin.
const SECOND_GUEST: usize = SAN_JUAN + 8;

/// The bits of the places that have four.
const PLACES: u64 = (1 << SAN_JUAN) - 1;

impl BoardNobles {
    /// The nobles on a place.
    #[inline]
    pub(crate) const fn at(self, place: Place) -> u8 {
        let index = place.index();
        if index < Tile::ALL.len() + PRODUCTION {
            return (self.counts >> (4 * index)) as u8 & 15;
        }
        match place {
            Place::Building(building) => {
                let first = self.buildings.contains(building) as u8;
                match building {
                    Building::Guesthouse => first + self.second_guest(),
                    _ => first,
                }
            }
            Place::Tile(_) => 0,
        }
    }

    /// Whether the building, one with a single circle, has a noble.
    #[inline]
    pub(crate) const fn occupies(self, building: Building) -> bool {
        self.buildings.contains(building)
    }

    /// Nobles in San Juan.
    #[inline]
    pub(crate) const fn san_juan(self) -> u8 {
        (self.counts >> SAN_JUAN) as u8
    }

    #[inline]
    const fn second_guest(self) -> u8 {
        (self.counts >> SECOND_GUEST) as u8 & 1
    }

    /// All nobles.
    pub(crate) const fn total(self) -> u8 {
        let nibbles = self.counts & PLACES;
        let pairs = (nibbles & 0x0f0f_0f0f_0f0f_0f0f) + (nibbles >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        let places = (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
        places + self.san_juan() + self.second_guest() + self.buildings.len()
    }

    /// Sets the nobles on a place, without taking them from anywhere.
    pub(crate) const fn set(&mut self, place: Place, nobles: u8) {
        let index = place.index();
        if index < Tile::ALL.len() + PRODUCTION {
            let shift = 4 * index;
            self.counts = self.counts & !(15 << shift) | (nobles as u64) << shift;
        } else if let Place::Building(building) = place {
            if nobles > 0 {
                self.buildings.insert(building);
            } else {
                self.buildings.remove(building);
            }
            if matches!(building, Building::Guesthouse) {
                let second = (nobles > 1) as u64;
                self.counts = self.counts & !(1 << SECOND_GUEST) | second << SECOND_GUEST;
            }
        }
    }

    /// Sets the nobles in San Juan, without taking them from anywhere.
    #[inline]
    pub(crate) const fn set_san_juan(&mut self, nobles: u8) {
        self.counts = self.counts & !(255 << SAN_JUAN) | (nobles as u64) << SAN_JUAN;
    }

    /// Moves all nobles to San Juan.
    pub(crate) const fn lift(&mut self) {
        let total = self.total();
        self.counts = (total as u64) << SAN_JUAN;
        self.buildings = BuildingSet::EMPTY;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_keeps_its_own_nobles() {
        let mut nobles = BoardNobles::default();
        let places = Tile::ALL
            .into_iter()
            .map(Place::Tile)
            .chain(Building::ALL.into_iter().map(Place::Building));
        let most = |place: Place| match place {
            Place::Tile(_) => 12,
            Place::Building(building) => building.row().circles,
        };
        for place in places.clone() {
            nobles.set(place, most(place));
        }
        nobles.set_san_juan(20);
        let sum: u8 = places.clone().map(|place| nobles.at(place)).sum();
        assert!(places.clone().all(|place| nobles.at(place) == most(place)));
        assert_eq!(nobles.total(), sum + 20);
        for place in places.clone() {
            nobles.set(place, 0);
        }
        assert!(places.clone().all(|place| nobles.at(place) == 0));
        assert_eq!((nobles.total(), nobles.san_juan()), (20, 20));
        nobles.set(Place::Building(Building::Guesthouse), 2);
        nobles.lift();
        assert_eq!((nobles.total(), nobles.san_juan()), (22, 22));
    }
}
