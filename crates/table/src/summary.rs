//! What lists and headings show about a table.

use std::collections::BTreeSet;

use protocol::{
    AnyGame, AnySetup, GameId, Seat, SeatKind, SeatSummary, TableState, TableSummary, UnknownGame,
};

use crate::stand_in::wait_ms;
use crate::{clock, delay, orders, proposal, waiting};
use unicode_security::skeleton;

use crate::bot::strongest;
use crate::mark::mark;
use crate::programs::is_program;
use crate::rows::{Occupant, SeatRow, TableRow};

/// The row of a table can't be shown.
#[derive(Debug, thiserror::Error)]
#[error("table {table} can't be shown: {reason}")]
pub struct Unreadable {
    table: String,
    reason: String,
}

/// The table as a guest may see it at this moment, in milliseconds since 1970. `connected` are the guests who are
/// watching it right now.
///
/// # Errors
/// When this program has no such game, or cannot read the stored setup.
pub fn summary(
    row: &TableRow,
    guest: Option<&str>,
    connected: &BTreeSet<&str>,
    now: i64,
) -> Result<TableSummary, Unreadable> {
    let unreadable = |reason: String| Unreadable {
        table: row.id.clone(),
        reason,
    };
    let lookalikes = lookalikes(row);
    let seats: Vec<SeatSummary> = (row.seats.iter().zip(lookalikes).enumerate())
        .map(|(index, (seat, lookalike))| SeatSummary {
            lookalike,
            ..seat_summary(row, index, seat, guest, connected)
        })
        .collect();
    let seated = seats.iter().any(|seat| seat.mine);
    let host = guest == Some(row.host.as_str());
    let asked: Vec<Seat> = row.asked.iter().copied().map(Seat).collect();
    let game: GameId = (row.game.parse()).map_err(|error: UnknownGame| unreadable(error.to_string()))?;
    // The secret says nothing about what was drawn before a branch.
    let is_fair = row.branch_of.is_none();
    let mut summary = TableSummary {
        id: row.id.clone(),
        game,
        setup: AnySetup::read(game, &row.setup).map_err(unreadable)?,
        state: row.state,
        stand_in: row.stand_in.unwrap_or_else(|| strongest(game)),
        pace: row.pace.clone(),
        time_up: row.time_up,
        ended_by: row.ended_by.map(Seat),
        host,
        listed: row.listed,
        rated: row.rated,
        programs: row.programs,
        watch_delay: row.watch_delay,
        shuffle_seats: row.shuffle && !row.bids,
        seat_bids: row.bids,
        seat_bid_max: AnyGame::seat_bid_max(game),
        ready_check: row.ready_check || row.bids,
        ready_by: row.ready_by.map(milliseconds),
        invitation: (host || seated).then(|| row.invitation.clone()),
        round: u8::try_from(row.round).unwrap_or(u8::MAX),
        your_turn: (seats.iter().zip(&row.seats))
            .any(|(seat, of)| seat.mine && (asked.contains(&seat.seat) || waiting::is_asked(row, of))),
        asked,
        asked_since: row.asked_since.map(milliseconds),
        created: milliseconds(row.created),
        updated: milliseconds(row.updated),
        version: row.version,
        // Committed to before anybody gives a nonce, so that the server can't choose the secret to
        // suit it.
        commitment: is_fair.then(|| row.secret.commitment().to_string()),
        secret: (is_fair && row.is_open_book()).then(|| row.secret.to_string()),
        branch_of: row.branch_of.clone(),
        ranks: row.ranks.clone(),
        rematch: None,
        hints: row.has_hints(),
        proposal: proposal::shown(row),
        now: milliseconds(now),
        seats,
    };
    if delay::keeps_behind(row, seated) {
        delay::hide_present(&mut summary);
    }
    Ok(summary)
}

fn seat_summary(
    table: &TableRow,
    index: usize,
    row: &SeatRow,
    guest: Option<&str>,
    connected: &BTreeSet<&str>,
) -> SeatSummary {
    let (kind, name, bot, who) = match &row.occupant {
        // A record names nobody.
        Occupant::Open if table.state == TableState::Over => {
            (SeatKind::Person, Some(String::new()), None, None)
        }
        Occupant::Open => (SeatKind::Open, None, None, None),
        Occupant::Guest { id, name, .. } => (SeatKind::Person, Some(name.clone()), None, Some(id.as_str())),
        Occupant::Bot(bot) => (SeatKind::Bot, Some(bot.key().to_owned()), Some(*bot), None),
    };
    let avatar = match row.occupant {
        Occupant::Guest { avatar, .. } => avatar,
        Occupant::Open | Occupant::Bot(_) => None,
    };
    let is_connected = who.is_some_and(|who| connected.contains(who));
    SeatSummary {
        seat: Seat(index as u8),
        kind,
        name,
        bot,
        mine: who.is_some() && who == guest,
        mark: who.map(mark),
        avatar,
        program: who.is_some_and(is_program),
        stand_in: row.stand_in,
        stand_in_wait: wait_ms(table, row, guest, is_connected),
        connected: is_connected,
        ready: row.ready,
        bids: shown_bids(table, row, who.is_some() && who == guest),
        hints: row.hints,
        lookalike: false,
        clock: clock::shown(table, index),
        orders: (who.is_some() && who == guest).then(|| orders::shown(row)),
    }
}

/// What was bid in a seat. Bids are under seal until the game starts: before that, people see only their own.
fn shown_bids(table: &TableRow, row: &SeatRow, is_own: bool) -> Option<Vec<u8>> {
    let is_open = is_own || table.state != TableState::Open;
    (is_open && !row.bids.is_empty()).then(|| row.bids.clone())
}

/// Of each seat, whether the person's name could be mistaken for that of another person at the table.
fn lookalikes(table: &TableRow) -> Vec<bool> {
    let look = |seat: &SeatRow| match &seat.occupant {
        Occupant::Guest { id, name, .. } if !name.is_empty() => Some((id.clone(), look_of(name))),
        Occupant::Guest { .. } | Occupant::Open | Occupant::Bot(_) => None,
    };
    let looks: Vec<_> = table.seats.iter().map(look).collect();
    let is_alike = |(id, look): &(String, String)| {
        let mut others = looks.iter().flatten();
        !look.is_empty() && others.any(|(other, looks)| other != id && looks == look)
    };
    looks
        .iter()
        .map(|own| own.as_ref().is_some_and(is_alike))
        .collect()
}

/// What a name or word looks like: letters that can't be told apart are the same, in any script and case (UTS 39).
#[must_use]
pub fn look_of(name: &str) -> String {
    let look = skeleton(name).collect::<String>();
    skeleton(&look.to_lowercase()).collect()
}

fn milliseconds(time: i64) -> u64 {
    time.max(0).cast_unsigned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_the_same_look() {
        for (one, other) in [
            ("Anna", "Аnnа"),
            ("Bela", "BeIa"),
            ("paypal", "рауpal"),
            ("Ola", "0la"),
            ("ANNA", "anna"),
        ] {
            assert_eq!(look_of(one), look_of(other), "{one} {other}");
        }
        for (one, other) in [
            ("Anna", "Hanna"),
            ("Béla", "Bela"),
            ("Łucja", "Lucja"),
            ("Ștefan", "Stefan"),
        ] {
            assert_ne!(look_of(one), look_of(other), "{one} {other}");
        }
    }
}
