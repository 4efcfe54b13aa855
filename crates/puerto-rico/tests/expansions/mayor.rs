//! The mayor phase with New Buildings (checklist 177).

use puerto_rico::Event;

use crate::table;
use crate::table::Table;

/// Workers taken from the supply.
fn taken(events: &[Event]) -> usize {
    let is_taken = |event: &&Event| matches!(event, Event::WorkerTaken { from_ship: false, .. });
    events.iter().filter(is_taken).count()
}

#[test]
fn library_lets_the_mayor_take_two_workers() {
    for (answers, workers) in [(["worker", "worker"], 2), (["worker", "pass"], 1)] {
        let mut table = table(3, "library", "", |p| p.city(0, "library:1"));
        table.play("0 role mayor");
        let mut events = Vec::new();
        for answer in answers {
            events.extend(table.play(&format!("0 {answer}")));
        }
        assert_eq!(taken(&events), workers, "{answers:?}");
    }
}

#[test]
fn library_as_mayor_takes_what_there_is() {
    let mut table = table(3, "library", "", |p| p.city(0, "library:1").workers_supply(1));
    table.play("0 role mayor");
    table.play("0 worker");
    assert_ne!(table.legal(), ["pass", "worker"], "the supply is empty");
}

#[test]
fn auto_mayor_privilege_takes_both_workers() {
    let mut table = table(3, "library", "auto_mayor_privilege", |p| p.city(0, "library:1"));
    let events = table.play("0 role mayor");
    assert_eq!(taken(&events), 2);
}

#[test]
fn library_2p_once_doubles_the_first_privilege_of_a_round_only() {
    for (switches, second) in [("", 2), ("library_2p_once", 1)] {
        let mut table = table(2, "library", switches, |p| {
            p.money(0, 0).city(0, "library:1").goods(0, "1 sugar")
        });
        table.play("0 role prospector");
        assert_eq!(table.money(0), 2);
        table.play("1 role settler");
        table.skip_to_choosing();
        table.play("0 role trader");
        table.play("0 sell sugar");
        assert_eq!(table.money(0), 2 + 2 + second, "{switches}");
        // The next round doubles again; the prospector's card has no doubloon, since somebody took it.
        table.skip_to_choosing();
        for line in ["1 role craftsman", "0 role builder", "1 role captain"] {
            table.play(line);
            table.skip_to_choosing();
        }
        assert_eq!(table.round(), 2);
        table.play("1 role settler");
        table.skip_to_choosing();
        let (money, card) = (table.money(0), u16::from(table.card("prospector")));
        table.play("0 role prospector");
        assert_eq!(table.money(0), money + card + 2, "{switches}");
    }
}

#[test]
fn the_guesthouse_has_two_circles_and_the_statue_none() {
    let mut table = table(3, "guesthouse statue", "", |p| {
        p.city(0, "guesthouse:0 statue:0").idle(0, 3).tiles(0, "1/0 corn")
    });
    table.play("0 role mayor");
    table.play("0 pass");
    assert_eq!(table.city(0, "guesthouse"), Some(2));
    assert_eq!(table.city(0, "statue"), Some(0));
    assert_eq!(
        table.refuse("1 guest statue"),
        puerto_rico::Refusal::OtherDecision
    );
}

#[test]
fn library_2p_once_is_not_used_up_by_the_buccaneer() {
    let line = crate::new_buildings(2, "library", "library_2p_once")
        .replace("expansions=new_buildings", "expansions=new_buildings,buccaneer");
    let mut table = Table::at(&line, |p| p.money(0, 0).city(0, "library:1"));
    table.play("0 role buccaneer");
    table.play("0 pass");
    table.play("1 role settler");
    table.skip_to_choosing();
    table.play("0 role prospector");
    assert_eq!(table.money(0), 2, "no privilege was doubled before");
}
