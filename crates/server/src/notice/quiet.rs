//! The hours during which nobody is told anything.

use protocol::{DailyWindow, NoticeChoice};
use table::hours::Hours;

/// The least that is left of somebody's time when a reminder still helps, in milliseconds.
const LEFT_MIN_MS: i64 = 60_000;

/// The first moment from this one on at which somebody may be told something.
pub(super) fn not_quiet(choice: &NoticeChoice, time: i64) -> i64 {
    Quiet::of(choice.quiet.as_ref()).after(time)
}

/// The hours during which nobody is told anything.
pub(super) struct Quiet(Option<Hours>);

impl Quiet {
    pub(super) fn of(window: Option<&DailyWindow>) -> Self {
        Self(window.and_then(|window| Hours::of(Some(window)).ok()))
    }

    /// The quiet hours at a moment, as their beginning and end.
    fn around(&self, time: i64) -> Option<(i64, i64)> {
        self.0.as_ref()?.around(time)
    }

    /// The first moment from this one on that is not quiet.
    pub(super) fn after(&self, time: i64) -> i64 {
        self.around(time).map_or(time, |(_, end)| end)
    }

    /// The best moment for a reminder that should come at `time` of something that ends at `up`: then; or right before
    /// the quiet hours, if too little would be left after them. `None` if there is none.
    pub(super) fn before(&self, time: i64, up: i64, now: i64) -> Option<i64> {
        let time = time.max(now);
        match self.around(time) {
            None => Some(time),
            Some((_, end)) if end + LEFT_MIN_MS < up && end - time < (up - time) / 2 => Some(end),
            Some((start, _)) if start > now => Some(start - 1),
            Some((_, end)) => (end < up).then_some(end),
        }
    }
}
