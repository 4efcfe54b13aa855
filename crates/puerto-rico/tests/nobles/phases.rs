//! What the eight buildings do, phase by phase.

use puerto_rico::{Event, Refusal};

use crate::table::{Editor, Table};

fn at(switches: &str, edit: impl FnOnce(&mut Editor) -> &mut Editor) -> Table {
    Table::at(
        &format!("players=3 edition=2020 expansions=nobles {switches}"),
        edit,
    )
}

/// Plays until the hunting lodge is asked, declining everything before.
fn to_the_lodge(table: &mut Table) {
    table.play("0 role settler");
    while let Some(seat) = table.asked() {
        if table.legal().iter().any(|action| action.starts_with("give_up")) {
            return;
        }
        table.play(&format!("{seat} pass"));
    }
}

#[test]
fn x01_a_noble_in_the_hunting_lodge_needs_strictly_the_most_empty_spaces() {
    for (others, points) in [("5/0 corn", 0), ("4/0 corn", 0), ("6/0 corn", 2)] {
        for (switch, most_filled) in [("", false), ("hunting_lodge_most_filled", true)] {
            let mut table = at(switch, |p| {
                p.tiles(0, "5/0 indigo")
                    .city(0, "hunting_lodge:1n1")
                    .tiles(1, others)
                    .tiles(2, "7/0 sugar")
            });
            table.play("0 role settler");
            table.skip_to_choosing();
            let expected = if most_filled { 0 } else { points };
            assert_eq!(table.points(0), expected, "{others} {switch}");
        }
    }
    let mut table = at("hunting_lodge_most_filled", |p| {
        p.tiles(0, "9/0 indigo").city(0, "hunting_lodge:1n1")
    });
    table.play("0 role settler");
    table.skip_to_choosing();
    assert_eq!(table.points(0), 2);
}

#[test]
fn x02_a_worker_in_the_hunting_lodge_may_give_up_a_plantation_before_the_row_is_renewed() {
    let mut table = at("", |p| {
        p.tiles(0, "2/1n1 indigo 1/1 quarry").city(0, "hunting_lodge:1")
    });
    to_the_lodge(&mut table);
    assert_eq!(
        table.legal(),
        ["pass", "give_up indigo nobody", "give_up indigo noble"]
    );
    assert_eq!(table.refuse("0 give_up indigo worker"), Refusal::NoneOwned);
    let (discards, row) = (table.discards(), table.face_up_count());
    table.play("0 give_up indigo noble");
    assert_eq!((table.idle(0), table.idle_nobles(0)), (1, 1));
    assert_eq!(table.tile(0, "indigo"), (1, 0));
    assert_eq!(usize::from(table.discards()), usize::from(discards) + 1 + row);
}

#[test]
fn lodges_are_asked_clockwise_from_the_settler() {
    let mut table = at("", |p| {
        p.everybody(|p, seat| p.tiles(seat, "1/0 corn"))
            .city(1, "hunting_lodge:1")
            .city(2, "hunting_lodge:1")
    });
    to_the_lodge(&mut table);
    for seat in [1, 2] {
        assert_eq!(table.asked(), Some(seat));
        assert_eq!(table.legal(), ["pass", "give_up corn nobody"]);
        table.play(&format!("{seat} give_up corn nobody"));
        assert_eq!(table.tile_count(seat), 0);
    }
    assert_eq!(table.tile_count(0), 1);
}

#[test]
fn nothing_need_be_given_up_and_quarries_stay() {
    let mut table = at("", |p| p.tiles(0, "1/1 quarry").city(0, "hunting_lodge:1"));
    table.play("0 role settler");
    let events = table.skip_to_choosing();
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::TileGivenUp { .. }))
    );
    assert_eq!(table.tile(0, "quarry").0, 1);
}

#[test]
fn x03_the_jeweler_is_a_large_production_building_and_not_commercial() {
    let table = at("", |p| {
        p.city(0, "small_indigo_plant:0 guild_hall:1 jeweler:0")
            .city(1, "city_hall:1 jeweler:0 chapel:0")
    });
    assert_eq!(table.breakdown(0).guild_hall, 3);
    assert_eq!(table.breakdown(1).city_hall, 2);
}

