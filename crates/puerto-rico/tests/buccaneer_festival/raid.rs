//! The Buccaneer's raid (checklist 207).

use puerto_rico::{Building, Decision, Event, Place, Raid, Refusal};
use tabletop::Seat;

use crate::buccaneer::{table, with_new_buildings};
use crate::table::{Editor, Table};

#[test]
fn x13_raid_leaves_as_many_as_players_and_puts_the_kept_ones_to_work() {
    let mut table = table(3, "", |p| {
        p.workers_ship(7).tiles(0, "1/0 indigo").city(0, "hacienda:0")
    });
    let supply = table.worker_supply();
    table.play("0 role buccaneer");
    table.play("0 deed raid");
    assert_eq!(table.legal(), ["pass", "raid indigo", "raid hacienda"]);
    table.play("0 raid hacienda");
    assert_eq!(table.refuse("0 raid hacienda"), Refusal::NoEmptyCircle);
    assert_eq!(table.refuse("0 raid office"), Refusal::NoSuchPlace);
    let events = table.play("0 raid indigo");
    assert!(
        events.contains(&Event::RaidedWorkersReturned {
            seat: Seat::new(0),
            workers: 2,
            nobles: 0
        }),
        "{events:?}"
    );
    assert_eq!((table.worker_ship(), table.worker_supply()), (3, supply + 2));
    assert_eq!(
        (table.tile(0, "indigo"), table.city(0, "hacienda")),
        ((1, 1), Some(1))
    );
    assert_eq!(table.idle(0), 0, "never in San Juan");
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn a_raid_keeps_at_most_three_and_as_few_as_the_chooser_likes() {
    let start = table(4, "", |p| p.workers_ship(9).tiles(0, "5/0 corn"));
    let supply = start.worker_supply();
    let mut most = start.clone();
    most.play("0 role buccaneer");
    most.play("0 deed raid");
    for _ in 0..3 {
        most.play("0 raid corn");
    }
    assert_eq!((most.tile(0, "corn"), most.worker_supply()), ((5, 3), supply + 2));
    let mut none = start;
    none.play("0 role buccaneer");
    none.play("0 deed raid");
    none.play("0 pass");
    assert_eq!((none.tile(0, "corn"), none.worker_supply()), ((5, 0), supply + 5));
    assert_eq!(none.worker_ship(), 4);
}

#[test]
fn a_raid_without_an_empty_circle_sends_everybody_to_the_supply() {
    let mut table = table(3, "", |p| p.workers_ship(5).tiles(0, "1/1 corn"));
    let supply = table.worker_supply();
    table.play("0 role buccaneer");
    table.play("0 deed raid");
    assert_eq!((table.worker_ship(), table.worker_supply()), (3, supply + 2));
    assert_eq!(table.asked(), Some(1));
}

/// A raid with Nobles: seat 0 of three has begun it; four workers and a noble are aboard.
fn raid_with_nobles(edit: impl FnOnce(&mut Editor) -> &mut Editor) -> Table {
    let setup = "players=3 edition=2020 expansions=nobles,buccaneer";
    let mut table = Table::at(setup, |p| edit(p.workers_ship(4)));
    assert_eq!((table.worker_ship(), table.noble_ship()), (4, 1));
    table.play("0 role buccaneer");
    table.play("0 deed raid");
    table
}

#[test]
fn with_nobles_the_chooser_says_whether_the_noble_leaves_the_ship() {
    let start = raid_with_nobles(|p| p.tiles(0, "3/0 corn"));
    assert_eq!(start.state.decision(), Decision::RaidPersons(Seat::new(0)));
    assert_eq!(start.legal(), ["worker", "noble"]);
    let mut stays = start.clone();
    assert_eq!(stays.refuse("0 pass"), Refusal::MustDecide);
    assert_eq!(stays.refuse("0 raid corn"), Refusal::OtherDecision);
    let events = stays.play("0 worker");
    let raided = |workers, nobles| Event::WorkersRaided {
        seat: Seat::new(0),
        workers,
        nobles,
    };
    assert_eq!(events, [raided(2, 0)]);
    assert_eq!((stays.worker_ship(), stays.noble_ship()), (2, 1));
    assert_eq!(stays.legal(), ["pass", "raid corn"], "no noble in hand");
    assert_eq!(stays.refuse("0 raid noble corn"), Refusal::NotRaided);
    let mut leaves = start;
    let supply = (leaves.worker_supply(), leaves.noble_supply());
    assert_eq!(leaves.play("0 noble"), [raided(1, 1)]);
    assert_eq!((leaves.worker_ship(), leaves.noble_ship()), (3, 0));
    assert_eq!(
        (leaves.worker_supply(), leaves.noble_supply()),
        (supply.0 + 1, supply.1 + 1),
        "until they go to work"
    );
}

#[test]
fn with_nobles_the_chooser_says_who_is_kept_and_where_each_goes() {
    let start = raid_with_nobles(|p| p.tiles(0, "1/0 corn").city(0, "chapel:0 office:0"));
    let supply = (start.worker_supply(), start.noble_supply());
    let mut both = start.clone();
    both.play("0 noble");
    assert_eq!(
        both.legal(),
        [
            "pass",
            "raid corn",
            "raid office",
            "raid chapel",
            "raid noble corn",
            "raid noble office",
            "raid noble chapel"
        ]
    );
    let events = both.play("0 raid noble chapel");
    assert_eq!(
        events,
        [Event::RaidedWorkerPlaced {
            seat: Seat::new(0),
            place: Place::Building(Building::Chapel),
            noble: true
        }]
    );
    assert_eq!(both.legal(), ["pass", "raid corn", "raid office"]);
    assert_eq!(
        both.refuse("0 raid noble corn"),
        Refusal::NotRaided,
        "there was one"
    );
    both.play("0 raid corn");
    assert_eq!((both.noble_count(0), both.nobles_at(0, "chapel")), (1, 1));
    assert_eq!((both.worker_count(0), both.tile(0, "corn")), (2, (1, 1)));
    assert_eq!((both.worker_supply(), both.noble_supply()), supply);
    assert_eq!(both.asked(), Some(1));
    let mut worker = start;
    worker.play("0 noble");
    worker.play("0 raid chapel");
    assert_eq!(
        worker.refuse("0 raid corn"),
        Refusal::NotRaided,
        "the only worker works"
    );
    let events = worker.play("0 pass");
    assert_eq!(
        events[0],
        Event::RaidedWorkersReturned {
            seat: Seat::new(0),
            workers: 0,
            nobles: 1
        }
    );
    assert_eq!((worker.noble_count(0), worker.noble_supply()), (0, supply.1 + 1));
}

#[test]
fn a_raided_noble_that_finds_no_circle_goes_to_the_nobles_supply() {
    let mut table = raid_with_nobles(|p| p.tiles(0, "1/1 corn"));
    let supply = (table.worker_supply(), table.noble_supply());
    table.play("0 noble");
    assert_eq!(
        (table.worker_supply(), table.noble_supply()),
        (supply.0 + 1, supply.1 + 1)
    );
    assert_eq!((table.idle(0), table.asked()), (0, Some(1)), "never in San Juan");
}

#[test]
fn the_noble_alone_may_leave_and_too_few_persons_are_not_raided() {
    let setup = "players=3 edition=2020 expansions=nobles,buccaneer";
    let at = |workers| Table::at(setup, |p| p.workers_ship(workers).tiles(0, "1/0 corn"));
    let mut one = at(3);
    one.play("0 role buccaneer");
    one.play("0 deed raid");
    one.play("0 noble");
    assert_eq!((one.worker_ship(), one.noble_ship()), (3, 0));
    assert_eq!(one.legal(), ["pass", "raid noble corn"]);
    one.play("0 raid noble corn");
    assert_eq!((one.noble_count(0), one.worker_count(0)), (1, 1));
    let mut none = at(2);
    none.play("0 role buccaneer");
    assert_eq!(none.refuse("0 deed raid"), Refusal::NoWorkerToRaid { stay: 3 });
}

#[test]
fn without_a_noble_aboard_a_raid_asks_nothing_new() {
    let setup = "players=3 edition=2020 expansions=nobles,buccaneer";
    let mut table = Table::at(setup, |p| p.workers_ship(5).nobles_ship(0).tiles(0, "2/0 corn"));
    table.play("0 role buccaneer");
    table.play("0 deed raid");
    let raid = Raid {
        in_hand: 2,
        nobles: 0,
        may_keep: 2,
    };
    assert_eq!(table.state.decision(), Decision::PlaceRaided(Seat::new(0), raid));
    assert_eq!(table.legal(), ["pass", "raid corn"]);
}

#[test]
fn a_raided_noble_works_as_a_noble_at_once() {
    let mut table = raid_with_nobles(|p| p.tiles(0, "1/1 indigo").city(0, "chapel:0"));
    table.play("0 noble");
    table.play("0 raid noble chapel");
    let points = table.points(0);
    table.play("1 role craftsman");
    assert_eq!(
        table.points(0),
        points + 1,
        "the chapel's point, not its doubloon"
    );
}

#[test]
fn a_raid_triggers_no_end() {
    let mut table = table(3, "", |p| {
        p.workers_ship(4).workers_supply(0).tiles(0, "1/0 corn")
    });
    table.play("0 role buccaneer");
    table.play("0 deed raid");
    table.play("0 raid corn");
    assert_eq!((table.worker_supply(), table.state.end()), (0, None));
}

#[test]
fn a_raided_worker_may_go_to_the_guesthouse() {
    let mut table = with_new_buildings(3, "", |p| {
        p.city(0, "guesthouse:0").tiles(0, "1/1 corn").workers_ship(6)
    });
    for line in [
        "0 role buccaneer",
        "0 deed raid",
        "0 raid guesthouse",
        "0 raid guesthouse",
    ] {
        table.play(line);
    }
    assert_eq!(table.city(0, "guesthouse"), Some(2));
    assert_eq!(table.asked(), Some(1), "no circle is left");
}
