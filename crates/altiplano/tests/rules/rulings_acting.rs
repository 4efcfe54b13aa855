//! Rulings R21 and R31 to R50: actions. Each switch in both positions.

use altiplano::testkit::{Table, counted, tiles};
use altiplano::{Effect, Event, Good, Location, Refusal, Switch};
use tabletop::Seat;

#[test]
fn r21_any_tile_lies_on_the_any_location_space() {
    let mut table = Table::new(4);
    table.owns(0, "e20").planning(0, "food glass").plan();
    assert!(table.offers("plan food any-location") && table.offers("plan glass any-location"));
    table.does("plan food any-location");
    assert_eq!(table.refusal("plan glass any-location"), Refusal::SpacesTaken);
}

#[test]
fn r31_a_basic_action_may_be_repeated() {
    let mut table = Table::new(2);
    table.on(0, "farm", "2 alpaca").turn(0, "farm").alone(0);
    table.player(0).first_cart_used = true;
    table.does("farm food 1; farm food 1");
    assert_eq!(table.player(0).container, counted("2 alpaca 2 food"));
}

#[test]
fn r32_r33_a_sale_stops_when_the_seller_wants() {
    let mut table = Table::new(2);
    table
        .on(0, "market", "fish 2 ore")
        .turn(0, "market")
        .does("market sell ore; market sell fish");
    assert_eq!(table.player(0).coins, 3);
    assert_eq!(table.player(0).at(Location::Market), tiles("ore"));
}

#[test]
fn r33_goods_without_a_price_are_not_sold() {
    let mut table = Table::new(2);
    table.planning(0, "food").plan();
    assert_eq!(table.refusal("plan food market"), Refusal::NotAccepted);
}

#[test]
fn r34_only_missing_goods_are_delivered() {
    let mut table = Table::new(2);
    table
        .order(0, "o4", "stone")
        .on(0, "market", "stone ore")
        .turn(0, "market");
    assert_eq!(table.refusal("market deliver stone"), Refusal::NotWanted);
    table.does("market deliver ore");
    assert_eq!(
        table.player(0).order.map(|order| order.to_string()).as_deref(),
        Some("o4")
    );
}

#[test]
fn r35_the_any_location_tile_joins_the_others() {
    let mut table = Table::new(2);
    table
        .owns(0, "e14")
        .on(0, "any-location", "food")
        .on(0, "mine", "ore")
        .turn(0, "mine");
    table.does("mine silver wild");
    assert_eq!(table.player(0).container, counted("ore food silver"));
}

#[test]
fn r36_it_feeds_no_role_or_extension_tile() {
    let mut table = Table::new(2);
    table
        .owns(0, "e14 e11")
        .on(0, "any-location", "fish")
        .on(0, "e11", "fish")
        .turn(0, "harbor");
    assert_eq!(table.refusal("use e11 cacao wild"), Refusal::NoWildTile);
}

#[test]
fn r36_wild_feeds_tiles() {
    let mut table = Table::switched(5, Switch::WildFeedsTiles);
    table
        .owns(0, "e14 e11")
        .on(0, "any-location", "fish")
        .on(0, "e11", "fish")
        .turn(0, "harbor");
    table.does("use e11 cacao wild");
    assert_eq!(table.player(0).container, counted("2 fish cacao"));
    table.sound();
}

#[test]
fn r37_the_user_chooses_between_equal_tiles() {
    let mut table = Table::new(2);
    table
        .owns(0, "e14")
        .on(0, "any-location", "alpaca")
        .on(0, "farm", "alpaca")
        .turn(0, "farm");
    for line in ["farm food 1", "farm food 1 wild", "farm food 2 wild"] {
        assert!(table.offers(line), "{line}");
    }
    table.does("farm food 1 wild");
    assert_eq!(table.player(0).at(Location::Farm), tiles("alpaca"));
}

#[test]
fn r38_the_village_and_e19_feed_one_action() {
    let mut table = Table::new(2);
    table
        .owns(0, "e19")
        .on(0, "village", "3 silver 2 stone")
        .turn(0, "village");
    assert!(table.offers("village house wool"));
}

#[test]
fn r39_an_action_without_gain_is_legal() {
    let mut table = Table::new(2);
    table
        .stock("stone", 0)
        .on(0, "mine", "2 food")
        .turn(0, "mine")
        .does("mine stone");
    assert_eq!(table.player(0).container, counted("2 food"));
    let missing = Event::NotGained {
        seat: Seat::FIRST,
        good: Good::Stone,
    };
    assert!(table.told(|event| *event == missing));
}

#[test]
fn r40_a_kind_that_has_run_out_may_be_chosen() {
    let mut table = Table::new(2);
    table
        .stock("ore", 0)
        .owns(0, "e10")
        .on(0, "e10", "food")
        .turn(0, "mine")
        .does("use e10 ore");
    assert_eq!(table.player(0).container, counted("food"));
}

/// No order and no cart is left.
fn sold_out(mut table: Table) -> Table {
    *table.orders() = altiplano::OrderSet::EMPTY;
    table.no_carts();
    table.coins(0, 2).on(0, "farm", "2 alpaca");
    table
}

#[test]
fn r41_nothing_is_paid_for_nothing() {
    let mut table = sold_out(Table::new(2));
    table.strip("").turn(0, "market");
    assert_eq!(table.refusal("market order none"), Refusal::NoneLeft);
    table.turn(0, "village");
    assert_eq!(table.refusal("village cart"), Refusal::NoneLeft);
}

