//! The progress bar on the terminal.

use std::io::Write as _;
use std::time::{Duration, Instant};

use words::Words;

/// The minimum time between two drawings of the bar.
const REDRAW: Duration = Duration::from_millis(250);

/// The length of the bar, in characters.
const LENGTH: u64 = 24;

/// The progress of the games. It is drawn on the error stream, so that results can be sent
/// elsewhere.
pub struct Progress<'a> {
    words: &'a Words,
    all: u64,
    before: u64,
    start: Instant,
    drawn: Option<Instant>,
}

impl<'a> Progress<'a> {
    /// The bar for this many games, of which some were played in an earlier run.
    pub fn new(words: &'a Words, all: u64, before: u64) -> Self {
        Self {
            words,
            all,
            before,
            start: Instant::now(),
            drawn: None,
        }
    }

    /// Draws the bar if that is due.
    pub fn draw(&mut self, done: u64) {
        if self.drawn.is_none_or(|drawn| drawn.elapsed() >= REDRAW) {
            self.drawn = Some(Instant::now());
            let line = line(self.words, self.all, self.before, done, self.start.elapsed());
            // A bar that can't be shown is no reason to end.
            let _ = write!(std::io::stderr(), "\r\x1b[2K{line}");
        }
    }

    /// Removes the bar.
    pub fn clear(&self) {
        if self.drawn.is_some() {
            let _ = write!(std::io::stderr(), "\r\x1b[2K");
        }
    }
}

fn line(words: &Words, all: u64, before: u64, done: u64, time: Duration) -> String {
    let filled = (LENGTH * done).checked_div(all).unwrap_or(LENGTH).min(LENGTH);
    let bar = "█".repeat(filled as usize) + &"░".repeat((LENGTH - filled) as usize);
    let played = done.saturating_sub(before);
    let speed = played as f64 / time.as_secs_f64().max(1e-3);
    let left = match played {
        0 => "–".to_owned(),
        _ => clock(all.saturating_sub(done) as f64 / speed),
    };
    let counts = words.say(
        "arena-progress",
        &[
            ("done", done.to_string().into()),
            ("all", all.to_string().into()),
            ("speed", format!("{speed:.1}").into()),
            ("left", left.into()),
        ],
    );
    format!("{bar} {counts}")
}

/// `1:05`, or `2:01:05` for an hour or more.
fn clock(seconds: f64) -> String {
    let seconds = seconds.min(3.6e6).round() as u64;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn the_bar_shows_games_speed_and_time_left() {
        let words = Words::new(Language::English);
        let line = line(&words, 1_000, 200, 400, Duration::from_secs(20));
        assert_eq!(
            line,
            "█████████░░░░░░░░░░░░░░░ 400 of 1000 games, 10.0 per second, 1:00 left"
        );
        assert_eq!(clock(7_265.0), "2:01:05");
    }
}
