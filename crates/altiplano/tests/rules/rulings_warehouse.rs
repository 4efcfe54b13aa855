//! Rulings R51 to R58: the warehouse and corn. Each switch in both positions.

use altiplano::testkit::{Table, tiles};
use altiplano::{Decision, Event, Good, Location, Refusal, Setup, Switch};
use tabletop::Seat;

#[test]
fn r51_storing_stops_after_any_tile() {
    let mut table = Table::new(2);
    table
        .on(0, "village", "2 ore")
        .turn(0, "village")
        .does("village store ore; done");
    assert_eq!(table.player(0).at(Location::Village), tiles("ore"));
}

/// Every shelf is begun, one with silver and room; the last one is full.
fn full_house(table: &mut Table) {
    let slots = table.game.components().shelves.len();
    for shelf in 1..=slots {
        let slots = table.game.components().shelves[shelf - 1].slots;
        if shelf == 1 {
            table.shelf(0, shelf, "silver");
        } else {
            let good = ["wood", "stone", "wool", "ore", "cloth"][shelf % 5];
            table.stock(good, 60);
            table.shelf(0, shelf, &format!("{slots} {good}"));
        }
    }
}

#[test]
fn r52_a_good_without_a_slot_stays() {
    let mut table = Table::new(5);
    full_house(&mut table);
    table.on(0, "village", "glass silver").turn(0, "village");
    assert_eq!(table.refusal("village store glass"), Refusal::NoSlot);
    assert!(table.offers("village store silver"));
}

#[test]
fn r53_corn_is_placed_at_once() {
    let mut table = Table::new(2);
    table
        .shelf(0, 1, "ore")
        .shelf(0, 2, "wool")
        .order(0, "o1", "wood stone");
    table
        .on(0, "market", "fish")
        .turn(0, "market")
        .does("market deliver fish");
    assert_eq!(
        table.legal(),
        "shelve-corn 1; shelve-corn 2; shelve-corn 3",
        "no way to refuse it"
    );
    let corn = table.game.stock()[Good::Corn];
    assert_eq!(table.player(0).completed.len(), 1, "Z7: the order counts already");
    table.does("shelve-corn 2");
    assert_eq!(table.game.stock()[Good::Corn], corn - 1);
}

#[test]
fn r54_no_empty_shelf_is_skipped() {
    let mut table = Table::new(2);
    table.shelf(0, 1, "ore").order(0, "o1", "wood stone");
    table
        .on(0, "market", "fish")
        .turn(0, "market")
        .does("market deliver fish");
    assert_eq!(table.refusal("shelve-corn 3"), Refusal::ShelfClosed);
}

fn corn_with_corn_shelf(mut table: Table) -> Table {
    table
        .shelf(0, 1, "corn")
        .shelf(0, 2, "ore")
        .order(0, "o1", "wood stone");
    table
        .on(0, "market", "fish")
        .turn(0, "market")
        .does("market deliver fish");
    table
}

#[test]
fn r55_one_unfilled_corn_shelf() {
    let table = corn_with_corn_shelf(Table::new(2));
    assert_eq!(table.legal(), "shelve-corn 1; shelve-corn 2");
}

#[test]
fn r55_second_corn_shelf() {
    let mut table = corn_with_corn_shelf(Table::switched(2, Switch::SecondCornShelf));
    assert_eq!(table.legal(), "shelve-corn 1; shelve-corn 2; shelve-corn 3");
    table.does("shelve-corn 3");
    table.sound();
}

#[test]
fn r56_corn_without_a_slot_stays_on_the_road() {
    let mut table = Table::new(5);
    full_house(&mut table);
    table.shelf(0, 1, "2 silver");
    let corn = table.game.stock()[Good::Corn];
    table
        .order(0, "o1", "wood stone")
        .on(0, "market", "fish")
        .turn(0, "market");
    table.does("market deliver fish");
    assert_eq!(table.game.stock()[Good::Corn], corn);
    assert!(table.told(|event| *event == Event::CornNotGained(Seat::FIRST)));
}

