//! Reading a whole data file, table by table, without changing it: for exports and checks. A server may use it meanwhile.

use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions};

use super::open::{OpenError, STEPS, check_header, examine, failure};
use super::tables;
use crate::store::{StoreError, StoredTable};

/// A data file that is only read.
#[derive(Debug)]
pub struct Archive {
    pool: SqlitePool,
    file: PathBuf,
}

impl Archive {
    /// Opens the data file for reading.
    ///
    /// # Errors
    /// When there is none, or it is damaged, not ours, newer than this program, or older: a server brings it up to date.
    pub async fn open(file: &Path) -> Result<Self, OpenError> {
        let unreadable = |reason: &str| OpenError::Unreadable {
            file: file.to_owned(),
            reason: reason.to_owned(),
        };
        if !file.is_file() {
            return Err(unreadable("there is no such file"));
        }
        if !check_header(file)? {
            return Err(unreadable("it is empty"));
        }
        let found = examine(file).await?;
        if (found as usize) < STEPS.len() {
            return Err(unreadable(&format!(
                "it was written by an older Meseta (data version {found}, this one reads {}); start this version of the \
                 server with it once",
                STEPS.len()
            )));
        }
        let options = SqliteConnectOptions::new()
            .filename(file)
            .read_only(true)
            .busy_timeout(std::time::Duration::from_secs(10));
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options)
            .await
            .map_err(|error| failure(file, error))?;
        Ok(Self {
            pool,
            file: file.to_owned(),
        })
    }

    /// Which file.
    #[must_use]
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The ids of up to `limit` tables after this one, in order; with `over`, only of those whose game is over.
    ///
    /// # Errors
    /// When the file does not answer.
    pub async fn ids(&self, after: &str, limit: u32, over: bool) -> Result<Vec<String>, StoreError> {
        tables::ids(&self.pool, after, limit, over).await
    }

    /// Writes a copy of the file as of one moment to this one, which must be empty.
    pub(super) async fn copy_into(&self, file: &Path) -> Result<(), StoreError> {
        sqlx::query("VACUUM INTO $1")
            .bind(file.to_string_lossy().into_owned())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// What SQLite finds wrong with the file as such; `None` if nothing.
    ///
    /// # Errors
    /// When the file does not answer.
    pub async fn fault(&self) -> Result<Option<String>, StoreError> {
        let verdict: String = sqlx::query_scalar("PRAGMA integrity_check(1)")
            .fetch_one(&self.pool)
            .await?;
        Ok((verdict != "ok").then_some(verdict))
    }

    /// A table with its record; `None` if it has been removed meanwhile.
    ///
    /// # Errors
    /// When the file does not answer, or the rows of the table contradict each other.
    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        tables::load(&self.pool, id).await
    }
}
