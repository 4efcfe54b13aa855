//! Rulings R59 to R82: end of the game, Missions, information. Each switch in both positions.

use altiplano::testkit::Table;
use altiplano::{Decision, Event, First, Good, Location, Mission, Setup, Switch, Trigger};
use tabletop::{FastRandom, Game, Playout, Seat, ranks};

const FIRST: Seat = Seat::FIRST;
const SECOND: Seat = Seat::new(1);

#[test]
fn r59_the_lowest_tile_leaves_with_an_empty_stack_too() {
    let mut table = Table::new(2);
    table.stack("").planning(0, "wood").end_round();
    assert_eq!(table.game.strip().iter().flatten().count(), 4);
    assert_eq!(table.game.final_round(), Some(3));
}

#[test]
fn r60_a_full_strip_does_not_end_the_game_even_if_the_stack_is_used_up() {
    let mut table = Table::new(2);
    table.stack("e25").planning(0, "wood").end_round();
    assert_eq!(
        (table.game.stack().is_empty(), table.game.final_round()),
        (true, None)
    );
}

#[test]
fn r60_end_on_empty_stack() {
    let mut table = Table::switched(2, Switch::EndOnEmptyStack);
    table.stack("e25").planning(0, "wood").end_round();
    assert_eq!(table.game.final_round(), Some(3));
}

#[test]
fn r61_a_short_strip_belongs_to_the_round_before() {
    let mut table = Table::new(2);
    table.stack("").planning(0, "wood").end_round();
    assert_eq!((table.game.round(), table.game.final_round()), (3, Some(3)));
}

#[test]
fn r61_short_strip_two_more() {
    let mut table = Table::switched(2, Switch::ShortStripTwoMore);
    table.stack("").planning(0, "wood").end_round();
    assert_eq!((table.game.round(), table.game.final_round()), (3, Some(4)));
}

/// The last cacao and wood are gone after this action.
fn empty_forest(table: &mut Table) {
    table
        .stock("cacao", 0)
        .stock("wood", 1)
        .on(0, "forest", "2 food")
        .turn(0, "forest")
        .does("forest wood");
}

#[test]
fn r62_a_location_is_checked_at_once() {
    let mut table = Table::new(2);
    table.in_round(1);
    empty_forest(&mut table);
    let trigger = Trigger::Empty(Location::Forest);
    let expected = Event::EndTriggered {
        trigger,
        final_round: 2,
    };
    assert!(table.told(|event| *event == expected), "also in round 1");
}

#[test]
fn r63_later_triggers_change_nothing() {
    let mut table = Table::new(2);
    empty_forest(&mut table);
    table.stack("").planning(0, "ore");
    table.stock("wood", 0).end_round();
    assert!(table.game.position().triggers.strip, "Z18: it is noted");
    assert_eq!(table.game.final_round(), Some(3));
}

#[test]
fn r64_no_phase_4_after_the_final_round() {
    let mut table = Table::new(2);
    table.final_round(2);
    let strip = *table.game.strip();
    table.end_round();
    assert_eq!(
        (table.game.decision(), *table.game.strip()),
        (Decision::Over, strip)
    );
}

#[test]
fn r65_strip_food_and_coins_empty_no_location() {
    let mut table = Table::new(2);
    table.strip("").stock("food", 0);
    table.look_for_empty_locations();
    assert_eq!(table.game.final_round(), None);
}

#[test]
fn r66_r67_e24_draws_ten_and_refills_when_the_bag_is_empty() {
    let mut table = Table::new(4);
    table.owns(0, "e24").shelf(0, 1, "2 silver").shelf(0, 2, "ore");
    table.bag(0, "8 wood").container(0, "silver ore 9 food");
    table.final_round(2);
    table.end_round();
    assert_eq!(table.outcomes(), "draw food 9; draw ore 1; draw silver 1");
    table.chance("draw silver");
    table.chance("draw ore");
    assert_eq!(table.game.decision(), Decision::Over, "ten are drawn");
    assert_eq!((table.on_shelf(0, 1).1, table.on_shelf(0, 2).1), (3, 2));
    table.sound();
}

#[test]
fn r66_two_owners_draw_in_turn_order() {
    let mut table = Table::new(5);
    table.owns(0, "e24").owns(1, "e24");
    table
        .shelf(0, 1, "2 fish")
        .shelf(1, 1, "2 fish")
        .bag(0, "fish")
        .bag(1, "fish");
    table.final_round(2);
    table.start(SECOND);
    table.end_round();
    assert_eq!(
        table.game.position().firsts[First::FishShelf.index()],
        Some(SECOND)
    );
}

#[test]
fn r68_coins_on_tiles_are_still_owned() {
    let mut table = Table::new(4);
    table
        .owns(0, "e6")
        .coins(0, 2)
        .planning(0, "food")
        .plan()
        .does("fund e6; done");
    assert_eq!(table.game.scores()[FIRST].tie_break, 2);
}

