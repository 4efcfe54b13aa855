//! Nobles as people: where they come from, where they stand, what they count for; and the market.

use puerto_rico::{Building, BuildingSet, NoblesMarket, Refusal, Setup};

use crate::table::{Editor, Table};

fn at(players: usize, switches: &str, edit: impl FnOnce(&mut Editor) -> &mut Editor) -> Table {
    Table::at(
        &format!("players={players} edition=2020 expansions=nobles {switches}"),
        edit,
    )
}

#[test]
fn x11_one_noble_boards_the_first_ship_and_all_workers_are_used() {
    for (players, supply) in [(2, 40), (3, 98), (4, 97), (5, 96)] {
        let table = at(players, "", |p| p);
        let ship = (table.worker_ship(), table.noble_ship());
        assert_eq!(ship, (players as u8 - 1, 1));
        assert_eq!((table.worker_supply(), table.noble_supply()), (supply, 19));
    }
}

#[test]
fn x12_too_few_workers_end_nothing() {
    let mut table = at(3, "", |p| p.workers_supply(0).nobles_supply(1));
    table.play("0 role mayor");
    while table.asked() != Some(1) || !table.legal()[0].starts_with("role") {
        let seat = table.asked().unwrap();
        let line = format!("{seat} {}", table.legal()[0]);
        table.play(&line);
    }
    assert_eq!(table.state.end(), None);
    // One noble boards, and no more of them make up for the workers.
    assert_eq!((table.worker_ship(), table.noble_ship()), (0, 1));
}

#[test]
fn the_taker_chooses_while_both_are_aboard() {
    let mut table = at(3, "", |p| p);
    table.play("0 role mayor");
    table.play("0 pass");
    assert_eq!(table.legal(), ["worker", "noble"]);
    assert_eq!(table.refuse("0 pass"), Refusal::MustDecide);
    table.play("0 worker");
    assert_eq!(table.asked(), Some(1));
    table.play("1 noble");
    assert_eq!((table.noble_count(1), table.noble_count(2)), (1, 0));
    assert_eq!(table.worker_count(2), 1);
}

#[test]
fn x06_the_villa_brings_one_more_noble_with_the_first_person() {
    let mut table = at(3, "", |p| p.city(0, "villa:1"));
    let workers = table.worker_supply();
    table.play("0 role mayor");
    table.play("0 worker");
    // The villa's own worker, the privilege's and the noble.
    assert_eq!((table.worker_count(0), table.noble_count(0)), (3, 1));
    assert_eq!((table.worker_supply(), table.noble_supply()), (workers - 1, 18));
    table.play("0 noble");
    assert_eq!(
        (table.worker_count(0), table.noble_count(0)),
        (4, 2),
        "one from the ship, and nobody else with the second person"
    );
    assert_eq!(table.noble_supply(), 18);
    let mut table = at(3, "", |p| p.city(0, "villa:1").nobles_supply(0));
    table.play("0 role mayor");
    table.play("0 worker");
    assert_eq!((table.worker_count(0), table.noble_count(0)), (3, 0));
}

#[test]
fn the_villa_must_be_occupied() {
    let mut table = at(3, "", |p| p.city(0, "villa:0"));
    table.play("0 role mayor");
    table.play("0 worker");
    assert_eq!((table.worker_count(0), table.noble_count(0)), (1, 0));
}

#[test]
fn one_noble_boards_and_workers_make_up_the_rest_of_the_refill() {
    // Three circles of the large plant and one of the chapel stay empty.
    let mut table = at(3, "", |p| {
        p.tiles(0, "3/0 corn")
            .city(1, "indigo_plant:0 chapel:0")
            .workers_ship(0)
            .nobles_ship(0)
    });
    let (workers, nobles) = (table.worker_supply(), table.noble_supply());
    table.play("0 role mayor");
    table.play("0 pass");
    table.skip_to_choosing();
    assert_eq!((table.worker_ship(), table.noble_ship()), (3, 1));
    assert_eq!(
        (table.worker_supply(), table.noble_supply()),
        (workers - 3, nobles - 1)
    );
}

#[test]
fn villa_instead_leaves_the_first_person_where_it_is() {
    let mut table = at(3, "villa_instead", |p| p.city(0, "villa:1"));
    let supply = table.worker_supply();
    table.play("0 role mayor");
    table.play("0 worker");
    assert_eq!((table.worker_count(0), table.noble_count(0)), (2, 1));
    assert_eq!(table.worker_supply(), supply);
}

