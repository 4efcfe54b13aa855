//! A guest's tables, ratings and friends become those of an account. Nobody gets two seats at one table that way.

use std::collections::HashSet;

use super::super::App;
use super::super::error::Problem;
use crate::store::{GuestRow, TableRow};

/// How many tables are brought in one operation of the store.
const TABLES_AT_ONCE: usize = 50;

/// What was brought.
pub(super) struct Brought {
    /// How many tables are the account's now.
    pub(super) tables: u32,
    /// How many are the guest's still, because the account has a seat there, too.
    pub(super) stayed: u32,
}

/// How many tables a guest has.
pub(super) async fn count(app: &App, guest: &GuestRow) -> Result<u32, Problem> {
    let tables = app.store.tables_of_guest(&guest.id, u32::MAX).await?;
    Ok(tables.len() as u32)
}

/// Brings a guest's tables and friends to an account. If nothing is left, the guest is forgotten.
pub(super) async fn bring(app: &App, guest: &GuestRow, account: &GuestRow) -> Result<Brought, Problem> {
    let rows = app.store.tables_of_guest(&guest.id, u32::MAX).await?;
    let seated = app.store.tables_where_seated(&account.id).await?;
    let seated: HashSet<&str> = seated.iter().map(String::as_str).collect();
    let is_seated_twice = |row: &TableRow| {
        seated.contains(row.id.as_str()) && row.seats.iter().any(|seat| seat.is_of(&guest.id))
    };
    let moving: Vec<String> = (rows.iter().filter(|row| !is_seated_twice(row)))
        .map(|row| row.id.clone())
        .collect();
    for some in moving.chunks(TABLES_AT_ONCE) {
        let people = app.store.of_people();
        people.bring_tables(&guest.id, &account.id, some.to_vec()).await?;
        app.registry.brought_over(some.to_vec()).await?;
    }
    app.store.of_people().bring_people(&guest.id, &account.id).await?;
    app.registry.blocks_changed(&account.id).await?;
    // Somebody may have sat down in the meantime.
    let stayed = count(app, guest).await?;
    if stayed == 0 {
        app.registry.notices().forget(&guest.id).await?;
        app.registry.log_out(&guest.id).await;
    }
    Ok(Brought {
        tables: (rows.len() as u32).saturating_sub(stayed),
        stayed,
    })
}
