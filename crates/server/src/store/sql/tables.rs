//! Tables, their seats and records.

use std::collections::HashMap;

use protocol::{BotId, Pace, TableState, TimeUp};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sqlx::Row as _;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool};
use tabletop::Secret;

use super::dialect::Dialect;
use super::guests::read_avatar;
use crate::store::{ClockRow, EntryRow, Occupant, RequestRow, SeatRow, StoreError, StoredTable, TableRow};

/// What is read of a table.
macro_rules! table_columns {
    () => {
        "id, game, rules, setup, state, host, invitation, private, shuffle, secret, rematch_of, created, updated, \
         version, revision, round, asked, asked_since, bot_asked, ranks, stand_in, pace, time_up, clock_since, due, \
         ended_by, proposal, listed, ready_check, ready_by, branch_of, rated, programs, watch_delay, bids"
    };
}

/// What is read of a seat, whose guest's row is joined to it.
macro_rules! seat_columns {
    () => {
        "seats.guest, guests.name, guests.avatar, seats.bot, seats.nonce, seats.stand_in, seats.hints, seats.bank, seats.spent, \
         seats.pause, seats.holiday_until, seats.holiday_days, seats.carried, seats.orders, seats.ready, seats.stood_in, \
         seats.bids"
    };
}

/// From where the seats of some tables are read.
macro_rules! seats_of {
    ($ids:literal) => {
        concat!(
            ", seats.table_id FROM",
            $ids,
            "JOIN seats ON seats.table_id = new.value->>0 LEFT JOIN guests ON guests.id = seats.guest \
             ORDER BY seats.table_id, seats.seat"
        )
    };
}

/// Adds a table without its record.
pub(super) async fn create(writer: &mut AnyConnection, table: &TableRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tables (id, game, rules, setup, state, host, invitation, private, shuffle, secret, \
         rematch_of, created, updated, stand_in, pace, time_up, listed, ready_check, branch_of, rated, version, revision, round, \
         asked, asked_since, bot_asked, ranks, clock_since, due, ended_by, proposal, ready_by, programs, watch_delay, bids) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, \
         $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(i64::from(table.rules))
    .bind(&table.setup)
    .bind(state_word(table.state))
    .bind(&table.host)
    .bind(&table.invitation)
    .bind(i64::from(table.private))
    .bind(i64::from(table.shuffle))
    .bind(table.secret.0.as_slice())
    .bind(&table.rematch_of)
    .bind(table.created)
    .bind(table.updated)
    .bind(table.stand_in.map(BotId::key))
    .bind(pace_text(&table.pace)?)
    .bind((table.time_up == TimeUp::End).then_some("end"))
    .bind(i64::from(table.listed))
    .bind(i64::from(table.ready_check))
    .bind(table.branch_of.as_ref().map(to_json).transpose()?)
    .bind(i64::from(table.rated))
    .bind(i64::from(table.version))
    .bind(i64::from(table.revision))
    .bind(i64::from(table.round))
    .bind(to_json(&table.asked)?)
    .bind(table.asked_since)
    .bind(i64::from(table.bot_asked))
    .bind(table.ranks.as_ref().map(to_json).transpose()?)
    .bind(table.clock_since)
    .bind(table.due)
    .bind(table.ended_by.map(i64::from))
    .bind(table.proposal.as_ref().map(to_json).transpose()?)
    .bind(table.ready_by)
    .bind(i64::from(table.programs))
    .bind(table.watch_delay.map(i64::from))
    .bind(i64::from(table.bids))
    .execute(&mut *writer)
    .await?;
    Ok(())
}

pub(super) async fn row(readers: &AnyPool, id: &str) -> Result<Option<TableRow>, StoreError> {
    // Both queries see the same state.
    let mut transaction = readers.begin().await?;
    read_table(&mut transaction, id).await
}

