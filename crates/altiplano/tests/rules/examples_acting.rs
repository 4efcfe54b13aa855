//! Examples A14 to A16, A29 to A35, A45 to A54, A69, A71 and A72: actions.

use altiplano::testkit::{Table, counted, tiles};
use altiplano::{Good, Location, Refusal, Setup};
use tabletop::Seat;

#[test]
fn a14_alpaca_and_food_give_wool() {
    let mut table = Table::new(2);
    table
        .on(0, "farm", "alpaca food")
        .turn(0, "farm")
        .does("farm wool");
    assert_eq!(table.player(0).container, counted("alpaca food wool"));
    assert!(table.player(0).at(Location::Farm).is_empty());
    table.sound();
}

#[test]
fn a15_an_alpaca_gives_food() {
    let mut table = Table::new(2);
    table.on(0, "farm", "alpaca").turn(0, "farm").does("farm food 1");
    assert_eq!(table.player(0).container, counted("alpaca food"));
}

#[test]
fn a16_two_alpacas_give_one_or_two_food() {
    let mut table = Table::new(2);
    table.on(0, "farm", "2 alpaca").turn(0, "farm");
    assert!(table.offers("farm food 1") && table.offers("farm food 2"));
    table.does("farm food 1");
    assert_eq!(table.player(0).at(Location::Farm), tiles("alpaca"));
}

#[test]
fn a29_cacao_trades_one_after_the_other() {
    let mut table = Table::new(2);
    table.on(0, "forest", "2 cacao").turn(0, "forest");
    let (food, glass) = (table.game.stock()[Good::Food], table.game.stock()[Good::Glass]);
    table.does("forest cacao food; forest cacao glass");
    assert_eq!(table.player(0).container, counted("2 cacao food glass"));
    assert_eq!(
        (table.game.stock()[Good::Food], table.game.stock()[Good::Glass]),
        (food - 1, glass - 1)
    );
}

/// Checks an action: the tiles at a location, the action there, and what is in the container
/// afterwards.
fn check_recipe(location: &str, there: &str, action: &str, container: &str) {
    let mut table = Table::new(2);
    table.on(0, location, there).turn(0, location).does(action);
    assert_eq!(table.player(0).container, counted(container), "{action}");
    table.sound();
}

#[test]
fn a30_two_food_give_stone_or_wood() {
    check_recipe("mine", "2 food", "mine stone", "2 food stone");
    check_recipe("forest", "2 food", "forest wood", "2 food wood");
}

#[test]
fn a31_ore_gives_silver_and_wool_gives_cloth() {
    check_recipe("mine", "ore food", "mine silver", "ore food silver");
    check_recipe("farm", "wool food", "farm cloth", "wool food cloth");
}

#[test]
fn a32_fish_and_food_give_one_more_food() {
    check_recipe("harbor", "fish food", "harbor food", "fish 2 food");
}

#[test]
fn a33_two_fish_give_a_stone_from_the_mine() {
    let mut table = Table::new(2);
    let stone = table.game.stock()[Good::Stone];
    table
        .on(0, "harbor", "2 fish")
        .turn(0, "harbor")
        .does("harbor stone");
    assert_eq!(table.player(0).container, counted("2 fish stone"));
    assert_eq!(table.game.stock()[Good::Stone], stone - 1);
}

#[test]
fn a34_any_open_boat_brings_its_good_and_two_points() {
    let mut table = Table::new(2);
    table.on(0, "harbor", "2 wood").turn(0, "harbor");
    assert_eq!(table.legal().matches("harbor boat").count(), 10);
    let wool = table.game.stock()[Good::Wool];
    table.does("harbor boat wool");
    assert_eq!(table.player(0).container, counted("2 wood wool"));
    assert_eq!(table.game.stock()[Good::Wool], wool - 1);
    assert_eq!(table.game.breakdown(Seat::FIRST).boats, 2);
}

#[test]
fn a35_a_boat_with_food_takes_it_from_the_middle() {
    let mut table = Table::new(2);
    let food = table.game.stock()[Good::Food];
    table
        .on(0, "harbor", "2 wood")
        .turn(0, "harbor")
        .does("harbor boat food");
    assert_eq!(table.player(0).container, counted("2 wood food"));
    assert_eq!(table.game.stock()[Good::Food], food - 1);
}

#[test]
fn a45_one_sale_takes_different_goods() {
    let mut table = Table::new(2);
    table.on(0, "market", "fish ore").turn(0, "market");
    table.does("market sell ore; market sell fish");
    assert_eq!(
        (table.player(0).coins, table.player(0).container),
        (3, counted("fish ore"))
    );
}

#[test]
fn a46_price_and_surcharge() {
    let mut table = Table::new(2);
    table.strip("e1 e2 e3 e4 e5").coins(0, 3).turn(0, "market");
    table.player(0).role = Some(altiplano::Role::Miner);
    table.turn(0, "market").does("market extension e2");
    assert_eq!(table.player(0).coins, 0);
}

#[test]
fn a47_one_extension_a_round() {
    let mut table = Table::new(2);
    table
        .coins(0, 20)
        .turn(0, "market")
        .alone(0)
        .does("market extension e2; end-turn");
    assert_eq!(table.refusal("market extension e1"), Refusal::OncePerRound);
}

