//! The guests who were asked for lately. Every request of a visitor asks who that is, and the answer hardly ever changes.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::dialect::Dialect;
use crate::store::GuestRow;

/// How many guests are remembered; beyond that, all are forgotten and asked for again.
const GUEST_COUNT_MAX: usize = 20_000;

/// How long a guest is remembered where others may write, too: nodes tell each other of changes, but a node may be out of
/// reach for a moment.
const WHERE_OTHERS_WRITE: Duration = Duration::from_secs(2);

/// Guests as they were when they were last read, and no change since has been made.
#[derive(Debug)]
pub(super) struct KnownGuests {
    lasts: Option<Duration>,
    lately: Mutex<Lately>,
}

#[derive(Debug, Default)]
struct Lately {
    /// How often a guest has changed.
    changes: u64,
    guests: HashMap<String, (GuestRow, Instant)>,
}

impl KnownGuests {
    pub(super) fn of(dialect: Dialect) -> Self {
        Self {
            lasts: match dialect {
                Dialect::Sqlite => None,
                Dialect::Postgres => Some(WHERE_OTHERS_WRITE),
            },
            lately: Mutex::default(),
        }
    }

    pub(super) fn get(&self, id: &str) -> Option<GuestRow> {
        let lately = self.lock();
        let (guest, read) = lately.guests.get(id)?;
        let is_fresh = self.lasts.is_none_or(|lasts| read.elapsed() < lasts);
        is_fresh.then(|| guest.clone())
    }

    /// How often a guest has changed so far; to be asked before one is read.
    pub(super) fn changes(&self) -> u64 {
        self.lock().changes
    }

    /// Notes a guest who was read when there had been so many changes. After another one it may be an earlier guest.
    pub(super) fn note(&self, guest: &GuestRow, changes: u64, read: Instant) {
        let mut lately = self.lock();
        if lately.changes != changes {
            return;
        }
        if lately.guests.len() >= GUEST_COUNT_MAX {
            lately.guests.clear();
        }
        lately.guests.insert(guest.id.clone(), (guest.clone(), read));
    }

    /// The guest with this id has changed, or may have.
    pub(super) fn changed(&self, id: &str) {
        let mut lately = self.lock();
        lately.changes += 1;
        lately.guests.remove(id);
    }

    fn lock(&self) -> MutexGuard<'_, Lately> {
        // The map is consistent at all times, so a panic elsewhere leaves nothing half done.
        self.lately.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(name: &str) -> GuestRow {
        GuestRow {
            id: "g".to_owned(),
            name: name.to_owned(),
            code_hash: String::new(),
            series: 0,
            created: 0,
            avatar: None,
            language: None,
            link: None,
        }
    }

    #[test]
    fn what_was_read_before_a_change_is_not_remembered() {
        let known = KnownGuests::of(Dialect::Sqlite);
        let (before, now) = (known.changes(), Instant::now());
        known.note(&guest("Anna"), before, now);
        assert_eq!(known.get("g"), Some(guest("Anna")));
        known.changed("g");
        assert_eq!(known.get("g"), None);
        // The answer to a question from before the change comes late.
        known.note(&guest("Anna"), before, now);
        assert_eq!(known.get("g"), None);
        known.note(&guest("Łucja"), known.changes(), now);
        assert_eq!(known.get("g"), Some(guest("Łucja")));
    }

    #[test]
    fn where_others_write_guests_are_asked_for_again_soon() {
        let long_ago = Instant::now().checked_sub(WHERE_OTHERS_WRITE).unwrap();
        let [alone, shared] = [Dialect::Sqlite, Dialect::Postgres].map(KnownGuests::of);
        for known in [&alone, &shared] {
            known.note(&guest("Anna"), 0, long_ago);
        }
        assert!(alone.get("g").is_some() && shared.get("g").is_none());
        shared.note(&guest("Anna"), 0, Instant::now());
        assert!(shared.get("g").is_some());
    }
}
