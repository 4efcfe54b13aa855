//! What is still to be sent. One task plans, sends and keeps what it does in the store: a message is noted as tried before
//! it leaves, so that a restart sends again only what may have been lost.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use protocol::{NoticeWay, Undelivered};
use tokio::sync::{mpsc, watch};

use super::plan::Waiting;
use super::quiet::{not_quiet, quiet_until};
use super::send::{self, Fate};
use super::{Notices, Presence, told};
use crate::metrics::{NOTICES_FAILED, NOTICES_SENT};
use crate::store::{NoticeKind, NoticeRow};

const MINUTE_MS: i64 = 60 * 1000;
/// How long to wait after each failure; after the last one, a message is given up.
const PAUSES_MS: [i64; 5] = [
    MINUTE_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * 60 * MINUTE_MS,
    6 * 60 * MINUTE_MS,
];
/// How long to wait where the store has failed.
const STORE_PAUSE_MS: i64 = 30 * 1000;
/// How many tables of one person are looked at, apart from those that messages are stored about.
const TABLE_COUNT_MAX: u32 = 200;
/// How long to wait for the answer whether somebody has a table open.
const PRESENCE_MAX: Duration = Duration::from_secs(5);

/// What the queue hears.
pub(super) enum Input {
    /// A table has changed.
    Changed(Waiting),
    /// A person has chosen something else.
    Chose(String),
    /// A lane has become free.
    Freed,
    /// A message has come back.
    Fared(Name, Fate),
}

/// A table and a person.
type Key = (String, String);

/// Which message.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Name {
    key: Key,
    way: String,
    kind: NoticeKind,
    /// Which decision it is about: the next one may be owed before this message has come back.
    since: i64,
    about: Option<i64>,
}

impl Name {
    fn of(row: &NoticeRow) -> Self {
        Self {
            key: (row.table.clone(), row.guest.clone()),
            way: row.way.clone(),
            kind: row.kind,
            since: row.since,
            about: row.about,
        }
    }
}

struct Queue {
    notices: Arc<Notices>,
    presence: Arc<dyn Presence>,
    rows: BTreeMap<Key, Vec<NoticeRow>>,
    /// The tables that the rows are about.
    tables: HashMap<String, Waiting>,
    /// What the store does not know yet because it has failed.
    unkept: BTreeSet<Key>,
    sending: BTreeSet<Name>,
}

/// Works until the server stops.
pub(super) async fn run(
    notices: Arc<Notices>,
    presence: Arc<dyn Presence>,
    inbox: &mut mpsc::UnboundedReceiver<Input>,
    mut closing: watch::Receiver<bool>,
) {
    let clock = notices.clock.clone();
    let mut queue = Queue {
        notices,
        presence,
        rows: BTreeMap::new(),
        tables: HashMap::new(),
        unkept: BTreeSet::new(),
        sending: BTreeSet::new(),
    };
    while let Err(error) = queue.start().await {
        tracing::error!(%error, "what people are to be told can't be read");
        tokio::select! {
            () = tokio::time::sleep(Duration::from_millis(STORE_PAUSE_MS.unsigned_abs())) => {}
            _ = closing.wait_for(|&closing| closing) => return,
        }
    }
    loop {
        queue.send_due().await;
        let next = queue.next(clock.now());
        queue.count();
        let input = tokio::select! {
            input = inbox.recv() => input,
            () = clock.until(next) => None,
            _ = closing.wait_for(|&closing| closing) => return,
        };
        if let Some(input) = input {
            queue.take(input).await;
        }
    }
}

impl Queue {
    /// Reads what was to be sent, and compares it with what is owed now.
    async fn start(&mut self) -> Result<(), crate::store::StoreError> {
        self.rows.clear();
        for row in self.notices.store.notices().await? {
            let key = (row.table.clone(), row.guest.clone());
            self.rows.entry(key).or_default().push(row);
        }
        let people: Vec<String> = self.notices.lock().keys().cloned().collect();
        let mut left: BTreeSet<Key> = self.rows.keys().cloned().collect();
        for guest in people {
            for key in self.look_at_all(&guest).await? {
                left.remove(&key);
            }
        }
        // Tables that changed too long ago to be among those, or that are no longer among the person's.
        for key in left {
            if let Some(row) = self.notices.store.table_row(&key.0).await? {
                self.tables.insert(key.0.clone(), Waiting::of(&row));
            }
            self.plan(&key).await;
            self.forget(&key.0);
        }
        Ok(())
    }

