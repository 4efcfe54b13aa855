//! Who may see what, with a test for each row; those on Missions are in `information_missions`.
//! Each test compares two games that differ in one thing, and whose views differ for those who may
//! know it and for nobody else.

use altiplano::testkit::{Table, tiles};
use altiplano::{Decision, Good, Location, LocationSet, Role, State, Switch, Trigger};
use tabletop::{Game, Seat, SeatSet};

/// Who can tell two games apart: `watcher`, and seats by number.
pub(super) fn told_apart_by(one: &State, other: &State) -> String {
    let seats = Seat::all(one.setup().player_count).map(Some);
    let observers = std::iter::once(None).chain(seats);
    let words: Vec<String> = observers
        .filter(|&observer| one.view(observer) != other.view(observer))
        .map(|observer| observer.map_or_else(|| "watcher".to_owned(), |seat| seat.to_string()))
        .collect();
    words.join(" ")
}

pub(super) const EVERYBODY: &str = "watcher 0 1 2";

/// What is changed, and how.
type Change = (&'static str, fn(&mut Table));

/// Each of these changes is seen by all.
fn check_open(table: &Table, changes: &[Change]) {
    for (what, change) in changes {
        let mut other = copy(table);
        change(&mut other);
        assert_eq!(told_apart_by(&table.game, &other.game), EVERYBODY, "{what}");
    }
}

pub(super) fn copy(table: &Table) -> Table {
    Table::from(table.game)
}

/// The same game after either of two lines.
pub(super) fn either(table: &Table, seat: usize, one: &str, other: &str) -> [Table; 2] {
    [one, other].map(|lines| {
        let mut table = copy(table);
        for line in lines.split("; ") {
            table.seat_does(seat, line);
        }
        table
    })
}

#[test]
fn i01_what_lies_on_the_table() {
    let mut table = Table::new(3);
    table.turn(0, "farm");
    check_open(
        &table,
        &[
            ("ring", |table| table.ring().swap(1, 2)),
            ("pawn", |table| table.player(1).pawn = Some(Location::Road)),
            ("cart", |table| _ = table.cart(1, 1)),
            ("used cart", |table| table.player(1).first_cart_used = true),
            ("road marker", |table| table.player(1).road = 1),
            ("start player", |table| _ = table.start(Seat::new(1))),
            ("stock", |table| _ = table.stock("glass", 3)),
            ("open orders", |table| {
                let order = table.game.orders().iter().next().expect("an order");
                table.orders().remove(order);
            }),
            ("houses", |table| table.house_gone(Good::Ore)),
            ("boats", |table| table.boat_gone(Good::Ore)),
            ("strip", |table| table.swap_on_strip(0, 1)),
        ],
    );
}

#[test]
fn i02_what_the_players_have_built() {
    let table = Table::new(3);
    check_open(
        &table,
        &[
            ("order", |table| _ = table.order(1, "o1", "")),
            ("tile on an order", |table| {
                table.order(1, "o1", "").player(1).delivered = 1;
            }),
            ("completed order", |table| _ = table.completed(1, "o1")),
            ("house", |table| _ = table.house(1, "ore")),
            ("boat", |table| _ = table.boat(1, "ore")),
            ("extension", |table| _ = table.owns(1, "e8")),
            ("role", |table| table.player(1).role = Some(Role::Miner)),
        ],
    );
    let mut begun = Table::new(3);
    begun.order(1, "o1", "");
    let mut delivered = copy(&begun);
    delivered.player(1).delivered = 1;
    assert_eq!(told_apart_by(&begun.game, &delivered.game), EVERYBODY);
}

#[test]
fn i03_warehouse_corn_store_and_spaces() {
    let mut table = Table::new(3);
    table.owns(1, "e25 e14 e8").turn(0, "farm");
    check_open(
        &table,
        &[
            ("warehouse", |table| _ = table.shelf(1, 1, "ore")),
            ("corn store", |table| table.player(1).corn_store = 1),
            ("planning spaces", |table| _ = table.planning(1, "ore")),
            ("action spaces", |table| _ = table.on(1, "farm", "wool")),
            ("any location", |table| _ = table.on(1, "any-location", "wool")),
            ("movement", |table| _ = table.on(1, "movement", "food")),
            ("role tile", |table| _ = table.on(1, "role", "food")),
        ],
    );
}

#[test]
fn i04_coins() {
    let mut table = Table::new(3);
    table.owns(1, "e8 e17").turn(0, "farm");
    check_open(
        &table,
        &[
            ("coins", |table| _ = table.coins(1, 4)),
            ("coins on a tile", |table| {
                table.fill(1, "e8", 1);
            }),
            ("coin on movement", |table| table.player(1).movement_coin = true),
        ],
    );
}

/// Two seats with a tile each in bag and container.
fn bags(mut table: Table) -> Table {
    table.bag(0, "wood").container(0, "fish");
    table.bag(1, "ore").container(1, "wool").turn(2, "farm");
    table
}

fn swap_bag_and_container(table: &mut Table) {
    let player = table.player(0);
    std::mem::swap(&mut player.bag, &mut player.container);
}

fn swap_bags_of_two(table: &mut Table) {
    let mine = table.player(0).bag;
    table.player(0).bag = table.player(1).bag;
    table.player(1).bag = mine;
}

#[test]
fn i05_bag_and_container() {
    check_open(
        &bags(Table::new(3)),
        &[
            ("bag and container", swap_bag_and_container),
            ("two bags", swap_bags_of_two),
        ],
    );
    let closed = bags(Table::switched(3, Switch::ClosedBags));
    let [mut own, mut both, mut total] = [&closed; 3].map(copy);
    swap_bag_and_container(&mut own);
    assert_eq!(told_apart_by(&closed.game, &own.game), "0");
    swap_bags_of_two(&mut both);
    assert_eq!(told_apart_by(&closed.game, &both.game), "0 1");
    total.player(0).bag[Good::Wood] += 1;
    assert_eq!(
        told_apart_by(&closed.game, &total.game),
        EVERYBODY,
        "the number is open"
    );
}

#[test]
fn i06_the_order_inside_the_bag_does_not_exist() {
    let mut table = Table::new(3);
    table.bag(0, "3 wood 3 fish").round();
    assert_eq!(table.outcomes(), "draw wood 3; draw fish 3");
    let [one, other] = [
        "wood; draw fish; draw wood; draw fish",
        "fish; draw fish; draw wood; draw wood",
    ]
    .map(|draws| {
        let mut table = copy(&table);
        table.chance(&format!("draw {draws}"));
        table.game
    });
    assert!(one == other, "nothing shows which came first");
}

#[test]
fn i07_drawn_tiles() {
    let mut table = Table::new(3);
    table.bag(0, "4 wood 3 fish").round();
    table.chance("draw wood; draw wood; draw wood");
    let [one, other] = ["draw wood", "draw fish"].map(|line| {
        let mut table = copy(&table);
        table.chance(line);
        table
    });
    assert!(matches!(one.game.decision(), Decision::Plan(_)), "all have drawn");
    assert_eq!(told_apart_by(&one.game, &other.game), EVERYBODY);
}

#[test]
fn i08_take_backs_and_swaps() {
    let mut table = Table::new(3);
    table.owns(0, "e17").player(0).movement_coin = true;
    table
        .on(0, "harbor", "fish wood")
        .on(1, "farm", "wool")
        .planning(0, "2 food")
        .round();
    for lines in [
        ["take-back fish harbor; done", "take-back wood harbor; done"],
        ["take-back coins movement", "done"],
    ] {
        let [mut one, mut other] = either(&table, 0, lines[0], lines[1]);
        assert_eq!(told_apart_by(&one.game, &other.game), "0");
        one.seat_does(1, "done");
        other.seat_does(1, "done");
        assert_eq!(told_apart_by(&one.game, &other.game), EVERYBODY, "all are done");
    }

    let mut table = Table::new(5);
    table.owns(0, "e18").owns(1, "e18b");
    for seat in 0..2 {
        table.planning(seat, "4 food").container(seat, "fish ore");
    }
    table.round();
    for lines in [
        ["swap food fish", "swap food ore"],
        ["swap food fish", "swap food draw"],
        ["keep-tiles", "swap food draw"],
    ] {
        let [mut one, mut other] = either(&table, 0, lines[0], lines[1]);
        assert_eq!(told_apart_by(&one.game, &other.game), "0", "{lines:?}");
        one.seat_does(1, "keep-tiles");
        other.seat_does(1, "keep-tiles");
        assert_eq!(told_apart_by(&one.game, &other.game), "watcher 0 1 2 3 4");
    }
}

/// Two seats that can plan tiles and coins.
fn planners(mut table: Table) -> Table {
    for seat in 0..2 {
        table.planning(seat, "food wood").coins(seat, 1);
    }
    table.owns(0, "e17").plan();
    table
}

const PLANS: [[&str; 2]; 3] = [
    ["plan food farm; done", "plan food mine; done"],
    ["plan food farm; done", "done"],
    ["fund movement; done", "fund role; done"],
];

#[test]
fn i09_ones_own_plan() {
    let table = planners(Table::new(3));
    for [one, other] in PLANS {
        let [mut one, mut other] = either(&table, 0, one, other);
        assert_eq!(told_apart_by(&one.game, &other.game), "0");
        one.seat_does(1, "done");
        other.seat_does(1, "done");
        assert_eq!(told_apart_by(&one.game, &other.game), EVERYBODY, "all are done");
    }
    let still_planning = either(&table, 0, "plan food farm", "plan food mine");
    let [one, other] = &still_planning;
    assert_eq!(told_apart_by(&one.game, &other.game), "0");
}

#[test]
fn i09_with_plan_in_turn_order_a_finished_plan_is_open() {
    let table = planners(Table::switched(3, Switch::PlanInTurnOrder));
    for [one, other] in PLANS {
        let [one, other] = either(&table, 0, one, other);
        assert_eq!(told_apart_by(&one.game, &other.game), EVERYBODY);
    }
    let [one, other] = either(&table, 0, "plan food farm", "plan food mine");
    assert_eq!(told_apart_by(&one.game, &other.game), "0", "not done yet");
}

#[test]
fn i14_what_is_out_of_the_game() {
    // Everybody knows which of two extensions has left: it can't appear any more.
    let mut table = Table::new(3);
    table.strip("e1 e2 e3 e4 e5").planning(0, "wood");
    let [first, second] = ["e1 e2 e3 e4 e5", "e2 e1 e3 e4 e5"].map(|strip| {
        let mut table = copy(&table);
        table.strip(strip).end_round();
        table.game
    });
    assert_eq!(told_apart_by(&first, &second), EVERYBODY);
    // Orders and roles: what is not open is out of the game, and everybody sees what is open.
    let view = table.game.view(None);
    assert_eq!(view.orders.len(), 10);
    assert!(view.seats.iter().all(|seat| seat.role.is_some()));
    assert_eq!(
        view.setup,
        table.game.setup(),
        "the component set names all that there is"
    );
}

#[test]
fn i15_number_and_letter_of_the_stack() {
    let mut table = Table::new(3);
    table.stack("e8 e9 e21");
    let view = table.game.view(None);
    assert_eq!((view.stack.len(), view.stack_letter), (3, Some(1)));
    check_open(
        &table,
        &[
            ("number", |table| _ = table.stack("e8 e21")),
            ("what can come", |table| _ = table.stack("e8 e10 e21")),
            ("letter", |table| _ = table.stack("e21 e22 e23")),
        ],
    );
}

#[test]
fn i16_the_order_of_the_stack() {
    let mut table = Table::new(3);
    table.stack("e8 e9 e10 e21").planning(0, "wood").end_round();
    assert_eq!(
        table.outcomes(),
        "extension e8 1; extension e9 1; extension e10 1",
        "each may come, by equal chance"
    );
    let mut other = copy(&table);
    other.stack("e21 e10 e9 e8");
    assert!(table.game == other.game, "there is no order to leak");
}

#[test]
fn i17_triggers_and_the_final_round() {
    let mut table = Table::new(3);
    table.turn(0, "farm");
    check_open(
        &table,
        &[
            ("location", |table| {
                table.trigger(Trigger::Empty(Location::Mine));
            }),
            ("strip", |table| _ = table.trigger(Trigger::Strip)),
            ("final round", |table| _ = table.final_round(3)),
        ],
    );
    table.trigger(Trigger::Empty(Location::Mine));
    let view = table.game.view(None);
    assert_eq!(view.final_round, Some(3));
    assert_eq!(view.triggers.locations, LocationSet::of(&[Location::Mine]));
}

#[test]
fn i20_who_is_still_asked_and_how_many_tiles_wait() {
    let table = planners(Table::new(3));
    let mut done = copy(&table);
    done.seat_does(0, "done");
    assert_eq!(
        told_apart_by(&table.game, &done.game),
        EVERYBODY,
        "that a seat is done"
    );
    let view = done.game.view(None);
    assert_eq!(view.decision, Decision::Plan(SeatSet::only(Seat::new(1))));
    assert_eq!(view.seats[1].planning, tiles("food wood"));
    let mut more = copy(&table);
    more.planning(1, "fish");
    assert_eq!(told_apart_by(&table.game, &more.game), EVERYBODY);
}
