//! Examples A36 to A43 and A74: the warehouse and corn.

use altiplano::Good;
use altiplano::testkit::Table;

/// The position of the printed example (rulebook, "Zasady składowania towarów w magazynie").
fn example_385() -> Table {
    let mut table = Table::new(2);
    table.shelf(0, 1, "2 fish").shelf(0, 2, "silver corn");
    table.on(0, "village", "wool 2 fish").turn(0, "village");
    table
}

#[test]
fn a36_fish_fish_wool() {
    let mut table = example_385();
    table.does("village store fish; village store fish; village store wool");
    assert_eq!(table.on_shelf(0, 1), (Some(Good::Fish), 3, 0));
    assert_eq!(table.on_shelf(0, 3), (Some(Good::Fish), 1, 0));
    assert_eq!(table.on_shelf(0, 4), (Some(Good::Wool), 1, 0));
    table.sound();
}

#[test]
fn a37_wool_fish_fish() {
    let mut table = example_385();
    table.does("village store wool; village store fish; village store fish");
    assert_eq!(table.on_shelf(0, 3), (Some(Good::Wool), 1, 0));
    assert_eq!(table.on_shelf(0, 1), (Some(Good::Fish), 3, 0));
    assert_eq!(table.on_shelf(0, 4), (Some(Good::Fish), 1, 0));
}

#[test]
fn a38_fish_wool_fish() {
    let mut table = example_385();
    table.does("village store fish; village store wool; village store fish");
    assert_eq!(table.on_shelf(0, 3), (Some(Good::Wool), 1, 0));
    assert_eq!(table.on_shelf(0, 4), (Some(Good::Fish), 1, 0));
}

#[test]
fn a39_an_unfilled_shelf_of_the_kind_comes_first() {
    let mut table = Table::new(2);
    table
        .shelf(0, 1, "silver")
        .on(0, "village", "silver wool")
        .turn(0, "village");
    table.does("village store silver; village store wool");
    assert_eq!(table.on_shelf(0, 1), (Some(Good::Silver), 2, 0));
    assert_eq!(table.on_shelf(0, 2), (Some(Good::Wool), 1, 0));
}

#[test]
fn a40_after_the_left_rack_comes_the_right_one() {
    let mut table = Table::new(2);
    for (shelf, good) in [
        (1, "ore"),
        (2, "silver"),
        (3, "stone"),
        (4, "cloth"),
        (5, "alpaca"),
        (6, "fish"),
    ] {
        table.shelf(0, shelf, good);
    }
    table.on(0, "village", "wool fish").turn(0, "village");
    table.does("village store wool; village store fish");
    assert_eq!(table.on_shelf(0, 7), (Some(Good::Wool), 1, 0));
    assert_eq!(table.on_shelf(0, 6), (Some(Good::Fish), 2, 0));
}

/// A seat on the Road with a corn to come.
fn corn_to_come(shelves: &[(usize, &str)]) -> Table {
    let mut table = Table::new(2);
    for (number, tiles) in shelves {
        table.shelf(0, *number, tiles);
    }
    table.player(0).road = 1;
    table
        .on(0, "road", "stone wood")
        .turn(0, "road")
        .does("road build");
    table
}

#[test]
fn a42_corn_shelves_take_only_corn() {
    let table = corn_to_come(&[(1, "silver"), (2, "corn")]);
    assert_eq!(table.legal(), "shelve-corn 1; shelve-corn 2");
    let mut table = Table::new(2);
    table
        .shelf(0, 1, "corn")
        .on(0, "village", "silver")
        .turn(0, "village");
    table.does("village store silver");
    assert_eq!(table.on_shelf(0, 2), (Some(Good::Silver), 1, 0));
}

#[test]
fn a43_a_shelf_filled_by_corn_is_full() {
    let mut table = Table::new(2);
    table
        .shelf(0, 1, "2 silver corn")
        .on(0, "village", "silver")
        .turn(0, "village");
    table.does("village store silver");
    assert_eq!(table.on_shelf(0, 2), (Some(Good::Silver), 1, 0));
}

#[test]
fn a74_gained_corn_may_wait_in_the_corn_store() {
    let mut table = Table::new(2);
    table
        .owns(0, "e25")
        .order(0, "o1", "wood stone")
        .on(0, "market", "fish");
    table.turn(0, "market").alone(0).does("market deliver fish");
    assert_eq!(table.legal(), "shelve-corn 1; keep-corn");
    table.does("keep-corn; end-turn");
    assert_eq!(table.player(0).corn_store, 1);
    table.does("send-corn 1");
    assert_eq!(
        (table.player(0).corn_store, table.on_shelf(0, 1)),
        (0, (Some(Good::Corn), 0, 1))
    );
    table.sound();
}
