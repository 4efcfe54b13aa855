//! What lists and headings show about a table.

use std::collections::BTreeSet;

use protocol::{AnySetup, GameId, Seat, SeatKind, SeatSummary, TableState, TableSummary, UnknownGame};

use super::stand_in::wait_ms;
use crate::bot::strongest;
use crate::code::mark;
use crate::store::{Occupant, SeatRow, TableRow};

/// The row of a table can't be shown.
#[derive(Debug, thiserror::Error)]
#[error("table {table} can't be shown: {reason}")]
pub struct Unreadable {
    table: String,
    reason: String,
}

/// The table as a guest may see it. `connected` are the guests who are watching it right now.
///
/// # Errors
/// When this program has no such game, or cannot read the stored setup.
pub fn summary(
    row: &TableRow,
    guest: Option<&str>,
    connected: &BTreeSet<&str>,
) -> Result<TableSummary, Unreadable> {
    let unreadable = |reason: String| Unreadable {
        table: row.id.clone(),
        reason,
    };
    let seats: Vec<SeatSummary> = row
        .seats
        .iter()
        .enumerate()
        .map(|(index, seat)| seat_summary(row, index, seat, guest, connected))
        .collect();
    let seated = seats.iter().any(|seat| seat.mine);
    let host = guest == Some(row.host.as_str());
    let asked: Vec<Seat> = row.asked.iter().copied().map(Seat).collect();
    let game: GameId = (row.game.parse()).map_err(|error: UnknownGame| unreadable(error.to_string()))?;
    Ok(TableSummary {
        id: row.id.clone(),
        game,
        setup: AnySetup::read(game, &row.setup).map_err(unreadable)?,
        state: row.state,
        stand_in: row.stand_in.unwrap_or_else(|| strongest(game)),
        host,
        invitation: (host || seated).then(|| row.invitation.clone()),
        round: u8::try_from(row.round).unwrap_or(u8::MAX),
        your_turn: seats.iter().any(|seat| seat.mine && asked.contains(&seat.seat)),
        asked,
        asked_since: row.asked_since.map(milliseconds),
        created: milliseconds(row.created),
        updated: milliseconds(row.updated),
        version: row.version,
        // Committed to before anybody gives a nonce, so that the server can't choose the secret to
        // suit it.
        commitment: Some(row.secret.commitment().to_string()),
        secret: (row.state == TableState::Over).then(|| row.secret.to_string()),
        ranks: row.ranks.clone(),
        hints: row.has_hints(),
        seats,
    })
}

fn seat_summary(
    table: &TableRow,
    index: usize,
    row: &SeatRow,
    guest: Option<&str>,
    connected: &BTreeSet<&str>,
) -> SeatSummary {
    let (kind, name, bot, who) = match &row.occupant {
        Occupant::Open => (SeatKind::Open, None, None, None),
        Occupant::Guest { id, name } => (SeatKind::Person, Some(name.clone()), None, Some(id.as_str())),
        Occupant::Bot(bot) => (SeatKind::Bot, Some(bot.key().to_owned()), Some(*bot), None),
    };
    let is_connected = who.is_some_and(|who| connected.contains(who));
    SeatSummary {
        seat: Seat(index as u8),
        kind,
        name,
        bot,
        mine: who.is_some() && who == guest,
        mark: who.map(mark),
        stand_in: row.stand_in,
        stand_in_wait: wait_ms(table, row, guest, is_connected),
        connected: is_connected,
        hints: row.hints,
    }
}

fn milliseconds(time: i64) -> u64 {
    time.max(0).cast_unsigned()
}
