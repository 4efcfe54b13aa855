//! Buildings of several expansions in one step: what each of them adds, and in which order.

use crate::table::{Editor, Table};

/// A table with all expansions but the Festival; its market holds the buildings of seat 0 and these.
fn table(city: &str, more: &str, edit: impl FnOnce(&mut Editor) -> &mut Editor) -> Table {
    let own = city
        .split_whitespace()
        .filter_map(|words| Some(words.split_once(':')?.0));
    let names: Vec<&str> = own.chain(more.split_whitespace()).collect();
    let setup = crate::all_but_festival(3, &names.join(" "), "");
    Table::at(&setup, |p| edit(p).city(0, city))
}

/// Nobody else has goods.
fn alone<'a>(p: &'a mut Editor, goods: &str) -> &'a mut Editor {
    p.everybody(|p, seat| p.goods(seat, "")).goods(0, goods)
}

#[test]
fn wharf_public_ship_and_small_wharf_each_count_with_harbor_and_lighthouse() {
    let city = "wharf:1 small_wharf:1 harbor:1 lighthouse:1 library:1";
    let mut table = table(city, "", |p| {
        alone(p, "2 corn 3 sugar 2 coffee")
            .money(0, 0)
            .ship(4, "1 tobacco")
            .ship(5, "1 indigo")
            .ship(6, "5 corn")
    });
    table.play("0 role captain");
    assert_eq!(table.money(0), 1, "the captain's lighthouse");
    table.play("0 load sugar wharf");
    assert_eq!(
        (table.points(0), table.money(0)),
        (3 + 1 + 2, 2),
        "harbor, doubled privilege"
    );
    table.play("0 load corn 6");
    assert_eq!((table.points(0), table.money(0)), (6 + 1 + 1, 3));
    assert_eq!(
        table.legal(),
        ["pass", "small_wharf"],
        "only a ship of one's own is left"
    );
    for line in ["0 small_wharf", "0 ship corn 1", "0 ship coffee 1"] {
        table.play(line);
    }
    assert_eq!(
        (table.points(0), table.money(0)),
        (8 + 1 + 1, 4),
        "two goods, a point"
    );
}

#[test]
fn the_union_hall_pays_before_the_royal_supplier_takes_and_neither_is_a_loading() {
    let mut table = table("union_hall:1 royal_supplier:1 harbor:1", "", |p| {
        alone(p, "2 corn 2 sugar 1 coffee")
            .idle_nobles(0, 2, 2)
            .ship(4, "4 tobacco")
            .ship(5, "1 indigo")
    });
    table.play("0 role captain");
    assert_eq!(table.points(0), 2, "two pairs");
    table.play("0 deliver corn");
    table.play("0 deliver coffee");
    assert_eq!(table.points(0), 4);
    table.play("0 load sugar 6");
    assert_eq!(table.points(0), 4 + 2 + 1 + 1, "the first loading");
}

#[test]
fn giving_the_last_good_to_the_royal_supplier_forgoes_the_captains_point() {
    let mut table = table("royal_supplier:1", "", |p| {
        alone(p, "1 corn").idle_nobles(0, 1, 1)
    });
    table.play("0 role captain");
    table.play("0 deliver corn");
    assert_eq!(
        (table.points(0), table.asked()),
        (1, Some(1)),
        "the phase is over"
    );
}

#[test]
fn a_university_whose_worker_was_returned_brings_none_but_the_church_pays() {
    let mut table = table("black_market:1 university:1 church:1", "union_hall", |p| {
        p.money(0, 5).chips(0, 1).goods(0, "1 corn").tiles(0, "1/1 corn")
    });
    table.play("0 role builder");
    // 9, the builder pays 8 and has 5: all three things go.
    table.play("0 build union_hall");
    table.play("0 return worker university");
    assert_eq!(table.asked(), Some(1), "no worker is offered");
    assert_eq!(
        (table.money(0), table.goods(0), table.points(0)),
        (0, String::new(), 1)
    );
}

#[test]
fn a_villa_may_take_the_worker_that_the_library_would_have_doubled_to() {
    for (supply, second) in [(2, false), (3, true)] {
        let mut table = table("villa:1 library:1", "", |p| {
            p.workers_supply(supply).nobles_supply(0)
        });
        table.play("0 role mayor");
        table.play("0 worker");
        let asks = matches!(table.state.decision(), puerto_rico::Decision::SecondWorker(_));
        assert_eq!(asks, second, "{supply} in the supply");
    }
}

#[test]
fn all_discounts_together_never_go_below_zero() {
    let mut table = table("library:1 zoning_office:1n1", "statue", |p| {
        p.money(0, 0).tiles(0, "4/4 quarry").forests(0, "4 corn")
    });
    table.play("0 role builder");
    // 10, less 4 quarries, 2 by the doubled privilege, 2 by forests, 2 by the noble.
    table.play("0 build statue");
    assert_eq!(table.money(0), 0);
}

#[test]
fn a_late_role_has_the_librarys_privilege() {
    let mut table = table("library:1", "", |p| alone(p, "").tiles(0, "1/1 corn"));
    for line in [
        "0 role buccaneer",
        "0 deed capture",
        "0 capture craftsman",
        "1 role trader",
        "2 role builder",
    ] {
        table.play(line);
        while matches!(table.state.decision(), puerto_rico::Decision::Build(_)) {
            let seat = table.asked().expect("somebody builds");
            table.play(&format!("{seat} pass"));
        }
    }
    assert_eq!(table.goods(0), "1 corn", "played after the last pick");
    table.play("0 good corn");
    table.play("0 good corn");
    assert_eq!(table.goods(0), "3 corn");
}