pub(super) async fn load(readers: &AnyPool, id: &str) -> Result<Option<StoredTable>, StoreError> {
    let mut transaction = readers.begin().await?;
    let Some(row) = read_table(&mut transaction, id).await? else {
        return Ok(None);
    };
    let entries = sqlx::query(
        "SELECT line, time, batch, spent, ordered FROM entries WHERE table_id = $1 ORDER BY number",
    )
    .bind(id)
    .fetch_all(&mut *transaction)
    .await?;
    let entries = entries
        .iter()
        .map(|entry| {
            Ok(EntryRow {
                line: entry.try_get("line")?,
                time: entry.try_get("time")?,
                batch: read_number(entry, "batch")?,
                spent: entry.try_get("spent")?,
                ordered: entry.try_get::<i64, _>("ordered")? != 0,
            })
        })
        .collect::<Result<Vec<_>, StoreError>>()?;
    if usize::try_from(row.version) != Ok(entries.len()) {
        return Err(StoreError::Damaged(format!("the record of table {id} has gaps")));
    }
    let requests = sqlx::query("SELECT guest, request, since, version FROM requests WHERE table_id = $1")
        .bind(id)
        .fetch_all(&mut *transaction)
        .await?;
    let requests = requests
        .iter()
        .map(|request| {
            Ok(RequestRow {
                guest: request.try_get("guest")?,
                request: request.try_get("request")?,
                since: read_number(request, "since")?,
                version: read_number(request, "version")?,
            })
        })
        .collect::<Result<Vec<_>, StoreError>>()?;
    Ok(Some(StoredTable {
        row,
        entries,
        requests,
    }))
}

pub(super) async fn by_invitation(readers: &AnyPool, invitation: &str) -> Result<Option<String>, StoreError> {
    let id = sqlx::query_scalar("SELECT id FROM tables WHERE invitation = $1")
        .bind(invitation)
        .fetch_optional(readers)
        .await?;
    Ok(id)
}

pub(super) async fn rematch_of(readers: &AnyPool, id: &str) -> Result<Option<String>, StoreError> {
    let id =
        sqlx::query_scalar("SELECT id FROM tables WHERE rematch_of = $1 ORDER BY created DESC, id LIMIT 1")
            .bind(id)
            .fetch_optional(readers)
            .await?;
    Ok(id)
}

/// The ids of tables after this one, in order; with `over`, only of those whose game is over.
pub(super) async fn ids(
    readers: &AnyPool,
    after: &str,
    limit: u32,
    over: bool,
) -> Result<Vec<String>, StoreError> {
    let ids = sqlx::query_scalar(
        "SELECT id FROM tables WHERE id > $1 AND ($3 = 0 OR state = 'over') ORDER BY id LIMIT $2",
    )
    .bind(after)
    .bind(i64::from(limit))
    .bind(i64::from(over))
    .fetch_all(readers)
    .await?;
    Ok(ids)
}

/// The tables of a guest that changed before this moment or, of those that changed then, come after this one. Two questions,
/// however many tables there are.
pub(super) async fn by_guest(
    readers: &AnyPool,
    guest: &str,
    (before, last): (i64, &str),
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let mut transaction = readers.begin().await?;
    let found = sqlx::query(concat!(
        "SELECT ",
        table_columns!(),
        " FROM tables WHERE (host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1)) \
         AND (updated < $3 OR (updated = $3 AND id > $4)) ORDER BY updated DESC, id LIMIT $2",
    ))
    .bind(guest)
    .bind(i64::from(limit))
    .bind(before)
    .bind(last)
    .fetch_all(&mut *transaction)
    .await?;
    let seats = sqlx::query(concat!(
        "SELECT ",
        seat_columns!(),
        ", seats.table_id FROM seats LEFT JOIN guests ON guests.id = seats.guest WHERE seats.table_id IN \
         (SELECT id FROM tables WHERE (host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1)) \
         AND (updated < $3 OR (updated = $3 AND id > $4)) ORDER BY updated DESC, id LIMIT $2) \
         ORDER BY seats.table_id, seats.seat",
    ))
    .bind(guest)
    .bind(i64::from(limit))
    .bind(before)
    .bind(last)
    .fetch_all(&mut *transaction)
    .await?;
    seated(&found, &seats)
}

/// Tables from their rows and the rows of all their seats, which are in order.
fn seated(tables: &[AnyRow], seats: &[AnyRow]) -> Result<Vec<TableRow>, StoreError> {
    let mut of_table: HashMap<String, Vec<SeatRow>> = HashMap::with_capacity(tables.len());
    for seat in seats {
        of_table
            .entry(seat.try_get("table_id")?)
            .or_default()
            .push(read_seat(seat)?);
    }
    let table = |row: &AnyRow| {
        let seats = of_table.remove(row.try_get::<&str, _>("id")?);
        read_row(row, seats.unwrap_or_default())
    };
    tables.iter().map(table).collect()
}