#[test]
fn r69_goods_on_orders_never_count() {
    let mut table = Table::new(2);
    table.house(0, "ore").order(0, "o4", "2 ore").completed(0, "o6");
    let points = table.game.breakdown(FIRST);
    assert_eq!((points.goods, points.house_bonus), (0, 0));
    assert!(!table.mission_done(FIRST, Mission::MostOre));
}

#[test]
fn r70_corn_earns_no_house_bonus_and_houses_add_up() {
    let mut table = Table::new(2);
    table
        .house(0, "silver")
        .house(0, "ore")
        .shelf(0, 1, "2 silver corn")
        .bag(0, "ore");
    let points = table.game.breakdown(FIRST);
    assert_eq!((points.houses, points.house_bonus), (8, 3));
}

#[test]
fn r71_each_tied_seat_has_the_most() {
    let mut table = Table::new(3);
    table.bag(0, "2 stone").bag(1, "2 stone").bag(2, "stone");
    assert!(table.mission_done(FIRST, Mission::MostStone));
    assert!(table.mission_done(SECOND, Mission::MostStone));
    assert!(!table.mission_done(Seat::new(2), Mission::MostStone));
    assert!(!table.mission_done(FIRST, Mission::MostOre), "nobody has ore");
}

#[test]
fn r71_most_must_be_alone() {
    let mut table = Table::switched(3, Switch::MostMustBeAlone);
    table.bag(0, "2 stone").bag(1, "2 stone").bag(2, "ore");
    assert!(!table.mission_done(FIRST, Mission::MostStone));
    assert!(table.mission_done(Seat::new(2), Mission::MostOre));
}

#[test]
fn r72_first_means_first_at_the_table() {
    let mut table = Table::new(2);
    table
        .on(1, "village", "2 stone")
        .turn(1, "village")
        .does("village house ore");
    table
        .on(0, "village", "2 stone")
        .turn(0, "village")
        .does("village house wool");
    assert!(table.mission_done(SECOND, Mission::FirstHouse));
    assert!(!table.mission_done(FIRST, Mission::FirstHouse));
}

#[test]
fn r73_a_done_mission_is_turned_up_at_once() {
    let mut table = Table::switched(2, Switch::Missions);
    table
        .mission(0, 1, "m12")
        .boat(0, "ore")
        .boat(0, "fish")
        .on(0, "harbor", "2 wood")
        .turn(0, "harbor");
    assert!(table.game.view(Some(SECOND)).seats[0].missions_done.is_empty());
    table.does("harbor boat wool");
    assert!(
        table.game.view(Some(SECOND)).seats[0]
            .missions_done
            .contains(Mission::ThreeBoats)
    );
}

/// Seven kinds and twenty goods with corn among them, six and nineteen without.
fn with_corn(mut table: Table) -> Table {
    table
        .shelf(0, 1, "2 fish corn")
        .shelf(0, 2, "3 ore")
        .shelf(0, 3, "3 wool")
        .shelf(0, 4, "3 stone");
    table
        .shelf(0, 5, "3 wood")
        .shelf(0, 6, "3 silver")
        .shelf(0, 7, "2 fish");
    table
}

#[test]
fn r74_corn_is_a_kind_and_a_good() {
    let table = with_corn(Table::new(2));
    assert!(table.mission_done(FIRST, Mission::SevenKindsStored));
    assert!(table.mission_done(FIRST, Mission::TwentyGoodsStored));
}

#[test]
fn r74_corn_is_type_off() {
    let table = with_corn(Table::switched(2, Switch::CornIsType));
    assert!(!table.mission_done(FIRST, Mission::SevenKindsStored));
    assert!(!table.mission_done(FIRST, Mission::TwentyGoodsStored));
}

#[test]
fn r75_shelf_missions_and_corn() {
    let mut table = Table::new(2);
    table
        .shelf(0, 1, "2 alpaca corn")
        .shelf(0, 2, "3 corn")
        .shelf(0, 3, "3 cacao");
    assert!(
        table.mission_done(FIRST, Mission::ThreeShelves),
        "M9: any mix, corn alone too (Z8)"
    );
    assert!(!table.mission_done(FIRST, Mission::FourShelvesWithoutCorn));
    assert!(
        !table.mission_done(FIRST, Mission::ThreeAlpacasStored),
        "corn is not an alpaca"
    );
    table
        .shelf(0, 4, "3 ore")
        .shelf(0, 5, "3 wood")
        .shelf(0, 6, "3 stone");
    assert!(table.mission_done(FIRST, Mission::FourShelvesWithoutCorn));
    assert!(!table.mission_done(FIRST, Mission::FiveCornStored));
    table.shelf(0, 7, "corn");
    assert!(table.mission_done(FIRST, Mission::FiveCornStored));
}

