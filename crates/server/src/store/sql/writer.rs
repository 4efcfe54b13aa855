//! The one connection that writes. Operations waiting at the same time share one transaction and one disk sync (group
//! commit); a connection whose state is in doubt is reopened.
//!
//! A conflict of a table's change is the answer to the one operation that has it: it is found before anything of that
//! operation is written, so the others of the transaction go on. Any other failure undoes the whole transaction, and each operation gets one of
//! its own.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use protocol::SanctionKind;
use sqlx::AnyConnection;
use sqlx::{Connection as _, Executor as _};
use tokio::sync::{mpsc, oneshot};

use super::commits::Change;
use super::dialect::{Dialect, PATIENCE, Source, nobody_answers};
use super::known::KnownGuests;
use super::people::{self, PeopleWrite};
use super::{chat, commits, digests, guests, host, notices, programs, removal, reviews};
use crate::metrics::{BATCH_OPERATIONS, COMMIT_SECONDS, DATABASE_ERRORS};
use crate::store::sqlite::Checkpoints;
use crate::store::{
    AnnouncementRow, ChatRow, Commit, DigestRow, EntranceRow, GuestRow, NoticeRow, ProgramRow, ReportRow,
    SanctionRow, Stale, StoreError, StoredTable,
};

/// The maximum number of operations in one transaction. With more, the first of them would wait noticeably.
const BATCH_MAX: usize = 128;
/// How many operations may wait in the queue; further ones wait to get into it.
const QUEUE_MAX: usize = 1024;
/// How long a transaction may take with PostgreSQL, which may be at the end of a broken line.
const TRANSACTION_MAX: Duration = Duration::from_secs(15);

/// One whole operation.
#[derive(Clone, Debug)]
pub(super) enum Write {
    CookieKey([u8; 64]),
    PushKey(Vec<u8>),
    CreateGuest(GuestRow),
    RenameGuest {
        id: String,
        name: String,
    },
    BeginSeries {
        id: String,
        series: u32,
        code_hash: String,
    },
    ForgetGuest(String),
    /// Something about people.
    People(PeopleWrite),
    CreateTable(Box<StoredTable>),
    /// A change of a table, with the fence of the node that makes it.
    Commit(Box<Commit>, Option<i64>),
    Stamp(i64),
    RemoveStale {
        stale: Stale,
        table: String,
        before: i64,
    },
    KeepReview {
        table: String,
        version: u32,
        review: String,
    },
    KeepDigest(Box<DigestRow>),
    ShareStatistics {
        guest: String,
        code: Option<String>,
    },
    Say {
        table: String,
        line: Box<ChatRow>,
        keep: u32,
        fence: Option<i64>,
    },
    Report(Box<ReportRow>),
    SettleReport(String, bool),
    ForgetChat(i64),
    CreateProgram(Box<ProgramRow>),
    SetToken(String, Option<String>),
    SetHost(String, Option<i64>),
    Sanction(SanctionRow),
    Lift(String, SanctionKind),
    Announce(AnnouncementRow),
    Withdraw(String),
    CreateEntrance(EntranceRow),
    RemoveEntrance(String),
    Enter {
        code: String,
        now: i64,
        guest: GuestRow,
    },
    KeepNoticeSettings {
        guest: String,
        settings: String,
    },
    KeepNotices {
        table: String,
        guest: String,
        rows: Vec<NoticeRow>,
    },
    /// Finds out whether the database is there.
    Ping,
    /// Changes nothing, but needs as much room as a large change.
    Probe,
    /// Limits the file to this many pages, for this connection and those that follow it.
    LimitPages(u32),
}

impl Write {
    /// The change of a table, if it is one.
    fn change(&self) -> Option<Change<'_>> {
        match self {
            Self::Commit(change, fence) => Some((change, *fence)),
            _ => None,
        }
    }

    /// The guests whom the operation changes, by id: two at most.
    fn guests(&self) -> impl Iterator<Item = &str> {
        let guests = match self {
            Self::RenameGuest { id, .. } | Self::BeginSeries { id, .. } | Self::ForgetGuest(id) => {
                [Some(id.as_str()), None]
            }
            Self::People(write) => write.guests(),
            _ => [None, None],
        };
        guests.into_iter().flatten()
    }
}

/// What an operation returns: the cookie key, if it asked for it.
pub(super) type Written = Option<[u8; 64]>;

/// What becomes of each operation of a transaction that is on disk.
type Results = Vec<Result<Written, StoreError>>;

struct Job {
    write: Write,
    answer: oneshot::Sender<Result<Written, StoreError>>,
}

/// What is wrong with the data, once it is known.
pub(super) type Damage = Arc<OnceLock<String>>;

