//! The builder phase (checklist 52 to 64, 115, 116).

use puerto_rico::{EndReason, Event, Refusal};

use crate::table::Table;

/// What the asked seat pays for a building.
fn price(table: &Table, building: &str) -> u8 {
    let seat = table.asked().expect("somebody builds");
    let mut table = table.clone();
    let events = table.play(&format!("{seat} build {building}"));
    events
        .iter()
        .find_map(|event| match event {
            Event::Built {
                paid,
                cost,
                quarries,
                privilege,
                ..
            } => {
                assert_eq!(*paid, cost.saturating_sub(quarries + privilege), "{event:?}");
                Some(*paid)
            }
            _ => None,
        })
        .expect("a purchase")
}

/// Seat 1 builds as an ordinary player with these island tiles, seat 0 is the builder with the same.
fn building_with(tiles: &str) -> (Table, Table) {
    let mut builder = Table::at("players=3", |p| {
        p.tiles(0, tiles)
            .tiles(1, tiles)
            .money(0, 20)
            .money(1, 20)
            .money(2, 0)
    });
    builder.play("0 role builder");
    let mut other = builder.clone();
    other.play("0 pass");
    (builder, other)
}

#[test]
fn f01_three_quarries() {
    let (_, table) = building_with("3/3 quarry");
    for (building, paid) in [
        ("construction_hut", 1),
        ("office", 3),
        ("harbor", 5),
        ("city_hall", 7),
    ] {
        assert_eq!(price(&table, building), paid, "{building}");
    }
}

#[test]
fn f02_two_quarries_as_other_player_and_as_builder() {
    let (builder, other) = building_with("2/2 quarry");
    for (building, paid, as_builder) in [("hacienda", 1, 0), ("office", 3, 2), ("university", 6, 5)] {
        assert_eq!(price(&other, building), paid, "{building}");
        assert_eq!(price(&builder, building), as_builder, "{building} as builder");
    }
}

#[test]
fn a_price_is_never_below_zero() {
    let (builder, other) = building_with("4/4 quarry");
    assert_eq!(
        (
            price(&builder, "small_indigo_plant"),
            price(&other, "small_indigo_plant")
        ),
        (0, 0)
    );
}

#[test]
fn an_unoccupied_quarry_takes_nothing_off() {
    let (_, other) = building_with("4/1 quarry");
    assert_eq!(price(&other, "harbor"), 7);
}

#[test]
fn each_may_buy_one_building_starting_with_the_builder() {
    let mut table = Table::at("players=3", |p| p.everybody(|p, seat| p.money(seat, 10)));
    table.play("0 role trader");
    table.play("1 role builder");
    for (seat, building) in [(1, "hacienda"), (2, "hacienda"), (0, "office")] {
        assert_eq!(table.asked(), Some(seat));
        table.play(&format!("{seat} build {building}"));
    }
    assert!(table.legal()[0].starts_with("role "));
}

#[test]
fn a_builder_who_builds_nothing_gets_no_doubloon() {
    let mut table = Table::at("players=3", |p| p.money(0, 5));
    table.play("0 role builder");
    table.play("0 pass");
    assert_eq!(table.money(0), 5);
}

#[test]
fn a_seat_that_cannot_afford_anything_is_skipped() {
    let mut table = Table::at("players=3", |p| p.everybody(|p, seat| p.money(seat, 0)));
    table.play("0 role builder");
    assert_eq!(
        table.legal(),
        ["pass", "build small_indigo_plant", "build small_market"],
        "the builder pays 1 less"
    );
    table.play("0 pass");
    assert!(
        table.legal()[0].starts_with("role "),
        "the others have no doubloon"
    );
}

#[test]
fn too_expensive_is_refused_with_the_numbers() {
    let mut table = Table::at("players=3", |p| p.money(0, 5));
    table.play("0 role builder");
    assert_eq!(
        table.refuse("0 build harbor"),
        Refusal::TooExpensive {
            price: 7,
            doubloons: 5
        }
    );
}

#[test]
fn a_sold_out_building_is_refused() {
    let mut table = Table::at("players=3", |p| {
        p.money(0, 9).city(1, "hospice:0").city(2, "hospice:0")
    });
    table.play("0 role builder");
    assert_eq!(table.refuse("0 build hospice"), Refusal::SoldOut);
}

#[test]
fn each_kind_of_building_once_per_player() {
    let mut table = Table::at("players=3", |p| p.money(0, 9).city(0, "indigo_plant:0 hospice:0"));
    table.play("0 role builder");
    assert_eq!(
        table.refuse("0 build indigo_plant"),
        Refusal::AlreadyOwned,
        "production too"
    );
    assert_eq!(table.refuse("0 build hospice"), Refusal::AlreadyOwned);
}

