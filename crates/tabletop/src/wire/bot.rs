//! The bots that can take a seat, by name.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BotId {
    /// Picks a legal action at random.
    Random,
    /// Picks what looks best right away.
    Greedy,
    /// The weakest level for people.
    #[serde(rename = "level-1")]
    Level1,
    /// The second level.
    #[serde(rename = "level-2")]
    Level2,
    /// The third level.
    #[serde(rename = "level-3")]
    Level3,
    /// The fourth level.
    #[serde(rename = "level-4")]
    Level4,
    /// The fifth level.
    #[serde(rename = "level-5")]
    Level5,
    /// The sixth level.
    #[serde(rename = "level-6")]
    Level6,
    /// The strongest level.
    #[serde(rename = "level-7")]
    Level7,
}

impl BotId {
    /// All bots: two plain ones, then the levels, weakest first.
    pub const ALL: [Self; 9] = [
        Self::Random,
        Self::Greedy,
        Self::Level1,
        Self::Level2,
        Self::Level3,
        Self::Level4,
        Self::Level5,
        Self::Level6,
        Self::Level7,
    ];

    /// The bots that a new table offers: the levels. The plain ones sit at older tables, and play when asked for by
    /// name.
    pub const OFFERED: [Self; 7] = [
        Self::Level1,
        Self::Level2,
        Self::Level3,
        Self::Level4,
        Self::Level5,
        Self::Level6,
        Self::Level7,
    ];

    /// The bot that plays if none was chosen.
    pub const DEFAULT: Self = Self::Level3;

    /// The word on the wire and on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Level1 => "level-1",
            Self::Level2 => "level-2",
            Self::Level3 => "level-3",
            Self::Level4 => "level-4",
            Self::Level5 => "level-5",
            Self::Level6 => "level-6",
            Self::Level7 => "level-7",
        }
    }
}

impl fmt::Display for BotId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// There is no bot with that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot;

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = BotId::ALL.into_iter().map(BotId::key).collect();
        write!(f, "the bots are: {}", known.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for BotId {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL
            .into_iter()
            .find(|bot| bot.key() == name)
            .ok_or(UnknownBot)
    }
}

/// A bot that can take a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotRow {
    /// Which.
    pub bot: BotId,
}
