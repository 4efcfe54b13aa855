//! Who has a page of this server open: whoever has asked for something a moment ago, or keeps a stream open.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// For how long somebody is here after asking for something, in milliseconds: pages ask again more often.
const STAYS_MS: i64 = 60_000;
/// With how many people those are forgotten who have left.
const TIDY_ABOVE: usize = 1_024;

/// Who is here.
#[derive(Default, Debug)]
pub(crate) struct Here {
    people: Mutex<People>,
}

#[derive(Default, Debug)]
struct People {
    seen: HashMap<String, Seen>,
    /// With how many people to look next for those who have left.
    tidy_above: usize,
}

#[derive(Clone, Copy, Default, Debug)]
struct Seen {
    /// When the person last asked for something.
    time: i64,
    /// How many streams the person keeps open.
    streams: u32,
}

impl Seen {
    fn is_here(self, now: i64) -> bool {
        self.streams > 0 || now - self.time < STAYS_MS
    }
}

/// An open stream: whoever has it is here until this is dropped.
#[derive(Debug)]
pub(crate) struct Staying {
    here: Arc<Here>,
    guest: String,
}

impl Drop for Staying {
    fn drop(&mut self) {
        if let Some(seen) = self.here.lock().seen.get_mut(&self.guest) {
            seen.streams = seen.streams.saturating_sub(1);
        }
    }
}

impl Here {
    /// Notes that a guest, by id, asks for something.
    pub(crate) fn seen(&self, guest: &str, now: i64) {
        let mut people = self.lock();
        match people.seen.get_mut(guest) {
            Some(seen) => seen.time = now,
            None => {
                people.tidy(now);
                let seen = Seen {
                    time: now,
                    streams: 0,
                };
                people.seen.insert(guest.to_owned(), seen);
            }
        }
    }

    /// Notes that a guest, by id, keeps a stream open.
    pub(crate) fn stay(self: &Arc<Self>, guest: &str) -> Staying {
        self.lock().seen.entry(guest.to_owned()).or_default().streams += 1;
        Staying {
            here: Arc::clone(self),
            guest: guest.to_owned(),
        }
    }

    /// Those of these guests who are here.
    pub(crate) fn among(&self, guests: &BTreeSet<String>, now: i64) -> BTreeSet<String> {
        let people = self.lock();
        let is_here = |guest: &&String| people.seen.get(*guest).is_some_and(|seen| seen.is_here(now));
        guests.iter().filter(is_here).cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, People> {
        // The map is consistent at all times, so a panic elsewhere leaves nothing half done.
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl People {
    /// Forgets those who have left, once there are many.
    fn tidy(&mut self, now: i64) {
        if self.seen.len() <= self.tidy_above.max(TIDY_ABOVE) {
            return;
        }
        self.seen.retain(|_, seen| seen.is_here(now));
        self.tidy_above = self.seen.len() * 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here(here: &Here, now: i64) -> bool {
        !here.among(&BTreeSet::from(["anna".to_owned()]), now).is_empty()
    }

    #[test]
    fn people_are_here_for_a_while_and_as_long_as_a_stream_is_open() {
        let people = Arc::new(Here::default());
        assert!(!here(&people, 0));
        people.seen("anna", 1_000);
        assert!(here(&people, 1_000 + STAYS_MS - 1));
        assert!(!here(&people, 1_000 + STAYS_MS));
        let (one, other) = (people.stay("anna"), people.stay("anna"));
        drop(one);
        assert!(here(&people, i64::MAX / 2));
        drop(other);
        assert!(!here(&people, i64::MAX / 2));
    }

    #[test]
    fn those_who_have_left_are_forgotten() {
        let people = Arc::new(Here::default());
        let staying = people.stay("anna");
        for number in 0..10 * TIDY_ABOVE {
            people.seen(&number.to_string(), number as i64 * STAYS_MS);
        }
        assert!(people.lock().seen.len() <= TIDY_ABOVE + 2);
        assert!(here(&people, i64::MAX / 2));
        drop(staying);
    }
}
