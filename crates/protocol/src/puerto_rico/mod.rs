//! Puerto Rico on the wire.

mod action;
mod building;
mod catalog;
mod decision;
mod event;
mod game;
mod good;
mod place;
mod plan;
mod position;
mod progress;
mod refusal;
mod role;
mod setup;
mod tile;
mod view;

pub use action::{Action, Hold, Outcome};
pub use building::{Building, BuildingFacts, BuildingKind};
pub use catalog::{EditionFacts, GoodFacts, PuertoRicoCatalog, SwitchFacts};
pub use decision::{Decision, Gain, Window};
pub use event::{EndReason, Event, Returned, SkipReason};
pub use good::{ByGood, Good};
pub use place::Place;
pub use plan::Plan;
pub use position::{PuertoRicoPosition, SeatPosition};
pub use progress::Progress;
pub use refusal::Refusal;
pub use role::{Role, RoleCard};
pub use setup::{Draft, Edition, Expansion, Setup, Switch};
pub use tile::{ByTile, Tile};
pub use view::{
    Breakdown, CardView, CityView, DraftPlaces, DraftView, MarketView, Phase, PuertoRico, PuertoRicoView,
    SeatView, ShipView,
};
