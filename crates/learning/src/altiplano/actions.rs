//! The order of Altiplano's actions and chance outcomes.

use std::iter::once;
use std::sync::LazyLock;

use altiplano::{
    Action, Effect, Extension, Fuel, Good, GoodSet, Input, Location, Mission, Order, Outcome, Place, Recipe,
    Role, SHELF_COUNT_MAX, coin_places,
};
use tabletop::{SEAT_COUNT_MAX, Seat};

use crate::numbers::{Listing, Numbers};

/// The most alpacas that give food at once: no component set has a Farm whose spaces hold more.
const ALPACAS_MAX: u8 = 15;

/// Spaces of the corn store (E25).
const CORN_STORE: u8 = 4;

/// Whether the tile on the any-location space is used.
const WILD: [bool; 2] = [false, true];

pub(super) static ACTIONS: LazyLock<Numbers<Action>> =
    LazyLock::new(|| Numbers::new(closing(turns(planning(opening())))));

pub(super) static OUTCOMES: LazyLock<Numbers<Outcome>> = LazyLock::new(|| {
    let all = Listing::new()
        .block("ring LOCATION", Location::ALL.map(Outcome::Ring))
        .block("start SEAT", Seat::all(SEAT_COUNT_MAX).map(Outcome::StartPlayer))
        .block("order ORDER", Order::all().map(Outcome::Order))
        .block("extension EXTENSION", Extension::all().map(Outcome::Extension))
        .block("role ROLE", Role::ALL.map(Outcome::Role))
        .block("mission MISSION", Mission::ALL.map(Outcome::Mission))
        .block("draw GOOD", Good::ALL.map(Outcome::Draw));
    Numbers::new(all)
});

fn opening() -> Listing<Action> {
    Listing::new()
        .block("role ROLE", Role::ALL.map(Action::TakeRole))
        .block("keep MISSION", Mission::ALL.map(Action::KeepMission))
        .block("give MISSION", Mission::ALL.map(Action::GiveMission))
}

fn planning(earlier: Listing<Action>) -> Listing<Action> {
    let draws = Good::ALL.map(|away| Action::Swap { away, take: None });
    let swaps = |away| {
        Good::ALL.map(|take| Action::Swap {
            away,
            take: Some(take),
        })
    };
    earlier
        .block(
            "take-back GOOD PLACE",
            tile_places().map(|(good, place)| Action::TakeBack { good, place }),
        )
        .block(
            "take-back coins PLACE",
            coin_places().iter().copied().map(Action::TakeBackCoins),
        )
        .block("draw", once(Action::DrawMore))
        .block("stop", once(Action::StopDrawing))
        .block("swap GOOD draw", draws)
        .block("swap GOOD GOOD", Good::ALL.into_iter().flat_map(swaps))
        .block("keep-tiles", once(Action::KeepTiles))
        .block(
            "plan GOOD PLACE",
            tile_places().map(|(good, place)| Action::Plan { good, place }),
        )
        .block("fund PLACE", coin_places().iter().copied().map(Action::Fund))
        .block("replan", once(Action::Replan))
}

