//! Sentences of the rulebook on basic actions and scoring (rulebook, "Farma" to "Podliczanie punktów") that have no
//! example and no ruling.

use altiplano::testkit::{Table, counted};
use altiplano::{Good, Refusal};
use tabletop::{Game, Seat, ranks};

const FIRST: Seat = Seat::FIRST;

/// Does the action with these tiles there, and checks that the stock loses exactly what is gained.
fn check_gain(location: &str, there: &str, line: &str, gains: &str) {
    let mut table = Table::new(2);
    table.on(0, location, there).turn(0, location);
    let before = *table.game.stock();
    table.does(line);
    let gained = counted(gains);
    for good in Good::ALL {
        assert_eq!(
            before[good] - table.game.stock()[good],
            gained[good],
            "{line}: {good}"
        );
    }
    let expected = counted(&format!("{there} {gains}"));
    assert_eq!(table.player(0).container, expected, "{line}");
    table.sound();
}

#[test]
fn every_recipe_takes_from_its_stock() {
    check_gain("farm", "2 alpaca", "farm food 2", "2 food");
    check_gain("farm", "alpaca food", "farm wool", "wool");
    check_gain("farm", "wool food", "farm cloth", "cloth");
    check_gain("forest", "2 food", "forest wood", "wood");
    check_gain("mine", "2 food", "mine stone", "stone");
    check_gain("mine", "ore food", "mine silver", "silver");
    check_gain("harbor", "fish food", "harbor food", "food");
    check_gain("harbor", "2 fish", "harbor stone", "stone");
}

#[test]
fn cacao_trades_for_food_cloth_or_glass_of_their_stocks() {
    for gain in ["food", "cloth", "glass"] {
        check_gain("forest", "cacao", &format!("forest cacao {gain}"), gain);
    }
    let mut table = Table::new(2);
    table.on(0, "forest", "cacao").turn(0, "forest");
    assert_eq!(table.refusal("forest cacao wool"), Refusal::NotTraded);
}

#[test]
fn two_stone_give_any_house() {
    let mut table = Table::new(2);
    table.on(0, "village", "2 stone").turn(0, "village");
    assert_eq!(table.legal().matches("village house").count(), 10);
    table.does("village house ore");
    assert_eq!(table.player(0).container, counted("2 stone"));
    assert_eq!(table.player(0).houses.count(Good::Ore), 1);
    assert_eq!(table.game.houses().total(), 9);
    table.on(0, "village", "2 stone").turn(0, "village");
    assert_eq!(table.refusal("village house ore"), Refusal::NoneLeft);
}

#[test]
fn food_is_never_stored() {
    let mut table = Table::new(2);
    table
        .owns(0, "e14")
        .on(0, "any-location", "food")
        .turn(0, "village");
    assert_eq!(table.refusal("village store food wild"), Refusal::FoodNotStored);
}

#[test]
fn a_cart_costs_a_coin_and_comes_out_of_the_village() {
    let mut table = Table::new(2);
    table.coins(0, 3).turn(0, "village").does("village cart");
    assert_eq!((table.player(0).coins, table.player(0).carts), (2, 2));
    assert_eq!(table.game.carts(), 3);
    table.coins(1, 0).turn(1, "village");
    assert_eq!(table.refusal("village cart"), Refusal::TooFewCoins { needed: 1 });
}

#[test]
fn any_open_order_is_taken_for_a_coin() {
    let mut table = Table::new(2);
    table.coins(0, 3).strip("").turn(0, "market");
    assert_eq!(table.legal().matches("market order").count(), 10);
    let order = table.game.orders().iter().nth(6).expect("an order");
    table.does(&format!("market order {order}"));
    assert_eq!((table.player(0).coins, table.player(0).order), (2, Some(order)));
    assert!(!table.game.orders().contains(order));
    table.coins(1, 0).turn(1, "market");
    let other = table.game.orders().iter().next().expect("an order");
    assert_eq!(
        table.refusal(&format!("market order {other}")),
        Refusal::TooFewCoins { needed: 1 }
    );
}

#[test]
fn the_road_to_its_end() {
    let mut table = Table::new(2);
    let numbers = table.game.components();
    for (built, limit, corn) in [
        (1, 5, 0),
        (2, 5, 1),
        (3, 6, 1),
        (4, 6, 2),
        (5, 7, 2),
        (6, 7, 3),
        (7, 8, 3),
    ] {
        table
            .on(0, "road", "stone wood")
            .turn(0, "road")
            .does("road build");
        let player = *table.player(0);
        assert_eq!((player.road, player.limit(numbers)), (built, limit));
        assert_eq!(player.warehouse.count(Good::Corn), corn);
        assert_eq!(player.container, counted(&format!("{built} stone {built} wood")));
    }
    assert_eq!(table.game.stock()[Good::Corn], 12 - 3);
    table.sound();
}

#[test]
fn goods_on_role_extensions_and_movement_score() {
    let mut table = Table::new(5);
    table
        .owns(1, "e11 e15 e17")
        .on(1, "e11", "2 fish")
        .on(1, "e15", "alpaca")
        .on(1, "role", "2 food")
        .on(1, "movement", "food");
    let player = *table.player(1);
    let owned = player.owned(table.game.components());
    assert_eq!(owned, counted("2 fish alpaca 3 food"));
    assert_eq!(table.game.breakdown(Seat::new(1)).goods, 3);
}

#[test]
fn goods_score_what_the_component_set_says() {
    for (kinds, points) in [
        ("food", 0),
        ("wood stone alpaca fish", 1),
        ("ore wool cacao", 2),
        ("cloth silver", 3),
        ("glass", 4),
    ] {
        for kind in kinds.split(' ') {
            let mut table = Table::new(2);
            table.bag(0, kind);
            assert_eq!(table.game.breakdown(FIRST).goods, points, "{kind}");
        }
    }
    let mut table = Table::new(2);
    table.shelf(0, 1, "corn");
    assert_eq!(table.game.breakdown(FIRST).goods, 0, "corn");
}

#[test]
fn orders_score_when_complete() {
    let mut table = Table::new(2);
    table.order(0, "o4", "stone ore");
    assert_eq!(table.game.breakdown(FIRST).orders, 0);
    table.completed(0, "o6").completed(0, "o1");
    assert_eq!(table.game.breakdown(FIRST).orders, 12 + 9);
}

#[test]
fn every_full_shelf_scores_its_number() {
    let numbers = Table::new(2).game.components();
    let mut total = 0;
    let mut table = Table::new(5);
    let kinds = [
        "wood", "stone", "ore", "silver", "cloth", "wool", "alpaca", "fish", "glass", "cacao", "corn", "wood",
    ];
    for (index, kind) in kinds.into_iter().enumerate() {
        let slots = if index < 6 { 3 } else { 4 };
        assert_eq!(numbers.shelves[index].slots, slots);
        table.shelf(0, index + 1, &format!("{} {kind}", slots - 1));
        assert_eq!(table.game.breakdown(FIRST).shelves, total, "one slot is free");
        table.shelf(0, index + 1, kind);
        total += 2 + index as i32;
        assert_eq!(table.game.breakdown(FIRST).shelves, total);
    }
    assert_eq!(total, 90);
}

#[test]
fn the_most_points_win_whatever_the_coins() {
    let mut table = Table::new(3);
    table.bag(0, "cloth").coins(1, 9).bag(2, "wood").coins(2, 1);
    assert_eq!(ranks(&table.game.scores(), 3).first(3), [1, 3, 2]);
    assert_eq!(table.game.scores()[Seat::new(1)].points, 0);
}