/// The queue in front of the connection that writes, which lives in a task of its own.
#[derive(Debug)]
pub(super) struct Writer {
    dialect: Dialect,
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    ended: Mutex<Option<tokio::task::JoinHandle<()>>>,
    /// Whether the last operation failed for a reason that may persist, such as a full disk.
    in_trouble: Arc<AtomicBool>,
    damage: Damage,
}

impl Writer {
    /// Starts the task over an open connection; `source` is for opening the next one if this one breaks.
    pub(super) fn start(connection: AnyConnection, source: Source, known: Arc<KnownGuests>) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE_MAX);
        let in_trouble = Arc::new(AtomicBool::new(false));
        let damage = Damage::default();
        let dialect = source.dialect;
        let checkpoints = match source.dialect {
            Dialect::Sqlite => Some(Checkpoints::start(source.clone())),
            Dialect::Postgres => None,
        };
        let work = Work {
            connection: Some(connection),
            checkpoints,
            source,
            pages_max: None,
            known,
            in_trouble: Arc::clone(&in_trouble),
            damage: Arc::clone(&damage),
        };
        Self {
            dialect,
            queue: Mutex::new(Some(queue)),
            ended: Mutex::new(Some(tokio::spawn(work.run(jobs)))),
            in_trouble,
            damage,
        }
    }

    /// Where damage is noted.
    pub(super) fn damage(&self) -> Damage {
        Arc::clone(&self.damage)
    }

    /// What the database understands.
    pub(super) fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// Whether the next operation can be expected to succeed. After a failure this is tested by writing, so that
    /// recovery is noticed without waiting for somebody's move; without one, a server elsewhere is asked whether it is
    /// still there.
    pub(super) async fn probe(&self) -> Result<(), StoreError> {
        let is_open = {
            let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
            queue.as_ref().is_some_and(|queue| !queue.is_closed())
        };
        let is_well = is_open && !self.in_trouble.load(Ordering::Relaxed) && self.damage.get().is_none();
        let write = match (is_well, self.dialect) {
            (true, Dialect::Sqlite) => return Ok(()),
            (true, Dialect::Postgres) => Write::Ping,
            (false, _) => Write::Probe,
        };
        self.write(write).await.map(drop)
    }

    /// Puts an operation into the queue and waits until it is on disk, or has failed without a trace.
    pub(super) async fn write(&self, write: Write) -> Result<Written, StoreError> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (answer, answered) = oneshot::channel();
        let closed = || StoreError::Unavailable("it was closed".to_owned());
        let queue = queue.ok_or_else(closed)?;
        let begun = matches!(write, Write::Commit(..)).then(Instant::now);
        queue.send(Job { write, answer }).await.map_err(|_| closed())?;
        let result = answered.await.map_err(|_| closed())?;
        if let Some(begun) = begun
            && result.is_ok()
        {
            COMMIT_SECONDS.record_time(begun.elapsed());
        }
        result
    }

    /// Carries out the waiting operations, then releases the file.
    pub(super) async fn close(&self) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        let ended = self.ended.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(ended) = ended
            && let Err(error) = ended.await
        {
            tracing::error!(%error, "the task that writes the data has panicked");
        }
    }
}

/// What the task owns.
struct Work {
    /// `None` after a failure, when the state of the database's transaction is in doubt.
    connection: Option<AnyConnection>,
    /// Where there is a log to be moved into the data file.
    checkpoints: Option<Checkpoints>,
    source: Source,
    pages_max: Option<u32>,
    known: Arc<KnownGuests>,
    in_trouble: Arc<AtomicBool>,
    damage: Damage,
}

