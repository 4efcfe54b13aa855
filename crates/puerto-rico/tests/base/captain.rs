//! Loading (checklist 81 to 92, 97, 98, 117 to 120).

use puerto_rico::{Event, Hold, Refusal};

use crate::table::{Editor, Table};

/// A table where the captain (seat 0) is chosen.
fn loading(players: usize, with: impl Fn(&mut Editor) -> &mut Editor) -> Table {
    let mut table = Table::at(&format!("players={players}"), |p| with(p));
    table.play("0 role captain");
    table
}

/// Plays a line of an example, unless it was the only possible one and so was made without asking.
fn follow(table: &mut Table, line: &str) {
    if !table.was_automatic(line) {
        table.play(line);
    }
}

fn example_f04() -> Table {
    loading(4, |p| {
        p.goods(0, "2 corn 6 sugar")
            .goods(1, "2 sugar 3 tobacco")
            .goods(2, "2 corn 1 tobacco")
            .goods(3, "1 corn 5 indigo")
            .ship(6, "3 corn")
    })
}

#[test]
fn f04_the_romanian_and_polish_example() {
    let mut table = example_f04();
    assert_eq!(
        table.refuse("0 load sugar 5"),
        Refusal::LargerShip { hold: Hold::Ship(7) }
    );
    for line in [
        "0 load sugar 7",
        "1 load sugar 7",
        "2 load tobacco 5",
        "3 load corn 6",
        "0 load corn 6",
        "1 load tobacco 5",
    ] {
        follow(&mut table, line);
    }
    table.skip_to_choosing();
    let points: Vec<u16> = (0..4).map(|seat| table.points(seat)).collect();
    assert_eq!(points, [9, 4, 1, 1]);
    assert_eq!(
        (
            table.ship(5).as_str(),
            table.ship(6).as_str(),
            table.ship(7).as_str()
        ),
        ("4 tobacco", "", "")
    );
    assert_eq!(table.goods(1), "1 sugar");
    assert_eq!(
        table.goods(2),
        "1 corn",
        "two corn without a warehouse: one is kept"
    );
    assert_eq!(table.goods(3), "1 indigo");
}

#[test]
fn f04x_the_alternatives_of_the_example_are_legal() {
    let mut table = example_f04();
    assert_eq!(table.legal(), ["load corn 6", "load sugar 7"]);
    table.play("0 load sugar 7");
    assert_eq!(table.legal(), ["load sugar 7", "load tobacco 5"]);
}

// The rulebook gives Márk two corn, but there are only ten in the box; he can't load any of them.
#[test]
fn f05_the_hungarian_example() {
    let mut table = loading(4, |p| {
        p.goods(0, "6 corn 2 tobacco 1 sugar")
            .goods(1, "1 indigo 2 sugar")
            .goods(2, "1 coffee 3 corn 2 indigo")
            .goods(3, "1 corn 4 tobacco")
            .ship(6, "2 indigo")
    });
    assert_eq!(
        table.refuse("0 load corn 5"),
        Refusal::LargerShip { hold: Hold::Ship(7) }
    );
    for line in [
        "0 load corn 7",
        "1 load sugar 5",
        "2 load corn 7",
        "0 load sugar 5",
        "1 load indigo 6",
        "2 load indigo 6",
    ] {
        follow(&mut table, line);
    }
    table.skip_to_choosing();
    let points: Vec<u16> = (0..4).map(|seat| table.points(seat)).collect();
    assert_eq!(points, [8, 3, 3, 0]);
    assert_eq!(
        (
            table.ship(5).as_str(),
            table.ship(6).as_str(),
            table.ship(7).as_str()
        ),
        ("3 sugar", "5 indigo", "")
    );
}

#[test]
fn f06_only_the_ship_that_takes_most() {
    let mut table = loading(4, |p| p.goods(0, "6 tobacco 1 corn").ship(6, "1 corn"));
    assert_eq!(
        table.refuse("0 load tobacco 5"),
        Refusal::LargerShip { hold: Hold::Ship(7) }
    );
    table.play("0 load tobacco 7");
    assert_eq!(table.ship(7), "6 tobacco");
}

#[test]
fn equal_amounts_leave_the_choice_of_ship() {
    let table = loading(4, |p| p.goods(0, "3 tobacco"));
    assert_eq!(
        table.legal(),
        ["load tobacco 5", "load tobacco 6", "load tobacco 7"]
    );
}

#[test]
fn loading_goes_round_until_nobody_can() {
    let mut table = loading(4, |p| p.goods(0, "2 corn 2 indigo").goods(2, "2 sugar"));
    table.play("0 load corn 5");
    assert_eq!(table.asked(), Some(2));
    table.play("2 load sugar 6");
    table.skip_to_choosing();
    assert_eq!(table.ship(7), "2 indigo", "the captain's second turn");
    assert_eq!(table.goods(0), "");
}

