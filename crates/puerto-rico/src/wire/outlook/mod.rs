//! What an interface can say in advance: how near each end is, how everybody is doing, what each role would bring, what
//! can be stored, how far the festival's tasks are, who puts up which buildings before the game, and what a placement
//! would produce.

mod ends;
mod roles;
mod standing;

use serde::Serialize;
use tabletop::{Game, Seat};

pub use ends::EndDistance;
pub use roles::{BuyNow, RolePreview, RoleShare};
pub use standing::{LoadNow, SaleNow, SeatStanding};

use super::plan::Plan;
use super::{in_city, on_tiles};
use crate::expansions::festival::CROP;
use crate::phases::draft::chooser_of;
use crate::setup::market::{Rules, check_choice, count, count_at, drafted};
use crate::{Building, ByGood, Decision, DraftPlaces, EndReason, Good, Refusal, State, Switch, Tile};

/// With this many points in the pool, or fewer, one captain phase may use them up, which ends the game.
const NEAR_POINTS: u16 = 15;

/// What the rules say in advance, for the game as it stands or with a plan on the observer's boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuertoRicoOutlook {
    /// Why the game may end with this round, or will: stocks that are low enough.
    pub near: Vec<EndReason>,
    /// How far away each end is; empty while the market is being chosen.
    pub ends: Vec<EndDistance>,
    /// How everybody is doing, in order of seats.
    pub seats: Vec<SeatStanding>,
    /// What each free role card would bring if the observer chose it; empty unless the observer is choosing one.
    pub roles: Vec<RolePreview>,
    /// Prices of this table that are not the printed ones.
    pub costs: Vec<BuildingCost>,
    /// How far each seat has got with the festival's tasks; empty without them.
    pub festival: Vec<FestivalProgress>,
    /// What the observer's storage holds; null for a spectator.
    pub storage: Option<StorageRoom>,
    /// The choice of the market while it is in progress; null afterwards and if there is none.
    pub draft: Option<DraftOutlook>,
    /// What a craftsman phase would bring with the placement that was asked about; null if there is none or it is
    /// impossible.
    pub production: Option<ByGood<u8>>,
}

/// The price of a building before discounts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BuildingCost {
    /// Which.
    pub building: Building,
    /// Doubloons.
    pub cost: u8,
}

/// How far a seat has got with the tasks of the festival.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FestivalProgress {
    /// Plantations of the crop task's kind, no more than it asks for.
    pub crops: u8,
    /// Goods of the production task that a craftsman phase would bring now.
    pub goods: u8,
    /// How many plantations the crop task asks for.
    pub crops_asked: u8,
}

/// What is kept at the end of a captain phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StorageRoom {
    /// Kinds of goods of which the occupied warehouses keep all.
    pub kinds: u8,
    /// Single goods besides.
    pub singles: u8,
}

/// The choice of the market.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DraftOutlook {
    /// All turns, those taken included; each fills a place of the main board.
    pub turns: Vec<DraftTurn>,
    /// Places that are still empty, by price.
    pub left: Vec<DraftPlaces>,
    /// The kinds that cannot be put up now, and why.
    pub shut: Vec<ShutBuilding>,
}

/// A turn of the choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DraftTurn {
    /// Whose; null for chance.
    pub seat: Option<Seat>,
    /// Whether only a large building can come then.
    pub large: bool,
}

/// A building that cannot be put up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShutBuilding {
    /// Which.
    pub building: Building,
    /// Why not.
    pub reason: Refusal,
}

