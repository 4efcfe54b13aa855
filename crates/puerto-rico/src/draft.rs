//! The draft of New Buildings: the players choose the market before the game
//! (puerto-rico-2020-pl.txt:788-830; section B.4).
//!
//! From the start player clockwise each seat puts a kind of commercial building on an empty place of its
//! price, until all 12 small and 5 large places are filled; both copies lie there, one with two players.
//! The rest leaves the game. Chance can choose instead, or the table names the market. A single possible
//! kind is put without asking.

use tabletop::{EventSink, Seat, Weighted};

use crate::action::{Action, Outcome};
use crate::building::Building;
use crate::building_set::BuildingSet;
use crate::decision::Decision;
use crate::event::Event;
use crate::expansion::{Expansion, Expansions};
use crate::refusal::Refusal;
use crate::rules::{Switch, Switches};
use crate::setup::{Draft, Setup, SetupError};
use crate::start;
use crate::state::State;

/// Places of the main board for commercial buildings by price, 0 to 10; the last are the large ones
/// (puerto-rico-2011-hu.txt:685).
pub(crate) const PLACES: [u8; 11] = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5];

/// Places for small buildings.
const SMALL_PLACES: u8 = 12;
/// Places in all.
const PLACE_COUNT: u8 = 17;

const _: () = {
    let (mut small, mut cost) = (0, 0);
    while cost < 10 {
        small += PLACES[cost];
        cost += 1;
    }
    assert!(small == SMALL_PLACES && small + PLACES[10] == PLACE_COUNT);
};

/// Pairs of which only one comes into the market, with the switch that says so.
const EXCLUSIONS: [(Switch, [Building; 2]); 2] = [
    (
        Switch::ExcludeOfficeTradingPost,
        [Building::Office, Building::TradingPost],
    ),
    (
        Switch::ExcludeHaciendaForestHouse,
        [Building::Hacienda, Building::ForestHouse],
    ),
];

/// Whether the market is chosen at all.
#[must_use]
pub(crate) const fn is_drafted(expansions: Expansions) -> bool {
    expansions.has(Expansion::NewBuildings)
}

/// The kinds that can be chosen for the market: commercial ones of the base game and of the expansions.
pub(crate) fn pool(expansions: Expansions) -> BuildingSet {
    let belongs = |building: &Building| match building.expansion() {
        Some(expansion) => expansions.has(expansion),
        None => true,
    };
    let all = Building::ALL.into_iter().filter(belongs);
    all.collect::<BuildingSet>().without(BuildingSet::PRODUCTION)
}

/// The market before the first choice: production buildings, and all others where nothing is chosen.
pub(crate) fn first_market(setup: &Setup) -> BuildingSet {
    match setup.draft {
        Draft::Named(market) => BuildingSet::PRODUCTION.or(market),
        _ if is_drafted(setup.expansions) => BuildingSet::PRODUCTION,
        _ => BuildingSet::BASE,
    }
}

/// How many of these lie on places of this price.
fn count_at(market: BuildingSet, cost: u8, factory_eight: bool) -> u8 {
    let commercial = market.without(BuildingSet::PRODUCTION);
    let at_cost = |building: &Building| building.cost(factory_eight) == cost;
    commercial.iter().filter(at_cost).count() as u8
}