#[test]
fn villa_instead_in_both_positions_with_the_ships_first_person() {
    for (switch, persons, next) in [("villa_instead=off", 3, 1), ("", 3, 1), ("villa_instead", 2, 2)] {
        let mut table = at(3, switch, |p| p.city(1, "villa:1"));
        let (aboard, supply) = (table.worker_ship(), table.noble_supply());
        table.play("0 role mayor");
        table.play("0 pass");
        table.play("0 worker");
        assert_eq!(table.asked(), Some(next), "{switch}");
        if next == 1 {
            table.play("1 worker");
        } else {
            assert_eq!(table.worker_ship(), aboard - 1, "the first person stays aboard");
        }
        assert_eq!(
            (table.worker_count(1), table.noble_count(1)),
            (persons, 1),
            "{switch}"
        );
        assert_eq!(table.noble_supply(), supply - 1);
    }
    // Without a noble the switch changes nothing: a worker comes with the first person.
    let mut table = at(3, "villa_instead", |p| p.city(0, "villa:1").nobles_supply(0));
    table.play("0 role mayor");
    table.play("0 worker");
    assert_eq!((table.worker_count(0), table.noble_count(0)), (2, 0));
}

#[test]
fn hospice_and_university_bring_no_nobles() {
    let mut settler = at(3, "", |p| {
        p.workers_supply(0)
            .workers_ship(0)
            .tiles(0, "1/1 corn")
            .city(0, "hospice:1")
    });
    assert_eq!((settler.noble_ship(), settler.noble_supply() > 0), (1, true));
    settler.play("0 role settler");
    let tile = settler.legal()[1].clone();
    settler.play(&format!("0 {tile}"));
    assert_eq!(settler.asked(), Some(1), "nobody for the new tile");
    let mut builder = at(3, "", |p| {
        p.workers_supply(0)
            .workers_ship(0)
            .money(0, 5)
            .city(0, "university:1")
    });
    builder.play("0 role builder");
    builder.play("0 build small_market");
    assert_eq!(builder.city(0, "small_market"), Some(0));
    assert_ne!(builder.asked(), Some(0), "nobody for the new building");
}

#[test]
fn villa_needs_person_is_the_editions() {
    for (switch, nobles) in [("", 0), ("villa_needs_person=off", 1)] {
        let mut table = at(3, switch, |p| p.city(2, "villa:1").workers_ship(1).nobles_ship(0));
        table.play("0 role mayor");
        table.play("0 pass");
        table.skip_to_choosing();
        assert_eq!(table.noble_count(2), nobles, "{switch}");
    }
    for (edition, on) in [("2011", false), ("2020", true)] {
        let setup: Setup = format!("players=3 edition={edition} expansions=nobles")
            .parse()
            .unwrap();
        assert_eq!(setup.rulings().has(puerto_rico::Switch::VillaNeedsPerson), on);
    }
}

#[test]
fn after_the_workers_the_owner_says_who_is_a_noble() {
    let mut table = at(3, "", |p| {
        p.tiles(0, "1/1 corn")
            .city(0, "chapel:1 land_office:1")
            .idle_nobles(0, 1, 1)
    });
    table.play("0 role mayor");
    table.play("0 pass");
    table.play("0 worker");
    table.play("1 worker");
    // All circles are filled; at most one of the workers and one of the nobles stay in San Juan.
    assert_eq!(table.legal(), ["nobles corn 0", "nobles corn 1"]);
    assert_eq!(table.refuse("0 nobles chapel 1"), Refusal::OtherPlaceFirst);
    table.play("0 nobles corn 0");
    table.play("0 nobles land_office 0");
    table.play("0 nobles chapel 1");
    assert_eq!((table.nobles_at(0, "chapel"), table.idle_nobles(0)), (1, 0));
}

#[test]
fn a_noble_counts_for_the_fortress_and_works_like_a_worker() {
    let mut table = at(3, "", |p| {
        p.tiles(0, "2/2n1 corn")
            .city(0, "fortress:1n1")
            .idle_nobles(0, 3, 1)
    });
    assert_eq!(table.breakdown(0).fortress, 2);
    table.play("0 role craftsman");
    assert_eq!(table.goods(0), "2 corn");
}

