//! Examples A14 to A16, A19 to A54 and A69: moves and actions.

use tabletop::Seat;

use super::Table;
use super::table::{counted, tiles};
use crate::decision::Decision;
use crate::good::Good;
use crate::location::Location;
use crate::refusal::Refusal;
use crate::setup::Setup;

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
fn a19_the_pawn_must_stand_there() {
    let mut table = Table::new(2);
    table.on(0, "village", "2 stone").turn(0, "farm");
    let needed = Location::Village;
    assert_eq!(
        table.refusal("village house wool"),
        Refusal::PawnElsewhere { needed }
    );
    table.does("first-cart village");
    assert!(table.offers("village house wool"));
}

#[test]
fn a20_the_first_placement_uses_no_cart() {
    let mut table = Table::new(2);
    table.player(0).pawn = None;
    let start = Seat::FIRST;
    table.on(0, "mine", "2 food");
    let mut events = Vec::new();
    table.game.begin_turn(start, &mut events);
    assert_eq!(
        table.legal(),
        "pawn farm; pawn forest; pawn mine; pawn harbor; pawn village; pawn market; pawn road"
    );
    table.does("pawn harbor");
    assert!(!table.player(0).first_cart_used);
    assert!(table.offers("first-cart mine"));
}

#[test]
fn a21_the_first_cart_reaches_all_other_locations_once() {
    let mut table = Table::new(2);
    table
        .on(0, "farm", "2 alpaca")
        .turn(0, "farm")
        .does("farm food 1");
    let moves = table.legal();
    assert_eq!(moves.matches("first-cart").count(), 6);
    table.does("first-cart mine").turn(0, "mine");
    table.player(0).pawn = Some(Location::Farm);
    assert!(!table.legal().contains("cart"));
}

#[test]
fn a22_food_drives_steps() {
    let mut table = Table::new(2);
    table
        .on(0, "farm", "2 alpaca")
        .on(0, "movement", "2 food")
        .turn(0, "farm");
    table.player(0).first_cart_used = true;
    table.does("farm food 1");
    assert_eq!(table.legal(), "walk forest food; walk road food; end-turn");
    table.does("walk road food; walk market food");
    assert_eq!(table.player(0).container, counted("alpaca 3 food"));
    table.sound();
}

#[test]
fn a23_a_further_cart_needs_a_food() {
    let mut table = Table::new(2);
    table.cart(0, 1).on(0, "farm", "2 alpaca").turn(0, "farm");
    table.player(0).first_cart_used = true;
    assert!(!table.legal().contains("cart "));
    table
        .on(0, "movement", "food")
        .turn(0, "farm")
        .does("farm food 1");
    let offered = table.legal();
    assert_eq!(offered.matches("cart").count(), 6, "{offered}");
    table.does("cart village food");
    assert_eq!(table.player(0).movement_food, 0);
}

#[test]
fn a24_moves_before_and_after_the_action_in_one_turn() {
    let mut table = Table::new(2);
    table
        .on(0, "mine", "2 food")
        .on(0, "movement", "food")
        .turn(0, "village")
        .alone(0);
    table.does("first-cart mine; mine stone; walk harbor food");
    assert_eq!(table.player(0).pawn, Some(Location::Harbor));
    table.sound();
}

#[test]
fn a25_house_and_store_are_two_turns() {
    let mut table = Table::new(2);
    table
        .on(0, "village", "2 stone silver")
        .turn(0, "village")
        .alone(0);
    table.player(0).first_cart_used = true;
    table.does("village house ore");
    assert!(
        matches!(table.game.decision, Decision::Act { .. }),
        "a turn of its own"
    );
    table.does("village store silver");
    assert_eq!(table.on_shelf(0, 1), (Some(Good::Silver), 1, 0));
    table.sound();
}

#[test]
fn a26_what_is_gained_waits_in_the_container() {
    let mut table = Table::new(2);
    table.on(0, "mine", "2 food").turn(0, "mine").does("mine stone");
    assert_eq!(table.player(0).container, counted("2 food stone"));
    assert!(table.player(0).planning.is_empty());
}

#[test]
fn a27_market_tiles_need_their_coins_in_place() {
    let mut table = Table::new(4);
    table.owns(0, "e6").coins(0, 5).turn(0, "market");
    assert_eq!(table.refusal("use e6 cacao"), Refusal::InputsMissing);
    table
        .coins(0, 7)
        .planning(0, "food")
        .plan()
        .does("fund e6; done")
        .turn(0, "market");
    table.does("use e6 cacao");
    assert_eq!(
        (table.player(0).coins, table.player(0).container),
        (5, counted("cacao"))
    );
    table.sound();
}

#[test]
fn a28_coins_of_this_round_pay_for_a_cart() {
    let mut table = Table::new(2);
    table.on(0, "market", "fish").turn(0, "market").alone(0);
    table.does("market sell fish").does("first-cart village");
    assert!(table.offers("village cart"));
}

