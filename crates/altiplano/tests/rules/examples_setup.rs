//! Examples A1 to A18 and A55 to A57: setup, drawing, planning, new round.

use altiplano::testkit::{Table, counted, place, read, tiles};
use altiplano::{Decision, Event, Good, Location, Refusal, Role, Setup, State};
use tabletop::{FastRandom, Game, Playout, Seat, Turn};

/// A game after the decisions of setup, before any role is dealt.
fn set_up(players: usize) -> State {
    let mut game = State::new(&Setup::new(players)).expect("a possible setup");
    let mut playout = Playout::with_capacity(64);
    let mut random = FastRandom::new(1);
    while !matches!(game.decision(), Decision::DealRole(_)) {
        playout.step(&mut game, &mut random);
    }
    game
}

#[test]
fn a01_stock_by_player_count() {
    for (players, carts, corn, tiles) in [
        (2, 4, 12, 132),
        (3, 6, 17, 167),
        (4, 8, 22, 194),
        (5, 10, 25, 209),
    ] {
        let game = set_up(players);
        assert_eq!(game.carts(), carts);
        assert_eq!(game.stock()[Good::Corn], corn);
        assert_eq!(game.stock().total(), tiles);
    }
}

#[test]
fn a02_orders_by_player_count() {
    for (players, orders) in [(2, 10), (3, 10), (4, 12), (5, 12)] {
        assert_eq!(set_up(players).orders().len(), orders);
    }
}

#[test]
fn a03_the_first_revealed_tile_lies_lowest() {
    let mut game = State::new(&Setup::new(4)).expect("a possible setup");
    let mut playout = Playout::with_capacity(64);
    while game.decision() != Decision::Extension {
        playout.step(&mut game, &mut FastRandom::new(1));
    }
    let mut table = Table::from(game);
    table.chance("extension e2; extension e5; extension e1; extension e7; extension e3");
    for (position, word) in ["e2", "e5", "e1", "e7", "e3"].iter().enumerate() {
        let extension = read(word);
        assert_eq!(table.game.strip()[position], Some(extension));
        let price = u16::from(
            table
                .game
                .components()
                .extension(extension)
                .expect("a tile")
                .price,
        );
        assert_eq!(
            table.game.extension_price(extension),
            Some(price + position as u16)
        );
    }
}

#[test]
fn a04_what_miner_and_shepherd_start_with() {
    let components = Table::new(2).game.components();
    let miner = components.roles[Role::Miner.index()];
    assert_eq!((miner.goods, miner.coins), (counted("2 food fish ore"), 1));
    let shepherd = components.roles[Role::Shepherd.index()];
    assert_eq!(
        (shepherd.goods, shepherd.coins),
        (counted("food stone alpaca"), 2)
    );
}

#[test]
fn a05_start_goods_lie_on_planning_spaces_and_round_1_draws_nothing() {
    let setup: Setup = "players=2 start_player=0 roles=drafted".parse().expect("a setup");
    let mut game = State::new(&setup).expect("a possible setup");
    let mut playout = Playout::with_capacity(64);
    while !matches!(game.decision(), Decision::DraftRole(_)) {
        playout.step(&mut game, &mut FastRandom::new(1));
    }
    let (fish, ore) = (game.stock()[Good::Fish], game.stock()[Good::Ore]);
    let mut table = Table::from(game);
    table.does("role shepherd; role miner");
    assert_eq!(table.game.round(), 1);
    assert!(matches!(table.game.decision(), Decision::Plan(_)));
    assert_eq!(table.player(0).planning, tiles("2 food fish ore"));
    assert_eq!(
        (table.player(0).bag.total(), table.player(0).container.total()),
        (0, 0)
    );
    assert_eq!(
        (table.game.stock()[Good::Fish], table.game.stock()[Good::Ore]),
        (fish - 1, ore - 1)
    );
    table.sound();
}

#[test]
fn a06_a_tile_left_on_a_planning_space_means_one_draw_fewer() {
    let mut table = Table::new(2);
    table.planning(0, "wood").bag(0, "10 food").round();
    assert_eq!(table.player(0).planning, tiles("wood 3 food"));
}

#[test]
fn a07_taking_back_costs_a_draw() {
    let mut table = Table::new(2);
    table.on(0, "harbor", "fish").bag(0, "10 food").round();
    assert_eq!(table.legal(), "take-back fish harbor; done");
    table.does("take-back fish harbor");
    assert_eq!(table.player(0).planning, tiles("fish 3 food"));
    let mut table = Table::new(2);
    table
        .on(0, "harbor", "fish")
        .bag(0, "10 food")
        .round()
        .does("done");
    assert_eq!(table.player(0).planning, tiles("4 food"));
    assert_eq!(table.player(0).at(Location::Harbor), tiles("fish"));
}

#[test]
fn a08_no_taking_back_without_a_free_planning_space() {
    let mut table = Table::new(2);
    table.planning(0, "4 food").on(0, "harbor", "fish").round();
    assert!(
        !matches!(table.game.decision(), Decision::TakeBack(_)),
        "{:?}",
        table.game.decision()
    );
}

#[test]
fn a09_nothing_comes_back_from_warehouse_and_order() {
    let mut table = Table::new(2);
    table
        .shelf(0, 1, "silver")
        .order(0, "o4", "ore")
        .on(0, "mine", "food")
        .round();
    assert_eq!(table.legal(), "take-back food mine; done");
}

