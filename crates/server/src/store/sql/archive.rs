//! Reading everything that is kept, table by table, without changing it: for exports and checks. A server may use it
//! meanwhile.

use std::path::Path;

use sqlx::AnyPool;

use super::dialect::Dialect;
use super::{chat, tables};
use crate::store::{ReportRow, StoreError, StoredTable};

/// A data file or a database that is only read. [`Place::archive`](crate::store::Place::archive) opens one.
#[derive(Debug)]
pub struct Archive {
    pub(in crate::store) dialect: Dialect,
    pub(in crate::store) pool: AnyPool,
}

impl Archive {
    /// The ids of up to `limit` tables after this one, in order; with `over`, only of those whose game is over.
    ///
    /// # Errors
    /// When the file does not answer.
    pub async fn ids(&self, after: &str, limit: u32, over: bool) -> Result<Vec<String>, StoreError> {
        tables::ids(&self.pool, after, limit, over).await
    }

    /// Writes a copy of the data file as of one moment to this one, which must be empty.
    pub(in crate::store) async fn copy_into(&self, file: &Path) -> Result<(), StoreError> {
        sqlx::query("VACUUM INTO $1")
            .bind(file.to_string_lossy().into_owned())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// What the database finds wrong with its files as such; `None` if nothing, or if it does not look for that.
    ///
    /// # Errors
    /// When the file does not answer.
    pub async fn fault(&self) -> Result<Option<String>, StoreError> {
        if self.dialect == Dialect::Postgres {
            return Ok(None);
        }
        let verdict: String = sqlx::query_scalar("PRAGMA integrity_check(1)")
            .fetch_one(&self.pool)
            .await?;
        Ok((verdict != "ok").then_some(verdict))
    }

    /// What people reported to the host, the newest first.
    ///
    /// # Errors
    /// When the file does not answer.
    pub async fn reports(&self) -> Result<Vec<ReportRow>, StoreError> {
        chat::reports(&self.pool).await
    }

    /// The key that the server signs with; `None` if it has never been started.
    ///
    /// # Errors
    /// When the file does not answer.
    pub async fn key(&self) -> Result<Option<[u8; 64]>, StoreError> {
        let key: Option<Vec<u8>> = sqlx::query_scalar("SELECT value FROM settings WHERE name = 'cookie_key'")
            .fetch_optional(&self.pool)
            .await?;
        Ok(key.and_then(|key| key.try_into().ok()))
    }

    /// A table with its record; `None` if it has been removed meanwhile.
    ///
    /// # Errors
    /// When the file does not answer, or the rows of the table contradict each other.
    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        tables::load(&self.pool, id).await
    }
}
