//! Who owes a table a decision, and when they are to be told.

use protocol::{DailyWindow, GameId, NoticeChoice, Pace, TableState};

use crate::store::{NoticeKind, NoticeRow, Occupant, TableRow};
use table::clock;
use table::hours::Hours;

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
/// For how long somebody who has the table open is left in peace over days, where a forgotten page may be open for weeks.
const PEACE_MS: i64 = HOUR_MS;

/// What messages need to know about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    pub(super) table: String,
    pub(super) game: Option<GameId>,
    is_live: bool,
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
            Occupant::Guest { id, name } => {
                let is_asked = row.asked.iter().any(|&asked| usize::from(asked) == index);
                Some(Sitting {
                    guest: id.clone(),
                    name: name.clone(),
                    is_owing: is_running && is_asked && seat.stand_in.is_none(),
                    time_up: clock::seat_due(row, index),
                })
            }
            Occupant::Open | Occupant::Bot(_) => None,
        };
        Self {
            table: row.id.clone(),
            game: row.game.parse().ok(),
            is_live: matches!(row.pace, Pace::Live { .. }),
            people: row.seats.iter().enumerate().filter_map(sitting).collect(),
        }
    }

    /// The names of the others who play.
    pub(super) fn others(&self, guest: &str) -> Vec<String> {
        let others = self.people.iter().filter(|person| person.guest != guest);
        let named = others.filter(|person| !person.name.is_empty());
        named.map(|person| person.name.clone()).collect()
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
                    return Some(same.clone());
                }
                let due = quiet.before(up - self.lead(up - since), up, now)?;
                let is_apart = is_told || due >= told + APART_MIN_MS;
                is_apart.then(|| row(NoticeKind::Reminder, due, Some(up)))
            });
            rows.extend(turn);
            rows.extend(reminder);
        }
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

/// Whether the time is up so much later than a reminder has said that another one is due.
fn is_later(row: &NoticeRow, up: i64) -> bool {
    row.about.is_none_or(|about| up > about + MINUTE_MS)
}

/// The first moment from this one on at which somebody may be told something.
pub(super) fn not_quiet(choice: &NoticeChoice, time: i64) -> i64 {
    Quiet::of(choice.quiet.as_ref()).after(time)
}

/// The hours during which nobody is told anything.
struct Quiet(Option<Hours>);

impl Quiet {
    fn of(window: Option<&DailyWindow>) -> Self {
        Self(window.and_then(|window| Hours::of(Some(window)).ok()))
    }

    /// The quiet hours at a moment, as their beginning and end.
    fn around(&self, time: i64) -> Option<(i64, i64)> {
        self.0.as_ref()?.around(time)
    }

    /// The first moment from this one on that is not quiet.
    fn after(&self, time: i64) -> i64 {
        self.around(time).map_or(time, |(_, end)| end)
    }

