//! The score table at the end.

use tabletop::{Game as _, Seat, Turn};

use crate::terminal::WIDTH;
use crate::terminal::layout::{padded, width};
use crate::terminal::paint::{Paint, Tone};
use crate::terminal::told::Told;

/// The number of blanks between two columns.
const GAP: usize = 2;

/// The narrowest column, for points of four figures.
const COLUMN_MIN: usize = 4;

/// One row of the table: a source of points, or their sum.
pub struct Row {
    /// What the points are for.
    pub label: String,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// Whether the row stands out.
    pub is_total: bool,
}

/// The points at the end by source, with a column for each seat, and the tie-breaker; empty while the
/// game is running.
pub fn score<T: Told>(teller: &T, state: &T::State, paint: Paint) -> String {
    let mut rows = teller.score(&T::open_view(state));
    let seats = || Seat::all(state.seat_count());
    let scores = state.scores();
    if rows.is_empty() {
        if state.turn() != Turn::Over {
            return String::new();
        }
        // This teller doesn't know where the points come from.
        rows.push(Row {
            label: teller.words().word("terminal-plain-points"),
            points: seats().map(|seat| scores[seat].points).collect(),
            is_total: true,
        });
    }
    rows.push(Row {
        label: teller.words().word(T::TIE_BREAK),
        points: seats().map(|seat| scores[seat].tie_break).collect(),
        is_total: false,
    });
    let names: Vec<String> = seats().map(|seat| teller.player(seat)).collect();
    table(&names, &rows, paint)
}

/// The rows under the players' names, a column for each seat.
fn table(names: &[String], rows: &[Row], paint: Paint) -> String {
    let first = rows.iter().map(|row| width(&row.label)).max().unwrap_or(0) + GAP;
    // A long name is broken into several lines, so that every column keeps its place.
    let widest = (WIDTH.saturating_sub(first) / names.len().max(1)).saturating_sub(GAP);
    let names: Vec<Vec<String>> = names.iter().map(|name| broken(name, widest)).collect();
    let columns: Vec<usize> = names
        .iter()
        .map(|lines| {
            let widest = lines.iter().map(|line| width(line)).max().unwrap_or(0);
            widest.max(COLUMN_MIN) + GAP
        })
        .collect();
    let mut out = String::new();
    for line in 0..names.iter().map(Vec::len).max().unwrap_or(0) {
        out.push_str(&" ".repeat(first));
        for ((name, &column), seat) in names.iter().zip(&columns).zip(Seat::all(names.len())) {
            let part = name.get(line).map_or("", String::as_str);
            out.push_str(&paint.text(Tone::Seat(seat), &right(part, column)));
        }
        out.push('\n');
    }
    for row in rows {
        let tone = if row.is_total { Tone::Strong } else { Tone::Plain };
        let mut line = padded(&row.label, first);
        for (points, &column) in row.points.iter().zip(&columns) {
            line.push_str(&right(&points.to_string(), column));
        }
        out.push_str(&paint.text(tone, &line));
        out.push('\n');
    }
    out
}

/// The text, padded on the left to a width.
fn right(text: &str, columns: usize) -> String {
    let blanks = " ".repeat(columns.saturating_sub(width(text)));
    format!("{blanks}{text}")
}

/// A name in lines of at most this many columns, broken between words; a longer word is cut.
fn broken(name: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split_whitespace() {
        let word: String = word.chars().take(columns).collect();
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(&word) <= columns => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_long_names_fit() {
        let names = vec!["Wolfeschlegelsteinhausen the younger 5".to_owned(); 5];
        let rows = [Row {
            label: "Victory point chips of the game".to_owned(),
            points: vec![123; 5],
            is_total: true,
        }];
        let text = table(&names, &rows, Paint::PLAIN);
        assert!(text.lines().all(|line| width(line) <= WIDTH), "{text}");
        assert!(text.lines().count() > 2, "{text}");
    }
}
