//! The score table at the end.

use altiplano::{Breakdown, View};
use tabletop::Seat;
use words::altiplano::Teller;

use crate::terminal::WIDTH;
use crate::terminal::layout::{padded, width};
use crate::terminal::paint::{Paint, Tone};

/// A source of points: its message, and how many points a seat has from it.
type Source = (&'static str, fn(&Breakdown) -> i32);

/// Blanks between two columns.
const GAP: usize = 2;

/// The sources in order, the total last.
const SOURCES: [Source; 8] = [
    ("score-goods", |points| points.goods),
    ("score-boats", |points| points.boats),
    ("score-houses", |points| points.houses),
    ("score-house-bonus", |points| points.house_bonus),
    ("score-orders", |points| points.orders),
    ("score-shelves", |points| points.shelves),
    ("score-missions", |points| points.missions),
    ("score-total", Breakdown::total),
];

/// The final points by source, a column for each seat; empty while the game runs.
pub fn score(view: &View, teller: &Teller<'_>, paint: Paint) -> String {
    let Some(result) = &view.result else {
        return String::new();
    };
    let names: Vec<String> = Seat::all(result.len()).map(|seat| teller.player(seat)).collect();
    let labels: Vec<String> = SOURCES.iter().map(|(id, _)| teller.say(id, &[])).collect();
    let first = labels.iter().map(|label| width(label)).max().unwrap_or(0) + 2;
    let right = |text: &str, columns: usize| {
        let blanks = " ".repeat(columns.saturating_sub(width(text)));
        format!("{blanks}{text}")
    };
    // A long name stands in several lines, so that every column keeps its place.
    let widest = (WIDTH.saturating_sub(first) / result.len().max(1)).saturating_sub(GAP);
    let names: Vec<Vec<String>> = names.iter().map(|name| broken(name, widest)).collect();
    let columns: Vec<usize> = names
        .iter()
        .map(|lines| lines.iter().map(|line| width(line)).max().unwrap_or(0).max(4) + GAP)
        .collect();
    let mut out = String::new();
    for line in 0..names.iter().map(Vec::len).max().unwrap_or(0) {
        out.push_str(&" ".repeat(first));
        for ((name, &column), seat) in names.iter().zip(&columns).zip(Seat::all(result.len())) {
            let part = name.get(line).map_or("", String::as_str);
            out.push_str(&paint.text(Tone::Seat(seat), &right(part, column)));
        }
        out.push('\n');
    }
    for ((_, points), label) in SOURCES.iter().zip(&labels) {
        let is_total = label == labels.last().unwrap_or(label);
        let tone = if is_total { Tone::Strong } else { Tone::Plain };
        let mut line = padded(label, first);
        for (breakdown, &column) in result.iter().zip(&columns) {
            line.push_str(&right(&points(breakdown).to_string(), column));
        }
        out.push_str(&paint.text(tone, &line));
        out.push('\n');
    }
    out
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
