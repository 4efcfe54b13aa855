//! What people are told away from the page, and the messages that are still to be sent.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, Row as _};

use super::tables::read_number;
use crate::store::{NoticeKind, NoticeRow, StoreError};

pub(super) async fn settings(readers: &AnyPool) -> Result<Vec<(String, String)>, StoreError> {
    let all = sqlx::query_as("SELECT guest, settings FROM notice_settings ORDER BY guest")
        .fetch_all(readers)
        .await?;
    Ok(all)
}

pub(super) async fn keep_settings(
    writer: &mut AnyConnection,
    guest: &str,
    settings: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO notice_settings (guest, settings) VALUES ($1, $2) \
         ON CONFLICT (guest) DO UPDATE SET settings = excluded.settings",
    )
    .bind(guest)
    .bind(settings)
    .execute(writer)
    .await?;
    Ok(())
}

pub(super) async fn all(readers: &AnyPool) -> Result<Vec<NoticeRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT table_id, guest, way, kind, since, due, about, attempts, sent FROM notices \
         ORDER BY table_id, guest, way, kind",
    )
    .fetch_all(readers)
    .await?;
    rows.iter().map(read).collect()
}

/// Replaces all messages for a person about a table. A table that has been removed has none.
pub(super) async fn keep(
    writer: &mut AnyConnection,
    table: &str,
    guest: &str,
    rows: &[NoticeRow],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM notices WHERE table_id = $1 AND guest = $2")
        .bind(table)
        .bind(guest)
        .execute(&mut *writer)
        .await?;
    let is_there: i64 = sqlx::query_scalar("SELECT count(*) FROM tables WHERE id = $1")
        .bind(table)
        .fetch_one(&mut *writer)
        .await?;
    for row in rows.iter().filter(|_| is_there == 1) {
        sqlx::query(
            "INSERT INTO notices (table_id, guest, way, kind, since, due, about, attempts, sent) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(table)
        .bind(guest)
        .bind(&row.way)
        .bind(word(row.kind))
        .bind(row.since)
        .bind(row.due)
        .bind(row.about)
        .bind(i64::from(row.attempts))
        .bind(i64::from(row.sent))
        .execute(&mut *writer)
        .await?;
    }
    Ok(())
}

fn read(row: &AnyRow) -> Result<NoticeRow, StoreError> {
    let kind: String = row.try_get("kind")?;
    let kind = [NoticeKind::Turn, NoticeKind::Reminder]
        .into_iter()
        .find(|&one| word(one) == kind)
        .ok_or_else(|| StoreError::Damaged(format!("there is no message of the kind {kind}")))?;
    Ok(NoticeRow {
        table: row.try_get("table_id")?,
        guest: row.try_get("guest")?,
        way: row.try_get("way")?,
        kind,
        since: row.try_get("since")?,
        due: row.try_get("due")?,
        about: row.try_get("about")?,
        attempts: read_number(row, "attempts")?,
        sent: row.try_get::<i64, _>("sent")? != 0,
    })
}

fn word(kind: NoticeKind) -> &'static str {
    match kind {
        NoticeKind::Turn => "turn",
        NoticeKind::Reminder => "reminder",
    }
}
