//! Log lines.

use altiplano::{Action, Components, Event, First, Fuel, Good, Place, Ride, Role, Trigger};
use tabletop::Seat;

use super::names;
use crate::{Said, Value};

/// The fact in a sentence, at a table that plays with these numbers and where each seat has this role; empty if another
/// fact tells it. Consecutive facts of one kind about one seat, such as tiles drawn one by one, go on.
#[must_use]
pub fn event(event: &Event, components: &Components, role: impl Fn(Seat) -> Option<Role>) -> Vec<Said> {
    let one = match *event {
        Event::LocationLaid(_)
        | Event::OrderLaid(_)
        | Event::ExtensionSlid { .. }
        | Event::MissionDealt(_) => None,
        Event::StartPlayer(_)
        | Event::RoundBegan { .. }
        | Event::PlansShown
        | Event::ExtensionLeft(_)
        | Event::ExtensionLaid { .. }
        | Event::EndTriggered { .. }
        | Event::GameOver => table(event),
        Event::RoleTaken { .. }
        | Event::MissionsPassed
        | Event::MissionsChosen
        | Event::MissionDone { .. }
        | Event::FirstHappened { .. }
        | Event::OrderCompleted { .. }
        | Event::ShelfFilled { .. } => cards(event),
        Event::TookBack { .. }
        | Event::TookBackCoins { .. }
        | Event::BagFilled(_)
        | Event::Drawn { .. }
        | Event::SwappedAway { .. }
        | Event::SwappedIn { .. }
        | Event::Planned { .. }
        | Event::Funded { .. }
        | Event::LimitRaised { .. } => tiles(event),
        Event::Acted { seat, action } => acted(seat, action, components, role(seat)),
        Event::PawnPlaced { .. }
        | Event::Moved { .. }
        | Event::Gained { .. }
        | Event::NotGained { .. }
        | Event::Coins { .. }
        | Event::Stored { .. }
        | Event::CornKept(_)
        | Event::CornNotGained(_)
        | Event::Passed { .. } => turn(event),
    };
    one.into_iter().collect()
}

/// Facts that concern everybody: rounds, extensions, the end.
fn table(event: &Event) -> Option<Said> {
    Some(match *event {
        Event::StartPlayer(seat) => Said::of("altiplano-log-start-player", seat),
        Event::RoundBegan { round } => Said::new("altiplano-log-round-began").with("round", round),
        Event::PlansShown => Said::new("altiplano-log-plans-shown"),
        Event::ExtensionLeft(extension) => {
            Said::new("altiplano-log-extension-left").with("extension", names::extension(extension))
        }
        Event::ExtensionLaid { .. } => Said::new("altiplano-log-extension-laid")
            .with("count", 1_u8)
            .running(),
        Event::EndTriggered { trigger, final_round } => end(trigger, final_round),
        Event::GameOver => Said::new("altiplano-log-game-over"),
        _ => return None,
    })
}

/// Why the game ends, and at the end of which round.
#[must_use]
pub fn end(trigger: Trigger, final_round: u8) -> Said {
    let said = match trigger {
        Trigger::Empty(location) => {
            Said::new("altiplano-log-end-triggered-empty").with("location", names::location(location))
        }
        Trigger::Strip => Said::new("altiplano-log-end-triggered-strip"),
    };
    said.with("round", final_round)
}

/// Roles, Missions, orders and shelves.
fn cards(event: &Event) -> Option<Said> {
    Some(match *event {
        Event::RoleTaken { seat, role } => {
            Said::of("altiplano-log-role-taken", seat).with("role", names::role(role))
        }
        Event::MissionsPassed => Said::new("altiplano-log-missions-passed"),
        Event::MissionsChosen => Said::new("altiplano-log-missions-chosen"),
        Event::MissionDone { seat, mission } => {
            Said::of("altiplano-log-mission-done", seat).with("mission", names::mission(mission))
        }
        Event::FirstHappened { seat, what } => {
            let what = match what {
                First::Shelf => "shelf",
                First::FishShelf => "fish-shelf",
                First::Order => "order",
                First::House => "house",
            };
            Said::of("altiplano-log-first-happened", seat).with("what", what)
        }
        Event::OrderCompleted { seat, points, .. } => {
            Said::of("altiplano-log-order-completed", seat).with("points", points)
        }
        Event::ShelfFilled { seat, shelf, points } => Said::of("altiplano-log-shelf-filled", seat)
            .with("shelf", shelf + 1)
            .with("points", points),
        _ => return None,
    })
}

/// Tiles and coins drawn, planned and taken back.
fn tiles(event: &Event) -> Option<Said> {
    Some(match *event {
        Event::TookBack { seat, good, place } => Said::of("altiplano-log-took-back", seat)
            .with("places", at_place(good, place))
            .running(),
        Event::TookBackCoins { seat, count, .. } => Said::of("altiplano-log-took-back-coins", seat)
            .with("count", count)
            .running(),
        Event::BagFilled(seat) => Said::of("altiplano-log-bag-filled", seat),
        Event::Drawn { seat, good, count } => Said::of("altiplano-log-drawn", seat)
            .with("goods", amounts(count, good))
            .running(),
        Event::SwappedAway { seat, good } => with_good("altiplano-log-swapped-away", seat, good),
        Event::SwappedIn { seat, good } => with_good("altiplano-log-swapped-in", seat, good),
        Event::Planned { seat, good, place } => Said::of("altiplano-log-planned", seat)
            .with("places", at_place(good, place))
            .running(),
        Event::Funded { seat, count, .. } => Said::of("altiplano-log-funded", seat)
            .with("count", count)
            .running(),
        Event::LimitRaised { seat, limit } => {
            Said::of("altiplano-log-limit-raised", seat).with("limit", limit)
        }
        _ => return None,
    })
}

