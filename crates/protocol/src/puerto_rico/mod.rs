//! Puerto Rico on the wire.

mod action;
mod breakdown;
mod buccaneer;
mod building;
mod catalog;
mod decision;
mod event;
mod festival;
mod gain;
mod game;
mod good;
mod impossible;
mod parts;
mod place;
mod plan;
mod position;
mod progress;
mod reason;
mod refusal;
mod role;
mod setup;
mod tile;
mod view;

pub use action::{Action, Hold, Outcome};
pub use breakdown::Breakdown;
pub use buccaneer::{Buccaneer, Deed};
pub use building::{Building, BuildingFacts, BuildingKind};
pub use catalog::{EditionFacts, GoodFacts, PuertoRicoCatalog, SwitchFacts};
pub use decision::{Decision, Window};
pub use event::Event;
pub use festival::Festival;
pub use gain::{Gain, VillaOccasion};
pub use good::{ByGood, Good};
pub use impossible::Impossible;
pub use place::{Occupant, Place};
pub use plan::Plan;
pub use position::{PuertoRicoPosition, SeatPosition};
pub use progress::Progress;
pub use reason::{EndReason, Returned, SkipReason};
pub use refusal::Refusal;
pub use role::{Role, RoleCard};
pub use setup::{Draft, Edition, Expansion, NoblesMarket, Setup, Switch};
pub use tile::{ByTile, Tile};
pub use view::{
    CardView, CityView, DraftPlaces, DraftView, MarketView, Phase, PuertoRico, PuertoRicoView, SeatView,
    ShipView,
};
