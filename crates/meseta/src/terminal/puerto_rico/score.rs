//! The points at the end by source.

use puerto_rico::{Breakdown, View};
use words::puerto_rico::Teller;

use crate::terminal::score::Row;

/// A source of points: its message, and how many points a seat gets from it.
type Source = (&'static str, fn(&Breakdown) -> u16);

/// The sources in order, the total last.
const SOURCES: [Source; 11] = [
    ("score-chips", |points| points.chips),
    ("score-buildings", |points| points.buildings),
    ("score-guild-hall", |points| points.guild_hall),
    ("score-residence", |points| points.residence),
    ("score-fortress", |points| points.fortress),
    ("score-customs-house", |points| points.customs_house),
    ("score-city-hall", |points| points.city_hall),
    ("score-cloister", |points| points.cloister),
    ("score-nobles", |points| points.nobles),
    ("score-royal-garden", |points| points.royal_garden),
    ("score-total", |points| points.total),
];

/// Sources from expansions, left out if nobody has points from them.
const OF_EXPANSIONS: [&str; 3] = ["score-cloister", "score-nobles", "score-royal-garden"];

/// The final points of each seat by source; empty while the game is running.
pub fn score(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let Some(result) = &view.result else {
        return Vec::new();
    };
    let row = |(id, points): Source| Row {
        label: teller.words().word(id),
        points: result.iter().map(|seat| i32::from(points(seat))).collect(),
        is_total: id == "score-total",
    };
    let is_shown =
        |(id, points): &Source| !OF_EXPANSIONS.contains(id) || result.iter().any(|seat| points(seat) > 0);
    SOURCES.into_iter().filter(is_shown).map(row).collect()
}
