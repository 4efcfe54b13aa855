//! Who may see what about Missions and scores.

use altiplano::testkit::{Table, undealt_missions};
use altiplano::{Decision, Mission, Setup, State, Switch};
use tabletop::{Game, Seat};

use super::information::{EVERYBODY, copy, either, told_apart_by};

/// A game with Missions at this point of setup.
fn missions(players: usize, wanted: fn(Decision) -> bool) -> Table {
    let setup = Setup {
        start_player: Some(Seat::FIRST),
        ..Setup::new(players).with(Switch::Missions, true)
    };
    let mut game = State::new(&setup).expect("a possible setup");
    let mut playout = tabletop::Playout::with_capacity(64);
    let mut random = tabletop::FastRandom::new(11);
    while !wanted(game.decision()) {
        assert!(playout.step(&mut game, &mut random));
    }
    Table::from(game)
}

/// The Missions that a seat chooses from.
fn hand(table: &Table, seat: usize) -> Vec<Mission> {
    table.game.position().seats[seat].mission_hand.clone()
}

/// A Mission that nobody has seen.
fn unseen(table: &Table) -> Mission {
    undealt_missions(&table.game).iter().next().expect("a Mission")
}

#[test]
fn i10_dealt_missions_and_what_is_passed_on() {
    // Only the holder knows the hand and which card is kept.
    let table = missions(4, |decision| matches!(decision, Decision::KeepMission(_)));
    let mut other = copy(&table);
    let card = hand(&table, 0)[0];
    let instead = unseen(&table);
    let cards = &mut other.missions(0);
    cards.take_from_hand(card);
    cards.add_to_hand(instead);
    assert_eq!(told_apart_by(&table.game, &other.game), "0");
    let [keep, keep_other] = [0, 1].map(|index| format!("keep {}", hand(&table, 0)[index]));
    let [one, other] = either(&table, 0, &keep, &keep_other);
    assert_eq!(told_apart_by(&one.game, &other.game), "0");

    // The neighbor who receives a Mission knows it once everyone has passed theirs on.
    let table = missions(4, |decision| matches!(decision, Decision::GiveMission(_)));
    let [give, give_other] = [0, 1].map(|index| format!("give {}", hand(&table, 0)[index]));
    let [mut one, mut other] = either(&table, 0, &give, &give_other);
    assert_eq!(told_apart_by(&one.game, &other.game), "0");
    for seat in 1..4 {
        let line = format!("give {}", hand(&table, seat)[0]);
        one.seat_does(seat, &line);
        other.seat_does(seat, &line);
    }
    assert_eq!(
        told_apart_by(&one.game, &other.game),
        "0 1 3",
        "seat 2 got neither"
    );

    // The givers don't learn which of the received ones is kept.
    let [keep, keep_other] = [0, 1].map(|index| format!("keep {}", hand(&one, 0)[index]));
    let [one, other] = either(&one, 0, &keep, &keep_other);
    assert_eq!(told_apart_by(&one.game, &other.game), "0");
}

#[test]
fn i10_with_two_players_the_giver_knows_one_of_the_opponents_two() {
    let mut table = missions(2, |decision| matches!(decision, Decision::GiveMission(_)));
    let line = format!("give {}", hand(&table, 1)[0]);
    table.seat_does(1, &line);
    let [give, give_other] = [0, 1].map(|index| format!("give {}", hand(&table, 0)[index]));
    let [one, other] = either(&table, 0, &give, &give_other);
    assert_eq!(told_apart_by(&one.game, &other.game), "0 1");
    let view = one.game.view(Some(Seat::FIRST));
    let given = view.own.expect("the view of a seat").given[0];
    assert_eq!(
        given,
        one.game.position().seats[Seat::new(1).index()].missions_kept[1]
    );
}

/// The first round with Missions.
fn mission_game(players: usize) -> Table {
    missions(players, |decision| matches!(decision, Decision::Plan(_)))
}

