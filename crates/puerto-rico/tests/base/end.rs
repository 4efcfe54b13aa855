//! End of the game and scoring (checklist 122 to 135).

use puerto_rico::{EndReason, Event};
use tabletop::Game;

use crate::table::{Editor, Table};

/// A three-player game whose last round is played without anybody doing anything.
fn finished(setup: &str, with: impl Fn(&mut Editor) -> &mut Editor) -> Table {
    let mut table = Table::at(setup, |p| {
        with(p.everybody(|p, seat| p.money(seat, 0)).ended(EndReason::City))
    });
    for (seat, card) in ["settler", "builder", "trader"].into_iter().enumerate() {
        table.play(&format!("{seat} role {card}"));
        table.pass_while_not_choosing();
    }
    assert!(table.is_over());
    table
}

#[test]
fn too_few_workers_for_the_refill_trigger_the_end_at_the_end_of_the_mayor_phase() {
    for (supply, ends) in [(2, true), (3, false), (4, false)] {
        let mut table = Table::at("players=3", |p| p.workers_supply(supply).workers_ship(3));
        table.play("0 role mayor");
        let mut events = table.play("0 pass");
        events.extend(table.place_anyhow());
        let triggered = events.contains(&Event::EndTriggered {
            reason: EndReason::Workers,
        });
        assert_eq!(
            triggered, ends,
            "supply {supply}, 3 needed: exactly enough is enough"
        );
    }
}

#[test]
fn a_twelfth_city_space_triggers_the_end() {
    let ten = "small_indigo_plant:0 small_sugar_mill:0 indigo_plant:0 sugar_mill:0 tobacco_storage:0 \
               coffee_roaster:0 small_market:0 hacienda:0 construction_hut:0 hospice:0";
    for (eleventh, end) in [("", None), (" office:0", Some(EndReason::City))] {
        let mut table = Table::at("players=3", |p| {
            p.money(0, 12).city(0, &format!("{ten}{eleventh}"))
        });
        table.play("0 role builder");
        let events = table.play("0 build factory");
        let triggered = |reason| events.contains(&Event::EndTriggered { reason });
        assert_eq!(triggered(EndReason::City), end.is_some(), "ten{eleventh}");
        assert_eq!(table.state.end(), end, "ten{eleventh}");
    }
}

#[test]
fn the_last_victory_point_chip_triggers_the_end_and_missing_ones_count_in_full() {
    for (pool, ends) in [(2, true), (3, true), (4, false)] {
        let mut table = Table::at("players=3", |p| p.pool(pool).goods(0, "2 corn"));
        let mut events = table.play("0 role captain");
        if table.asked() == Some(0) {
            events.extend(table.play("0 load corn 4"));
        }
        events.extend(table.skip_to_choosing());
        assert_eq!(
            events.contains(&Event::EndTriggered {
                reason: EndReason::VictoryPoints
            }),
            ends,
            "pool {pool}"
        );
        assert_eq!((table.points(0), table.pool()), (3, pool.saturating_sub(3)));
    }
}

#[test]
fn the_round_is_played_to_its_end_after_a_trigger() {
    let mut table = Table::at("players=3", |p| {
        p.everybody(|p, seat| p.money(seat, 0)).pool(1).goods(0, "1 corn")
    });
    table.play("0 role captain");
    table.skip_to_choosing();
    table.play("1 role craftsman");
    assert!(!table.is_over());
    let events = table.play("2 role trader");
    assert!(table.is_over());
    assert!(events.contains(&Event::GameEnded));
}

#[test]
fn the_first_trigger_is_the_one_that_is_named() {
    let mut table = Table::at("players=3", |p| {
        p.everybody(|p, seat| p.money(seat, 0))
            .pool(1)
            .goods(0, "1 corn")
            .ended(EndReason::City)
    });
    let mut events = table.play("0 role captain");
    events.extend(table.skip_to_choosing());
    assert_eq!((table.pool(), table.state.end()), (0, Some(EndReason::City)));
    let is_end = |event: &Event| matches!(event, Event::EndTriggered { .. });
    assert!(!events.iter().any(is_end), "told once");
}

