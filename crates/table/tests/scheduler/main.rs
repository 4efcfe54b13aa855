//! The core of a table under a seeded scheduler: requests are dropped, delayed, duplicated and
//! reordered, streams break, the disk fails, the process dies, bots fail. Whatever happens:
//!
//! - what was acknowledged is on disk, once;
//! - a repeated request is answered byte for byte the same, before and after a restart;
//! - every client ends up with the same table and log, however often it lost the connection;
//! - the game comes to its end, and its record can be verified.

mod client;
mod world;

use protocol::LogEntry;
use table::Table;
use tabletop::Record;

use world::World;

#[test]
fn whatever_the_network_and_the_disk_do_nothing_is_lost_and_nothing_happens_twice() {
    let (mut crashes, mut failures, mut repeats, mut undos) = (0, 0, 0, 0);
    for seed in 0..12 {
        let mut world = World::new(seed);
        world.run();
        let again = Table::load(world.disk.clone(), 0, 0).unwrap();
        let text = again.game().record().unwrap();
        let record: Record<puerto_rico::State> = text.parse().unwrap();
        assert!(record.secret.is_some(), "the secret is revealed at the end");
        record
            .verify()
            .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        for client in &world.clients {
            let log = again.game().log(0, protocol::Reader::Of(Some(client.seat)));
            let update = client.update.as_ref().unwrap();
            assert_eq!(update.view, again.game().view(Some(client.seat)), "seed {seed}");
            for (entry, truth) in client
                .log
                .values()
                .zip(log.iter().skip(log.len() - client.log.len()))
            {
                let truth = LogEntry {
                    time: entry.time,
                    ..truth.clone()
                };
                assert_eq!(*entry, truth, "seed {seed}");
            }
        }
        crashes += world.crashes;
        failures += world.failures;
        repeats += world.repeats;
        undos += world.undos;
    }
    let seen = format!("{crashes} crashes, {failures} failed writes, {repeats} repeats, {undos} undos");
    assert!(
        crashes > 20 && failures > 20 && repeats > 20 && undos > 20,
        "{seen}"
    );
}
