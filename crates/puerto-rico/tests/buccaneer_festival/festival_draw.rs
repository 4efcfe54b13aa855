//! The draw of the Festival's tasks (checklist 213 to 215).

use puerto_rico::{Building, Decision, Setup, State};
use tabletop::{Game, Weighted};

use crate::festival::{festival, line};
use crate::table::Table;

/// What chance may bring now, with its weights.
fn weights(table: &Table) -> Vec<(String, u32)> {
    let mut outcomes: Vec<Weighted<puerto_rico::Outcome>> = Vec::new();
    table.state.outcomes(&mut outcomes);
    let pairs = outcomes
        .iter()
        .map(|each| (each.outcome.to_string(), each.weight));
    pairs.collect()
}

/// The buildings that may be drawn for the building task after these draws.
fn candidates(setup: &str, crop: &str, goods: [&str; 3]) -> Vec<String> {
    let mut table = Table::before(setup);
    table.chance(&format!("crop {crop}"));
    for good in goods {
        table.chance(&format!("production {good}"));
    }
    let buildings = weights(&table).into_iter();
    buildings
        .map(|(name, weight)| {
            assert_eq!(weight, 1, "each kind alike");
            name.replace("building ", "")
        })
        .collect()
}

#[test]
fn the_tasks_are_drawn_before_the_first_row() {
    let mut table = Table::before(&line(4, ""));
    let plantations = table.position().face_down;
    assert_eq!(table.state.decision(), Decision::FestivalCrop);
    let kinds = ["corn", "indigo", "sugar", "tobacco", "coffee"];
    let crops: Vec<_> = kinds.map(|kind| (format!("crop {kind}"), 1)).to_vec();
    assert_eq!(weights(&table), crops, "one tile of each kind");
    table.chance("crop sugar");
    assert_eq!(
        table.position().face_down[puerto_rico::Good::Sugar] + 1,
        plantations[puerto_rico::Good::Sugar],
        "the tile leaves the stock"
    );
    assert_eq!(table.state.decision(), Decision::FestivalGood);
    for _ in 0..3 {
        table.chance("production indigo");
    }
    assert_eq!(table.supply("indigo"), 8, "the markers leave the supply");
    assert_eq!(table.state.decision(), Decision::FestivalBuilding);
    table.chance("building harbor");
    assert_eq!(table.state.decision(), Decision::RevealPlantation);
    let drawn = festival(&table);
    assert_eq!(
        (drawn.crop_winner, drawn.goods_winner, drawn.building_winner),
        (None, None, None)
    );
    assert_eq!(table.state.check_invariants(), Ok(()));
}

#[test]
fn three_goods_are_drawn_from_three_of_each_and_may_repeat() {
    let mut table = Table::before(&line(3, ""));
    table.chance("crop corn");
    let weight = |table: &Table, good: &str| {
        let all = weights(table);
        let found = all.iter().find(|(name, _)| *name == format!("production {good}"));
        found.map_or(0, |&(_, weight)| weight)
    };
    assert_eq!(weights(&table).len(), 5);
    for (drawn, expected) in [(0, 3), (1, 2), (2, 1)] {
        assert_eq!(weight(&table, "coffee"), expected, "after {drawn}");
        assert_eq!(weight(&table, "corn"), 3);
        table.chance("production coffee");
    }
    assert_eq!(festival(&table).goods[puerto_rico::Good::Coffee], 3);
}

#[test]
fn the_building_is_one_of_3_points_but_no_plant_of_a_drawn_good() {
    let all = [
        "tobacco_storage",
        "coffee_roaster",
        "factory",
        "university",
        "harbor",
        "wharf",
    ];
    assert_eq!(candidates(&line(3, ""), "coffee", ["corn", "corn", "sugar"]), all);
    let without = candidates(&line(3, ""), "sugar", ["coffee", "corn", "tobacco"]);
    assert_eq!(without, ["factory", "university", "harbor", "wharf"]);
}

#[test]
fn festival_exclude_by_plantation_looks_at_the_crop_task() {
    let setup = line(3, "festival_exclude_by_plantation");
    let found = candidates(&setup, "coffee", ["tobacco", "tobacco", "coffee"]);
    assert_eq!(
        found,
        ["tobacco_storage", "factory", "university", "harbor", "wharf"]
    );
}

#[test]
fn with_nobles_villa_and_jeweler_are_candidates_too() {
    let with_nobles = "players=3 edition=2020 expansions=nobles,festival";
    let found = candidates(with_nobles, "corn", ["tobacco", "corn", "corn"]);
    assert_eq!(
        found,
        [
            "coffee_roaster",
            "factory",
            "university",
            "harbor",
            "wharf",
            "villa",
            "jeweler"
        ]
    );
    let without = candidates(&line(3, ""), "corn", ["tobacco", "corn", "corn"]);
    assert_eq!(without, found[..5], "only where Nobles are played");
}

#[test]
fn with_new_buildings_the_building_comes_from_the_drafted_market() {
    let setup = "players=3 edition=2020 expansions=new_buildings,festival \
                 market=small_market,hacienda,construction_hut,small_warehouse,hospice,office,large_market,\
                 large_warehouse,lighthouse,library,specialty_factory,union_hall,guild_hall,residence,\
                 fortress,statue,city_hall";
    let found = candidates(setup, "corn", ["corn", "corn", "coffee"]);
    assert_eq!(
        found,
        [
            "tobacco_storage",
            "lighthouse",
            "specialty_factory",
            "library",
            "union_hall"
        ],
        "not the statue, whose points are 8"
    );
    let drafted = "players=3 edition=2020 expansions=new_buildings,festival"
        .parse::<Setup>()
        .unwrap();
    let before = State::new(&drafted).unwrap();
    assert!(
        matches!(before.decision(), Decision::Draft(_)),
        "the tasks are drawn after the draft"
    );
}

#[test]
fn the_drawn_tile_is_one_copy_less_for_sale() {
    for (players, building, left) in [
        (3, Building::Harbor, 1),
        (4, Building::CoffeeRoaster, 2),
        // With two players the tile is taken before the copies are reduced (2020-pl, "Wariant gry dla dwóch osób").
        (2, Building::Harbor, 1),
        (2, Building::TobaccoStorage, 2),
        // The box has two jewelers.
        (2, Building::Jeweler, 1),
        (3, Building::Jeweler, 1),
    ] {
        let expansions = match building {
            Building::Jeweler => "nobles,festival",
            _ => "festival",
        };
        let setup = format!("players={players} edition=2020 expansions={expansions}");
        let table = Table::at(&setup, |p| p.tasks("corn", "corn corn corn", building.key()));
        assert_eq!(table.state.copies_left(building), left, "{players} {building}");
    }
}
