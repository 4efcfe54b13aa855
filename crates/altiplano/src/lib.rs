//! The rules of Altiplano: pure, exact, fast.
//!
//! Start reading at [`State`], then the [`Decision`] it waits for; each phase is a module of its
//! own (`opening`, `drawing`, `planning`, `turns`, `ending`), each location one under `locations`.
//! Every number printed on cards, tiles and boards stands in a component set ([`Components`]); the one
//! that comes with the program is *reconstructed*. Rulings are numbered as in
//! `docs/rulings/altiplano.md`; lines are those of the rulebook `altiplano-pl.txt`.
//!
//! ```
//! use altiplano::{Setup, State};
//! use tabletop::{FastRandom, Game, random_playout};
//!
//! let setup: Setup = "players=3 missions=on".parse()?;
//! let mut game = State::new(&setup)?;
//! let decisions = random_playout(&mut game, &mut FastRandom::new(1));
//! let winner = game.scores().first(3).iter().max().copied();
//! assert!(decisions > 100 && winner.is_some());
//! # Ok::<(), altiplano::SetupError>(())
//! ```
#![forbid(unsafe_code)]

mod action;
mod components;
mod decision;
mod determinize;
mod drawing;
mod ending;
mod event;
mod extension;
mod game;
mod good;
mod invariants;
mod location;
mod locations;
mod mission;
mod missions;
mod moves;
mod notation;
mod opening;
mod order;
mod place;
mod planning;
mod player;
mod position;
mod refusal;
mod role;
mod scoring;
mod sealed;
mod setup;
mod state;
mod swap;
mod switch;
mod turns;
mod view;
mod vocabulary;
mod warehouse;

#[cfg(test)]
mod tests;

pub use action::{Action, Fuel, Outcome, Recipe};
pub use components::{
    CART_LIMIT, ComponentError, ComponentSet, Components, Expected, ExtensionData, Fact, OrderData,
    PLANNING_LIMIT_MAX, PLANNING_LIMIT_START, Problem, Provenance, RECONSTRUCTED_FILE, RoadStep, RoleData,
    SHELF_COUNT_MAX, STRIP_LENGTH, ShelfData,
};
pub use decision::{CornSource, Decision, Last};
pub use event::{Event, Ride, Trigger};
pub use extension::{Effect, EffectSet, Extension, ExtensionSet, Input, Workshop};
pub use good::{ByGood, Cards, Good, GoodSet, Tiles};
pub use location::{Location, LocationSet, Ring};
pub use mission::{First, FirstSet, Mission, MissionSet};
pub use order::{ORDER_COUNT, Order, OrderSet};
pub use place::Place;
pub use player::Player;
pub use position::{COINS_MAX, Position, PositionError, SeatPosition};
pub use refusal::Refusal;
pub use role::{Role, RoleSet};
pub use scoring::Breakdown;
pub use setup::{Setup, SetupError};
pub use state::{State, Triggers};
pub use swap::SwapAnswer;
pub use switch::{Switch, SwitchSet, Switches};
pub use view::{OwnView, SeatView, View, coin_places};
pub use vocabulary::UnknownWord;
pub use warehouse::{Shelf, Warehouse};

/// The state is copied at every step of a search.
const _: () = assert!(size_of::<State>() <= 1024);
