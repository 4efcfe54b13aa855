//! Who owes a table a decision, and when they are to be told.

use protocol::{GameId, NoticeChoice, Pace, TableState};

use super::quiet::Quiet;
use crate::store::{NoticeKind, NoticeRow, Occupant, TableRow};
use table::programs::is_program;
use table::{clock, waiting};

const SECOND_MS: i64 = 1000;
const MINUTE_MS: i64 = 60 * SECOND_MS;
const HOUR_MS: i64 = 60 * MINUTE_MS;
/// How long after the question somebody is told: long enough to answer a second question in a row, or to load the page
/// again.
const LIVE_DELAY_MS: i64 = 15 * SECOND_MS;
const DELAY_MS: i64 = 5 * MINUTE_MS;
/// How long before the end of the time a reminder comes; at most a quarter of the time that was left.
const LIVE_LEAD_MS: i64 = MINUTE_MS;
const LEAD_MS: i64 = 6 * HOUR_MS;
/// A reminder that would come sooner than this after the first message is left out.
const APART_MIN_MS: i64 = 30 * SECOND_MS;
/// At a table over days, how long a message waits while the person has the table open. It does not wait longer, because a
/// page may be left open for weeks.
const PEACE_MS: i64 = HOUR_MS;

/// What messages need to know about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    pub(super) table: String,
    pub(super) game: Option<GameId>,
    is_live: bool,
    /// Whether the game has not started: people are asked whether they are ready.
    pub(super) is_gathering: bool,
    /// The people at the table.
    pub(super) people: Vec<Sitting>,
}

/// A person at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sitting {
    pub(super) guest: String,
    name: String,
    /// Whether the table waits for the person.
    is_owing: bool,
    /// When the person's time is up.
    time_up: Option<i64>,
}

impl Waiting {
    /// What the row says.
    pub(crate) fn of(row: &TableRow) -> Self {
        let is_running = row.state == TableState::Running && row.ended_by.is_none();
        let sitting = |(index, seat): (usize, &crate::store::SeatRow)| match &seat.occupant {
            Occupant::Guest { id, name, .. } => {
                let is_asked = row.asked.iter().any(|&asked| usize::from(asked) == index);
                Some(Sitting {
                    guest: id.clone(),
                    name: name.clone(),
                    is_owing: (is_running && is_asked && seat.stand_in.is_none())
                        || waiting::is_asked(row, seat),
                    time_up: clock::seat_due(row, index).or(row.ready_by),
                })
            }
            Occupant::Open | Occupant::Bot(_) => None,
        };
        Self {
            table: row.id.clone(),
            game: row.game.parse().ok(),
            is_live: match row.pace {
                Pace::Live { .. } => true,
                // Whoever is asked whether they are ready has two minutes.
                Pace::None => row.state == TableState::Open,
                Pace::Days { .. } => false,
            },
            is_gathering: row.state == TableState::Open,
            people: row.seats.iter().enumerate().filter_map(sitting).collect(),
        }
    }

    /// The names of the others who play, and whether each is a program.
    pub(super) fn others(&self, guest: &str) -> Vec<(String, bool)> {
        let others = self.people.iter().filter(|person| person.guest != guest);
        let named = others.filter(|person| !person.name.is_empty());
        named
            .map(|person| (person.name.clone(), is_program(&person.guest)))
            .collect()
    }

    /// When the time of a person is up.
    pub(super) fn time_up(&self, guest: &str) -> Option<i64> {
        self.people.iter().find(|person| person.guest == guest)?.time_up
    }

    /// The messages that a person is owed now, given those that were planned or sent before; `ways` are the ids of the
    /// person's ways.
    pub(super) fn plan(
        &self,
        person: &Sitting,
        choice: &NoticeChoice,
        ways: &[String],
        before: &[NoticeRow],
        now: i64,
    ) -> Vec<NoticeRow> {
        if !person.is_owing {
            return Vec::new();
        }
        let since = before.iter().map(|row| row.since).min().unwrap_or(now);
        let quiet = Quiet::of(choice.quiet.as_ref());
        let mut rows = Vec::new();
        for way in ways {
            let known = |kind| before.iter().find(|row| row.way == *way && row.kind == kind);
            let row = |kind, due, about| NoticeRow {
                table: self.table.clone(),
                guest: person.guest.clone(),
                way: way.clone(),
                kind,
                since,
                due,
                about,
                attempts: 0,
                sent: false,
            };
            let delay = if self.is_live { LIVE_DELAY_MS } else { DELAY_MS };
            let turn = choice.turn.then(|| {
                let new = || row(NoticeKind::Turn, quiet.after(since + delay), None);
                match known(NoticeKind::Turn).cloned() {
                    // Quiet hours may have been chosen since.
                    Some(row) if row.attempts == 0 => NoticeRow {
                        due: quiet.after(row.due),
                        ..row
                    },
                    Some(row) => row,
                    None => new(),
                }
            });
            let told = turn.as_ref().map_or(since, |turn| turn.due);
            let is_told = turn.as_ref().is_none_or(|turn| turn.sent);
            let reminder = person.time_up.filter(|_| choice.reminder).and_then(|up| {
                // The same time, give or take what a pause or a restart has moved it by.
                let same = known(NoticeKind::Reminder)
                    .filter(|row| row.about == Some(up) || row.attempts > 0 && !is_later(row, up));
                if let Some(same) = same {
                    // Quiet hours may have been chosen since.
                    let is_fixed = same.attempts > 0 || quiet.after(same.due) == same.due;
                    let due = if is_fixed {
                        same.due
                    } else {
                        quiet.before(same.due, up, now)?
                    };
                    return Some(NoticeRow { due, ..same.clone() });
                }
                let due = quiet.before(up - self.lead(up - since), up, now)?;
                let is_apart = is_told || due >= told + APART_MIN_MS;
                is_apart.then(|| row(NoticeKind::Reminder, due, Some(up)))
            });
            rows.extend(turn);
            rows.extend(reminder);
        }
        let sent = still_sent(before, &rows);
        rows.extend(sent);
        rows
    }

    fn lead(&self, all: i64) -> i64 {
        let lead = if self.is_live { LIVE_LEAD_MS } else { LEAD_MS };
        lead.min(all / 4).max(0)
    }

    /// When to look again at somebody who has the table open; `None` if they are told all the same.
    pub(super) fn peace(&self, row: &NoticeRow, now: i64) -> Option<i64> {
        match self.is_live {
            true => Some(now + LIVE_DELAY_MS),
            false if row.kind == NoticeKind::Turn && now < row.since + PEACE_MS => Some(now + MINUTE_MS),
            false => None,
        }
    }
}

/// What was sent by ways or of kinds that are silent now: it stays known, so that nothing is told twice when they no
/// longer are.
fn still_sent(before: &[NoticeRow], planned: &[NoticeRow]) -> Vec<NoticeRow> {
    let is_planned =
        |row: &NoticeRow| (planned.iter()).any(|other| other.way == row.way && other.kind == row.kind);
    let sent = before.iter().filter(|row| row.sent && !is_planned(row));
    sent.cloned().collect()
}

/// Whether the time is up so much later than a reminder has said that another one is due.
fn is_later(row: &NoticeRow, up: i64) -> bool {
    row.about.is_none_or(|about| up > about + MINUTE_MS)
}

#[cfg(test)]
mod tests;
