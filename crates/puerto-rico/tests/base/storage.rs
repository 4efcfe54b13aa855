//! Keeping goods at the end of the captain phase (checklist 93 to 96, 109 to 111).

use puerto_rico::Event;

use crate::table::{Editor, Table};

/// Three seats; all ships are full of other kinds or of these, so that nothing can be loaded.
/// Seat 1 holds all five kinds and is asked what to keep.
fn storing(setup: &str, city: &str, goods: &str) -> Table {
    let mut table = Table::at(setup, |p: &mut Editor| {
        p.goods(1, goods)
            .city(1, city)
            .ship(4, "4 corn")
            .ship(5, "5 indigo")
            .ship(6, "6 sugar")
    });
    table.play("0 role captain");
    table
}

#[test]
fn without_a_warehouse_one_good_is_kept() {
    let mut table = storing("players=3", "", "3 corn 2 indigo 1 sugar");
    assert_eq!(table.legal(), ["keep corn", "keep indigo", "keep sugar"]);
    let before = table.supply("corn");
    let events = table.play("1 keep indigo");
    assert_eq!(table.goods(1), "1 indigo");
    assert_eq!(
        table.supply("corn"),
        before + 3 + 4,
        "three of mine and the full corn ship"
    );
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Stored { kept, returned, .. }
        if kept.total() == 1 && returned.total() == 5))
    );
}

#[test]
fn one_single_kind_is_kept_without_asking() {
    let mut table = storing("players=3", "", "1 corn");
    table.skip_to_choosing();
    assert_eq!(table.goods(1), "1 corn");
    let mut table = storing("players=3", "", "4 corn");
    table.skip_to_choosing();
    assert_eq!(
        table.goods(1),
        "1 corn",
        "only one way: one good is kept, three go back"
    );
}

#[test]
fn small_warehouse_keeps_all_of_one_kind_besides_the_single_good() {
    let mut table = storing("players=3", "small_warehouse:1", "3 corn 2 indigo 1 sugar");
    assert_eq!(table.legal(), ["store corn", "store indigo", "store sugar"]);
    table.play("1 store corn");
    table.play("1 keep indigo");
    assert_eq!(table.goods(1), "3 corn 1 indigo");
}

#[test]
fn large_warehouse_keeps_two_kinds_besides_the_single_good() {
    let mut table = storing("players=3", "large_warehouse:1", "3 corn 2 indigo 2 sugar");
    table.play("1 store corn");
    table.play("1 store sugar");
    table.skip_to_choosing();
    assert_eq!(table.goods(1), "3 corn 1 indigo 2 sugar");
}

#[test]
fn f20_both_warehouses_keep_three_kinds_and_one_good() {
    let mut table = Table::at("players=3", |p| {
        p.goods(1, "3 corn 2 indigo 2 sugar 3 tobacco")
            .city(1, "small_warehouse:1 large_warehouse:1")
            .ship(4, "4 corn")
            .ship(5, "5 indigo")
            .ship(6, "6 sugar")
    });
    table.play("0 role captain");
    for good in ["corn", "indigo", "tobacco"] {
        table.play(&format!("1 store {good}"));
    }
    table.skip_to_choosing();
    assert_eq!(table.goods(1), "3 corn 2 indigo 1 sugar 3 tobacco");
}

#[test]
fn all_that_fits_is_kept_without_asking() {
    let mut table = storing("players=3", "small_warehouse:1", "4 corn 1 indigo");
    table.skip_to_choosing();
    assert!(
        ["4 corn 1 indigo"].contains(&table.goods(1).as_str()),
        "{}",
        table.goods(1)
    );
}

#[test]
fn an_unoccupied_warehouse_stores_nothing() {
    for building in ["small_warehouse:0", "large_warehouse:0"] {
        let table = storing("players=3", building, "3 corn 2 indigo");
        assert_eq!(table.legal(), ["keep corn", "keep indigo"], "{building}");
    }
}

#[test]
fn warehouses_do_not_excuse_from_loading() {
    let mut table = Table::at("players=3", |p| {
        p.goods(1, "3 corn 1 indigo").city(1, "large_warehouse:1")
    });
    table.play("0 role captain");
    assert!(
        table.legal().iter().all(|line| line.starts_with("load ")),
        "{:?}",
        table.legal()
    );
}

#[test]
fn a_whole_storage_becomes_the_canonical_actions() {
    let mut table = storing(
        "players=3",
        "large_warehouse:1",
        "3 corn 2 indigo 2 sugar 1 coffee",
    );
    table.store(1, "sugar corn", "coffee").expect("a legal storage");
    assert_eq!(table.goods(1), "3 corn 2 sugar 1 coffee");
}

#[test]
fn storage_comes_before_full_ships_are_emptied_and_others_stay_as_they_are() {
    let mut table = Table::at("players=3", |p| {
        p.goods(1, "3 corn 2 sugar")
            .ship(4, "4 corn")
            .ship(5, "2 indigo")
            .ship(6, "6 sugar")
    });
    table.play("0 role captain");
    assert_eq!(table.ship(4), "4 corn", "still full while goods are stored");
    table.play("1 keep corn");
    assert_eq!(
        (
            table.ship(4).as_str(),
            table.ship(5).as_str(),
            table.ship(6).as_str()
        ),
        ("", "2 indigo", "")
    );
}

#[test]
fn storage_goes_clockwise_from_the_captain() {
    let mut table = Table::at("players=3", |p| {
        p.goods(0, "3 corn 2 sugar")
            .goods(2, "3 corn 2 sugar")
            .ship(4, "4 corn")
            .ship(5, "5 indigo")
            .ship(6, "6 sugar")
    });
    table.play("0 role trader");
    table.skip_to_choosing();
    table.play("1 role captain");
    assert_eq!(table.asked(), Some(2));
    table.play("2 keep corn");
    assert_eq!(table.asked(), Some(0));
}

#[test]
fn switch_strict_optional_allows_storing_less() {
    let mut table = storing("players=3 strict_optional", "", "3 corn 2 indigo");
    assert_eq!(table.legal(), ["pass", "keep corn", "keep indigo"]);
    table.play("1 pass");
    assert_eq!(table.goods(1), "");
}

#[test]
fn switch_strict_optional_asks_even_when_all_fits() {
    let mut table = storing("players=3 strict_optional", "small_warehouse:1", "3 corn");
    assert_eq!(table.legal(), ["pass", "store corn"]);
    table.play("1 store corn");
    assert_eq!(table.goods(1), "3 corn");
}
