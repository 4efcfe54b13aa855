//! When time runs: around the clock, or within a daily window somewhere on earth.

use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};
use protocol::DailyWindow;

/// Minutes in a day.
const DAY_MINUTES: i64 = 24 * 60;
const MINUTE_MS: i64 = 60_000;
/// The shortest daily window, in minutes: long enough for a player to answer within a day.
const WINDOW_MINUTES_MIN: i64 = 30;
/// How many days are looked at to answer one question; more than any allowance.
const DAYS_MAX: usize = 800;

/// The hours of a day during which time runs.
#[derive(Clone, Debug)]
pub enum Hours {
    /// Around the clock.
    All,
    /// A part of each day.
    Daily {
        /// When it begins, in minutes after midnight.
        from: i64,
        /// How long it is, in minutes.
        length: i64,
        /// Where.
        zone: TimeZone,
    },
}

impl Hours {
    /// The hours of a window.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn of(window: Option<&DailyWindow>) -> Result<Self, String> {
        let Some(window) = window else {
            return Ok(Self::All);
        };
        let (from, until) = (i64::from(window.from), i64::from(window.until));
        if from >= DAY_MINUTES || until > DAY_MINUTES {
            return Err("a daily window is given in minutes after midnight, up to 1440".to_owned());
        }
        let length = if until > from {
            until - from
        } else {
            until - from + DAY_MINUTES
        };
        if length < WINDOW_MINUTES_MIN {
            return Err(format!(
                "a daily window must be at least {WINDOW_MINUTES_MIN} minutes long"
            ));
        }
        let zone = TimeZone::get(&window.zone).map_err(|_| {
            format!(
                "there is no time zone `{}`; write it like `Europe/Warsaw`",
                window.zone
            )
        })?;
        Ok(Self::Daily { from, length, zone })
    }

    /// How long time runs on one day, in milliseconds.
    pub(crate) fn day_ms(&self) -> i64 {
        match self {
            Self::All => DAY_MINUTES * MINUTE_MS,
            Self::Daily { length, .. } => length * MINUTE_MS,
        }
    }

    /// Whether time runs around the clock.
    #[must_use]
    pub fn is_always(&self) -> bool {
        self.day_ms() >= DAY_MINUTES * MINUTE_MS
    }

    /// The beginning and the end of the window that a moment is in; `None` outside, and where there are no windows.
    #[must_use]
    pub fn around(&self, time: i64) -> Option<(i64, i64)> {
        let Self::Daily { .. } = self else {
            return None;
        };
        let mut near = self.windows(time).take_while(|&(start, _)| start <= time);
        near.find(|&(_, end)| time < end)
    }

    /// How much of the time between two moments counts, in milliseconds.
    pub(crate) fn counted(&self, from: i64, until: i64) -> i64 {
        let Self::Daily { .. } = self else {
            return (until - from).max(0);
        };
        let inside = self.windows(from).take_while(|&(start, _)| start < until);
        inside
            .map(|(start, end)| (end.min(until) - start.max(from)).max(0))
            .sum()
    }

    /// When this much counted time has passed.
    pub(crate) fn after(&self, from: i64, amount: i64) -> i64 {
        let mut left = amount.max(0);
        let Self::Daily { .. } = self else {
            return from.saturating_add(left);
        };
        let mut last = from;
        for (start, end) in self.windows(from) {
            let start = start.max(from);
            let room = (end - start).max(0);
            if left <= room {
                return start + left;
            }
            left -= room;
            last = end;
        }
        last.saturating_add(left)
    }

    /// The windows, as beginnings and ends, starting with the one before a moment. On days when the clocks change, they
    /// are as long as the wall clock says.
    fn windows(&self, from: i64) -> impl Iterator<Item = (i64, i64)> {
        let (zone, start, length) = match self {
            Self::All => (TimeZone::UTC, 0, DAY_MINUTES),
            Self::Daily { from, length, zone } => (zone.clone(), *from, *length),
        };
        let first = Timestamp::from_millisecond(from)
            .ok()
            .map(|time| time.to_zoned(zone.clone()).date());
        let first = first.and_then(|date| date.yesterday().ok());
        let days = std::iter::successors(first, |date| date.tomorrow().ok()).take(DAYS_MAX);
        days.filter_map(move |date| {
            let at = |minutes: i64| moment(date, minutes, &zone);
            Some((at(start)?, at(start + length)?))
        })
    }
}

