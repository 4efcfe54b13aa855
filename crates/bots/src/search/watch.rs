//! The time of one decision.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// A clock: the time since some moment that is always the same one.
pub type Clock = fn() -> Duration;

/// The part of the time that is kept in reserve for what cannot be stopped: 1 in this many.
const RESERVE: u32 = 10;

/// What [`keep_time_by`] named.
static NAMED: OnceLock<Clock> = OnceLock::new();

/// Names the clock of every search that is given none of its own. For machines whose clock the standard library does not
/// know, such as a browser. Called before the first search; later calls change nothing.
pub fn keep_time_by(clock: Clock) {
    NAMED.get_or_init(|| clock);
}

/// The time by the named clock; if none was named, the time since this was first asked.
pub(super) fn monotonic() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    match NAMED.get() {
        Some(clock) => clock(),
        None => START.get_or_init(Instant::now).elapsed(),
    }
}

/// Says when to stop; without an end it never does, and asks no clock.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    clock: Clock,
    end: Option<Duration>,
}

impl Watch {
    /// A watch that never says stop.
    #[must_use]
    pub fn never() -> Self {
        Self {
            clock: monotonic,
            end: None,
        }
    }

    /// From now on for this long, less the reserve.
    pub(super) fn begin(clock: Clock, time: Option<Duration>) -> Self {
        let end = time.map(|time| clock() + (time - time / RESERVE));
        Self { clock, end }
    }

    /// The first `part` of `parts` equal parts of what is left of the time, from 1.
    pub(super) fn part(self, part: u32, parts: u32) -> Self {
        let end = self.end.map(|end| {
            let now = (self.clock)();
            now + end.saturating_sub(now) * part / parts.max(1)
        });
        Self { end, ..self }
    }

    /// The time on the clock, if there is an end.
    pub(super) fn now(self) -> Option<Duration> {
        self.end.map(|_| (self.clock)())
    }

    /// Whether something that takes this long would end too late.
    #[must_use]
    pub fn is_late_for(self, long: Duration) -> bool {
        self.end.is_some_and(|end| (self.clock)() + long > end)
    }
}
