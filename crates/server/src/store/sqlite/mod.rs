//! The store in one SQLite file: write-ahead log, full synchronisation, one writer that batches waiting
//! operations.

mod archive;
mod commits;
mod copies;
mod guests;
mod open;
mod reviews;
mod tables;
mod writer;

use std::fs::File;
use std::sync::{Mutex, PoisonError};

use futures_util::future::BoxFuture;
use sqlx::sqlite::SqlitePool;

use super::{Answer, Commit, GuestRow, Store, StoreError, StoredTable, TableRow};

pub use archive::Archive;
pub use copies::{CopyError, back_up, restore};
pub use open::OpenError;
use writer::{Write, Writer};

/// The store in one SQLite file. See [`SqliteStore::open`].
#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
    /// Held until the store is closed.
    locks: Mutex<Vec<File>>,
}

impl SqliteStore {
    /// Limits the file to this many pages, to see what happens when a disk is full.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn limit_pages(&self, page_count_max: u32) -> Result<(), StoreError> {
        self.writer
            .write(Write::LimitPages(page_count_max))
            .await
            .map(drop)
    }
}

impl SqliteStore {
    fn wrote(&self, write: Write) -> Answer<'_, ()> {
        Box::pin(async move { self.writer.write(write).await.map(drop) })
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let text = error.to_string();
        let code = match &error {
            sqlx::Error::Database(database) => database.code().and_then(|code| code.parse::<u32>().ok()),
            _ => None,
        };
        // SQLite result codes: the low byte is the kind, the rest specifies it further.
        match code.map(|code| code & 0xff) {
            Some(13) => Self::Full,
            Some(3 | 8 | 14 | 23) => Self::ReadOnly(text),
            Some(11 | 26) => Self::Damaged(text),
            _ => Self::Unavailable(text),
        }
    }
}

impl Store for SqliteStore {
    fn cookie_key(&self, fresh: [u8; 64]) -> Answer<'_, [u8; 64]> {
        Box::pin(async move {
            let key = self.writer.write(Write::CookieKey(fresh)).await?;
            key.ok_or_else(|| StoreError::Unavailable("no cookie key came back".to_owned()))
        })
    }

    fn create_guest(&self, guest: GuestRow) -> Answer<'_, ()> {
        self.wrote(Write::CreateGuest(guest))
    }

    fn guest<'a>(&'a self, id: &'a str) -> Answer<'a, Option<GuestRow>> {
        Box::pin(guests::by_id(&self.readers, id))
    }

    fn guest_of_code<'a>(&'a self, code_hash: &'a str) -> Answer<'a, Option<GuestRow>> {
        Box::pin(guests::by_code(&self.readers, code_hash))
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

    fn create_table(&self, table: TableRow) -> Answer<'_, ()> {
        self.wrote(Write::CreateTable(Box::new(table)))
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StoredTable>> {
        Box::pin(tables::load(&self.readers, id))
    }

    fn table_row<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>> {
        Box::pin(tables::row(&self.readers, id))
    }

    fn table_of_invitation<'a>(&'a self, invitation: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(tables::by_invitation(&self.readers, invitation))
    }

    fn rematch_of<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(tables::rematch_of(&self.readers, id))
    }

    fn tables_of_guest<'a>(&'a self, guest: &'a str, limit: u32) -> Answer<'a, Vec<TableRow>> {
        Box::pin(tables::by_guest(&self.readers, guest, limit))
    }

    fn tables_to_resume(&self) -> Answer<'_, Vec<String>> {
        Box::pin(tables::to_resume(&self.readers))
    }

    fn tables_where_seated<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<String>> {
        Box::pin(tables::where_seated(&self.readers, guest))
    }

    fn unfinished_of_host<'a>(&'a self, guest: &'a str) -> Answer<'a, u32> {
        Box::pin(tables::unfinished_of_host(&self.readers, guest))
    }

    fn unplayed_tables(&self, before: i64) -> Answer<'_, Vec<String>> {
        Box::pin(tables::unplayed(&self.readers, before))
    }

    fn remove_unplayed<'a>(&'a self, table: &'a str, before: i64) -> Answer<'a, ()> {
        self.wrote(Write::RemoveUnplayed {
            table: table.to_owned(),
            before,
        })
    }

    fn tables_with_clocks(&self) -> Answer<'_, Vec<TableRow>> {
        Box::pin(tables::with_clocks(&self.readers))
    }

    fn tables_due(&self, now: i64) -> Answer<'_, (Vec<String>, bool)> {
        Box::pin(tables::due(&self.readers, now))
    }

    fn stamp(&self, now: i64) -> Answer<'_, ()> {
        self.wrote(Write::Stamp(now))
    }

    fn last_stamp(&self) -> Answer<'_, Option<i64>> {
        Box::pin(guests::last_stamp(&self.readers))
    }

    fn commit(&self, change: Commit) -> Answer<'_, ()> {
        self.wrote(Write::Commit(Box::new(change)))
    }

    fn review<'a>(&'a self, table: &'a str, version: u32) -> Answer<'a, Option<String>> {
        Box::pin(reviews::read(&self.readers, table, version))
    }

    fn keep_review<'a>(&'a self, table: &'a str, version: u32, review: String) -> Answer<'a, ()> {
        self.wrote(Write::KeepReview {
            table: table.to_owned(),
            version,
            review,
        })
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
