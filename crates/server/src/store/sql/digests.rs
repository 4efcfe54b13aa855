//! What statistics count of finished games, and whose statistics others may see.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, Row as _};

use crate::store::{DigestRow, OwnDigest, StoreError};

/// Finished games of which nothing has been counted yet, those first that ended first.
pub(super) async fn undigested(readers: &AnyPool, limit: u32) -> Result<Vec<String>, StoreError> {
    let ids = sqlx::query_scalar(
        "SELECT id FROM tables WHERE state = 'over' AND digested IS NULL ORDER BY updated, id LIMIT $1",
    )
    .bind(i64::from(limit))
    .fetch_all(readers)
    .await?;
    Ok(ids)
}

/// Keeps what counts of a game, unless it is kept already or the table is gone.
pub(super) async fn keep(writer: &mut AnyConnection, row: &DigestRow) -> Result<(), StoreError> {
    let marked = sqlx::query("UPDATE tables SET digested = $2 WHERE id = $1 AND digested IS NULL")
        .bind(&row.table)
        .bind(row.digested)
        .execute(&mut *writer)
        .await?;
    if marked.rows_affected() == 1 {
        sqlx::query("INSERT INTO digests (table_id, digested, digest) VALUES ($1, $2, $3)")
            .bind(&row.table)
            .bind(row.digested)
            .bind(&row.digest)
            .execute(writer)
            .await?;
    }
    Ok(())
}

/// What was written after this, in the order in which it was written.
pub(super) async fn since(
    readers: &AnyPool,
    (since, last): (i64, &str),
    limit: u32,
) -> Result<Vec<DigestRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT table_id, digested, digest FROM digests WHERE digested > $1 OR (digested = $1 AND table_id > $2) \
         ORDER BY digested, table_id LIMIT $3",
    )
    .bind(since)
    .bind(last)
    .bind(i64::from(limit))
    .fetch_all(readers)
    .await?;
    rows.iter().map(read).collect()
}

/// The games of a guest, the last one first.
pub(super) async fn of_guest(
    readers: &AnyPool,
    guest: &str,
    limit: u32,
) -> Result<Vec<OwnDigest>, StoreError> {
    let rows = sqlx::query(
        "SELECT digests.digest, seats.seat, seats.stood_in FROM seats \
         JOIN digests ON digests.table_id = seats.table_id WHERE seats.guest = $1 \
         ORDER BY digests.digested DESC, digests.table_id LIMIT $2",
    )
    .bind(guest)
    .bind(i64::from(limit))
    .fetch_all(readers)
    .await?;
    let own = |row: &AnyRow| {
        let seat: i64 = row.try_get("seat")?;
        Ok(OwnDigest {
            seat: u8::try_from(seat).map_err(|_| StoreError::Damaged(format!("there is no seat {seat}")))?,
            stood_in: row.try_get::<Option<i64>, _>("stood_in")?.is_some(),
            digest: row.try_get("digest")?,
        })
    };
    rows.iter().map(own).collect()
}

/// Lets everybody who knows this code see a guest's statistics, or nobody any more.
pub(super) async fn share(
    writer: &mut AnyConnection,
    guest: &str,
    code: Option<&str>,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM shared_statistics WHERE guest = $1")
        .bind(guest)
        .execute(&mut *writer)
        .await?;
    if let Some(code) = code {
        sqlx::query("INSERT INTO shared_statistics (guest, code) VALUES ($1, $2)")
            .bind(guest)
            .bind(code)
            .execute(writer)
            .await?;
    }
    Ok(())
}

/// The code of a guest whose statistics others may see.
pub(super) async fn code_of(readers: &AnyPool, guest: &str) -> Result<Option<String>, StoreError> {
    let code = sqlx::query_scalar("SELECT code FROM shared_statistics WHERE guest = $1")
        .bind(guest)
        .fetch_optional(readers)
        .await?;
    Ok(code)
}

/// The guest whose statistics this code shows.
pub(super) async fn by_code(readers: &AnyPool, code: &str) -> Result<Option<String>, StoreError> {
    let guest = sqlx::query_scalar("SELECT guest FROM shared_statistics WHERE code = $1")
        .bind(code)
        .fetch_optional(readers)
        .await?;
    Ok(guest)
}

fn read(row: &AnyRow) -> Result<DigestRow, StoreError> {
    Ok(DigestRow {
        table: row.try_get("table_id")?,
        digested: row.try_get("digested")?,
        digest: row.try_get("digest")?,
    })
}