#[test]
fn decline_workers_lets_nobles_go_too() {
    let mut table = at(3, "decline_workers", |p| p.workers_ship(0));
    table.play("0 role mayor");
    table.play("0 pass");
    assert_eq!(table.legal(), ["pass", "noble"]);
    table.play("0 pass");
    assert_eq!(table.position().nobles_gone, 1);
}

#[test]
fn x22_a_guest_in_an_empty_villa_works_in_the_same_mayor_phase() {
    for (edition, open) in [("2020", true), ("2011", false)] {
        let line = crate::BOTH.replace("edition=2020", &format!("edition={edition}"));
        let mut table = Table::at(&line, |p| p.tiles(1, "1/1 corn").city(1, "guesthouse:1 villa:0"));
        table.play("0 role mayor");
        assert_eq!(table.asked(), Some(usize::from(open)), "{edition}");
        if open {
            table.play("1 guest villa");
            table.play("0 pass");
            table.play("0 worker");
            table.play("1 worker");
            assert_eq!(table.noble_count(1), 1);
        }
    }
}

#[test]
fn a_noble_guest_and_a_noble_for_the_black_market() {
    let mut table = Table::at(crate::BOTH, |p| {
        p.money(0, 1)
            .tiles(0, "1/0 quarry")
            .city(0, "guesthouse:2n1 villa:0 black_market:1")
    });
    table.play("0 role builder");
    assert_eq!(
        table.legal(),
        [
            "pass",
            "guest quarry",
            "guest villa",
            "guest noble quarry",
            "guest noble villa"
        ]
    );
    table.play("0 guest noble villa");
    table.play("0 pass");
    let nobles = table.noble_supply();
    // The small warehouse costs 3, the builder pays 2 and has 1: a worker or a noble makes up for it.
    table.play("0 build small_warehouse");
    table.play("0 return noble villa");
    assert_eq!(
        (table.nobles_at(0, "villa"), table.noble_supply()),
        (0, nobles + 1)
    );
}

#[test]
fn the_market_comes_about_in_three_ways() {
    let setup = |line: &str| -> Setup { line.parse().unwrap() };
    for (line, market, fixed) in [
        ("players=3 expansions=nobles", NoblesMarket::Printed2020, true),
        (
            "players=3 edition=2011 expansions=nobles",
            NoblesMarket::Drafted,
            false,
        ),
        (
            "players=3 expansions=nobles nobles_market=all_eight_extra",
            NoblesMarket::AllEightExtra,
            true,
        ),
    ] {
        let setup = setup(line);
        assert_eq!(setup.nobles_market(), market);
        assert_eq!(setup.draft_pool().is_empty(), fixed, "{line}");
    }
    let printed = setup("players=3 expansions=new_buildings,nobles");
    assert_eq!(printed.draft_places(), [0, 1, 3, 2, 2, 3, 2, 2, 2, 1, 6]);
    assert!(!printed.draft_pool().contains(Building::Jeweler));
    let extra = setup("players=3 expansions=new_buildings,nobles nobles_market=all_eight_extra");
    assert_eq!(extra.draft_places(), [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5]);
    assert!(extra.draft_pool().and(BuildingSet::NOBLES).is_empty());
    let drafted = setup("players=3 edition=2011 expansions=new_buildings,nobles");
    assert!(drafted.draft_pool().contains(Building::Jeweler));
    let table = Table::before("players=3 expansions=new_buildings,nobles");
    assert!(table.state.market().contains(Building::Jeweler));
    let table = Table::new("players=3 expansions=nobles");
    assert!(BuildingSet::NOBLES.without(table.state.market()).is_empty());
    assert_eq!(table.state.copies_left(Building::Villa), 2);
}

#[test]
fn n08_storehouse_and_small_warehouse_meet_with_the_red_places() {
    let mut table = Table::at(crate::BOTH, |p| {
        p.goods(0, "5 corn 3 indigo 2 sugar")
            .city(0, "storehouse:1 small_warehouse:1")
            .ship(4, "4 tobacco")
            .ship(5, "5 coffee")
            .ship(6, "6 sugar")
    });
    table.play("0 role captain");
    table.skip_to_storage();
    // All of one kind, and four single goods.
    table
        .store(0, "corn", "")
        .expect_err("four single goods must be kept");
    table.play("0 store corn");
    // Of three indigo and two sugar one must go.
    assert_eq!(table.legal(), ["keep indigo", "keep sugar"]);
    table.play("0 keep indigo");
    assert_eq!(table.goods(0), "5 corn 3 indigo 1 sugar");
}
