//! The numbers printed on cards, tiles and boards: a component set.
//!
//! The rules never name such a number; they look it up in the set that the table plays with. The set that
//! comes with the program is *reconstructed*, see `data/components.txt`. A host can read their own set with
//! [`Components::read`] and make it known with [`ComponentSet::load`].

mod cards;
mod check;
mod derived;
mod error;
mod file;
mod reader;
mod set;

use alloc::string::String;
use alloc::vec::Vec;

pub use error::{ComponentError, Expected, Problem};
pub use set::ComponentSet;

use crate::vocabulary::extension::{Extension, Workshop};
use crate::vocabulary::good::{ByGood, Cards, Good, GoodSet};
use crate::vocabulary::location::Location;
use crate::vocabulary::mission::Mission;
use crate::vocabulary::order::{ORDER_COUNT, Order};
use crate::vocabulary::place::Place;
use crate::vocabulary::role::Role;
use derived::Derived;

/// How many extensions lie on the strip (rulebook, "Przygotowanie do rozgrywki").
pub const STRIP_LENGTH: usize = 5;

/// The planning spaces at the start, the topmost field of the Road (rulebook, "Przygotowanie do rozgrywki").
pub const PLANNING_LIMIT_START: u8 = 4;

/// The most planning spaces that the Road can give.
pub const PLANNING_LIMIT_MAX: u8 = 8;

/// The most carts that one player can have (rulebook, "Wioska").
pub const CART_LIMIT: u8 = 4;

/// Where a number comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    /// The rulebook's text says it, in these lines of `altiplano-pl.txt`.
    Rulebook {
        /// The first line.
        first: u16,
        /// The last line.
        last: u16,
    },
    /// Follows from the rulebook's text by an argument.
    Inferred,
    /// Our own value.
    Reconstructed,
    /// Read off a real copy of the game by the host.
    Printed,
}

/// One line of a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// The field that it is about, such as `good.fish.points`.
    pub field: String,
    /// Its value as written.
    pub value: String,
    /// Where it comes from.
    pub provenance: Provenance,
}

tabletop::words! {
    /// A step of the Road.
    pub enum RoadStep: "step of the Road" {
        /// One more planning space, from the next draw on.
        Space = "space",
        /// One corn into the warehouse.
        Corn = "corn",
    }
}

tabletop::wire! {
    /// A shelf of the warehouse.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct ShelfData as ShelfFacts {
        /// How many tiles fill it, 1 to 8.
        pub slots: u8,
        /// Points for the full shelf.
        pub points: u8,
    }
}

/// A role tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoleData {
    /// Its action.
    pub workshop: Workshop,
    /// Goods at the start.
    pub goods: ByGood<u8>,
    /// Coins at the start.
    pub coins: u8,
}

/// An order card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderData {
    /// The goods asked for, in order of kinds; at most 8.
    pub goods: Vec<Good>,
    /// Points when complete.
    pub points: u8,
}

/// An extension tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExtensionData {
    /// Its letter: 0 for A to 3 for D.
    pub letter: u8,
    /// The smallest number of players that it is used with, 2 to 5.
    pub player_count_min: u8,
    /// Coins, without the surcharge.
    pub price: u8,
}

/// A complete, checked component set.
#[derive(Clone, PartialEq, Debug)]
pub struct Components {
    /// The set's name: lower-case letters, digits and hyphens.
    pub name: String,
    /// SHA-256 of the file.
    pub digest: [u8; 32],
    /// Tiles of each kind for 2, 3, 4 and 5 players.
    pub stock: ByGood<[u8; 4]>,
    /// Points of a tile at the end.
    pub points: ByGood<u8>,
    /// What the Market pays; 0 where a kind has no price.
    pub prices: ByGood<u8>,
    /// Carts for 2, 3, 4 and 5 players, including those of the players.
    pub carts: [u8; 4],
    /// Orders on the Market for 2, 3, 4 and 5 players.
    pub orders_open: [u8; 4],
    /// Action spaces of each location.
    pub spaces: [u8; Location::COUNT],
    /// Movement spaces.
    pub movement_spaces: u8,
    /// Corn that the store of E25 holds.
    pub corn_store_spaces: u8,
    /// The Road from the top.
    pub road: Vec<RoadStep>,
    /// The shelves: left rack from the bottom, then right rack from the bottom.
    pub shelves: Vec<ShelfData>,
    /// The roles, in order.
    pub roles: [RoleData; Role::COUNT],
    /// The orders, in order.
    pub orders: [OrderData; ORDER_COUNT],
    /// House cards by good.
    pub houses: Cards,
    /// Points of a house.
    pub house_points: u8,
    /// Points of a house for each tile of its kind that its owner has.
    pub house_bonus: u8,
    /// Boat cards by good.
    pub boats: Cards,
    /// Points of a boat.
    pub boat_points: u8,
    /// The tiles of the set, by [`Extension::index`].
    pub extensions: [Option<ExtensionData>; Extension::COUNT],
    /// What the positions of the strip add to the price, lowest first.
    pub surcharges: [u8; STRIP_LENGTH],
    /// Points of the Missions, in order.
    pub missions: [u8; Mission::COUNT],
    /// The lines of the file, with their provenance.
    pub facts: Vec<Fact>,
    /// What the rules look up often, worked out once.
    pub(crate) derived: Derived,
}

/// The file of the set that comes with the program, with comments.
pub const RECONSTRUCTED_FILE: &str = include_str!("../../data/components.txt");

/// The files that came with earlier versions of the program, newest first, byte by byte as they were: games that
/// began with one of them are played on and replayed with it.
const EARLIER_FILES: [&str; 2] = [
    include_str!("../../data/earlier/second.txt"),
    include_str!("../../data/earlier/first.txt"),
];

impl Components {
    /// The kinds that the spaces of a location take.
    #[must_use]
    pub fn accepted_at(&self, location: Location) -> GoodSet {
        let takes = |good: &Good| self.derived.accepting[*good].contains(Place::At(location));
        Good::ALL.into_iter().filter(takes).collect()
    }

    /// The column of the supply table that applies: 0 for two players.
    pub(crate) const fn column(seat_count: usize) -> usize {
        seat_count - 2
    }

    /// The order card.
    #[must_use]
    pub fn order(&self, order: Order) -> &OrderData {
        &self.orders[order.index()]
    }

    /// The extension tile, if the set has it.
    #[must_use]
    #[inline]
    pub fn extension(&self, extension: Extension) -> Option<ExtensionData> {
        self.extensions[extension.index()]
    }
}
