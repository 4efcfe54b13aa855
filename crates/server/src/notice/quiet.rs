//! The hours during which nobody is told anything.

use protocol::{DailyWindow, NoticeChoice};
use table::hours::Hours;

/// The least that is left of somebody's time when a reminder still helps, in milliseconds.
const LEFT_MIN_MS: i64 = 60_000;
/// How late a message may leave after the quiet hours have begun, in milliseconds.
const LATE_MAX_MS: i64 = 60_000;

/// The first moment from this one on at which somebody may be told something.
pub(super) fn not_quiet(choice: &NoticeChoice, time: i64) -> i64 {
    Quiet::of(choice.quiet.as_ref()).after(time)
}

/// Until when a message that is due has to wait because it is quiet now. What was due a moment ago, when it was not yet
/// quiet, need not wait: that is when reminders come that would be too late after the quiet hours.
pub(super) fn quiet_until(choice: &NoticeChoice, due: i64, now: i64) -> Option<i64> {
    let quiet = Quiet::of(choice.quiet.as_ref());
    let (_, end) = quiet.around(now)?;
    let is_on_time = quiet.around(due).is_none() && now < due + LATE_MAX_MS;
    (!is_on_time).then_some(end)
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

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR_MS: i64 = 60 * 60_000;
    /// 8:00 in UTC.
    const NOW: i64 = 1_800_000_000_000;

    #[test]
    fn what_is_due_in_quiet_hours_waits_for_their_end() {
        let night = NoticeChoice {
            quiet: Some(DailyWindow {
                from: 22 * 60,
                until: 9 * 60,
                zone: "UTC".to_owned(),
            }),
            ..NoticeChoice::default()
        };
        let (dusk, dawn) = (NOW + 14 * HOUR_MS, NOW + 25 * HOUR_MS);
        assert_eq!(quiet_until(&night, dusk - HOUR_MS, dusk - 1), None, "it is day");
        assert_eq!(quiet_until(&night, dusk, dusk), Some(dawn));
        // The server was down, or the way is new.
        assert_eq!(quiet_until(&night, dusk - HOUR_MS, dusk + HOUR_MS), Some(dawn));
        assert_eq!(quiet_until(&night, dusk, dawn), None);
        // A reminder from right before the night.
        assert_eq!(quiet_until(&night, dusk - 1, dusk + 5), None);
        assert_eq!(quiet_until(&night, dusk - 1, dusk + LATE_MAX_MS), Some(dawn));
        assert_eq!(quiet_until(&NoticeChoice::default(), dusk, dusk), None);
    }
}