    /// Plans again for all tables of a person; gives those that were looked at.
    async fn look_at_all(&mut self, guest: &str) -> Result<Vec<Key>, crate::store::StoreError> {
        let rows = (self.notices.store)
            .tables_of_guest(guest, TABLE_COUNT_MAX)
            .await?;
        let mut looked = Vec::with_capacity(rows.len());
        for row in rows {
            let key = (row.id.clone(), guest.to_owned());
            self.tables.insert(row.id.clone(), Waiting::of(&row));
            self.plan(&key).await;
            self.forget(&row.id);
            looked.push(key);
        }
        Ok(looked)
    }

    async fn take(&mut self, input: Input) {
        match input {
            Input::Changed(waiting) => {
                let table = waiting.table.clone();
                let people: Vec<String> = waiting.people.iter().map(|person| person.guest.clone()).collect();
                self.tables.insert(table.clone(), waiting);
                for guest in people {
                    self.plan(&(table.clone(), guest)).await;
                }
                self.forget(&table);
            }
            Input::Chose(guest) => {
                if let Err(error) = self.look_at_all(&guest).await {
                    tracing::error!(%error, "the tables of somebody who has chosen what to be told can't be read");
                }
            }
            // What waits for a lane is looked at after every input.
            Input::Freed => {}
            Input::Fared(name, fate) => self.fared(name, fate).await,
        }
    }

    /// Plans what a person is told about a table.
    async fn plan(&mut self, key: &Key) {
        let (table, guest) = key;
        let settings = self.notices.of(guest);
        let is_silent = settings.silent.contains(table);
        let may_be_told = |way: &&NoticeWay| !is_silent && way.confirmed;
        let ways: Vec<String> = (settings.ways.iter().filter(may_be_told))
            .map(|way| way.id.clone())
            .collect();
        let before = self.rows.get(key).cloned().unwrap_or_default();
        let now = self.notices.clock.now();
        let planned = self.tables.get(table).and_then(|waiting| {
            let person = waiting.people.iter().find(|person| person.guest == *guest)?;
            Some(waiting.plan(person, &settings.choice, &ways, &before, now))
        });
        let planned = planned.unwrap_or_default();
        if planned == before {
            return;
        }
        match planned.is_empty() {
            true => drop(self.rows.remove(key)),
            false => drop(self.rows.insert(key.clone(), planned)),
        }
        self.keep(key.clone()).await;
    }

    /// Forgets a table that nobody is told about.
    fn forget(&mut self, table: &str) {
        let first = (table.to_owned(), String::new());
        let is_of_use = (self.rows.range(first..).next()).is_some_and(|((other, _), _)| other == table);
        if !is_of_use {
            self.tables.remove(table);
        }
    }

    /// Stores what is known about a table and a person; later, if that fails.
    async fn keep(&mut self, key: Key) -> bool {
        let rows = self.rows.get(&key).cloned().unwrap_or_default();
        match self.notices.store.keep_notices(&key.0, &key.1, rows).await {
            Ok(()) => {
                self.unkept.remove(&key);
                true
            }
            Err(error) => {
                tracing::error!(%error, "what somebody is to be told can't be stored");
                self.unkept.insert(key);
                false
            }
        }
    }

    /// When there is something to do again.
    fn next(&self, now: i64) -> i64 {
        let is_open = |row: &&NoticeRow| !row.sent && !self.sending.contains(&Name::of(row));
        // A lane that becomes free is an input.
        let is_ready = |row: &&NoticeRow| row.due > now || self.notices.lanes.is_free(&row.guest);
        let open = self.rows.values().flatten().filter(is_open);
        let due = open.filter(is_ready).map(|row| row.due).min();
        let retry = (!self.unkept.is_empty()).then(|| now + STORE_PAUSE_MS);
        due.into_iter().chain(retry).min().unwrap_or(i64::MAX)
    }

    fn count(&self) {
        let unsent = self.rows.values().flatten().filter(|row| !row.sent).count();
        self.notices.unsent.store(unsent, Ordering::Relaxed);
    }

