//! Odd situations in which two or three rules meet, each worked out by hand from the rulebook and the rulings.

use altiplano::testkit::{Table, counted, tiles};
use altiplano::{Decision, Event, First, Good, Location, Refusal, Setup, Switch, Trigger};
use tabletop::{Game, Seat, Turn};

const FIRST: Seat = Seat::FIRST;
const SECOND: Seat = Seat::new(1);

/// The goods of all house cards.
const HOUSES: [&str; 10] = [
    "fish", "alpaca", "wood", "stone", "ore", "wool", "cacao", "cloth", "silver", "glass",
];

/// R37, R35: each basic action takes the any-location tile for one of its own, at any location.
#[test]
fn the_any_location_tile_completes_a_pair_at_every_location() {
    for (location, there, wild, line, left) in [
        ("farm", "food", "alpaca", "farm wool wild", ""),
        ("farm", "alpaca", "food", "farm wool wild", ""),
        ("forest", "food", "food", "forest wood wild", ""),
        ("mine", "ore", "food", "mine silver wild", ""),
        ("harbor", "wood", "wood", "harbor boat glass wild", ""),
        (
            "village",
            "stone wool",
            "stone",
            "village house fish wild",
            "wool",
        ),
        ("road", "stone", "wood", "road build wild", ""),
        ("road", "wood", "stone", "road build wild", ""),
    ] {
        let mut table = Table::new(2);
        table
            .owns(0, "e14")
            .on(0, "any-location", wild)
            .on(0, location, there)
            .turn(0, location);
        table.player(0).first_cart_used = true;
        assert!(
            !table.offers(line.trim_end_matches(" wild")),
            "{line}: one tile is missing"
        );
        table.does(line);
        let own = table.player(0);
        assert_eq!(own.wild, None, "{line}");
        let place = Location::ALL
            .into_iter()
            .find(|one| one.key() == location)
            .unwrap();
        assert_eq!(own.spaces[place.index()], tiles(left), "{line}");
        table.sound();
    }
    // Two stones don't build the Road, and food on the any-location space is neither stored nor sold.
    for (location, there, wild) in [
        ("road", "stone", "stone"),
        ("village", "", "food"),
        ("market", "", "food"),
    ] {
        let mut table = Table::new(2);
        table
            .owns(0, "e14")
            .on(0, "any-location", wild)
            .on(0, location, there)
            .turn(0, location);
        table.player(0).first_cart_used = true;
        assert_eq!(table.legal(), "pass", "{location}");
    }
}

/// R33, R37: one sale takes equal tiles from the Market and from the any-location space.
#[test]
fn a_sale_takes_from_the_market_and_from_the_any_location_space() {
    let mut table = Table::new(2);
    table
        .owns(0, "e14")
        .on(0, "any-location", "glass")
        .on(0, "market", "glass")
        .turn(0, "market");
    assert!(table.offers("market sell glass"));
    table.does("market sell glass; market sell glass wild");
    assert_eq!(table.player(0).coins, 8);
    assert_eq!(table.player(0).container, counted("2 glass"));
}

/// R34, R36: the any-location tile may be the last good of the order.
#[test]
fn the_any_location_tile_completes_an_order() {
    let mut table = Table::new(2);
    table
        .owns(0, "e20")
        .order(0, "o1", "fish wood")
        .on(0, "any-location", "stone")
        .turn(0, "market");
    assert!(!table.offers("market deliver stone"));
    table.does("market deliver stone wild");
    assert!(table.player(0).completed.contains(altiplano::testkit::read("o1")));
    // The corn begins the lowest empty shelf; there is no other place for it.
    assert_eq!(table.on_shelf(0, 1), (Some(Good::Corn), 0, 1));
}

/// R39, R40: cacao from the any-location space alone, for a glass when none is left.
#[test]
fn a_cacao_from_anywhere_is_traded_for_nothing() {
    let mut table = Table::new(2);
    table
        .owns(0, "e14")
        .on(0, "any-location", "cacao")
        .stock("glass", 0)
        .turn(0, "forest")
        .does("forest cacao glass wild");
    assert_eq!(table.player(0).container, counted("cacao"));
}

/// A44, 14.11: the last cart is bought when no house is left: the end is triggered, and the cart is used in the
/// same turn.
#[test]
fn the_last_cart_ends_the_game_and_runs_at_once() {
    let mut table = Table::new(2);
    for good in HOUSES {
        table.house(1, good);
    }
    table
        .cart(1, 3)
        .coins(0, 1)
        .on(0, "movement", "food")
        .turn(0, "village");
    table.player(0).first_cart_used = true;
    table.does("village cart");
    let trigger = Trigger::Empty(Location::Village);
    assert!(table.told(|event| *event
        == Event::EndTriggered {
            trigger,
            final_round: 3
        }));
    assert_eq!(table.game.decision(), Decision::AfterAction(FIRST));
    assert!(table.offers("cart farm food"));
    table.does("cart farm food");
    assert_eq!(table.player(0).container, counted("food"));
}

