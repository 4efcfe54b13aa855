//! Puerto Rico on the wire: the vocabulary of its rules, and what only a client needs.

mod building;
mod catalog;
mod game;
mod parts;
mod plan;

pub use ::puerto_rico::{
    Action, Breakdown, Buccaneer, Building, ByGood, ByTile, CardView, CityView, Decision, Deed, Draft,
    DraftPlaces, DraftView, Edition, EndReason, Event, Expansion, Festival, Gain, Good, Hold, MarketView,
    NoblesMarket, Occupant, Outcome, Phase, Place, Position as PuertoRicoPosition, Progress, PuertoRico,
    Refusal, Returned, Role, RoleCard, SeatPosition, SeatView, Setup, SetupError as Impossible,
    Ship as ShipView, SkipReason, Switch, Tile, View as PuertoRicoView, VillaOccasion, Window,
};
pub use building::{BuildingFacts, BuildingKind};
pub use catalog::{EditionFacts, GoodFacts, PuertoRicoCatalog, SwitchFacts};
pub use plan::Plan;