/// Whether a named market fills the places exactly.
pub(crate) fn check_market(setup: &Setup, market: BuildingSet) -> Result<(), SetupError> {
    if let Some(building) = market.without(pool(setup.expansions)).iter().next() {
        return Err(SetupError::MarketBuilding { building });
    }
    let rulings = setup.rulings();
    for (cost, &expected) in PLACES.iter().enumerate() {
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
    for (switch, pair) in EXCLUSIONS {
        if rulings.has(switch) && pair.into_iter().all(|building| market.contains(building)) {
            return Err(SetupError::MarketExcluded { pair });
        }
    }
    Ok(())
}

/// Whether a market on the table could have come about like this.
pub(crate) fn is_possible(setup: &Setup, market: BuildingSet, is_done: bool) -> bool {
    if !is_drafted(setup.expansions) {
        return market == BuildingSet::BASE;
    }
    let drafted = market.without(BuildingSet::PRODUCTION);
    let rulings = setup.rulings();
    let fits = |(cost, &places): (usize, &u8)| {
        let found = count_at(market, cost as u8, rulings.has(Switch::FactoryEight));
        found == places || (!is_done && found < places)
    };
    let excludes = |&(switch, pair): &(Switch, [Building; 2])| {
        rulings.has(switch) && pair.into_iter().all(|building| market.contains(building))
    };
    let has_large = !drafted.and(BuildingSet::LARGE).is_empty();
    let small = drafted.without(BuildingSet::LARGE).len();
    BuildingSet::PRODUCTION.without(market).is_empty()
        && drafted.without(pool(setup.expansions)).is_empty()
        && PLACES.iter().enumerate().all(fits)
        && !EXCLUSIONS.iter().any(excludes)
        && !(rulings.has(Switch::DraftSmallFirst) && has_large && small < SMALL_PLACES)
        && match setup.draft {
            Draft::Named(named) => named == drafted,
            Draft::Players | Draft::Random => true,
        }
}

/// Why a kind can't be chosen next.
fn check_choice(
    expansions: Expansions,
    rulings: Switches,
    market: BuildingSet,
    building: Building,
) -> Result<(), Refusal> {
    if !pool(expansions).contains(building) {
        return Err(Refusal::NotInMarket);
    }
    if market.contains(building) {
        return Err(Refusal::AlreadyDrafted);
    }
    let factory_eight = rulings.has(Switch::FactoryEight);
    let cost = building.cost(factory_eight);
    if count_at(market, cost, factory_eight) >= PLACES[usize::from(cost)] {
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
    let small = market
        .without(BuildingSet::PRODUCTION)
        .without(BuildingSet::LARGE)
        .len();
    if BuildingSet::LARGE.contains(building) && rulings.has(Switch::DraftSmallFirst) && small < SMALL_PLACES {
        return Err(Refusal::SmallFirst);
    }
    Ok(())
}

impl State {
    /// The kinds that can be put on the main board next.
    #[must_use]
    pub fn draftable(&self) -> BuildingSet {
        let setup = &self.agreement;
        Building::ALL
            .into_iter()
            .filter(|&building| check_choice(setup.expansions, setup.switches, self.market, building).is_ok())
            .collect()
    }

    /// Commercial buildings on the main board, while it is filled.
    fn drafted_count(&self) -> u8 {
        self.market.without(BuildingSet::PRODUCTION).len()
    }
}

/// Who chooses next: from the start player clockwise.
pub(crate) fn chooser(state: &State) -> Seat {
    let turn = state.governor.index() + usize::from(state.drafted_count());
    Seat::new(turn % state.seats())
}

/// Asks for the next kind, or goes on with the setup when all places are filled.
pub(crate) fn next(state: &mut State, events: &mut impl EventSink<Event>) {
    while state.drafted_count() < PLACE_COUNT {
        let kinds = state.draftable();
        let is_random = state.agreement.is_random_draft;
        if kinds.len() > 1 {
            state.decision = match is_random {
                true => Decision::DraftChance,
                false => Decision::Draft(chooser(state)),
            };
            return;
        }
        let Some(building) = kinds.iter().next() else {
            break;
        };
        put(state, building, events);
    }
    start::after_market(state);
}

/// Lays all copies of a kind on the main board (puerto-rico-2020-pl.txt:795).
#[cold]
fn put(state: &mut State, building: Building, events: &mut impl EventSink<Event>) {
    let by = (!state.agreement.is_random_draft).then(|| chooser(state));
    state.market.insert(building);
    state.for_sale.insert(building);
    events.tell(Event::BuildingDrafted { by, building });
}

/// The kinds that have a place.
#[cold]
pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    actions.extend(state.draftable().iter().map(Action::DraftBuilding));
}

/// A choice must be made.
#[cold]
pub(crate) fn check(state: &State, action: Action) -> Result<(), Refusal> {
    let setup = &state.agreement;
    match action {
        Action::DraftBuilding(building) => {
            check_choice(setup.expansions, setup.switches, state.market, building)
        }
        Action::Pass => Err(Refusal::MustDecide),
        _ => Err(Refusal::OtherDecision),
    }
}

/// Carries out a choice.
#[cold]
pub(crate) fn apply(state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
    if let Action::DraftBuilding(building) = action {
        put(state, building, events);
    }
    next(state, events);
}

/// What chance may choose: every kind that has a place alike.
#[cold]
pub(crate) fn outcomes(state: &State, outcomes: &mut Vec<Weighted<Outcome>>) {
    outcomes.extend(state.draftable().iter().map(|building| Weighted {
        outcome: Outcome::Draft(building),
        weight: 1,
    }));
}

/// Carries out the choice of chance.
#[cold]
pub(crate) fn resolve(state: &mut State, building: Building, events: &mut impl EventSink<Event>) {
    put(state, building, events);
    next(state, events);
}
