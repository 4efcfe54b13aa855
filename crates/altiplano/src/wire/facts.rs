//! What never changes about Altiplano: sent once. For a component set, it says what a table needs, by name; how a set
//! is written and read is in `components/file.rs`.

use serde::Serialize;

use tabletop::wire::BotRow;

use super::basic::BasicFacts;
use super::seat_view::Workshop;
use super::{cards, letter};
use crate::{
    ByGood, ComponentSet, Components, Effect, Extension, Fact, Good, Location, Mission, Order, Provenance,
    RoadStep, Role, RoleData, ShelfData, Switch,
};

/// The game's static facts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AltiplanoCatalog {
    /// The possible numbers of players.
    pub player_counts: Vec<u8>,
    /// What a table can turn on or off.
    pub switches: Vec<SwitchFacts>,
    /// What the locations offer to everybody.
    pub basic_actions: Vec<BasicFacts>,
    /// The sets of numbers that this server can play with; the first is the usual one.
    pub component_sets: Vec<ComponentsFacts>,
    /// The bots that can take a seat.
    pub bots: Vec<BotRow>,
}

/// A ruling that a table can turn on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = AltiplanoSwitchFacts))]
pub struct SwitchFacts {
    /// Which.
    pub switch: Switch,
    /// Whether it is on by default.
    pub default: bool,
}

/// A component set: every number that is printed on cards, tiles and boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ComponentsFacts {
    /// The set's name.
    pub name: String,
    /// SHA-256 of its file, hexadecimal.
    pub digest: String,
    /// Whether it is the one that comes with the program.
    pub built_in: bool,
    /// Whether some of its numbers are reconstructed, and not those of the printed game.
    pub reconstructed: bool,
    /// Where its numbers come from.
    pub provenance: ProvenanceCounts,
    /// The goods, in order.
    pub goods: Vec<GoodFacts>,
    /// Carts for 2, 3, 4 and 5 players, including those of the players.
    pub carts: Vec<u8>,
    /// The most carts that one player can have.
    pub cart_limit: u8,
    /// Orders on the Market for 2, 3, 4 and 5 players.
    pub orders_open: Vec<u8>,
    /// The locations.
    pub locations: Vec<LocationFacts>,
    /// Movement spaces.
    pub movement_spaces: u8,
    /// Corn that the store of E25 holds.
    pub corn_store_spaces: u8,
    /// Planning spaces at the start.
    pub planning_start: u8,
    /// The Road from the top.
    pub road: Vec<RoadStep>,
    /// The shelves in the order in which they are begun: left rack from the bottom, then right rack.
    pub shelves: Vec<ShelfData>,
    /// The roles.
    pub roles: Vec<RoleFacts>,
    /// The orders.
    pub orders: Vec<OrderFacts>,
    /// The houses, by the good on them.
    pub houses: Vec<Good>,
    /// Points of a house.
    pub house_points: u8,
    /// Points of a house for each tile of its kind that its owner has.
    pub house_bonus: u8,
    /// The boats, by the good on them.
    pub boats: Vec<Good>,
    /// Points of a boat.
    pub boat_points: u8,
    /// The extensions.
    pub extensions: Vec<ExtensionFacts>,
    /// What the positions of the strip add to the price, lowest first.
    pub surcharges: Vec<u8>,
    /// The Missions.
    pub missions: Vec<MissionFacts>,
}

/// How many numbers of a set come from each source.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProvenanceCounts {
    /// The rulebook's text says it.
    pub rulebook: u16,
    /// Follows from the rulebook's text.
    pub inferred: u16,
    /// Our own reconstruction.
    pub reconstructed: u16,
    /// Read off a real copy of the game by the host.
    pub printed: u16,
}

/// A kind of goods.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = AltiplanoGoodFacts))]
pub struct GoodFacts {
    /// Which.
    pub good: Good,
    /// Tiles for 2, 3, 4 and 5 players.
    pub stock: Vec<u8>,
    /// Points of a tile at the end.
    pub points: u8,
    /// What the Market pays; null if it has no price.
    pub price: Option<u8>,
    /// Where its tiles lie; null for food, which lies in the middle.
    pub home: Option<Location>,
}

/// A location.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LocationFacts {
    /// Which.
    pub location: Location,
    /// Action spaces on a player's board.
    pub spaces: u8,
    /// The kinds that its spaces take.
    pub accepts: Vec<Good>,
}

/// A role tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RoleFacts {
    /// Which.
    pub role: Role,
    /// Its action.
    pub workshop: Workshop,
    /// Goods at the start.
    pub goods: ByGood<u8>,
    /// Coins at the start.
    pub coins: u8,
}

/// An order card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OrderFacts {
    /// Which.
    pub order: Order,
    /// The goods asked for, in order of kinds.
    pub goods: Vec<Good>,
    /// Points when complete.
    pub points: u8,
}

