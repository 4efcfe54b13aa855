//! Rulings R1 to R14 and R80: setup, drawing. Each switch in both positions.

use altiplano::testkit::{MissionCards, Table, counted, read, tiles};
use altiplano::{Decision, Extension, Location, Refusal, Role, Setup, State, Switch};
use tabletop::{FastRandom, Game, Playout, Seat, SeatSet, Turn};

/// A game at its first decision; `until` goes on at random until something particular is asked.
fn open(line: &str) -> Table {
    let mut setup: Setup = line.parse().expect("a setup");
    if setup.components.is_reconstructed() {
        setup.components = altiplano::testkit::section_12();
    }
    Table {
        game: State::new(&setup).expect("a possible setup"),
        events: Vec::new(),
    }
}

fn until(table: &mut Table, wanted: impl Fn(Decision) -> bool) {
    let mut playout = Playout::with_capacity(128);
    let mut random = FastRandom::new(3);
    while !wanted(table.game.decision()) {
        assert!(
            playout.step(&mut table.game, &mut random),
            "the game ended before"
        );
    }
}

#[test]
fn r01_the_ring_is_chance_or_given() {
    let mut table = open("players=3");
    assert_eq!(table.outcomes().matches("ring").count(), 6);
    table.chance("ring road; ring mine; ring village; ring market; ring forest");
    use Location::{Farm, Forest, Harbor, Market, Mine, Road, Village};
    assert_eq!(
        *table.game.ring(),
        [Farm, Road, Mine, Village, Market, Forest, Harbor]
    );
    let table = open("players=3 ring=farm,mine,road,village,market,forest,harbor");
    assert_eq!(
        *table.game.ring(),
        [Farm, Mine, Road, Village, Market, Forest, Harbor]
    );
    assert_eq!(table.game.decision(), Decision::StartPlayer);
}

#[test]
fn r02_the_start_player_is_chance_or_given() {
    let mut table = open("players=3 ring=farm,mine,road,village,market,forest,harbor");
    assert_eq!(table.outcomes(), "start 0 1; start 1 1; start 2 1");
    table.chance("start 2");
    assert_eq!(table.game.start(), Seat::new(2));
    let table = open("players=3 ring=farm,mine,road,village,market,forest,harbor start_player=1");
    assert_eq!(
        (table.game.start(), table.game.decision()),
        (Seat::new(1), Decision::Order)
    );
}

#[test]
fn r03_roles_are_dealt_in_turn_order_or_drafted() {
    let mut table = open("players=3 start_player=1");
    until(&mut table, |decision| matches!(decision, Decision::DealRole(_)));
    assert_eq!(table.game.decision(), Decision::DealRole(Seat::new(1)));
    assert_eq!(table.outcomes().matches("role").count(), 7);
    table.chance("role farmer");
    assert_eq!(table.game.decision(), Decision::DealRole(Seat::new(2)));
    assert!(!table.outcomes().contains("farmer"));
}

#[test]
fn r04_the_draft_goes_anticlockwise_and_the_start_player_picks_last() {
    let mut table = open("players=4 start_player=1 roles=drafted");
    until(&mut table, |decision| matches!(decision, Decision::DraftRole(_)));
    for seat in [0, 3, 2, 1] {
        assert_eq!(table.game.decision(), Decision::DraftRole(Seat::new(seat)));
        let role = Role::ALL[seat];
        table.does(&format!("role {role}"));
    }
    let mut table = open("players=2 start_player=0 roles=drafted");
    until(&mut table, |decision| matches!(decision, Decision::DraftRole(_)));
    table.does("role miner");
    assert_eq!(
        table.refusal("role miner"),
        Refusal::RoleTaken { by: Seat::new(1) }
    );
}

#[test]
fn r05_what_is_out_of_the_game_can_be_deduced() {
    let mut table = open("players=2");
    until(&mut table, |decision| matches!(decision, Decision::DealRole(_)));
    assert_eq!(table.game.orders().len(), 10);
    assert_eq!(table.game.stack().len() + 5, 19, "markers 3+, 4+ and 5+ are out");
    assert!(!table.game.stack().contains(read("e17b")));
}

