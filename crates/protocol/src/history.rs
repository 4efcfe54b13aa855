//! Looking back at a game: its entries, any point in it, charts.

use narrator::Pieces;
use serde::Serialize;

use crate::{AnyOutlook, AnyView, LogEntry, Seat, ToldEvent};

/// The entries that stand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct History {
    /// In order.
    pub steps: Vec<HistoryStep>,
    /// How many entries the record has, including undone ones and undos; also the step of the last moment.
    pub version: u32,
}

/// An entry that stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HistoryStep {
    /// Its place in the record, from 0.
    pub step: u32,
    /// Who decided; null for chance.
    pub seat: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// The key of the role (in other games: of the phase) that was in progress when it was decided.
    #[cfg_attr(feature = "typescript", ts(type = "GamePhase | null"))]
    pub role: Option<String>,
    /// The entry as a line; `sealed` if it is hidden from the reader.
    pub notation: String,
    /// What it caused.
    pub events: Vec<ToldEvent>,
    /// When, in milliseconds since 1970; 0 if that was not recorded.
    pub time: u64,
}

/// The table before an entry.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Moment {
    /// How many entries of the record come before it.
    pub step: u32,
    /// What the asker may see of it.
    pub view: AnyView,
    /// Numbers about single pieces, as in an update.
    #[serde(skip_serializing_if = "Pieces::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Pieces>"))]
    pub pieces: Pieces,
    /// What the rules can say in advance, as in an update.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outlook: Option<AnyOutlook>,
    /// The entry that came next; null at the end.
    pub log: Option<LogEntry>,
}

/// How a game went, round by round.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Charts {
    /// The state at the end of each round, in order; the last round may still be in progress.
    pub rounds: Vec<RoundChart>,
}

/// One round.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RoundChart {
    /// From 1.
    pub round: u8,
    /// One per seat, from seat 0.
    pub seats: Vec<SeatChart>,
}

/// One seat at the end of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatChart {
    /// Points if the game ended here; null if the asker may not see them.
    pub points: Option<i32>,
    /// Money.
    pub doubloons: u16,
    /// Goods shipped in this round.
    pub goods_shipped: u16,
    /// Keys of the role cards that the seat took in this round, in order.
    #[cfg_attr(feature = "typescript", ts(type = "Array<RoleCard>"))]
    pub roles: Vec<String>,
    /// Goods that were put on shelves in this round; only if the game has shelves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub goods_stored: Option<u16>,
    /// Locations of the seat's basic actions in this round, in order; only if the game has locations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Array<Location>"))]
    pub acted_at: Option<Vec<String>>,
}