/// This many minutes after a day's midnight by the wall clock, in milliseconds since 1970.
fn moment(date: Date, minutes: i64, zone: &TimeZone) -> Option<i64> {
    let midnight = date.to_datetime(Time::midnight());
    let wall = midnight.checked_add(minutes.minutes()).ok()?;
    Some(zone.to_zoned(wall).ok()?.timestamp().as_millisecond())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * MINUTE_MS;

    fn hours(from: u16, until: u16, zone: &str) -> Result<Hours, String> {
        let zone = zone.to_owned();
        Hours::of(Some(&DailyWindow { from, until, zone }))
    }

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn only_the_hours_of_the_window_count() {
        let warsaw = hours(8 * 60, 22 * 60, "Europe/Warsaw").unwrap();
        assert_eq!(warsaw.day_ms(), 14 * HOUR);
        // In winter Warsaw is one hour ahead of UTC: the window is 7 to 21.
        let night = at("2026-01-10T22:00:00Z");
        assert_eq!(warsaw.counted(night, at("2026-01-11T07:00:00Z")), 0);
        assert_eq!(warsaw.counted(night, at("2026-01-11T09:30:00Z")), 5 * HOUR / 2);
        assert_eq!(
            warsaw.counted(night, at("2026-01-13T08:00:00Z")),
            (14 + 14 + 1) * HOUR
        );
        assert_eq!(warsaw.after(night, HOUR), at("2026-01-11T08:00:00Z"));
        assert_eq!(warsaw.after(night, 14 * HOUR), at("2026-01-11T21:00:00Z"));
        assert_eq!(warsaw.after(night, 15 * HOUR), at("2026-01-12T08:00:00Z"));
        // In summer it is two: the same hours by the wall clock.
        assert_eq!(
            warsaw.after(at("2026-07-01T23:00:00Z"), HOUR),
            at("2026-07-02T07:00:00Z")
        );
    }

    #[test]
    fn a_window_may_reach_into_the_next_day() {
        let late = hours(18 * 60, 2 * 60, "Europe/Prague").unwrap();
        assert_eq!(late.day_ms(), 8 * HOUR);
        assert_eq!(
            late.counted(at("2026-01-11T00:00:00Z"), at("2026-01-11T12:00:00Z")),
            HOUR
        );
        assert_eq!(
            late.after(at("2026-01-11T00:00:00Z"), 2 * HOUR),
            at("2026-01-11T18:00:00Z")
        );
    }

    #[test]
    fn a_moment_is_in_the_window_around_it() {
        let late = hours(18 * 60, 2 * 60, "Europe/Prague").unwrap();
        let window = (at("2026-01-10T17:00:00Z"), at("2026-01-11T01:00:00Z"));
        for inside in [window.0, at("2026-01-10T23:30:00Z"), window.1 - 1] {
            assert_eq!(late.around(inside), Some(window), "{inside}");
        }
        for outside in [window.0 - 1, window.1, at("2026-01-11T12:00:00Z")] {
            assert_eq!(late.around(outside), None, "{outside}");
        }
        assert!(hours(60, 60, "UTC").unwrap().is_always() && !late.is_always());
    }

    #[test]
    fn counting_and_adding_agree() {
        let places = [
            hours(9 * 60, 17 * 60, "America/New_York"),
            hours(0, 1440, "Asia/Kolkata"),
            Hours::of(None),
        ];
        for hours in places.map(Result::unwrap) {
            for (day, amount) in (0..40).zip([0, 1, 7 * HOUR, 8 * HOUR, 100 * HOUR].into_iter().cycle()) {
                let from = at("2026-03-01T05:17:00Z") + day * 7 * HOUR;
                let end = hours.after(from, amount);
                assert_eq!(hours.counted(from, end), amount, "{hours:?} {day} {amount}");
            }
        }
    }

    #[test]
    fn windows_that_nobody_could_keep_are_refused() {
        for (from, until, zone) in [
            (1440, 60, "UTC"),
            (0, 1441, "UTC"),
            (600, 610, "UTC"),
            (0, 600, "Mars/Olympus"),
        ] {
            assert!(hours(from, until, zone).is_err(), "{from} {until} {zone}");
        }
    }
}