#[test]
fn x04_every_noble_is_worth_a_point_and_in_the_royal_garden_one_more() {
    for (occupant, garden) in [("1n1", 4), ("0", 0)] {
        let idle = if garden > 0 { (2, 1) } else { (3, 2) };
        let table = at("", |p| {
            p.tiles(0, "2/2n2 corn")
                .city(0, &format!("royal_garden:{occupant}"))
                .idle_nobles(0, idle.0, idle.1)
        });
        let points = table.breakdown(0);
        assert_eq!((points.nobles, points.royal_garden), (4, garden), "{occupant}");
    }
}

#[test]
fn x05_the_royal_supplier_takes_different_goods_up_to_the_nobles_for_a_point_each() {
    for occupant in ["1", "1n1"] {
        let idle = if occupant == "1" { 2 } else { 1 };
        let mut table = at("", |p| {
            p.goods(0, "3 corn 2 sugar 1 coffee")
                .city(0, &format!("harbor:1 royal_supplier:{occupant}"))
                .idle_nobles(0, idle, idle)
        });
        table.play("0 role captain");
        assert_eq!(
            table.legal(),
            ["pass", "deliver corn", "deliver sugar", "deliver coffee"]
        );
        table.play("0 deliver sugar");
        assert_eq!(table.refuse("0 deliver sugar"), Refusal::AlreadyGiven);
        assert_eq!(table.legal(), ["pass", "deliver corn", "deliver coffee"]);
        table.play("0 deliver corn");
        // No harbor and no captain's point so far; then the loading begins.
        assert_eq!(table.points(0), 2);
        assert_eq!(table.supply("corn"), 8);
    }
}

#[test]
fn the_royal_supplier_must_be_occupied() {
    let mut table = at("", |p| {
        p.goods(0, "1 sugar 1 corn")
            .city(0, "royal_supplier:0")
            .idle_nobles(0, 1, 1)
    });
    table.play("0 role captain");
    assert_eq!(table.refuse("0 deliver sugar"), Refusal::OtherDecision);
}

#[test]
fn the_royal_supplier_works_without_loading_and_may_be_declined() {
    let mut table = at("", |p| {
        p.goods(0, "1 sugar")
            .city(0, "royal_supplier:1")
            .idle_nobles(0, 1, 1)
            .ship(4, "4 corn")
            .ship(5, "5 indigo")
            .ship(6, "6 coffee")
    });
    table.play("0 role captain");
    assert_eq!(table.legal(), ["pass", "deliver sugar"]);
    table.play("0 pass");
    assert_eq!((table.points(0), table.goods(0).as_str()), (0, "1 sugar"));
}

#[test]
fn x07_the_zoning_office_lowers_small_prices_for_a_worker_and_large_ones_for_a_noble() {
    for (occupant, small, large) in [("1", 8, 10), ("1n1", 9, 8), ("0", 9, 10)] {
        let table = at("", |p| p.city(0, &format!("zoning_office:{occupant}")));
        let price = |building: &str| {
            let seat = tabletop::Seat::FIRST;
            table.state.price(seat, building.parse().unwrap()).paid()
        };
        assert_eq!((price("wharf"), price("city_hall")), (small, large), "{occupant}");
    }
}

#[test]
fn x08_the_land_office_may_buy_after_the_sale_that_paid_for_it() {
    let mut table = at("", |p| {
        p.money(0, 0)
            .goods(0, "1 corn")
            .tiles(0, "1/0 corn")
            .city(0, "land_office:1")
    });
    table.play("0 role trader");
    assert_eq!(table.legal(), ["pass", "sell corn"]);
    assert_eq!(table.refuse("0 draw"), Refusal::NoDoubloon);
    table.play("0 sell corn");
    assert_eq!(table.legal(), ["pass", "draw"]);
    table.play("0 draw");
    table.draw("sugar");
    assert_eq!((table.money(0), table.tile(0, "sugar").0), (0, 1));
}

