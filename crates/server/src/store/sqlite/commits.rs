//! The changes of many tables as a few statements: one for the rows, one for the entries of all records, one for all
//! requests, however many tables there are.
//!
//! Each statement goes to SQLite's own thread and back, which for a small one takes longer than the statement itself.
//! The rows travel as JSON lists, which SQLite takes apart (`json_each`).

use std::collections::HashSet;

use protocol::{Pace, TableState, TimeUp};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnection;

use super::tables::{pace_text, state_word, to_json, write_seats};
use crate::store::{Commit, EntryRow, RequestRow, StoreError};

/// Whether no table occurs twice, so that the changes can be made together.
pub(super) fn are_of_different_tables(changes: &[&Commit]) -> bool {
    let mut ids = HashSet::with_capacity(changes.len());
    changes.iter().all(|change| ids.insert(change.row.id.as_str()))
}

/// Makes changes of different tables. Gives for each whether it was made; one that was not had a conflict, and left no
/// trace.
pub(super) async fn commit(
    writer: &mut SqliteConnection,
    changes: &[&Commit],
) -> Result<Vec<bool>, StoreError> {
    let made = update_rows(writer, changes).await?;
    let is_made = |change: &&&Commit| made.contains(&change.row.id);
    let (mut entries, mut requests) = (Vec::new(), Vec::new());
    for &change in changes.iter().filter(is_made) {
        // Once the game has started, seats change only on their own, never together with decisions.
        let row = &change.row;
        let count = change.entries.len();
        let starts = usize::try_from(row.version) == Ok(count);
        if row.state == TableState::Open || starts || count == 0 || row.pace != Pace::None {
            write_seats(writer, row).await?;
        }
        let first = i64::from(row.version) - count as i64;
        for (number, entry) in (first..).zip(&change.entries) {
            let EntryRow {
                line,
                time,
                batch,
                spent,
            } = entry;
            entries.push(json!([row.id, number, line, time, batch, spent]));
        }
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
    let add_entries = "INSERT INTO entries (table_id, number, line, time, batch, spent) \
         SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each($1)";
    let add_requests = "INSERT INTO requests (table_id, guest, request, since, version) \
         SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each($1)";
    for (statement, rows) in [(add_entries, entries), (add_requests, requests)] {
        if !rows.is_empty() {
            let rows = Value::Array(rows).to_string();
            sqlx::query(statement).bind(rows).execute(&mut *writer).await?;
        }
    }
    Ok(changes
        .iter()
        .map(|change| made.contains(&change.row.id))
        .collect())
}

/// Replaces the rows that are still as their changes expect; gives the ids of those.
async fn update_rows(
    writer: &mut SqliteConnection,
    changes: &[&Commit],
) -> Result<HashSet<String>, StoreError> {
    let mut rows = Vec::with_capacity(changes.len());
    for Commit { row, entries, .. } in changes {
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
        ]));
    }
    let made = sqlx::query_scalar(
        "UPDATE tables SET state = new.value->>3, updated = new.value->>4, version = new.value->>5, \
         revision = new.value->>6, round = new.value->>7, asked = new.value->>8, asked_since = new.value->>9, \
         bot_asked = new.value->>10, ranks = new.value->>11, clock_since = new.value->>12, due = new.value->>13, \
         ended_by = new.value->>14, pace = new.value->>15, time_up = new.value->>16, proposal = new.value->>17 \
         FROM json_each($1) AS new \
         WHERE tables.id = new.value->>0 AND tables.revision = new.value->>1 AND tables.version = new.value->>2 \
         RETURNING tables.id",
    )
    .bind(Value::Array(rows).to_string())
    .fetch_all(writer)
    .await?;
    Ok(made.into_iter().collect())
}
