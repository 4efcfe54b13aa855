//! What the rules look up often, worked out once for each component set.

use super::{Components, PLANNING_LIMIT_START, RoadStep};
use crate::vocabulary::extension::{Effect, EffectSet, Extension, ExtensionSet, Input};
use crate::vocabulary::good::{ByGood, Good, GoodSet, Tiles};
use crate::vocabulary::location::Location;
use crate::vocabulary::order::{ORDER_COUNT, OrderSet};
use crate::vocabulary::place::{Place, PlaceSet};
use crate::vocabulary::role::Role;

/// The most steps of a Road.
pub(crate) const ROAD_STEPS_MAX: usize = 16;

/// Tables that follow from the numbers.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Derived {
    /// Where a kind may be planned, leaving out the player's own role and order: locations,
    /// movement, any-location space and the extensions whose input it is.
    pub accepting: ByGood<PlaceSet>,
    /// The kinds with a price.
    pub priced: GoodSet,
    /// Planning limit after a number of Road steps.
    pub limits: [u8; ROAD_STEPS_MAX + 1],
    /// Orders' goods, counted.
    pub order_tiles: [Tiles; ORDER_COUNT],
    /// Orders that ask for wool or cloth (Mission M20).
    pub textile_orders: OrderSet,
    /// Tiles used with 2, 3, 4 and 5 players.
    pub extensions: [ExtensionSet; 4],
    /// Tiles with each letter.
    pub letters: [ExtensionSet; 4],
    /// Effects that a player with the role may not buy (R44).
    pub like_role: [EffectSet; Role::COUNT],
    /// The tiles whose owner may not buy one with the effect (R44).
    pub like_effect: [ExtensionSet; Effect::COUNT],
    /// Room on all shelves together.
    pub slot_total: u16,
}

impl Derived {
    /// Empty tables, for a set that is still being read.
    pub(super) fn empty() -> Self {
        Self {
            accepting: ByGood::default(),
            priced: GoodSet::EMPTY,
            limits: [PLANNING_LIMIT_START; ROAD_STEPS_MAX + 1],
            order_tiles: [Tiles::EMPTY; ORDER_COUNT],
            textile_orders: OrderSet::EMPTY,
            extensions: [ExtensionSet::EMPTY; 4],
            letters: [ExtensionSet::EMPTY; 4],
            like_role: [EffectSet::EMPTY; Role::COUNT],
            like_effect: [ExtensionSet::EMPTY; Effect::COUNT],
            slot_total: 0,
        }
    }

    /// The tables of a set whose numbers are checked.
    pub(super) fn of(components: &Components) -> Self {
        let mut derived = Self::empty();
        derived.priced = Good::ALL
            .into_iter()
            .filter(|&good| components.prices[good] > 0)
            .collect();
        derived.accepting = ByGood::from_fn(|good| accepting(good, derived.priced));
        for step in 0..ROAD_STEPS_MAX {
            let more = components.road.get(step) == Some(&RoadStep::Space);
            derived.limits[step + 1] = derived.limits[step] + u8::from(more);
        }
        for (index, order) in components.orders.iter().enumerate() {
            derived.order_tiles[index] = order.goods.iter().copied().collect();
            if order
                .goods
                .iter()
                .any(|good| matches!(good, Good::Wool | Good::Cloth))
            {
                derived.textile_orders.0 |= 1 << index;
            }
        }
        for index in 0..Extension::COUNT {
            let extension = Extension::from_index(index);
            let Some(data) = components.extension(extension) else {
                continue;
            };
            derived.letters[data.letter as usize].insert(extension);
            for seat_count in data.player_count_min as usize..=5 {
                derived.extensions[Components::column(seat_count)].insert(extension);
            }
        }
        for role in Role::ALL {
            let own = components.roles[role.index()].workshop;
            derived.like_role[role.index()] = Effect::ALL
                .into_iter()
                .filter(|effect| effect.workshop().is_some_and(|other| other.does_the_same(&own)))
                .collect();
        }
        for effect in Effect::ALL {
            derived.like_effect[effect.index()] = (0..Extension::COUNT)
                .map(Extension::from_index)
                .filter(|other| other.effect.does_the_same(effect))
                .collect();
        }
        derived.slot_total = components
            .shelves
            .iter()
            .map(|shelf| u16::from(shelf.slots))
            .sum();
        derived
    }
}

/// The places that take a kind. Corn is never on a space.
fn accepting(good: Good, priced: GoodSet) -> PlaceSet {
    let mut places = PlaceSet::default();
    if good == Good::Corn {
        return places;
    }
    for location in Location::ALL {
        let takes = match location {
            Location::Farm => matches!(good, Good::Alpaca | Good::Food | Good::Wool),
            Location::Forest => matches!(good, Good::Food | Good::Cacao),
            Location::Mine => matches!(good, Good::Food | Good::Ore),
            Location::Harbor => matches!(good, Good::Fish | Good::Food | Good::Wood),
            Location::Village => good != Good::Food,
            Location::Market => priced.contains(good),
            Location::Road => matches!(good, Good::Stone | Good::Wood),
        };
        if takes {
            places.insert(Place::At(location));
        }
    }
    places.insert(Place::AnyLocation);
    if good == Good::Food {
        places.insert(Place::Movement);
    }
    for effect in Effect::ALL {
        if let Some(workshop) = effect.workshop()
            && matches!(workshop.input, Input::Tiles(input, _) if input == good)
        {
            places.insert(Place::Extension(effect));
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use crate::components::ComponentSet;
    use crate::vocabulary::extension::ExtensionSet;

    #[test]
    fn the_built_in_set_has_the_tiles_and_orders_that_the_rulebook_counts() {
        let derived = &ComponentSet::reconstructed().get().derived;
        assert_eq!(derived.textile_orders.len(), 8);
        assert_eq!(derived.extensions.map(ExtensionSet::len), [19, 22, 25, 28]);
        assert_eq!(derived.letters.map(ExtensionSet::len), [7, 7, 7, 7]);
    }
}
