//! The rules of Puerto Rico: pure, exact, fast.
//!
//! Start reading at `phases/driver.rs`: it says what comes next, and how a phase lists its steps. Each phase is a file
//! of its own with its steps, the possible answers (`legal`, `check`) and what they do (`answer`); the questions it
//! asks and what it remembers are in the file of the same name in `moment`. Every ruling names the line of the rulebook
//! that it comes from, with the file names of `docs/rulings/puerto-rico.md`.
//!
//! ```
//! use puerto_rico::{Setup, State};
//! use tabletop::{FastRandom, Game, Random, Turn, Weighted};
//!
//! let mut game = State::new(&Setup::new(4)).unwrap();
//! let mut random = FastRandom::new(1);
//! while game.turn() != Turn::Over {
//!     let mut events = Vec::new();
//!     if let Some(seat) = game.turn().seat() {
//!         let mut actions = Vec::new();
//!         game.legal(seat, &mut actions);
//!         let action = actions[random.below(actions.len() as u32) as usize];
//!         game.apply(seat, action, &mut events).unwrap();
//!     } else {
//!         let mut outcomes: Vec<Weighted<_>> = Vec::new();
//!         game.outcomes(&mut outcomes);
//!         assert!(game.resolve(outcomes[0].outcome, &mut events));
//!     }
//! }
//! assert!(game.scores().first(4).iter().any(|score| score.points > 0));
//! ```
// Without the standard library no clock, file, thread or socket can get in; only the wire form is built with it.
#![cfg_attr(not(any(test, feature = "wire")), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod boards;
mod expansions;
mod game;
mod moment;
mod phases;
mod positions;
mod scoring;
mod setup;
mod views;
mod vocabulary;
#[cfg(feature = "wire")]
pub mod wire;

pub use boards::board::{Board, SPACES};
pub use boards::buccaneer::Buccaneer;
pub use boards::festival::Festival;
pub use boards::open::{CardView, CityView};
pub use boards::ship::Ship;
pub use boards::state::{Loading, State};
pub use phases::builder::Price;
pub use phases::trader::{Sale, TRADING_HOUSE_PLACES};
pub use positions::error::PositionError;
pub use positions::position::{Cards, Position, SeatPosition};
pub use scoring::{Breakdown, worth_now};
pub use setup::components::{Components, NOBLE_COUNT};
pub use setup::prices::SEAT_PRICE_MAX;
pub use setup::{Draft, Setup, SetupError};
pub use tabletop::UnknownWord;
pub use views::view::{DraftPlaces, DraftView, MarketView, SeatView, View};
pub use vocabulary::action::{Action, Hold, Outcome};
pub use vocabulary::building::{Building, BuildingRow, Kind};
pub use vocabulary::building_set::BuildingSet;
pub use vocabulary::decision::{Debt, Decision, Gain, Raid, VillaOccasion};
pub use vocabulary::deed::Deed;
pub use vocabulary::event::{EndReason, Event, SkipReason};
pub use vocabulary::expansion::{Expansion, Expansions};
pub use vocabulary::game_name::PuertoRico;
pub use vocabulary::good::{ByGood, Good, GoodSet};
pub use vocabulary::nobles_market::NoblesMarket;
pub use vocabulary::occupant::Occupant;
pub use vocabulary::place::Place;
pub use vocabulary::progress::{Phase, Progress};
pub use vocabulary::refusal::Refusal;
pub use vocabulary::returned::Returned;
pub use vocabulary::role::{ByRoleCard, Role, RoleCard};
pub use vocabulary::rules::{Edition, Switch, Switches};
pub use vocabulary::tile::{ByTile, Tile};
pub use vocabulary::window::Window;
