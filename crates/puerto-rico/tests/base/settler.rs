//! The settler phase (checklist 29 to 38, 102 to 108).

use puerto_rico::{Event, Refusal};

use crate::table::Table;

/// Three seats, the settler is chosen; the face-up row holds these.
fn settling(row: &str, with: impl Fn(&mut crate::table::Editor) -> &mut crate::table::Editor) -> Table {
    let mut table = Table::at("players=3", |p| with(p.face_up(row)));
    table.play("0 role settler");
    table
}

#[test]
fn the_settler_takes_a_plantation_or_a_quarry() {
    let mut table = settling("corn sugar tobacco coffee", |p| p);
    let legal = table.legal();
    assert_eq!(
        legal,
        [
            "pass",
            "take corn",
            "take sugar",
            "take tobacco",
            "take coffee",
            "take quarry"
        ]
    );
    table.play("0 take quarry");
    assert_eq!((table.tile(0, "quarry"), table.quarries()), ((1, 0), 7));
}

#[test]
fn the_others_take_one_plantation_each_and_no_quarry() {
    let mut table = settling("corn sugar tobacco coffee", |p| p);
    table.play("0 take corn");
    assert_eq!(
        table.legal(),
        ["pass", "take sugar", "take tobacco", "take coffee"]
    );
    assert_eq!(table.refuse("1 take quarry"), Refusal::QuarryNeedsHut);
    assert_eq!(table.refuse("1 take corn"), Refusal::NotOnOffer);
}

#[test]
fn taking_a_tile_is_optional() {
    let mut table = settling("corn sugar tobacco coffee", |p| p);
    table.play("0 pass");
    assert_eq!((table.tile_count(0), table.asked()), (1, Some(1)));
}

#[test]
fn equal_tiles_are_one_choice_since_their_place_has_no_effect() {
    let table = settling("corn corn corn sugar", |p| p);
    assert_eq!(table.legal(), ["pass", "take corn", "take sugar", "take quarry"]);
}

#[test]
fn tiles_stay_on_the_island_for_good() {
    let mut table = settling("corn sugar tobacco coffee", |p| {
        p.tiles(0, "2/0 coffee 1/0 quarry")
    });
    table.play("0 take corn");
    assert_eq!(
        (
            table.tile(0, "coffee"),
            table.tile(0, "quarry"),
            table.tile_count(0)
        ),
        ((2, 0), (1, 0), 4)
    );
}

#[test]
fn leftover_plantations_are_discarded_and_players_plus_one_new_ones_laid_out() {
    let mut table = settling("corn sugar tobacco coffee", |p| p);
    for line in ["0 take corn", "1 take sugar", "2 pass"] {
        table.play(line);
    }
    assert_eq!(table.discards(), 2);
    table.draw_row("corn corn indigo sugar");
    assert_eq!((table.face_up_count(), table.discards()), (4, 2));
}

#[test]
fn a_short_stock_is_used_up_then_the_discards_are_shuffled() {
    let mut table = settling("corn sugar tobacco coffee", |p| p.face_down("1 corn"));
    for line in ["0 take corn", "1 take sugar"] {
        table.play(line);
    }
    let events = table.play("2 take tobacco");
    assert!(events.contains(&Event::PlantationsDiscarded { count: 1 }));
    assert_eq!(
        table.outcomes(),
        ["draw corn"],
        "the last of the old stock comes first"
    );
    table.draw("corn");
    assert_eq!(table.outcomes().len(), 5, "then the discards of all rounds");
    assert_eq!(table.discards(), 0);
}

#[test]
fn still_too_few_tiles_leave_late_players_without() {
    // Five islands hold all tiles but one face-up corn; seats 0, 1 and 2 have one space left.
    let islands = [
        "9/0 corn 2/0 sugar",
        "9/0 sugar 2/0 tobacco",
        "7/0 tobacco 4/0 coffee",
        "4/0 coffee 8/0 indigo",
        "4/0 indigo",
    ];
    let mut table = Table::at("players=5", |p| {
        p.everybody(|p, seat| p.tiles(seat, islands[seat]))
            .face_up("corn")
            .face_down("")
            .quarries(0)
    });
    assert_eq!(table.discards(), 0);
    table.play("0 role settler");
    table.play("0 take corn");
    assert_eq!(table.asked(), Some(1));
    assert!(
        table.legal().iter().all(|line| line.starts_with("role ")),
        "seats 1 and 2 found nothing"
    );
    assert_eq!(table.face_up_count(), 0);
}

#[test]
fn without_quarries_privilege_and_hut_are_void() {
    let mut table = settling("corn sugar tobacco coffee", |p| {
        p.quarries(0).city(1, "construction_hut:1")
    });
    assert_eq!(table.refuse("0 take quarry"), Refusal::NoQuarryLeft);
    table.play("0 take corn");
    assert_eq!(table.refuse("1 take quarry"), Refusal::NoQuarryLeft);
}

