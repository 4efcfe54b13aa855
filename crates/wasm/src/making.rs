//! New tables: from an agreement, like an earlier one, or from a record.

use protocol::{
    AnyGame, BranchOf, BranchTable, CreateTable, Departure, ErrorCode, GameError, GameId, Pace, SeatChoice,
    TableState, TimeUp,
};
use serde::Deserialize;
use serde_json::Value;
use table::Table;
use table::bot;
use table::core::{Refused, refuse};
use table::mark::letters;
use table::rows::{Occupant, SeatRow, StoredTable, TableRow};
use tabletop::Secret;

use crate::host::Host;

/// What the addresses of tables on a device begin with, so that a page knows where a table lives.
pub const PREFIX: &str = "here-";
/// The person who plays at a device, the first if there are several: no other device has them.
pub(crate) const PERSON: &str = "here";
/// The newest form of a kept table that this program reads; the page notes it (`web/src/lib/device/words.ts`).
const FORM: u64 = 1;
/// Characters of a table's address: 60 bits, like a server's.
const ID_LENGTH: usize = 12;

/// A table from a file.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Import {
    /// The text of a record, or of a file that another device saved.
    record: String,
}

/// A table as a file: what is kept of it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct TableFile {
    /// Says what the file is.
    #[serde(rename = "meseta")]
    _kind: TableFileKind,
    stored: StoredTable,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TableFileKind {
    Table,
}

/// The row of a table that has not started. `people` are the names of those who share the device with the first person, in
/// the order of their seats.
pub(crate) fn planned(
    host: &impl Host,
    name: &str,
    people: &[String],
    body: &CreateTable,
) -> Result<TableRow, Refused> {
    let bad = |message: String| refuse(ErrorCode::BadSetup, message);
    let game = AnyGame::new(body.game, &body.setup).map_err(|error| {
        let mut refused = bad(error.to_string());
        if let GameError::BadSetup { impossible, .. } = error {
            refused.error.impossible = impossible;
        }
        refused
    })?;
    if body.seats.len() != game.seat_count() {
        let (choices, seats) = (body.seats.len(), game.seat_count());
        return Err(bad(format!("there are {choices} choices for {seats} seats")));
    }
    if body.seat_bids {
        return Err(bad(
            "a table on a device has nobody to bid against for the seats: leave `seat_bids` out".to_owned(),
        ));
    }
    if body.pace.as_ref().is_some_and(|pace| *pace != Pace::None) {
        return Err(bad("a table on a device has no clock".to_owned()));
    }
    let mut seats = Vec::with_capacity(body.seats.len());
    let mut names = std::iter::once(name.to_owned()).chain(people.iter().cloned());
    for choice in &body.seats {
        let occupant = match choice {
            SeatChoice::Me => {
                let number = seats.iter().filter(|seat| is_person(seat)).count();
                let name = names.next().ok_or_else(|| {
                    bad(
                        "everybody who shares the device needs a name, so that it can be passed on"
                            .to_owned(),
                    )
                })?;
                person(number, &name)
            }
            SeatChoice::Open => {
                return Err(bad(
                    "a table on a device has no open seats: others can't come to it".to_owned(),
                ));
            }
            SeatChoice::Bot { bot } => {
                bot::check(body.game, *bot).map_err(bad)?;
                Occupant::Bot(*bot)
            }
        };
        seats.push(occupant);
    }
    if let Some(stand_in) = body.stand_in {
        bot::check(body.game, stand_in).map_err(bad)?;
    }
    let setup = serde_json::to_string(&game.setup()).map_err(|error| bad(error.to_string()))?;
    let mut row = row(host, body.game, setup, seats);
    row.shuffle = body.shuffle_seats;
    row.stand_in = body.stand_in;
    Ok(row)
}

/// The row of a table like one that is over, which has not started either.
pub(crate) fn again(host: &impl Host, old: &TableRow) -> Result<TableRow, Refused> {
    let bad = |message: String| refuse(ErrorCode::BadSetup, message);
    let game: GameId = (old.game.parse()).map_err(|error: protocol::UnknownGame| bad(error.to_string()))?;
    let setup: Value = serde_json::from_str(&old.setup).map_err(|error| bad(error.to_string()))?;
    let played = AnyGame::new(game, &setup).map_err(|error| bad(error.to_string()))?;
    // What seats cost in one game holds for that game only.
    let plain = played.priced(&[]).unwrap_or(played).setup();
    let setup = serde_json::to_string(&plain).map_err(|error| bad(error.to_string()))?;
    let seats = old.seats.iter().map(|seat| seat.occupant.clone()).collect();
    let mut row = row(host, game, setup, seats);
    row.shuffle = old.shuffle;
    row.stand_in = old.stand_in;
    row.rematch_of = Some(old.id.clone());
    Ok(row)
}

/// The table that goes on from a moment of a finished game, with bots in the other seats.
pub(crate) fn branched(
    host: &impl Host,
    name: &str,
    of: &Table,
    body: BranchTable,
) -> Result<StoredTable, Refused> {
    let game = of.game();
    let seats = table::branched_seats(game, &body)?.into_iter();
    let seats = seats
        .map(|seat| seat.unwrap_or_else(|| person(0, name)))
        .collect();
    let row = row(host, game.game(), of.row().setup.clone(), seats);
    let moment = BranchOf {
        table: of.row().id.clone(),
        step: body.step,
    };
    table::branch(game, moment, row)
}