pub(super) async fn where_seated(readers: &AnyPool, guest: &str) -> Result<Vec<String>, StoreError> {
    let ids = sqlx::query_scalar("SELECT table_id FROM seats WHERE guest = $1")
        .bind(guest)
        .fetch_all(readers)
        .await?;
    Ok(ids)
}

pub(super) async fn unfinished_of_host(readers: &AnyPool, guest: &str) -> Result<u32, StoreError> {
    let count: i64 = sqlx::query_scalar("SELECT count(*) FROM tables WHERE host = $1 AND state <> 'over'")
        .bind(guest)
        .fetch_one(readers)
        .await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

/// The tables that the lobby may list, newest first: listed ones with an open seat that have changed since this moment.
pub(super) async fn listed(readers: &AnyPool, since: i64, limit: u32) -> Result<Vec<TableRow>, StoreError> {
    let mut transaction = readers.begin().await?;
    let found = sqlx::query(concat!(
        "SELECT ",
        table_columns!(),
        " FROM tables WHERE listed = 1 AND state = 'open' AND updated >= $1 ORDER BY created DESC, id LIMIT $2",
    ))
    .bind(since)
    .bind(i64::from(limit))
    .fetch_all(&mut *transaction)
    .await?;
    let seats = sqlx::query(concat!(
        "SELECT ",
        seat_columns!(),
        ", seats.table_id FROM seats LEFT JOIN guests ON guests.id = seats.guest WHERE seats.table_id IN \
         (SELECT id FROM tables WHERE listed = 1 AND state = 'open' AND updated >= $1 ORDER BY created DESC, id LIMIT $2) \
         ORDER BY seats.table_id, seats.seat",
    ))
    .bind(since)
    .bind(i64::from(limit))
    .fetch_all(&mut *transaction)
    .await?;
    seated(&found, &seats)
}

/// Finished rated games in the order in which they ended, after this one and before this moment.
pub(super) async fn rated(
    readers: &AnyPool,
    dialect: Dialect,
    (since, last): (i64, &str),
    until: i64,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let mut transaction = readers.begin().await?;
    let found = sqlx::query(concat!(
        "SELECT ",
        table_columns!(),
        " FROM tables WHERE rated = 1 AND state = 'over' AND updated < $3 \
         AND (updated > $1 OR (updated = $1 AND id > $2)) ORDER BY updated, id LIMIT $4",
    ))
    .bind(since)
    .bind(last)
    .bind(until)
    .bind(i64::from(limit))
    .fetch_all(&mut *transaction)
    .await?;
    let ids = found.iter().map(|row| Ok(json!([row.try_get::<&str, _>("id")?])));
    let ids = ids.collect::<Result<Vec<Value>, sqlx::Error>>()?;
    let seats = sqlx::query(dialect.of(SEATS_OF))
        .bind(Value::Array(ids).to_string())
        .fetch_all(&mut *transaction)
        .await?;
    seated(&found, &seats)
}

/// Some of the tables, those that changed last first; of any state for an empty word.
pub(super) async fn some(
    readers: &AnyPool,
    dialect: Dialect,
    state: &str,
    skip: u32,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let mut transaction = readers.begin().await?;
    let found = sqlx::query(concat!(
        "SELECT ",
        table_columns!(),
        " FROM tables WHERE state = $1 OR $1 = '' ORDER BY updated DESC, id LIMIT $2 OFFSET $3",
    ))
    .bind(state)
    .bind(i64::from(limit))
    .bind(i64::from(skip))
    .fetch_all(&mut *transaction)
    .await?;
    let ids = found.iter().map(|row| Ok(json!([row.try_get::<&str, _>("id")?])));
    let ids = ids.collect::<Result<Vec<Value>, sqlx::Error>>()?;
    let seats = sqlx::query(dialect.of(SEATS_OF))
        .bind(Value::Array(ids).to_string())
        .fetch_all(&mut *transaction)
        .await?;
    seated(&found, &seats)
}

/// All seats of tables that are listed by id.
const SEATS_OF: [&str; 2] = [
    concat!("SELECT ", seat_columns!(), seats_of!(" json_each($1) AS new ")),
    concat!(
        "SELECT ",
        seat_columns!(),
        seats_of!(" json_array_elements(CAST($1 AS json)) AS new (value) ")
    ),
];

pub(super) async fn listed_of_host(readers: &AnyPool, guest: &str) -> Result<u32, StoreError> {
    let count: i64 =
        sqlx::query_scalar("SELECT count(*) FROM tables WHERE host = $1 AND listed = 1 AND state = 'open'")
            .bind(guest)
            .fetch_one(readers)
            .await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

pub(super) async fn to_resume(readers: &AnyPool) -> Result<Vec<String>, StoreError> {
    let ids = sqlx::query_scalar("SELECT id FROM tables WHERE bot_asked = 1 ORDER BY id")
        .fetch_all(readers)
        .await?;
    Ok(ids)
}

pub(super) async fn with_clocks(readers: &AnyPool) -> Result<Vec<TableRow>, StoreError> {
    let mut transaction = readers.begin().await?;
    let ids: Vec<String> =
        sqlx::query_scalar("SELECT id FROM tables WHERE clock_since IS NOT NULL ORDER BY id")
            .fetch_all(&mut *transaction)
            .await?;
    let mut tables = Vec::with_capacity(ids.len());
    for id in ids {
        tables.extend(read_table(&mut transaction, &id).await?);
    }
    Ok(tables)
}

pub(super) async fn due(readers: &AnyPool, now: i64) -> Result<(Vec<String>, bool), StoreError> {
    let mut transaction = readers.begin().await?;
    let ids = sqlx::query_scalar("SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 ORDER BY due")
        .bind(now)
        .fetch_all(&mut *transaction)
        .await?;
    let any: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 FROM tables WHERE due IS NOT NULL LIMIT 1) AS one",
    )
    .fetch_one(&mut *transaction)
    .await?;
    Ok((ids, any != 0))
}