    async fn send_due(&mut self) {
        for key in self.unkept.clone() {
            if !self.keep(key).await {
                break;
            }
        }
        let now = self.notices.clock.now();
        let is_due = |row: &&NoticeRow| !row.sent && row.due <= now && !self.sending.contains(&Name::of(row));
        let mut due: Vec<NoticeRow> = self.rows.values().flatten().filter(is_due).cloned().collect();
        due.sort_by_key(|row| row.due);
        for row in due {
            self.send(row, now).await;
        }
    }

    /// Sends a message, unless the person is there anyway, or is not to be told now, or too much is on its way.
    async fn send(&mut self, row: NoticeRow, now: i64) {
        let name = Name::of(&row);
        if let Some(later) = quiet_until(&self.notices.of(&row.guest).choice, row.due, now) {
            return self.alter(&name, |row| row.due = later);
        }
        if !self.notices.lanes.is_free(&row.guest) {
            return;
        }
        let Some(waiting) = self.tables.get(&row.table).cloned() else {
            return self.alter(&name, |row| row.sent = true);
        };
        if let Some(later) = waiting.peace(&row, now) {
            let asked = tokio::time::timeout(PRESENCE_MAX, self.presence.is_watching(&row.table, &row.guest));
            if asked.await.unwrap_or(false) {
                return self.alter(&name, |row| row.due = later);
            }
        }
        let settings = self.notices.of(&row.guest);
        let Some(way) = settings.ways.iter().find(|way| way.id == row.way).cloned() else {
            return self.alter(&name, |row| row.sent = true);
        };
        // What is told is put together only now: a decision may be made while its message waits for a lane.
        let Some(lane) = self.notices.lanes.take(&row.guest) else {
            return;
        };
        let attempt = row.attempts as usize;
        let pause = PAUSES_MS.get(attempt).copied().unwrap_or(MINUTE_MS);
        self.alter(&name, |row| {
            row.attempts += 1;
            row.due = not_quiet(&settings.choice, now + pause);
        });
        if !self.keep(name.key.clone()).await {
            // Sent without a note, it might be sent again after every restart.
            return self.alter(&name, |row| row.attempts -= 1);
        }
        self.sending.insert(name.clone());
        let message = told::message(&waiting, &row, &settings.choice, now);
        let (notices, guest) = (Arc::clone(&self.notices), row.guest.clone());
        tokio::spawn(async move {
            let fate = send::send(&notices, &guest, &way, &message, &settings.choice).await;
            drop(lane);
            notices.put(Input::Fared(name, fate));
        });
    }

    async fn fared(&mut self, name: Name, fate: Fate) {
        self.sending.remove(&name);
        let failing = match fate {
            Fate::Delivered => None,
            Fate::Failed(why) => Some(why),
            // The browser has ended its subscription, or the program wants no more.
            Fate::Gone => {
                if let Err(error) = self.notices.remove(&name.key.1, &name.way).await {
                    tracing::warn!(?error, "a way that is gone can't be removed");
                }
                return;
            }
        };
        let settings = self.notices.of(&name.key.1);
        if let Some(way) = settings.ways.iter().find(|way| way.id == name.way) {
            count_fate(failing);
            if let Err(error) = self.notices.note(&name.key.1, &way.id, failing).await {
                tracing::warn!(?error, "how a message fared can't be noted");
            }
        }
        self.alter(&name, |row| {
            row.sent = failing.is_none() || row.attempts as usize > PAUSES_MS.len();
        });
        self.keep(name.key).await;
    }

    /// Alters a message, if it is still there.
    fn alter(&mut self, name: &Name, change: impl FnOnce(&mut NoticeRow)) {
        let rows = self.rows.get_mut(&name.key).into_iter().flatten();
        if let Some(row) = rows.into_iter().find(|row| Name::of(row) == *name) {
            change(row);
        }
    }
}

fn count_fate(failing: Option<Undelivered>) {
    match failing {
        None => NOTICES_SENT.add(1),
        Some(Undelivered::Private) => NOTICES_FAILED.add("private"),
        Some(Undelivered::Unreachable) => NOTICES_FAILED.add("unreachable"),
        Some(Undelivered::Refused) => NOTICES_FAILED.add("refused"),
    }
}
