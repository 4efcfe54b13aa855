//! What a table that has not started waits for: people, and that they are ready.

use protocol::{Pace, TableState};

use crate::rows::{SeatRow, TableRow};

const MINUTE_MS: i64 = 60 * 1000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;
/// How long after a start of the server a table stays on the lobby's list at least, in milliseconds.
const RETURN_MS: i64 = 2 * MINUTE_MS;
/// How long somebody who sits at a full table has to say that they are ready, in milliseconds.
const READY_MS: i64 = 2 * MINUTE_MS;
/// The same for a game over days, where people look in now and then.
const READY_OVER_DAYS_MS: i64 = DAY_MS;
/// How long after its last change a table is taken off the lobby's list if nobody who sits there is connected by then.
const LISTED_MS: i64 = 30 * MINUTE_MS;
/// The same for a game over days, where nobody needs to be connected.
const LISTED_OVER_DAYS_MS: i64 = 14 * DAY_MS;

/// When something happens at a table that has not started, though nobody does anything, in milliseconds since 1970.
pub(crate) fn due(row: &TableRow) -> Option<i64> {
    row.ready_by.or_else(|| row.listed.then(|| listed_until(row)))
}

/// Gives back time that passed while no server was running, in milliseconds, which is over `now`. Those who wait at a listed
/// table have at least some time to come back to it.
pub fn put_off(row: &mut TableRow, time: i64, now: i64) {
    if row.state != TableState::Open {
        return;
    }
    row.ready_by = row.ready_by.map(|by| by + time);
    if row.listed {
        row.updated += time;
        row.updated += (now + RETURN_MS - listed_until(row)).max(0);
    }
}

/// Whether the table waits for this seat's person to say that they are ready.
#[must_use]
pub fn is_asked(row: &TableRow, seat: &SeatRow) -> bool {
    row.state == TableState::Open && row.ready_by.is_some() && seat.is_of_person() && !seat.ready
}

/// Nobody has said that they are ready any more, and nobody is asked.
pub(crate) fn unsay(row: &mut TableRow) {
    for seat in &mut row.seats {
        seat.ready = false;
    }
    if row.ready_by.take().is_some() {
        row.clock_since = None;
    }
}

/// Until when the lobby lists the table if nothing happens there, in milliseconds since 1970.
pub(crate) fn listed_until(row: &TableRow) -> i64 {
    let is_over_days = matches!(row.pace, Pace::Days { .. });
    row.updated
        + if is_over_days {
            LISTED_OVER_DAYS_MS
        } else {
            LISTED_MS
        }
}

/// How long people have to say that they are ready, in milliseconds.
pub(crate) fn ready_time(pace: &Pace) -> i64 {
    match pace {
        Pace::Days { .. } => READY_OVER_DAYS_MS,
        Pace::None | Pace::Live { .. } => READY_MS,
    }
}
