//! The guesthouse and its windows (checklist 167, 168; section E.11).

use puerto_rico::{Decision, Refusal, Window};

use crate::table;

/// The window that stands open, if one does.
fn window(table: &table::Table) -> Option<Window> {
    match table.state.decision() {
        Decision::Guesthouse(_, window) => Some(window),
        _ => None,
    }
}

#[test]
fn n09_guests_go_to_the_storehouse_and_later_to_the_library() {
    let mut table = table(3, "guesthouse storehouse library", "", |p| {
        p.money(0, 0)
            .tiles(0, "1/1 corn")
            .city(0, "guesthouse:2 storehouse:0 library:0")
            .goods(0, "4 sugar")
            .goods(1, "")
            .goods(2, "")
            .ship(4, "4 corn")
            .ship(5, "5 indigo")
            .ship(6, "1 coffee")
    });
    table.play("0 role captain");
    table.play("0 pass");
    assert_eq!(window(&table), Some(Window::Storage), "before storage");
    table.play("0 guest storehouse");
    assert_eq!(window(&table), None, "the storehouse holds the rest");
    assert_eq!(table.goods(0), "4 sugar");
    table.play("1 role settler");
    table.skip_to_choosing();
    table.play("2 role mayor");
    assert_eq!(window(&table), None, "seat 2 is the mayor");
    let mut later = table.clone();
    later.skip_to_choosing();
    assert_eq!(later.round(), 2);
}

#[test]
fn a_guest_in_the_library_doubles_the_privilege_of_the_running_phase() {
    let mut table = table(3, "guesthouse library", "", |p| {
        p.money(0, 0)
            .tiles(0, "1/1 corn")
            .city(0, "guesthouse:1 library:0")
            .goods(0, "1 sugar")
    });
    table.play("0 role trader");
    assert_eq!(window(&table), Some(Window::Trader));
    assert_eq!(table.legal(), ["pass", "guest library"]);
    table.play("0 guest library");
    table.play("0 sell sugar");
    assert_eq!(table.money(0), 4);
    assert_eq!(
        (table.city(0, "guesthouse"), table.city(0, "library")),
        (Some(0), Some(1))
    );
}

#[test]
fn moved_guests_work_at_once_and_stay_until_the_next_mayor_phase() {
    let mut table = table(3, "guesthouse", "", |p| {
        p.tiles(0, "2/0 corn").city(0, "guesthouse:2")
    });
    table.play("0 role craftsman");
    assert_eq!(window(&table), Some(Window::Production));
    table.play("0 guest corn");
    assert_eq!(
        window(&table),
        Some(Window::Production),
        "the second one need not move"
    );
    table.play("0 pass");
    assert_eq!(table.goods(0), "1 corn");
    table.skip_to_choosing();
    table.play("1 role settler");
    assert_eq!(table.asked(), Some(1));
    table.play("1 pass");
    table.play("2 pass");
    assert_eq!(
        window(&table),
        Some(Window::Settler),
        "the other guest may still move"
    );
    assert_eq!(table.refuse("0 guest guesthouse"), Refusal::GuestStays);
    assert_eq!(table.refuse("0 guest sugar"), Refusal::NoSuchPlace);
}

#[test]
fn a_guest_needs_an_empty_circle() {
    let mut table = table(3, "guesthouse", "", |p| {
        p.tiles(0, "1/1 corn 1/0 sugar").city(0, "guesthouse:1")
    });
    table.play("0 role craftsman");
    assert_eq!(table.legal(), ["pass", "guest sugar"]);
    assert_eq!(table.refuse("0 guest corn"), Refusal::NoEmptyCircle);
}

#[test]
fn no_window_opens_without_a_guest_or_without_an_empty_circle() {
    for (tiles, city) in [("1/0 corn", "guesthouse:0"), ("1/1 corn", "guesthouse:2")] {
        let mut table = table(3, "guesthouse", "", |p| p.tiles(0, tiles).city(0, city));
        table.play("0 role settler");
        assert_eq!(window(&table), None, "{tiles} {city}");
    }
}

#[test]
fn guesthouse_in_mayor_is_the_editions() {
    for (edition, switches, open) in [
        ("2020", "", true),
        ("2020", "guesthouse_in_mayor=off", false),
        ("2011", "", false),
        ("2011", "guesthouse_in_mayor", true),
        ("2002", "borrow_expansions", true),
    ] {
        let line = crate::new_buildings(3, "guesthouse library", switches).replace("2020", edition);
        let mut table = table::Table::at(&line, |p| {
            p.tiles(0, "1/1 corn").city(0, "guesthouse:1 library:0")
        });
        table.play("0 role mayor");
        assert_eq!(
            window(&table) == Some(Window::Mayor),
            open,
            "{edition} {switches}"
        );
    }
}

#[test]
fn who_would_be_skipped_is_asked_when_a_guest_could_help() {
    let mut table = table(3, "guesthouse trading_post", "", |p| {
        p.tiles(0, "1/1 corn")
            .city(0, "guesthouse:1 trading_post:0")
            .goods(0, "1 corn")
            .house("corn indigo sugar coffee")
    });
    table.play("0 role trader");
    assert_eq!(window(&table), Some(Window::Trader), "the house is full");
    table.play("0 guest trading_post");
    assert_eq!(table.legal(), ["pass", "post corn"]);
}

#[test]
fn the_last_window_is_before_the_final_scoring() {
    let mut table = table(3, "guesthouse", "", |p| {
        p.tiles(1, "1/1 corn")
            .city(1, "guesthouse:1 fortress:0")
            .ended(puerto_rico::EndReason::City)
    });
    table.play("0 role settler");
    table.skip_to_choosing();
    table.play("1 role craftsman");
    table.skip_to_choosing();
    table.play("2 role captain");
    while window(&table) != Some(Window::End) {
        let line = format!(
            "{} {}",
            table.asked().expect("somebody is asked"),
            table.legal()[0]
        );
        table.play(&line);
    }
    table.play("1 guest fortress");
    assert!(table.is_over());
    assert_eq!(table.city(1, "fortress"), Some(1));
}

#[test]
fn a_guest_lowers_the_price_of_the_running_purchase() {
    let mut table = table(3, "guesthouse", "", |p| {
        p.money(1, 1)
            .money(0, 0)
            .tiles(1, "1/0 quarry")
            .city(1, "guesthouse:1")
    });
    table.play("0 role builder");
    while table.asked() == Some(0) {
        table.play("0 pass");
    }
    assert_eq!(window(&table), Some(Window::Builder));
    table.play("1 guest quarry");
    assert!(table.legal().contains(&"build hacienda".to_owned()));
}
