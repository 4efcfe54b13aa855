//! A table that goes on from a moment of a finished game, to see what would have come of another move.
//!
//! Its first entries are those that led to the moment. What chance does from there on comes from a secret of its own:
//! that of the finished game is known. So nothing is promised about the record as a whole.

use protocol::{AnyGame, BranchOf, BranchTable, ErrorCode, TableState};

use crate::bot;
use crate::core::{Refused, refuse};
use crate::rows::{EntryRow, Occupant, StoredTable, TableRow};

/// Who sits where at the new table: bots, and `None` where the person who asks sits.
///
/// # Errors
/// [`ErrorCode::BadRequest`] if the game has no such seat, or the bot can't play it.
pub fn branched_seats(game: &AnyGame, body: &BranchTable) -> Result<Vec<Option<Occupant>>, Refused> {
    let bot = body.bot.unwrap_or_else(|| bot::usual(game.game()));
    bot::check(game.game(), bot).map_err(|message| refuse(ErrorCode::BadRequest, message))?;
    let own = usize::from(body.seat.0);
    if own >= game.seat_count() {
        return Err(refuse(ErrorCode::BadRequest, "the game has no such seat"));
    }
    let occupant = |seat| (seat != own).then_some(Occupant::Bot(bot));
    Ok((0..game.seat_count()).map(occupant).collect())
}

/// The new table, from the row of one that has not started and has the game's setup.
///
/// # Errors
/// [`ErrorCode::NotOver`] if the game is still played, [`ErrorCode::UnknownStep`] if the record has no such step,
/// [`ErrorCode::Over`] if nothing is left to play at that moment.
pub fn branch(game: &AnyGame, of: BranchOf, row: TableRow) -> Result<StoredTable, Refused> {
    if !game.is_over() {
        return Err(refuse(ErrorCode::NotOver, "the game is not over yet"));
    }
    let before = game.after(of.step as usize).ok_or_else(|| {
        let message = format!("the record has {} entries", game.version());
        refuse(ErrorCode::UnknownStep, message)
    })?;
    if before.is_over() {
        let message = "the game is over at this moment; go back to one where somebody is asked";
        return Err(refuse(ErrorCode::Over, message));
    }
    gone_on(&before, of, row)
}

/// The table that begins with the standing entries of a game. It waits as long as one of its seats is open.
pub(crate) fn gone_on(before: &AnyGame, of: BranchOf, mut row: TableRow) -> Result<StoredTable, Refused> {
    let internal = |error: protocol::GameError| refuse(ErrorCode::Internal, error.to_string());
    let lines = before.standing_lines();
    let setup = serde_json::to_value(before.setup())
        .map_err(|error| refuse(ErrorCode::Internal, error.to_string()))?;
    let mut again = AnyGame::new(before.game(), &setup).map_err(internal)?;
    again.replay(lines.iter().map(String::as_str)).map_err(internal)?;
    row.rules = before.game().rules_version();
    row.version = again.version();
    row.revision = 1;
    row.round = u32::from(again.round());
    row.branch_of = Some(of);
    if !row.has_open_seat() {
        let asked = again.asked();
        row.state = TableState::Running;
        row.asked = asked.iter().map(|seat| seat.index() as u8).collect();
        row.asked_since = (!asked.is_empty()).then_some(row.created);
        row.bot_asked = row.bot_to_ask(asked).is_some();
    }
    let time = row.created;
    let entry = |(batch, line)| EntryRow {
        line,
        time,
        batch,
        spent: None,
        ordered: false,
    };
    Ok(StoredTable {
        row,
        entries: (0..).zip(lines).map(entry).collect(),
        requests: Vec::new(),
    })
}