#[test]
fn switch_dup_production_allows_several_of_a_production_building() {
    let mut table = Table::at("players=3 dup_production", |p| {
        p.money(0, 9).city(0, "indigo_plant:0 hospice:0")
    });
    table.play("0 role builder");
    assert_eq!(
        table.refuse("0 build hospice"),
        Refusal::AlreadyOwned,
        "never commercial ones"
    );
    table.play("0 build indigo_plant");
    assert_eq!(table.city_count(0, "indigo_plant"), 2);
}

#[test]
fn a_large_building_needs_two_free_spaces() {
    let ten = "small_indigo_plant:0 small_sugar_mill:0 indigo_plant:0 sugar_mill:0 tobacco_storage:0 \
               coffee_roaster:0 small_market:0 hacienda:0 construction_hut:0 hospice:0";
    let mut fits = Table::at("players=3", |p| p.money(0, 12).city(0, ten));
    fits.play("0 role builder");
    fits.play("0 build residence");
    assert_eq!(fits.city_spaces(0), 12);
    let eleven = format!("{ten} office:0");
    let mut full = Table::at("players=3", |p| p.money(0, 12).city(0, &eleven));
    full.play("0 role builder");
    assert_eq!(
        full.refuse("0 build residence"),
        Refusal::NoCitySpace { needed: 2, free: 1 }
    );
}

#[test]
fn a_full_city_builds_no_more() {
    let twelve = "small_indigo_plant:0 small_sugar_mill:0 indigo_plant:0 sugar_mill:0 tobacco_storage:0 \
                  coffee_roaster:0 small_market:0 hacienda:0 construction_hut:0 hospice:0 office:0 factory:0";
    let mut table = Table::at("players=3", |p| {
        p.money(0, 12).city(0, twelve).ended(EndReason::City)
    });
    table.play("0 role builder");
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn buildings_stay_for_good_and_their_place_does_not_matter() {
    let mut table = Table::at("players=3", |p| p.money(0, 9).city(0, "hospice:0"));
    table.play("0 role builder");
    table.play("0 build office");
    assert_eq!(
        (table.city(0, "hospice"), table.city(0, "office")),
        (Some(0), Some(0))
    );
}

#[test]
fn a_fifth_large_building_fits_unless_large_max_4_is_on() {
    let four = "guild_hall:0 residence:0 fortress:0 customs_house:0";
    let mut table = Table::at("players=3", |p| p.money(0, 12).city(0, four));
    table.play("0 role builder");
    table.play("0 build city_hall");
    let mut table = Table::at("players=3 large_max_4", |p| p.money(0, 12).city(0, four));
    table.play("0 role builder");
    assert_eq!(table.refuse("0 build city_hall"), Refusal::TooManyLarge);
}

#[test]
fn university_puts_one_worker_on_the_new_building() {
    let mut table = Table::at("players=3", |p| {
        p.money(0, 12).city(0, "university:1").workers_supply(20)
    });
    table.play("0 role builder");
    table.play("0 build tobacco_storage");
    assert_eq!(table.legal(), ["pass", "worker"]);
    table.play("0 worker");
    assert_eq!(
        (table.city(0, "tobacco_storage"), table.worker_supply()),
        (Some(1), 19)
    );
    assert_eq!(table.asked(), Some(1), "one only, however many circles");
}

#[test]
fn university_may_be_declined_and_does_nothing_unoccupied() {
    let mut table = Table::at("players=3", |p| p.money(0, 12).city(0, "university:1"));
    table.play("0 role builder");
    table.play("0 build hospice");
    table.play("0 pass");
    assert_eq!(table.city(0, "hospice"), Some(0));
    let mut table = Table::at("players=3", |p| p.money(0, 12).city(0, "university:0"));
    table.play("0 role builder");
    table.play("0 build hospice");
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn university_gives_no_worker_for_itself() {
    let mut table = Table::at("players=3", |p| p.money(0, 12));
    table.play("0 role builder");
    table.play("0 build university");
    assert_eq!((table.asked(), table.city(0, "university")), (Some(1), Some(0)));
}

#[test]
fn university_takes_from_the_ship_when_the_supply_is_empty() {
    let mut table = Table::at("players=3", |p| {
        p.money(0, 12)
            .city(0, "university:1")
            .workers_supply(0)
            .workers_ship(2)
    });
    table.play("0 role builder");
    table.play("0 build hospice");
    table.play("0 worker");
    assert_eq!((table.city(0, "hospice"), table.worker_ship()), (Some(1), 1));
    let mut table = Table::at("players=3", |p| {
        p.money(0, 12)
            .city(0, "university:1")
            .workers_supply(0)
            .workers_ship(0)
    });
    table.play("0 role builder");
    table.play("0 build hospice");
    assert_eq!(table.asked(), Some(1), "both empty: nobody comes");
}