#[test]
fn the_land_office_may_buy_before_the_sale_and_once() {
    let mut table = at("", |p| {
        p.money(0, 3)
            .goods(0, "1 corn")
            .tiles(0, "1/0 corn")
            .city(0, "land_office:1")
    });
    table.play("0 role trader");
    assert_eq!(table.legal(), ["pass", "draw", "sell corn"]);
    table.play("0 draw");
    table.draw("coffee");
    assert_eq!(table.legal(), ["pass", "sell corn"]);
    assert_eq!(table.refuse("0 draw"), Refusal::LandOfficeUsed);
    table.play("0 sell corn");
    assert_eq!(table.money(0), 3);
}

#[test]
fn the_land_office_needs_a_free_space() {
    let mut table = at("", |p| {
        p.money(0, 3)
            .goods(0, "1 corn")
            .tiles(0, "6/0 corn 6/0 indigo")
            .city(0, "land_office:1")
    });
    table.play("0 role trader");
    assert_eq!(table.refuse("0 draw"), Refusal::IslandFull);
}

#[test]
fn x09_a_noble_in_the_land_office_gives_up_a_forest_although_the_house_is_full() {
    let mut table = Table::at(crate::BOTH, |p| {
        p.money(0, 0)
            .tiles(0, "1/1 corn 1/1 quarry")
            .forests(0, "1 indigo")
            .city(0, "land_office:1n1")
            .house("corn indigo sugar coffee")
    });
    table.play("0 role trader");
    assert_eq!(
        table.legal(),
        ["pass", "give_up corn worker", "give_up forest indigo"]
    );
    table.play("0 give_up forest indigo");
    assert_eq!(
        (table.money(0), table.forests(0), table.tile(0, "corn").0),
        (1, 0, 1)
    );
}

#[test]
fn each_side_of_the_land_office_has_its_own_use() {
    for (occupant, legal, other, refusal) in [
        ("1", "draw", "give_up corn nobody", Refusal::NoLandOfficeNoble),
        ("1n1", "give_up corn nobody", "draw", Refusal::NoLandOfficeWorker),
        ("0", "sell corn", "draw", Refusal::NoLandOfficeWorker),
    ] {
        let mut table = at("", |p| {
            p.money(0, 3)
                .goods(0, "1 corn")
                .tiles(0, "1/0 corn")
                .city(0, &format!("land_office:{occupant}"))
        });
        table.play("0 role trader");
        assert!(table.legal().contains(&legal.to_owned()), "{occupant}");
        assert_eq!(table.refuse(&format!("0 {other}")), refusal, "{occupant}");
    }
}

#[test]
fn land_office_faceup_may_plant_a_forest_with_a_forest_house() {
    let line = crate::BOTH.replace("hacienda", "forest_house") + " land_office_faceup";
    for (worker, offered) in [(0, false), (1, true)] {
        let mut table = Table::at(&line, |p| {
            p.money(0, 2)
                .tiles(0, "1/0 corn")
                .city(0, &format!("forest_house:{worker} land_office:1"))
                .face_up("coffee corn corn sugar")
        });
        table.play("0 role trader");
        let offers = table.legal().contains(&"forest coffee".to_owned());
        assert_eq!(offers, offered);
        if offers {
            table.play("0 forest coffee");
            assert_eq!((table.money(0), table.forests(0)), (1, 1));
            assert_eq!(table.face_up_count(), 3);
        } else {
            assert_eq!(table.refuse("0 forest coffee"), Refusal::NoForestHouse);
        }
    }
}

#[test]
fn the_land_office_draws_although_the_house_is_full() {
    let mut table = at("", |p| {
        p.money(0, 1)
            .city(0, "land_office:1")
            .house("corn indigo sugar coffee")
    });
    table.play("0 role trader");
    assert_eq!(table.legal(), ["pass", "draw"]);
    let tiles = table.tile_count(0);
    table.play("0 draw");
    table.draw("sugar");
    assert_eq!((table.money(0), table.tile_count(0)), (0, tiles + 1));
}

#[test]
fn a_person_on_a_given_up_tile_goes_to_san_juan() {
    for (occupant, idle) in [("nobody", (0, 0)), ("worker", (1, 0)), ("noble", (1, 1))] {
        let mut table = at("", |p| {
            p.money(0, 0).tiles(0, "3/2n1 corn").city(0, "land_office:1n1")
        });
        table.play("0 role trader");
        table.play(&format!("0 give_up corn {occupant}"));
        assert_eq!((table.idle(0), table.idle_nobles(0)), idle, "{occupant}");
        assert_eq!(table.tile(0, "corn"), (2, 2 - idle.0), "{occupant}");
        assert_eq!((table.noble_count(0), table.money(0)), (2, 1));
    }
}

