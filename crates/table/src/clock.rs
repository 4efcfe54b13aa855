//! Who has how much time. The clocks of a table are in its row; they are brought up to date whenever the row changes, and
//! in between they follow from when that was.

use protocol::{Pace, SeatClock, TableState};

use crate::hours::Hours;
use crate::rows::{ClockRow, Occupant, SeatRow, TableRow};
use crate::waiting;

const SECOND_MS: i64 = 1000;
const DAY_MS: i64 = 24 * 3600 * SECOND_MS;
/// The least that somebody who comes back with an empty bank gets, in milliseconds.
const RETURN_MS: i64 = 60 * SECOND_MS;

/// Checks that people can play at this pace.
///
/// # Errors
/// Says what is wrong.
pub fn check(pace: &Pace) -> Result<(), String> {
    match pace {
        Pace::None => Ok(()),
        Pace::Live {
            bank,
            increment,
            grace,
        } => {
            let is_good = (1..=36_000).contains(bank) && *increment <= 3600 && *grace <= 3600;
            let words = "the bank must be 1 to 36000 seconds, increment and grace up to 3600 each";
            if is_good { Ok(()) } else { Err(words.to_owned()) }
        }
        Pace::Days {
            days,
            window,
            holiday,
        } => {
            if !(1..=30).contains(days) || *holiday > 60 {
                return Err("a decision can take 1 to 30 days, and holidays up to 60 in all".to_owned());
            }
            Hours::of(window.as_ref()).map(drop)
        }
    }
}

/// The hours during which time runs; all of them if a window can't be read, which [`check`] has ruled out.
fn hours(pace: &Pace) -> Hours {
    let window = match pace {
        Pace::Days { window, .. } => window.as_ref(),
        Pace::None | Pace::Live { .. } => None,
    };
    Hours::of(window).unwrap_or(Hours::All)
}

/// Sets everybody's clock when the game starts, or when another pace was agreed.
pub(crate) fn start(row: &mut TableRow, now: i64) {
    let bank = match row.pace {
        Pace::Live { bank, .. } => i64::from(bank) * SECOND_MS,
        Pace::None | Pace::Days { .. } => 0,
    };
    for seat in &mut row.seats {
        seat.clock = ClockRow {
            bank,
            ..ClockRow::default()
        };
    }
    row.clock_since = (row.pace != Pace::None).then_some(now);
}

/// Brings all clocks up to date: anyone who has been asked since the row last changed has used that time. If the system's
/// clock was set back in the meantime, nobody loses anything.
pub fn advance(row: &mut TableRow, now: i64) {
    let Some(since) = row.clock_since else { return };
    let hours = hours(&row.pace);
    let grace = grace(&row.pace);
    for index in 0..row.seats.len() {
        if !runs(row, index) {
            continue;
        }
        let Some(seat) = row.seats.get_mut(index) else {
            continue;
        };
        let from = seat.clock.holiday_until.map_or(since, |until| until.max(since));
        let used = hours.counted(from, now);
        let before = seat.clock.spent;
        seat.clock.spent = before + used;
        seat.clock.bank -= (seat.clock.spent - grace).max(0) - (before - grace).max(0);
    }
    for seat in &mut row.seats {
        seat.clock.holiday_until = seat.clock.holiday_until.filter(|&until| until > now);
    }
    row.clock_since = Some(now);
}

/// How much time the open decision of a seat has taken, once all clocks are up to date, if the table has clocks.
pub(crate) fn spent(row: &TableRow, index: usize) -> Option<i64> {
    row.clock_since?;
    Some(row.seats.get(index)?.clock.spent)
}

/// A seat has decided: its next decision has time of its own, less what it had taken before this one was taken back.
pub(crate) fn decided(row: &mut TableRow, index: usize) {
    let increment = increment(&row.pace);
    answered(row, index);
    if let Some(seat) = row.seats.get_mut(index) {
        seat.clock.bank = seat.clock.bank.max(0) + increment;
    }
}

/// The same for a standing order, which took no time and earns none.
pub(crate) fn answered(row: &mut TableRow, index: usize) {
    let is_asked = is_asked(row, index);
    if let Some(seat) = row.seats.get_mut(index) {
        let carried = std::mem::take(&mut seat.clock.carried);
        seat.clock.spent = if is_asked { carried } else { 0 };
    }
}

/// A seat has taken back a decision that had taken this much time: it goes on from there, the time that it earned is
/// gone, and what the next decision has taken is not given back either.
pub(crate) fn took_back(row: &mut TableRow, index: usize, spent: i64) {
    let increment = increment(&row.pace);
    if let Some(seat) = row.seats.get_mut(index) {
        seat.clock.bank = (seat.clock.bank - increment).max(0);
        seat.clock.carried += seat.clock.spent;
        seat.clock.spent = spent;
    }
}

/// Decisions of several seats were taken back by consent; `undone` are the seats and the time that each decision had
/// taken, in order. Whoever is asked again goes on from where they were.
pub(crate) fn went_back(row: &mut TableRow, undone: &[(usize, i64)]) {
    let increment = increment(&row.pace);
    for index in 0..row.seats.len() {
        let mut own = undone.iter().filter(|(seat, _)| *seat == index).peekable();
        let first = own.peek().map_or(0, |(_, spent)| *spent);
        let count = own.count() as i64;
        let is_asked = is_asked(row, index);
        let Some(seat) = row.seats.get_mut(index).filter(|_| count > 0) else {
            continue;
        };
        seat.clock.bank = (seat.clock.bank - increment * count).max(0);
        seat.clock.carried = 0;
        if is_asked {
            seat.clock.spent = first;
        }
    }
}

