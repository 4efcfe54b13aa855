//! The changes of many tables as a few statements: one for the rows, one for the entries of all records, one for all
//! requests, however many tables there are.
//!
//! Each statement goes to the database and back, which for a small one takes longer than the statement itself. The rows
//! travel as JSON lists, which the database takes apart.

use std::collections::HashSet;

use protocol::{Pace, TableState, TimeUp};
use serde_json::{Value, json};
use sqlx::AnyConnection;

use super::dialect::{Dialect, over_list};
use super::tables::{self, pace_text, state_word, to_json, write_seats};
use crate::store::{Commit, EntryRow, RequestRow, StoreError, StoredTable, TableRow};

/// A change with the fence of the node that makes it, where there are several.
pub(super) type Change<'a> = (&'a Commit, Option<i64>);

/// Whether no table occurs twice, so that the changes can be made together.
pub(super) fn are_of_different_tables(changes: &[Change<'_>]) -> bool {
    let mut ids = HashSet::with_capacity(changes.len());
    changes
        .iter()
        .all(|(change, _)| ids.insert(change.row.id.as_str()))
}

/// Makes changes of different tables. Gives for each whether it was made; one that was not had a conflict, and left no
/// trace.
pub(super) async fn commit(
    writer: &mut AnyConnection,
    dialect: Dialect,
    changes: &[Change<'_>],
) -> Result<Vec<bool>, StoreError> {
    let made = update_rows(writer, dialect, changes).await?;
    let is_made = |(change, _): &&Change<'_>| made.contains(&change.row.id);
    let (mut entries, mut requests) = (Vec::new(), Vec::new());
    for &(change, _) in changes.iter().filter(is_made) {
        // Once the game has started, seats change only on their own, never together with decisions.
        let row = &change.row;
        let count = change.entries.len();
        let starts = usize::try_from(row.version) == Ok(count);
        if row.state == TableState::Open || starts || count == 0 || has_more(row) {
            write_seats(writer, row).await?;
        }
        let first = i64::from(row.version) - count as i64;
        entries.extend(
            (first..)
                .zip(&change.entries)
                .map(|(number, entry)| listed(row, number, entry)),
        );
        if let Some(request) = &change.request {
            let RequestRow {
                guest,
                request,
                since,
                version,
            } = request;
            requests.push(json!([row.id, guest, request, since, version]));
        }
    }
    let add_requests = over_list!(
        "INSERT INTO requests (table_id, guest, request, since, version) \
         SELECT value->>0, value->>1, value->>2, CAST(value->>3 AS BIGINT), CAST(value->>4 AS BIGINT) FROM",
        ""
    );
    add(writer, dialect, ADD_ENTRIES, entries).await?;
    add(writer, dialect, add_requests, requests).await?;
    Ok(changes
        .iter()
        .map(|(change, _)| made.contains(&change.row.id))
        .collect())
}

/// Adds a table with the record that it begins with.
pub(super) async fn create(
    writer: &mut AnyConnection,
    dialect: Dialect,
    table: &StoredTable,
) -> Result<(), StoreError> {
    tables::create(writer, &table.row).await?;
    let entries = (0..).zip(&table.entries);
    let entries = entries.map(|(number, entry)| listed(&table.row, number, entry));
    add(writer, dialect, ADD_ENTRIES, entries.collect()).await
}

/// Adds rows to the records of tables; [`listed`] makes one.
const ADD_ENTRIES: [&str; 2] = over_list!(
    "INSERT INTO entries (table_id, number, line, time, batch, spent, ordered) \
     SELECT value->>0, CAST(value->>1 AS BIGINT), value->>2, CAST(value->>3 AS BIGINT), CAST(value->>4 AS BIGINT), \
     CAST(value->>5 AS BIGINT), CAST(value->>6 AS BIGINT) FROM",
    ""
);

/// An entry of a table's record with its number, as a row of a list.
fn listed(table: &TableRow, number: i64, entry: &EntryRow) -> Value {
    let EntryRow {
        line,
        time,
        batch,
        spent,
        ordered,
    } = entry;
    json!([table.id, number, line, time, batch, spent, i64::from(*ordered)])
}

/// Carries out a statement over a list of rows, if there are any.
async fn add(
    writer: &mut AnyConnection,
    dialect: Dialect,
    statement: [&'static str; 2],
    rows: Vec<Value>,
) -> Result<(), StoreError> {
    if !rows.is_empty() {
        sqlx::query(dialect.of(statement))
            .bind(Value::Array(rows).to_string())
            .execute(writer)
            .await?;
    }
    Ok(())
}

/// Whether decisions change more of the seats than who is asked: their clocks, their orders.
fn has_more(row: &TableRow) -> bool {
    row.pace != Pace::None || row.seats.iter().any(|seat| seat.orders.is_some())
}

/// Makes sure that a node owns a table until the end of the transaction: nobody can claim it before.
///
/// # Errors
/// [`StoreError::Conflict`] if it does not.
pub(super) async fn check_owner(
    writer: &mut AnyConnection,
    table: &str,
    fence: i64,
) -> Result<(), StoreError> {
    let owned: Option<i64> =
        sqlx::query_scalar("SELECT fence FROM owners WHERE table_id = $1 AND fence = $2 FOR SHARE")
            .bind(table)
            .bind(fence)
            .fetch_optional(writer)
            .await?;
    owned.map(drop).ok_or(StoreError::Conflict)
}

/// What becomes of a row of `tables`.
macro_rules! new_row {
    () => {
        "SET state = new.value->>3, updated = CAST(new.value->>4 AS BIGINT), \
         version = CAST(new.value->>5 AS BIGINT), revision = CAST(new.value->>6 AS BIGINT), \
         round = CAST(new.value->>7 AS BIGINT), asked = new.value->>8, asked_since = CAST(new.value->>9 AS BIGINT), \
         bot_asked = CAST(new.value->>10 AS BIGINT), ranks = new.value->>11, \
         clock_since = CAST(new.value->>12 AS BIGINT), due = CAST(new.value->>13 AS BIGINT), \
         ended_by = CAST(new.value->>14 AS BIGINT), \
         pace = new.value->>15, time_up = new.value->>16, proposal = new.value->>17, \
         listed = CAST(new.value->>18 AS BIGINT), host = new.value->>19, \
         shuffle = CAST(new.value->>20 AS BIGINT), ready_check = CAST(new.value->>21 AS BIGINT), \
         ready_by = CAST(new.value->>22 AS BIGINT) FROM"
    };
}

/// Which row that is.
macro_rules! old_row {
    () => {
        "tables.id = new.value->>0 AND tables.revision = CAST(new.value->>1 AS BIGINT) \
         AND tables.version = CAST(new.value->>2 AS BIGINT) RETURNING tables.id"
    };
}

/// The rows of the tables that are still as their changes expect.
const UPDATE: [&str; 2] = [
    concat!(
        "UPDATE tables ",
        new_row!(),
        " json_each($1) AS new WHERE ",
        old_row!()
    ),
    concat!(
        "UPDATE tables ",
        new_row!(),
        " json_array_elements(CAST($1 AS json)) AS new (value) WHERE ",
        old_row!()
    ),
];

/// The same with PostgreSQL where several nodes write. The row that says who owns a table is locked until the change is on
/// disk: whoever claims the table meanwhile waits, and then reads the change.
const UPDATE_OWNED: &str = concat!(
    "WITH mine AS MATERIALIZED (SELECT owners.table_id FROM owners \
     JOIN json_array_elements(CAST($1 AS json)) AS new (value) \
     ON owners.table_id = new.value->>0 AND owners.fence = CAST(new.value->> -1 AS BIGINT) FOR SHARE OF owners) \
     UPDATE tables ",
    new_row!(),
    " json_array_elements(CAST($1 AS json)) AS new (value) WHERE tables.id IN (SELECT table_id FROM mine) AND ",
    old_row!()
);

/// Replaces the rows that are still as their changes expect; gives the ids of those.
async fn update_rows(
    writer: &mut AnyConnection,
    dialect: Dialect,
    changes: &[Change<'_>],
) -> Result<HashSet<String>, StoreError> {
    let mut rows = Vec::with_capacity(changes.len());
    for (Commit { row, entries, .. }, fence) in changes {
        let ranks = row.ranks.as_ref().map(to_json).transpose()?;
        rows.push(json!([
            row.id,
            i64::from(row.revision) - 1,
            i64::from(row.version) - entries.len() as i64,
            state_word(row.state),
            row.updated,
            row.version,
            row.revision,
            row.round,
            to_json(&row.asked)?,
            row.asked_since,
            i64::from(row.bot_asked),
            ranks,
            row.clock_since,
            row.due,
            row.ended_by,
            pace_text(&row.pace)?,
            (row.time_up == TimeUp::End).then_some("end"),
            row.proposal.as_ref().map(to_json).transpose()?,
            i64::from(row.listed),
            row.host,
            i64::from(row.shuffle),
            i64::from(row.ready_check),
            row.ready_by,
            // Always the last one.
            fence,
        ]));
    }
    let update = match changes.iter().any(|(_, fence)| fence.is_some()) {
        true => UPDATE_OWNED,
        false => dialect.of(UPDATE),
    };
    let made = sqlx::query_scalar(update)
        .bind(Value::Array(rows).to_string())
        .fetch_all(writer)
        .await?;
    Ok(made.into_iter().collect())
}