/// R42, 14.11: the last boat is gained without its good, which empties the Harbor.
#[test]
fn the_last_boat_without_its_good_empties_the_harbor() {
    let mut table = Table::new(2);
    for good in [
        "food", "fish", "alpaca", "stone", "ore", "wool", "cacao", "cloth", "silver",
    ] {
        table.boat(1, good);
    }
    table
        .stock("fish", 0)
        .stock("glass", 0)
        .on(0, "harbor", "2 wood")
        .turn(0, "harbor")
        .does("harbor boat glass");
    assert_eq!(table.player(0).container, counted("2 wood"));
    assert_eq!(table.player(0).boats.count(Good::Glass), 1);
    assert_eq!(table.game.final_round(), Some(3));
}

/// R27, 14.6: the coin alone powers a step; it goes to the supply, not into the container.
#[test]
fn the_coin_drives_a_step_and_leaves() {
    let mut table = Table::new(2);
    table.owns(0, "e17").on(0, "forest", "2 food").turn(0, "farm");
    table.player(0).movement_coin = true;
    table.player(0).first_cart_used = true;
    assert_eq!(table.legal(), "walk forest coin; pass");
    table.does("walk forest coin");
    assert!(!table.player(0).movement_coin);
    assert_eq!(table.player(0).container, counted(""));
    assert_eq!(
        (table.player(0).coins, table.legal()),
        (0, "forest wood".to_owned())
    );
}

/// R23, R27: three steps to the only action need fuel three times, whatever the fuel is.
#[test]
fn a_step_is_offered_if_the_fuel_reaches_an_action() {
    let far = |food: u8, coin: bool, carts: u8| {
        let mut table = Table::new(2);
        table.owns(0, "e17").on(0, "harbor", "2 fish").turn(0, "farm");
        table.player(0).first_cart_used = true;
        table.player(0).movement_food = food;
        table.player(0).movement_coin = coin;
        table.player(0).carts = carts;
        table.legal()
    };
    assert_eq!(far(2, false, 1), "pass", "two steps are too few");
    assert_eq!(
        far(2, true, 1),
        "walk forest food; walk forest coin; pass",
        "the other way round it is four steps"
    );
    assert_eq!(
        far(1, false, 2),
        "cart harbor food; pass",
        "a step would take the cart’s fuel"
    );
    assert_eq!(
        far(2, false, 2),
        "cart mine food; cart harbor food; cart village food; walk forest food; walk road food; pass",
        "a cart and a step, in either order"
    );
}

/// R23: without fuel the first cart goes only where something can be done.
#[test]
fn without_fuel_the_first_cart_goes_only_where_something_can_be_done() {
    let mut table = Table::new(2);
    table
        .on(0, "mine", "2 food")
        .on(0, "forest", "food")
        .turn(0, "farm");
    assert_eq!(table.legal(), "first-cart mine; pass");
}

/// Z5: corn in the store can be sent from everywhere, so every move is possible, and no pass is automatic.
#[test]
fn corn_in_the_store_lets_the_pawn_go_anywhere() {
    let mut table = Table::new(2);
    table.owns(0, "e25").turn(0, "farm");
    table.player(0).corn_store = 1;
    table.take(Good::Corn);
    table.turn(0, "farm");
    for location in ["forest", "mine", "harbor", "village", "market", "road"] {
        assert!(table.offers(&format!("first-cart {location}")), "{location}");
    }
    assert!(table.offers("send-corn 1") && !table.offers("send-corn 2"));
}

/// R10, Z29: with a limit of 5 and 4 tiles in bag and container nothing is random and one space stays empty.
#[test]
fn fewer_tiles_than_a_raised_limit_are_all_drawn() {
    let mut table = Table::new(2);
    table.player(0).road = 1;
    table.bag(0, "2 food").container(0, "ore wood").round();
    let own = table.player(0);
    assert_eq!(own.planning, tiles("2 food ore wood"));
    assert_eq!((own.bag, own.container), (counted(""), counted("")));
    assert!(matches!(table.game.decision(), Decision::Plan(_)));
}

/// Z29: a bag with only one kind leaves nothing to ask, and keeps the surplus.
#[test]
fn a_bag_of_one_kind_is_drawn_without_asking() {
    let mut table = Table::new(2);
    table.bag(0, "6 food").container(0, "ore").round();
    let own = table.player(0);
    assert_eq!((own.planning, own.bag), (tiles("4 food"), counted("2 food")));
    assert_eq!(
        own.container,
        counted("ore"),
        "the container stays while the bag holds tiles"
    );
}

