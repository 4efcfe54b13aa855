//! Which windows of a guesthouse open: where a move of a guest can change what the step brings, and nowhere
//! else (ruling 44). In each case seat 0 has the guests.

use puerto_rico::{Decision, EndReason, Window};

use crate::table::{Editor, Table};

/// A table whose market holds the buildings of this city.
fn table(
    players: usize,
    switches: &str,
    seat: usize,
    city: &str,
    edit: impl FnOnce(&mut Editor) -> &mut Editor,
) -> Table {
    let names: Vec<&str> = city
        .split_whitespace()
        .filter_map(|words| Some(words.split_once(':')?.0))
        .collect();
    let setup = crate::all_but_festival(players, &names.join(" "), switches);
    Table::at(&setup, |p| edit(p).city(seat, city))
}

/// Plays the lines and says which window is open then.
fn window_after(table: &mut Table, lines: &[&str]) -> Option<Window> {
    lines.iter().for_each(|line| {
        table.play(line);
    });
    match table.state.decision() {
        Decision::Guesthouse(seat, window) if seat.index() == 0 => Some(window),
        _ => None,
    }
}

/// Each island and city of seat 0 and whether this window opens after the lines; otherwise none does.
fn check(
    window: Window,
    switches: &str,
    edit: impl Fn(&mut Editor) -> &mut Editor,
    lines: &[&str],
    cases: &[(&str, &str, bool)],
) {
    for &(tiles, city, opens) in cases {
        let mut table = table(3, switches, 0, city, |p| edit(p.tiles(0, tiles)));
        let found = window_after(&mut table, lines);
        assert_eq!(found, opens.then_some(window), "{tiles}; {city}; {switches}");
    }
}

fn nothing(p: &mut Editor) -> &mut Editor {
    p
}

#[test]
fn settler_windows_open_for_hacienda_hut_forest_house_and_hospice() {
    let settler = ["0 role settler"];
    check(
        Window::Settler,
        "",
        nothing,
        &settler,
        &[
            ("1/0 corn", "guesthouse:1 hacienda:0", true),
            ("1/0 corn", "guesthouse:1 forest_house:0", true),
            ("1/0 corn", "guesthouse:1 hospice:0", true),
            (
                "1/0 corn",
                "guesthouse:2 hacienda:1 wharf:0 factory:0 hospice:1",
                false,
            ),
            ("1/0 corn", "guesthouse:2", false),
            ("1/0 corn", "guesthouse:0 hospice:0", false),
            (
                "6/0 corn 6/0 sugar",
                "guesthouse:1 hacienda:0 forest_house:0 hospice:0",
                false,
            ),
            // The settler takes a quarry anyway.
            ("1/0 corn", "guesthouse:1 construction_hut:0", false),
        ],
    );
    check(
        Window::Settler,
        "",
        |p| p.workers_supply(0).workers_ship(0).nobles_ship(0),
        &settler,
        &[("1/0 corn", "guesthouse:1 hospice:0", false)],
    );
}

#[test]
fn only_seats_other_than_the_settler_send_guests_to_the_construction_hut_while_quarries_last() {
    for (quarries, opens) in [(8, true), (0, false)] {
        let mut table = table(3, "", 1, "guesthouse:1 construction_hut:0", |p| {
            p.tiles(1, "1/0 corn").quarries(quarries)
        });
        table.play("0 role settler");
        table.play("0 pass");
        let found = matches!(table.state.decision(), Decision::Guesthouse(_, Window::Settler));
        assert_eq!(found, opens, "{quarries} quarries");
    }
}

#[test]
fn after_the_hacienda_a_window_opens_only_for_the_normal_tile() {
    let lines = ["0 role settler", "0 pass", "0 draw"];
    for (city, opens) in [("forest_house:0", true), ("hospice:0", true), ("wharf:0", false)] {
        let city = format!("guesthouse:1 hacienda:1 {city}");
        let mut table = table(3, "", 0, &city, |p| p.tiles(0, "1/0 corn"));
        // Without a window before the hacienda there is nothing to pass.
        let skipped = usize::from(!opens);
        table.play(lines[0]);
        window_after(&mut table, &lines[1 + skipped..]);
        table.draw("sugar");
        assert_eq!(
            window_after(&mut table, &[]) == Some(Window::Tile),
            opens,
            "{city}"
        );
    }
    // The drawn tile was the last that the island holds.
    let mut full = table(3, "", 0, "guesthouse:1 hacienda:1 hospice:0", |p| {
        p.tiles(0, "6/0 corn 5/0 sugar")
    });
    window_after(&mut full, &lines);
    full.draw("sugar");
    assert_eq!(window_after(&mut full, &[]), None);
}

