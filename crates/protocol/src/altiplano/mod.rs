//! Altiplano on the wire.

mod action;
mod basic;
mod catalog;
mod decision;
mod event;
mod game;
mod good;
mod impossible;
mod names;
mod offers;
mod own_view;
mod parts;
mod phase;
mod plan;
mod position;
mod refusal;
mod seat_position;
mod seat_view;
mod setup;
mod view;

pub use action::{AltiplanoAction, AltiplanoOutcome};
pub use basic::{BasicAction, BasicFacts};
pub use catalog::{
    AltiplanoCatalog, ComponentsFacts, ExtensionFacts, GoodFacts, LocationFacts, MissionFacts, OrderFacts,
    ProvenanceCounts, RoadStep, RoleFacts, ShelfFacts, SwitchFacts,
};
pub use decision::{CornSource, Decision, Last};
pub use event::{AltiplanoEvent, Ride, Trigger};
pub use good::{ByGood, Good};
pub use impossible::AltiplanoImpossible;
pub use names::{ByLocation, Effect, Extension, First, Fuel, Location, Mission, Order, Place, Recipe, Role};
pub use own_view::{Fund, KindPlaces, MovedTile, OwnView};
pub use phase::AltiplanoPhase;
pub use plan::{AltiplanoPlan, Tile};
pub use position::AltiplanoPosition;
pub use refusal::AltiplanoRefusal;
pub use seat_position::{
    AltiplanoSeatPosition, MissionsPosition, OrderPosition, ShelfPosition, SwapAnswer, WorkshopPosition,
};
pub use seat_view::{Breakdown, Movement, OpenOrder, SeatView, ShelfView, Spaces, Workshop, WorkshopView};
pub(crate) use setup::missing_components;
pub use setup::{AltiplanoSetup, ComponentsName, Switch};
pub use view::{Altiplano, AltiplanoView, Firsts, ForSale};