#[test]
fn points_are_chips_and_printed_points_of_all_buildings() {
    let table = finished("players=3", |p| {
        p.chips(0, 11).city(0, "harbor:0 hospice:1 small_market:0")
    });
    let points = table.breakdown(0);
    assert_eq!(
        (points.chips, points.buildings, points.total),
        (11, 3 + 2 + 1, 17)
    );
}

#[test]
fn f29_an_unoccupied_large_building_counts_4_without_extra() {
    for building in [
        "guild_hall",
        "residence",
        "fortress",
        "customs_house",
        "city_hall",
    ] {
        let table = finished("players=3", |p| {
            p.chips(0, 23)
                .tiles(0, "4/3 corn 4/3 indigo 4/3 sugar")
                .city(0, &format!("{building}:0 hospice:0 indigo_plant:0"))
        });
        let points = table.breakdown(0);
        assert_eq!(points.total, 23 + 4 + 2 + 2, "{building}");
    }
}

#[test]
fn f21_guild_hall_with_two_small_and_two_large() {
    let table = finished("players=3", |p| {
        p.city(
            0,
            "guild_hall:1 small_sugar_mill:0 sugar_mill:1 small_indigo_plant:0 coffee_roaster:0",
        )
    });
    assert_eq!(table.breakdown(0).guild_hall, 6);
}

#[test]
fn f22_guild_hall_with_one_small_and_three_large() {
    let table = finished("players=3", |p| {
        p.city(
            0,
            "guild_hall:1 small_indigo_plant:0 indigo_plant:0 coffee_roaster:0 sugar_mill:0",
        )
    });
    assert_eq!(table.breakdown(0).guild_hall, 7);
}

#[test]
fn f23_residence_by_filled_island_spaces() {
    for (tiles, points) in [
        ("3/0 corn", 4),
        ("5/0 corn 4/0 indigo", 4),
        ("5/0 corn 5/0 indigo", 5),
        ("5/0 corn 5/0 indigo 1/0 quarry", 6),
        ("5/0 corn 5/0 indigo 2/0 quarry", 7),
    ] {
        let table = finished("players=3", |p| p.tiles(0, tiles).city(0, "residence:1"));
        assert_eq!(table.breakdown(0).residence, points, "{tiles}");
    }
}

#[test]
fn f24_fortress_with_20_workers() {
    // 1 on the fortress, 3 on corn, 16 in San Juan.
    let table = finished("players=3", |p| {
        p.tiles(0, "3/3 corn").city(0, "fortress:1").idle(0, 16)
    });
    assert_eq!(table.breakdown(0).fortress, 6);
}

#[test]
fn f25_fortress_with_22_workers() {
    let table = finished("players=3", |p| {
        p.tiles(0, "3/3 corn").city(0, "fortress:1").idle(0, 18)
    });
    assert_eq!(table.breakdown(0).fortress, 7);
}

#[test]
fn f26_customs_house_with_23_chips() {
    let table = finished("players=3", |p| p.chips(0, 23).city(0, "customs_house:1"));
    assert_eq!(table.breakdown(0).customs_house, 5);
}

#[test]
fn f27_customs_house_with_30_chips() {
    let table = finished("players=3", |p| {
        p.chips(0, 30).city(0, "customs_house:1 harbor:0")
    });
    assert_eq!(table.breakdown(0).customs_house, 7, "buildings don't count");
}

#[test]
fn f28_city_hall_with_seven_commercial_buildings() {
    let table = finished("players=3", |p| {
        p.city(0, "city_hall:1 hacienda:0 construction_hut:0 office:0 large_warehouse:0 harbor:0 residence:0 indigo_plant:0")
    });
    assert_eq!(
        table.breakdown(0).city_hall,
        7,
        "itself counts, the indigo plant does not"
    );
}