#[test]
fn r06_start_goods_that_fit_lie_on_planning_spaces() {
    let mut table = open("players=5");
    until(&mut table, |decision| matches!(decision, Decision::Plan(_)));
    for seat in 0..5 {
        let player = table.player(seat);
        assert!((3..=4).contains(&player.planning.total()));
        assert_eq!(player.bag.total() + player.container.total(), 0);
    }
}

#[test]
fn r07_missions_are_optional_and_dealt_last() {
    let mut table = open("players=3");
    until(&mut table, |decision| matches!(decision, Decision::Plan(_)));
    assert_eq!(*table.missions(0), MissionCards::default());
    let mut table = open("players=3 missions=on");
    until(&mut table, |decision| {
        matches!(decision, Decision::DealMission(_))
    });
    assert!(
        (3..=4).contains(&table.player(0).planning.total()),
        "start goods come before"
    );
}

#[test]
fn r08_missions_are_chosen_and_passed_together() {
    let mut table = open("players=3 missions=on");
    until(&mut table, |decision| {
        matches!(decision, Decision::KeepMission(_))
    });
    assert_eq!(
        table.game.turn(),
        Turn::Seats(SeatSet::all(table.game.setup().player_count))
    );
    until(&mut table, |decision| {
        matches!(decision, Decision::GiveMission(_))
    });
    assert_eq!(
        table.game.turn(),
        Turn::Seats(SeatSet::all(table.game.setup().player_count))
    );
    until(&mut table, |decision| {
        matches!(decision, Decision::KeepReceived(_))
    });
    assert_eq!(
        table.game.turn(),
        Turn::Seats(SeatSet::all(table.game.setup().player_count))
    );
}

#[test]
fn r09_exactly_five_extensions_make_two_rounds() {
    let mut table = Table::new(2);
    table.in_round(1);
    table.stack("").planning(0, "wood").end_round();
    assert_eq!((table.game.round(), table.game.final_round()), (2, Some(2)));
}

#[test]
fn r10_drawing_goes_on_until_full() {
    let mut table = Table::new(2);
    table.bag(0, "3 wood 3 fish").round();
    table.chance("draw fish; draw fish; draw wood; draw wood");
    assert!(matches!(table.game.decision(), Decision::Plan(_)));
}

#[test]
fn r10_draw_fewer_asks_all_together_after_each_tile() {
    let mut table = Table::switched(2, Switch::DrawFewer);
    table.bag(0, "3 wood 3 fish").bag(1, "6 ore").round();
    table.chance("draw fish");
    assert_eq!(table.player(1).planning, tiles("ore"));
    assert_eq!(table.legal(), "draw; stop");
    table.seat_does(1, "draw");
    assert_eq!(
        table.player(1).planning,
        tiles("ore"),
        "sealed until all have answered"
    );
    table.seat_does(0, "stop");
    assert_eq!(table.player(1).planning, tiles("2 ore"));
    table.seat_does(1, "stop");
    assert!(matches!(table.game.decision(), Decision::Plan(_)));
    assert_eq!(table.player(0).planning, tiles("fish"));
}

#[test]
fn r11_any_number_comes_back_from_any_space() {
    let mut table = Table::new(5);
    table
        .owns(0, "e14 e17 e6 e11")
        .on(0, "any-location", "silver")
        .on(0, "movement", "food");
    table.on(0, "e11", "fish").on(0, "farm", "wool").coins(0, 3);
    table
        .planning(0, "food")
        .plan()
        .does("fund movement; fund e6; done");
    table.round();
    assert_eq!(
        table.legal(),
        "take-back food movement; take-back silver any-location; take-back wool farm; take-back fish e11; \
         take-back coins movement; take-back coins e6; done"
    );
    table.does("take-back food movement; take-back silver any-location; take-back fish e11");
    assert_eq!(table.refusal("take-back wool farm"), Refusal::NoPlanningSpace);
    table.does("take-back coins movement; take-back coins e6");
    assert_eq!(table.player(0).coins, 3);
    assert_eq!(table.player(0).planning, tiles("2 food silver fish"));
    table.sound();
}