#[test]
fn the_librarys_second_tile_has_a_window_for_library_hut_and_forest_house() {
    let row = "0 role settler";
    check(
        Window::SecondTile,
        "",
        |p| p.face_up("corn corn corn corn"),
        &[row, "0 pass", "1 pass", "2 pass"],
        &[
            ("1/1 indigo", "guesthouse:1 library:0", true),
            ("1/1 indigo", "guesthouse:1 library:1 construction_hut:0", true),
            ("1/0 indigo", "guesthouse:1 library:1 wharf:0", false),
        ],
    );
    // With an empty row there are only quarries: library and hut together take two guests.
    check(
        Window::SecondTile,
        "",
        |p| p.face_up(""),
        &[row, "0 pass"],
        &[
            ("1/1 indigo", "guesthouse:1 library:0 construction_hut:0", false),
            ("1/1 indigo", "guesthouse:2 library:0 construction_hut:0", true),
            ("1/1 indigo", "guesthouse:1 library:0 construction_hut:1", true),
        ],
    );
}

#[test]
fn mayor_windows_open_for_seats_that_could_get_another_person() {
    let mayor = ["0 role mayor"];
    check(
        Window::Mayor,
        "",
        nothing,
        &mayor,
        &[
            ("1/0 corn", "guesthouse:1 library:0", true),
            ("1/0 corn", "guesthouse:1 villa:0", true),
            ("1/0 corn", "guesthouse:1 hospice:0", false),
        ],
    );
    check(
        Window::Mayor,
        "",
        |p| p.workers_supply(1).nobles_supply(0),
        &mayor,
        &[
            ("1/0 corn", "guesthouse:1 library:0", false),
            ("1/0 corn", "guesthouse:1 villa:0", false),
        ],
    );
}

#[test]
fn builder_windows_open_for_what_lowers_a_price_and_for_what_a_purchase_brings() {
    let builder = ["0 role builder"];
    check(
        Window::Builder,
        "",
        |p| p.money(0, 2),
        &builder,
        &[
            ("1/0 quarry", "guesthouse:1", true),
            ("1/0 corn", "guesthouse:1", false),
            ("1/0 corn", "guesthouse:1 university:0", true),
            ("1/0 corn", "guesthouse:1 library:0", true),
            ("1/0 corn", "guesthouse:1 zoning_office:0", true),
            // 3 doubloons of column 2, with the builder's privilege.
            ("1/0 corn", "guesthouse:1 church:0", true),
            ("1/0 corn", "guesthouse:1 wharf:0 hospice:0", false),
        ],
    );
    // Without a doubloon only what costs 1 can be bought, by the builder's privilege.
    check(
        Window::Builder,
        "",
        |p| p.money(0, 0).goods(0, "").chips(0, 0),
        &builder,
        &[
            ("1/0 corn", "guesthouse:1 church:0", false),
            // The guest is the market's own worker, who can't be returned.
            ("1/0 corn", "guesthouse:1 black_market:0", false),
            ("1/0 corn", "guesthouse:2 black_market:0", true),
            ("1/0 quarry", "guesthouse:1", true),
        ],
    );
    // Nothing is affordable, whatever the guest does.
    let mut poor = table(3, "", 1, "guesthouse:1 university:0 church:0", |p| {
        p.money(1, 0).tiles(1, "1/0 corn")
    });
    poor.play("0 role builder");
    poor.play("0 pass");
    assert_eq!(poor.asked(), Some(2));
}

#[test]
fn production_windows_open_when_more_would_be_made_or_paid() {
    check(
        Window::Production,
        "",
        |p| p.goods(0, ""),
        &["0 role craftsman"],
        &[
            ("1/0 corn", "guesthouse:1", true),
            ("1/0 quarry", "guesthouse:1 wharf:0 hospice:0", false),
            ("1/0 indigo", "guesthouse:2", false),
            ("1/0 indigo", "guesthouse:1 small_indigo_plant:0", false),
            ("1/0 indigo", "guesthouse:2 small_indigo_plant:0", true),
            ("1/0 indigo", "guesthouse:1 small_indigo_plant:1", true),
            // The aqueduct needs the large plant.
            (
                "1/1 indigo",
                "guesthouse:1 aqueduct:0 small_indigo_plant:1",
                false,
            ),
            ("1/1 indigo", "guesthouse:1 aqueduct:0 indigo_plant:1", true),
            (
                "1/1 indigo",
                "guesthouse:1 aqueduct:1 small_indigo_plant:1 indigo_plant:0",
                true,
            ),
            (
                "1/1 indigo",
                "guesthouse:1 small_indigo_plant:1 indigo_plant:0",
                false,
            ),
            // Two kinds pay a factory, two goods of a kind a specialty factory.
            ("3/3 corn", "guesthouse:1 factory:0 specialty_factory:0", false),
            (
                "1/1 corn 1/1 indigo",
                "guesthouse:1 small_indigo_plant:1 factory:0",
                true,
            ),
            (
                "2/2 indigo",
                "guesthouse:1 indigo_plant:2 specialty_factory:0",
                true,
            ),
            ("1/1 quarry", "guesthouse:1 chapel:0", true),
            ("1/1 quarry", "guesthouse:1 jeweler:0", false),
            ("1/1n1 quarry", "guesthouse:1 jeweler:0", true),
        ],
    );
    // The supply has none.
    check(
        Window::Production,
        "",
        |p| p.goods(0, "").supply("corn", 0),
        &["0 role craftsman"],
        &[("1/0 corn", "guesthouse:1", false)],
    );
}

