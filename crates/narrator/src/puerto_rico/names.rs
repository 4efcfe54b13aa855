//! Names of things.

use puerto_rico::{Building, ByGood, Gain, Good, Hold, Place, Role, RoleCard, Tile};

use crate::{Said, Value, id};

/// A good.
#[must_use]
pub fn good(good: Good) -> Said {
    Said::new(id("good", good.key()))
}

/// An amount of one kind: `3 corn`.
#[must_use]
pub fn amount(count: u8, kind: Good) -> Said {
    Said::new("good-amount")
        .with("count", count)
        .with("good", good(kind))
}

/// Amounts of goods as a list: `3 corn and 1 sugar`.
#[must_use]
pub fn goods(goods: &ByGood<u8>) -> Value {
    let held = goods.iter().filter(|(_, count)| **count > 0);
    Value::all(held.map(|(good, &count)| amount(count, good)))
}

/// An island tile.
#[must_use]
pub fn tile(tile: Tile) -> Said {
    Said::new(id("tile", tile.key()))
}

/// The plantation of a good.
#[must_use]
pub fn plantation(good: Good) -> Said {
    tile(Tile::plantation(good))
}

/// A role.
#[must_use]
pub fn role(role: Role) -> Said {
    Said::new(id("role", role.key()))
}

/// A role card.
#[must_use]
pub fn card(card: RoleCard) -> Said {
    Said::new(id("role", card.key()))
}

/// A building.
#[must_use]
pub fn building(building: Building) -> Said {
    Said::new(id("building", building.key()))
}

/// A kind of tile or a building.
#[must_use]
pub fn place(place: Place) -> Said {
    match place {
        Place::Tile(kind) => tile(kind),
        Place::Building(kind) => building(kind),
    }
}

/// Like [`place`]; San Juan for no place.
#[must_use]
pub fn place_or_san_juan(at: Option<Place>) -> Said {
    at.map_or_else(|| Said::new("word-san-juan"), place)
}

/// A ship by its number of holds, or the seat's wharf.
#[must_use]
pub fn ship(hold: Hold) -> Said {
    match hold {
        Hold::Ship(capacity) => Said::new("ship-name").with("capacity", capacity),
        Hold::Wharf => Said::new("word-private-ship"),
    }
}

/// What `strict_optional` asks about.
#[must_use]
pub fn gain(gain: Gain) -> Said {
    Said::new(format!("gain-{}", gain_key(gain)))
}

/// The key of a gain in messages.
#[must_use]
pub const fn gain_key(gain: Gain) -> &'static str {
    match gain {
        Gain::Production => "production",
        Gain::Factory { .. } => "factory",
        Gain::Prospector => "prospector",
        Gain::QuarryDiscount { .. } => "quarry-discount",
        Gain::BuilderPrivilege { .. } => "builder-privilege",
        Gain::TraderPrivilege => "trader-privilege",
        Gain::SmallMarket => "small-market",
        Gain::LargeMarket => "large-market",
        Gain::CaptainPrivilege => "captain-privilege",
        Gain::Harbor => "harbor",
        Gain::ForestDiscount { .. } => "forest-discount",
        Gain::Church { .. } => "church",
        Gain::SpecialtyFactory { .. } => "specialty-factory",
        Gain::SpecialtyFactoryPrivilege { .. } => "specialty-factory-privilege",
        Gain::TradingPostPrivilege => "trading-post-privilege",
        Gain::LighthouseCaptain => "lighthouse-captain",
        Gain::Lighthouse => "lighthouse",
        Gain::UnionHall { .. } => "union-hall",
        Gain::Villa { .. } => "villa",
        Gain::ZoningDiscount { .. } => "zoning-discount",
        Gain::ChapelDoubloon => "chapel-doubloon",
        Gain::ChapelPoint => "chapel-point",
        Gain::Jeweler { .. } => "jeweler",
        Gain::HuntingLodge => "hunting-lodge",
    }
}