#[test]
fn r11_take_backs_are_sealed_and_shown_together() {
    let mut table = Table::new(2);
    table
        .on(0, "harbor", "fish")
        .on(1, "harbor", "fish")
        .round()
        .does("take-back fish harbor");
    let view = table.game.view(Some(Seat::new(1)));
    assert_eq!(view.seats[0].spaces[Location::Harbor.index()], tiles("fish"));
    let own = table.game.view(Some(Seat::FIRST));
    assert!(own.seats[0].spaces[Location::Harbor.index()].is_empty());
}

#[test]
fn r12_the_bag_is_filled_only_when_a_draw_finds_it_empty() {
    let mut table = Table::new(2);
    table.bag(0, "4 food").container(0, "wood").round();
    assert_eq!(
        (table.player(0).bag.total(), table.player(0).container),
        (0, counted("wood"))
    );
}

#[test]
fn r13_drawing_and_planning_take_nothing_from_the_stock() {
    let mut table = Table::new(2);
    table.bag(0, "3 wood 3 fish").bag(1, "ore");
    let stock = *table.game.stock();
    table.round();
    until(&mut table, |decision| {
        matches!(decision, Decision::Act { .. } | Decision::Extension)
    });
    assert_eq!(*table.game.stock(), stock);
}

#[test]
fn r80_drawn_tiles_are_public() {
    let mut table = Table::new(2);
    table.bag(0, "3 wood 3 fish").bag(1, "ore").round();
    table.chance("draw fish; draw fish; draw wood; draw wood");
    assert_eq!(
        table.game.view(Some(Seat::new(1))).seats[0].planning,
        tiles("2 wood 2 fish")
    );
}

#[test]
fn r14_e18_is_optional_and_never_brings_the_same_kind_back() {
    let mut table = Table::new(2);
    table
        .owns(0, "e18")
        .planning(0, "3 wood fish")
        .container(0, "wood")
        .bag(0, "2 wood")
        .round();
    assert_eq!(table.legal(), "swap fish draw; swap fish wood; keep-tiles");
    assert_eq!(table.refusal("swap wood wood"), Refusal::NothingOther);
    assert_eq!(table.refusal("swap wood draw"), Refusal::NothingOther);
    assert_eq!(table.refusal("swap wood fish"), Refusal::NothingThere);
    table.does("keep-tiles");
    assert_eq!(table.player(0).planning, tiles("3 wood fish"));
    let mut table = Table::new(2);
    table.owns(0, "e18").planning(0, "4 wood").round();
    assert!(
        matches!(table.game.decision(), Decision::Plan(_)),
        "nothing else can come"
    );
}

#[test]
fn r14_an_empty_bag_is_filled_with_the_tile_just_put_away() {
    let mut table = Table::new(2);
    table
        .owns(0, "e18")
        .planning(0, "4 wood")
        .container(0, "2 ore")
        .round()
        .does("swap wood draw");
    assert_eq!(table.outcomes(), "draw wood 1; draw ore 2");
    table.chance("draw ore");
    assert_eq!(table.player(0).planning, tiles("3 wood ore"));
}

#[test]
fn z28_all_take_backs_are_in_before_anybody_draws() {
    let mut table = Table::new(2);
    table.on(1, "farm", "food").bag(0, "3 wood 3 fish").round();
    assert_eq!(table.game.turn().seat(), Some(Seat::new(1)));
    assert!(table.player(0).planning.is_empty());
    table.does("done");
    assert_eq!(table.game.turn(), Turn::Chance);
}

#[test]
fn z33_second_copies_have_their_own_name_and_the_same_effect() {
    let [first, second] = ["e17", "e17b"].map(read::<Extension>);
    assert_eq!(first.effect, second.effect);
    assert_ne!(first, second);
}

#[test]
fn z03_a_draw_is_offered_if_another_kind_can_come_up() {
    let mut table = Table::new(2);
    table
        .owns(0, "e18")
        .planning(0, "3 wood ore")
        .container(0, "2 wood")
        .round();
    assert!(table.offers("swap ore draw"));
    assert_eq!(table.refusal("swap wood draw"), Refusal::NothingOther);
}
