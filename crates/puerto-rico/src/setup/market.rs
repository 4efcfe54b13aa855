//! What is on the main board. With New Buildings the players choose it before the game, step by step in
//! `phases/draft.rs` (2020-pl, "Rozszerzenie I: Nowe budynki").
//!
//! From the start player clockwise each seat puts a kind of commercial building on an empty place of its price, until
//! all 12 small and 5 large places are filled; both copies go there, or one with two players. The rest leaves the game.
//! Chance can choose instead, or the table can name the market. If only one kind is possible, it is put there without
//! asking. The buildings of Nobles are drafted with the others or set out apart ([`NoblesMarket`]).

use crate::setup::agreement::Agreement;
use crate::setup::{Draft, Setup, SetupError};
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::expansion::{Expansion, Expansions};
use crate::vocabulary::nobles_market::NoblesMarket;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

/// Places of the main board for commercial buildings by price, 0 to 10; the last are the large ones
/// (2011-hu, "I. kiegészítő: Új épületek").
pub(crate) const PLACES: [u8; 11] = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5];

/// The same plus the places printed in red for Nobles: one for each of its buildings that is drafted in 2020, all but
/// the jeweler (2020-pl, "Rozszerzenie I: Nowe budynki").
const PLACES_WITH_RED: [u8; 11] = [0, 1, 3, 2, 2, 3, 2, 2, 2, 1, 6];

pub(crate) const fn count(places: &[u8]) -> u8 {
    let (mut count, mut cost) = (0, 0);
    while cost < places.len() {
        count += places[cost];
        cost += 1;
    }
    count
}

const _: () = assert!(count(&PLACES) == 17 && PLACES[10] == 5);
const _: () = assert!(count(&PLACES_WITH_RED) == 17 + 7 && PLACES_WITH_RED[10] == 6);

/// Pairs of which only one comes into the market, with the switch that says so.
pub(crate) const EXCLUSIONS: [(Switch, [Building; 2]); 2] = [
    (
        Switch::ExcludeOfficeTradingPost,
        [Building::Office, Building::TradingPost],
    ),
    (
        Switch::ExcludeHaciendaForestHouse,
        [Building::Hacienda, Building::ForestHouse],
    ),
];

/// Whether the market is chosen at all: with New Buildings always, with Nobles alone if drafted as in 2011.
#[must_use]
pub(crate) const fn is_drafted(expansions: Expansions, nobles: NoblesMarket) -> bool {
    expansions.has(Expansion::NewBuildings)
        || expansions.has(Expansion::Nobles) && matches!(nobles, NoblesMarket::Drafted)
}

/// What a table's draft chooses from, and how many it chooses.
pub(crate) struct Rules {
    /// The kinds that can be chosen.
    pub(crate) pool: BuildingSet,
    /// The kinds that are on the main board whatever is chosen.
    fixed: BuildingSet,
    /// Places by price.
    pub(crate) places: &'static [u8; 11],
}

impl Rules {
    pub(crate) const fn of(agreement: &Agreement) -> Self {
        let nobles = agreement.nobles_market;
        let mut fixed = BuildingSet::PRODUCTION;
        let mut pool = BuildingSet::BASE.and(BuildingSet::COMMERCIAL);
        let mut places = &PLACES;
        if agreement.expansions.has(Expansion::NewBuildings) {
            pool = pool.or(BuildingSet::of(Some(Expansion::NewBuildings)));
        }
        if agreement.expansions.has(Expansion::Nobles) {
            match nobles {
                NoblesMarket::Drafted => pool = pool.or(BuildingSet::NOBLES),
                NoblesMarket::Printed2020 if agreement.expansions.has(Expansion::NewBuildings) => {
                    pool = pool.or(BuildingSet::NOBLES.and(BuildingSet::COMMERCIAL));
                    fixed = fixed.or(BuildingSet::NOBLES.without(BuildingSet::COMMERCIAL));
                    places = &PLACES_WITH_RED;
                }
                NoblesMarket::Printed2020 | NoblesMarket::AllEightExtra => {
                    fixed = fixed.or(BuildingSet::NOBLES);
                }
            }
        }
        if !is_drafted(agreement.expansions, nobles) {
            fixed = fixed.or(pool);
            pool = BuildingSet::EMPTY;
        }
        Self { pool, fixed, places }
    }

    /// Places for small buildings.
    pub(crate) const fn small_places(&self) -> u8 {
        count(self.places) - self.places[10]
    }
}

/// The kinds that a table's draft chooses from.
pub(crate) fn pool(setup: &Setup) -> BuildingSet {
    Rules::of(&Agreement::of(setup)).pool
}

/// The places that a table's draft fills, by price.
pub(crate) fn places(setup: &Setup) -> [u8; 11] {
    *Rules::of(&Agreement::of(setup)).places
}

