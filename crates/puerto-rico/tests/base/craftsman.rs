//! The craftsman phase (checklist 65 to 73, 113, 114).

use puerto_rico::{Event, Refusal};

use crate::table::Table;

/// Seat 0 is the craftsman with these tiles and buildings.
fn crafting(tiles: &str, city: &str) -> Table {
    let mut table = Table::at("players=3", |p| p.tiles(0, tiles).city(0, city));
    table.play("0 role craftsman");
    table
}

#[test]
fn f09_production_is_limited_by_plantations_and_circles() {
    let mut table = Table::at("players=3", |p| {
        p.tiles(0, "3/2 corn 2/2 tobacco 4/3 sugar")
            .city(0, "tobacco_storage:1 small_sugar_mill:1 sugar_mill:3")
    });
    table.play("0 role craftsman");
    assert_eq!(table.goods(0), "2 corn 3 sugar 1 tobacco");
}

#[test]
fn f10_coffee_by_plantations_and_circles() {
    for (tiles, circles, coffee) in [("2/2 coffee", 2, 2), ("2/2 coffee", 1, 1), ("1/1 coffee", 2, 1)] {
        let table = crafting(tiles, &format!("coffee_roaster:{circles}"));
        assert_eq!(table.goods(0), format!("{coffee} coffee"));
    }
}

#[test]
fn f11_tobacco_by_manned_circles() {
    for (circles, tobacco) in [(2, 2), (1, 1)] {
        let table = crafting("2/2 tobacco", &format!("tobacco_storage:{circles}"));
        assert_eq!(table.goods(0), format!("{tobacco} tobacco"));
    }
}

#[test]
fn f12_corn_needs_no_building() {
    assert_eq!(crafting("3/2 corn", "").goods(0), "2 corn");
}

#[test]
fn f30_most_without_privilege() {
    let city = "small_indigo_plant:1 indigo_plant:3 small_sugar_mill:1 sugar_mill:3 tobacco_storage:3 coffee_roaster:2";
    for (good, most) in [("coffee", 2), ("tobacco", 3), ("indigo", 4), ("sugar", 4)] {
        let table = crafting(&format!("6/6 {good}"), city);
        assert_eq!(table.goods(0), format!("{most} {good}"));
    }
    let mut table = crafting("6/6 coffee", city);
    table.play("0 good coffee");
    assert_eq!(table.goods(0), "3 coffee", "with the privilege");
}

#[test]
fn unused_workers_make_nothing() {
    assert_eq!(crafting("3/3 indigo", "coffee_roaster:2").goods(0), "");
    assert_eq!(crafting("1/1 indigo", "indigo_plant:3").goods(0), "1 indigo");
}

#[test]
fn everybody_produces_clockwise_from_the_craftsman() {
    let mut table = Table::at("players=3", |p| p.everybody(|p, seat| p.tiles(seat, "1/1 corn")));
    table.play("0 role trader");
    let events = table.play("1 role craftsman");
    let order: Vec<usize> = events
        .iter()
        .filter_map(|event| match event {
            Event::Produced { seat, .. } => Some(seat.index()),
            _ => None,
        })
        .collect();
    assert_eq!(order, [1, 2, 0]);
}

#[test]
fn a_short_supply_goes_round_from_the_craftsman() {
    let mut table = Table::at("players=3", |p| {
        p.tiles(1, "2/2 corn")
            .tiles(2, "2/2 corn")
            .tiles(0, "2/0 indigo")
            .goods(0, "7 corn")
            .supply("corn", 3)
    });
    table.play("0 role trader");
    table.play("0 pass");
    let events = table.play("1 role craftsman");
    assert_eq!(
        (table.goods(1), table.goods(2)),
        ("2 corn".to_owned(), "1 corn".to_owned())
    );
    let short = events.iter().any(|event| {
        matches!(event, Event::Produced { seat, short, .. } if seat.index() == 2 && short.total() == 1)
    });
    assert!(short, "the shortage is reported: {events:?}");
}

#[test]
fn the_privilege_is_one_more_good_of_a_kind_produced_this_phase() {
    let mut table = Table::at("players=3", |p| {
        p.tiles(0, "1/1 corn 1/1 indigo")
            .city(0, "small_indigo_plant:1")
            .goods(0, "1 coffee")
    });
    table.play("0 role craftsman");
    assert_eq!(table.legal(), ["pass", "good corn", "good indigo"]);
    assert_eq!(table.refuse("0 good coffee"), Refusal::NotProduced);
    table.play("0 good indigo");
    assert_eq!(table.goods(0), "1 corn 2 indigo 1 coffee");
}

