//! Reviews of finished games. They can be recomputed, so an older version counts as missing.

use sqlx::{AnyConnection, AnyPool};

use crate::store::StoreError;

pub(super) async fn read(readers: &AnyPool, table: &str, version: u32) -> Result<Option<String>, StoreError> {
    let review = sqlx::query_scalar("SELECT review FROM reviews WHERE table_id = $1 AND version = $2")
        .bind(table)
        .bind(i64::from(version))
        .fetch_optional(readers)
        .await?;
    Ok(review)
}

pub(super) async fn keep(
    writer: &mut AnyConnection,
    table: &str,
    version: u32,
    review: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO reviews (table_id, version, review) VALUES ($1, $2, $3) \
         ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, review = excluded.review",
    )
    .bind(table)
    .bind(i64::from(version))
    .bind(review)
    .execute(writer)
    .await?;
    Ok(())
}