#[test]
fn the_craftsmans_privilege_has_a_window_while_a_second_good_is_left() {
    for (supply, opens) in [(3, true), (2, false)] {
        let mut table = table(3, "", 0, "guesthouse:1 library:0", |p| {
            p.everybody(|p, seat| p.tiles(seat, "1/0 indigo"))
                .tiles(0, "1/1 corn")
                .supply("corn", supply)
        });
        let found = window_after(&mut table, &["0 role craftsman"]);
        assert_eq!(found == Some(Window::CraftsmanPrivilege), opens, "{supply}");
    }
}

fn two_sugar(p: &mut Editor) -> &mut Editor {
    p.goods(0, "2 sugar").money(0, 0)
}

#[test]
fn trader_windows_open_for_what_a_sale_can_use() {
    let trader = ["0 role trader"];
    check(
        Window::Trader,
        "",
        two_sugar,
        &trader,
        &[
            ("1/0 corn", "guesthouse:1", false),
            ("1/0 corn", "guesthouse:1 office:0 wharf:0", false),
            ("1/0 corn", "guesthouse:1 small_market:0", true),
            ("1/0 corn", "guesthouse:1 large_market:0", true),
            ("1/0 corn", "guesthouse:1 trading_post:0", true),
            ("1/0 corn", "guesthouse:1 library:0", true),
            // The sale pays for the plantation.
            ("1/0 corn", "guesthouse:1 land_office:0", true),
            ("6/0 corn 6/0 sugar", "guesthouse:1 land_office:0", false),
            ("6/0 corn 6/0 sugar", "guesthouse:1n1 land_office:0", true),
        ],
    );
    check(
        Window::Trader,
        "",
        |p| two_sugar(p).house("sugar"),
        &trader,
        &[
            ("1/0 corn", "guesthouse:1 office:0", true),
            ("1/0 corn", "guesthouse:1 small_market:0", false),
            ("1/0 corn", "guesthouse:1 library:0", false),
            ("1/0 corn", "guesthouse:1 library:0 trading_post:1", true),
            ("1/0 corn", "guesthouse:1 small_market:0 trading_post:1", false),
            ("1/0 corn", "guesthouse:1 land_office:0", false),
        ],
    );
    check(
        Window::Trader,
        "",
        |p| two_sugar(p).house("sugar corn indigo coffee"),
        &trader,
        &[
            ("1/0 corn", "guesthouse:1 office:0", false),
            ("1/0 corn", "guesthouse:1 trading_post:0", true),
        ],
    );
    check(
        Window::Trader,
        "",
        |p| p.goods(0, "").money(0, 0),
        &trader,
        &[
            ("1/0 corn", "guesthouse:1 trading_post:0 library:0", false),
            ("1/0 corn", "guesthouse:1 land_office:0", false),
        ],
    );
}

fn no_ship_takes_anything(p: &mut Editor) -> &mut Editor {
    let p = p.everybody(|p, seat| p.goods(seat, "")).goods(0, "1 corn");
    p.ship(4, "4 corn").ship(5, "1 sugar").ship(6, "1 indigo")
}