async fn read_table(connection: &mut AnyConnection, id: &str) -> Result<Option<TableRow>, StoreError> {
    let found = sqlx::query(concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1"))
        .bind(id)
        .fetch_optional(&mut *connection)
        .await?;
    let Some(found) = found else {
        return Ok(None);
    };
    let seats = sqlx::query(concat!(
        "SELECT ",
        seat_columns!(),
        " FROM seats LEFT JOIN guests ON guests.id = seats.guest WHERE seats.table_id = $1 ORDER BY seats.seat",
    ))
    .bind(id)
    .fetch_all(&mut *connection)
    .await?;
    let seats = seats.iter().map(read_seat).collect::<Result<_, _>>()?;
    read_row(&found, seats).map(Some)
}

/// A table from its row and its seats.
fn read_row(row: &AnyRow, seats: Vec<SeatRow>) -> Result<TableRow, StoreError> {
    let id: &str = row.try_get("id")?;
    let secret: Vec<u8> = row.try_get("secret")?;
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        rules: read_number(row, "rules")?,
        setup: row.try_get("setup")?,
        state: read_state(row.try_get("state")?)?,
        host: row.try_get("host")?,
        invitation: row.try_get("invitation")?,
        private: row.try_get::<i64, _>("private")? != 0,
        listed: row.try_get::<i64, _>("listed")? != 0,
        shuffle: row.try_get::<i64, _>("shuffle")? != 0,
        bids: row.try_get::<i64, _>("bids")? != 0,
        rated: row.try_get::<i64, _>("rated")? != 0,
        programs: row.try_get::<i64, _>("programs")? != 0,
        watch_delay: (row.try_get::<Option<i64>, _>("watch_delay")?)
            .and_then(|moves| u32::try_from(moves).ok()),
        ready_check: row.try_get::<i64, _>("ready_check")? != 0,
        ready_by: row.try_get("ready_by")?,
        secret: Secret(
            secret
                .try_into()
                .map_err(|_| StoreError::Damaged(format!("the secret of table {id} has the wrong length")))?,
        ),
        rematch_of: row.try_get("rematch_of")?,
        branch_of: row
            .try_get::<Option<&str>, _>("branch_of")?
            .map(from_json)
            .transpose()?,
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
        version: read_number(row, "version")?,
        revision: read_number(row, "revision")?,
        round: read_number(row, "round")?,
        asked: from_json(row.try_get("asked")?)?,
        asked_since: row.try_get("asked_since")?,
        bot_asked: row.try_get::<i64, _>("bot_asked")? != 0,
        ranks: row
            .try_get::<Option<&str>, _>("ranks")?
            .map(from_json)
            .transpose()?,
        stand_in: read_stand_in(row)?,
        pace: read_pace(row)?,
        time_up: match row.try_get::<Option<&str>, _>("time_up")? {
            Some("end") => TimeUp::End,
            _ => TimeUp::StandIn,
        },
        clock_since: row.try_get("clock_since")?,
        due: row.try_get("due")?,
        ended_by: (row.try_get::<Option<i64>, _>("ended_by")?).and_then(|seat| u8::try_from(seat).ok()),
        proposal: row
            .try_get::<Option<&str>, _>("proposal")?
            .map(from_json)
            .transpose()?,
        seats,
    })
}

