//! The mayor phase (checklist 39 to 51).

use puerto_rico::{Event, Refusal};
use tabletop::Seat;

use crate::table::Table;

#[test]
fn f03_six_workers_on_the_ship_among_four() {
    let mut table = Table::at("players=4", |p| p.workers_ship(6));
    table.play("0 role mayor");
    let before = table.worker_supply();
    let mut events = table.play("0 worker");
    events.extend(table.place_anyhow());
    let arrived: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::WorkersArrived { workers, .. } => Some(*workers),
            _ => None,
        })
        .collect();
    assert_eq!(arrived, [2, 2, 1, 1]);
    let owned: Vec<u32> = (0..4).map(|seat| table.worker_count(seat)).collect();
    assert_eq!(owned, [3, 2, 1, 1], "the mayor has one more, from the supply");
    assert_eq!(table.worker_supply(), before - 1 - table.worker_ship());
}

#[test]
fn the_privilege_worker_comes_from_the_supply_and_may_be_declined() {
    let mut table = Table::at("players=3", |p| p.workers_supply(20).workers_ship(3));
    table.play("0 role mayor");
    assert_eq!(table.legal(), ["pass", "worker"]);
    table.play("0 pass");
    table.place_anyhow();
    assert_eq!(table.worker_count(0), 1);
    assert_eq!(table.worker_supply() + table.worker_ship(), 20);
}

#[test]
fn switch_auto_mayor_privilege_takes_the_worker_without_asking() {
    let mut table = Table::at("players=3 auto_mayor_privilege", |p| {
        p.workers_supply(20).workers_ship(3)
    });
    table.play("0 role mayor");
    table.place_anyhow();
    assert_eq!(table.worker_count(0), 2);
}

#[test]
fn no_privilege_without_workers_in_the_supply() {
    let mut table = Table::at("players=3", |p| p.workers_supply(0).workers_ship(3));
    table.play("0 role mayor");
    table.place_anyhow();
    assert_eq!(table.worker_count(0), 1);
}

#[test]
fn switch_decline_workers_lets_a_ship_worker_be_refused_for_good() {
    let mut table = Table::new("players=3 decline_workers");
    table.play("0 role mayor");
    table.play("0 pass"); // the privilege
    let events = table.play("0 pass");
    assert!(
        events.contains(&Event::WorkerRefused { seat: Seat::new(0) }),
        "{events:?}"
    );
    table.play("1 worker");
    table.play("2 worker");
    table.place_anyhow();
    assert_eq!(
        (
            table.worker_count(0),
            table.worker_count(1),
            table.worker_count(2)
        ),
        (0, 1, 1)
    );
    let ours = table.worker_supply() + table.worker_ship();
    assert_eq!(
        ours, 55,
        "the refused worker is neither in the supply nor on the ship"
    );
}

#[test]
fn without_the_switch_ship_workers_are_not_refused() {
    let mut table = Table::at("players=3", |p| p.workers_ship(3));
    table.play("0 role mayor");
    table.play("0 pass");
    table.place_anyhow();
    assert_eq!(table.worker_count(1), 1);
}

#[test]
fn one_worker_per_circle_and_as_many_circles_filled_as_possible() {
    let mut table = Table::at("players=3", |p| {
        p.tiles(0, "2/0 corn 1/0 quarry")
            .city(0, "coffee_roaster:0")
            .idle(0, 1)
            .workers_ship(3)
    });
    table.play("0 role mayor");
    table.play("0 worker");
    // Three workers for five circles: corn 0 to 2, never more than it has circles.
    assert_eq!(table.legal(), ["assign corn 0", "assign corn 1", "assign corn 2"]);
    assert_eq!(
        table.refuse("0 assign corn 3"),
        Refusal::TooFewCircles { circles: 2 }
    );
    table.play("0 assign corn 0");
    // Three workers for the three circles left: nothing more to ask.
    assert_eq!(
        (table.tile(0, "quarry"), table.city(0, "coffee_roaster")),
        ((1, 1), Some(2))
    );
    assert_eq!(table.idle(0), 0);
}

#[test]
fn circles_must_not_stay_empty_while_workers_idle() {
    let mut table = Table::at("players=3", |p| {
        p.tiles(0, "1/0 corn 1/0 quarry").idle(0, 1).workers_ship(3)
    });
    table.play("0 role mayor");
    table.play("0 worker");
    assert_ne!(
        table.asked_to_place(),
        Some(0),
        "three workers fill both circles, one stays in San Juan"
    );
    assert_eq!(
        (table.tile(0, "corn"), table.tile(0, "quarry"), table.idle(0)),
        ((1, 1), (1, 1), 1)
    );
}