#[test]
fn captain_windows_open_for_a_ship_of_ones_own_and_for_what_a_loading_brings() {
    let captain = ["0 role captain"];
    check(
        Window::Captain,
        "",
        |p| p.goods(0, "1 corn 1 sugar"),
        &captain,
        &[
            ("1/0 corn", "guesthouse:2", false),
            ("1/0 corn", "guesthouse:2 hospice:0 union_hall:0", false),
            ("1/0 corn", "guesthouse:1 wharf:0", true),
            ("1/0 corn", "guesthouse:1 small_wharf:0", true),
            ("1/0 corn", "guesthouse:1 harbor:0", true),
            ("1/0 corn", "guesthouse:1 lighthouse:0", true),
            ("1/0 corn", "guesthouse:1 library:0", true),
            ("1/0 corn", "guesthouse:1 royal_supplier:0", false),
            ("1/0 corn", "guesthouse:1n1 royal_supplier:0", true),
        ],
    );
    check(
        Window::Captain,
        "",
        |p| p.goods(0, "2 corn"),
        &captain,
        &[("1/0 corn", "guesthouse:1 union_hall:0", true)],
    );
    // No ship takes anything.
    check(
        Window::Captain,
        "",
        no_ship_takes_anything,
        &captain,
        &[
            ("1/0 corn", "guesthouse:1 harbor:0", false),
            ("1/0 corn", "guesthouse:1 library:0", false),
            ("1/0 corn", "guesthouse:1 lighthouse:0", true),
            ("1/0 corn", "guesthouse:1 harbor:0 wharf:1", true),
        ],
    );
}

#[test]
fn storage_windows_open_for_warehouses_and_only_if_goods_would_be_lost() {
    for (goods, city, opens) in [
        ("2 corn 2 sugar", "small_warehouse:0", true),
        ("2 corn 2 sugar", "large_warehouse:0", true),
        ("2 corn 2 sugar", "storehouse:0", true),
        ("2 corn 2 sugar", "hospice:0", false),
        ("1 corn", "small_warehouse:0", false),
    ] {
        let city = format!("guesthouse:1 {city}");
        let mut table = table(3, "", 0, &city, |p| {
            p.everybody(|p, seat| p.goods(seat, ""))
                .tiles(0, "1/0 corn")
                .goods(0, goods)
                .ship(4, "4 indigo")
                .ship(5, "1 tobacco")
                .ship(6, "1 coffee")
        });
        let found = window_after(&mut table, &["0 role captain"]);
        assert_eq!(found, opens.then_some(Window::Storage), "{goods} {city}");
    }
}

#[test]
fn a_prospector_and_a_hunting_lodge_have_a_window_only_with_something_to_gain() {
    let four = |city: &str, lines: &[&str]| {
        let mut table = table(4, "", 0, city, |p| p.tiles(0, "1/0 corn"));
        window_after(&mut table, lines)
    };
    assert_eq!(
        four("guesthouse:1 library:0", &["0 role prospector"]),
        Some(Window::Prospector)
    );
    assert_eq!(four("guesthouse:1 hospice:0", &["0 role prospector"]), None);
    let tiles = ["0 role settler", "0 pass", "1 pass", "2 pass"];
    for (island, city, opens) in [
        ("1/0 corn", "guesthouse:1 hunting_lodge:0", true),
        ("1/0 quarry", "guesthouse:1 hunting_lodge:0", false),
        ("1/0 quarry", "guesthouse:1n1 hunting_lodge:0", false),
        ("", "guesthouse:1n1 hunting_lodge:0", true),
    ] {
        let mut table = table(3, "", 0, city, |p| {
            p.everybody(|p, seat| p.tiles(seat, "1/0 corn")).tiles(0, island)
        });
        let found = window_after(&mut table, &tiles);
        assert_eq!(found, opens.then_some(Window::HuntingLodge), "{island} {city}");
    }
}

#[test]
fn a_buccaneer_has_a_window_only_before_a_raid_that_guests_and_raided_persons_can_mix_in() {
    check(
        Window::Buccaneer,
        "",
        |p| p.workers_ship(5).nobles_ship(0),
        &["0 role buccaneer"],
        &[
            ("1/0 corn", "guesthouse:2n1", true),
            ("1/0 corn", "guesthouse:1n1", true),
            ("1/0 corn", "guesthouse:2", false),
            ("1/1 corn", "guesthouse:2n1", false),
        ],
    );
    check(
        Window::Buccaneer,
        "",
        |p| p.workers_ship(3).nobles_ship(0),
        &["0 role buccaneer"],
        &[("1/0 corn", "guesthouse:2n1", false)],
    );
}

#[test]
fn a_noble_leaves_the_guesthouse_to_raided_workers() {
    let mut table = table(3, "", 0, "guesthouse:2n1", |p| {
        p.tiles(0, "1/0 corn").workers_ship(5).nobles_ship(0)
    });
    for line in [
        "0 role buccaneer",
        "0 guest noble corn",
        "0 deed raid",
        "0 raid guesthouse",
    ] {
        table.play(line);
    }
    assert_eq!(table.city(0, "guesthouse"), Some(2));
    assert_eq!(table.nobles_at(0, "corn"), 1);
}