fn read_seat(row: &AnyRow) -> Result<SeatRow, StoreError> {
    let guest: Option<String> = row.try_get("guest")?;
    let bot: Option<String> = row.try_get("bot")?;
    let occupant = match (guest, bot) {
        (Some(id), _) => Occupant::Guest {
            id,
            name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
            avatar: read_avatar(row)?,
        },
        (None, Some(key)) => Occupant::Bot(read_bot(&key)?),
        (None, None) => Occupant::Open,
    };
    Ok(SeatRow {
        occupant,
        nonce: row.try_get("nonce")?,
        stand_in: read_stand_in(row)?,
        hints: row.try_get::<i64, _>("hints")? != 0,
        clock: ClockRow {
            bank: row.try_get("bank")?,
            spent: row.try_get("spent")?,
            pause: row.try_get::<i64, _>("pause")? != 0,
            holiday_until: row.try_get("holiday_until")?,
            holiday_days: read_number(row, "holiday_days")?,
            carried: row.try_get("carried")?,
        },
        orders: row
            .try_get::<Option<&str>, _>("orders")?
            .map(from_json)
            .transpose()?,
        ready: row.try_get::<i64, _>("ready")? != 0,
        bids: (row
            .try_get::<Option<&str>, _>("bids")?
            .map(from_json)
            .transpose()?)
        .unwrap_or_default(),
        stood_in: (row.try_get::<Option<i64>, _>("stood_in")?)
            .and_then(|version| u32::try_from(version).ok()),
    })
}

/// The bot in the column `stand_in`, if one stands there.
fn read_stand_in(row: &AnyRow) -> Result<Option<BotId>, StoreError> {
    let key: Option<String> = row.try_get("stand_in")?;
    key.map(|key| read_bot(&key)).transpose()
}

/// No pace is written if there is none, as in older files.
pub(super) fn pace_text(pace: &Pace) -> Result<Option<String>, StoreError> {
    let written =
        |pace| serde_json::to_string(pace).map_err(|error| StoreError::Unavailable(error.to_string()));
    (*pace != Pace::None).then(|| written(pace)).transpose()
}

fn read_pace(row: &AnyRow) -> Result<Pace, StoreError> {
    let text: Option<&str> = row.try_get("pace")?;
    let read = |text| {
        serde_json::from_str(text).map_err(|error: serde_json::Error| StoreError::Damaged(error.to_string()))
    };
    text.map_or(Ok(Pace::None), read)
}

fn read_bot(key: &str) -> Result<BotId, StoreError> {
    key.parse()
        .map_err(|_| StoreError::Damaged(format!("there is no bot `{key}`")))
}

pub(super) fn state_word(state: TableState) -> &'static str {
    match state {
        TableState::Open => "open",
        TableState::Running => "running",
        TableState::Over => "over",
    }
}

fn read_state(word: &str) -> Result<TableState, StoreError> {
    match word {
        "open" => Ok(TableState::Open),
        "running" => Ok(TableState::Running),
        "over" => Ok(TableState::Over),
        other => Err(StoreError::Damaged(format!("a table can't be `{other}`"))),
    }
}

pub(super) fn read_number(row: &AnyRow, column: &str) -> Result<u32, StoreError> {
    u32::try_from(row.try_get::<i64, _>(column)?)
        .map_err(|_| StoreError::Damaged(format!("a number in the column {column} is out of range")))
}

pub(super) fn to_json<T: Serialize>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Unavailable(error.to_string()))
}

pub(super) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Damaged(error.to_string()))
}