impl Work {
    async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::with_capacity(BATCH_MAX);
        while jobs.recv_many(&mut batch, BATCH_MAX).await > 0 {
            let (answers, writes): (Vec<_>, Vec<_>) =
                batch.drain(..).map(|job| (job.answer, job.write)).unzip();
            let results = self.carry_out(&writes).await;
            if let Some(checkpoints) = &mut self.checkpoints {
                checkpoints.note(writes.len());
            }
            // Even one that has failed may have been made, if only the answer got lost.
            for guest in writes.iter().flat_map(Write::guests) {
                self.known.changed(guest);
            }
            for (answer, result) in answers.into_iter().zip(results) {
                // The asker may have gone; what is written is written.
                let _ = answer.send(result);
            }
        }
        if let Some(checkpoints) = self.checkpoints.take() {
            checkpoints.end().await;
        }
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::error!(%error, "the database could not be closed");
        }
    }

    /// Carries out all in one transaction; if that fails, each in its own, so that the one at fault fails alone.
    async fn carry_out(&mut self, writes: &[Write]) -> Results {
        if let Some(reason) = self.damage.get() {
            return writes
                .iter()
                .map(|_| Err(StoreError::Damaged(reason.clone())))
                .collect();
        }
        if let Err(error) = self.connect().await {
            return writes.iter().map(|_| Err(error.clone())).collect();
        }
        if let [_, _, ..] = writes
            && let Ok(results) = self.together(writes).await
        {
            return results;
        }
        let mut results = Vec::with_capacity(writes.len());
        for (done, write) in writes.iter().enumerate() {
            if let Err(error) = self.connect().await {
                // Whoever waits for the rest would only wait for the same.
                results.extend(writes.iter().skip(done).map(|_| Err(error.clone())));
                break;
            }
            let result = self.together(std::slice::from_ref(write)).await;
            results.push(result.and_then(|results| results.into_iter().next().unwrap_or(Ok(None))));
        }
        results
    }

    /// Carries out some operations in one transaction: all of them, but for those that have a conflict, or none.
    async fn together(&mut self, writes: &[Write]) -> Result<Results, StoreError> {
        let result = self.try_together(writes).await;
        if result.is_ok() && !matches!(writes, [Write::Ping]) {
            BATCH_OPERATIONS.record(writes.len() as f64);
        }
        self.note(result.as_ref().err());
        result
    }

    /// Notes how the last operation went, and says so when that has changed.
    fn note(&self, error: Option<&StoreError>) {
        let trouble = error.filter(|&error| *error != StoreError::Conflict);
        let was_in_trouble = self.in_trouble.swap(trouble.is_some(), Ordering::Relaxed);
        match trouble {
            Some(error) => {
                DATABASE_ERRORS.add(1);
                if !was_in_trouble {
                    tracing::error!(%error, "the data can't be written");
                }
            }
            None if was_in_trouble => tracing::info!("the data can be written again"),
            None => {}
        }
    }

    async fn try_together(&mut self, writes: &[Write]) -> Result<Results, StoreError> {
        self.connect().await?;
        let Some(mut connection) = self.connection.take() else {
            return Err(nobody_answers());
        };
        let result = match self.source.dialect {
            Dialect::Sqlite => self.transaction(&mut connection, writes).await,
            Dialect::Postgres => {
                let transaction = self.transaction(&mut connection, writes);
                let in_time = tokio::time::timeout(TRANSACTION_MAX, transaction).await;
                in_time.unwrap_or_else(|_| Err(nobody_answers()))
            }
        };
        match &result {
            Ok(_) | Err(StoreError::Conflict) => self.connection = Some(connection),
            Err(_) => {
                // Where nobody answers, nobody takes leave either.
                let closing = tokio::time::timeout(Duration::from_secs(1), connection.close_hard());
                if let Ok(Err(error)) = closing.await {
                    tracing::warn!(%error, "the connection to the database ended with an error");
                }
            }
        }
        result
    }

    /// Opens a connection if there is none.
    async fn connect(&mut self) -> Result<(), StoreError> {
        if self.connection.is_none() {
            let opened = self.open().await;
            if let Err(error) = &opened {
                self.note(Some(error));
            }
            self.connection = Some(opened?);
        }
        Ok(())
    }

    async fn open(&mut self) -> Result<AnyConnection, StoreError> {
        let mut connection = self.source.writer().await?;
        if let Some(pages) = self.pages_max {
            limit_pages(&mut connection, pages).await?;
        }
        Ok(connection)
    }

    async fn transaction(
        &mut self,
        connection: &mut AnyConnection,
        writes: &[Write],
    ) -> Result<Results, StoreError> {
        if let [Write::LimitPages(pages)] = writes {
            self.pages_max = Some(*pages);
            limit_pages(connection, *pages).await?;
            return Ok(vec![Ok(None)]);
        }
        if writes.iter().any(|write| matches!(write, Write::LimitPages(_))) {
            // It can't be part of a transaction.
            return Err(StoreError::Conflict);
        }
        if writes.iter().all(|write| matches!(write, Write::Ping)) {
            ping(connection).await?;
            return Ok(writes.iter().map(|_| Ok(None)).collect());
        }
        let dialect = self.source.dialect;
        if writes.iter().all(|write| write.change().is_some()) {
            // All at once, which saves the ways of a transaction to the database and back.
            return carry_out_all(connection, dialect, writes, true).await;
        }
        let mut transaction = connection.begin_with(dialect.begin()).await?;
        match carry_out_all(&mut transaction, dialect, writes, false).await {
            Ok(results) => {
                transaction.commit().await?;
                Ok(results)
            }
            Err(error) => {
                // The connection is closed in any case.
                let _ = transaction.rollback().await;
                Err(error)
            }
        }
    }
}

