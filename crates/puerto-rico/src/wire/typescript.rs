//! The types of Puerto Rico in TypeScript.

use super::{
    BuildingCost, BuildingFacts, BuildingKind, BuyNow, DraftOutlook, DraftTurn, EditionFacts, EndDistance,
    FestivalProgress, GoodFacts, LoadNow, Plan, PuertoRicoCatalog, PuertoRicoOutlook, RolePreview, RoleShare,
    SaleNow, SeatStanding, ShutBuilding, StorageRoom, SwitchFacts,
};
use crate::{
    Action, Breakdown, Buccaneer, Building, ByGood, ByTile, CardView, CityView, Decision, Deed, Draft,
    DraftPlaces, DraftView, Edition, EndReason, Event, Expansion, Festival, Gain, Good, Hold, MarketView,
    NoblesMarket, Occupant, Outcome, Phase, Place, Progress, PuertoRico, Refusal, Returned, Role, RoleCard,
    SeatView, Setup, SetupError, Ship, SkipReason, State, Switch, Tile, View, VillaOccasion, Window,
};

tabletop::declared! {
    State, phase Role:
    Good, ByGood<u8>, Tile, ByTile<u8>, Role, RoleCard, Building, BuildingKind, BuildingFacts,
    Place, Edition, Switch, Expansion, Draft, Setup, SetupError, Deed, Decision, VillaOccasion,
    Occupant, NoblesMarket, Window, Gain, Progress, Action, Hold, Outcome, Plan, Event, Returned,
    SkipReason, EndReason, Refusal, PuertoRico, View, Phase, Buccaneer, Festival, CardView, Ship,
    MarketView, DraftView, DraftPlaces, SeatView, CityView, Breakdown, PuertoRicoCatalog,
    EditionFacts, SwitchFacts, GoodFacts, PuertoRicoOutlook, BuildingCost, DraftOutlook,
    DraftTurn, EndDistance, FestivalProgress, RolePreview, RoleShare, BuyNow, LoadNow, SaleNow, SeatStanding,
    ShutBuilding, StorageRoom,
}