#[test]
fn the_privilege_may_be_declined_even_for_one_kind() {
    let mut table = crafting("1/1 corn", "");
    assert_eq!(table.legal(), ["pass", "good corn"]);
    table.play("0 pass");
    assert_eq!((table.goods(0), table.asked()), ("1 corn".to_owned(), Some(1)));
}

#[test]
fn the_privilege_comes_after_everybody_and_from_the_supply() {
    let mut table = Table::at("players=3", |p| {
        p.tiles(0, "1/1 corn").tiles(1, "1/1 corn").supply("corn", 2)
    });
    table.play("0 role craftsman");
    assert_eq!(
        table.asked(),
        Some(1),
        "the last corn went to seat 1: no privilege is left"
    );
}

#[test]
fn a_craftsman_without_production_has_no_privilege() {
    let mut table = Table::at("players=3", |p| p.tiles(1, "1/1 corn"));
    table.play("0 role craftsman");
    assert_eq!((table.goods(0), table.asked()), (String::new(), Some(1)));
}

#[test]
fn goods_have_no_limit_outside_the_captain_phase() {
    let mut table = Table::at("players=3", |p| {
        p.tiles(0, "4/4 corn").goods(0, "5 corn 4 indigo 3 sugar")
    });
    table.play("0 role craftsman");
    table.play("0 pass");
    assert_eq!(table.goods(0), "9 corn 4 indigo 3 sugar");
}

#[test]
fn f15_the_factory_counts_kinds_really_received() {
    let mut table = Table::at("players=3", |p| {
        p.tiles(0, "3/3 corn 3/3 sugar 1/1 tobacco")
            .city(0, "factory:1 sugar_mill:3 tobacco_storage:1")
            .supply("corn", 0)
            .supply("sugar", 2)
            .money(0, 0)
    });
    table.play("0 role craftsman");
    assert_eq!(
        (table.goods(0).as_str(), table.money(0)),
        ("2 sugar 1 tobacco", 1)
    );
}

#[test]
fn f16_factory_with_three_kinds_and_with_two() {
    for (corn, doubloons) in [(10, 2), (0, 1)] {
        let mut table = Table::at("players=3", |p| {
            p.tiles(0, "3/3 corn 1/1 coffee 2/2 indigo")
                .city(0, "factory:1 coffee_roaster:2 indigo_plant:3")
                .supply("corn", corn)
                .money(0, 0)
        });
        table.play("0 role craftsman");
        assert_eq!(table.money(0), doubloons);
    }
}

#[test]
fn the_factory_pays_0_1_2_3_5_whatever_the_amounts() {
    let kinds = ["3/3 corn", "1/1 indigo", "1/1 sugar", "1/1 tobacco", "1/1 coffee"];
    let city = "factory:1 indigo_plant:3 sugar_mill:3 tobacco_storage:3 coffee_roaster:2";
    for (count, doubloons) in (1..=5).zip([0, 1, 2, 3, 5]) {
        let tiles = kinds[..count].join(" ");
        let mut table = Table::at("players=3", |p| p.tiles(0, &tiles).city(0, city).money(0, 0));
        table.play("0 role craftsman");
        assert_eq!(table.money(0), doubloons, "{count} kinds");
    }
}

#[test]
fn an_unoccupied_factory_pays_nothing() {
    let mut table = Table::at("players=3", |p| {
        p.tiles(0, "1/1 corn 1/1 indigo")
            .city(0, "factory:0 indigo_plant:1")
            .money(0, 0)
    });
    table.play("0 role craftsman");
    assert_eq!(table.money(0), 0);
}

#[test]
fn switch_strict_optional_asks_before_producing() {
    let mut table = Table::at("players=3 strict_optional", |p| {
        p.tiles(0, "1/1 corn").tiles(1, "1/1 corn")
    });
    table.play("0 role craftsman");
    assert_eq!(table.legal(), ["pass", "accept"]);
    table.play("0 pass");
    assert_eq!(table.asked(), Some(1));
    table.play("1 accept");
    assert_eq!((table.goods(0).as_str(), table.goods(1).as_str()), ("", "1 corn"));
}
