//! The buildings and their printed facts.

use serde::Serialize;

use crate::vocabulary::building::{Building, BuildingRow, Kind};
use crate::vocabulary::expansion::Expansion;
use crate::vocabulary::good::Good;

/// What a building is for, which some rules depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BuildingKind {
    /// Small production building: counts 1 for the guild hall.
    SmallProduction,
    /// Large production building: counts 2 for the guild hall.
    LargeProduction,
    /// Small commercial (violet, beige) building.
    SmallCommercial,
    /// Large commercial building: two city spaces, points at the end.
    Large,
}

/// The printed facts of a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BuildingFacts {
    /// Which building.
    pub building: Building,
    /// The expansion that brings it; null for the base game's.
    pub expansion: Option<Expansion>,
    /// What it is for.
    pub kind: BuildingKind,
    /// The good that it makes; null for commercial buildings and the jeweler.
    pub makes: Option<Good>,
    /// Printed price in doubloons.
    pub cost: u8,
    /// Printed victory points.
    pub points: u8,
    /// Places for workers.
    pub circles: u8,
    /// Copies with 3 to 5 players.
    pub copies: u8,
    /// Copies with 2 players.
    pub copies_two_players: u8,
    /// Column on the main board, 1 to 4: the most that quarries can take off the price.
    pub column: u8,
    /// City spaces.
    pub spaces: u8,
}

impl From<&BuildingRow> for BuildingFacts {
    fn from(row: &BuildingRow) -> Self {
        let BuildingRow {
            building,
            kind,
            cost,
            points,
            circles,
            copies,
            copies_two_players,
            column,
            spaces,
        } = *row;
        let (kind, makes) = match kind {
            Kind::SmallProduction(good) => (BuildingKind::SmallProduction, Some(good)),
            Kind::LargeProduction(good) => (BuildingKind::LargeProduction, Some(good)),
            Kind::Workshop => (BuildingKind::LargeProduction, None),
            Kind::SmallCommercial => (BuildingKind::SmallCommercial, None),
            Kind::Large => (BuildingKind::Large, None),
        };
        Self {
            building,
            expansion: building.expansion(),
            kind,
            makes,
            cost,
            points,
            circles,
            copies,
            copies_two_players,
            column,
            spaces,
        }
    }
}
