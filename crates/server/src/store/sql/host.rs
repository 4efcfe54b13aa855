//! What the host of a server decides, and what a host looks at.

use protocol::{SanctionKind, TableState};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, Row as _};

use super::guests;
use super::tables::read_number;
use crate::store::{
    AnnouncementRow, Counts, Decided, EntranceRow, GuestRow, PersonRow, SanctionRow, StoreError,
};

/// A word for the kind of a sanction.
fn word(kind: SanctionKind) -> &'static str {
    match kind {
        SanctionKind::Mute => "mute",
        SanctionKind::Ban => "ban",
    }
}

pub(super) async fn decided(readers: &AnyPool) -> Result<Decided, StoreError> {
    let mut transaction = readers.begin().await?;
    let hosts = sqlx::query_scalar("SELECT guest FROM hosts ORDER BY guest")
        .fetch_all(&mut *transaction)
        .await?;
    let sanctions =
        sqlx::query("SELECT guest, kind, since, until, reason FROM sanctions ORDER BY guest, kind")
            .fetch_all(&mut *transaction)
            .await?;
    let sanction = |row: &AnyRow| {
        Ok(SanctionRow {
            guest: row.try_get("guest")?,
            kind: match row.try_get::<&str, _>("kind")? {
                "mute" => SanctionKind::Mute,
                "ban" => SanctionKind::Ban,
                other => return Err(StoreError::Damaged(format!("there is no sanction `{other}`"))),
            },
            since: row.try_get("since")?,
            until: row.try_get("until")?,
            reason: row.try_get("reason")?,
        })
    };
    let announcements =
        sqlx::query("SELECT id, said, since, until FROM announcements ORDER BY since DESC, id")
            .fetch_all(&mut *transaction)
            .await?;
    let announcement = |row: &AnyRow| {
        Ok(AnnouncementRow {
            id: row.try_get("id")?,
            said: row.try_get("said")?,
            since: row.try_get("since")?,
            until: row.try_get("until")?,
        })
    };
    Ok(Decided {
        hosts,
        sanctions: sanctions.iter().map(sanction).collect::<Result<_, _>>()?,
        announcements: announcements
            .iter()
            .map(announcement)
            .collect::<Result<_, StoreError>>()?,
    })
}

pub(super) async fn set_host(
    writer: &mut AnyConnection,
    guest: &str,
    since: Option<i64>,
) -> Result<(), StoreError> {
    match since {
        Some(since) => {
            sqlx::query("INSERT INTO hosts (guest, since) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(guest)
                .bind(since)
                .execute(writer)
                .await?;
        }
        None => {
            sqlx::query("DELETE FROM hosts WHERE guest = $1")
                .bind(guest)
                .execute(writer)
                .await?;
        }
    }
    Ok(())
}

pub(super) async fn sanction(writer: &mut AnyConnection, row: &SanctionRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO sanctions (guest, kind, since, until, reason) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (guest, kind) DO UPDATE SET since = excluded.since, until = excluded.until, \
         reason = excluded.reason",
    )
    .bind(&row.guest)
    .bind(word(row.kind))
    .bind(row.since)
    .bind(row.until)
    .bind(&row.reason)
    .execute(writer)
    .await?;
    Ok(())
}

pub(super) async fn lift(
    writer: &mut AnyConnection,
    guest: &str,
    kind: SanctionKind,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM sanctions WHERE guest = $1 AND kind = $2")
        .bind(guest)
        .bind(word(kind))
        .execute(writer)
        .await?;
    Ok(())
}

/// Adds an announcement, and removes those that are over.
pub(super) async fn announce(writer: &mut AnyConnection, row: &AnnouncementRow) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM announcements WHERE until <= $1")
        .bind(row.since)
        .execute(&mut *writer)
        .await?;
    sqlx::query("INSERT INTO announcements (id, said, since, until) VALUES ($1, $2, $3, $4)")
        .bind(&row.id)
        .bind(&row.said)
        .bind(row.since)
        .bind(row.until)
        .execute(writer)
        .await?;
    Ok(())
}

pub(super) async fn withdraw(writer: &mut AnyConnection, id: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM announcements WHERE id = $1")
        .bind(id)
        .execute(writer)
        .await?;
    Ok(())
}

