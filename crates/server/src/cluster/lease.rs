//! How long a node may believe that it is a member: measured on this machine, from before it asked.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// For how long the database keeps a node that gives no sign of life.
pub(super) const LEASE: Duration = Duration::from_millis(4_000);

/// For how long the node itself believes it: a little less, because no two machines count quite the same.
const BELIEVED: Duration = Duration::from_millis(3_800);

/// Until when the node is a member, by a clock that nobody sets and that goes on while the process is stopped.
#[derive(Debug, Default)]
pub(super) struct Lease(AtomicU64);

/// A moment of that clock, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Moment(u64);

impl Moment {
    pub(super) fn now() -> Self {
        Self(since_boot())
    }
}

impl Lease {
    /// Lasts from now on as long as a sign of life keeps a member that was sent then.
    pub(super) fn renew(&self, sent: Moment) {
        self.0
            .store(sent.0 + BELIEVED.as_millis() as u64, Ordering::SeqCst);
    }

    pub(super) fn end(&self) {
        self.0.store(0, Ordering::SeqCst);
    }

    /// What is left of it.
    pub(super) fn left(&self) -> Duration {
        let until = self.0.load(Ordering::SeqCst);
        Duration::from_millis(until.saturating_sub(since_boot()))
    }
}

#[cfg(target_os = "linux")]
fn since_boot() -> u64 {
    use rustix::time::{ClockId, clock_gettime};
    // Unlike the monotonic clock, this one also counts while the machine sleeps.
    let now = clock_gettime(ClockId::Boottime);
    now.tv_sec.unsigned_abs() * 1000 + now.tv_nsec.unsigned_abs() / 1_000_000
}

#[cfg(not(target_os = "linux"))]
fn since_boot() -> u64 {
    use std::sync::OnceLock;
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    // Nothing was sent before the first question.
    START.get_or_init(Instant::now).elapsed().as_millis() as u64 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lease_counts_from_before_the_question() {
        let lease = Lease::default();
        assert_eq!(lease.left(), Duration::ZERO);
        let sent = Moment::now();
        std::thread::sleep(Duration::from_millis(20));
        lease.renew(sent);
        assert!(
            lease.left() <= BELIEVED - Duration::from_millis(19),
            "{:?}",
            lease.left()
        );
        assert!(BELIEVED < LEASE);
        lease.end();
        assert_eq!(lease.left(), Duration::ZERO);
    }
}
