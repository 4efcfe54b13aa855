//! The craftsman phase with New Buildings (checklist 154, 176, 179).

use puerto_rico::{Decision, Event, Gain, Good, Refusal};
use tabletop::Seat;

use crate::table;
use crate::table::Table;

#[test]
fn n01_aqueduct_without_goods_of_its_kinds_adds_none() {
    let mut table = table(3, "aqueduct", "", |p| {
        p.tiles(0, "1/0 indigo 1/1 sugar")
            .city(0, "aqueduct:1 indigo_plant:1 small_sugar_mill:1")
            .tiles(1, "1/0 corn")
            .tiles(2, "1/0 corn")
    });
    table.play("0 role craftsman");
    assert_eq!(table.goods(0), "1 sugar", "the small mill gets nothing");
}

#[test]
fn n02_aqueduct_adds_one_indigo_and_one_sugar() {
    let mut table = table(3, "aqueduct", "", |p| {
        p.tiles(0, "1/1 indigo 3/3 sugar")
            .city(0, "aqueduct:1 indigo_plant:1 sugar_mill:3")
    });
    table.play("0 role craftsman");
    assert_eq!(table.goods(0), "2 indigo 4 sugar");
}

#[test]
fn n03_aqueduct_needs_the_large_plant() {
    let mut small = table(3, "aqueduct", "", |p| {
        p.tiles(0, "1/1 indigo 1/0 sugar")
            .city(0, "aqueduct:1 small_indigo_plant:1 sugar_mill:1")
    });
    small.play("0 role craftsman");
    assert_eq!(small.goods(0), "1 indigo");
    let mut large = table(3, "aqueduct", "", |p| {
        p.tiles(0, "2/2 indigo 3/3 sugar")
            .city(0, "aqueduct:1 indigo_plant:2 sugar_mill:3")
    });
    large.play("0 role craftsman");
    assert_eq!(large.goods(0), "3 indigo 4 sugar");
}

#[test]
fn aqueduct_is_limited_by_the_supply_and_needs_its_worker() {
    for (city, supply, goods) in [
        ("aqueduct:1 indigo_plant:2", 2, "2 indigo"),
        ("aqueduct:1 indigo_plant:2", 3, "3 indigo"),
        ("aqueduct:0 indigo_plant:2", 3, "2 indigo"),
    ] {
        let mut table = table(3, "aqueduct", "", |p| {
            p.tiles(0, "2/2 indigo").city(0, city).supply("indigo", supply)
        });
        table.play("0 role craftsman");
        assert_eq!(table.goods(0), goods, "{city}, {supply} in the supply");
    }
}

/// A craftsman with an occupied specialty factory who produces these goods, limited only by the seat's own boards.
fn specialty(tiles: &str, city: &str, switches: &str) -> Table {
    let city = format!("specialty_factory:1 {city}");
    table(3, "specialty_factory", switches, |p| {
        p.tiles(0, tiles).city(0, &city).money(0, 0)
    })
}

#[test]
fn n12_specialty_factory_pays_for_three_sugar() {
    let mut table = specialty("4/4 corn 3/3 sugar 2/2 indigo", "sugar_mill:3 indigo_plant:2", "");
    table.play("0 role craftsman");
    assert_eq!(table.money(0), 2);
}

#[test]
fn n13_specialty_factory_does_not_count_corn() {
    let mut table = specialty(
        "5/5 corn 4/4 indigo 2/2 sugar",
        "indigo_plant:3 small_indigo_plant:1 sugar_mill:2",
        "",
    );
    table.play("0 role craftsman");
    assert_eq!(table.money(0), 3);
}

#[test]
fn specialty_factory_must_be_occupied() {
    for (worker, money) in [(0, 0), (1, 1)] {
        let city = format!("indigo_plant:2 specialty_factory:{worker}");
        let mut table = table(3, "specialty_factory", "", |p| {
            p.tiles(0, "2/2 indigo").city(0, &city).money(0, 0)
        });
        table.play("0 role craftsman");
        assert_eq!(table.money(0), money);
    }
}

