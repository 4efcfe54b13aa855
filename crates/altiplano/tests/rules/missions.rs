//! The Missions (rulebook, "Tryb z kartami „Misji”", "Szczegółowy opis kart Misji"): how they come to their owners,
//! and when each is done.

use altiplano::testkit::{Table, read};
use altiplano::{Action, Decision, Mission, Setup, State, Switch};
use tabletop::{FastRandom, Game, Playout, Seat};

const FIRST: Seat = Seat::FIRST;

/// A game with Missions in which these are about to be passed on.
fn passing(players: usize) -> State {
    let setup = Setup::new(players).with(Switch::Missions, true);
    let mut game = State::new(&setup).expect("a possible setup");
    let mut playout = Playout::with_capacity(64);
    let mut random = FastRandom::new(9);
    while !matches!(game.decision(), Decision::GiveMission(_)) {
        assert!(playout.step(&mut game, &mut random));
    }
    game
}

/// The two Missions that a seat still holds.
fn hand(game: &State, seat: Seat) -> [Mission; 2] {
    match game.position().seats[seat.index()].mission_hand[..] {
        [one, other] => [one, other],
        ref hand => panic!("two cards: {hand:?}"),
    }
}

#[test]
fn d3_one_goes_left_and_one_goes_right() {
    for players in 3..=5 {
        let mut game = passing(players);
        let seats = || Seat::all(players);
        let hands: Vec<[Mission; 2]> = seats().map(|seat| hand(&game, seat)).collect();
        for seat in seats() {
            let [left, _] = hands[seat.index()];
            let given = game.apply(seat, Action::GiveMission(left), &mut ());
            assert_eq!(given, Ok(()));
        }
        for seat in seats() {
            let right_neighbour = (seat.index() + players - 1) % players;
            let left_neighbour = (seat.index() + 1) % players;
            let mut received = [hands[right_neighbour][0], hands[left_neighbour][1]];
            received.sort();
            assert_eq!(hand(&game, seat), received, "{players} players, seat {seat}");
            let [kept, boxed] = received;
            assert_eq!(game.apply(seat, Action::KeepMission(kept), &mut ()), Ok(()));
            assert_eq!(game.position().seats[seat.index()].missions_kept[1], Some(kept));
            assert_eq!(game.position().seats[seat.index()].mission_boxed, Some(boxed));
        }
        assert_eq!(game.round(), 1);
    }
}

/// A step towards a Mission.
type Step = fn(&mut Table);

/// Mission, points, a position just short of it, and what is missing there. All are minimums.
const MISSIONS: [(&str, i32, Step, Step); 16] = [
    (
        "m1",
        6,
        |table| _ = table.completed(0, "o1").completed(0, "o2"),
        |table| _ = table.completed(0, "o5"),
    ),
    (
        "m2",
        4,
        |table| _ = table.shelf(0, 1, "2 alpaca corn").bag(0, "alpaca"),
        |table| _ = table.shelf(0, 2, "alpaca"),
    ),
    ("m3", 5, six_kinds, |table| _ = table.shelf(0, 7, "glass")),
    (
        "m4",
        6,
        |table| {
            six_kinds(table);
            for (number, tiles) in [
                (1, "2 wood"),
                (2, "2 stone"),
                (3, "2 ore"),
                (4, "2 silver"),
                (5, "2 cloth"),
            ] {
                table.shelf(0, number, tiles);
            }
            table.shelf(0, 6, "wool").shelf(0, 7, "2 glass").bag(0, "3 food");
        },
        |table| _ = table.shelf(0, 8, "cacao"),
    ),
    (
        "m6",
        6,
        |table| {
            for (number, tiles) in [
                (1, "3 wood"),
                (2, "3 stone"),
                (3, "3 ore"),
                (4, "2 silver corn"),
                (5, "2 wool"),
            ] {
                table.shelf(0, number, tiles);
            }
        },
        |table| _ = table.shelf(0, 5, "wool"),
    ),
    (
        "m7",
        6,
        |table| {
            _ = table
                .bag(0, "3 silver")
                .container(0, "2 cloth")
                .order(0, "o8", "cloth");
        },
        |table| _ = table.on(0, "village", "cloth"),
    ),
    (
        "m8",
        6,
        |table| _ = table.planning(0, "3 glass"),
        |table| _ = table.shelf(0, 1, "glass"),
    ),
    (
        "m9",
        4,
        |table| {
            _ = table
                .shelf(0, 1, "3 wood")
                .shelf(0, 2, "2 ore corn")
                .shelf(0, 3, "2 corn");
        },
        |table| _ = table.shelf(0, 3, "corn"),
    ),
    (
        "m10",
        5,
        |table| {
            table
                .shelf(0, 1, "3 corn")
                .shelf(0, 2, "wood corn")
                .owns(0, "e25");
            table.take(altiplano::Good::Corn);
            table.player(0).corn_store = 1;
        },
        |table| _ = table.shelf(0, 2, "corn"),
    ),
    (
        "m12",
        4,
        |table| _ = table.boat(0, "food").boat(0, "fish").house(0, "ore"),
        |table| _ = table.boat(0, "ore"),
    ),
    (
        "m13",
        5,
        |table| _ = table.house(0, "fish").house(0, "ore").boat(0, "ore"),
        |table| _ = table.house(0, "wood"),
    ),
    (
        "m14",
        4,
        |table| _ = table.bag(0, "ore").bag(1, "2 ore"),
        |table| _ = table.container(0, "2 ore"),
    ),
    (
        "m15",
        5,
        |table| _ = table.shelf(0, 1, "3 cacao").shelf(0, 2, "corn").bag(0, "cacao"),
        |table| _ = table.shelf(0, 3, "cacao"),
    ),
    (
        "m16",
        4,
        |table| _ = table.boat(0, "ore").house(0, "ore").order(0, "o1", "wood stone"),
        |table| _ = table.completed(0, "o2"),
    ),
    (
        "m19",
        4,
        |table| _ = table.bag(0, "stone").bag(1, "stone ore").bag(1, "stone"),
        |table| _ = table.container(0, "2 stone"),
    ),
    (
        "m20",
        5,
        |table| _ = table.completed(0, "o8").completed(0, "o1"),
        |table| _ = table.completed(0, "o3"),
    ),
];

