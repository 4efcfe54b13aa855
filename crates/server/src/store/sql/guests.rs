//! Guests and the settings of this server.

use protocol::Avatar;
use serde_json::{Value, json};
use sqlx::Row as _;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool};

use super::dialect::{Dialect, over_list};
use super::tables::{from_json, read_number};
use crate::store::{GuestRow, StoreError};
use table::message::Person;

pub(super) async fn cookie_key(writer: &mut AnyConnection, fresh: &[u8; 64]) -> Result<[u8; 64], StoreError> {
    sqlx::query("INSERT INTO settings (name, value) VALUES ('cookie_key', $1) ON CONFLICT DO NOTHING")
        .bind(fresh.as_slice())
        .execute(&mut *writer)
        .await?;
    let key: Vec<u8> = sqlx::query_scalar("SELECT value FROM settings WHERE name = 'cookie_key'")
        .fetch_one(&mut *writer)
        .await?;
    key.try_into()
        .map_err(|_| StoreError::Damaged("the cookie key has the wrong length".to_owned()))
}

/// Keeps a key by which push services know this server, unless there is one.
pub(super) async fn keep_push_key(writer: &mut AnyConnection, fresh: &[u8]) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO settings (name, value) VALUES ('push_key', $1) ON CONFLICT DO NOTHING")
        .bind(fresh)
        .execute(writer)
        .await?;
    Ok(())
}

pub(super) async fn push_key(readers: &AnyPool) -> Result<Vec<u8>, StoreError> {
    let key = sqlx::query_scalar("SELECT value FROM settings WHERE name = 'push_key'")
        .fetch_one(readers)
        .await?;
    Ok(key)
}

/// Notes when the server was last known to be alive.
pub(super) async fn stamp(writer: &mut AnyConnection, now: i64) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO settings (name, value) VALUES ('alive', $1) \
         ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(now.to_be_bytes().as_slice())
    .execute(&mut *writer)
    .await?;
    Ok(())
}

pub(super) async fn last_stamp(readers: &AnyPool) -> Result<Option<i64>, StoreError> {
    let stamp: Option<Vec<u8>> = sqlx::query_scalar("SELECT value FROM settings WHERE name = 'alive'")
        .fetch_optional(readers)
        .await?;
    let number = |bytes: Vec<u8>| Some(i64::from_be_bytes(bytes.try_into().ok()?));
    Ok(stamp.and_then(number))
}

pub(super) async fn create(writer: &mut AnyConnection, guest: &GuestRow) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO guests (id, name, code_hash, series, created) VALUES ($1, $2, $3, $4, $5)")
        .bind(&guest.id)
        .bind(&guest.name)
        .bind(&guest.code_hash)
        .bind(i64::from(guest.series))
        .bind(guest.created)
        .execute(&mut *writer)
        .await?;
    Ok(())
}

/// The columns that [`read`] needs.
macro_rules! guest_columns {
    () => {
        "guests.id, guests.name, guests.code_hash, guests.series, guests.created, guests.avatar, \
         guests.language, guests.link"
    };
}
pub(super) use guest_columns;

/// The guests of whom something is true.
macro_rules! guest_where {
    ($condition:literal) => {
        concat!("SELECT ", guest_columns!(), " FROM guests WHERE ", $condition)
    };
}

pub(super) async fn by_id(readers: &AnyPool, id: &str) -> Result<Option<GuestRow>, StoreError> {
    let row = sqlx::query(guest_where!("id = $1"))
        .bind(id)
        .fetch_optional(readers)
        .await?;
    row.as_ref().map(read).transpose()
}

/// Who some guests are, by id.
pub(super) async fn people(
    readers: &AnyPool,
    dialect: Dialect,
    guests: Vec<String>,
) -> Result<Vec<Person>, StoreError> {
    let who = over_list!(
        "SELECT guests.id, guests.name, guests.avatar FROM",
        "JOIN guests ON guests.id = new.value->>0"
    );
    let guests = guests.into_iter().map(|guest| json!([guest])).collect();
    let found = sqlx::query(dialect.of(who))
        .bind(Value::Array(guests).to_string())
        .fetch_all(readers)
        .await?;
    found.iter().map(read_person).collect()
}

pub(super) async fn by_code(readers: &AnyPool, code_hash: &str) -> Result<Option<GuestRow>, StoreError> {
    let row = sqlx::query(guest_where!("code_hash = $1"))
        .bind(code_hash)
        .fetch_optional(readers)
        .await?;
    row.as_ref().map(read).transpose()
}

pub(super) async fn rename(writer: &mut AnyConnection, id: &str, name: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE guests SET name = $2 WHERE id = $1")
        .bind(id)
        .bind(name)
        .execute(&mut *writer)
        .await?;
    Ok(())
}

/// Begins a guest's next series, which has its own code.
pub(super) async fn begin_series(
    writer: &mut AnyConnection,
    id: &str,
    series: u32,
    code_hash: &str,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE guests SET series = $2, code_hash = $3 WHERE id = $1 AND series < $2")
        .bind(id)
        .bind(i64::from(series))
        .bind(code_hash)
        .execute(&mut *writer)
        .await?;
    Ok(())
}

/// Removes what a guest could be known by. No hash of a code looks like the one that is written here.
pub(super) async fn forget(writer: &mut AnyConnection, id: &str) -> Result<(), StoreError> {
    for statement in [
        "DELETE FROM notices WHERE guest = $1",
        "DELETE FROM chat WHERE guest = $1",
        "DELETE FROM private_lines WHERE by_guest = $1 OR to_guest = $1",
        "DELETE FROM notice_settings WHERE guest = $1",
        "DELETE FROM shared_statistics WHERE guest = $1",
        "DELETE FROM accounts WHERE guest = $1",
        "DELETE FROM relations WHERE guest = $1 OR other = $1",
        "DELETE FROM invites WHERE guest = $1 OR by_guest = $1",
        "DELETE FROM programs WHERE guest = $1",
        "DELETE FROM sanctions WHERE guest = $1",
        "DELETE FROM hosts WHERE guest = $1",
        "UPDATE guests SET name = '', code_hash = 'forgotten ' || id, series = series + 1, avatar = NULL, \
         language = NULL, link = NULL WHERE id = $1",
    ] {
        sqlx::query(statement).bind(id).execute(&mut *writer).await?;
    }
    Ok(())
}

pub(super) fn read(row: &AnyRow) -> Result<GuestRow, StoreError> {
    Ok(GuestRow {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        code_hash: row.try_get("code_hash")?,
        series: read_number(row, "series")?,
        created: row.try_get("created")?,
        avatar: read_avatar(row)?,
        language: row.try_get("language")?,
        link: row.try_get("link")?,
    })
}

/// A guest as others know them.
pub(super) fn read_person(row: &AnyRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        avatar: read_avatar(row)?,
    })
}

/// The picture in the column `avatar`, if one stands there.
pub(super) fn read_avatar(row: &AnyRow) -> Result<Option<Avatar>, StoreError> {
    let text: Option<&str> = row.try_get("avatar")?;
    text.map(from_json).transpose()
}
