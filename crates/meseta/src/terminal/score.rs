//! The score table at the end.

use puerto_rico::{Breakdown, View};
use tabletop::Seat;
use words::puerto_rico::Teller;

use crate::terminal::layout::{padded, width};
use crate::terminal::paint::{Paint, Tone};

/// A source of points: its message, and how many points a seat has from it.
type Source = (&'static str, fn(&Breakdown) -> u16);

/// The sources in order, the total and the tie-break last.
const SOURCES: [Source; 12] = [
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
    ("score-total", Breakdown::total),
    ("score-tie-break", |points| points.tie_break),
];

/// The final points by source, a column for each seat. Empty while the game runs.
pub fn score(view: &View, teller: &Teller<'_>, paint: Paint) -> String {
    let Some(result) = &view.result else {
        return String::new();
    };
    let words = teller.words();
    let label = SOURCES
        .iter()
        .map(|(id, _)| width(&words.word(id)))
        .max()
        .unwrap_or(0)
        .min(34);
    let column = (super::WIDTH - label) / result.len().max(1);
    let mut out = padded("", label);
    for seat in Seat::all(result.len()) {
        let name: String = teller.player(seat).chars().take(column - 1).collect();
        let name = format!("{name:>column$}");
        out.push_str(&paint.text(Tone::Seat(seat), &name));
    }
    out.push('\n');
    // What is of an expansion is left out where nobody has it.
    let is_shown = |(id, points): &Source| {
        let is_base = !["score-cloister", "score-nobles", "score-royal-garden"].contains(id);
        is_base || result.iter().any(|seat| points(seat) > 0)
    };
    for (id, points) in SOURCES.into_iter().filter(is_shown) {
        let name: String = words.word(id).chars().take(label).collect();
        let tone = if id == "score-total" {
            Tone::Strong
        } else {
            Tone::Plain
        };
        let mut line = padded(&name, label);
        for breakdown in result {
            line.push_str(&format!("{:>column$}", points(breakdown)));
        }
        out.push_str(&paint.text(tone, &line));
        out.push('\n');
    }
    out
}