#[test]
fn a_seat_that_can_load_must() {
    let mut table = loading(4, |p| p.goods(0, "2 corn 2 indigo"));
    assert_eq!(table.refuse("0 pass"), Refusal::MustLoad);
}

#[test]
fn one_kind_a_turn_on_one_ship_and_no_kind_on_two_ships() {
    let mut table = loading(4, |p| p.goods(0, "3 corn 2 sugar").ship(5, "4 corn"));
    assert_eq!(
        table.refuse("0 load corn 7"),
        Refusal::KindOnOtherShip { hold: Hold::Ship(5) }
    );
    assert_eq!(
        table.refuse("0 load sugar 5"),
        Refusal::ShipCarries {
            good: "corn".parse().unwrap()
        }
    );
    table.play("0 load corn 5");
    assert_eq!(table.ship(5), "5 corn");
    table.skip_to_choosing();
    assert_eq!(
        table.goods(0),
        "1 corn",
        "the rest finds no ship and one corn is kept"
    );
}

#[test]
fn a_full_ship_takes_nothing_and_blocks_its_kind() {
    let mut table = loading(4, |p| p.goods(0, "3 corn 1 sugar 1 coffee").ship(5, "5 corn"));
    assert_eq!(table.refuse("0 load corn 5"), Refusal::ShipFull);
    assert_eq!(
        table.refuse("0 load corn 7"),
        Refusal::KindOnOtherShip { hold: Hold::Ship(5) }
    );
}

#[test]
fn as_many_as_fit_are_loaded() {
    let mut table = loading(4, |p| p.goods(0, "6 corn 1 sugar").ship(6, "2 corn"));
    table.play("0 load corn 6");
    assert_eq!(table.ship(6), "6 corn");
}

#[test]
fn unknown_ships_and_goods_one_does_not_have_are_refused() {
    let mut table = loading(4, |p| p.goods(0, "1 corn 1 sugar"));
    assert_eq!(table.refuse("0 load corn 8"), Refusal::NoSuchShip);
    assert_eq!(table.refuse("0 load coffee 5"), Refusal::NoneOwned);
    assert_eq!(table.refuse("0 load corn wharf"), Refusal::NoWharf);
}

#[test]
fn every_kind_is_worth_one_point_a_good() {
    for good in ["corn", "indigo", "sugar", "tobacco", "coffee"] {
        let mut table = Table::at("players=4", |p| p.goods(1, &format!("3 {good}")));
        table.play("0 role captain");
        table.play(&format!("1 load {good} 5"));
        assert_eq!(table.points(1), 3, "{good}");
    }
}

#[test]
fn the_captain_gets_one_point_at_his_first_loading_only() {
    let mut table = loading(4, |p| p.goods(0, "2 corn 2 indigo"));
    let events = table.play("0 load corn 5");
    assert!(events.iter().any(|event| matches!(
        event,
        Event::Loaded {
            privilege: 1,
            points: 3,
            ..
        }
    )));
    table.skip_to_choosing();
    assert_eq!(table.points(0), 5);
}

#[test]
fn a_captain_who_loads_nothing_gets_nothing() {
    let mut table = loading(4, |p| p.goods(1, "1 corn"));
    table.skip_to_choosing();
    assert_eq!(table.points(0), 0);
}

#[test]
fn victory_point_chips_are_hidden_from_the_others_unless_open_vp() {
    for (setup, seen) in [("players=4", None), ("players=4 open_vp", Some(7))] {
        let table = Table::at(setup, |p| p.chips(1, 7).goods(1, "2 corn").money(1, 4));
        for observer in [None, Some(0), Some(3)] {
            let view = table.view(observer);
            assert_eq!(view.seats[1].victory_points, seen);
            assert_eq!(view.seats[1].doubloons, 4);
        }
        assert_eq!(table.view(Some(1)).seats[1].victory_points, Some(7));
    }
}

#[test]
fn harbor_pays_one_point_for_each_loading() {
    let mut table = Table::at("players=4", |p| p.goods(1, "2 corn 1 indigo").city(1, "harbor:1"));
    table.play("0 role captain");
    let events = table.play("1 load corn 5");
    assert!(events.iter().any(|event| matches!(
        event,
        Event::Loaded {
            harbor: 1,
            points: 3,
            ..
        }
    )));
    table.skip_to_choosing();
    assert_eq!(table.points(1), 5);
}

#[test]
fn an_unoccupied_harbor_pays_nothing() {
    let mut table = Table::at("players=4", |p| p.goods(1, "2 corn").city(1, "harbor:0"));
    table.play("0 role captain");
    table.play("1 load corn 5");
    assert_eq!(table.points(1), 2);
}