#[test]
fn i11_ones_own_two_missions() {
    let table = mission_game(3);
    let mut other = copy(&table);
    let instead = unseen(&table);
    other.missions(0).kept[0] = Some(instead);
    assert_eq!(told_apart_by(&table.game, &other.game), "0");
    // The second one came from a neighbour, who does not know whether it or the other one was kept.
    let mut other = copy(&table);
    let cards = &mut other.missions(0);
    std::mem::swap(&mut cards.kept[1], &mut cards.boxed);
    assert_eq!(told_apart_by(&table.game, &other.game), "0");
}

#[test]
fn i12_a_mission_after_it_is_done() {
    let table = mission_game(3);
    let mut shown = copy(&table);
    shown.missions(0).shown = 1;
    assert_eq!(told_apart_by(&table.game, &shown.game), EVERYBODY);
    let instead = unseen(&table);
    let mut other = copy(&shown);
    other.missions(0).kept[0] = Some(instead);
    assert_eq!(
        told_apart_by(&shown.game, &other.game),
        EVERYBODY,
        "which one it is"
    );
    let mut other = copy(&shown);
    let cards = &mut other.missions(0);
    std::mem::swap(&mut cards.kept[1], &mut cards.boxed);
    assert_eq!(
        told_apart_by(&shown.game, &other.game),
        "0",
        "the other one stays hidden"
    );
}

#[test]
fn i13_missions_in_the_box() {
    // With two players, nobody else has ever held what a player puts there.
    let table = mission_game(2);
    let mut other = copy(&table);
    let instead = unseen(&table);
    other.missions(0).boxed = Some(instead);
    assert_eq!(told_apart_by(&table.game, &other.game), "0");
}

#[test]
fn i18_the_running_score_without_missions() {
    let mut table = mission_game(3);
    table.missions(1).kept[0] = Some(Mission::ThreeBoats);
    for good in ["ore", "fish", "wool"] {
        table.boat(1, good);
    }
    assert!(table.game.breakdown(Seat::new(1)).missions > 0);
    for observer in [None, Some(Seat::FIRST), Some(Seat::new(1))] {
        let view = table.game.view(observer);
        let points = view.seats[1].points.expect("bags are open");
        let whole = table.game.breakdown(Seat::new(1));
        assert_eq!(points.missions, 0);
        assert_eq!(points.total, whole.total - whole.missions);
    }
}

#[test]
fn i19_points_of_missions() {
    let mut table = mission_game(3);
    table.missions(0).kept = [Some(Mission::ThreeBoats), Some(Mission::ThreeHouses)];
    let mut other = copy(&table);
    other.missions(0).kept[1] = Some(Mission::ThreeOrders);
    for good in ["ore", "fish", "wool"] {
        table.boat(0, good);
        other.boat(0, good);
    }
    assert_eq!(told_apart_by(&table.game, &other.game), "0");
    assert!(table.game.view(Some(Seat::FIRST)).result.is_none());
    table.over();
    other.over();
    assert_eq!(told_apart_by(&table.game, &other.game), EVERYBODY);
    let result = table.game.view(None).result.expect("the game is over");
    assert_eq!(result[0], table.game.breakdown(Seat::FIRST));
    assert!(result[0].missions > 0);
}

#[test]
fn imagined_missions_that_are_done_lie_open() {
    // R73: a Mission that its owner has done is turned up at once, so whoever sees one face down knows that it is not done.
    let mut imagined = 0;
    for seed in 0..60 {
        let players = 2 + seed as usize % 4;
        let setup = Setup::new(players).with(Switch::Missions, true);
        let mut game = State::new(&setup).expect("a possible setup");
        let mut playout = tabletop::Playout::with_capacity(64);
        let mut random = tabletop::FastRandom::new(seed);
        let mut count = 0u32;
        while playout.step(&mut game, &mut random) {
            count += 1;
            if game.round() < 4 || !count.is_multiple_of(23) {
                continue;
            }
            let observer = Some(Seat::new(count as usize % players));
            let other = State::determinize(&game.view(observer), &mut random);
            if let Err(wrong) = State::from_position(&other.position()) {
                panic!("seed {seed}, decision {count}: {wrong}");
            }
            imagined += 1;
        }
    }
    assert!(imagined > 500, "{imagined}");
}