#[test]
fn a_forest_given_up_is_discarded_as_the_plantation_on_its_front() {
    let mut table = Table::at(crate::BOTH, |p| {
        p.forests(0, "1 indigo 1 coffee").city(0, "land_office:1n1")
    });
    let discards = table.position().discards;
    table.play("0 role trader");
    table.play("0 give_up forest coffee");
    let mut expected = discards;
    expected[puerto_rico::Good::Coffee] += 1;
    assert_eq!((table.position().discards, table.forests(0)), (expected, 1));
}

#[test]
fn nobles_in_san_juan_count_for_supplier_and_garden() {
    let mut table = at("", |p| {
        p.tiles(0, "1/1n1 corn")
            .city(0, "royal_supplier:1 royal_garden:1")
            .idle_nobles(0, 2, 1)
            .goods(0, "2 corn 1 sugar 1 coffee")
    });
    let breakdown = table.breakdown(0);
    assert_eq!((breakdown.nobles, breakdown.royal_garden), (2, 2));
    table.play("0 role captain");
    table.play("0 deliver corn");
    table.play("0 deliver sugar");
    assert_eq!(table.points(0), 2, "as many as nobles, and no more");
    assert!(!table.legal().iter().any(|answer| answer.starts_with("deliver")));
}

#[test]
fn land_office_faceup_takes_from_the_row() {
    for (switch, face_up) in [("", false), ("land_office_faceup", true)] {
        let mut table = at(switch, |p| {
            p.money(0, 2)
                .city(0, "land_office:1")
                .face_up("coffee corn corn sugar")
        });
        table.play("0 role trader");
        assert_eq!(table.legal().contains(&"take coffee".to_owned()), face_up);
        let refusal = match face_up {
            true => table.refuse("0 draw"),
            false => table.refuse("0 take coffee"),
        };
        let expected = if face_up {
            Refusal::LandOfficeTakes
        } else {
            Refusal::LandOfficeDraws
        };
        assert_eq!(refusal, expected);
        if face_up {
            table.play("0 take coffee");
            assert_eq!((table.money(0), table.tile(0, "coffee").0), (1, 1));
        }
    }
}

#[test]
fn x10_the_chapel_brings_a_doubloon_or_a_point_without_production() {
    for (occupant, money, points) in [("1", 1, 0), ("1n1", 0, 1), ("0", 0, 0)] {
        let mut table = at("", |p| {
            p.money(0, 0)
                .tiles(0, "1/0 corn")
                .city(0, &format!("chapel:{occupant}"))
        });
        table.play("0 role craftsman");
        assert_eq!((table.money(0), table.points(0)), (money, points), "{occupant}");
    }
}

#[test]
fn the_jeweler_pays_a_doubloon_for_each_noble_san_juan_included() {
    let mut table = at("", |p| {
        p.money(0, 0)
            .tiles(0, "2/1n1 corn")
            .city(0, "jeweler:1")
            .idle_nobles(0, 2, 2)
    });
    table.play("0 role craftsman");
    assert_eq!(table.money(0), 3);
}

#[test]
fn the_jeweler_must_be_occupied() {
    let mut table = at("", |p| p.money(0, 0).city(0, "jeweler:0").tiles(0, "1/1n1 corn"));
    table.play("0 role craftsman");
    assert_eq!((table.money(0), table.goods(0).as_str()), (0, "1 corn"));
}

#[test]
fn strict_optional_asks_about_what_nobles_bring() {
    let mut table = at("strict_optional", |p| {
        p.money(0, 0)
            .tiles(0, "1/0 corn")
            .city(0, "chapel:1n1 jeweler:1")
            .idle_nobles(0, 1, 1)
    });
    table.play("0 role craftsman");
    table.play("0 pass");
    assert_eq!(table.legal(), ["pass", "accept"]);
    table.play("0 accept");
    assert_eq!((table.points(0), table.money(0)), (0, 2));
}