#[test]
fn a_full_island_gets_no_more_tiles() {
    let table = settling("corn sugar tobacco coffee", |p| {
        p.tiles(0, "5/0 corn 5/0 indigo 2/0 coffee")
    });
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn hacienda_draws_one_face_down_plantation_before_the_normal_take() {
    let mut table = settling("corn sugar tobacco coffee", |p| p.city(0, "hacienda:1"));
    assert_eq!(table.legal(), ["pass", "draw"]);
    table.play("0 draw");
    assert!(table.outcomes().iter().all(|line| !line.contains("quarry")));
    table.draw("tobacco");
    assert_eq!(table.tile(0, "tobacco"), (1, 0));
    table.play("0 take quarry");
    assert_eq!(table.tile_count(0), 3);
}

#[test]
fn hacienda_is_optional_and_needs_a_worker() {
    let mut table = settling("corn sugar tobacco coffee", |p| {
        p.city(0, "hacienda:1").city(1, "hacienda:0")
    });
    table.play("0 pass");
    table.play("0 pass");
    assert_eq!((table.tile_count(0), table.asked()), (1, Some(1)));
    assert_eq!(table.legal()[1], "take corn", "an empty hacienda does nothing");
}

#[test]
fn hacienda_never_draws_a_quarry_even_with_a_hut() {
    let mut table = settling("corn sugar tobacco coffee", |p| {
        p.city(0, "hacienda:1 construction_hut:1")
    });
    table.play("0 draw");
    assert!(
        table.outcomes().iter().all(|line| !line.contains("quarry")),
        "{:?}",
        table.outcomes()
    );
}

#[test]
fn hacienda_may_fill_the_last_space_and_then_nothing_more_fits() {
    let mut table = settling("corn sugar tobacco coffee", |p| {
        p.tiles(0, "5/0 corn 5/0 indigo 1/0 coffee").city(0, "hacienda:1")
    });
    table.play("0 draw");
    table.draw("sugar");
    assert_eq!((table.tile_count(0), table.asked()), (12, Some(1)));
}

#[test]
fn hacienda_draw_from_an_empty_stock_shuffles_the_discards() {
    let mut table = settling("corn sugar tobacco coffee", |p| {
        p.city(0, "hacienda:1").face_down("")
    });
    assert!(table.discards() > 0);
    table.play("0 draw");
    assert_eq!((table.outcomes().len(), table.discards()), (5, 0));
}

#[test]
fn construction_hut_gives_a_quarry_instead_of_a_plantation() {
    let mut table = settling("corn sugar tobacco coffee", |p| p.city(1, "construction_hut:1"));
    table.play("0 pass");
    table.play("1 take quarry");
    assert_eq!((table.tile(1, "quarry"), table.asked()), ((1, 0), Some(2)));
}

#[test]
fn construction_hut_and_hospice_must_be_occupied() {
    let mut table = settling("corn sugar tobacco coffee", |p| {
        p.city(1, "construction_hut:0 hospice:0")
    });
    table.play("0 pass");
    assert_eq!(table.refuse("1 take quarry"), Refusal::QuarryNeedsHut);
    table.play("1 take sugar");
    assert_eq!(table.asked(), Some(2), "no worker for the tile");
}

#[test]
fn the_settler_with_a_hut_still_gets_one_quarry() {
    let mut table = settling("corn sugar tobacco coffee", |p| p.city(0, "construction_hut:1"));
    table.play("0 take quarry");
    assert_eq!((table.tile(0, "quarry"), table.asked()), ((1, 0), Some(1)));
}

#[test]
fn hospice_puts_a_worker_on_the_tile_just_taken() {
    let mut table = settling("corn sugar tobacco coffee", |p| {
        p.city(0, "hospice:1").workers_supply(20)
    });
    table.play("0 take corn");
    assert_eq!(table.legal(), ["pass", "worker"]);
    table.play("0 worker");
    assert_eq!((table.tile(0, "corn"), table.worker_supply()), ((1, 1), 19));
}

#[test]
fn hospice_works_with_a_quarry_too_and_may_be_declined() {
    let mut table = settling("corn sugar tobacco coffee", |p| p.city(0, "hospice:1"));
    table.play("0 take quarry");
    table.play("0 pass");
    assert_eq!((table.tile(0, "quarry"), table.asked()), ((1, 0), Some(1)));
}

#[test]
fn hospice_gives_no_worker_for_the_hacienda_tile() {
    let mut table = settling("corn sugar tobacco coffee", |p| p.city(0, "hacienda:1 hospice:1"));
    table.play("0 draw");
    table.draw("tobacco");
    assert_eq!(
        table.legal()[1],
        "take corn",
        "the normal take comes next, no worker is offered"
    );
    table.play("0 pass");
    assert_eq!(
        (table.tile(0, "tobacco"), table.asked()),
        ((1, 0), Some(1)),
        "no normal take, no worker"
    );
}

#[test]
fn hospice_takes_from_the_ship_when_the_supply_is_empty() {
    let mut table = settling("corn sugar tobacco coffee", |p| {
        p.city(0, "hospice:1").workers_supply(0).workers_ship(2)
    });
    table.play("0 take corn");
    table.play("0 worker");
    assert_eq!((table.tile(0, "corn"), table.worker_ship()), ((1, 1), 1));
}

#[test]
fn hospice_with_supply_and_ship_empty_does_nothing() {
    let mut table = settling("corn sugar tobacco coffee", |p| {
        p.city(0, "hospice:1").workers_supply(0).workers_ship(0)
    });
    table.play("0 take corn");
    assert_eq!(table.asked(), Some(1));
}
