//! Programs that play for people, and their tokens.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, Row as _};

use super::guests;
use crate::store::{ProgramRow, StoreError};

/// What is read of a program, whose guest's row is joined to it.
macro_rules! programs_where {
    ($rest:literal) => {
        concat!(
            "SELECT ",
            guests::guest_columns!(),
            ", programs.owner, programs.token_hash FROM programs JOIN guests ON guests.id = programs.guest WHERE ",
            $rest
        )
    };
}

pub(super) async fn create(writer: &mut AnyConnection, program: &ProgramRow) -> Result<(), StoreError> {
    guests::create(writer, &program.guest).await?;
    sqlx::query("INSERT INTO programs (guest, owner, token_hash) VALUES ($1, $2, $3)")
        .bind(&program.guest.id)
        .bind(&program.owner)
        .bind(&program.token_hash)
        .execute(writer)
        .await?;
    Ok(())
}

pub(super) async fn of_owner(readers: &AnyPool, owner: &str) -> Result<Vec<ProgramRow>, StoreError> {
    let rows = sqlx::query(programs_where!("owner = $1 ORDER BY guests.created, guests.id"))
        .bind(owner)
        .fetch_all(readers)
        .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn of_token(readers: &AnyPool, token_hash: &str) -> Result<Option<ProgramRow>, StoreError> {
    let row = sqlx::query(programs_where!("token_hash = $1"))
        .bind(token_hash)
        .fetch_optional(readers)
        .await?;
    row.as_ref().map(read).transpose()
}

pub(super) async fn set_token(
    writer: &mut AnyConnection,
    guest: &str,
    token_hash: Option<&str>,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE programs SET token_hash = $2 WHERE guest = $1")
        .bind(guest)
        .bind(token_hash)
        .execute(writer)
        .await?;
    Ok(())
}

fn read(row: &AnyRow) -> Result<ProgramRow, StoreError> {
    Ok(ProgramRow {
        guest: guests::read(row)?,
        owner: row.try_get("owner")?,
        token_hash: row.try_get("token_hash")?,
    })
}
