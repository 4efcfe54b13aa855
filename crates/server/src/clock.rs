//! The server's clock: the only place that asks what time it is. Tests can move it forward.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// The longest sleep in one go, so that a computer that was itself put to sleep notices soon.
const SLEEP_MAX: Duration = Duration::from_secs(30);

/// Milliseconds since 1970; all copies show the same time.
#[derive(Clone, Debug)]
pub struct Clock {
    /// How far it is ahead of the system's clock.
    ahead: Arc<watch::Sender<i64>>,
}

impl Default for Clock {
    fn default() -> Self {
        let (ahead, _) = watch::channel(0);
        Self {
            ahead: Arc::new(ahead),
        }
    }
}

impl Clock {
    /// What time it is.
    #[must_use]
    pub fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis())
            .unwrap_or(i64::MAX)
            .saturating_add(*self.ahead.borrow())
    }

    /// Moves the clock forward and wakes whatever was waiting for a time that has now come.
    pub fn advance(&self, by: Duration) {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.ahead.send_modify(|ahead| *ahead = ahead.saturating_add(by));
    }

    /// Shows this time from now on, if it shows one that is further away than the tolerance, in milliseconds.
    pub fn follow(&self, time: i64, tolerance: i64) {
        let off = time.saturating_sub(self.now());
        if off.abs() > tolerance {
            self.ahead.send_modify(|ahead| *ahead = ahead.saturating_add(off));
        }
    }

    /// Waits until it is that time.
    pub async fn until(&self, time: i64) {
        let mut moved = self.ahead.subscribe();
        loop {
            let left = time.saturating_sub(self.now());
            let Ok(left @ 1..) = u64::try_from(left) else {
                return;
            };
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(left).min(SLEEP_MAX)) => {}
                // The sender lives as long as the clock.
                _ = moved.changed() => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_week_passes_at_once() {
        let clock = Clock::default();
        let week = Duration::from_secs(7 * 24 * 3600);
        let time = clock.now() + week.as_millis() as i64;
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.until(time).await }
        });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        clock.advance(week);
        tokio::time::timeout(Duration::from_secs(5), waiting)
            .await
            .unwrap()
            .unwrap();
        clock.until(time - 1).await;
    }
}
