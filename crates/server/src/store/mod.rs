//! What is kept on disk, as complete operations: in a data file (SQLite) or in a PostgreSQL database, through the same
//! statements ([`SqlStore`]). Tests put a [`Store`] in between that fails on purpose.

mod copy;
mod fence;
mod people;
mod place;
pub mod postgres;
mod row;
mod sql;
pub mod sqlite;

use futures_util::future::BoxFuture;
use protocol::{MyLine, SanctionKind, TableState};

pub use copy::{Copied, CopyError, copy};
pub use fence::Fence;
pub use people::{
    AccountRow, InviteRow, PeopleStore, PrivateRoom, PrivateRow, Profile, Relation, RelationRow, Tie,
};
pub use place::{OpenError, Place, UnknownPlace};
pub use row::{
    AnnouncementRow, ChatRow, Counts, Decided, DigestRow, EntranceRow, GuestRow, NoticeKind, NoticeRow,
    OwnDigest, PersonRow, ProgramRow, ReportRow, ReportedLine, SanctionRow, Stale,
};
pub use sql::{Archive, SqlStore};
use table::message::{NotStored, Person};
pub use table::rows::{
    ClockRow, Commit, EntryRow, Occupant, OrdersRow, ProposalRow, RequestRow, SeatRow, StoredTable, TableRow,
};

/// A future answer of a store.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Why the store could not do what was asked; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The disk is full, or the data file has reached its limit.
    #[error("there is no room left for the data")]
    Full,
    /// The file or its folder can't be written, or the database only lets us read.
    #[error("the data can't be written: {0}")]
    ReadOnly(String),
    /// The file or the database is damaged.
    #[error("the data is damaged: {0}")]
    Damaged(String),
    /// Somebody else has changed the table in the meantime.
    #[error("the table was changed by another process")]
    Conflict,
    /// Anything else that the database reports.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
}

impl StoreError {
    /// The same for a table whose change was not stored.
    #[must_use]
    pub fn told(&self) -> NotStored {
        match self {
            Self::Conflict => NotStored::Conflict,
            other => NotStored::Failed(other.to_string()),
        }
    }
}

