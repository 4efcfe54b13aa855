//! What is counted of a game once it is over: where the points come from, and what stands in the cities.

use tabletop::Seat;
use tabletop::wire::PointSource;

use crate::{Breakdown, Building, State};

/// Reads the points of one source.
type Reading = fn(&Breakdown) -> u16;

/// The sources in the order in which they are shown.
const SOURCES: [(&str, Reading); 10] = [
    ("chips", |own| own.chips),
    ("buildings", |own| own.buildings),
    ("guild_hall", |own| own.guild_hall),
    ("residence", |own| own.residence),
    ("fortress", |own| own.fortress),
    ("customs_house", |own| own.customs_house),
    ("city_hall", |own| own.city_hall),
    ("cloister", |own| own.cloister),
    ("royal_garden", |own| own.royal_garden),
    ("nobles", |own| own.nobles),
];

pub(super) fn sources(state: &State) -> Vec<PointSource> {
    let all: Vec<Breakdown> = Seat::all(state.seats())
        .map(|seat| state.breakdown(seat))
        .collect();
    let source = |&(key, points): &(&'static str, Reading)| PointSource {
        key,
        points: all.iter().map(|own| i32::from(points(own))).collect(),
    };
    SOURCES.iter().map(source).collect()
}

/// The kinds of buildings in each city.
pub(super) fn holdings(state: &State) -> Vec<Vec<&'static str>> {
    let kinds = |seat| {
        let owned = state.board(seat).owned().iter();
        owned.map(Building::key).collect()
    };
    Seat::all(state.seats()).map(kinds).collect()
}