/// What a seat does on its turn and what that brings.
fn turn(event: &Event) -> Option<Said> {
    Some(match *event {
        Event::PawnPlaced { seat, location } => {
            Said::of("altiplano-log-pawn-placed", seat).with("location", names::location(location))
        }
        Event::Moved { seat, to, ride, .. } => Said::of("altiplano-log-moved", seat)
            .with("location", names::location(to))
            .with("ride", ride_key(ride)),
        Event::Gained { seat, good, count } => {
            Said::of("altiplano-log-gained", seat).with("good", names::amount(count, good))
        }
        Event::NotGained { seat, good } => with_good("altiplano-log-not-gained", seat, good),
        Event::Coins { seat, change } => {
            let id = match change < 0 {
                true => "altiplano-log-coins-paid",
                false => "altiplano-log-coins-gained",
            };
            Said::of(id, seat).with("count", change.unsigned_abs())
        }
        Event::Stored { seat, good, .. } => Said::of("altiplano-log-stored", seat)
            .with("goods", amounts(1, good))
            .running(),
        Event::CornKept(seat) => Said::of("altiplano-log-corn-kept", seat),
        Event::CornNotGained(seat) => Said::of("altiplano-log-corn-not-gained", seat),
        Event::Passed { seat, automatic } => {
            let id = match automatic {
                true => "altiplano-log-passed-automatic",
                false => "altiplano-log-passed",
            };
            Said::of(id, seat)
        }
        _ => return None,
    })
}

/// Which action was taken; what it brings follows in further facts. Storing is told by what is stored.
fn acted(seat: Seat, action: Action, components: &Components, role: Option<Role>) -> Option<Said> {
    let say = |id: &str| Said::of(format!("altiplano-log-acted-{id}"), seat);
    let card = |good: Option<Good>| good.map_or_else(no_card, names::good);
    Some(match action {
        Action::FarmFood { count, .. } => say("farm-food").with("count", count),
        Action::Make { recipe, .. } => say(names::recipe_key(recipe)),
        Action::TradeCacao { gain, .. } => say("trade-cacao").with("good", names::good(gain)),
        Action::BuildBoat { good, .. } => say("build-boat").with("good", card(good)),
        Action::BuildHouse { good, .. } => say("build-house").with("good", card(good)),
        Action::Sell { good, .. } => say("sell").with("good", names::good(good)),
        Action::Deliver { good, .. } => say("deliver").with("good", names::good(good)),
        Action::BuyExtension(extension) => {
            say("buy-extension").with("extension", names::extension(extension))
        }
        Action::TakeOrder(order) => {
            let goods = order.map_or_else(|| no_card().into(), |order| names::order(order, components));
            say("take-order").with("goods", goods)
        }
        Action::Use { place, gain, .. } => match (place, role) {
            (Place::Extension(effect), _) => {
                let own = effect.workshop();
                let name = own.map_or_else(|| names::effect(effect), |own| names::workshop(&own));
                say("use-extension").with("extension", name)
            }
            (_, Some(role)) => say("use-role").with("role", names::role(role)),
            (_, None) => say("use-own-role"),
        }
        .with("good", names::good(gain)),
        Action::SendCorn(count) => say("send-corn").with("count", count),
        Action::BuyCart => say("buy-cart"),
        Action::BuildRoad { .. } => say("build-road"),
        _ => return None,
    })
}

fn no_card() -> Said {
    Said::new("altiplano-act-no-card")
}

fn with_good(id: &'static str, seat: Seat, good: Good) -> Said {
    Said::of(id, seat).with("good", names::good(good))
}

/// A list with one amount, which goes on.
fn amounts(count: u8, good: Good) -> Value {
    Value::all([names::amount(count, good)])
}

/// A list with one place and its tiles, which goes on: `2 food (Forest), 1 fish (Harbor)`.
fn at_place(good: Good, place: Place) -> Value {
    let at = Said::new("altiplano-goods-at")
        .with("goods", amounts(1, good))
        .with("place", names::place(place));
    Value::all([at.ranked(rank(place))])
}

/// The order in which places are listed.
const fn rank(place: Place) -> u8 {
    match place {
        Place::At(location) => location as u8,
        Place::AnyLocation => 10,
        Place::Movement => 11,
        Place::Role => 12,
        Place::Extension(effect) => 20 + effect as u8,
    }
}

/// The variant of a sentence about a move.
const fn ride_key(ride: Ride) -> &'static str {
    match ride {
        Ride::FirstCart => "first-cart",
        Ride::Cart(Fuel::Food) => "cart-food",
        Ride::Cart(Fuel::Coin) => "cart-coin",
        Ride::Walk(Fuel::Food) => "walk-food",
        Ride::Walk(Fuel::Coin) => "walk-coin",
    }
}