/// R14, Z3: nothing else could come back, so nobody is asked; then one other kind is in the container.
#[test]
fn a_swap_needs_another_kind() {
    let swap = |container: &str| {
        let mut table = Table::new(2);
        table
            .owns(0, "e18")
            .planning(0, "4 wood")
            .container(0, container)
            .round();
        table
    };
    assert!(matches!(swap("wood").game.decision(), Decision::Plan(_)));
    let mut table = swap("wood fish");
    assert_eq!(table.legal(), "swap wood draw; swap wood fish; keep-tiles");
    // The container is poured together with the tile that was put away: 2 wood and a fish.
    table.does("swap wood draw");
    assert_eq!(table.outcomes(), "draw wood 2; draw fish 1");
    table.chance("draw wood");
    let own = table.player(0);
    assert_eq!((own.planning, own.bag), (tiles("4 wood"), counted("wood fish")));
}

/// R10 with `draw_fewer`, R14: a player who stopped early still swaps, and has as many tiles as before.
#[test]
fn a_seat_that_draws_fewer_still_swaps() {
    let mut table = Table::switched(2, Switch::DrawFewer);
    table.owns(0, "e18").bag(0, "2 wood 2 fish").round();
    table.chance("draw wood").does("stop");
    assert!(
        matches!(table.game.decision(), Decision::Swap(_)),
        "{:?}",
        table.game.decision()
    );
    table.does("swap wood draw").chance("draw fish");
    let own = table.player(0);
    assert_eq!((own.planning, own.container), (tiles("fish"), counted("wood")));
    assert_eq!(own.bag, counted("wood fish"));
}

/// R63, Z18: the Forest is empty in phase 3, and the strip is short in phase 4 of the same round: one last round,
/// two triggers.
#[test]
fn a_short_strip_after_an_empty_location_adds_no_round() {
    let mut table = Table::new(2);
    table
        .strip("e1 e2 e3 e4 e5")
        .stack("")
        .stock("cacao", 0)
        .stock("wood", 1)
        .on(0, "forest", "2 food")
        .planning(1, "wood")
        .alone(0)
        .turn(0, "forest");
    table.stock("wood", 1);
    table.alone(0);
    table.player(0).first_cart_used = true;
    table.does("forest wood");
    assert_eq!(table.game.final_round(), Some(3));
    assert_eq!(table.game.round(), 3, "phase 4 took place");
    assert!(
        table.game.position().triggers.strip
            && table
                .game
                .position()
                .triggers
                .locations
                .contains(Location::Forest)
    );
    assert_eq!(table.game.final_round(), Some(3));
    assert_eq!(
        table.game.strip().iter().flatten().count(),
        4,
        "R59: the lowest tile left"
    );
}

/// R19, R78: coins on a tile pay only for that tile.
#[test]
fn coins_on_a_tile_buy_no_order() {
    let mut table = Table::new(2);
    table.owns(0, "e6").coins(0, 2).plan().does("fund e6; done");
    assert_eq!(table.player(0).coins, 0);
    table.turn(0, "market");
    assert!(table.offers("use e6 cacao") && !table.offers("market order o1"));
    let order = table.game.orders().iter().next().unwrap();
    let refusal = table.refusal(&format!("market order {order}"));
    assert!(matches!(refusal, Refusal::TooFewCoins { .. }), "{refusal:?}");
    table.does("use e6 cacao");
    assert_eq!(
        (table.player(0).coins, table.player(0).container),
        (0, counted("cacao"))
    );
}

/// R75, R72: a corn fills the first shelf at the table.
#[test]
fn a_corn_of_the_road_fills_the_first_shelf() {
    let mut table = Table::of(Setup::new(2).with(Switch::Missions, true));
    table
        .mission(0, 0, "m5")
        .shelf(0, 1, "2 silver")
        .on(0, "road", "stone wood")
        .turn(0, "road");
    table.player(0).road = 1;
    table.does("road build; shelve-corn 1");
    assert_eq!(table.on_shelf(0, 1), (Some(Good::Silver), 2, 1));
    assert_eq!(table.game.position().firsts[First::Shelf.index()], Some(FIRST));
    let done = altiplano::testkit::read("m5");
    assert!(table.told(|event| matches!(event, Event::MissionDone { mission, .. } if *mission == done)));
}