#[test]
fn too_few_workers_on_a_place_are_refused_when_the_rest_cannot_take_them() {
    let mut table = Table::at("players=3", |p| {
        p.tiles(0, "3/0 corn 1/0 quarry").idle(0, 1).workers_ship(3)
    });
    table.play("0 role mayor");
    table.play("0 worker");
    // Three workers, four circles: at least two must stand on corn.
    assert_eq!(table.refuse("0 assign corn 1"), Refusal::FillCircles { least: 2 });
    assert_eq!(table.legal(), ["assign corn 2", "assign corn 3"]);
}

#[test]
fn old_workers_may_be_rearranged_freely() {
    let mut table = Table::at("players=3", |p| {
        p.tiles(0, "1/1 corn 1/0 indigo")
            .city(0, "small_market:0")
            .workers_ship(3)
    });
    table.play("0 role mayor");
    table.play("0 pass");
    table.play("0 assign corn 0");
    assert_eq!(
        (
            table.tile(0, "corn"),
            table.tile(0, "indigo"),
            table.city(0, "small_market")
        ),
        ((1, 0), (1, 1), Some(1))
    );
}

#[test]
fn placement_goes_clockwise_from_the_mayor() {
    let mut table = Table::at("players=3", |p| {
        p.everybody(|p, seat| p.tiles(seat, "1/0 corn 1/0 quarry"))
            .workers_ship(3)
    });
    table.play("0 role trader");
    table.play("1 role mayor");
    table.play("1 pass");
    for seat in [1, 2, 0] {
        assert_eq!(table.asked(), Some(seat));
        table.play(&format!("{seat} assign corn 1"));
    }
}

#[test]
fn a_whole_placement_becomes_the_canonical_actions() {
    let mut table = Table::at("players=3", |p| {
        p.tiles(0, "2/0 corn 1/0 quarry")
            .city(0, "coffee_roaster:0")
            .idle(0, 1)
            .workers_ship(3)
    });
    table.play("0 role mayor");
    table.play("0 worker");
    table
        .arrange(0, "1 quarry", "2 coffee_roaster")
        .expect("a legal placement");
    assert_eq!(
        (table.tile(0, "corn"), table.city(0, "coffee_roaster")),
        ((2, 0), Some(2))
    );
}

#[test]
fn a_placement_that_leaves_circles_empty_is_refused_and_changes_nothing() {
    let mut table = Table::at("players=3", |p| {
        p.tiles(0, "2/0 corn 1/0 quarry")
            .city(0, "coffee_roaster:0")
            .idle(0, 1)
            .workers_ship(3)
    });
    table.play("0 role mayor");
    table.play("0 worker");
    let before = table.state;
    assert!(table.arrange(0, "1 quarry", "").is_err());
    assert!(table.arrange(0, "3 quarry", "").is_err());
    assert!(table.arrange(0, "1 corn 1 sugar 1 quarry", "").is_err());
    assert_eq!(table.state, before);
}

#[test]
fn unoccupied_tiles_do_not_work() {
    let mut table = Table::at("players=3", |p| p.tiles(0, "2/0 corn"));
    table.play("0 role craftsman");
    assert_eq!(table.goods(0), "");
}

#[test]
fn workers_stay_where_they_are_outside_the_mayor_phase() {
    let mut table = Table::at("players=3", |p| p.tiles(0, "2/1 corn").idle(0, 1));
    table.play("0 role craftsman");
    table.skip_to_choosing();
    table.play("1 role trader");
    assert_eq!((table.tile(0, "corn"), table.idle(0)), ((2, 1), 1));
}

#[test]
fn the_refill_of_the_ship_counts_only_empty_building_circles() {
    let mut table = Table::at("players=3", |p| {
        p.everybody(|p, seat| p.tiles(seat, "1/1 corn 2/0 quarry"))
            .city(0, "tobacco_storage:0 coffee_roaster:0")
            .workers_ship(3)
            .workers_supply(20)
    });
    table.play("0 role mayor");
    table.play("0 pass");
    table.play("0 assign corn 1");
    table.play("0 assign quarry 1"); // both workers on tiles: five building circles stay empty
    table.place_anyhow();
    assert_eq!((table.worker_ship(), table.worker_supply()), (5, 15));
}

#[test]
fn the_ship_gets_at_least_as_many_as_players() {
    for players in 2..=5 {
        let mut table = Table::new(&format!("players={players}"));
        table.play("0 role mayor");
        table.play("0 pass");
        table.place_anyhow();
        assert_eq!(
            table.worker_ship(),
            players as u8,
            "a refill is never forgotten and never less"
        );
    }
}
