//! The expansions, rule by rule: one file per phase, and the worked examples of the rulebooks by their id (`n01_` to
//! `n22_`). The checklist names these tests.

#[path = "../common/actions.rs"]
mod actions;
mod builder;
mod captain;
mod conformance;
mod counted;
mod craftsman;
mod draft;
mod end;
mod guest_windows;
mod guesthouse;
mod mayor;
mod optional;
mod settler;
mod setup;
mod storage;
#[path = "../common/table.rs"]
#[allow(dead_code, reason = "each group of tests uses its part of the harness")]
mod table;
mod together;
mod trader;

use puerto_rico::{Building, BuildingSet};
use table::{Editor, Table};

/// Places of the main board by price.
const PLACES: [(u8, usize); 10] = [
    (1, 1),
    (2, 2),
    (3, 1),
    (4, 1),
    (5, 2),
    (6, 1),
    (7, 1),
    (8, 2),
    (9, 1),
    (10, 5),
];

/// The same with those for Nobles, as printed in 2020.
const PLACES_WITH_NOBLES: [(u8, usize); 10] = [
    (1, 1),
    (2, 3),
    (3, 2),
    (4, 2),
    (5, 3),
    (6, 2),
    (7, 2),
    (8, 2),
    (9, 1),
    (10, 6),
];

/// A market with these buildings, filled up with others.
fn market(places: &[(u8, usize)], wanted: &str, others: BuildingSet) -> String {
    let wanted: Vec<Building> = wanted
        .split_whitespace()
        .map(|name| name.parse().expect("a building"))
        .collect();
    let mut market = Vec::new();
    for &(cost, places) in places {
        let mut kinds: Vec<Building> = wanted.iter().copied().chain(others.iter()).collect();
        kinds.retain(|building| building.row().cost == cost && building.is_commercial());
        let mut chosen: Vec<Building> = Vec::new();
        for building in kinds {
            if chosen.len() < places && !chosen.contains(&building) {
                chosen.push(building);
            }
        }
        market.extend(chosen);
    }
    for building in wanted {
        let fits = market.contains(&building) || !building.is_commercial();
        assert!(fits, "no place for {building}");
    }
    market.sort_unstable();
    let names: Vec<&str> = market.iter().map(|building| building.key()).collect();
    names.join(",")
}

/// A setup line with New Buildings whose market holds these buildings, filled up from the base game.
fn new_buildings(players: usize, wanted: &str, switches: &str) -> String {
    let market = market(&PLACES, wanted, BuildingSet::BASE);
    format!("players={players} edition=2020 expansions=new_buildings market={market} {switches}")
}

/// The same with all expansions but the Festival.
fn all_but_festival(players: usize, wanted: &str, switches: &str) -> String {
    let market = market(&PLACES_WITH_NOBLES, wanted, BuildingSet::from_iter(Building::ALL));
    format!(
        "players={players} edition=2020 expansions=new_buildings,nobles,buccaneer market={market} {switches}"
    )
}

/// A table of New Buildings with these buildings for sale or in cities, seat 0 picks a role.
fn table(
    players: usize,
    wanted: &str,
    switches: &str,
    edit: impl FnOnce(&mut Editor) -> &mut Editor,
) -> Table {
    Table::at(&new_buildings(players, wanted, switches), edit)
}
