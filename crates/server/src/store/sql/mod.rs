//! The store in an SQL database: one set of statements for SQLite and PostgreSQL, one writer that batches waiting
//! operations, and some readers.

mod accounts;
mod archive;
mod bringing;
mod chat;
mod commits;
mod dialect;
mod digests;
mod guests;
mod host;
mod known;
mod notices;
mod people;
mod private;
mod programs;
mod relations;
mod removal;
mod reviews;
mod schema;
mod tables;
mod writer;

use std::fs::File;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use protocol::{MyLine, SanctionKind, TableState};
use sqlx::{AnyConnection, AnyPool};

use super::{
    AnnouncementRow, Answer, ChatRow, Commit, Counts, Decided, DigestRow, EntranceRow, Fence, GuestRow,
    NoticeRow, OwnDigest, PeopleStore, PersonRow, ProgramRow, ReportRow, SanctionRow, Stale, Store,
    StoreError, StoredTable, TableRow,
};

pub use archive::Archive;
use dialect::nobody_answers;
pub(super) use dialect::{Dialect, Source};
use known::KnownGuests;
pub(super) use schema::{TABLES, TableShape, Type, difference};
use table::message::Person;
use writer::{Write, Writer};

/// How long a question may take that a person waits for.
const ANSWER_MAX: Duration = Duration::from_secs(20);

/// The store in an SQL database; [`sqlite::open`](super::sqlite::open) and [`postgres::open`](super::postgres::open) make
/// one.
#[derive(Debug)]
pub struct SqlStore {
    writer: Writer,
    readers: AnyPool,
    known: Arc<KnownGuests>,
    /// Where several servers write: what this one shows with each change of a table.
    fence: Option<Fence>,
    /// Held until the store is closed.
    locks: Mutex<Vec<File>>,
}

impl SqlStore {
    /// The store that a connection of this source writes to.
    pub(super) fn over(source: Source, writer: AnyConnection, readers: AnyPool, locks: Vec<File>) -> Self {
        let known = Arc::new(KnownGuests::of(source.dialect));
        Self {
            writer: Writer::start(writer, source, Arc::clone(&known)),
            readers,
            known,
            fence: None,
            locks: Mutex::new(locks),
        }
    }

    /// Looks whether the data is intact while it is used already. If it is not, nothing is written any more: what is
    /// built on damaged pages is lost with them.
    pub(super) fn examine_meanwhile(&self, damage: impl Future<Output = Option<String>> + Send + 'static) {
        let found = self.writer.damage();
        tokio::spawn(async move {
            match damage.await {
                Some(reason) => {
                    tracing::error!(
                        reason = reason.as_str(),
                        "the data file is damaged: nothing is written any more; stop the server and restore a backup"
                    );
                    // It is the first and only one.
                    let _ = found.set(reason);
                }
                None => tracing::info!("the data file is intact"),
            }
        });
    }

    /// The same, but every change of a table is made only as long as the node with this fence owns the table.
    pub(super) fn fenced(self, fence: Fence) -> Self {
        let fence = Some(fence);
        Self { fence, ..self }
    }

    /// What goes with a change of a table right now.
    fn shown(&self) -> Option<i64> {
        self.fence.as_ref().map(Fence::shown)
    }

    /// Limits a data file to this many pages, to see what happens when a disk is full.
    ///
    /// # Errors
    /// When the database does not answer, or is not SQLite.
    pub async fn limit_pages(&self, page_count_max: u32) -> Result<(), StoreError> {
        self.wrote(Write::LimitPages(page_count_max)).await
    }

    /// A question gets an answer or an error, even at the end of a broken line.
    fn asked<'a, T: Send + 'a>(
        &self,
        question: impl Future<Output = Result<T, StoreError>> + Send + 'a,
    ) -> Answer<'a, T> {
        Box::pin(async {
            let in_time = tokio::time::timeout(ANSWER_MAX, question).await;
            in_time.unwrap_or_else(|_| Err(nobody_answers()))
        })
    }

    fn wrote(&self, write: Write) -> Answer<'_, ()> {
        Box::pin(async move { self.writer.write(write).await.map(drop) })
    }
}

impl Store for SqlStore {
    fn of_people(&self) -> &dyn PeopleStore {
        self
    }