#[test]
fn r41_pay_for_nothing() {
    let mut table = sold_out(Table::switched(2, Switch::PayForNothing));
    table.turn(0, "market").does("market order none");
    assert_eq!((table.player(0).coins, table.player(0).order), (1, None));
    table.turn(0, "village").does("village cart");
    assert_eq!((table.player(0).coins, table.player(0).carts), (0, 1));
}

#[test]
fn r41_two_wood_or_stone_may_be_used_without_a_card() {
    let mut table = Table::new(2);
    table.no_houses();
    table
        .on(0, "village", "2 stone")
        .turn(0, "village")
        .does("village house none");
    assert_eq!(table.player(0).container, counted("2 stone"));
    assert!(
        !table.told(|event| matches!(event, Event::FirstHappened { .. })),
        "Z12: no event"
    );
    let mut table = Table::new(2);
    table.on(0, "harbor", "2 wood").turn(0, "harbor");
    assert_eq!(table.refusal("harbor boat none"), Refusal::MustTakeCard);
}

#[test]
fn r42_a_boat_comes_without_its_good() {
    let mut table = Table::new(2);
    table
        .stock("wool", 0)
        .on(0, "harbor", "2 wood")
        .turn(0, "harbor")
        .does("harbor boat wool");
    assert_eq!(
        (table.player(0).boats.total(), table.player(0).container),
        (1, counted("2 wood"))
    );
}

#[test]
fn r43_positions_keep_their_surcharge_all_round() {
    let mut table = Table::new(2);
    table
        .coins(0, 10)
        .coins(1, 10)
        .on(1, "farm", "alpaca")
        .turn(0, "market");
    table.player(1).pawn = Some(Location::Market);
    table.does("market extension e1; end-turn; market extension e2");
    assert_eq!(table.player(1).coins, 10 - 3, "2 and a surcharge of 1");
}

#[test]
fn r44_equal_effects_exclude_each_other() {
    assert!(Effect::E14.does_the_same(Effect::E20));
    assert!(!Effect::E4.does_the_same(Effect::E10));
    for one in Effect::ALL {
        for other in Effect::ALL.into_iter().filter(|&other| other != one) {
            let pair = [Effect::E14, Effect::E20];
            let both = pair.contains(&one) && pair.contains(&other);
            assert_eq!(one.does_the_same(other), both, "{one} {other}");
        }
    }
}

#[test]
fn r45_a_bought_extension_waits_for_the_next_planning() {
    let mut table = Table::new(4);
    table
        .strip("e4")
        .coins(0, 10)
        .turn(0, "market")
        .alone(0)
        .does("market extension e4; first-cart mine");
    table.turn(0, "mine");
    assert_eq!(table.refusal("use e4 ore"), Refusal::InputsMissing);
}

#[test]
fn r46_orders_follow_each_other_in_a_round() {
    let mut table = Table::new(2);
    table
        .coins(0, 2)
        .order(0, "o1", "wood stone")
        .on(0, "market", "fish")
        .turn(0, "market")
        .alone(0);
    table.player(0).first_cart_used = true;
    table.does("market deliver fish");
    let next = table.game.orders().iter().next().expect("an order");
    table.does(&format!("market order {next}"));
    assert_eq!(table.player(0).order, Some(next));
    assert!(!table.game.orders().contains(next));
}

#[test]
fn r47_an_order_is_not_given_back_or_swapped() {
    let mut table = Table::new(2);
    table.order(0, "o1", "").coins(0, 9).strip("").turn(0, "market");
    assert!(!table.legal().contains("market order"), "{}", table.legal());
}

#[test]
fn r48_a_road_step_counts_even_with_no_corn_left() {
    let mut table = Table::new(2);
    table.stock("corn", 0).on(0, "road", "stone wood").turn(0, "road");
    table.player(0).road = 1;
    table.does("road build");
    assert_eq!(table.player(0).road, 2);
}

/// The Road is built to its end.
fn road_end(mut table: Table) -> Table {
    table.player(0).road = 7;
    table
        .on(0, "road", "stone wood")
        .on(0, "farm", "alpaca")
        .turn(0, "road");
    table
}

#[test]
fn r49_no_build_after_the_last_field() {
    let table = road_end(Table::new(2));
    assert_eq!(table.refusal("road build"), Refusal::RoadFinished);
}

#[test]
fn r49_road_end_corn() {
    let mut table = road_end(Table::switched(2, Switch::RoadEndCorn));
    table.does("road build");
    assert_eq!(
        (table.player(0).road, table.on_shelf(0, 1)),
        (7, (Some(Good::Corn), 0, 1))
    );
}

#[test]
fn r50_the_first_cart_counts() {
    let mut table = Table::new(5);
    table.cart(0, 3).coins(0, 5).turn(0, "village");
    assert_eq!(table.refusal("village cart"), Refusal::CartLimit);
}

#[test]
fn z15_a_kind_is_sold_or_delivered_and_delivered_only_as_often_as_missing() {
    let mut table = Table::new(2);
    table
        .order(0, "o1", "stone")
        .on(0, "market", "2 wood")
        .turn(0, "market");
    assert!(table.offers("market sell wood") && table.offers("market deliver wood"));
    table.does("market deliver wood");
    assert_eq!(table.player(0).at(Location::Market), tiles("wood"));
    table.alone(0).turn(0, "market");
    assert!(table.offers("market sell wood") && !table.offers("market deliver wood"));
}