/// The table at which a game goes on that was begun elsewhere. Those who played there share the device from now on.
pub(crate) fn brought(host: &impl Host, name: &str, body: Departure) -> Result<StoredTable, Refused> {
    let bad = |message: String| refuse(ErrorCode::BadRequest, message);
    let game = table::begun_game(&body.record)?;
    if body.seats.iter().filter(|seat| seat.mine).count() != 1 {
        return Err(bad(
            "one of the seats is of whoever takes the game along".to_owned()
        ));
    }
    let mut others = 0;
    let mut seats = Vec::with_capacity(body.seats.len());
    for seat in &body.seats {
        seats.push(match seat.bot {
            Some(bot) if !seat.mine => {
                bot::check(game.game(), bot).map_err(bad)?;
                Occupant::Bot(bot)
            }
            _ if seat.mine && !name.is_empty() => person(0, name),
            _ if seat.mine => person(0, &seat.name),
            _ => {
                others += 1;
                person(others, &seat.name)
            }
        });
    }
    let setup = serde_json::to_string(&game.setup()).map_err(|error| bad(error.to_string()))?;
    table::arrived(&game, body.from, row(host, game.game(), setup, seats))
}

/// The table that a file describes, under a new address: it may come from this very device.
pub(crate) fn imported(host: &impl Host, name: &str, body: &Import) -> Result<StoredTable, Refused> {
    match body.record.trim_start().starts_with('{') {
        true => carried(host, body),
        false => recorded(host, name, body),
    }
}

/// A table that another device saved; it is checked move by move.
fn carried(host: &impl Host, body: &Import) -> Result<StoredTable, Refused> {
    let bad = |error: serde_json::Error| refuse(ErrorCode::BadRequest, error.to_string());
    let text: Value = serde_json::from_str(&body.record).map_err(bad)?;
    let form = text.pointer("/stored/row/form").and_then(Value::as_u64);
    if form.is_some_and(|form| form > FORM) {
        let message = "a newer program has saved this table";
        return Err(refuse(ErrorCode::BadRequest, message));
    }
    let file = TableFile::deserialize(text).map_err(bad)?;
    let mut stored = file.stored;
    let entries = u32::try_from(stored.entries.len()).unwrap_or(u32::MAX);
    if stored.row.version != entries || stored.row.pace != Pace::None || stored.row.has_open_seat() {
        let message = "this is not a table of a device, or a part of it is missing";
        return Err(refuse(ErrorCode::BadRequest, message));
    }
    stored.row.id = format!("{PREFIX}{}", letters(&host.bytes::<ID_LENGTH>()));
    stored.row.revision = 1;
    stored.row.rematch_of = None;
    stored.requests.clear();
    Table::load(stored.clone(), 0, 0).map_err(|damaged| refuse(damaged.code, damaged.to_string()))?;
    Ok(stored)
}

/// The table of a finished game's record. The first seat is the person's, since a record names nobody.
fn recorded(host: &impl Host, name: &str, body: &Import) -> Result<StoredTable, Refused> {
    let game = table::finished_game(&body.record)?;
    let setup = serde_json::to_string(&game.setup())
        .map_err(|error| refuse(ErrorCode::BadRequest, error.to_string()))?;
    let others = bot::usual(game.game());
    let occupant = |index| match index {
        0 => person(0, name),
        _ => Occupant::Bot(others),
    };
    let seats = (0..game.seat_count()).map(occupant).collect();
    table::imported(&game, row(host, game.game(), setup, seats))
}

/// One of the people of this device, from 0.
pub(crate) fn person(number: usize, name: &str) -> Occupant {
    let id = match number {
        0 => PERSON.to_owned(),
        other => format!("{PERSON}-{}", other + 1),
    };
    let name = name.to_owned();
    let avatar = None;
    Occupant::Guest { id, name, avatar }
}

pub(crate) fn is_person(occupant: &Occupant) -> bool {
    matches!(occupant, Occupant::Guest { .. })
}

pub(crate) fn row(host: &impl Host, game: GameId, setup: String, seats: Vec<Occupant>) -> TableRow {
    let now = host.now();
    TableRow {
        id: format!("{PREFIX}{}", letters(&host.bytes::<ID_LENGTH>())),
        game: game.key().to_owned(),
        rules: game.rules_version(),
        setup,
        state: TableState::Open,
        host: PERSON.to_owned(),
        invitation: String::new(),
        private: false,
        listed: false,
        stand_in: None,
        pace: Pace::None,
        time_up: TimeUp::default(),
        clock_since: None,
        due: None,
        ended_by: None,
        shuffle: false,
        bids: false,
        ready_check: false,
        rated: false,
        programs: false,
        watch_delay: None,
        ready_by: None,
        secret: Secret(host.bytes()),
        rematch_of: None,
        branch_of: None,
        created: now,
        updated: now,
        version: 0,
        revision: 0,
        round: 0,
        asked: Vec::new(),
        asked_since: None,
        bot_asked: false,
        proposal: None,
        ranks: None,
        seats: seats.into_iter().map(SeatRow::of).collect(),
    }
}
