//! The points at the end by source.

use puerto_rico::{Breakdown, View};
use words::puerto_rico::Teller;

use crate::terminal::score::Row;

/// A source of points: its message, and how many points a seat gets from it.
type Source = (&'static str, fn(&Breakdown) -> i32);

/// The sources in order, the total last.
const SOURCES: [Source; 12] = [
    ("score-chips", |points| i32::from(points.chips)),
    ("score-buildings", |points| i32::from(points.buildings)),
    ("score-guild-hall", |points| i32::from(points.guild_hall)),
    ("score-residence", |points| i32::from(points.residence)),
    ("score-fortress", |points| i32::from(points.fortress)),
    ("score-customs-house", |points| i32::from(points.customs_house)),
    ("score-city-hall", |points| i32::from(points.city_hall)),
    ("score-cloister", |points| i32::from(points.cloister)),
    ("score-nobles", |points| i32::from(points.nobles)),
    ("score-royal-garden", |points| i32::from(points.royal_garden)),
    ("score-seat-price", |points| -i32::from(points.seat_price)),
    ("score-total", |points| points.total),
];

/// Sources from expansions and house rules, left out if they change nobody's points.
const OF_FEW_GAMES: [&str; 4] = [
    "score-cloister",
    "score-nobles",
    "score-royal-garden",
    "score-seat-price",
];

/// The final points of each seat by source; empty while the game is running.
pub fn score(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let Some(result) = &view.result else {
        return Vec::new();
    };
    let row = |(id, points): Source| Row {
        label: teller.words().word(id),
        points: result.iter().map(points).collect(),
        is_total: id == "score-total",
    };
    let is_shown =
        |(id, points): &Source| !OF_FEW_GAMES.contains(id) || result.iter().any(|seat| points(seat) != 0);
    SOURCES.into_iter().filter(is_shown).map(row).collect()
}