#[test]
fn r76_minimum_conditions() {
    let mut table = Table::new(2);
    table.completed(0, "o8");
    assert!(
        !table.mission_done(FIRST, Mission::TwoTextileOrders),
        "wool and cloth on one order"
    );
    table.completed(0, "o3").boat(0, "ore").house(0, "ore");
    assert!(table.mission_done(FIRST, Mission::TwoTextileOrders));
    assert!(table.mission_done(FIRST, Mission::OrderBoatHouse));
    assert!(!table.mission_done(FIRST, Mission::ThreeOrders));
    table.completed(0, "o1");
    assert!(table.mission_done(FIRST, Mission::ThreeOrders));
}

#[test]
fn m07_m15_and_the_houses() {
    let mut table = Table::new(2);
    table
        .bag(0, "3 silver 2 cloth")
        .shelf(0, 1, "3 cacao")
        .shelf(0, 2, "cacao");
    assert!(table.mission_done(FIRST, Mission::FourCacaoStored));
    assert!(!table.mission_done(FIRST, Mission::SilverAndCloth));
    table
        .planning(0, "cloth")
        .house(0, "ore")
        .house(0, "wool")
        .house(0, "fish");
    assert!(table.mission_done(FIRST, Mission::SilverAndCloth));
    assert!(table.mission_done(FIRST, Mission::ThreeHouses));
}

#[test]
fn m05_m17_first_shelf_and_first_order() {
    let mut table = Table::switched(2, Switch::Missions);
    table.mission(0, 0, "m17").mission(0, 1, "m5");
    table
        .order(0, "o1", "wood stone")
        .on(0, "market", "fish")
        .turn(0, "market")
        .does("market deliver fish");
    let done =
        |table: &Table, mission| table.told(|event| *event == Event::MissionDone { seat: FIRST, mission });
    assert!(done(&table, Mission::FirstOrder));
    table
        .shelf(0, 2, "2 ore")
        .on(0, "village", "ore")
        .turn(0, "village")
        .does("village store ore");
    assert!(done(&table, Mission::FirstShelf));
}

#[test]
fn r77_equal_points_and_coins_share_the_win() {
    let table = Table::new(3);
    assert_eq!(ranks(&table.game.scores(), 3).first(3), [1, 1, 1]);
}

#[test]
fn r78_coins_never_run_out() {
    let mut table = Table::new(2);
    table
        .coins(0, 500)
        .on(0, "market", "glass")
        .turn(0, "market")
        .does("market sell glass");
    assert_eq!(table.player(0).coins, 504);
}

#[test]
fn r79_bags_are_open() {
    let mut table = Table::new(2);
    table.bag(0, "wood");
    let view = table.game.view(Some(SECOND));
    assert_eq!(view.seats[0].bag.map(|bag| bag[Good::Wood]), Some(1));
}

#[test]
fn r79_closed_bags() {
    let mut table = Table::switched(2, Switch::ClosedBags);
    table.bag(0, "wood").container(0, "2 fish");
    let view = table.game.view(Some(SECOND));
    let seat = &view.seats[0];
    assert_eq!(
        (seat.bag, seat.bag_total, seat.container, seat.container_total),
        (None, 1, None, 2)
    );
    assert_eq!(seat.points, None, "the points would give it away");
    let own = table.game.view(Some(FIRST));
    assert_eq!(own.seats[0].bag.map(|bag| bag[Good::Wood]), Some(1));
}

#[test]
fn r81_number_and_letter_of_the_stack_are_open() {
    let table = Table::new(2);
    let view = table.game.view(None);
    assert_eq!((view.stack.len(), view.stack_letter), (14, Some(1)));
}

#[test]
fn hidden_missions_stay_hidden_until_scoring() {
    let mut game = Table::switched(3, Switch::Missions).game;
    let view = game.view(Some(SECOND));
    assert!(view.seats[0].missions_open.is_empty());
    assert_eq!(
        view.own.as_ref().map(|own| own.kept),
        Some(game.position().seats[SECOND.index()].missions_kept)
    );
    let mut playout = Playout::with_capacity(128);
    playout.run(&mut game, &mut FastRandom::new(4));
    let view = game.view(None);
    assert!(view.seats.iter().all(|seat| seat.missions_open.len() == 2));
    assert_eq!(view.result.map(|result| result[0]), Some(game.breakdown(FIRST)));
}

#[test]
fn the_length_of_a_game_is_bounded() {
    for (players, rounds) in [(2, 16), (3, 19), (4, 22), (5, 25)] {
        let mut playout = Playout::with_capacity(128);
        for seed in 0..50 {
            let mut game = altiplano::State::new(&Setup::new(players)).expect("a possible setup");
            playout.run(&mut game, &mut FastRandom::new(seed));
            assert!(
                game.round() <= rounds,
                "{} rounds with {players} players",
                game.round()
            );
        }
    }
}