#[test]
fn the_last_window_opens_only_for_points() {
    for (island, city, opens) in [
        ("3/1 corn", "guesthouse:2 fortress:0", true),
        ("3/0 corn", "guesthouse:2 fortress:0", false),
        ("2/0 corn", "guesthouse:1 cloister:0", false),
        ("3/0 corn", "guesthouse:1 cloister:0", true),
        ("3/0 corn", "guesthouse:1 statue:0", false),
        ("3/0 corn", "guesthouse:1 royal_garden:0", false),
        ("3/0 corn", "guesthouse:1n1 royal_garden:0", true),
        ("3/0 corn", "guesthouse:1 residence:0", true),
    ] {
        let mut table = table(3, "", 0, city, |p| {
            p.everybody(|p, seat| p.idle(seat, 0))
                .tiles(0, island)
                .chips(0, 0)
                .ended(EndReason::City)
        });
        table.play("0 role trader");
        table.skip_to_choosing();
        table.play("1 role captain");
        table.skip_to_choosing();
        table.play("2 role buccaneer");
        let found = window_after(&mut table, &["2 pass"]);
        assert_eq!(found, opens.then_some(Window::End), "{island} {city}");
    }
}

/// If guests can't move in the mayor phase (2011), villa and library have to be occupied before it.
#[test]
fn when_guests_rest_in_the_mayor_phase_every_step_has_a_window_for_villa_and_library() {
    let off = "guesthouse_in_mayor=off";
    for (role, window) in [
        ("settler", Window::Settler),
        ("builder", Window::Builder),
        ("craftsman", Window::Production),
        ("trader", Window::Trader),
        ("captain", Window::Storage),
        ("buccaneer", Window::Buccaneer),
    ] {
        check(
            window,
            off,
            |p| p.everybody(|p, seat| p.goods(seat, "")).money(0, 0),
            &[&format!("0 role {role}")],
            &[
                ("1/1 quarry", "guesthouse:1 villa:0", true),
                ("1/1 quarry", "guesthouse:1 hospice:1 wharf:0", false),
            ],
        );
    }
    let mut table = table(3, off, 0, "guesthouse:1 villa:0", |p| {
        p.tiles(0, "1/1 quarry").goods(0, "")
    });
    table.play("0 role trader");
    table.play("0 guest villa");
    table.skip_to_choosing();
    let nobles = table.noble_count(0);
    table.play("1 role mayor");
    table.skip_to_choosing();
    assert!(table.noble_count(0) > nobles, "the villa works");
}

/// A prospector and a buccaneer bring other seats nothing, but they are phases (2011-hu, "Vendégház"): without their
/// window, the next mayor could not have moved a guest to the library.
#[test]
fn when_guests_rest_in_the_mayor_phase_they_move_in_other_seats_prospector_and_buccaneer_phases() {
    for (role, window) in [
        ("prospector", Window::Prospector),
        ("buccaneer", Window::Buccaneer),
    ] {
        for (switches, city, opens) in [
            ("guesthouse_in_mayor=off", "guesthouse:1 library:0", true),
            ("guesthouse_in_mayor=off", "guesthouse:1 villa:0", true),
            ("guesthouse_in_mayor=off", "guesthouse:1 hospice:0", false),
            ("", "guesthouse:1 library:0", false),
        ] {
            let mut table = table(4, switches, 1, city, |p| p.tiles(1, "1/1 corn"));
            table.play(&format!("0 role {role}"));
            let found = match table.state.decision() {
                Decision::Guesthouse(seat, window) if seat.index() == 1 => Some(window),
                _ => None,
            };
            assert_eq!(found, opens.then_some(window), "{role}; {city}; {switches}");
        }
    }
}

#[test]
fn a_guest_reaches_the_library_in_the_prospector_phase_before_its_owners_mayor_phase() {
    let (city, switches) = (
        "guesthouse:1 library:0",
        "guesthouse_in_mayor=off auto_mayor_privilege",
    );
    let workers = |lines: &[&str]| {
        let mut table = table(4, switches, 1, city, |p| p.tiles(1, "1/1 corn"));
        let before = table.worker_count(1);
        for line in lines {
            table.play(line);
        }
        table.play("1 role mayor");
        table.skip_to_choosing();
        table.worker_count(1) - before
    };
    let resting = workers(&["0 role prospector", "1 pass"]);
    assert_eq!(workers(&["0 role prospector", "1 guest library"]), resting + 1);
}
