//! What is counted of a game once it is over: where the points come from, and which extensions were bought.

use tabletop::wire::PointSource;
use tabletop::{Game as _, Seat};

use crate::{Breakdown, State, Switch};

/// Reads the points of one source.
type Reading = fn(&Breakdown) -> i32;

/// The sources in the order in which they are shown.
const SOURCES: [(&str, Reading); 7] = [
    ("goods", |own| own.goods),
    ("shelves", |own| own.shelves),
    ("orders", |own| own.orders),
    ("houses", |own| own.houses),
    ("house_bonus", |own| own.house_bonus),
    ("boats", |own| own.boats),
    (MISSIONS, |own| own.missions),
];
/// Only in games that are played with Missions.
const MISSIONS: &str = "missions";

pub(super) fn sources(state: &State) -> Vec<PointSource> {
    let seats = state.seat_count();
    let all: Vec<Breakdown> = Seat::all(seats).map(|seat| state.breakdown(seat)).collect();
    let is_played = |(key, _): &&(&'static str, Reading)| *key != MISSIONS || state.has(Switch::Missions);
    let source = |&(key, points): &(&'static str, Reading)| PointSource {
        key,
        points: all.iter().map(points).collect(),
    };
    SOURCES.iter().filter(is_played).map(source).collect()
}

/// The effects of each seat's extensions.
pub(super) fn holdings(state: &State) -> Vec<Vec<&'static str>> {
    let effects = |seat| {
        let bought = state.players[seat].extensions.iter();
        let mut effects: Vec<&'static str> = bought.map(|extension| extension.effect.key()).collect();
        effects.dedup();
        effects
    };
    Seat::all(state.seat_count()).map(effects).collect()
}