#[test]
fn a29_cacao_trades_one_after_the_other() {
    let mut table = Table::new(2);
    table.on(0, "forest", "2 cacao").turn(0, "forest");
    let (food, glass) = (table.game.stock[Good::Food], table.game.stock[Good::Glass]);
    table.does("forest cacao food; forest cacao glass");
    assert_eq!(table.player(0).container, counted("2 cacao food glass"));
    assert_eq!(
        (table.game.stock[Good::Food], table.game.stock[Good::Glass]),
        (food - 1, glass - 1)
    );
}

/// The tiles at a location, the action there, and what lies in the container after it.
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
fn a32_fish_and_food_give_one_food_more() {
    check_recipe("harbor", "fish food", "harbor food", "fish 2 food");
}

#[test]
fn a33_two_fish_give_a_stone_of_the_mine() {
    let mut table = Table::new(2);
    let stone = table.game.stock[Good::Stone];
    table
        .on(0, "harbor", "2 fish")
        .turn(0, "harbor")
        .does("harbor stone");
    assert_eq!(table.player(0).container, counted("2 fish stone"));
    assert_eq!(table.game.stock[Good::Stone], stone - 1);
}

#[test]
fn a34_any_open_boat_brings_its_good_and_two_points() {
    let mut table = Table::new(2);
    table.on(0, "harbor", "2 wood").turn(0, "harbor");
    assert_eq!(table.legal().matches("harbor boat").count(), 10);
    let wool = table.game.stock[Good::Wool];
    table.does("harbor boat wool");
    assert_eq!(table.player(0).container, counted("2 wood wool"));
    assert_eq!(table.game.stock[Good::Wool], wool - 1);
    assert_eq!(table.game.breakdown(Seat::FIRST).boats, 2);
}

#[test]
fn a35_a_boat_with_food_takes_it_from_the_middle() {
    let mut table = Table::new(2);
    let food = table.game.stock[Good::Food];
    table
        .on(0, "harbor", "2 wood")
        .turn(0, "harbor")
        .does("harbor boat food");
    assert_eq!(table.player(0).container, counted("2 wood food"));
    assert_eq!(table.game.stock[Good::Food], food - 1);
}

/// The position of the printed example of line 385.
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
fn a42_corn_shelves_take_corn_alone() {
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
fn a44_a_new_cart_runs_at_once_and_the_fourth_is_the_last() {
    let mut table = Table::new(3);
    table
        .cart(0, 2)
        .coins(0, 3)
        .on(0, "movement", "food")
        .on(0, "farm", "alpaca");
    table.turn(0, "village").alone(0);
    table.player(0).first_cart_used = true;
    table.player(0).further_carts_used = 2;
    table.does("village cart");
    assert!(table.offers("cart farm food"));
    table.does("cart farm food");
    table.turn(0, "village");
    assert_eq!(table.refusal("village cart"), Refusal::OncePerRound);
    table.player(0).cart_bought = false;
    assert_eq!(table.refusal("village cart"), Refusal::CartLimit);
    table.sound();
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
    table.player(0).role = Some(crate::role::Role::Miner);
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
    table.player(0).role = Some(crate::role::Role::Miner);
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
    let other = table.game.orders.iter().next().expect("an order");
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
        let numbers = table.game.numbers();
        table.player(0).missing(numbers)
    };
    assert_eq!(missing(&mut table), tiles("stone fish"));
    table.does("market deliver stone");
    assert_eq!(missing(&mut table), tiles("fish"));
}

#[test]
fn a51_the_last_good_completes_the_order() {
    let mut table = Table::new(2);
    let corn = table.game.stock[Good::Corn];
    table
        .order(0, "o1", "wood stone")
        .on(0, "market", "fish")
        .turn(0, "market");
    table.does("market deliver fish");
    assert_eq!(table.player(0).completed.len(), 1);
    assert_eq!(table.game.stock[Good::Corn], corn - 1);
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
    let numbers = table.game.numbers();
    assert_eq!(table.player(0).limit(numbers), 5);
    table
        .on(0, "road", "stone wood")
        .turn(0, "road")
        .does("road build");
    assert_eq!(table.player(0).limit(numbers), 5);
    assert_eq!(table.on_shelf(0, 1), (Some(Good::Corn), 0, 1));
}

#[test]
fn a53_an_order_without_corn_left_is_complete_all_the_same() {
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
fn a54_what_is_out_may_be_chosen() {
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
fn a70_the_coin_is_spent_by_a_move_only() {
    let mut table = Table::new(2);
    table
        .owns(0, "e17")
        .coins(0, 1)
        .planning(0, "food")
        .on(0, "farm", "alpaca")
        .plan()
        .does("fund movement; done");
    table.turn(0, "road").alone(0);
    table.player(0).first_cart_used = true;
    assert_eq!(table.legal(), "walk farm coin; pass");
    let mut stays = Table {
        game: table.game,
        events: Vec::new(),
    };
    table.does("walk farm coin");
    assert!(!table.player(0).movement_coin && table.player(0).coins == 0);
    stays.does("pass");
    stays.chance("extension e8");
    assert!(stays.player(0).movement_coin);
    assert!(stays.offers("take-back coins movement"));
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
    let mut drawing = Table {
        game: table.game,
        events: Vec::new(),
    };
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
