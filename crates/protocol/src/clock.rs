//! How time is kept at a table. The rules know nothing about it.

use serde::{Deserialize, Serialize};

/// How much time people have.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "mode", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// As much as they like.
    #[default]
    None,
    /// Everybody is there: a seat's time runs while it is asked.
    Live {
        /// How long each seat has for the whole game, in seconds: 1 to 36,000.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 36_000))]
        bank: u32,
        /// How much time a seat gets after each of its decisions, in seconds: up to 3,600.
        #[cfg_attr(feature = "openapi", schema(maximum = 3600))]
        increment: u32,
        /// How long each decision may take before the bank is touched, in seconds: up to 3,600.
        #[cfg_attr(feature = "openapi", schema(maximum = 3600))]
        grace: u32,
    },
    /// People look in when they can.
    Days {
        /// How many days each decision may take: 1 to 30. A day is as long as the daily window.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 30))]
        days: u32,
        /// When time runs each day; around the clock if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        window: Option<DailyWindow>,
        /// How many days of holiday each seat may take in the game: up to 60.
        #[cfg_attr(feature = "openapi", schema(maximum = 60))]
        holiday: u32,
    },
}

/// The hours of the day during which time runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DailyWindow {
    /// From when, in minutes after midnight: 0 to 1,439.
    #[cfg_attr(feature = "openapi", schema(maximum = 1439))]
    pub from: u16,
    /// Until when, in minutes after midnight; if this is not later than `from`, it is on the next day.
    #[cfg_attr(feature = "openapi", schema(maximum = 1439))]
    pub until: u16,
    /// The time zone of those hours, by its IANA name, such as `Europe/Warsaw`.
    #[cfg_attr(feature = "openapi", schema(min_length = 1))]
    pub zone: String,
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TimeUp {
    /// The table's stand-in decides until the person is back.
    #[default]
    StandIn,
    /// The game ends without a result.
    End,
}

/// The time of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatClock {
    /// How much was left when the table last changed, in milliseconds of running time.
    pub left: u64,
    /// How much a seat has at the start, in milliseconds: of the game, or of a decision where each has its own time.
    pub full: u64,
    /// When it is up, in milliseconds since 1970, taking the daily window into account; null while it is stopped.
    pub due: Option<u64>,
    /// Whether the person wants a pause; the clocks are stopped while everybody does.
    pub pause: bool,
    /// Until when the person is on holiday, in milliseconds since 1970; null if not.
    pub holiday_until: Option<u64>,
    /// How many days of holiday are left.
    pub holiday_left: u32,
}

/// Asks for a pause, or no longer asks for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WishPause {
    /// Whether the sender wants a pause.
    pub pause: bool,
}

/// Takes days of holiday, starting now, or ends the holiday.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeHoliday {
    /// How many days; 0 ends a holiday.
    pub days: u32,
}
