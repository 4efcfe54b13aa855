//! The types of Altiplano in TypeScript.

use super::{
    Altiplano, AltiplanoCatalog, AltiplanoOutlook, AltiplanoPhase, AltiplanoPlan, AltiplanoSetup,
    AltiplanoView, BasicAction, BasicFacts, ComponentsFacts, ComponentsName, EndDistance, ExtensionFacts,
    Firsts, ForSale, Fund, GoodFacts, KindPlaces, LocationFacts, Means, MissionFacts, MovedTile, Movement,
    OpenOrder, OrderFacts, OwnOutlook, OwnView, Pickable, Picked, PlaceTakes, Placing, ProvenanceCounts,
    ReadyAction, RoleFacts, SeatOutlook, SeatView, ShelfView, Slot, Spaces, SwitchFacts, TakeBackRoom, Tile,
    Way, WayKind, WayStop, Workshop, WorkshopView,
};
use crate::{
    Action, Breakdown, ByGood, ByLocation, CornSource, Decision, Effect, Event, Extension, First, Fuel, Good,
    Last, Location, Mission, Order, Outcome, Place, Recipe, Refusal, Ride, RoadStep, Role, SetupError,
    ShelfData, State, Switch, Trigger,
};

tabletop::declared! {
    State, phase AltiplanoPhase:
    Good, ByGood<u8>, Location, ByLocation<Spaces>, Role, Effect, Extension, Order, Mission, First,
    Place, Recipe, Fuel, Switch, ComponentsName, AltiplanoSetup, SetupError, Decision, Last,
    CornSource, Action, Outcome, AltiplanoPlan, Tile, MovedTile, Event, Trigger, Ride, Refusal,
    Altiplano, AltiplanoPhase, AltiplanoView, ForSale, Firsts, SeatView, Spaces, Movement,
    WorkshopView, Workshop, ShelfView, OpenOrder, OwnView, KindPlaces, Fund, Breakdown,
    AltiplanoCatalog, SwitchFacts, BasicAction, BasicFacts, ComponentsFacts, ProvenanceCounts,
    GoodFacts, LocationFacts, RoadStep, ShelfData, RoleFacts, OrderFacts, ExtensionFacts,
    MissionFacts, AltiplanoOutlook, EndDistance, SeatOutlook, OwnOutlook, ReadyAction, PlaceTakes, Placing, Means, Pickable,
    Picked, Slot, TakeBackRoom, Way, WayKind, WayStop,
}
