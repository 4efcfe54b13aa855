//! Names of things.

use altiplano::{
    Components, Effect, Extension, Good, Input, Location, Mission, Order, Place, Recipe, Role, Workshop,
};

use crate::{Said, Value};

/// A good.
#[must_use]
pub fn good(good: Good) -> Said {
    Said::new(format!("altiplano-good-{}", good.key()))
}

/// An amount of one kind: `3 fish`. In lists, amounts are ordered by kind.
#[must_use]
pub fn amount(count: u8, kind: Good) -> Said {
    Said::new("good-amount")
        .with("count", count)
        .with("good", good(kind))
        .ranked(kind as u8)
}

/// Tiles as a list of amounts, ordered by kind: `2 food and 1 fish`.
#[must_use]
pub fn goods(goods: &[Good]) -> Value {
    let count = |kind: Good| goods.iter().filter(|&&good| good == kind).count() as u8;
    let held = Good::ALL.into_iter().filter(|&kind| count(kind) > 0);
    Value::all(held.map(|kind| amount(count(kind), kind)))
}

/// A location.
#[must_use]
pub fn location(location: Location) -> Said {
    Said::new(format!("altiplano-location-{}", location.key()))
}

/// A role.
#[must_use]
pub fn role(role: Role) -> Said {
    Said::new(format!("altiplano-role-{}", role.key()))
}

/// A Mission: what it asks for.
#[must_use]
pub fn mission(mission: Mission) -> Said {
    Said::new(format!("altiplano-mission-{}", mission.key()))
}

/// A place for tiles.
#[must_use]
pub fn place(place: Place) -> Said {
    match place {
        Place::At(at) => location(at),
        Place::AnyLocation => Said::new("altiplano-place-any-location"),
        Place::Movement => Said::new("altiplano-place-movement"),
        Place::Role => Said::new("altiplano-place-role"),
        // Somebody with several extensions has put the tile onto one of them.
        Place::Extension(own) => own.workshop().map_or_else(
            || effect(own),
            |workshop| Said::new("altiplano-place-extension").with("location", location(workshop.location)),
        ),
    }
}

/// What an extension does.
#[must_use]
pub fn effect(effect: Effect) -> Said {
    Said::new(format!("altiplano-extension-{}", effect.key()))
}

/// An extension tile by what it does: the action that it brings, otherwise its rule.
#[must_use]
pub fn extension(extension: Extension) -> Said {
    let own = extension.effect.workshop();
    own.map_or_else(|| effect(extension.effect), |own| workshop(&own))
}

/// What an order asks for.
#[must_use]
pub fn order(order: Order, components: &Components) -> Value {
    goods(&components.order(order).goods)
}

/// An action of a role or extension tile: `1 food → ore`.
#[must_use]
pub fn workshop(workshop: &Workshop) -> Said {
    let input = match workshop.input {
        Input::Tiles(good, count) => amount(count, good),
        Input::Coins(count) => coins(count.into()),
    };
    Said::new("altiplano-gives")
        .with("input", input)
        .with("gains", Value::any_of(workshop.gains.iter().map(good)))
}

/// A number of coins.
#[must_use]
pub fn coins(count: i64) -> Said {
    Said::new("altiplano-coins").with("count", count)
}

/// A number of points.
#[must_use]
pub fn points(count: i64) -> Said {
    Said::new("altiplano-points").with("count", count)
}

/// The key of a basic action in messages.
#[must_use]
pub const fn recipe_key(recipe: Recipe) -> &'static str {
    match recipe {
        Recipe::FarmWool => "farm-wool",
        Recipe::FarmCloth => "farm-cloth",
        Recipe::ForestWood => "forest-wood",
        Recipe::MineStone => "mine-stone",
        Recipe::MineSilver => "mine-silver",
        Recipe::HarborFood => "harbor-food",
        Recipe::HarborStone => "harbor-stone",
    }
}
