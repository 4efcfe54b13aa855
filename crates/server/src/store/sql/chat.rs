//! What people at a table said, and what somebody reported of it.

use protocol::MyLine;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, Row as _};

use super::tables::{from_json, read_number, to_json};
use crate::store::{ChatRow, ReportRow, StoreError};

/// The lines of a table's chat that are kept, in order.
pub(super) async fn of_table(readers: &AnyPool, table: &str) -> Result<Vec<ChatRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT chat.number, chat.guest, guests.name, chat.request, chat.said, chat.time FROM chat \
         JOIN guests ON guests.id = chat.guest WHERE chat.table_id = $1 ORDER BY chat.number",
    )
    .bind(table)
    .fetch_all(readers)
    .await?;
    let read = |row: &AnyRow| {
        Ok(ChatRow {
            number: read_number(row, "number")?,
            guest: row.try_get("guest")?,
            name: row.try_get("name")?,
            request: row.try_get("request")?,
            words: from_json(row.try_get("said")?)?,
            time: row.try_get("time")?,
        })
    };
    rows.iter().map(read).collect()
}

/// The number of the last line that was said at a table, kept or not; 0 if none was.
pub(super) async fn last_line(readers: &AnyPool, table: &str) -> Result<u32, StoreError> {
    let row = sqlx::query("SELECT said FROM tables WHERE id = $1")
        .bind(table)
        .fetch_optional(readers)
        .await?;
    row.map_or(Ok(0), |row| read_number(&row, "said"))
}

/// What a guest said, the oldest first.
pub(super) async fn of_guest(readers: &AnyPool, guest: &str) -> Result<Vec<MyLine>, StoreError> {
    let rows =
        sqlx::query("SELECT table_id, said, time FROM chat WHERE guest = $1 ORDER BY time, table_id, number")
            .bind(guest)
            .fetch_all(readers)
            .await?;
    let read = |row: &AnyRow| {
        Ok(MyLine {
            table: row.try_get("table_id")?,
            words: from_json(row.try_get("said")?)?,
            time: row.try_get("time")?,
        })
    };
    rows.iter().map(read).collect()
}

/// Adds a line, and removes those from before the last `keep` ones.
pub(super) async fn say(
    writer: &mut AnyConnection,
    table: &str,
    line: &ChatRow,
    keep: u32,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO chat (table_id, number, guest, request, said, time) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(table)
    .bind(i64::from(line.number))
    .bind(&line.guest)
    .bind(&line.request)
    .bind(to_json(&line.words)?)
    .bind(line.time)
    .execute(&mut *writer)
    .await?;
    sqlx::query("DELETE FROM chat WHERE table_id = $1 AND number <= $2")
        .bind(table)
        .bind(i64::from(line.number) - i64::from(keep))
        .execute(&mut *writer)
        .await?;
    sqlx::query("UPDATE tables SET said = $2 WHERE id = $1 AND said < $2")
        .bind(table)
        .bind(i64::from(line.number))
        .execute(writer)
        .await?;
    Ok(())
}

/// Adds a report, unless the same person has reported the same line already.
pub(super) async fn report(writer: &mut AnyConnection, report: &ReportRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO reports (id, table_id, line, about, by_guest, reason, time, lines, settled, private) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING",
    )
    .bind(&report.id)
    .bind(&report.table)
    .bind(i64::from(report.line))
    .bind(&report.about)
    .bind(&report.by)
    .bind(to_json(&report.reason)?)
    .bind(report.time)
    .bind(to_json(&report.lines)?)
    .bind(i64::from(report.settled))
    .bind(i64::from(report.private))
    .execute(writer)
    .await?;
    Ok(())
}

/// All reports, the newest first.
pub(super) async fn reports(readers: &AnyPool) -> Result<Vec<ReportRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, table_id, line, about, by_guest, reason, time, lines, settled, private FROM reports \
         ORDER BY time DESC, id",
    )
    .fetch_all(readers)
    .await?;
    let read = |row: &AnyRow| {
        Ok(ReportRow {
            id: row.try_get("id")?,
            table: row.try_get("table_id")?,
            line: read_number(row, "line")?,
            about: row.try_get("about")?,
            by: row.try_get("by_guest")?,
            reason: from_json(row.try_get("reason")?)?,
            time: row.try_get("time")?,
            lines: from_json(row.try_get("lines")?)?,
            settled: row.try_get::<i64, _>("settled")? != 0,
            private: row.try_get::<i64, _>("private")? != 0,
        })
    };
    rows.iter().map(read).collect()
}

/// Marks a report as dealt with, or as open.
pub(super) async fn settle(writer: &mut AnyConnection, id: &str, settled: bool) -> Result<(), StoreError> {
    sqlx::query("UPDATE reports SET settled = $2 WHERE id = $1")
        .bind(id)
        .bind(i64::from(settled))
        .execute(writer)
        .await?;
    Ok(())
}

/// Forgets what was said and reported before a moment.
pub(super) async fn forget(writer: &mut AnyConnection, before: i64) -> Result<(), StoreError> {
    for statement in [
        "DELETE FROM chat WHERE time < $1",
        "DELETE FROM private_lines WHERE time < $1",
        "DELETE FROM reports WHERE time < $1",
    ] {
        sqlx::query(statement).bind(before).execute(&mut *writer).await?;
    }
    Ok(())
}
