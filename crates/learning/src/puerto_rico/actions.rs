//! The order of Puerto Rico's actions and chance outcomes. What comes up without expansions comes first, so that the
//! base game has a short space whose numbers mean the same in every game.

use std::iter::once;
use std::sync::LazyLock;

use puerto_rico::{Action, Building, Deed, Good, Hold, Occupant, Outcome, Place, RoleCard, Tile};

use crate::numbers::{Listing, Numbers};

/// Spaces of an island: the most tiles of one kind.
const ISLAND_SPACES: u8 = 12;

/// The most goods of a kind that one seat can have: all the indigo or all the sugar there is.
const GOODS_MAX: u8 = 11;

/// The holds of ships.
const CAPACITIES: [u8; 5] = [4, 5, 6, 7, 8];

pub(super) static ACTIONS: LazyLock<Numbers<Action>> = LazyLock::new(|| Numbers::new(expansions(base())));

pub(super) static OUTCOMES: LazyLock<Numbers<Outcome>> = LazyLock::new(|| {
    let base = Listing::new()
        .block("draw GOOD", Good::ALL.map(Outcome::Draw))
        .base_ends();
    let all = base
        .block("draft BUILDING", Building::ALL.map(Outcome::Draft))
        .block("crop GOOD", Good::ALL.map(Outcome::Crop))
        .block("production GOOD", Good::ALL.map(Outcome::Production))
        .block("building BUILDING", Building::ALL.map(Outcome::Building));
    Numbers::new(all)
});

fn base() -> Listing<Action> {
    let cards = RoleCard::ALL
        .into_iter()
        .filter(|&card| card != RoleCard::Buccaneer);
    Listing::new()
        .block("pass", once(Action::Pass))
        .block("accept", once(Action::Accept))
        .block("role ROLE", cards.map(Action::ChooseRole))
        .block("draw", once(Action::DrawPlantation))
        .block("take TILE", Tile::ALL.map(Action::TakeTile))
        .block("worker", once(Action::TakeWorker))
        .block("assign TILE WORKERS", tiles().flat_map(workers))
        .block(
            "assign BUILDING WORKERS",
            buildings(true).map(Place::Building).flat_map(workers),
        )
        .block("build BUILDING", buildings(true).map(Action::Build))
        .block("good GOOD", Good::ALL.map(Action::TakeGood))
        .block("sell GOOD", Good::ALL.map(Action::Sell))
        .block("load GOOD SHIP", loadings())
        .block("store GOOD", Good::ALL.map(Action::StoreKind))
        .block("keep GOOD", Good::ALL.map(Action::KeepSingle))
        .base_ends()
}

fn expansions(base: Listing<Action>) -> Listing<Action> {
    let amounts = |good| (0..=GOODS_MAX).map(move |amount| Action::Ship { good, amount });
    let give_ups = |good| Occupant::ALL.map(|occupant| Action::GiveUpTile { good, occupant });
    let or_san_juan = || once(None).chain(places().map(Some));
    base.block("role buccaneer", once(Action::ChooseRole(RoleCard::Buccaneer)))
        .block(
            "assign BUILDING WORKERS",
            buildings(false).map(Place::Building).flat_map(workers),
        )
        .block("build BUILDING", buildings(false).map(Action::Build))
        .block("draft BUILDING", Building::ALL.map(Action::DraftBuilding))
        .block("forest GOOD", Good::ALL.map(Action::PlantForest))
        .block("guest PLACE", places().map(Action::MoveGuest))
        .block("return worker PLACE", or_san_juan().map(Action::ReturnWorker))
        .block("return GOOD", Good::ALL.map(Action::ReturnGood))
        .block("return point", once(Action::ReturnPoint))
        .block("post GOOD", Good::ALL.map(Action::SellToPost))
        .block("small_wharf", once(Action::UseSmallWharf))
        .block("ship GOOD AMOUNT", Good::ALL.into_iter().flat_map(amounts))
        .block("noble", once(Action::TakeNoble))
        .block("nobles PLACE NOBLES", places().flat_map(nobles))
        .block("guest noble PLACE", places().map(Action::MoveNobleGuest))
        .block("return noble PLACE", or_san_juan().map(Action::ReturnNoble))
        .block("give_up GOOD OCCUPANT", Good::ALL.into_iter().flat_map(give_ups))
        .block("give_up forest GOOD", Good::ALL.map(Action::GiveUpForest))
        .block("deliver GOOD", Good::ALL.map(Action::Deliver))
        .block("deed DEED", Deed::ALL.map(Action::Deed))
        .block("rob SHIP", CAPACITIES.map(Action::RobShip))
        .block("loot GOODS", (0..=3).map(Action::KeepLoot))
        .block("raid PLACE", places().map(Action::PlaceRaided))
        .block("raid noble PLACE", places().map(Action::PlaceRaidedNoble))
        .block("capture ROLE", RoleCard::ALL.map(Action::Capture))
}

fn tiles() -> impl Iterator<Item = Place> {
    Tile::ALL.into_iter().map(Place::Tile)
}

/// The buildings of the base game, or those of the expansions.
fn buildings(base: bool) -> impl Iterator<Item = Building> {
    let belongs = move |building: &Building| building.expansion().is_none() == base;
    Building::ALL.into_iter().filter(belongs)
}

/// All places where somebody can work.
fn places() -> impl Iterator<Item = Place> {
    let buildings = Building::ALL.into_iter().map(Place::Building);
    tiles().chain(buildings).filter(|&place| circles(place) > 0)
}

/// The most circles that a seat can have in one kind of place: an island full of such tiles, or every copy of a
/// production building (`dup_production`).
const fn circles(place: Place) -> u8 {
    match place {
        Place::Tile(_) => ISLAND_SPACES,
        Place::Building(building) => {
            let row = building.row();
            match building.makes() {
                Some(_) => row.circles * row.copies,
                None => row.circles,
            }
        }
    }
}

fn workers(place: Place) -> impl Iterator<Item = Action> {
    let most = circles(place);
    let assign = move |workers| Action::AssignWorkers { place, workers };
    (0..=most).filter(move |_| most > 0).map(assign)
}

fn nobles(place: Place) -> impl Iterator<Item = Action> {
    (0..=circles(place)).map(move |nobles| Action::AssignNobles { place, nobles })
}

fn loadings() -> impl Iterator<Item = Action> {
    let holds = || CAPACITIES.into_iter().map(Hold::Ship).chain(once(Hold::Wharf));
    let loads = move |good| holds().map(move |hold| Action::Load { good, hold });
    Good::ALL.into_iter().flat_map(loads)
}