    fn cookie_key(&self, fresh: [u8; 64]) -> Answer<'_, [u8; 64]> {
        Box::pin(async move {
            let key = self.writer.write(Write::CookieKey(fresh)).await?;
            key.ok_or_else(|| StoreError::Unavailable("no cookie key came back".to_owned()))
        })
    }

    fn push_key(&self, fresh: Vec<u8>) -> Answer<'_, Vec<u8>> {
        Box::pin(async move {
            self.writer.write(Write::PushKey(fresh)).await?;
            self.asked(guests::push_key(&self.readers)).await
        })
    }

    fn create_guest(&self, guest: GuestRow) -> Answer<'_, ()> {
        self.wrote(Write::CreateGuest(guest))
    }

    fn guest<'a>(&'a self, id: &'a str) -> Answer<'a, Option<GuestRow>> {
        if let Some(guest) = self.known.get(id) {
            return Box::pin(std::future::ready(Ok(Some(guest))));
        }
        let (changes, asked) = (self.known.changes(), Instant::now());
        let reading = self.asked(guests::by_id(&self.readers, id));
        Box::pin(async move {
            let guest = reading.await?;
            if let Some(guest) = &guest {
                self.known.note(guest, changes, asked);
            }
            Ok(guest)
        })
    }

    fn guest_changed_elsewhere(&self, id: &str) {
        self.known.changed(id);
    }

    fn people(&self, guests: Vec<String>) -> Answer<'_, Vec<Person>> {
        self.asked(guests::people(&self.readers, self.writer.dialect(), guests))
    }

    fn guest_of_code<'a>(&'a self, code_hash: &'a str) -> Answer<'a, Option<GuestRow>> {
        self.asked(guests::by_code(&self.readers, code_hash))
    }

    fn rename_guest<'a>(&'a self, id: &'a str, name: &'a str) -> Answer<'a, ()> {
        self.wrote(Write::RenameGuest {
            id: id.to_owned(),
            name: name.to_owned(),
        })
    }

    fn begin_series<'a>(&'a self, id: &'a str, series: u32, code_hash: &'a str) -> Answer<'a, ()> {
        self.wrote(Write::BeginSeries {
            id: id.to_owned(),
            series,
            code_hash: code_hash.to_owned(),
        })
    }

    fn forget_guest<'a>(&'a self, id: &'a str) -> Answer<'a, ()> {
        self.wrote(Write::ForgetGuest(id.to_owned()))
    }

    fn create_table(&self, table: StoredTable) -> Answer<'_, ()> {
        self.wrote(Write::CreateTable(Box::new(table)))
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StoredTable>> {
        self.asked(tables::load(&self.readers, id))
    }

    fn table_row<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>> {
        self.asked(tables::row(&self.readers, id))
    }

    fn table_of_invitation<'a>(&'a self, invitation: &'a str) -> Answer<'a, Option<String>> {
        self.asked(tables::by_invitation(&self.readers, invitation))
    }

    fn rematch_of<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        self.asked(tables::rematch_of(&self.readers, id))
    }

    fn tables_of_guest<'a>(&'a self, guest: &'a str, limit: u32) -> Answer<'a, Vec<TableRow>> {
        self.asked(tables::by_guest(&self.readers, guest, (i64::MAX, ""), limit))
    }

    fn older_tables_of_guest<'a>(
        &'a self,
        guest: &'a str,
        before: i64,
        last: &'a str,
        limit: u32,
    ) -> Answer<'a, Vec<TableRow>> {
        self.asked(tables::by_guest(&self.readers, guest, (before, last), limit))
    }

    fn tables_to_resume(&self) -> Answer<'_, Vec<String>> {
        self.asked(tables::to_resume(&self.readers))
    }

    fn tables_where_seated<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<String>> {
        self.asked(tables::where_seated(&self.readers, guest))
    }

    fn unfinished_of_host<'a>(&'a self, guest: &'a str) -> Answer<'a, u32> {
        self.asked(tables::unfinished_of_host(&self.readers, guest))
    }

    fn listed_tables(&self, since: i64, limit: u32) -> Answer<'_, Vec<TableRow>> {
        self.asked(tables::listed(&self.readers, since, limit))
    }

    fn rated_games<'a>(
        &'a self,
        since: i64,
        last: &'a str,
        until: i64,
        limit: u32,
    ) -> Answer<'a, Vec<TableRow>> {
        self.asked(tables::rated(
            &self.readers,
            self.writer.dialect(),
            (since, last),
            until,
            limit,
        ))
    }

    fn listed_of_host<'a>(&'a self, guest: &'a str) -> Answer<'a, u32> {
        self.asked(tables::listed_of_host(&self.readers, guest))
    }

    fn stale_tables(&self, stale: Stale, before: i64, limit: u32) -> Answer<'_, Vec<String>> {
        self.asked(removal::stale(&self.readers, stale, before, limit))
    }

    fn remove_stale<'a>(&'a self, stale: Stale, table: &'a str, before: i64) -> Answer<'a, ()> {
        self.wrote(Write::RemoveStale {
            stale,
            table: table.to_owned(),
            before,
        })
    }

    fn tables_with_clocks(&self) -> Answer<'_, Vec<TableRow>> {
        Box::pin(tables::with_clocks(&self.readers))
    }

    fn tables_due(&self, now: i64) -> Answer<'_, (Vec<String>, bool)> {
        self.asked(tables::due(&self.readers, now))
    }

    fn stamp(&self, now: i64) -> Answer<'_, ()> {
        self.wrote(Write::Stamp(now))
    }

    fn last_stamp(&self) -> Answer<'_, Option<i64>> {
        self.asked(guests::last_stamp(&self.readers))
    }

    fn commit(&self, change: Commit) -> Answer<'_, ()> {
        self.wrote(Write::Commit(Box::new(change), self.shown()))
    }

    fn review<'a>(&'a self, table: &'a str, version: u32) -> Answer<'a, Option<String>> {
        self.asked(reviews::read(&self.readers, table, version))
    }

    fn keep_review<'a>(&'a self, table: &'a str, version: u32, review: String) -> Answer<'a, ()> {
        self.wrote(Write::KeepReview {
            table: table.to_owned(),
            version,
            review,
        })
    }

    fn undigested(&self, limit: u32) -> Answer<'_, Vec<String>> {
        self.asked(digests::undigested(&self.readers, limit))
    }

    fn keep_digest(&self, digest: DigestRow) -> Answer<'_, ()> {
        self.wrote(Write::KeepDigest(Box::new(digest)))
    }

    fn digests<'a>(&'a self, since: i64, last: &'a str, limit: u32) -> Answer<'a, Vec<DigestRow>> {
        self.asked(digests::since(&self.readers, (since, last), limit))
    }

    fn digests_of_guest<'a>(&'a self, guest: &'a str, limit: u32) -> Answer<'a, Vec<OwnDigest>> {
        self.asked(digests::of_guest(&self.readers, guest, limit))
    }

    fn share_statistics<'a>(&'a self, guest: &'a str, code: Option<String>) -> Answer<'a, ()> {
        self.wrote(Write::ShareStatistics {
            guest: guest.to_owned(),
            code,
        })
    }

    fn statistics_code<'a>(&'a self, guest: &'a str) -> Answer<'a, Option<String>> {
        self.asked(digests::code_of(&self.readers, guest))
    }

    fn guest_of_statistics<'a>(&'a self, code: &'a str) -> Answer<'a, Option<String>> {
        self.asked(digests::by_code(&self.readers, code))
    }

    fn chat<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<ChatRow>> {
        self.asked(chat::of_table(&self.readers, table))
    }

    fn last_line<'a>(&'a self, table: &'a str) -> Answer<'a, u32> {
        self.asked(chat::last_line(&self.readers, table))
    }

    fn lines_of_guest<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<MyLine>> {
        self.asked(chat::of_guest(&self.readers, guest))
    }

    fn say<'a>(&'a self, table: &'a str, line: ChatRow, keep: u32) -> Answer<'a, ()> {
        self.wrote(Write::Say {
            table: table.to_owned(),
            line: Box::new(line),
            keep,
            fence: self.shown(),
        })
    }

    fn report(&self, report: ReportRow) -> Answer<'_, ()> {
        self.wrote(Write::Report(Box::new(report)))
    }

    fn reports(&self) -> Answer<'_, Vec<ReportRow>> {
        self.asked(chat::reports(&self.readers))
    }

    fn settle_report<'a>(&'a self, id: &'a str, settled: bool) -> Answer<'a, ()> {
        self.wrote(Write::SettleReport(id.to_owned(), settled))
    }

    fn forget_chat(&self, before: i64) -> Answer<'_, ()> {
        self.wrote(Write::ForgetChat(before))
    }

    fn notice_settings(&self) -> Answer<'_, Vec<(String, String)>> {
        self.asked(notices::settings(&self.readers))
    }

    fn keep_notice_settings<'a>(&'a self, guest: &'a str, settings: String) -> Answer<'a, ()> {
        self.wrote(Write::KeepNoticeSettings {
            guest: guest.to_owned(),
            settings,
        })
    }

    fn notices(&self) -> Answer<'_, Vec<NoticeRow>> {
        self.asked(notices::all(&self.readers))
    }

    fn keep_notices<'a>(&'a self, table: &'a str, guest: &'a str, rows: Vec<NoticeRow>) -> Answer<'a, ()> {
        self.wrote(Write::KeepNotices {
            table: table.to_owned(),
            guest: guest.to_owned(),
            rows,
        })
    }

    fn create_program(&self, program: ProgramRow) -> Answer<'_, ()> {
        self.wrote(Write::CreateProgram(Box::new(program)))
    }

    fn programs_of<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<ProgramRow>> {
        self.asked(programs::of_owner(&self.readers, owner))
    }

    fn program_of_token<'a>(&'a self, token_hash: &'a str) -> Answer<'a, Option<ProgramRow>> {
        self.asked(programs::of_token(&self.readers, token_hash))
    }

    fn set_token<'a>(&'a self, guest: &'a str, token_hash: Option<&'a str>) -> Answer<'a, ()> {
        self.wrote(Write::SetToken(guest.to_owned(), token_hash.map(str::to_owned)))
    }

    fn decided(&self) -> Answer<'_, Decided> {
        self.asked(host::decided(&self.readers))
    }

    fn set_host<'a>(&'a self, guest: &'a str, since: Option<i64>) -> Answer<'a, ()> {
        self.wrote(Write::SetHost(guest.to_owned(), since))
    }

    fn sanction(&self, sanction: SanctionRow) -> Answer<'_, ()> {
        self.wrote(Write::Sanction(sanction))
    }

    fn lift<'a>(&'a self, guest: &'a str, kind: SanctionKind) -> Answer<'a, ()> {
        self.wrote(Write::Lift(guest.to_owned(), kind))
    }

    fn announce(&self, announcement: AnnouncementRow) -> Answer<'_, ()> {
        self.wrote(Write::Announce(announcement))
    }

    fn withdraw<'a>(&'a self, id: &'a str) -> Answer<'a, ()> {
        self.wrote(Write::Withdraw(id.to_owned()))
    }

    fn entrances(&self, now: i64) -> Answer<'_, Vec<EntranceRow>> {
        self.asked(host::entrances(&self.readers, now))
    }

    fn create_entrance(&self, entrance: EntranceRow) -> Answer<'_, ()> {
        self.wrote(Write::CreateEntrance(entrance))
    }

    fn remove_entrance<'a>(&'a self, code: &'a str) -> Answer<'a, ()> {
        self.wrote(Write::RemoveEntrance(code.to_owned()))
    }

    fn enter<'a>(&'a self, code: &'a str, now: i64, guest: GuestRow) -> Answer<'a, ()> {
        self.wrote(Write::Enter {
            code: code.to_owned(),
            now,
            guest,
        })
    }

    fn find_people<'a>(&'a self, find: &'a str, skip: u32, limit: u32) -> Answer<'a, Vec<PersonRow>> {
        self.asked(host::find_people(&self.readers, find, skip, limit))
    }

    fn all_tables(&self, state: Option<TableState>, skip: u32, limit: u32) -> Answer<'_, Vec<TableRow>> {
        let (state, dialect) = (host::state_text(state), self.writer.dialect());
        self.asked(tables::some(&self.readers, dialect, state, skip, limit))
    }

    fn counts(&self) -> Answer<'_, Counts> {
        self.asked(host::counts(&self.readers))
    }

    fn probe(&self) -> Answer<'_, ()> {
        Box::pin(self.writer.probe())
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.readers.close().await;
            self.writer.close().await;
            self.locks.lock().unwrap_or_else(PoisonError::into_inner).clear();
        })
    }
}