#[test]
fn specialty_counts_privilege_only_with_the_switch() {
    for (switches, money) in [("", 1), ("specialty_counts_privilege", 2)] {
        let mut table = specialty("2/2 indigo", "indigo_plant:2", switches);
        table.play("0 role craftsman");
        let events = table.play("0 good indigo");
        assert_eq!(table.money(0), money, "{switches}");
        let paid = |event: &Event| matches!(event, Event::SpecialtyFactoryPaid { .. });
        assert_eq!(events.iter().any(paid), money == 2);
    }
}

#[test]
fn with_everything_optional_the_privilege_goods_doubloon_is_asked_about() {
    let asked = |library: &str| {
        let city = format!("indigo_plant:2 specialty_factory:1 {library}");
        let switches = "specialty_counts_privilege strict_optional";
        let mut table = table(3, "specialty_factory library", switches, |p| {
            p.tiles(0, "2/2 indigo").city(0, &city).money(0, 0)
        });
        table.play("0 role craftsman");
        table.play("0 accept");
        table.play("0 accept");
        assert_eq!(table.money(0), 1, "the production's");
        table.play("0 good indigo");
        table
    };
    let start = asked("");
    assert_eq!(
        start.state.decision(),
        Decision::Optional(
            Seat::new(0),
            Gain::SpecialtyFactoryPrivilege {
                good: Good::Indigo,
                is_second: false
            }
        )
    );
    for (answer, money) in [("accept", 2), ("pass", 1)] {
        let mut table = start.clone();
        table.play(&format!("0 {answer}"));
        assert_eq!((table.money(0), table.goods(0).as_str()), (money, "3 indigo"));
        assert!(table.legal()[0].starts_with("role "), "the phase is over");
    }
    // With the library each of the two goods is asked about.
    let mut twice = asked("library:1");
    twice.play("0 accept");
    assert_eq!(twice.legal(), ["pass", "good indigo"]);
    twice.play("0 good indigo");
    twice.play("0 accept");
    assert_eq!((twice.money(0), twice.goods(0).as_str()), (3, "4 indigo"));
    assert!(twice.legal()[0].starts_with("role "));
}

#[test]
fn library_doubles_the_craftsmans_good_same_or_different() {
    for (second, goods) in [("corn", "3 corn 1 indigo"), ("indigo", "2 corn 2 indigo")] {
        let mut table = table(3, "library", "", |p| {
            p.tiles(0, "1/1 corn 1/1 indigo")
                .city(0, "library:1 small_indigo_plant:1")
        });
        table.play("0 role craftsman");
        table.play("0 good corn");
        assert_eq!(table.legal(), ["pass", "good corn", "good indigo"]);
        table.play(&format!("0 good {second}"));
        assert_eq!(table.goods(0), goods);
        assert!(table.legal()[0].starts_with("role "));
    }
}

#[test]
fn library_craftsman_distinct_asks_for_two_kinds() {
    let mut table = table(3, "library", "library_craftsman_distinct", |p| {
        p.tiles(0, "1/1 corn 1/1 indigo")
            .city(0, "library:1 small_indigo_plant:1")
    });
    table.play("0 role craftsman");
    table.play("0 good corn");
    assert_eq!(table.legal(), ["pass", "good indigo"]);
    assert_eq!(table.refuse("0 good corn"), Refusal::SameKindTwice);
}

#[test]
fn library_belongs_to_the_chooser_only_and_must_be_occupied() {
    for (city, own) in [("library:0", 0), ("library:1", 1)] {
        let mut table = table(3, "library", "", |p| {
            p.tiles(0, "1/1 corn").tiles(1, "1/1 corn").city(own, city)
        });
        table.play("0 role craftsman");
        table.play("0 good corn");
        assert!(table.legal()[0].starts_with("role "), "{city} of seat {own}");
    }
}
