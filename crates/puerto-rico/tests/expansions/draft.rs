//! The draft of New Buildings (checklist 147 to 153).

use puerto_rico::{BuildingSet, Draft, Expansion, Setup, State};
use tabletop::{Game, Turn};

use crate::table::Table;

/// A table before the first choice.
fn drafting(line: &str) -> Table {
    Table::before(line)
}

/// Chooses these one after another, whoever is asked.
fn choose(table: &mut Table, buildings: &str) {
    for building in buildings.split_whitespace() {
        let seat = table.asked().expect("somebody chooses");
        table.play(&format!("{seat} draft {building}"));
    }
}

const DRAFT: &str = "players=3 edition=2020 expansions=new_buildings";

#[test]
fn all_production_buildings_are_for_sale_and_no_others_before_the_draft() {
    let table = drafting(DRAFT);
    assert_eq!(table.state.for_sale(), BuildingSet::PRODUCTION);
    assert_eq!(table.state.copies_left("indigo_plant".parse().unwrap()), 3);
}

#[test]
fn the_seats_choose_clockwise_from_the_start_player() {
    let mut table = drafting(DRAFT);
    for seat in [0, 1, 2, 0, 1] {
        assert_eq!(table.asked(), Some(seat));
        let first = table.legal()[0].clone();
        table.play(&format!("{seat} {first}"));
    }
}

#[test]
fn both_copies_are_for_sale_but_only_one_with_two_players() {
    for (players, copies) in [(2, 1), (3, 2), (5, 2)] {
        let mut table = drafting(&format!(
            "players={players} edition=2020 expansions=new_buildings"
        ));
        choose(&mut table, "church");
        assert_eq!(table.state.copies_left("church".parse().unwrap()), copies);
    }
}

#[test]
fn n20_two_kinds_on_the_places_of_their_price_keep_the_others_out() {
    let mut table = drafting(DRAFT);
    choose(&mut table, "church office");
    for gone in ["large_market", "trading_post"] {
        assert!(!table.legal().contains(&format!("draft {gone}")));
        let seat = table.asked().unwrap();
        let refusal = table.refuse(&format!("{seat} draft {gone}"));
        assert_eq!(refusal, puerto_rico::Refusal::NoPlaceLeft { cost: 5 });
    }
}

#[test]
fn n21_black_market_and_hacienda_fill_the_places_of_2() {
    let mut table = drafting(DRAFT);
    choose(&mut table, "black_market hacienda");
    for gone in ["construction_hut", "forest_house"] {
        assert!(!table.legal().contains(&format!("draft {gone}")));
    }
}

#[test]
fn draft_small_first_is_the_editions() {
    for (line, large) in [
        (DRAFT.to_owned(), false),
        (format!("{DRAFT} draft_small_first=off"), true),
        (DRAFT.replace("2020", "2011"), true),
        (
            format!("{} draft_small_first", DRAFT.replace("2020", "2011")),
            false,
        ),
        (
            format!("{} borrow_expansions", DRAFT.replace("2020", "2002")),
            false,
        ),
    ] {
        let mut table = drafting(&line);
        assert_eq!(
            table.legal().contains(&"draft statue".to_owned()),
            large,
            "{line}"
        );
        if !large {
            assert_eq!(table.refuse("0 draft statue"), puerto_rico::Refusal::SmallFirst);
        }
    }
}

#[test]
fn twelve_small_and_five_large_places_are_filled_and_the_rest_leave_the_game() {
    let mut table = drafting(DRAFT);
    while table.state.phase().is_none() && table.state.turn() != Turn::Chance {
        let seat = table.asked().expect("somebody chooses");
        let first = table.legal()[0].clone();
        table.play(&format!("{seat} {first}"));
    }
    let market = table.state.market().without(BuildingSet::PRODUCTION);
    assert_eq!(market.and(BuildingSet::LARGE).len(), 5);
    assert_eq!(market.without(BuildingSet::LARGE).len(), 12);
    assert_eq!(table.view(None).market.len(), 17 + 6);
    assert_eq!(table.state.for_sale(), table.state.market());
}

#[test]
fn exclusions_keep_the_second_of_a_pair_out() {
    for (switch, first, second) in [
        ("exclude_office_trading_post", "office", "trading_post"),
        ("exclude_hacienda_forest_house", "forest_house", "hacienda"),
    ] {
        for (line, open) in [(DRAFT.to_owned(), true), (format!("{DRAFT} {switch}"), false)] {
            let mut table = drafting(&line);
            choose(&mut table, first);
            assert_eq!(table.legal().contains(&format!("draft {second}")), open, "{line}");
        }
    }
}

#[test]
fn a_random_draft_is_chance() {
    let mut table = drafting(&format!("{DRAFT} draft=random"));
    assert_eq!(table.asked(), None);
    let outcomes = table.outcomes();
    assert!(outcomes.contains(&"draft church".to_owned()) && !outcomes.contains(&"draft statue".to_owned()));
    assert!(table.state.resolve("draft church".parse().unwrap(), &mut ()));
    assert!(!table.outcomes().contains(&"draft church".to_owned()));
}

#[test]
fn a_named_market_needs_no_draft() {
    let line = crate::new_buildings(4, "church statue", "");
    let setup: Setup = line.parse().unwrap();
    assert!(matches!(setup.draft, Draft::Named(market) if market.len() == 17));
    assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
    let state = State::new(&setup).unwrap();
    assert_eq!(state.setup(), setup);
    assert_eq!(state.decision(), puerto_rico::Decision::RevealPlantation);
    assert!(setup.expansions.has(Expansion::NewBuildings));
}

#[test]
fn factory_8_university_7_changes_the_places_too() {
    let mut table = drafting(&format!("{DRAFT} factory_8_university_7"));
    choose(&mut table, "lighthouse");
    assert!(
        !table.legal().contains(&"draft university".to_owned()),
        "the place of 7 is filled"
    );
    assert!(table.legal().contains(&"draft factory".to_owned()));
}
