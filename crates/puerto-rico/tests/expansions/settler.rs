//! The settler phase with New Buildings (checklist 155, 156, 158, 159, 178).

use puerto_rico::Refusal;

use crate::table;

#[test]
fn a_plantation_may_become_a_forest_but_no_quarry() {
    let mut table = table(3, "forest_house", "", |p| {
        p.city(0, "forest_house:1")
            .tiles(0, "1/0 corn")
            .face_up("corn corn sugar coffee")
    });
    table.play("0 role settler");
    assert_eq!(
        table.legal(),
        [
            "pass",
            "take corn",
            "take sugar",
            "take coffee",
            "take quarry",
            "forest corn",
            "forest sugar",
            "forest coffee"
        ]
    );
    table.play("0 forest sugar");
    assert_eq!((table.forests(0), table.tile_count(0)), (1, 1));
    assert!(
        !table.legal().contains(&"take sugar".to_owned()),
        "the tile is gone"
    );
}

#[test]
fn a_forest_has_no_circle_and_fills_a_space() {
    let mut table = table(3, "forest_house", "", |p| {
        p.city(0, "forest_house:1")
            .tiles(0, "5/0 corn 6/0 indigo")
            .idle(0, 0)
            .face_up("sugar sugar sugar sugar")
    });
    table.play("0 role settler");
    table.play("0 forest sugar");
    assert!(table.state.board(tabletop::Seat::new(0)).is_island_full());
    assert_eq!(table.state.board(tabletop::Seat::new(0)).circles_total(), 12);
}

#[test]
fn forest_house_must_be_occupied_to_plant() {
    let mut table = table(3, "forest_house", "", |p| p.city(0, "forest_house:0"));
    table.play("0 role settler");
    let kind = table.legal()[1].replace("take", "0 forest");
    assert_eq!(table.refuse(&kind), Refusal::NoForestHouse);
}

#[test]
fn the_hacienda_shows_its_tile_before_it_becomes_a_forest() {
    for (answer, forests) in [("forest tobacco", 1), ("take tobacco", 0)] {
        let mut table = table(3, "forest_house hacienda", "", |p| {
            p.city(0, "forest_house:1 hacienda:1").tiles(0, "1/0 corn")
        });
        table.play("0 role settler");
        table.play("0 draw");
        table.draw("tobacco");
        assert_eq!(
            table.legal(),
            ["take tobacco", "forest tobacco"],
            "it must be placed"
        );
        assert_eq!(table.refuse("0 pass"), Refusal::MustDecide);
        assert_eq!(table.refuse("0 forest corn"), Refusal::OtherTile);
        table.play(&format!("0 {answer}"));
        assert_eq!(table.forests(0), forests);
        assert_eq!(table.tile(0, "tobacco").0, 1 - forests);
        assert!(
            table.legal().iter().any(|action| action.starts_with("take ")),
            "the normal tile follows"
        );
    }
}

#[test]
fn the_hospice_worker_of_a_forest_goes_to_san_juan() {
    let mut table = table(3, "forest_house hospice", "", |p| {
        p.city(0, "forest_house:1 hospice:1")
            .face_up("corn corn corn corn")
    });
    let supply = table.worker_supply();
    table.play("0 role settler");
    table.play("0 forest corn");
    table.play("0 worker");
    assert_eq!((table.idle(0), table.worker_supply()), (1, supply - 1));
}

#[test]
fn n22_library_settler_takes_a_second_tile_after_all_others() {
    for (city, quarry) in [("library:1", false), ("library:1 construction_hut:1", true)] {
        let mut table = table(3, "library hospice", "", |p| {
            p.city(0, city).face_up("corn sugar coffee tobacco")
        });
        table.play("0 role settler");
        table.play("0 take quarry");
        table.play("1 take corn");
        table.play("2 take sugar");
        assert_eq!(table.asked(), Some(0), "after the others");
        assert_eq!(
            table.legal().contains(&"take quarry".to_owned()),
            quarry,
            "{city}"
        );
        if !quarry {
            assert_eq!(table.refuse("0 take quarry"), Refusal::QuarryNeedsHut);
        }
        table.play("0 take coffee");
        assert_eq!(table.tile(0, "coffee"), (1, 0));
        assert_eq!(table.asked(), None, "the row is laid out again");
    }
}

#[test]
fn n22_the_hospice_serves_the_first_tile_only() {
    let mut table = table(3, "library hospice", "", |p| {
        p.city(0, "library:1 hospice:1")
            .face_up("corn sugar coffee tobacco")
    });
    table.play("0 role settler");
    table.play("0 take coffee");
    table.play("0 worker");
    table.play("1 pass");
    table.play("2 pass");
    table.play("0 take tobacco");
    assert_eq!(table.tile(0, "coffee"), (1, 1));
    assert_eq!(table.tile(0, "tobacco"), (1, 0));
    assert_eq!(table.asked(), None);
}

#[test]
fn library_with_forests_none_one_or_both() {
    for (first, second, forests) in [
        ("take corn", "take sugar", 0),
        ("forest corn", "take sugar", 1),
        ("forest corn", "forest sugar", 2),
    ] {
        let mut table = table(3, "library forest_house", "", |p| {
            p.city(0, "library:1 forest_house:1")
                .face_up("corn sugar coffee tobacco")
        });
        table.play("0 role settler");
        table.play(&format!("0 {first}"));
        table.play("1 pass");
        table.play("2 pass");
        table.play(&format!("0 {second}"));
        assert_eq!(table.forests(0), forests);
    }
}