/// Seat 1 has harbor and wharf, five tobacco and two sugar; a tobacco ship has room for three.
fn example_f17() -> Table {
    let mut table = Table::at("players=4", |p| {
        p.goods(1, "5 tobacco 2 sugar")
            .city(1, "harbor:1 wharf:1")
            .ship(7, "4 tobacco")
            .ship(6, "1 sugar")
    });
    table.play("0 role captain");
    table
}

#[test]
fn f17_harbor_and_wharf_make_ten_points() {
    let mut table = example_f17();
    table.play("1 load tobacco 7");
    table.play("1 load sugar 6");
    table.play("1 load tobacco wharf");
    assert_eq!(table.points(1), 10);
    assert_eq!(table.goods(1), "");
}

#[test]
fn f18_the_wharf_first_leaves_the_public_ship_unfilled() {
    let mut table = example_f17();
    table.play("1 load tobacco wharf");
    table.skip_to_choosing();
    assert_eq!(table.ship(7), "4 tobacco", "not full, so not emptied");
}

#[test]
fn f19_harbor_and_wharf_make_nine_points() {
    let mut table = Table::at("players=4", |p| {
        p.goods(1, "2 corn 4 tobacco")
            .city(1, "harbor:1 wharf:1")
            .ship(6, "5 tobacco")
            .ship(7, "1 corn")
    });
    table.play("0 role captain");
    table.play("1 load tobacco 6");
    table.play("1 load corn 7");
    table.play("1 load tobacco wharf");
    assert_eq!(table.points(1), 9);
}

#[test]
fn the_wharf_ships_all_goods_of_one_kind_to_the_supply_once_a_phase() {
    let mut table = Table::at("players=4", |p| {
        p.goods(1, "5 tobacco 2 sugar").city(1, "wharf:1")
    });
    let before = table.supply("tobacco");
    table.play("0 role captain");
    table.play("1 load tobacco wharf");
    assert_eq!(table.supply("tobacco"), before + 5);
    assert_eq!(table.refuse("1 load sugar wharf"), Refusal::WharfUsed);
    assert_eq!(
        table.refuse("1 pass"),
        Refusal::MustLoad,
        "public loads stay mandatory"
    );
}

#[test]
fn the_wharf_must_be_occupied() {
    let mut table = Table::at("players=4", |p| {
        p.goods(1, "5 tobacco 2 sugar").city(1, "wharf:0")
    });
    table.play("0 role captain");
    assert_eq!(table.refuse("1 load tobacco wharf"), Refusal::NoWharf);
}

#[test]
fn the_wharf_takes_any_kind_even_one_on_a_ship_and_not_the_largest_stock() {
    let mut table = Table::at("players=4", |p| {
        p.goods(1, "5 tobacco 2 sugar")
            .city(1, "wharf:1")
            .ship(5, "1 sugar")
    });
    table.play("0 role captain");
    table.play("1 load sugar wharf");
    assert_eq!(table.points(1), 2);
}

#[test]
fn with_only_the_wharf_left_one_may_pass_and_still_load_later() {
    let mut table = Table::at("players=4", |p| {
        p.goods(1, "2 sugar")
            .goods(2, "1 corn 1 coffee")
            .city(1, "wharf:1")
            .ship(5, "5 sugar")
    });
    table.play("0 role captain");
    assert_eq!(table.legal(), ["pass", "load sugar wharf"]);
    table.play("1 pass");
    table.play("2 load corn 6");
    assert_eq!(table.asked(), Some(1), "a pass is not final while somebody loads");
    table.play("1 load sugar wharf");
    table.skip_to_choosing();
    assert_eq!(table.points(1), 2);
}

#[test]
fn the_wharf_may_be_used_again_in_the_next_captain_phase() {
    let mut table = Table::at("players=2", |p| p.goods(0, "2 sugar").city(0, "wharf:1"));
    table.play("0 role captain");
    table.play("0 load sugar wharf");
    table.skip_to_choosing();
    assert!(!table.view(None).seats[0].wharf_used);
}

#[test]
fn with_no_public_load_possible_the_phase_ends_when_all_pass() {
    let mut table = Table::at("players=3", |p| {
        p.goods(0, "1 sugar")
            .goods(1, "1 sugar")
            .city(0, "wharf:1")
            .city(1, "wharf:1")
            .ship(4, "4 sugar")
    });
    table.play("0 role captain");
    table.play("0 pass");
    table.play("1 pass");
    table.skip_to_choosing();
    assert_eq!(
        (table.points(0), table.points(1), table.goods(0).as_str()),
        (0, 0, "1 sugar")
    );
}
