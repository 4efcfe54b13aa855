//! What is owed, and when it is told.

use protocol::DailyWindow;

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
        is_gathering: false,
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
fn what_was_sent_is_not_sent_again_after_a_silence() {
    let table = waiting(false, Some(NOW + 3 * DAY_MS));
    let mut rows = plan(&table, &NoticeChoice::default(), &[], NOW);
    (rows[0].sent, rows[0].attempts) = (true, 1);
    let silent = table.plan(
        &table.people[0],
        &NoticeChoice::default(),
        &[],
        &rows,
        NOW + HOUR_MS,
    );
    assert_eq!(silent, rows[..1]);
    assert_eq!(
        plan(&table, &NoticeChoice::default(), &silent, NOW + DAY_MS),
        rows
    );
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
    // So does one that was planned before these hours were chosen.
    let before = plan(&table, &NoticeChoice::default(), &[], NOW + HOUR_MS);
    assert_eq!(before[1].due, NOW + DAY_MS + 16 * HOUR_MS);
    assert_eq!(plan(&table, &night, &before, NOW + 2 * HOUR_MS), rows);
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
