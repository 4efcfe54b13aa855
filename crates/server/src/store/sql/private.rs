//! What two friends say to each other.

use protocol::MyPrivateLine;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, Row as _};

use super::tables::{from_json, read_number, to_json};
use crate::store::{PrivateRoom, PrivateRow, StoreError};

/// Adds a line, once, and removes those from before the last ones that are kept.
pub(super) async fn write(
    writer: &mut AnyConnection,
    line: &PrivateRow,
    room: PrivateRoom,
) -> Result<(), StoreError> {
    let known: i64 = sqlx::query_scalar("SELECT count(*) FROM private_lines WHERE id = $1")
        .bind(&line.id)
        .fetch_one(&mut *writer)
        .await?;
    if known > 0 {
        return Ok(());
    }
    let written = sqlx::query(
        "INSERT INTO private_lines (id, by_guest, to_guest, said, time, seen) \
         SELECT $1, $2, $3, $4, CASE WHEN latest.time >= $5 THEN latest.time + 1 ELSE $5 END, 0 \
         FROM (SELECT max(time) AS time FROM private_lines \
             WHERE (by_guest = $2 AND to_guest = $3) OR (by_guest = $3 AND to_guest = $2)) AS latest \
         WHERE EXISTS (SELECT 1 FROM relations WHERE guest = $2 AND other = $3 AND kind = 'friend') \
         AND (SELECT count(*) FROM private_lines WHERE by_guest = $2 AND time > $6) < $7",
    )
    .bind(&line.id)
    .bind(&line.by)
    .bind(&line.to)
    .bind(to_json(&line.words)?)
    .bind(line.time)
    .bind(room.since)
    .bind(i64::from(room.most))
    .execute(&mut *writer)
    .await?;
    if written.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    sqlx::query(
        "DELETE FROM private_lines WHERE ((by_guest = $1 AND to_guest = $2) OR (by_guest = $2 AND to_guest = $1)) \
         AND time <= (SELECT time FROM private_lines \
             WHERE (by_guest = $1 AND to_guest = $2) OR (by_guest = $2 AND to_guest = $1) \
             ORDER BY time DESC, id DESC LIMIT 1 OFFSET $3)",
    )
    .bind(&line.by)
    .bind(&line.to)
    .bind(i64::from(room.keep))
    .execute(writer)
    .await?;
    Ok(())
}

pub(super) async fn of_two(
    readers: &AnyPool,
    guest: &str,
    other: &str,
) -> Result<Vec<PrivateRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, by_guest, to_guest, said, time, seen FROM private_lines \
         WHERE (by_guest = $1 AND to_guest = $2) OR (by_guest = $2 AND to_guest = $1) ORDER BY time, id",
    )
    .bind(guest)
    .bind(other)
    .fetch_all(readers)
    .await?;
    let read = |row: &AnyRow| {
        Ok(PrivateRow {
            id: row.try_get("id")?,
            by: row.try_get("by_guest")?,
            to: row.try_get("to_guest")?,
            words: from_json(row.try_get("said")?)?,
            time: row.try_get("time")?,
            seen: row.try_get::<i64, _>("seen")? != 0,
        })
    };
    rows.iter().map(read).collect()
}

pub(super) async fn unread(readers: &AnyPool, guest: &str) -> Result<Vec<(String, u32)>, StoreError> {
    let rows = sqlx::query(
        "SELECT by_guest, count(*) AS unread FROM private_lines WHERE to_guest = $1 AND seen = 0 \
         GROUP BY by_guest ORDER BY by_guest",
    )
    .bind(guest)
    .fetch_all(readers)
    .await?;
    let read = |row: &AnyRow| Ok((row.try_get("by_guest")?, read_number(row, "unread")?));
    rows.iter().map(read).collect()
}

pub(super) async fn read_until(
    writer: &mut AnyConnection,
    guest: &str,
    other: &str,
    until: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE private_lines SET seen = 1 WHERE to_guest = $1 AND by_guest = $2 AND time <= $3 AND seen = 0",
    )
    .bind(guest)
    .bind(other)
    .bind(until)
    .execute(writer)
    .await?;
    Ok(())
}

pub(super) async fn of_guest(readers: &AnyPool, guest: &str) -> Result<Vec<MyPrivateLine>, StoreError> {
    let rows = sqlx::query(
        "SELECT others.name AS name, lines.by_guest AS by_guest, lines.said AS said, lines.time AS time \
         FROM private_lines AS lines JOIN guests AS others \
         ON others.id = CASE WHEN lines.by_guest = $1 THEN lines.to_guest ELSE lines.by_guest END \
         WHERE lines.by_guest = $1 OR lines.to_guest = $1 ORDER BY lines.time, lines.id",
    )
    .bind(guest)
    .fetch_all(readers)
    .await?;
    let read = |row: &AnyRow| {
        Ok(MyPrivateLine {
            with: row.try_get("name")?,
            mine: row.try_get::<&str, _>("by_guest")? == guest,
            words: from_json(row.try_get("said")?)?,
            time: row.try_get("time")?,
        })
    };
    rows.iter().map(read).collect()
}
