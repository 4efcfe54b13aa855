//! How people sign in and what they look like.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool};
use table::message::Person;

use super::guests::read_person;
use super::tables::to_json;
use crate::store::{AccountRow, Profile, StoreError};

/// A conflict unless the statement has changed something.
fn one(changed: u64) -> Result<(), StoreError> {
    match changed {
        0 => Err(StoreError::Conflict),
        _ => Ok(()),
    }
}

pub(super) async fn make(writer: &mut AnyConnection, account: &AccountRow) -> Result<(), StoreError> {
    let made = sqlx::query(
        "INSERT INTO accounts (guest, name, name_key, look, password, changed) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT DO NOTHING",
    )
    .bind(&account.guest)
    .bind(&account.name)
    .bind(&account.key)
    .bind(&account.look)
    .bind(&account.password)
    .bind(account.changed)
    .execute(writer)
    .await?;
    one(made.rows_affected())
}

/// Replaces the hash of a password that is still the one that was checked.
pub(super) async fn change_password(
    writer: &mut AnyConnection,
    guest: &str,
    before: &str,
    password: &str,
    now: i64,
) -> Result<(), StoreError> {
    let changed =
        sqlx::query("UPDATE accounts SET password = $3, changed = $4 WHERE guest = $1 AND password = $2")
            .bind(guest)
            .bind(before)
            .bind(password)
            .bind(now)
            .execute(writer)
            .await?;
    one(changed.rows_affected())
}

pub(super) async fn remove(writer: &mut AnyConnection, guest: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM accounts WHERE guest = $1")
        .bind(guest)
        .execute(writer)
        .await?;
    Ok(())
}

pub(super) async fn choose(
    writer: &mut AnyConnection,
    guest: &str,
    profile: &Profile,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE guests SET avatar = COALESCE($2, avatar), language = COALESCE($3, language), \
         link = COALESCE($4, link) WHERE id = $1",
    )
    .bind(guest)
    .bind(profile.avatar.as_ref().map(to_json).transpose()?)
    .bind(&profile.language)
    .bind(&profile.link)
    .execute(writer)
    .await?;
    Ok(())
}

macro_rules! account_where {
    ($condition:literal) => {
        concat!(
            "SELECT guest, name, name_key, look, password, changed FROM accounts WHERE ",
            $condition
        )
    };
}

pub(super) async fn by_key(readers: &AnyPool, key: &str) -> Result<Option<AccountRow>, StoreError> {
    let row = sqlx::query(account_where!("name_key = $1"))
        .bind(key)
        .fetch_optional(readers)
        .await?;
    row.as_ref().map(read).transpose()
}

pub(super) async fn of(readers: &AnyPool, guest: &str) -> Result<Option<AccountRow>, StoreError> {
    let row = sqlx::query(account_where!("guest = $1"))
        .bind(guest)
        .fetch_optional(readers)
        .await?;
    row.as_ref().map(read).transpose()
}

pub(super) async fn by_link(readers: &AnyPool, link: &str) -> Result<Option<Person>, StoreError> {
    let row = sqlx::query("SELECT id, name, avatar FROM guests WHERE link = $1")
        .bind(link)
        .fetch_optional(readers)
        .await?;
    row.as_ref().map(read_person).transpose()
}

fn read(row: &AnyRow) -> Result<AccountRow, StoreError> {
    Ok(AccountRow {
        guest: row.try_get("guest")?,
        name: row.try_get("name")?,
        key: row.try_get("name_key")?,
        look: row.try_get("look")?,
        password: row.try_get("password")?,
        changed: row.try_get("changed")?,
    })
}