impl State {
    /// What the rules say to the observer in advance.
    pub(super) fn look_ahead(&self, observer: Option<Seat>, plan: Option<&Plan>) -> PuertoRicoOutlook {
        let observer = observer.filter(|seat| seat.index() < self.seat_count());
        let seats = || Seat::all(self.seat_count());
        let production = |seat: Seat| match plan {
            Some(Plan::PlaceWorkers { tiles, buildings, .. }) => self
                .production_with(seat, on_tiles(tiles.clone()), &in_city(buildings.clone()))
                .ok(),
            _ => None,
        };
        let house = self.has(Switch::FactoryEight);
        PuertoRicoOutlook {
            near: self.near_ends(),
            ends: if self.is_drafting() {
                Vec::new()
            } else {
                self.end_distances()
            },
            seats: self.standings(observer),
            roles: self.role_previews(observer),
            costs: Building::ALL
                .into_iter()
                .filter(|building| building.cost(house) != building.row().cost)
                .map(|building| BuildingCost {
                    building,
                    cost: building.cost(house),
                })
                .collect(),
            festival: match self.festival() {
                Some(_) => seats().map(|seat| self.festival_progress(seat)).collect(),
                None => Vec::new(),
            },
            storage: observer.map(|seat| StorageRoom {
                kinds: self.board(seat).warehouse_kinds(),
                singles: self.board(seat).single_goods(),
            }),
            draft: self.draft_outlook(),
            production: observer.and_then(production),
        }
    }

    fn draft_outlook(&self) -> Option<DraftOutlook> {
        if !self.is_drafting() {
            return None;
        }
        let rules = Rules::of(&self.agreement);
        let places = count(rules.places);
        let small_first = self.has(Switch::DraftSmallFirst);
        let turn = |turn: u8| DraftTurn {
            seat: (!self.agreement.is_random_draft).then(|| chooser_of(self, turn)),
            large: small_first && turn >= rules.small_places(),
        };
        let drafted = drafted(&self.agreement, self.market);
        let left = (0..).zip(rules.places).filter(|(_, places)| **places > 0);
        let left = left.map(|(cost, places)| DraftPlaces {
            cost,
            places: places - count_at(drafted, cost, self.has(Switch::FactoryEight)),
        });
        let shut = rules.pool.iter().filter_map(|building| {
            let reason = check_choice(&self.agreement, self.market, building).err()?;
            Some(ShutBuilding { building, reason })
        });
        Some(DraftOutlook {
            turns: (0..places).map(turn).collect(),
            left: left.collect(),
            shut: shut.collect(),
        })
    }

    /// Whether the market is still being chosen.
    fn is_drafting(&self) -> bool {
        matches!(self.decision(), Decision::Draft(_) | Decision::DraftChance)
    }

    /// How many workers the ship would be refilled with now, if the supply lasts (2020-pl, "Burmistrz").
    fn refill_needed(&self) -> u8 {
        let empty: u8 = Seat::all(self.seat_count())
            .map(|seat| self.board(seat).building_circles() - self.board(seat).building_workers())
            .sum();
        empty.max(self.seat_count() as u8)
    }

    /// The stocks that are so low that the game may end with this round, and what has already ended it.
    fn near_ends(&self) -> Vec<EndReason> {
        let wanted = self.refill_needed();
        let is_near = |reason: EndReason| match reason {
            EndReason::VictoryPoints => self.victory_points() <= NEAR_POINTS,
            // With nobles an empty supply ends nothing (2020-pl, "Szlachcice").
            EndReason::Workers => !self.has_nobles() && self.worker_supply() < wanted,
            _ => false,
        };
        let reasons = [EndReason::VictoryPoints, EndReason::Workers];
        let near = reasons
            .into_iter()
            .filter(|&reason| is_near(reason) || self.end() == Some(reason));
        near.collect()
    }

    fn festival_progress(&self, seat: Seat) -> FestivalProgress {
        let festival = self.festival().unwrap_or_default();
        let board = self.board(seat);
        let production = board.production();
        let made = |good: Good| festival.goods[good].min(production[good]);
        FestivalProgress {
            crops: festival
                .crop
                .map_or(0, |good| board.tiles[Tile::plantation(good)].min(CROP)),
            goods: Good::ALL.into_iter().map(made).sum(),
            crops_asked: CROP,
        }
    }
}