    /// The best moment for a reminder that should come at `time` of something that ends at `up`: then; or right before
    /// the quiet hours, if too little would be left after them. `None` if there is none.
    fn before(&self, time: i64, up: i64, now: i64) -> Option<i64> {
        let time = time.max(now);
        match self.around(time) {
            None => Some(time),
            Some((_, end)) if end + MINUTE_MS < up && end - time < (up - time) / 2 => Some(end),
            Some((start, _)) if start > now => Some(start - 1),
            Some((_, end)) => (end < up).then_some(end),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_800_000_000_000;
    const DAY_MS: i64 = 24 * HOUR_MS;

    fn waiting(is_live: bool, time_up: Option<i64>) -> Waiting {
        let person = Sitting {
            guest: "anna".to_owned(),
            name: String::new(),
            is_owing: true,
            time_up,
        };
        Waiting {
            table: "table".to_owned(),
            game: Some(GameId::PuertoRico),
            is_live,
            people: vec![person],
        }
    }

    fn plan(waiting: &Waiting, choice: &NoticeChoice, before: &[NoticeRow], now: i64) -> Vec<NoticeRow> {
        waiting.plan(&waiting.people[0], choice, &["way".to_owned()], before, now)
    }

    fn dues(rows: &[NoticeRow]) -> Vec<(NoticeKind, i64)> {
        rows.iter().map(|row| (row.kind, row.due - NOW)).collect()
    }

    #[test]
    fn one_message_when_asked_and_one_before_the_time_is_up() {
        let table = waiting(false, Some(NOW + 3 * DAY_MS));
        let rows = plan(&table, &NoticeChoice::default(), &[], NOW);
        let reminder = 3 * DAY_MS - LEAD_MS;
        assert_eq!(
            dues(&rows),
            [(NoticeKind::Turn, DELAY_MS), (NoticeKind::Reminder, reminder)]
        );
        // Later changes of the table do not plan anything twice.
        assert_eq!(plan(&table, &NoticeChoice::default(), &rows, NOW + DAY_MS), rows);
        let choice = NoticeChoice {
            reminder: false,
            ..NoticeChoice::default()
        };
        assert_eq!(
            dues(&plan(&table, &choice, &[], NOW)),
            [(NoticeKind::Turn, DELAY_MS)]
        );
        let silent = NoticeChoice {
            turn: false,
            ..choice
        };
        assert_eq!(plan(&table, &silent, &[], NOW), []);
    }

    #[test]
    fn a_reminder_moves_with_the_time_and_comes_again_for_the_next_decision() {
        let choice = NoticeChoice::default();
        let up = NOW + 3 * DAY_MS;
        let mut rows = plan(&waiting(false, Some(up)), &choice, &[], NOW);
        let moved = plan(&waiting(false, Some(up + DAY_MS)), &choice, &rows, NOW + HOUR_MS);
        assert_eq!(moved[1].due - rows[1].due, DAY_MS);
        // The clock stands still: there is nothing to be reminded of.
        assert_eq!(plan(&waiting(false, None), &choice, &rows, NOW).len(), 1);
        for row in &mut rows {
            (row.sent, row.attempts) = (true, 1);
        }
        let same = plan(&waiting(false, Some(up)), &choice, &rows, NOW + HOUR_MS);
        assert_eq!(same, rows, "both were sent");
        let next = plan(
            &waiting(false, Some(up + 2 * DAY_MS)),
            &choice,
            &rows,
            NOW + 2 * DAY_MS,
        );
        assert_eq!((next[0].sent, next[1].sent), (true, false));
    }

    #[test]
    fn nobody_is_told_anything_in_quiet_hours() {
        let choice = |from: u16, until: u16| NoticeChoice {
            quiet: Some(DailyWindow {
                from,
                until,
                zone: "UTC".to_owned(),
            }),
            ..NoticeChoice::default()
        };
        // NOW is 8:00 in UTC on a day in January.
        assert_eq!(NOW % DAY_MS, 8 * HOUR_MS);
        let night = choice(22 * 60, 9 * 60);
        let table = waiting(false, None);
        assert_eq!(
            dues(&plan(&table, &night, &[], NOW)),
            [(NoticeKind::Turn, HOUR_MS)]
        );
        let day = dues(&plan(&table, &night, &[], NOW + 2 * HOUR_MS));
        assert_eq!(day, [(NoticeKind::Turn, 2 * HOUR_MS + DELAY_MS)]);
        // The time is up at 6:00 two days later: the reminder comes right before the night.
        let table = waiting(false, Some(NOW + 2 * DAY_MS - 2 * HOUR_MS));
        let rows = plan(&table, &night, &[], NOW + HOUR_MS);
        assert_eq!(rows[1].due, NOW + DAY_MS + 14 * HOUR_MS - 1);
        // At 10:00: it comes at 9:00, when the night is over... if enough is left; else before it.
        let table = waiting(false, Some(NOW + 2 * DAY_MS + 6 * HOUR_MS));
        let rows = plan(&table, &night, &[], NOW + HOUR_MS);
        assert_eq!(rows[1].due, NOW + 2 * DAY_MS + HOUR_MS);
    }

    #[test]
    fn a_short_time_needs_no_reminder_of_its_own() {
        let table = waiting(true, Some(NOW + 20 * SECOND_MS));
        let rows = plan(&table, &NoticeChoice::default(), &[], NOW);
        assert_eq!(dues(&rows), [(NoticeKind::Turn, LIVE_DELAY_MS)]);
        let table = waiting(true, Some(NOW + 600 * SECOND_MS));
        let rows = plan(&table, &NoticeChoice::default(), &[], NOW);
        assert_eq!(
            dues(&rows),
            [
                (NoticeKind::Turn, LIVE_DELAY_MS),
                (NoticeKind::Reminder, 540 * SECOND_MS)
            ]
        );
    }
}
