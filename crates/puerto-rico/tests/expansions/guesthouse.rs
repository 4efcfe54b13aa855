//! The guesthouse and its windows (checklist 167, 168).

use puerto_rico::{Decision, Refusal, Window};

use crate::table;

/// The window that is open, if one is.
fn window(table: &table::Table) -> Option<Window> {
    match table.state.decision() {
        Decision::Guesthouse(_, window) => Some(window),
        _ => None,
    }
}

/// How many forests seat 0 has.
fn forests(table: &table::Table) -> u8 {
    table.position().seats[0].forests.total()
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
    assert_eq!(window(&table), Some(Window::Storage), "before storage");
    table.play("0 guest storehouse");
    assert_eq!(window(&table), None, "the storehouse holds the rest");
    assert_eq!(table.goods(0), "4 sugar");
    table.play("1 role settler");
    table.skip_to_choosing();
    for line in ["2 role builder", "1 role settler", "2 role builder"] {
        table.play(line);
        table.skip_to_choosing();
    }
    assert_eq!((table.round(), table.asked()), (2, Some(0)));
    let persons = |table: &table::Table| ["guesthouse", "storehouse", "library"].map(|id| table.city(0, id));
    assert_eq!(
        persons(&table),
        [Some(1), Some(1), Some(0)],
        "the first one stays"
    );
    let (doubloons, card) = (table.money(0), u16::from(table.card("trader")));
    table.play("0 role trader");
    assert_eq!(window(&table), Some(Window::Trader));
    table.play("0 guest library");
    table.play("0 sell sugar");
    assert_eq!(
        table.money(0),
        doubloons + card + 2 + 2,
        "the privilege is doubled"
    );
    assert_eq!(persons(&table), [Some(0), Some(1), Some(1)]);
    table.skip_to_choosing();
    table.play("2 role craftsman");
    table.skip_to_choosing();
    assert_eq!(
        persons(&table),
        [Some(0), Some(1), Some(1)],
        "until the next mayor phase"
    );
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
        p.tiles(0, "2/0 corn").city(0, "guesthouse:2 hacienda:0")
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
        p.tiles(0, "1/1 corn 1/0 sugar")
            .city(0, "guesthouse:1 small_sugar_mill:1")
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
fn a_seat_that_would_be_skipped_is_asked_if_a_guest_could_help() {
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

/// A seat with a hacienda or land office, a guest and a forest house where nobody works.
fn beside_a_forest_house(drawing: &str, doubloons: u16) -> table::Table {
    let market = "guesthouse forest_house hacienda";
    let setup = crate::new_buildings(3, market, "nobles_market=all_eight_extra")
        .replace("new_buildings", "new_buildings,nobles");
    let city = format!("guesthouse:1 forest_house:0 {drawing}:1");
    table::Table::at(&setup, |p| {
        p.money(0, doubloons)
            .tiles(0, "1/1 corn")
            .city(0, &city)
            .face_up("corn corn indigo indigo")
    })
}

#[test]
fn a_guest_may_reach_the_forest_house_before_the_land_office_draws() {
    let mut table = beside_a_forest_house("land_office", 2);
    assert_eq!(table.goods(0), "", "nothing to sell");
    table.play("0 role trader");
    assert_eq!(window(&table), Some(Window::Trader));
    table.play("0 guest forest_house");
    table.play("0 draw");
    table.draw("sugar");
    assert_eq!(table.legal(), ["take sugar", "forest sugar"]);
    table.play("0 forest sugar");
    assert_eq!(forests(&table), 1);
    let mut poor = beside_a_forest_house("land_office", 0);
    poor.play("0 role trader");
    assert_eq!(window(&poor), None, "nothing can depend on the guest");
}

#[test]
fn a_guest_may_reach_the_land_office_or_the_lighthouse_of_a_seat_without_goods() {
    let setup = crate::new_buildings(3, "guesthouse lighthouse", "nobles_market=all_eight_extra")
        .replace("new_buildings", "new_buildings,nobles");
    let mut trader = table::Table::at(&setup, |p| {
        p.money(0, 1)
            .tiles(0, "1/1 corn")
            .city(0, "guesthouse:1 land_office:0")
    });
    trader.play("0 role trader");
    assert_eq!(window(&trader), Some(Window::Trader));
    trader.play("0 guest land_office");
    assert_eq!(trader.legal(), ["pass", "draw"]);
    let mut captain = table::Table::at(&setup, |p| {
        p.everybody(|p, seat| p.money(seat, 0).goods(seat, ""))
            .tiles(0, "1/1 corn")
            .city(0, "guesthouse:1 lighthouse:0")
    });
    captain.play("0 role captain");
    assert_eq!(window(&captain), Some(Window::Captain));
    captain.play("0 guest lighthouse");
    assert_eq!(captain.money(0), 1);
}

#[test]
fn no_window_opens_between_seeing_and_placing_a_drawn_plantation() {
    let mut hacienda = beside_a_forest_house("hacienda", 2);
    hacienda.play("0 role settler");
    assert_eq!(window(&hacienda), Some(Window::Settler), "before the draw");
    assert!(hacienda.legal().contains(&"guest forest_house".to_owned()));
    hacienda.play("0 pass");
    hacienda.play("0 draw");
    hacienda.draw("sugar");
    assert_eq!(hacienda.tile(0, "sugar"), (1, 0), "placed at once");
    assert_eq!(window(&hacienda), Some(Window::Tile), "before the normal tile");
    hacienda.play("0 guest forest_house");
    assert!(hacienda.legal().contains(&"forest corn".to_owned()));
    let mut office = beside_a_forest_house("land_office", 2);
    office.play("0 role trader");
    office.play("0 pass");
    office.play("0 draw");
    office.draw("sugar");
    assert_eq!(office.tile(0, "sugar"), (1, 0), "placed at once");
    assert_eq!(forests(&office), 0);
}

#[test]
fn the_last_window_is_before_the_final_scoring() {
    let mut table = table(3, "guesthouse", "", |p| {
        p.tiles(1, "1/1 corn")
            .city(1, "guesthouse:1 fortress:0")
            .idle(1, 1)
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

/// Plays up to a window of seat 0 and moves a guest there.
fn go(table: &mut table::Table, expected: Window, line: &str) {
    while window(table) != Some(expected) {
        let seat = table.asked().expect("somebody is asked");
        table.play(&format!("{seat} pass"));
    }
    table.play(line);
}

#[test]
fn every_window_opens_when_a_guest_can_help() {
    let library = |city: &str| {
        table(4, "guesthouse library", "", |p| {
            p.tiles(0, "1/1 corn")
                .money(0, 0)
                .city(0, &format!("guesthouse:1 library:0 {city}"))
        })
    };
    // The library's second tile, after everybody had one.
    let mut settler = library("");
    settler.play("0 role settler");
    go(&mut settler, Window::SecondTile, "0 guest library");
    assert_eq!(
        settler.state.decision(),
        Decision::SecondTile(tabletop::Seat::new(0))
    );
    // The second good of the craftsman.
    let mut craftsman = library("");
    craftsman.play("0 role craftsman");
    go(&mut craftsman, Window::CraftsmanPrivilege, "0 guest library");
    craftsman.play("0 good corn");
    assert_eq!(craftsman.legal(), ["pass", "good corn"]);
    // The second doubloon of the prospector.
    let mut prospector = library("");
    prospector.play("0 role prospector");
    go(&mut prospector, Window::Prospector, "0 guest library");
    assert_eq!(prospector.money(0), 2);
    // A wharf in a loading turn, although no ship takes anything.
    let mut captain = table(3, "guesthouse", "", |p| {
        p.city(0, "guesthouse:1 wharf:0")
            .goods(0, "2 corn")
            .ship(4, "4 corn")
            .ship(5, "1 sugar")
            .ship(6, "1 indigo")
    });
    captain.play("0 role captain");
    go(&mut captain, Window::Captain, "0 guest wharf");
    assert_eq!(captain.legal(), ["pass", "load corn wharf"]);
    // A noble for the hunting lodge, after everybody had a tile.
    let setup = crate::new_buildings(3, "guesthouse", "nobles_market=all_eight_extra")
        .replace("new_buildings", "new_buildings,nobles");
    let mut lodge = table::Table::at(&setup, |p| {
        p.tiles(0, "").city(0, "guesthouse:1n1 hunting_lodge:0")
    });
    lodge.play("0 role settler");
    go(&mut lodge, Window::HuntingLodge, "0 guest noble hunting_lodge");
    assert_eq!(lodge.points(0), 2);
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
