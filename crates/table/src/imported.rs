//! A table from the record of a finished game, to look back on it where it was not played.

use protocol::{AnyGame, ErrorCode, TableState};
use tabletop::Secret;

use crate::core::{Refused, Table, refuse};
use crate::rows::{EntryRow, StoredTable, TableRow};

/// The game of a record: finished, and its chance as its secret says.
///
/// # Errors
/// [`ErrorCode::BadRequest`] if the text is not such a record, [`ErrorCode::NotOver`] if the game is not over.
pub fn finished_game(record: &str) -> Result<AnyGame, Refused> {
    let bad = |error: protocol::GameError| refuse(ErrorCode::BadRequest, error.to_string());
    let game = AnyGame::from_record(record).map_err(bad)?;
    if !game.is_over() {
        let message = "the game of this record is not over; only finished games can be read in";
        return Err(refuse(ErrorCode::NotOver, message));
    }
    secret(&game)?;
    game.verify().map_err(bad)?;
    Ok(game)
}

/// The table of such a game, from the row of one that has not started and has the game's setup.
///
/// # Errors
/// [`ErrorCode::BadRequest`] if the record lacks its secret; what [`Table::load`] says if the table can't be loaded.
pub fn imported(game: &AnyGame, mut row: TableRow) -> Result<StoredTable, Refused> {
    row.secret = secret(game)?;
    let json = game
        .record_json()
        .map_err(|error| refuse(ErrorCode::BadRequest, error.to_string()))?;
    if !json.nonces.is_sorted_by(|one, next| one.seat < next.seat) {
        return Err(bad_nonces());
    }
    for nonce in &json.nonces {
        let seat = row.seats.get_mut(usize::from(nonce.seat.0));
        seat.ok_or_else(bad_nonces)?.nonce = Some(nonce.nonce.clone());
    }
    row.rules = json.rules;
    row.state = TableState::Over;
    row.version = game.version();
    row.revision = 1;
    row.round = u32::from(game.round());
    row.ranks = Some(game.scores().iter().map(|score| score.rank).collect());
    let time = row.created;
    let entry = |(batch, line)| EntryRow {
        line,
        time,
        batch,
        spent: None,
        ordered: false,
    };
    let stored = StoredTable {
        row,
        entries: (0..).zip(game.lines()).map(entry).collect(),
        requests: Vec::new(),
    };
    Table::load(stored.clone(), 0, 0).map_err(|damaged| refuse(damaged.code, damaged.to_string()))?;
    Ok(stored)
}

/// The table keeps a nonce with each seat: the record that it gives must have the same ones, in the same order.
fn bad_nonces() -> Refused {
    let message = "the record's nonces are not of the seats of its game, each once, in the order of seats";
    refuse(ErrorCode::BadRequest, message)
}

fn secret(game: &AnyGame) -> Result<Secret, Refused> {
    let bad = |message: String| refuse(ErrorCode::BadRequest, message);
    let json = game.record_json().map_err(|error| bad(error.to_string()))?;
    json.secret
        .as_deref()
        .ok_or_else(|| bad("the record lacks the secret of its chance".to_owned()))?
        .parse()
        .map_err(|_| bad("the record's secret is not 64 hexadecimal digits".to_owned()))
}