fn six_kinds(table: &mut Table) {
    for (number, good) in [
        (1, "wood"),
        (2, "stone"),
        (3, "ore"),
        (4, "silver"),
        (5, "cloth"),
        (6, "wool"),
    ] {
        table.shelf(0, number, good);
    }
}

/// A table where seat 0 has this Mission and no other.
fn with_mission(mission: &str) -> Table {
    let mut table = Table::switched(2, Switch::Missions);
    table.mission(0, 0, mission);
    table.missions(0).kept[1] = None;
    table
}

#[test]
fn every_mission_scores_its_number_when_it_is_done() {
    for (mission, points, almost, step) in MISSIONS {
        let mut table = with_mission(mission);
        almost(&mut table);
        assert_eq!(
            table.game.breakdown(FIRST).missions,
            0,
            "{mission} is not done yet"
        );
        step(&mut table);
        assert_eq!(table.game.breakdown(FIRST).missions, points, "{mission} is done");
        assert_eq!(
            table.game.scores()[FIRST].points,
            table.game.breakdown(FIRST).total
        );
    }
}

#[test]
fn each_part_of_m7_and_m16_is_needed() {
    let mut table = with_mission("m7");
    table.bag(0, "2 silver 4 cloth");
    assert_eq!(table.game.breakdown(FIRST).missions, 0);
    table.bag(0, "silver");
    assert_eq!(table.game.breakdown(FIRST).missions, 6);
    for left_out in 0..3 {
        let mut table = with_mission("m16");
        let parts: [Step; 3] = [
            |table| _ = table.completed(0, "o1"),
            |table| _ = table.boat(0, "ore"),
            |table| _ = table.house(0, "ore"),
        ];
        for (index, part) in parts.into_iter().enumerate() {
            if index != left_out {
                part(&mut table);
            }
        }
        assert_eq!(table.game.breakdown(FIRST).missions, 0);
        parts[left_out](&mut table);
        assert_eq!(table.game.breakdown(FIRST).missions, 4);
    }
}

/// Makes a seat do what one of the Missions to be first asks for.
fn event(table: &mut Table, mission: &str, seat: usize) {
    match mission {
        "m5" => table
            .shelf(seat, 1, "2 ore")
            .on(seat, "village", "ore")
            .turn(seat, "village")
            .does("village store ore"),
        "m11" => table
            .shelf(seat, 1, "2 fish")
            .on(seat, "village", "fish")
            .turn(seat, "village")
            .does("village store fish"),
        "m17" => {
            let order = ["o1", "o5"][seat];
            let wanting = ["wood stone", "2 wood cacao"][seat];
            let last = ["fish", "stone"][seat];
            table
                .order(seat, order, wanting)
                .on(seat, "market", last)
                .turn(seat, "market")
                .does(&format!("market deliver {last}"))
        }
        _ => table
            .on(seat, "village", "2 stone")
            .turn(seat, "village")
            .does(["village house ore", "village house wool"][seat]),
    };
}

#[test]
fn the_first_event_at_the_table_counts() {
    for (mission, points) in [("m5", 3), ("m11", 4), ("m17", 3), ("m18", 3)] {
        let mut table = with_mission(mission);
        event(&mut table, mission, 0);
        assert_eq!(table.game.breakdown(FIRST).missions, points, "{mission}");
        event(&mut table, mission, 1);
        assert_eq!(
            table.game.breakdown(FIRST).missions,
            points,
            "{mission} stays done"
        );

        let mut table = with_mission(mission);
        event(&mut table, mission, 1);
        event(&mut table, mission, 0);
        assert_eq!(table.game.breakdown(FIRST).missions, 0, "{mission} came too late");
        let shown = table.game.view(None).seats[0].missions_done;
        assert!(!shown.contains(read(mission)));
    }
}
