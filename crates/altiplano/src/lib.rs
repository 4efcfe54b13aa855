//! The rules of Altiplano: pure, exact, fast.
//!
//! Start reading at [`State`], then the [`Decision`] it waits for. How a game goes from step to step is in
//! `phases::driver`; each phase is a file next to it that declares its steps, each location is a file under
//! `locations`, and what comes before the first round is in `phases/opening.rs` and `phases/missions.rs`. Every
//! number printed on cards, tiles and boards is in a component set ([`Components`]); the one that comes with the
//! program is *reconstructed*. Rulings are numbered as in `docs/rulings/altiplano.md`; lines are those of the
//! rulebook `altiplano-pl.txt`.
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
// What is derived for the wire is written against the standard library.
#![cfg_attr(not(any(test, feature = "wire")), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod boards;
mod components;
mod game;
mod locations;
mod missions;
mod phases;
mod positions;
mod scoring;
mod setup;
mod views;
mod vocabulary;
#[cfg(feature = "wire")]
pub mod wire;

#[cfg(feature = "testkit")]
pub mod testkit;

pub use boards::player::Player;
pub use boards::state::{State, Triggers};
pub use boards::warehouse::{Shelf, Warehouse};
pub use components::{
    CART_LIMIT, ComponentError, ComponentSet, Components, Expected, ExtensionData, Fact, OrderData,
    PLANNING_LIMIT_MAX, PLANNING_LIMIT_START, Problem, Provenance, RECONSTRUCTED_FILE, RoadStep, RoleData,
    STRIP_LENGTH, ShelfData,
};
pub use phases::swap::SwapAnswer;
pub use positions::error::PositionError;
pub use positions::position::{COINS_MAX, Position};
pub use positions::seat::SeatPosition;
pub use scoring::Breakdown;
pub use setup::{Setup, SetupError};
pub use tabletop::UnknownWord;
pub use views::sight::{Fillings, OwnSight, SeatSight, Sight};
pub use views::view::{OwnView, SeatView, View, coin_places};
pub use vocabulary::action::{Action, Fuel, Outcome, Recipe};
pub use vocabulary::decision::{CornSource, Decision, Last};
pub use vocabulary::event::{Event, Ride, Trigger};
pub use vocabulary::extension::{Effect, EffectSet, Extension, ExtensionSet, Input, Workshop};
pub use vocabulary::good::{ByGood, Cards, Good, GoodSet, Tiles};
pub use vocabulary::location::{ByLocation, Location, LocationSet, Ring};
pub use vocabulary::mission::{First, FirstSet, Mission, MissionSet};
pub use vocabulary::order::{ORDER_COUNT, Order, OrderSet};
pub use vocabulary::place::{Place, SHELF_COUNT_MAX};
pub use vocabulary::refusal::Refusal;
pub use vocabulary::role::{Role, RoleSet};
pub use vocabulary::switch::{Switch, SwitchSet, Switches};

/// The state is copied at every step of a search.
const _: () = assert!(size_of::<State>() <= 1016);
