//! What is counted of a game once it is over: where the points come from, and what stands in the cities.

use tabletop::Seat;
use tabletop::wire::PointSource;

use crate::{Breakdown, Building, State};

/// Reads the points of one source.
type Reading = fn(&Breakdown) -> i32;

/// The sources in the order in which they are shown.
const SOURCES: [(&str, Reading); 11] = [
    ("chips", |own| i32::from(own.chips)),
    ("buildings", |own| i32::from(own.buildings)),
    ("guild_hall", |own| i32::from(own.guild_hall)),
    ("residence", |own| i32::from(own.residence)),
    ("fortress", |own| i32::from(own.fortress)),
    ("customs_house", |own| i32::from(own.customs_house)),
    ("city_hall", |own| i32::from(own.city_hall)),
    ("cloister", |own| i32::from(own.cloister)),
    ("royal_garden", |own| i32::from(own.royal_garden)),
    ("nobles", |own| i32::from(own.nobles)),
    ("seat_price", |own| -i32::from(own.seat_price)),
];

pub(super) fn sources(state: &State) -> Vec<PointSource> {
    let all: Vec<Breakdown> = Seat::all(state.seats())
        .map(|seat| state.breakdown(seat))
        .collect();
    let source = |&(key, points): &(&'static str, Reading)| PointSource {
        key,
        points: all.iter().map(points).collect(),
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