#[test]
fn a10_coins_come_back_before_the_first_draw_only() {
    let mut table = Table::new(4);
    table
        .owns(0, "e6")
        .coins(0, 2)
        .planning(0, "food")
        .bag(0, "9 food")
        .plan();
    table.does("fund e6; done");
    assert_eq!(table.player(0).coins, 0);
    table.round();
    assert_eq!(table.legal(), "take-back coins e6; done");
    table.does("take-back coins e6");
    assert_eq!(table.player(0).coins, 2);
    assert!(!matches!(table.game.decision(), Decision::TakeBack(_)));
}

#[test]
fn a11_the_container_is_poured_when_the_bag_is_empty() {
    let mut table = Table::new(2);
    table.bag(0, "wood").container(0, "2 fish 3 ore").round();
    assert_eq!(table.outcomes(), "draw ore 3; draw fish 2");
    table.chance("draw ore; draw ore; draw fish");
    assert_eq!(table.player(0).planning, tiles("wood 2 ore fish"));
    assert_eq!(
        (table.player(0).bag.total(), table.player(0).container.total()),
        (2, 0)
    );
}

#[test]
fn a12_too_few_tiles_leave_spaces_empty() {
    let mut table = Table::new(2);
    table.bag(0, "wood").container(0, "fish").round();
    assert_eq!(table.player(0).planning, tiles("wood fish"));
}

#[test]
fn a13_a_bag_that_became_empty_stays_empty() {
    let mut table = Table::new(2);
    table.bag(0, "3 wood fish").container(0, "6 food").round();
    assert_eq!(table.player(0).planning, tiles("3 wood fish"));
    assert_eq!(
        (table.player(0).bag.total(), table.player(0).container.total()),
        (0, 6)
    );
}

#[test]
fn a17_two_harbor_spaces_hold_two_tiles() {
    let mut table = Table::new(2);
    table.planning(0, "2 wood fish").plan();
    table.does("plan wood harbor; plan wood harbor");
    assert_eq!(table.refusal("plan fish harbor"), Refusal::SpacesTaken);
    table.does("done").turn(0, "harbor").does("harbor boat wool");
    assert!(table.player(0).at(Location::Harbor).is_empty());
    assert!(
        !matches!(table.game.decision(), Decision::Plan(_)),
        "no planning in phase 3"
    );
    table.planning(0, "wood").plan();
    assert!(table.offers("plan wood harbor"));
}

#[test]
fn a18_only_new_tiles_can_be_lifted() {
    let mut table = Table::new(2);
    table.on(0, "harbor", "wood").planning(0, "fish").plan();
    table.does("plan fish harbor; replan");
    assert_eq!(table.player(0).planning, tiles("fish"));
    assert_eq!(table.player(0).at(Location::Harbor), tiles("wood"));
    assert_eq!(table.refusal("replan"), Refusal::NothingToReplan);
}

#[test]
fn a41_food_is_refused_in_the_village() {
    let mut table = Table::new(2);
    table.planning(0, "food wood").plan();
    assert_eq!(table.refusal("plan food village"), Refusal::NotAccepted);
    assert!(table.offers("plan wood village"));
}

#[test]
fn a55_phase_4_readies_carts_and_passes_the_marker() {
    let mut table = Table::new(3);
    table.cart(0, 1).planning(0, "wood");
    table.player(0).first_cart_used = true;
    table.player(0).further_carts_used = 1;
    table.end_round();
    assert_eq!(table.game.start(), Seat::new(1));
    let player = table.player(0);
    assert_eq!((player.first_cart_used, player.further_carts_used), (false, 0));
}

fn strip_of(table: &Table) -> String {
    let words: Vec<String> = table
        .game
        .strip()
        .iter()
        .map(|one| one.map_or_else(|| "-".to_owned(), |one| one.to_string()))
        .collect();
    words.join(" ")
}

#[test]
fn a56_bought_tiles_leave_gaps_that_close() {
    let mut table = Table::new(4);
    table.strip("e1 e2 e3 e4 e5").owns(0, "e1 e3").planning(0, "wood");
    table.player(0).extension_bought = true;
    table.end_round().chance("extension e7");
    assert_eq!(strip_of(&table), "e2 e4 e5 e7 e6");
    assert_eq!(table.game.round(), 3);
}

#[test]
fn a57_without_a_purchase_the_lowest_tile_leaves() {
    let mut table = Table::new(4);
    table.strip("e1 e2 e3 e4 e5").planning(0, "wood").end_round();
    assert!(table.told(|event| *event == Event::ExtensionLeft(read("e1"))));
    table.chance("extension e6");
    assert_eq!(strip_of(&table), "e2 e3 e4 e5 e6");
    assert!(!table.game.stack().contains(read("e1")));
}

#[test]
fn a68_e14_lends_a_space_to_the_harbor() {
    let mut table = Table::new(2);
    table.owns(0, "e14").planning(0, "2 wood").plan();
    table.does("plan wood harbor; plan wood any-location; done");
    let numbers = table.game.components();
    assert_eq!(
        table.player(0).tiles_at(numbers, place("any-location")),
        tiles("wood")
    );
    table.turn(0, "harbor");
    assert!(table.offers("harbor boat wool wild"));
    assert!(!table.offers("harbor boat wool"));
    assert!(matches!(table.game.turn(), Turn::Seats(_)));
}