/// An extension tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExtensionFacts {
    /// Which.
    pub extension: Extension,
    /// What it does.
    pub effect: Effect,
    /// Its action, if it has one of its own.
    pub workshop: Option<Workshop>,
    /// Its letter, `a` to `d`.
    pub letter: String,
    /// The smallest number of players that it is used with.
    pub players: u8,
    /// Coins, without the surcharge of the strip.
    pub price: u8,
}

/// A Mission card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MissionFacts {
    /// Which.
    pub mission: Mission,
    /// Points when done.
    pub points: u8,
}

impl AltiplanoCatalog {
    /// The facts of the rules in this program, these component sets (the usual one first), and the bots that can take
    /// a seat.
    #[must_use]
    pub fn new(sets: &[ComponentSet], bots: Vec<BotRow>) -> Self {
        let switch = |switch: Switch| SwitchFacts {
            switch,
            default: switch.default_on(),
        };
        Self {
            player_counts: (2..=5).collect(),
            switches: Switch::ALL.into_iter().map(switch).collect(),
            basic_actions: BasicFacts::all(),
            component_sets: sets.iter().map(|&set| set.into()).collect(),
            bots,
        }
    }
}

impl ProvenanceCounts {
    fn of(facts: &[Fact]) -> Self {
        let mut counts = Self::default();
        for fact in facts {
            *match fact.provenance {
                Provenance::Rulebook { .. } => &mut counts.rulebook,
                Provenance::Inferred => &mut counts.inferred,
                Provenance::Reconstructed => &mut counts.reconstructed,
                Provenance::Printed => &mut counts.printed,
            } += 1;
        }
        counts
    }
}

impl From<ComponentSet> for ComponentsFacts {
    fn from(set: ComponentSet) -> Self {
        let Components {
            name,
            digest: _,
            stock,
            points,
            prices,
            carts,
            orders_open,
            spaces,
            movement_spaces,
            corn_store_spaces,
            road,
            shelves,
            roles,
            orders,
            houses,
            house_points,
            house_bonus,
            boats,
            boat_points,
            extensions: _,
            surcharges,
            missions,
            facts,
            ..
        } = set.get();
        let provenance = ProvenanceCounts::of(facts);
        Self {
            name: name.clone(),
            digest: set.digest(),
            built_in: set.is_reconstructed(),
            reconstructed: provenance.reconstructed > 0,
            provenance,
            goods: Good::ALL
                .into_iter()
                .map(|good| GoodFacts {
                    good,
                    stock: stock[good].to_vec(),
                    points: points[good],
                    price: Some(prices[good]).filter(|&price| price > 0),
                    home: good.home(),
                })
                .collect(),
            carts: carts.to_vec(),
            cart_limit: crate::CART_LIMIT,
            orders_open: orders_open.to_vec(),
            locations: Location::ALL
                .into_iter()
                .map(|location| LocationFacts {
                    location,
                    spaces: spaces[location.index()],
                    accepts: set.get().accepted_at(location).iter().collect(),
                })
                .collect(),
            movement_spaces: *movement_spaces,
            corn_store_spaces: *corn_store_spaces,
            planning_start: crate::PLANNING_LIMIT_START,
            road: road.clone(),
            shelves: shelves.clone(),
            roles: Role::ALL
                .into_iter()
                .map(|role| role_facts(role, roles[role.index()]))
                .collect(),
            orders: Order::all()
                .map(|order| OrderFacts {
                    order,
                    goods: orders[order.index()].goods.to_vec(),
                    points: orders[order.index()].points,
                })
                .collect(),
            houses: cards(*houses),
            house_points: *house_points,
            house_bonus: *house_bonus,
            boats: cards(*boats),
            boat_points: *boat_points,
            extensions: extensions(set.get()),
            surcharges: surcharges.to_vec(),
            missions: Mission::ALL
                .into_iter()
                .map(|mission| MissionFacts {
                    mission,
                    points: missions[mission.index()],
                })
                .collect(),
        }
    }
}

fn role_facts(role: Role, data: RoleData) -> RoleFacts {
    let RoleData {
        workshop,
        goods,
        coins,
    } = data;
    RoleFacts {
        role,
        workshop: workshop.into(),
        goods,
        coins,
    }
}

fn extensions(components: &Components) -> Vec<ExtensionFacts> {
    let row = |extension: Extension| {
        let crate::ExtensionData {
            letter: number,
            player_count_min,
            price,
        } = components.extension(extension)?;
        Some(ExtensionFacts {
            extension,
            effect: extension.effect,
            workshop: extension.effect.workshop().map(Workshop::from),
            letter: letter(number),
            players: player_count_min,
            price,
        })
    };
    Extension::all().filter_map(row).collect()
}
