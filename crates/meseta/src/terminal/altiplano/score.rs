//! The points at the end by source.

use altiplano::{Breakdown, View};
use words::altiplano::Teller;

use crate::terminal::score::Row;

/// A source of points: its message, and how many points a seat gets from it.
type Source = (&'static str, fn(&Breakdown) -> i32);

/// The sources in order, the total last.
const SOURCES: [Source; 8] = [
    ("score-goods", |points| points.goods),
    ("score-boats", |points| points.boats),
    ("score-houses", |points| points.houses),
    ("score-house-bonus", |points| points.house_bonus),
    ("score-orders", |points| points.orders),
    ("score-shelves", |points| points.shelves),
    ("score-missions", |points| points.missions),
    ("score-total", |points| points.total),
];

/// The final points of each seat by source; empty while the game is running.
pub fn score(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let Some(result) = &view.result else {
        return Vec::new();
    };
    let row = |(id, points): Source| Row {
        label: teller.say(id, &[]),
        points: result.iter().map(points).collect(),
        is_total: id == "score-total",
    };
    SOURCES.into_iter().map(row).collect()
}
