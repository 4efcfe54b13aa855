//! Statistics: how the finished games of a server, or of a person, went.

use serde::{Deserialize, Serialize};

use crate::GameId;

/// Against whom games are played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Company {
    /// At least two people play.
    People,
    /// One person plays with bots, or bots play among themselves.
    Bots,
}

/// Games that are counted together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CountedGames {
    /// Which game.
    pub game: GameId,
    /// With how many players.
    pub players: u8,
    /// Against whom.
    pub company: Company,
}

/// How many games of a kind were counted, and how many of them were won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CountedKind {
    /// Which games.
    pub kind: CountedGames,
    /// How many.
    pub games: u32,
    /// How many the person has won, shared first places included; 0 in the statistics of a server.
    pub wins: u32,
}

/// How games of a kind went. Only finished games count, and neither those that went on from a moment of another game nor
/// those that were played elsewhere.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Statistics {
    /// All kinds of which games were counted, those with most games first.
    pub kinds: Vec<CountedKind>,
    /// The kind that the rest is about; null if no game was counted.
    pub kind: Option<CountedGames>,
    /// How many games of it were counted.
    pub games: u32,
    /// One per seat, from seat 0; for a person, the games that the person played there.
    pub seats: Vec<SeatCount>,
    /// How many games had how many rounds, from the shortest.
    pub lengths: Vec<LengthCount>,
    /// The keys of what `rounds` counts: roles or, in other games, locations.
    pub choices: Vec<String>,
    /// From the first round.
    pub rounds: Vec<RoundCount>,
    /// What was built or bought, what most seats had first.
    pub holdings: Vec<HoldingCount>,
    /// Where the points came from, in the order in which they are shown.
    pub sources: Vec<SourceCount>,
}

/// The results of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatCount {
    /// How many games.
    pub games: u32,
    /// How many of them were won there, shared first places included.
    pub wins: u32,
    /// All points together.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub points: i64,
}

/// How many games were this long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LengthCount {
    /// How many rounds.
    pub rounds: u8,
    /// How many games.
    pub games: u32,
}

/// What was chosen in a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RoundCount {
    /// From 1.
    pub round: u8,
    /// How often each of the statistics' `choices` was chosen.
    pub counts: Vec<u32>,
}

/// How seats with something fared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HoldingCount {
    /// Its key, such as that of a building.
    pub key: String,
    /// How many seats had it at the end.
    pub seats: u32,
    /// How many of them won.
    pub wins: u32,
}

/// Where points came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SourceCount {
    /// Its key.
    pub key: String,
    /// All points from it together.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub points: i64,
    /// Those of the winners.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub winners: i64,
}

/// A person's statistics, as they see them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyStatistics {
    /// The statistics.
    pub statistics: Statistics,
    /// The code by which everybody may see them; null if nobody else may.
    pub code: Option<String>,
}

/// A person's statistics, as others see them: games at private tables don't count.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SharedStatistics {
    /// The person's name; empty if they have none.
    pub name: String,
    /// Three letters and digits that are always the same for the person.
    pub mark: String,
    /// The statistics.
    pub statistics: Statistics,
}

/// Lets everybody who has the link see the sender's statistics, or nobody any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ShareStatistics {
    /// Whether others may. Each time this is switched on there is a new link.
    pub shared: bool,
}
