//! The changes of many tables as a few statements: one for the rows, one for the entries of all records, one for all
//! requests, however many tables there are.
//!
//! What goes to the database and back takes longer than a small statement itself. So all statements of a commit go
//! together, and the rows travel as JSON lists, which the database takes apart.

use std::collections::HashSet;

use protocol::{BotId, Pace, TableState, TimeUp};
use serde_json::{Value, json};
use sqlx::AnyConnection;
use sqlx::any::AnyArguments;
use sqlx::query::QueryScalar;

use super::dialect::{Dialect, over_list};
use super::tables::{self, pace_text, state_word, to_json};
use crate::store::{Commit, EntryRow, Occupant, RequestRow, SeatRow, StoreError, StoredTable, TableRow};

/// A statement that gives ids.
type Scalar<'q> = QueryScalar<'q, sqlx::Any, String, AnyArguments>;

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
/// trace. All of it goes to the database at once. `is_whole` says that nothing else belongs to the transaction: then it
/// begins and ends with this.
pub(super) async fn commit(
    writer: &mut AnyConnection,
    dialect: Dialect,
    changes: &[Change<'_>],
    is_whole: bool,
) -> Result<Vec<bool>, StoreError> {
    let is_owned = changes.iter().any(|(_, fence)| fence.is_some());
    let statement = match (dialect, is_whole, is_owned) {
        (Dialect::Sqlite, true, _) => COMMIT_WHOLE,
        (Dialect::Sqlite, false, _) => COMMIT_PART,
        // One statement is all or nothing by itself.
        (Dialect::Postgres, _, true) => COMMIT_OWNED,
        (Dialect::Postgres, _, false) => COMMIT,
    };
    let made = of_rows(sqlx::query_scalar(statement), changes)?
        .bind(Value::Array(entries_of(changes)).to_string())
        .bind(Value::Array(requests_of(changes)).to_string())
        .bind(Value::Array(seats_of(changes)?).to_string())
        .fetch_all(writer)
        .await?;
    let made: Vec<String> = match dialect {
        // One row for all of them.
        Dialect::Sqlite => tables::from_json(made.first().map_or("[]", String::as_str))?,
        Dialect::Postgres => made,
    };
    let made: HashSet<String> = made.into_iter().collect();
    Ok(changes
        .iter()
        .map(|(change, _)| made.contains(&change.row.id))
        .collect())
}

/// What is appended to the records.
fn entries_of(changes: &[Change<'_>]) -> Vec<Value> {
    let of = |(change, _): &Change<'_>| {
        let Commit { row, entries, .. } = *change;
        let first = i64::from(row.version) - entries.len() as i64;
        let listed = (first..)
            .zip(entries)
            .map(|(number, entry)| listed(row, number, entry));
        listed.collect::<Vec<_>>()
    };
    changes.iter().flat_map(of).collect()
}

fn requests_of(changes: &[Change<'_>]) -> Vec<Value> {
    let of = |(change, _): &Change<'_>| {
        let RequestRow {
            guest,
            request,
            since,
            version,
        } = change.request.as_ref()?;
        Some(json!([change.row.id, guest, request, since, version]))
    };
    changes.iter().filter_map(of).collect()
}

/// The seats that change. Once the game has started, they change only on their own, never together with decisions.
fn seats_of(changes: &[Change<'_>]) -> Result<Vec<Value>, StoreError> {
    let mut seats = Vec::new();
    for (Commit { row, entries, .. }, _) in changes {
        let starts = usize::try_from(row.version) == Ok(entries.len());
        if row.state == TableState::Open || starts || entries.is_empty() || has_more(row) {
            seats.extend(listed_seats(row)?);
        }
    }
    Ok(seats)
}

/// Adds a table with the record that it begins with.
pub(super) async fn create(
    writer: &mut AnyConnection,
    dialect: Dialect,
    table: &StoredTable,
) -> Result<(), StoreError> {
    tables::create(writer, &table.row).await?;
    add(writer, dialect.of(ADD_SEATS), listed_seats(&table.row)?).await?;
    let entries = (0..).zip(&table.entries);
    let entries = entries.map(|(number, entry)| listed(&table.row, number, entry));
    add(writer, dialect.of(ADD_ENTRIES), entries.collect()).await
}

/// Adds rows to the records of tables, after `INSERT`; [`listed`] makes one.
macro_rules! add_entries {
    () => {
        "INTO entries (table_id, number, line, time, batch, spent, ordered) \
         SELECT new.value->>0, CAST(new.value->>1 AS BIGINT), new.value->>2, CAST(new.value->>3 AS BIGINT), \
         CAST(new.value->>4 AS BIGINT), CAST(new.value->>5 AS BIGINT), CAST(new.value->>6 AS BIGINT) FROM"
    };
}
const ADD_ENTRIES: [&str; 2] = over_list!(concat!("INSERT ", add_entries!()), "");

macro_rules! add_requests {
    () => {
        "INTO requests (table_id, guest, request, since, version) SELECT new.value->>0, new.value->>1, \
         new.value->>2, CAST(new.value->>3 AS BIGINT), CAST(new.value->>4 AS BIGINT) FROM"
    };
}

/// Adds seats, or replaces those that are there; [`listed_seats`] makes them.
macro_rules! add_seats {
    () => {
        "INTO seats (table_id, seat, guest, bot, nonce, stand_in, hints, bank, spent, pause, holiday_until, \
         holiday_days, carried, orders, ready, stood_in, bids) SELECT new.value->>0, CAST(new.value->>1 AS BIGINT), \
         new.value->>2, new.value->>3, new.value->>4, new.value->>5, CAST(new.value->>6 AS BIGINT), \
         CAST(new.value->>7 AS BIGINT), CAST(new.value->>8 AS BIGINT), CAST(new.value->>9 AS BIGINT), \
         CAST(new.value->>10 AS BIGINT), CAST(new.value->>11 AS BIGINT), CAST(new.value->>12 AS BIGINT), \
         new.value->>13, CAST(new.value->>14 AS BIGINT), CAST(new.value->>15 AS BIGINT), \
         new.value->>16 FROM"
    };
}
macro_rules! or_replace_seats {
    () => {
        "ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest, bot = excluded.bot, nonce = excluded.nonce, \
         stand_in = excluded.stand_in, hints = excluded.hints, bank = excluded.bank, spent = excluded.spent, \
         pause = excluded.pause, holiday_until = excluded.holiday_until, holiday_days = excluded.holiday_days, \
         carried = excluded.carried, orders = excluded.orders, ready = excluded.ready, stood_in = excluded.stood_in, \
         bids = excluded.bids"
    };
}
// Without a condition, SQLite takes what follows for one of a join.
const ADD_SEATS: [&str; 2] = over_list!(
    concat!("INSERT ", add_seats!()),
    concat!("WHERE true ", or_replace_seats!())
);

/// The seats of a table, as rows of a list.
fn listed_seats(table: &TableRow) -> Result<Vec<Value>, StoreError> {
    let row = |(number, seat): (usize, &SeatRow)| {
        let (guest, bot) = match &seat.occupant {
            Occupant::Open => (None, None),
            Occupant::Guest { id, .. } => (Some(id), None),
            Occupant::Bot(bot) => (None, Some(bot.key())),
        };
        Ok(json!([
            table.id,
            number,
            guest,
            bot,
            seat.nonce,
            seat.stand_in.map(BotId::key),
            i64::from(seat.hints),
            seat.clock.bank,
            seat.clock.spent,
            i64::from(seat.clock.pause),
            seat.clock.holiday_until,
            i64::from(seat.clock.holiday_days),
            seat.clock.carried,
            seat.orders.as_ref().map(to_json).transpose()?,
            i64::from(seat.ready),
            seat.stood_in.map(i64::from),
            (!seat.bids.is_empty()).then(|| to_json(&seat.bids)).transpose()?,
        ]))
    };
    table.seats.iter().enumerate().map(row).collect()
}

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
    statement: &'static str,
    rows: Vec<Value>,
) -> Result<(), StoreError> {
    if !rows.is_empty() {
        sqlx::query(statement)
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
         ready_by = CAST(new.value->>22 AS BIGINT), bids = CAST(new.value->>23 AS BIGINT), setup = new.value->>24 FROM"
    };
}

/// Which row that is.
macro_rules! old_row {
    () => {
        "tables.id = new.value->>0 AND tables.revision = CAST(new.value->>1 AS BIGINT) \
         AND tables.version = CAST(new.value->>2 AS BIGINT)"
    };
}

/// The tables that are still as their changes expect, with SQLite: until the last statement replaces their rows, all
/// statements find the same.
macro_rules! as_expected {
    () => {
        "FROM jsonb_each($1) AS row CROSS JOIN tables WHERE tables.id = row.value->>0 \
         AND tables.revision = CAST(row.value->>1 AS BIGINT) AND tables.version = CAST(row.value->>2 AS BIGINT)"
    };
}

/// What goes with the rows of these tables.
macro_rules! of_them {
    () => {
        concat!("new.value->>0 IN (SELECT tables.id ", as_expected!(), ") ")
    };
}

/// The changes with SQLite, in an open transaction, beginning with a list of those that are made. What fails ends the
/// transaction, so no statement keeps a journal of what it has done so far.
macro_rules! changes {
    () => {
        concat!(
            "SELECT json_group_array(tables.id) ",
            as_expected!(),
            "; INSERT OR ROLLBACK ",
            add_entries!(),
            " jsonb_each($2) AS new WHERE ",
            of_them!(),
            "; INSERT OR ROLLBACK ",
            add_requests!(),
            " jsonb_each($3) AS new WHERE ",
            of_them!(),
            "; INSERT OR ROLLBACK ",
            add_seats!(),
            " jsonb_each($4) AS new WHERE ",
            of_them!(),
            or_replace_seats!(),
            "; UPDATE OR ROLLBACK tables ",
            new_row!(),
            " jsonb_each($1) AS new WHERE ",
            old_row!()
        )
    };
}

const COMMIT_PART: &str = changes!();
const COMMIT_WHOLE: &str = concat!("BEGIN IMMEDIATE; ", changes!(), "; COMMIT");

/// What goes with the rows that were replaced, with PostgreSQL.
macro_rules! and_the_rest {
    () => {
        concat!(
            "told AS (INSERT ",
            add_entries!(),
            " json_array_elements(CAST($2 AS json)) AS new (value) WHERE new.value->>0 IN (SELECT id FROM made)), asked AS (INSERT ",
            add_requests!(),
            " json_array_elements(CAST($3 AS json)) AS new (value) WHERE new.value->>0 IN (SELECT id FROM made)), seated AS (INSERT ",
            add_seats!(),
            " json_array_elements(CAST($4 AS json)) AS new (value) WHERE new.value->>0 IN (SELECT id FROM made) ",
            or_replace_seats!(),
            ") SELECT id FROM made"
        )
    };
}

const COMMIT: &str = concat!(
    "WITH made AS (UPDATE tables ",
    new_row!(),
    " json_array_elements(CAST($1 AS json)) AS new (value) WHERE ",
    old_row!(),
    " RETURNING tables.id), ",
    and_the_rest!()
);

/// The same where several nodes write. The row that says who owns a table is locked until the change is on disk: whoever
/// claims the table meanwhile waits, and then reads the change.
const COMMIT_OWNED: &str = concat!(
    "WITH mine AS MATERIALIZED (SELECT owners.table_id FROM owners \
     JOIN json_array_elements(CAST($1 AS json)) AS new (value) \
     ON owners.table_id = new.value->>0 AND owners.fence = CAST(new.value->> -1 AS BIGINT) FOR SHARE OF owners), \
     made AS (UPDATE tables ",
    new_row!(),
    " json_array_elements(CAST($1 AS json)) AS new (value) WHERE tables.id IN (SELECT table_id FROM mine) AND ",
    old_row!(),
    " RETURNING tables.id), ",
    and_the_rest!()
);

/// Binds the rows that are to be replaced to the first parameter of a statement that gives the ids of those that were.
fn of_rows<'q>(statement: Scalar<'q>, changes: &[Change<'_>]) -> Result<Scalar<'q>, StoreError> {
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
            i64::from(row.bids),
            row.setup,
            // Always the last one.
            fence,
        ]));
    }
    Ok(statement.bind(Value::Array(rows).to_string()))
}
