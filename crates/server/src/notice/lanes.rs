//! How much may be on its way at a time, so that nobody's slow addresses hold up what others are told, and how often
//! somebody can send test messages.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;

use super::queue::Input;

/// How many messages may be on their way at a time.
const ALL_MAX: usize = 8;
/// How many of them may be for one person.
const GUEST_MAX: usize = 2;
/// The least time between two test messages of one person, in milliseconds.
const TRY_APART_MS: i64 = 3_000;

/// The lanes on which messages travel. The queue hears of each one that becomes free.
pub(super) struct Lanes {
    /// How many each person has taken.
    taken: Mutex<HashMap<String, usize>>,
    to_queue: mpsc::UnboundedSender<Input>,
}

impl Lanes {
    pub(super) fn new(to_queue: mpsc::UnboundedSender<Input>) -> Arc<Self> {
        let taken = Mutex::default();
        Arc::new(Self { taken, to_queue })
    }

    /// Whether another message for a person may leave.
    pub(super) fn is_free(&self, guest: &str) -> bool {
        is_free(&self.lock(), guest)
    }

    /// A lane for a message to a person, if one is free.
    pub(super) fn take(self: &Arc<Self>, guest: &str) -> Option<Lane> {
        let mut taken = self.lock();
        if !is_free(&taken, guest) {
            return None;
        }
        *taken.entry(guest.to_owned()).or_default() += 1;
        let (lanes, guest) = (Arc::clone(self), guest.to_owned());
        Some(Lane { lanes, guest })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        // The map is consistent at all times, so a panic elsewhere leaves nothing half done.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_free(taken: &HashMap<String, usize>, guest: &str) -> bool {
    let own = taken.get(guest).copied().unwrap_or_default();
    own < GUEST_MAX && taken.values().sum::<usize>() < ALL_MAX
}

/// One message's lane, free again when this is dropped.
pub(super) struct Lane {
    lanes: Arc<Lanes>,
    guest: String,
}

impl Drop for Lane {
    fn drop(&mut self) {
        {
            let mut taken = self.lanes.lock();
            if let Some(count) = taken.get_mut(&self.guest) {
                *count = count.saturating_sub(1);
            }
            taken.retain(|_, count| *count > 0);
        }
        // The queue ends with the server.
        let _ = self.lanes.to_queue.send(Input::Freed);
    }
}

/// When each person last sent a test message, in milliseconds since 1970.
#[derive(Default)]
pub(super) struct Tries(HashMap<String, i64>);

impl Tries {
    /// Notes that somebody sends a test message, unless the last one was a moment ago; gives whether it may be sent.
    pub(super) fn note(&mut self, guest: &str, now: i64) -> bool {
        self.0
            .retain(|_, time| (*time..*time + TRY_APART_MS).contains(&now));
        let may = !self.0.contains_key(guest);
        self.0.entry(guest.to_owned()).or_insert(now);
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_the_lanes_of_others_and_a_free_one_is_told_of() {
        let (to_queue, mut queue) = mpsc::unbounded_channel();
        let lanes = Lanes::new(to_queue);
        let first = lanes.take("anna").expect("a lane");
        let _second = lanes.take("anna").expect("a lane");
        assert!(!lanes.is_free("anna") && lanes.take("anna").is_none());
        let others = ["bela", "cora", "dora"].map(|guest| [lanes.take(guest), lanes.take(guest)]);
        assert!(others.iter().flatten().all(Option::is_some));
        assert!(!lanes.is_free("eva"), "eight are on their way");
        assert!(queue.try_recv().is_err(), "none has become free");
        drop(first);
        assert!(matches!(queue.try_recv(), Ok(Input::Freed)));
        assert!(lanes.is_free("anna") && lanes.is_free("eva"));
    }

    #[test]
    fn a_test_message_can_be_sent_every_three_seconds() {
        let mut tries = Tries::default();
        assert!(tries.note("anna", 10_000));
        assert!(!tries.note("anna", 10_000) && !tries.note("anna", 12_999));
        assert!(tries.note("bela", 12_999), "others can");
        assert!(tries.note("anna", 13_000));
        // The clock was set back.
        assert!(tries.note("anna", 5_000));
    }
}
