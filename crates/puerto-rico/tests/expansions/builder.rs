//! The builder phase with New Buildings (checklist 157, 160 to 164, 171, 181).

use puerto_rico::{EndReason, Refusal};

use crate::table;

#[test]
fn n06_forests_lower_prices_without_a_column_limit() {
    let mut table = table(3, "forest_house", "", |p| {
        p.money(0, 3)
            .tiles(0, "4/4 quarry 1/0 corn")
            .forests(0, "2 corn 3 indigo")
            .city(0, "forest_house:0")
    });
    table.play("0 role builder");
    table.play("0 build wharf");
    assert_eq!(table.money(0), 0, "9 − 1 builder − 3 quarries − 2 forests");
}

#[test]
fn two_forests_take_1_off_any_building_and_one_nothing() {
    for (forests, least) in [("1 corn", 10), ("2 corn", 9), ("3 corn", 9), ("4 corn", 8)] {
        for (money, can) in [(least, true), (least - 1, false)] {
            let mut table = table(3, "forest_house", "", |p| {
                p.money(1, money).forests(1, forests).money(0, 0)
            });
            table.play("0 role builder");
            if table.asked() == Some(0) {
                table.play("0 pass");
            }
            let offered = table.legal().contains(&"build guild_hall".to_owned());
            assert_eq!(offered, can, "{forests} with {money}");
        }
    }
}

#[test]
fn forest_discount_needs_occupied_only_with_the_switch() {
    for (switches, city, price) in [
        ("", "forest_house:0", 8),
        ("", "", 8),
        ("forest_discount_needs_occupied", "forest_house:0", 9),
        ("forest_discount_needs_occupied", "forest_house:1", 8),
    ] {
        let mut table = table(3, "forest_house", switches, |p| {
            p.money(0, 8).forests(0, "2 corn").city(0, city)
        });
        table.play("0 role builder");
        let can = table.legal().contains(&"build guild_hall".to_owned());
        assert_eq!(can, price == 8, "{switches} {city}");
    }
}

/// Seat 1 may buy with its black market.
fn market(
    money: u16,
    switches: &str,
    edit: impl Fn(&mut table::Editor) -> &mut table::Editor,
) -> table::Table {
    let mut table = table(3, "black_market", switches, |p| {
        edit(p.money(0, 0).money(1, money).city(1, "black_market:1"))
    });
    table.play("0 role builder");
    if table.asked() == Some(0) {
        table.play("0 pass");
    }
    table
}

#[test]
fn n04_black_market_covers_two_doubloons_exactly() {
    let mut table = market(6, "", |p| p.goods(1, "1 indigo").idle(1, 1).chips(1, 3));
    table.play("1 build harbor");
    table.play("1 return worker san_juan");
    assert_eq!(table.legal(), ["return indigo", "return point"]);
    table.play("1 return indigo");
    assert_eq!(table.money(1), 0);
    assert_eq!(
        (table.idle(1), table.goods(1).as_str(), table.points(1)),
        (0, "", 3)
    );
    assert_ne!(table.asked(), Some(1), "nothing more may be returned");
}

#[test]
fn n05_black_market_with_sugar_and_a_point() {
    let mut table = market(5, "", |p| p.goods(1, "1 sugar").idle(1, 1).chips(1, 2));
    let pool = table.pool();
    table.play("1 build factory");
    table.play("1 return sugar");
    assert_eq!(
        table.points(1),
        1,
        "the point is the only way left and is returned at once"
    );
    assert_eq!((table.money(1), table.pool(), table.idle(1)), (0, pool + 1, 1));
    let mut points = market(5, "", |p| p.chips(1, 2));
    assert_eq!(
        points.refuse("1 build factory"),
        Refusal::TooExpensive {
            price: 7,
            doubloons: 5
        }
    );
}

#[test]
fn black_market_works_only_when_short_and_leaves_no_doubloon() {
    let mut table = market(8, "", |p| p.goods(1, "1 sugar").chips(1, 2));
    table.play("1 build harbor");
    assert_eq!(
        (table.money(1), table.goods(1).as_str(), table.points(1)),
        (0, "1 sugar", 2)
    );
}

#[test]
fn x23_black_market_does_not_return_its_own_worker() {
    let mut table = market(5, "", |p| p.chips(1, 1));
    assert_eq!(
        table.refuse("1 build harbor"),
        Refusal::TooExpensive {
            price: 8,
            doubloons: 5
        }
    );
    let mut table = market(6, "", |p| p.chips(1, 1).tiles(1, "1/1 corn"));
    table.play("1 build harbor");
    assert_eq!(table.city(1, "black_market"), Some(1));
    assert_eq!(table.tile(1, "corn"), (1, 0));
}

