//! Ratings: how strong people and bots are, by the results of the games that were played for them.

use serde::{Deserialize, Serialize};

use crate::{Avatar, BotId, GameId, Pace};

/// How a game is paced, as far as ratings tell paces apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PaceMode {
    /// Without a clock.
    None,
    /// Everybody is there.
    Live,
    /// Over days.
    Days,
}

impl From<&Pace> for PaceMode {
    fn from(pace: &Pace) -> Self {
        match pace {
            Pace::None => Self::None,
            Pace::Live { .. } => Self::Live,
            Pace::Days { .. } => Self::Days,
        }
    }
}

/// Games that are rated together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingClass {
    /// Which game.
    pub game: GameId,
    /// With how many players.
    pub players: u8,
    /// At which pace.
    pub pace: PaceMode,
}

/// A class of games, and how many of them have counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatedClass {
    /// Which games.
    pub class: RatingClass,
    /// How many.
    pub games: u32,
}

/// The strongest of a class of games.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ratings {
    /// All classes of which games have counted, those with most games first.
    pub classes: Vec<RatedClass>,
    /// The class whose players follow; null if no game has counted yet.
    pub class: Option<RatingClass>,
    /// Up to a hundred, in order of the rating that they certainly have (`rating` less `plus_minus`): people with a name,
    /// and bots.
    pub players: Vec<RatedPlayer>,
    /// What each seat is worth in such games, in points of ratings, from seat 0; the average is 0. Ratings are free of it.
    pub seats: Vec<i32>,
    /// The guest, listed or not; null if none of their games of this class has counted.
    pub mine: Option<RatedPlayer>,
}

/// A person's or a bot's rating.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatedPlayer {
    /// The name of a person; null for a bot.
    pub name: Option<String>,
    /// Three letters and digits that tell people of the same name apart; null for a bot.
    pub mark: Option<String>,
    /// The picture of a person who has chosen one.
    pub avatar: Option<Avatar>,
    /// Whether it is a program, which plays over HTTP for a person.
    pub program: bool,
    /// Which bot, if it is one.
    pub bot: Option<BotId>,
    /// Whether it is the guest.
    pub mine: bool,
    /// The strength: 1500 for somebody unknown.
    pub rating: i32,
    /// How far the strength may well be from that, up or down: in 95 of 100 cases it is not further.
    pub plus_minus: u32,
    /// How many games have counted.
    pub games: u32,
    /// How many of them were won, shared first places included.
    pub wins: u32,
}