/// The chosen part of a market.
pub(crate) const fn drafted(agreement: &Agreement, market: BuildingSet) -> BuildingSet {
    market.and(Rules::of(agreement).pool)
}

/// The market before the first choice: what is always there, and what the table names.
pub(crate) fn first_market(setup: &Setup) -> BuildingSet {
    let fixed = Rules::of(&Agreement::of(setup)).fixed;
    match setup.draft {
        Draft::Named(market) => fixed.or(market),
        Draft::Players | Draft::Random => fixed,
    }
}

/// The buildings of each price, with the printed prices and with those of `factory_8_university_7`.
pub(crate) const AT_COST: [[BuildingSet; 11]; 2] = [at_cost(false), at_cost(true)];

const fn at_cost(factory_eight: bool) -> [BuildingSet; 11] {
    let mut sets = [BuildingSet::EMPTY; 11];
    let mut index = 0;
    while index < Building::COUNT {
        let building = Building::ALL[index];
        sets[building.cost(factory_eight) as usize].insert(building);
        index += 1;
    }
    sets
}

/// How many of these chosen buildings are on places of this price.
pub(crate) const fn count_at(drafted: BuildingSet, cost: u8, factory_eight: bool) -> u8 {
    drafted.and(AT_COST[factory_eight as usize][cost as usize]).len()
}

/// Whether a named market fills the places exactly.
pub(crate) fn check_market(setup: &Setup, market: BuildingSet) -> Result<(), SetupError> {
    let Rules { pool, places, .. } = Rules::of(&Agreement::of(setup));
    if let Some(building) = market.without(pool).iter().next() {
        return Err(SetupError::MarketBuilding { building });
    }
    let rulings = setup.rulings();
    for (cost, &expected) in places.iter().enumerate() {
        let cost = cost as u8;
        let found = count_at(market, cost, rulings.has(Switch::FactoryEight));
        if found != expected {
            return Err(SetupError::MarketPlaces {
                cost,
                found,
                expected,
            });
        }
    }
    for (switch, [building, other]) in EXCLUSIONS {
        if rulings.has(switch) && market.contains(building) && market.contains(other) {
            return Err(SetupError::MarketExcluded { building, other });
        }
    }
    Ok(())
}

/// Whether a market on the table could have been chosen under this setup.
pub(crate) fn is_possible(setup: &Setup, market: BuildingSet, is_done: bool) -> bool {
    let rules = Rules::of(&Agreement::of(setup));
    if !is_drafted(setup.expansions, setup.nobles_market()) {
        return market == rules.fixed;
    }
    let drafted = market.without(rules.fixed);
    let rulings = setup.rulings();
    let fits = |(cost, &places): (usize, &u8)| {
        let found = count_at(drafted, cost as u8, rulings.has(Switch::FactoryEight));
        found == places || (!is_done && found < places)
    };
    let excludes = |&(switch, pair): &(Switch, [Building; 2])| {
        rulings.has(switch) && pair.into_iter().all(|building| market.contains(building))
    };
    let has_large = !drafted.and(BuildingSet::LARGE).is_empty();
    let small = drafted.without(BuildingSet::LARGE).len();
    rules.fixed.without(market).is_empty()
        && drafted.without(rules.pool).is_empty()
        && rules.places.iter().enumerate().all(fits)
        && !EXCLUSIONS.iter().any(excludes)
        && !(rulings.has(Switch::DraftSmallFirst) && has_large && small < rules.small_places())
        && match setup.draft {
            Draft::Named(named) => named == drafted,
            Draft::Players | Draft::Random => true,
        }
}

/// Why a kind can't be chosen next.
pub(crate) fn check_choice(
    agreement: &Agreement,
    market: BuildingSet,
    building: Building,
) -> Result<(), Refusal> {
    let Rules { pool, places, .. } = Rules::of(agreement);
    let rulings = agreement.switches;
    let drafted = market.and(pool);
    if !pool.contains(building) {
        return Err(Refusal::NotInMarket);
    }
    if market.contains(building) {
        return Err(Refusal::AlreadyDrafted);
    }
    let factory_eight = rulings.has(Switch::FactoryEight);
    let cost = building.cost(factory_eight);
    if count_at(drafted, cost, factory_eight) >= places[usize::from(cost)] {
        return Err(Refusal::NoPlaceLeft { cost });
    }
    for (switch, [one, other]) in EXCLUSIONS {
        let rival = match building {
            _ if building == one => other,
            _ if building == other => one,
            _ => continue,
        };
        if rulings.has(switch) && market.contains(rival) {
            return Err(Refusal::Excluded { building: rival });
        }
    }
    let small = drafted.without(BuildingSet::LARGE).len();
    let small_places = count(places) - places[10];
    if BuildingSet::LARGE.contains(building) && rulings.has(Switch::DraftSmallFirst) && small < small_places {
        return Err(Refusal::SmallFirst);
    }
    Ok(())
}