pub(super) async fn entrances(readers: &AnyPool, now: i64) -> Result<Vec<EntranceRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT code, note, people, created, until FROM entrances WHERE people > 0 AND until > $1 \
         ORDER BY created DESC, code",
    )
    .bind(now)
    .fetch_all(readers)
    .await?;
    let read = |row: &AnyRow| {
        Ok(EntranceRow {
            code: row.try_get("code")?,
            note: row.try_get("note")?,
            people: read_number(row, "people")?,
            created: row.try_get("created")?,
            until: row.try_get("until")?,
        })
    };
    rows.iter().map(read).collect()
}

/// Adds a code, and removes those that nobody can use any more.
pub(super) async fn create_entrance(writer: &mut AnyConnection, row: &EntranceRow) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM entrances WHERE until <= $1 OR people = 0")
        .bind(row.created)
        .execute(&mut *writer)
        .await?;
    sqlx::query("INSERT INTO entrances (code, note, people, created, until) VALUES ($1, $2, $3, $4, $5)")
        .bind(&row.code)
        .bind(&row.note)
        .bind(i64::from(row.people))
        .bind(row.created)
        .bind(row.until)
        .execute(writer)
        .await?;
    Ok(())
}

pub(super) async fn remove_entrance(writer: &mut AnyConnection, code: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM entrances WHERE code = $1")
        .bind(code)
        .execute(writer)
        .await?;
    Ok(())
}

/// Adds a guest who uses a code. Two who come at the same time with the last use of it don't both get in.
pub(super) async fn enter(
    writer: &mut AnyConnection,
    code: &str,
    now: i64,
    guest: &GuestRow,
) -> Result<(), StoreError> {
    let used =
        sqlx::query("UPDATE entrances SET people = people - 1 WHERE code = $1 AND people > 0 AND until > $2")
            .bind(code)
            .bind(now)
            .execute(&mut *writer)
            .await?;
    match used.rows_affected() {
        0 => Err(StoreError::Conflict),
        _ => guests::create(writer, guest).await,
    }
}

/// Some of the people and programs; whose id is asked for comes first, whatever others call themselves. Whoever was
/// deleted has a hash that no code has.
pub(super) async fn find_people(
    readers: &AnyPool,
    find: &str,
    skip: u32,
    limit: u32,
) -> Result<Vec<PersonRow>, StoreError> {
    // Every character stands for itself.
    let pattern = find
        .to_lowercase()
        .replace('!', "!!")
        .replace('%', "!%")
        .replace('_', "!_");
    let rows = sqlx::query(concat!(
        "SELECT ",
        guests::guest_columns!(),
        ", programs.owner, \
         (SELECT count(*) FROM seats WHERE seats.guest = guests.id) AS tables \
         FROM guests LEFT JOIN programs ON programs.guest = guests.id \
         WHERE guests.code_hash NOT LIKE 'forgotten %' \
         AND (guests.id = $1 OR lower(guests.name) LIKE $2 ESCAPE '!') \
         ORDER BY CASE WHEN guests.id = $1 THEN 0 ELSE 1 END, guests.created DESC, guests.id LIMIT $3 OFFSET $4"
    ))
    .bind(find)
    .bind(format!("%{pattern}%"))
    .bind(i64::from(limit))
    .bind(i64::from(skip))
    .fetch_all(readers)
    .await?;
    let read = |row: &AnyRow| {
        Ok(PersonRow {
            guest: guests::read(row)?,
            program_of: row.try_get("owner")?,
            tables: read_number(row, "tables")?,
        })
    };
    rows.iter().map(read).collect()
}

pub(super) async fn counts(readers: &AnyPool) -> Result<Counts, StoreError> {
    let row = sqlx::query(
        "SELECT (SELECT count(*) FROM guests WHERE code_hash NOT LIKE 'forgotten %') AS guests, \
         (SELECT count(*) FROM programs) AS programs, \
         (SELECT count(*) FROM tables WHERE state = 'open') AS open, \
         (SELECT count(*) FROM tables WHERE state = 'running') AS running, \
         (SELECT count(*) FROM tables WHERE state = 'over') AS over_, \
         (SELECT count(*) FROM reports WHERE settled = 0) AS reports",
    )
    .fetch_one(readers)
    .await?;
    let programs: u32 = read_number(&row, "programs")?;
    Ok(Counts {
        people: read_number(&row, "guests")?.saturating_sub(programs),
        programs,
        open: read_number(&row, "open")?,
        running: read_number(&row, "running")?,
        over: read_number(&row, "over_")?,
        reports: read_number(&row, "reports")?,
    })
}

/// How a state is written.
pub(super) fn state_text(state: Option<TableState>) -> &'static str {
    state.map_or("", super::tables::state_word)
}