fn turns(earlier: Listing<Action>) -> Listing<Action> {
    let driven = |make: fn(Location, Fuel) -> Action| {
        Location::ALL
            .into_iter()
            .flat_map(move |to| Fuel::ALL.map(move |fuel| make(to, fuel)))
    };
    let farm_food = |count| WILD.map(move |wild| Action::FarmFood { count, wild });
    earlier
        .block("pawn LOCATION", Location::ALL.map(Action::PlacePawn))
        .block("first-cart LOCATION", Location::ALL.map(Action::FirstCart))
        .block("cart LOCATION FUEL", driven(|to, fuel| Action::Cart { to, fuel }))
        .block("walk LOCATION FUEL", driven(|to, fuel| Action::Walk { to, fuel }))
        .block("farm food COUNT WILD", (1..=ALPACAS_MAX).flat_map(farm_food))
        .block(
            "RECIPE WILD",
            with_wild(Recipe::ALL, |recipe, wild| Action::Make { recipe, wild }),
        )
        .block(
            "forest cacao GOOD WILD",
            with_wild([Good::Food, Good::Cloth, Good::Glass], |gain, wild| {
                Action::TradeCacao { gain, wild }
            }),
        )
        .block(
            "harbor boat GOOD WILD",
            with_wild(or_none(), |good, wild| Action::BuildBoat { good, wild }),
        )
        .block(
            "village house GOOD WILD",
            with_wild(or_none(), |good, wild| Action::BuildHouse { good, wild }),
        )
        .block(
            "village store GOOD WILD",
            with_wild(Good::ALL, |good, wild| Action::Store { good, wild }),
        )
        .block("village cart", once(Action::BuyCart))
        .block(
            "market sell GOOD WILD",
            with_wild(Good::ALL, |good, wild| Action::Sell { good, wild }),
        )
        .block(
            "market extension EXTENSION",
            Extension::all().map(Action::BuyExtension),
        )
        .block(
            "market order ORDER",
            once(None).chain(Order::all().map(Some)).map(Action::TakeOrder),
        )
        .block(
            "market deliver GOOD WILD",
            with_wild(Good::ALL, |good, wild| Action::Deliver { good, wild }),
        )
        .block("road build WILD", WILD.map(|wild| Action::BuildRoad { wild }))
        .block("use PLACE GOOD WILD", uses())
}

fn closing(earlier: Listing<Action>) -> Listing<Action> {
    earlier
        .block("send-corn COUNT", (1..=CORN_STORE).map(Action::SendCorn))
        .block(
            "shelve-corn SHELF",
            (0..SHELF_COUNT_MAX as u8).map(Action::ShelveCorn),
        )
        .block("keep-corn", once(Action::KeepCorn))
        .block("done", once(Action::Done))
        .block("pass", once(Action::Pass))
        .block("end-turn", once(Action::EndTurn))
}

/// Each value without and with the tile on the any-location space.
fn with_wild<T: Copy>(
    values: impl IntoIterator<Item = T>,
    make: fn(T, bool) -> Action,
) -> impl Iterator<Item = Action> {
    values
        .into_iter()
        .flat_map(move |value| WILD.map(|wild| make(value, wild)))
}

/// No good, or one of them.
fn or_none() -> impl Iterator<Item = Option<Good>> {
    once(None).chain(Good::ALL.map(Some))
}

/// Which tile can lie where. What a role takes depends on the component set, so it may be any tile.
fn tile_places() -> impl Iterator<Item = (Good, Place)> {
    let fits = |good: Good| {
        let locations = Location::ALL.into_iter().map(Place::At);
        let movement = (good == Good::Food).then_some(Place::Movement);
        let extensions = Effect::ALL.into_iter().filter(move |effect| {
            let input = effect.workshop().map(|workshop| workshop.input);
            matches!(input, Some(Input::Tiles(kind, _)) if kind == good)
        });
        locations
            .chain(once(Place::AnyLocation))
            .chain(movement)
            .chain(once(Place::Role))
            .chain(extensions.map(Place::Extension))
            .map(move |place| (good, place))
    };
    Good::ALL.into_iter().flat_map(fits)
}

/// What roles and extensions do, and which choices they give.
fn uses() -> impl Iterator<Item = Action> {
    let role = Good::ALL.into_iter().map(|gain| (Place::Role, gain));
    let extensions = Effect::ALL.into_iter().flat_map(|effect| {
        let gains = effect.workshop().map(|workshop| workshop.gains);
        let gains = gains.into_iter().flat_map(GoodSet::iter);
        gains.map(move |gain| (Place::Extension(effect), gain))
    });
    let with_wild = |(place, gain)| WILD.map(move |wild| Action::Use { place, gain, wild });
    role.chain(extensions).flat_map(with_wild)
}