/// Everything that outlives the process. Each operation happens completely and durably, or not at all: once it has
/// returned without an error, even pulling the plug does not undo it.
pub trait Store: Send + Sync + 'static {
    /// What is kept of people beside their seats.
    fn of_people(&self) -> &dyn PeopleStore;

    /// The key that signs cookies: 64 bytes, set to the given ones by the very first call.
    fn cookie_key(&self, fresh: [u8; 64]) -> Answer<'_, [u8; 64]>;

    /// The key by which push services know this server, set to the given one by the very first call.
    fn push_key(&self, fresh: Vec<u8>) -> Answer<'_, Vec<u8>>;

    /// Adds a guest.
    fn create_guest(&self, guest: GuestRow) -> Answer<'_, ()>;
    /// The guest with this id.
    fn guest<'a>(&'a self, id: &'a str) -> Answer<'a, Option<GuestRow>>;
    /// Another node has changed the guest with this id.
    fn guest_changed_elsewhere(&self, _id: &str) {}
    /// Who these guests are, by id, in any order.
    fn people(&self, guests: Vec<String>) -> Answer<'_, Vec<Person>>;
    /// The guest whose recovery code has this hash.
    fn guest_of_code<'a>(&'a self, code_hash: &'a str) -> Answer<'a, Option<GuestRow>>;
    /// Gives a guest another name.
    fn rename_guest<'a>(&'a self, id: &'a str, name: &'a str) -> Answer<'a, ()>;

    /// Logs a guest out everywhere: cookies of an earlier series are void from now on, and so is the previous
    /// recovery code. Does nothing if the guest has already reached that series.
    fn begin_series<'a>(&'a self, id: &'a str, series: u32, code_hash: &'a str) -> Answer<'a, ()>;

    /// Removes everything by which a guest could be known: name, picture, account, recovery code, friends, what they are told
    /// and where. The id stays, without a meaning, because games of others name it; no cookie and no code leads to it any more.
    fn forget_guest<'a>(&'a self, id: &'a str) -> Answer<'a, ()>;

    /// Adds a table, with the record that it begins with if it does not begin at the start.
    fn create_table(&self, table: StoredTable) -> Answer<'_, ()>;
    /// A table with its record.
    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StoredTable>>;
    /// A table without its record.
    fn table_row<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>>;
    /// The table that an invitation leads to.
    fn table_of_invitation<'a>(&'a self, invitation: &'a str) -> Answer<'a, Option<String>>;
    /// The newest rematch of a table.
    fn rematch_of<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>>;
    /// The tables where a guest sits or is the host, most recently changed first.
    fn tables_of_guest<'a>(&'a self, guest: &'a str, limit: u32) -> Answer<'a, Vec<TableRow>>;
    /// The same, from those on that changed before this moment or, of those that changed then, come after this one by id.
    fn older_tables_of_guest<'a>(
        &'a self,
        guest: &'a str,
        before: i64,
        last: &'a str,
        limit: u32,
    ) -> Answer<'a, Vec<TableRow>>;
    /// The tables where a guest sits.
    fn tables_where_seated<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<String>>;
    /// How many of the tables that a guest has made are not over.
    fn unfinished_of_host<'a>(&'a self, guest: &'a str) -> Answer<'a, u32>;
    /// The tables that the lobby may list, newest first: listed ones with an open seat that have changed since this moment.
    fn listed_tables(&self, since: i64, limit: u32) -> Answer<'_, Vec<TableRow>>;
    /// Up to `limit` finished rated games, in the order in which they ended: those after the one that ended at `since` with
    /// the id `last`, and before `until`.
    fn rated_games<'a>(
        &'a self,
        since: i64,
        last: &'a str,
        until: i64,
        limit: u32,
    ) -> Answer<'a, Vec<TableRow>>;
    /// How many of the tables that a guest has made are listed in the lobby and have an open seat.
    fn listed_of_host<'a>(&'a self, guest: &'a str) -> Answer<'a, u32>;
    /// Up to `limit` tables of this kind that have not changed since this moment, those first that have not changed for
    /// longest.
    fn stale_tables(&self, stale: Stale, before: i64, limit: u32) -> Answer<'_, Vec<String>>;
    /// Removes such a table with everything about it, if it still is one.
    fn remove_stale<'a>(&'a self, stale: Stale, table: &'a str, before: i64) -> Answer<'a, ()>;
    /// The tables that are waiting only for a bot: they go on by themselves after a start.
    fn tables_to_resume(&self) -> Answer<'_, Vec<String>>;
    /// The tables in progress whose people have clocks.
    fn tables_with_clocks(&self) -> Answer<'_, Vec<TableRow>>;
    /// The tables where somebody's time is up at this moment, and whether there is any table with clocks.
    fn tables_due(&self, now: i64) -> Answer<'_, (Vec<String>, bool)>;
    /// Notes that the server was alive at this moment.
    fn stamp(&self, now: i64) -> Answer<'_, ()>;
    /// When the server was last known to be alive.
    fn last_stamp(&self) -> Answer<'_, Option<i64>>;
    /// Appends to a table's record and replaces its row, if the row is still as the change expects.
    fn commit(&self, change: Commit) -> Answer<'_, ()>;

    /// The review of a table's game as JSON, if one of this version is kept.
    fn review<'a>(&'a self, table: &'a str, version: u32) -> Answer<'a, Option<String>>;
    /// Stores the review of a table's game, replacing any other.
    fn keep_review<'a>(&'a self, table: &'a str, version: u32, review: String) -> Answer<'a, ()>;

    /// Up to `limit` finished games of which statistics know nothing yet, those first that ended first.
    fn undigested(&self, limit: u32) -> Answer<'_, Vec<String>>;
    /// Stores what statistics count of a finished game, unless that is stored already.
    fn keep_digest(&self, digest: DigestRow) -> Answer<'_, ()>;
    /// Up to `limit` of what [`Store::keep_digest`] has stored, in the order of the times when it was written: what comes
    /// after the one of this time and table.
    fn digests<'a>(&'a self, since: i64, last: &'a str, limit: u32) -> Answer<'a, Vec<DigestRow>>;
    /// The same for the games where a guest sat, the last one first.
    fn digests_of_guest<'a>(&'a self, guest: &'a str, limit: u32) -> Answer<'a, Vec<OwnDigest>>;
    /// Lets everybody who knows a code see a guest's statistics; nobody for `None`.
    fn share_statistics<'a>(&'a self, guest: &'a str, code: Option<String>) -> Answer<'a, ()>;
    /// The code by which others see a guest's statistics, if they may.
    fn statistics_code<'a>(&'a self, guest: &'a str) -> Answer<'a, Option<String>>;
    /// The guest whose statistics this code shows.
    fn guest_of_statistics<'a>(&'a self, code: &'a str) -> Answer<'a, Option<String>>;

    /// The lines of a table's chat that are kept, in order.
    fn chat<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<ChatRow>>;
    /// The number of the last line of a table's chat, kept or not; 0 if nothing was said.
    fn last_line<'a>(&'a self, table: &'a str) -> Answer<'a, u32>;
    /// What a guest said, as far as it is kept, the oldest first.
    fn lines_of_guest<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<MyLine>>;
    /// Adds a line to a table's chat, and removes those from before the last `keep` ones.
    fn say<'a>(&'a self, table: &'a str, line: ChatRow, keep: u32) -> Answer<'a, ()>;
    /// Adds a report, unless the same person has reported the same line already.
    fn report(&self, report: ReportRow) -> Answer<'_, ()>;
    /// All reports, the newest first.
    fn reports(&self) -> Answer<'_, Vec<ReportRow>>;
    /// Marks a report as dealt with, or as open.
    fn settle_report<'a>(&'a self, id: &'a str, settled: bool) -> Answer<'a, ()>;
    /// Forgets what was said, at tables and in private, and reported before a moment.
    fn forget_chat(&self, before: i64) -> Answer<'_, ()>;

    /// What each person is told away from the page, by guest, as JSON.
    fn notice_settings(&self) -> Answer<'_, Vec<(String, String)>>;
    /// Stores what a person is told.
    fn keep_notice_settings<'a>(&'a self, guest: &'a str, settings: String) -> Answer<'a, ()>;
    /// All messages about decisions that are still owed.
    fn notices(&self) -> Answer<'_, Vec<NoticeRow>>;
    /// Replaces the messages for a person about a table.
    fn keep_notices<'a>(&'a self, table: &'a str, guest: &'a str, rows: Vec<NoticeRow>) -> Answer<'a, ()>;

    /// Adds a program with the guest that it is.
    fn create_program(&self, program: ProgramRow) -> Answer<'_, ()>;
    /// The programs of a person, the oldest first.
    fn programs_of<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<ProgramRow>>;
    /// The program whose token has this hash.
    fn program_of_token<'a>(&'a self, token_hash: &'a str) -> Answer<'a, Option<ProgramRow>>;
    /// Gives a program another token, or none.
    fn set_token<'a>(&'a self, guest: &'a str, token_hash: Option<&'a str>) -> Answer<'a, ()>;

    /// What the host has decided that every request may have to know.
    fn decided(&self) -> Answer<'_, Decided>;
    /// Lets a guest do the host's work on the page since this moment, or no longer.
    fn set_host<'a>(&'a self, guest: &'a str, since: Option<i64>) -> Answer<'a, ()>;
    /// Keeps what the host has decided about a person, replacing what was decided of the same kind.
    fn sanction(&self, sanction: SanctionRow) -> Answer<'_, ()>;
    /// Removes what the host has decided about a person.
    fn lift<'a>(&'a self, guest: &'a str, kind: SanctionKind) -> Answer<'a, ()>;
    /// Adds something that everybody is told, and removes what nobody has been told since `since`.
    fn announce(&self, announcement: AnnouncementRow) -> Answer<'_, ()>;
    /// Removes something that everybody is told.
    fn withdraw<'a>(&'a self, id: &'a str) -> Answer<'a, ()>;
    /// The codes with which people can still become guests at this moment, the newest first.
    fn entrances(&self, now: i64) -> Answer<'_, Vec<EntranceRow>>;
    /// Adds such a code.
    fn create_entrance(&self, entrance: EntranceRow) -> Answer<'_, ()>;
    /// Removes such a code.
    fn remove_entrance<'a>(&'a self, code: &'a str) -> Answer<'a, ()>;
    /// Adds a guest, who uses such a code at this moment; [`StoreError::Conflict`] if it can't be used.
    fn enter<'a>(&'a self, code: &'a str, now: i64, guest: GuestRow) -> Answer<'a, ()>;
    /// Some of the people and programs, those who came last first: those whose name contains this text or whose id it is,
    /// everybody if it is empty. Deleted ones are left out.
    fn find_people<'a>(&'a self, find: &'a str, skip: u32, limit: u32) -> Answer<'a, Vec<PersonRow>>;
    /// Some of the tables, those that changed last first.
    fn all_tables(&self, state: Option<TableState>, skip: u32, limit: u32) -> Answer<'_, Vec<TableRow>>;
    /// How many of everything there are.
    fn counts(&self) -> Answer<'_, Counts>;

    /// Whether changes can be written now; after a failure this is found out by trying.
    fn probe(&self) -> Answer<'_, ()>;
    /// Writes everything back and releases the files.
    fn close(&self) -> BoxFuture<'_, ()>;
}