#[test]
fn equal_points_are_decided_by_doubloons_and_goods() {
    let table = finished("players=3", |p| {
        p.chips(0, 10)
            .chips(1, 10)
            .chips(2, 9)
            .money(0, 1)
            .money(1, 2)
            .goods(0, "1 corn 1 coffee")
            .money(2, 9)
    });
    assert_eq!(
        table.ranks(),
        [1, 2, 3],
        "three against two; whatever the kind, a good counts 1"
    );
}

#[test]
fn a_tie_to_the_last_is_shared() {
    let table = finished("players=3", |p| {
        p.chips(0, 10)
            .chips(1, 10)
            .money(0, 2)
            .goods(1, "1 corn 1 indigo")
    });
    assert_eq!(table.ranks(), [1, 1, 3]);
}

#[test]
fn customs_house_counts_points_on_credit() {
    let mut table = Table::at("players=3", |p| {
        p.everybody(|p, seat| p.money(seat, 0))
            .pool(1)
            .chips(0, 5)
            .goods(0, "2 corn")
            .city(0, "customs_house:1")
    });
    table.play("0 role captain");
    if table.asked() == Some(0) {
        table.play("0 load corn 4");
    }
    table.skip_to_choosing();
    table.play("1 role craftsman");
    table.play("2 role trader");
    assert_eq!(
        (table.breakdown(0).chips, table.breakdown(0).customs_house),
        (8, 2)
    );
}

#[test]
fn two_players_have_the_same_end_conditions() {
    let mut table = Table::at("players=2", |p| p.workers_supply(1).workers_ship(2));
    table.play("0 role mayor");
    let mut events = table.play("0 pass");
    events.extend(table.place_anyhow());
    assert!(events.contains(&Event::EndTriggered {
        reason: EndReason::Workers
    }));
    let mut table = Table::at("players=2", |p| {
        p.everybody(|p, seat| p.money(seat, 0)).ended(EndReason::City)
    });
    for line in [
        "0 role craftsman",
        "1 role trader",
        "0 role captain",
        "1 role builder",
        "0 role mayor",
    ] {
        table.play(line);
        table.pass_while_not_choosing();
        assert!(!table.is_over(), "all six picks are played");
    }
    table.play("1 role prospector");
    assert!(table.is_over());
}

#[test]
fn a_seat_that_was_bid_for_gives_up_its_price_at_the_end() {
    let scores = |setup: &str| {
        let table = finished(setup, |p| p.chips(0, 20).chips(1, 23).chips(2, 9));
        let totals: Vec<i32> = (0..3).map(|seat| table.breakdown(seat).total).collect();
        (table.ranks(), totals, table)
    };
    let (ranks, plain, _) = scores("players=3");
    assert_eq!(ranks, [2, 1, 3]);
    let (ranks, totals, table) = scores("players=3 seat_prices=0,4,20");
    // Nothing else is different, and what is left of a small score may be less than nothing.
    assert_eq!(totals, [plain[0], plain[1] - 4, plain[2] - 20]);
    assert_eq!((ranks, totals[2]), (vec![1, 2, 3], -11));
    assert_eq!(table.breakdown(1).seat_price, 4);
    let scored: Vec<i32> = table
        .state
        .scores()
        .first(3)
        .iter()
        .map(|score| score.points)
        .collect();
    assert_eq!(scored, totals);
}

#[test]
fn equal_points_after_the_prices_are_decided_by_the_tie_break_alone() {
    let table = finished("players=3 seat_prices=0,3,0", |p| {
        p.chips(0, 20).chips(1, 23).chips(2, 9).money(0, 5).money(1, 6)
    });
    let tied = |seat: usize| (table.breakdown(seat).total, table.breakdown(seat).tie_break);
    assert_eq!(
        (tied(0).0, table.ranks()),
        (tied(1).0, vec![2, 1, 3]),
        "{:?}",
        (tied(0), tied(1))
    );
}