/// Somebody whose seat a bot has been playing is back.
pub(crate) fn returned(row: &mut TableRow, index: usize) {
    if let Some(seat) = row.seats.get_mut(index) {
        seat.clock.bank = seat.clock.bank.max(RETURN_MS);
        seat.clock.spent = 0;
    }
}

/// The seats whose time is up, once all clocks are up to date.
pub(crate) fn fallen(row: &TableRow) -> Vec<usize> {
    if row.clock_since.is_none() {
        return Vec::new();
    }
    (0..row.seats.len())
        .filter(|&index| runs(row, index) && left(row, index) <= 0)
        .collect()
}

/// When the first of the running clocks is up, or something else happens by itself, in milliseconds since 1970.
pub fn due(row: &TableRow) -> Option<i64> {
    if row.state == TableState::Open {
        return waiting::due(row);
    }
    (0..row.seats.len())
        .filter_map(|index| seat_due(row, index))
        .min()
}

/// The clock of a seat, as it is shown.
pub(crate) fn shown(row: &TableRow, index: usize) -> Option<SeatClock> {
    let seat = row.seats.get(index).filter(|seat| is_person(seat))?;
    let (full, holiday) = match row.pace {
        Pace::None => return None,
        Pace::Live { bank, .. } => (i64::from(bank) * SECOND_MS, 0),
        Pace::Days { holiday, .. } => (allowance(&row.pace), holiday),
    };
    let is_waiting = row.state == TableState::Open;
    let milliseconds = |time: i64| time.max(0).cast_unsigned();
    Some(SeatClock {
        left: milliseconds(if is_waiting { full } else { left(row, index) }),
        full: milliseconds(full),
        due: seat_due(row, index).map(milliseconds),
        pause: seat.clock.pause,
        holiday_until: seat.clock.holiday_until.map(milliseconds),
        holiday_left: holiday.saturating_sub(seat.clock.holiday_days),
    })
}

/// Takes days of holiday, starting now, which replace the current holiday if there is one; a day that has begun is used
/// up.
///
/// # Errors
/// Says why not.
pub(crate) fn take_holiday(row: &mut TableRow, index: usize, days: u32, now: i64) -> Result<(), String> {
    let Pace::Days { holiday, .. } = row.pace else {
        return Err("holidays are only for games over days".to_owned());
    };
    let Some(seat) = row.seats.get_mut(index) else {
        return Ok(());
    };
    if let Some(until) = seat.clock.holiday_until.take() {
        let unused = u32::try_from((until - now).max(0) / DAY_MS).unwrap_or(0);
        seat.clock.holiday_days = seat.clock.holiday_days.saturating_sub(unused);
    }
    let left = holiday.saturating_sub(seat.clock.holiday_days);
    if days > left {
        return Err(format!("only {left} days of holiday are left"));
    }
    if days > 0 {
        seat.clock.holiday_days += days;
        seat.clock.holiday_until = Some(now + i64::from(days) * DAY_MS);
    }
    Ok(())
}

fn is_person(seat: &SeatRow) -> bool {
    matches!(seat.occupant, Occupant::Guest { .. })
}

/// Whether the seat's time runs at all, holidays aside.
fn runs(row: &TableRow, index: usize) -> bool {
    let is_asked = is_asked(row, index);
    let plays = row
        .seats
        .get(index)
        .is_some_and(|seat| is_person(seat) && seat.stand_in.is_none());
    is_asked && plays && !is_paused(row)
}

/// Whether all the people who play want a pause.
fn is_paused(row: &TableRow) -> bool {
    let mut playing = row
        .seats
        .iter()
        .filter(|seat| is_person(seat) && seat.stand_in.is_none())
        .peekable();
    playing.peek().is_some() && playing.all(|seat| seat.clock.pause)
}

fn grace(pace: &Pace) -> i64 {
    match pace {
        Pace::Live { grace, .. } => i64::from(*grace) * SECOND_MS,
        Pace::None | Pace::Days { .. } => 0,
    }
}

/// How much time a decision adds to the bank, in milliseconds.
fn increment(pace: &Pace) -> i64 {
    match pace {
        Pace::Live { increment, .. } => i64::from(*increment) * SECOND_MS,
        Pace::None | Pace::Days { .. } => 0,
    }
}

fn is_asked(row: &TableRow, index: usize) -> bool {
    row.asked.iter().any(|&asked| usize::from(asked) == index)
}

/// How long one decision may take in a game over days.
fn allowance(pace: &Pace) -> i64 {
    match pace {
        Pace::Days { days, .. } => i64::from(*days) * hours(pace).day_ms(),
        Pace::None | Pace::Live { .. } => 0,
    }
}

/// How much was left when the row last changed.
fn left(row: &TableRow, index: usize) -> i64 {
    let Some(clock) = row.seats.get(index).map(|seat| &seat.clock) else {
        return 0;
    };
    match &row.pace {
        Pace::None => i64::MAX,
        Pace::Live { .. } => clock.bank + (grace(&row.pace) - clock.spent).max(0),
        pace @ Pace::Days { .. } => allowance(pace) - clock.spent,
    }
}

/// When the time of a seat is up, in milliseconds since 1970; `None` while its clock stands still.
#[must_use]
pub fn seat_due(row: &TableRow, index: usize) -> Option<i64> {
    let since = row.clock_since.filter(|_| runs(row, index))?;
    let seat = row.seats.get(index)?;
    let from = seat.clock.holiday_until.map_or(since, |until| until.max(since));
    Some(hours(&row.pace).after(from, left(row, index)))
}
