//! What a table sends to its watchers.

use narrator::{Pieces, Question};
use serde::Serialize;

use crate::{AnyOutlook, AnyView, Offer, Seat, ToldEvent};

/// The table as one watcher sees it, and what has happened since the version that the watcher has.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Update {
    /// How many entries the record has, including undos: only goes up.
    pub version: u32,
    /// Whether `log` starts afresh instead of continuing.
    pub full: bool,
    /// What has happened since the watcher's version; the last 200 entries if full.
    pub log: Vec<LogEntry>,
    /// What the watcher may see.
    pub view: AnyView,
    /// Numbers about single pieces, by the keys of the pieces: in Puerto Rico what a large building would bring the
    /// watcher at the end as things stand (`guild_hall`), in Altiplano what a house or boat is worth to the watcher
    /// (`house ore`, `boat fish`; the watcher's own houses: `houses ore`), and in the watcher's turn what all sales,
    /// deliveries or stored tiles come to (`market_sell`, `market_deliver`, `village_store`). Left out if there are
    /// none.
    #[serde(skip_serializing_if = "Pieces::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Pieces>"))]
    pub pieces: Pieces,
    /// What the rules can say in advance beyond the view: what is possible, how much it comes to, when the end is near.
    /// Left out in a game without an outlook.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outlook: Option<AnyOutlook>,
    /// What the watcher is asked, as sentences; left out if not asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub question: Option<Question>,
    /// What the watcher can do; empty if not asked.
    pub offers: Vec<Offer>,
    /// Whether the watcher may now take back their own last decisions.
    pub undo: bool,
    /// The seats that are asked.
    pub asked: Vec<Seat>,
    /// Since when, in milliseconds since 1970.
    pub asked_since: u64,
    /// Whether the game is over.
    pub over: bool,
}

/// One entry of the record with what it caused.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LogEntry {
    /// Its position in the record, from 0, for links into the replay.
    pub step: u32,
    /// Who decided; null for chance.
    pub seat: Option<Seat>,
    /// The entry as a line; `sealed` if it is hidden from the reader.
    pub notation: String,
    /// What happened.
    pub events: Vec<ToldEvent>,
    /// Whether it was later taken back.
    pub undone: bool,
    /// When, in milliseconds since 1970.
    pub time: u64,
    /// Whether a standing order decided it; left out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub ordered: bool,
}