/// 14.13: a shelf that E24 fills before scoring counts as the first one, too.
#[test]
fn e24_fills_the_first_shelf_at_the_table() {
    let mut table = Table::of(Setup::new(2).with(Switch::Missions, true));
    table
        .mission(1, 0, "m5")
        .owns(1, "e24")
        .shelf(1, 1, "2 silver")
        .bag(1, "silver");
    table.final_round(2);
    table.end_round();
    assert_eq!(table.game.turn(), Turn::Over);
    assert_eq!(table.on_shelf(1, 1), (Some(Good::Silver), 3, 0));
    assert_eq!(table.game.position().firsts[First::Shelf.index()], Some(SECOND));
    let done = altiplano::testkit::read("m5");
    assert!(table.told(|event| matches!(event, Event::MissionDone { mission, .. } if *mission == done)));
}

/// R66: an owner of E24 without a tile in bag or container draws nothing, and the game ends.
#[test]
fn e24_without_tiles_draws_nothing() {
    let mut table = Table::new(2);
    table.owns(0, "e24").shelf(0, 1, "2 silver").planning(0, "silver");
    table.final_round(2);
    table.end_round();
    assert_eq!(table.game.turn(), Turn::Over);
    assert_eq!(
        table.on_shelf(0, 1),
        (Some(Good::Silver), 2, 0),
        "planning spaces are not the bag"
    );
}

/// R38, R51, 14.9: with E19 five kinds are stored in one action, each on a shelf of its own in the order chosen.
#[test]
fn five_kinds_open_five_shelves_in_one_action() {
    let mut table = Table::new(2);
    table
        .owns(0, "e19")
        .on(0, "village", "fish wood stone ore wool")
        .turn(0, "village");
    for good in ["wool", "ore", "stone", "wood"] {
        table.does(&format!("village store {good}"));
        assert!(matches!(table.game.decision(), Decision::Store(_)), "{good}");
    }
    table.does("village store fish");
    for (number, good) in [
        (1, Good::Wool),
        (2, Good::Ore),
        (3, Good::Stone),
        (4, Good::Wood),
        (5, Good::Fish),
    ] {
        assert_eq!(table.on_shelf(0, number), (Some(good), 1, 0));
    }
}

/// R15 with `plan_in_turn_order`, Z2: a seat whose tiles fit nowhere is passed over.
#[test]
fn planning_in_turn_order_skips_seats_with_nothing_to_plan() {
    let mut table = Table::switched(3, Switch::PlanInTurnOrder);
    table.planning(1, "food").planning(2, "food");
    table.plan();
    assert_eq!(table.game.turn().seat(), Some(SECOND), "seat 0 has no tile");
    table.does("plan food farm; done");
    assert_eq!(table.game.turn().seat(), Some(Seat::new(2)));
}

/// R49 with `road_end=corn`, R48: a build after the last field when no corn is left takes the tiles and brings
/// nothing.
#[test]
fn a_build_after_the_end_of_the_road_without_corn_brings_nothing() {
    let mut table = Table::switched(2, Switch::RoadEndCorn);
    table.stock("corn", 0).on(0, "road", "stone wood").turn(0, "road");
    table.player(0).road = 7;
    table.does("road build");
    let own = table.player(0);
    assert_eq!((own.road, own.container), (7, counted("wood stone")));
    assert!(!matches!(table.game.decision(), Decision::Corn { .. }));
}

/// R11, A8: a tile comes back only while a planning space is free; coins come back all the same.
#[test]
fn one_free_space_takes_back_one_tile_and_any_number_of_coins() {
    let mut table = Table::new(2);
    table
        .owns(0, "e6 e22")
        .planning(0, "3 wood")
        .on(0, "harbor", "2 fish")
        .coins(0, 4);
    table.plan().does("fund e6; fund e22; done").round();
    assert!(matches!(table.game.decision(), Decision::TakeBack(_)));
    table.does("take-back fish harbor");
    assert_eq!(table.legal(), "take-back coins e6; take-back coins e22; done");
    table.does("take-back coins e6; take-back coins e22");
    assert_eq!(table.player(0).coins, 4);
    assert_eq!(table.player(0).planning, tiles("3 wood fish"));
}

/// R43, 14.10: an extension from the middle of the strip costs its place all round; two gaps close upwards from the
/// lowest, and the newest tile is at the top.
#[test]
fn a_gap_in_the_middle_closes_in_phase_4() {
    let mut table = Table::new(2);
    table
        .strip("e1 e2 e3 e4 e5")
        .stack("e8")
        .coins(0, 20)
        .planning(1, "food")
        .turn(0, "market");
    let before = table.player(0).coins;
    table.does("market extension e3");
    // Price 2 in the third place, which adds 2.
    assert_eq!(before - table.player(0).coins, 4);
    table.end_round();
    let strip: Vec<String> = table
        .game
        .strip()
        .iter()
        .flatten()
        .map(ToString::to_string)
        .collect();
    assert_eq!(strip, ["e1", "e2", "e4", "e5", "e8"]);
    assert_eq!(table.game.final_round(), None);
}
