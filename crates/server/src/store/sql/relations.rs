//! Whom people know, whom they don't want to meet, and to which tables they are asked.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool};

use crate::store::{InviteRow, Relation, RelationRow, StoreError, Tie};

/// Carries out a statement about two people.
async fn about(
    writer: &mut AnyConnection,
    statement: &'static str,
    guest: &str,
    other: &str,
) -> Result<u64, StoreError> {
    let done = sqlx::query(statement)
        .bind(guest)
        .bind(other)
        .execute(writer)
        .await?;
    Ok(done.rows_affected())
}

/// Writes what somebody is to somebody else, whatever it was before.
async fn put(
    writer: &mut AnyConnection,
    guest: &str,
    other: &str,
    kind: Relation,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO relations (guest, other, kind, since) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (guest, other) DO UPDATE SET kind = excluded.kind, since = excluded.since",
    )
    .bind(guest)
    .bind(other)
    .bind(word(kind))
    .bind(now)
    .execute(writer)
    .await?;
    Ok(())
}

const NO_LONGER_ASKED: &str = "DELETE FROM relations WHERE guest = $2 AND other = $1 AND kind = 'asked'";
const PARTED: &str = "DELETE FROM relations WHERE (guest = $1 AND other = $2 AND kind <> 'blocked') \
                      OR (guest = $2 AND other = $1 AND kind = 'friend')";
const UNINVITED: &str =
    "DELETE FROM invites WHERE (guest = $1 AND by_guest = $2) OR (guest = $2 AND by_guest = $1)";

pub(super) async fn tie(
    writer: &mut AnyConnection,
    tie: Tie,
    guest: &str,
    other: &str,
    now: i64,
) -> Result<(), StoreError> {
    match tie {
        Tie::Ask => {
            if about(&mut *writer, NO_LONGER_ASKED, guest, other).await? > 0 {
                put(&mut *writer, guest, other, Relation::Friend, now).await?;
                put(&mut *writer, other, guest, Relation::Friend, now).await?;
                return Ok(());
            }
            // Who is a friend already, or blocked, is not asked.
            sqlx::query(
                "INSERT INTO relations (guest, other, kind, since) VALUES ($1, $2, 'asked', $3) \
                 ON CONFLICT DO NOTHING",
            )
            .bind(guest)
            .bind(other)
            .bind(now)
            .execute(writer)
            .await?;
        }
        Tie::Accept => {
            if about(&mut *writer, NO_LONGER_ASKED, guest, other).await? == 0 {
                return Err(StoreError::Conflict);
            }
            put(&mut *writer, guest, other, Relation::Friend, now).await?;
            put(&mut *writer, other, guest, Relation::Friend, now).await?;
        }
        Tie::Decline => {
            about(writer, NO_LONGER_ASKED, guest, other).await?;
        }
        Tie::Part => {
            about(&mut *writer, PARTED, guest, other).await?;
            about(writer, UNINVITED, guest, other).await?;
        }
        Tie::Block => {
            about(&mut *writer, PARTED, guest, other).await?;
            about(&mut *writer, NO_LONGER_ASKED, guest, other).await?;
            about(&mut *writer, UNINVITED, guest, other).await?;
            put(writer, guest, other, Relation::Blocked, now).await?;
        }
        Tie::Unblock => {
            let no_longer = "DELETE FROM relations WHERE guest = $1 AND other = $2 AND kind = 'blocked'";
            if about(&mut *writer, no_longer, guest, other).await? > 0 {
                // What was asked meanwhile was never heard.
                about(writer, NO_LONGER_ASKED, guest, other).await?;
            }
        }
    }
    Ok(())
}

pub(super) async fn of(readers: &AnyPool, guest: &str) -> Result<Vec<RelationRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT guest, other, kind, since FROM relations WHERE guest = $1 \
         UNION ALL SELECT guest, other, kind, since FROM relations WHERE other = $1",
    )
    .bind(guest)
    .fetch_all(readers)
    .await?;
    let read = |row: &AnyRow| {
        Ok(RelationRow {
            guest: row.try_get("guest")?,
            other: row.try_get("other")?,
            kind: kind(row.try_get("kind")?)?,
            since: row.try_get("since")?,
        })
    };
    rows.iter().map(read).collect()
}

pub(super) async fn blocks(readers: &AnyPool, guest: &str) -> Result<Vec<(String, String)>, StoreError> {
    let rows = sqlx::query(
        "SELECT guest, other FROM relations WHERE guest = $1 AND kind = 'blocked' \
         UNION ALL SELECT guest, other FROM relations WHERE other = $1 AND kind = 'blocked'",
    )
    .bind(guest)
    .fetch_all(readers)
    .await?;
    let pair = |row: &AnyRow| Ok((row.try_get("guest")?, row.try_get("other")?));
    rows.iter().map(pair).collect()
}

pub(super) async fn invite(writer: &mut AnyConnection, invite: &InviteRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO invites (table_id, guest, by_guest, time) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    )
    .bind(&invite.table)
    .bind(&invite.guest)
    .bind(&invite.by)
    .bind(invite.time)
    .execute(writer)
    .await?;
    Ok(())
}

pub(super) async fn uninvite(writer: &mut AnyConnection, table: &str, guest: &str) -> Result<(), StoreError> {
    about(
        writer,
        "DELETE FROM invites WHERE table_id = $1 AND guest = $2",
        table,
        guest,
    )
    .await
    .map(drop)
}

pub(super) async fn invites(readers: &AnyPool, guest: &str) -> Result<Vec<InviteRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT invites.table_id, invites.guest, invites.by_guest, invites.time FROM invites \
         JOIN tables ON tables.id = invites.table_id WHERE invites.guest = $1 AND tables.state = 'open' \
         ORDER BY invites.time DESC, invites.table_id",
    )
    .bind(guest)
    .fetch_all(readers)
    .await?;
    let read = |row: &AnyRow| {
        Ok(InviteRow {
            table: row.try_get("table_id")?,
            guest: row.try_get("guest")?,
            by: row.try_get("by_guest")?,
            time: row.try_get("time")?,
        })
    };
    rows.iter().map(read).collect()
}

fn word(kind: Relation) -> &'static str {
    match kind {
        Relation::Asked => "asked",
        Relation::Friend => "friend",
        Relation::Blocked => "blocked",
    }
}

fn kind(word: &str) -> Result<Relation, StoreError> {
    match word {
        "asked" => Ok(Relation::Asked),
        "friend" => Ok(Relation::Friend),
        "blocked" => Ok(Relation::Blocked),
        other => Err(StoreError::Damaged(format!("nobody is `{other}` to anybody"))),
    }
}
