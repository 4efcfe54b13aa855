//! The rules of Puerto Rico: pure, exact, fast.
//!
//! Start reading at [`State`], then the [`Decision`] it waits for; each phase is a module of its own with
//! `begin`, `legal`, `check`, `apply` and `end` side by side. Every ruling names the line of the rulebook
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
#![forbid(unsafe_code)]

mod action;
mod arrange;
mod black_market;
mod board;
mod buccaneer;
mod builder;
mod building;
mod building_set;
mod captain;
mod craftsman;
mod decision;
mod determinize;
mod draft;
mod event;
mod expansion;
mod festival;
mod game;
mod give_up;
mod good;
mod guesthouse;
mod hunting_lodge;
mod land_office;
mod mayor;
mod nibbles;
mod noble_arrivals;
mod noble_income;
mod noble_placement;
mod nobles;
mod notation;
mod optional;
mod place;
mod position;
mod position_check;
mod position_decision;
mod position_error;
mod position_gain;
mod progress;
mod prospector;
mod refusal;
mod role;
mod round;
mod royal_supplier;
mod rules;
mod scoring;
mod settler;
mod setup;
mod ship;
mod small_wharf;
mod start;
mod state;
mod storage;
mod tile;
mod trader;
mod view;

pub use action::{Action, Hold, Outcome};
pub use black_market::Returned;
pub use board::{Board, SPACES};
pub use buccaneer::{Buccaneer, Deed};
pub use builder::Price;
pub use building::{Building, BuildingRow, Kind};
pub use building_set::BuildingSet;
pub use decision::{Debt, Decision, Gain, Raid, VillaOccasion};
pub use event::{EndReason, Event, SkipReason};
pub use expansion::{Expansion, Expansions};
pub use festival::Festival;
pub use good::{ByGood, Good, GoodSet};
pub use guesthouse::Window;
pub use nobles::{NOBLE_COUNT, NoblesMarket, Occupant};
pub use notation::UnknownWord;
pub use place::Place;
pub use position::{Position, SeatPosition};
pub use position_error::PositionError;
pub use progress::Progress;
pub use refusal::Refusal;
pub use role::{ByRoleCard, Role, RoleCard};
pub use rules::{Edition, Switch, Switches};
pub use scoring::Breakdown;
pub use setup::{Draft, Setup, SetupError};
pub use ship::Ship;
pub use start::Components;
pub use state::{Loading, Phase, State};
pub use tile::{ByTile, Tile};
pub use trader::{Sale, TRADING_HOUSE_PLACES};
pub use view::{CardView, CityView, MarketView, SeatView, ShipView, View};