/// Carries out all operations: the changes of tables together, then the others one by one. Nobody has been told of any of
/// them yet, so their order is free. A transaction is open, unless there are changes only (`is_whole`), which make one.
async fn carry_out_all(
    connection: &mut AnyConnection,
    dialect: Dialect,
    writes: &[Write],
    is_whole: bool,
) -> Result<Results, StoreError> {
    let changes: Vec<Change<'_>> = writes.iter().filter_map(Write::change).collect();
    if !commits::are_of_different_tables(&changes) {
        // Each gets a transaction of its own, one after another.
        return Err(StoreError::Conflict);
    }
    let mut made = match changes.is_empty() {
        true => Vec::new(),
        false => commits::commit(connection, dialect, &changes, is_whole).await?,
    }
    .into_iter();
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        results.push(match write.change() {
            Some(_) => match made.next() {
                Some(true) => Ok(None),
                _ => Err(StoreError::Conflict),
            },
            None => Ok(carry_out(connection, dialect, write).await?),
        });
    }
    Ok(results)
}

async fn carry_out(
    connection: &mut AnyConnection,
    dialect: Dialect,
    write: &Write,
) -> Result<Written, StoreError> {
    match write {
        Write::CookieKey(fresh) => return guests::cookie_key(connection, fresh).await.map(Some),
        Write::PushKey(fresh) => guests::keep_push_key(connection, fresh).await?,
        Write::CreateGuest(guest) => guests::create(connection, guest).await?,
        Write::RenameGuest { id, name } => guests::rename(connection, id, name).await?,
        Write::BeginSeries {
            id,
            series,
            code_hash,
        } => guests::begin_series(connection, id, *series, code_hash).await?,
        Write::ForgetGuest(id) => guests::forget(connection, id).await?,
        Write::People(write) => people::carry_out(connection, write).await?,
        Write::CreateTable(table) => commits::create(connection, dialect, table).await?,
        Write::RemoveStale { stale, table, before } => {
            removal::remove(connection, *stale, table, *before).await?;
        }
        Write::Stamp(now) => guests::stamp(connection, *now).await?,
        Write::KeepReview {
            table,
            version,
            review,
        } => reviews::keep(connection, table, *version, review).await?,
        Write::KeepDigest(row) => digests::keep(connection, row).await?,
        Write::ShareStatistics { guest, code } => digests::share(connection, guest, code.as_deref()).await?,
        Write::Say {
            table,
            line,
            keep,
            fence,
        } => {
            if let Some(fence) = fence {
                commits::check_owner(connection, table, *fence).await?;
            }
            chat::say(connection, table, line, *keep).await?;
        }
        Write::Report(report) => chat::report(connection, report).await?,
        Write::SettleReport(id, settled) => chat::settle(connection, id, *settled).await?,
        Write::ForgetChat(before) => chat::forget(connection, *before).await?,
        Write::CreateProgram(program) => programs::create(connection, program).await?,
        Write::SetToken(guest, hash) => programs::set_token(connection, guest, hash.as_deref()).await?,
        Write::SetHost(guest, since) => host::set_host(connection, guest, *since).await?,
        Write::Sanction(sanction) => host::sanction(connection, sanction).await?,
        Write::Lift(guest, kind) => host::lift(connection, guest, *kind).await?,
        Write::Announce(announcement) => host::announce(connection, announcement).await?,
        Write::Withdraw(id) => host::withdraw(connection, id).await?,
        Write::CreateEntrance(entrance) => host::create_entrance(connection, entrance).await?,
        Write::RemoveEntrance(code) => host::remove_entrance(connection, code).await?,
        Write::Enter { code, now, guest } => host::enter(connection, code, *now, guest).await?,
        Write::KeepNoticeSettings { guest, settings } => {
            notices::keep_settings(connection, guest, settings).await?;
        }
        Write::KeepNotices { table, guest, rows } => notices::keep(connection, table, guest, rows).await?,
        Write::Probe => probe(connection).await?,
        // Changes are made together, a limit can't be part of a transaction, and a transaction is as good as a ping.
        Write::Commit(..) | Write::LimitPages(_) | Write::Ping => {}
    }
    Ok(None)
}

/// Writes a row as large as a request can be and deletes it again: the pages that it needs go to disk, and are
/// free afterwards.
async fn probe(connection: &mut AnyConnection) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO settings (name, value) VALUES ('probe', $1)")
        .bind(vec![0u8; 65_536])
        .execute(&mut *connection)
        .await?;
    connection
        .execute("DELETE FROM settings WHERE name = 'probe'")
        .await?;
    Ok(())
}

/// Whether a connection that has not been used for a while still leads somewhere.
async fn ping(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let pinged = tokio::time::timeout(PATIENCE, connection.ping()).await;
    Ok(pinged.map_err(|_| nobody_answers())??)
}

async fn limit_pages(connection: &mut AnyConnection, pages: u32) -> Result<(), StoreError> {
    // PRAGMA takes no parameters; a number can't inject anything.
    let pragma = format!("PRAGMA max_page_count = {pages}");
    connection.execute(sqlx::AssertSqlSafe(pragma)).await?;
    Ok(())
}