#[test]
fn a48_never_the_same_action_twice() {
    let mut table = Table::of("players=5".parse::<Setup>().expect("a setup"));
    table
        .strip("e4 e10 e20 e17b e16")
        .owns(0, "e14 e17")
        .coins(0, 20)
        .turn(0, "market");
    assert_eq!(table.refusal("market extension e20"), Refusal::SameAction);
    assert_eq!(table.refusal("market extension e17b"), Refusal::SameAction);
    table.player(0).role = Some(altiplano::Role::Miner);
    assert_eq!(table.refusal("market extension e4"), Refusal::SameAction);
    assert!(table.offers("market extension e10"));
}

#[test]
fn a49_one_unfinished_order() {
    let mut table = Table::new(2);
    table
        .order(0, "o4", "stone ore")
        .on(0, "market", "ore")
        .coins(0, 1);
    table.turn(0, "market").alone(0);
    let other = table.game.orders().iter().next().expect("an order");
    let take = format!("market order {other}");
    assert_eq!(table.refusal(&take), Refusal::OrderUnfinished);
    table.does("market deliver ore; end-turn");
    assert!(table.offers(&take));
}

#[test]
fn a50_one_delivery_of_one_or_two_goods() {
    let mut table = Table::new(2);
    table
        .order(0, "o1", "")
        .on(0, "market", "wood stone")
        .turn(0, "market");
    table.does("market deliver wood");
    assert_eq!(table.legal(), "market deliver stone; done");
    let missing = |table: &mut Table| {
        let numbers = table.game.components();
        table.player(0).missing(numbers)
    };
    assert_eq!(missing(&mut table), tiles("stone fish"));
    table.does("market deliver stone");
    assert_eq!(missing(&mut table), tiles("fish"));
}

#[test]
fn a51_the_last_good_completes_the_order() {
    let mut table = Table::new(2);
    let corn = table.game.stock()[Good::Corn];
    table
        .order(0, "o1", "wood stone")
        .on(0, "market", "fish")
        .turn(0, "market");
    table.does("market deliver fish");
    assert_eq!(table.player(0).completed.len(), 1);
    assert_eq!(table.game.stock()[Good::Corn], corn - 1);
    assert_eq!(table.on_shelf(0, 1), (Some(Good::Corn), 0, 1));
    assert_eq!(table.player(0).container.total(), 0, "the tiles stay on the card");
    table.sound();
}

#[test]
fn a52_the_road_gives_a_space_then_a_corn() {
    let mut table = Table::new(2);
    table
        .on(0, "road", "stone wood")
        .turn(0, "road")
        .does("road build");
    let numbers = table.game.components();
    assert_eq!(table.player(0).limit(numbers), 5);
    table
        .on(0, "road", "stone wood")
        .turn(0, "road")
        .does("road build");
    assert_eq!(table.player(0).limit(numbers), 5);
    assert_eq!(table.on_shelf(0, 1), (Some(Good::Corn), 0, 1));
}

#[test]
fn a53_an_order_is_complete_even_with_no_corn_left() {
    let mut table = Table::new(2);
    table
        .stock("corn", 0)
        .order(0, "o1", "wood stone")
        .on(0, "market", "fish")
        .turn(0, "market");
    table.does("market deliver fish");
    assert_eq!(table.player(0).completed.len(), 1);
    assert_eq!(table.on_shelf(0, 1), (None, 0, 0));
}

#[test]
fn a54_what_has_run_out_may_be_chosen() {
    let mut table = Table::new(2);
    table
        .stock("glass", 0)
        .on(0, "forest", "cacao")
        .turn(0, "forest")
        .does("forest cacao glass");
    assert_eq!(table.player(0).container, counted("cacao"));
}

#[test]
fn a69_the_any_location_tile_works_alone() {
    let mut table = Table::new(2);
    table
        .owns(0, "e14")
        .on(0, "any-location", "alpaca")
        .turn(0, "farm")
        .does("farm food 1 wild");
    assert_eq!(table.player(0).container, counted("alpaca food"));
    assert_eq!(table.player(0).wild, None);
}

#[test]
fn a71_e18_takes_from_the_container_or_draws() {
    let mut table = Table::new(2);
    table
        .owns(0, "e18")
        .planning(0, "4 food")
        .container(0, "fish")
        .round();
    assert_eq!(table.legal(), "swap food draw; swap food fish; keep-tiles");
    let mut drawing = Table::from(table.game);
    table.does("swap food fish");
    assert_eq!(table.player(0).planning, tiles("3 food fish"));
    drawing.does("swap food draw");
    assert_eq!(drawing.outcomes(), "draw food 1; draw fish 1");
    drawing.chance("draw food");
    assert_eq!(drawing.player(0).planning, tiles("4 food"));
    drawing.sound();
}

#[test]
fn a72_e19_enlarges_the_village_by_two() {
    let mut table = Table::new(2);
    table
        .owns(0, "e19")
        .planning(0, "3 wood ore")
        .on(0, "village", "fish")
        .plan();
    table.does("plan wood village; plan wood village; plan wood village; plan ore village; done");
    table.turn(0, "village");
    table.does(
        "village store fish; village store ore; village store wood; village store wood; village store wood",
    );
    assert_eq!(table.on_shelf(0, 3), (Some(Good::Wood), 3, 0));
}
