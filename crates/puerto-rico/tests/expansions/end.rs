//! Points and the end with New Buildings (checklist 181, 182).

use puerto_rico::EndReason;

use crate::table;

/// Points of a cloister.
fn cloister(worker: u8, tiles: &str, forests: &str) -> u16 {
    let city = format!("cloister:{worker}");
    let table = table(3, "cloister", "", |p| {
        p.city(0, &city).tiles(0, tiles).forests(0, forests).face_up("")
    });
    table.breakdown(0).cloister
}

#[test]
fn n17_cloister_counts_sets_of_three_equal_tiles() {
    assert_eq!(cloister(1, "3/0 quarry 2/0 indigo 1/0 coffee", "6 corn"), 6);
    assert_eq!(cloister(1, "3/0 quarry 3/0 indigo", "6 corn"), 10);
}

#[test]
fn n18_cloister_counts_several_sets_of_a_kind() {
    assert_eq!(cloister(1, "6/0 corn 1/0 sugar 2/0 tobacco", "3 coffee"), 6);
    assert_eq!(cloister(1, "6/0 corn 3/0 tobacco", "3 coffee"), 10);
}

#[test]
fn cloister_must_be_occupied_and_forests_of_all_kinds_are_one() {
    assert_eq!(cloister(0, "6/0 corn", ""), 0);
    assert_eq!(cloister(1, "1/0 corn", "1 corn 1 sugar 1 coffee"), 1);
}

#[test]
fn the_statue_is_worth_its_8_points_and_counts_for_the_city_hall() {
    let table = table(3, "statue city_hall", "", |p| p.city(0, "statue:0 city_hall:1"));
    let points = table.breakdown(0);
    assert_eq!((points.buildings, points.city_hall), (12, 2));
}

#[test]
fn forests_count_for_the_residence() {
    let table = table(3, "forest_house", "", |p| {
        p.city(0, "residence:1")
            .tiles(0, "4/0 corn 5/0 indigo")
            .forests(0, "1 sugar 1 coffee")
    });
    assert_eq!(table.breakdown(0).residence, 6);
}

#[test]
fn an_empty_pool_ends_the_game_in_any_phase_unless_the_table_says_otherwise() {
    for (switches, end) in [
        ("", Some(EndReason::VictoryPoints)),
        ("vp_end_captain_only", None),
    ] {
        let mut table = table(3, "church", switches, |p| {
            p.money(0, 20).city(0, "church:1").pool(2)
        });
        table.play("0 role builder");
        table.play("0 build fortress");
        assert_eq!(table.pool(), 0);
        assert_eq!(table.position().end, end, "{switches}");
    }
}