#[test]
fn black_market_must_be_occupied() {
    let mut table = table(3, "black_market", "", |p| {
        p.money(1, 7)
            .chips(1, 3)
            .goods(1, "1 indigo")
            .city(1, "black_market:0")
            .money(0, 0)
    });
    table.play("0 role builder");
    if table.asked() == Some(0) {
        table.play("0 pass");
    }
    assert_eq!(
        table.refuse("1 build harbor"),
        Refusal::TooExpensive {
            price: 8,
            doubloons: 7
        }
    );
}

#[test]
fn black_market_discard_takes_worker_and_point_out_of_the_game() {
    for (switches, back) in [("", 1), ("black_market_discard", 0)] {
        let mut table = market(6, switches, |p| p.chips(1, 1).idle(1, 1));
        let (pool, workers) = (table.pool(), table.worker_supply());
        table.play("1 build harbor");
        assert_eq!(
            (table.pool(), table.worker_supply()),
            (pool + back, workers + back as u8),
            "{switches}"
        );
    }
}

#[test]
fn returned_points_do_not_undo_an_end() {
    let mut table = market(7, "", |p| p.chips(1, 1).pool(0).ended(EndReason::VictoryPoints));
    table.play("1 build harbor");
    assert_eq!(table.pool(), 1);
    assert_eq!(table.position().end, Some(EndReason::VictoryPoints));
}

#[test]
fn church_brings_points_by_column_but_not_for_itself() {
    for (building, points) in [
        ("small_market", 0),
        ("hospice", 1),
        ("harbor", 1),
        ("coffee_roaster", 1),
        ("fortress", 2),
    ] {
        let mut table = table(3, "church", "", |p| p.money(0, 20).city(0, "church:1"));
        table.play("0 role builder");
        table.play(&format!("0 build {building}"));
        assert_eq!(table.points(0), points, "{building}");
    }
    let mut own = table(3, "church university", "", |p| {
        p.money(0, 20).city(0, "university:1")
    });
    own.play("0 role builder");
    own.play("0 build church");
    own.play("0 worker");
    assert_eq!(own.points(0), 0);
}

#[test]
fn church_must_be_occupied() {
    let mut table = table(3, "church", "", |p| p.money(0, 20).city(0, "church:0"));
    table.play("0 role builder");
    table.play("0 build fortress");
    assert_eq!(table.points(0), 0);
}

#[test]
fn n19_the_universitys_worker_for_the_statue_goes_to_san_juan() {
    let mut table = table(3, "statue university", "", |p| {
        p.money(0, 20).city(0, "university:1")
    });
    table.play("0 role builder");
    table.play("0 build statue");
    table.play("0 worker");
    assert_eq!((table.idle(0), table.city(0, "statue")), (1, Some(0)));
}

#[test]
fn library_doubles_the_builders_doubloon() {
    let mut table = table(3, "library harbor", "", |p| p.money(0, 6).city(0, "library:1"));
    table.play("0 role builder");
    assert!(table.legal().contains(&"build harbor".to_owned()));
    table.play("0 build harbor");
    assert_eq!(table.money(0), 0);
    let mut free = crate::table(3, "library", "", |p| p.money(0, 0).city(0, "library:1"));
    free.play("0 role builder");
    free.play("0 build small_market");
    assert_eq!(free.money(0), 0, "never below 0");
}

#[test]
fn factory_8_university_7_swaps_the_prices() {
    for (switches, factory, university) in [("", 7, 8), ("factory_8_university_7", 8, 7)] {
        let mut table = table::Table::at(&format!("players=3 edition=2020 {switches}"), |p| {
            p.money(1, 20).money(0, 0)
        });
        table.play("0 role builder");
        if table.asked() == Some(0) {
            table.play("0 pass");
        }
        for (building, price) in [("factory", factory), ("university", university)] {
            let mut bought = table.clone();
            bought.play(&format!("1 build {building}"));
            assert_eq!(bought.money(1), 20 - price, "{building} {switches}");
        }
    }
}

#[test]
fn strict_optional_asks_about_forests_and_church() {
    let mut table = table(3, "church forest_house", "strict_optional", |p| {
        p.money(1, 20)
            .money(0, 0)
            .forests(1, "4 corn")
            .city(1, "church:1")
    });
    table.play("0 role builder");
    if table.asked() == Some(0) {
        table.play("0 pass");
    }
    table.play("1 build fortress");
    assert_eq!(table.money(1), 12);
    table.play("1 pass");
    assert_eq!(table.money(1), 10, "the forests' discount was declined");
    table.play("1 pass");
    assert_eq!(table.points(1), 0, "the church's points were declined");
}