/// A seat with two corn in its store, away from the Village.
fn corn_in_store(setup: Setup) -> Table {
    let mut table = Table::of(setup);
    table.take(Good::Corn);
    table.take(Good::Corn);
    table.owns(0, "e25");
    table.player(0).corn_store = 2;
    table.turn(0, "mine").alone(0);
    table
}

#[test]
fn r57_corn_leaves_the_store_from_anywhere() {
    let mut table = corn_in_store(Setup::new(2));
    table.shelf(0, 1, "ore");
    assert_eq!(table.refusal("send-corn 3"), Refusal::TooLittleCorn);
    table
        .turn(0, "mine")
        .does("send-corn 2; shelve-corn 1; shelve-corn 2");
    assert_eq!(
        (table.on_shelf(0, 1), table.on_shelf(0, 2)),
        ((Some(Good::Ore), 1, 1), (Some(Good::Corn), 0, 1))
    );
    table.sound();
}

#[test]
fn r57_corn_store_in_village() {
    let mut table = corn_in_store(Setup::new(2).with(Switch::CornStoreInVillage, true));
    let needed = Location::Village;
    assert_eq!(table.refusal("send-corn 1"), Refusal::PawnElsewhere { needed });
    table.does("first-cart village; send-corn 2");
    assert_eq!(table.on_shelf(0, 1), (Some(Good::Corn), 0, 2));
}

#[test]
fn r57_the_store_holds_two() {
    let mut table = corn_in_store(Setup::new(2));
    table
        .order(0, "o1", "wood stone")
        .on(0, "market", "fish")
        .turn(0, "market")
        .does("market deliver fish");
    assert_eq!(
        (table.player(0).corn_store, table.on_shelf(0, 1)),
        (2, (Some(Good::Corn), 0, 1))
    );
}

#[test]
fn r58_corn_in_the_store_is_not_stored() {
    let table = corn_in_store(Setup::new(2));
    let player = table.game.player(Seat::FIRST);
    assert_eq!(player.owned(table.game.components())[Good::Corn], 2);
    assert_eq!(player.warehouse.count(Good::Corn), 0);
}

#[test]
fn z05_with_corn_in_store_a_seat_always_has_an_action() {
    let table = corn_in_store(Setup::new(2));
    assert!(table.offers("first-cart road"));
}

#[test]
fn z04_only_as_much_corn_is_sent_as_there_are_slots_for() {
    let mut table = Table::new(5);
    full_house(&mut table);
    table.shelf(0, 1, "silver").owns(0, "e25");
    table.take(Good::Corn);
    table.take(Good::Corn);
    table.player(0).corn_store = 2;
    table.turn(0, "mine");
    assert!(table.offers("send-corn 1"));
    assert_eq!(table.refusal("send-corn 2"), Refusal::NoSlot);
}

#[test]
fn z06_with_a_full_warehouse_corn_waits_in_the_store_unasked() {
    let mut table = Table::new(5);
    full_house(&mut table);
    let corn = table.game.stock()[Good::Corn];
    table
        .shelf(0, 1, "2 silver")
        .owns(0, "e25")
        .order(0, "o1", "wood stone")
        .on(0, "market", "fish")
        .turn(0, "market")
        .does("market deliver fish");
    assert_eq!(table.player(0).corn_store, 1);
    assert_eq!(table.game.stock()[Good::Corn], corn - 1);
}

#[test]
fn z07_an_order_is_complete_before_its_corn_is_placed() {
    let mut table = Table::new(2);
    let corn = table.game.stock()[Good::Corn];
    table
        .shelf(0, 1, "ore")
        .order(0, "o1", "wood stone")
        .on(0, "market", "fish")
        .turn(0, "market")
        .does("market deliver fish");
    assert!(matches!(table.game.decision(), Decision::Corn { .. }));
    assert_eq!(table.player(0).completed.len(), 1);
    assert_eq!(table.game.stock()[Good::Corn], corn, "it is on the Road");
    table.does("shelve-corn 1");
    assert_eq!(table.game.stock()[Good::Corn], corn - 1);
}
