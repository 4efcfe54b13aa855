//! What the host of the server has decided: who does the host's work, who may not write or play, what everybody is told.
//!
//! Every request may have to know it, so it is kept in memory. A change is stored, read again here, and told to the other
//! nodes, which do the same.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError, RwLock};

use protocol::{Announcement, Sanction, SanctionKind};

use crate::store::{AnnouncementRow, Decided, SanctionRow, Store, StoreError};

/// What is in force, as this node knows it.
pub(crate) struct Moderation {
    store: Arc<dyn Store>,
    known: RwLock<Known>,
}

#[derive(Default)]
struct Known {
    hosts: HashSet<String>,
    sanctions: HashMap<String, Vec<SanctionRow>>,
    announcements: Vec<AnnouncementRow>,
}

impl Moderation {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self {
            store,
            known: RwLock::default(),
        }
    }

    /// Reads what has been decided.
    ///
    /// # Errors
    /// When the store fails; what was known before stays.
    pub(crate) async fn load(&self) -> Result<(), StoreError> {
        let Decided {
            hosts,
            sanctions,
            announcements,
        } = self.store.decided().await?;
        let mut of_guest: HashMap<String, Vec<SanctionRow>> = HashMap::new();
        for sanction in sanctions {
            of_guest.entry(sanction.guest.clone()).or_default().push(sanction);
        }
        let known = Known {
            hosts: hosts.into_iter().collect(),
            sanctions: of_guest,
            announcements,
        };
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = known;
        Ok(())
    }

    /// Whether a guest, by id, does the host's work.
    pub(crate) fn is_host(&self, guest: &str) -> bool {
        self.read(|known| known.hosts.contains(guest))
    }

    /// Whether anything is known about a guest, by id.
    pub(crate) fn has(&self, guest: &str) -> bool {
        self.read(|known| known.hosts.contains(guest) || known.sanctions.contains_key(guest))
    }

    /// What is in force against a guest, by id, at this moment.
    pub(crate) fn against(&self, guest: &str, now: i64) -> Vec<Sanction> {
        self.read(|known| {
            let rows = known.sanctions.get(guest).into_iter().flatten();
            let in_force = rows.filter(|row| row.until.is_none_or(|until| until > now));
            in_force.map(shown).collect()
        })
    }

    /// The same, if it is of this kind.
    pub(crate) fn sanction(&self, guest: &str, kind: SanctionKind, now: i64) -> Option<Sanction> {
        let mut against = self.against(guest, now).into_iter();
        against.rfind(|sanction| sanction.kind == kind)
    }

    /// What everybody is told at this moment, the newest first.
    pub(crate) fn announcements(&self, now: i64) -> Vec<Announcement> {
        self.read(|known| {
            let rows = known.announcements.iter().filter(|row| row.until > now);
            rows.map(|row| Announcement {
                id: row.id.clone(),
                text: row.said.clone(),
                until: row.until.max(0).cast_unsigned(),
            })
            .collect()
        })
    }

    fn read<T>(&self, look: impl FnOnce(&Known) -> T) -> T {
        // What is known is replaced as a whole, so a panic elsewhere leaves nothing half done.
        look(&self.known.read().unwrap_or_else(PoisonError::into_inner))
    }
}

fn shown(row: &SanctionRow) -> Sanction {
    Sanction {
        kind: row.kind,
        reason: row.reason.clone(),
        since: row.since.max(0).cast_unsigned(),
        until: row.until.map(|until| until.max(0).cast_unsigned()),
    }
}
