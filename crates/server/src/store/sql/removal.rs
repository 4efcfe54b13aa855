//! Removing tables that the host no longer keeps.

use sqlx::{AnyConnection, AnyPool};

use crate::store::{Stale, StoreError};

/// The tables of this kind that have not changed since `before`; `{}` stands for a further condition.
macro_rules! stale {
    ($select:literal, $kind:expr, $rest:literal) => {
        match $kind {
            Stale::Unplayed => concat!(
                $select,
                " FROM tables WHERE updated < $1 AND state <> 'over' \
                 AND NOT EXISTS (SELECT 1 FROM requests WHERE table_id = tables.id) ",
                $rest
            ),
            Stale::Over => concat!(
                $select,
                " FROM tables WHERE updated < $1 AND state = 'over' ",
                $rest
            ),
        }
    };
}

pub(super) async fn stale(
    readers: &AnyPool,
    stale: Stale,
    before: i64,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    let ids = sqlx::query_scalar(stale!("SELECT id", stale, "ORDER BY updated, id LIMIT $2"))
        .bind(before)
        .bind(i64::from(limit))
        .fetch_all(readers)
        .await?;
    Ok(ids)
}

/// Does nothing if the table has changed since, or is of another kind by now.
pub(super) async fn remove(
    writer: &mut AnyConnection,
    stale: Stale,
    table: &str,
    before: i64,
) -> Result<(), StoreError> {
    let still: i64 = sqlx::query_scalar(stale!("SELECT count(*)", stale, "AND id = $2"))
        .bind(before)
        .bind(table)
        .fetch_one(&mut *writer)
        .await?;
    if still == 0 {
        return Ok(());
    }
    for statement in [
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM requests WHERE table_id = $1",
        "DELETE FROM reviews WHERE table_id = $1",
        "DELETE FROM digests WHERE table_id = $1",
        "DELETE FROM notices WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM invites WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(statement).bind(table).execute(&mut *writer).await?;
    }
    Ok(())
}
