//! How many tables servers can take: prints the figures of docs/hosts/scale.md.
//!
//! The costs of a data file were measured with `meseta load`; those of a database on another machine are assumptions,
//! named here, that a host can replace by their own.
#![forbid(unsafe_code)]

mod cluster;

use cluster::{Cluster, Costs, Load, Outcome, simulate};

/// What was measured on two cores of a virtual machine, people and server together (docs/hosts/load.md), and the
/// processor time of the thread that writes the data file.
const FILE: Costs = Costs {
    of_move: 420,
    of_client: 160,
    of_batch: 600,
    of_stored_move: 100,
    database_batch: 0,
    database_move: 0,
    way: 0,
    sync: 500,
};

/// A database of its own in the same house: half a millisecond away, a disk that syncs in a millisecond, and per
/// transaction and move the processor time that statements of this size usually take.
const DATABASE: Costs = Costs {
    of_move: 420,
    of_client: 0,
    of_batch: 600,
    of_stored_move: 60,
    database_batch: 400,
    database_move: 60,
    way: 500,
    sync: 1000,
};

/// A move should be acknowledged within this time, 99 times of 100.
const P99_MAX_MS: f64 = 50.0;

/// A game has this many decisions, and its record takes this room on disk, with indexes (measured, four players).
const DECISIONS: f64 = 264.0;
const GAME_KB: f64 = 40.0;
/// How long a game takes: an hour at one sitting, or three weeks.
const LIVE_SECONDS: f64 = 3600.0;
const SLOW_SECONDS: f64 = 21.0 * 24.0 * 3600.0;

fn main() {
    let seed = 1;
    println!(
        "| one node, two cores, a data file | moves a second | p50 / p99 | moves in a transaction | cores busy |"
    );
    println!("|---|---|---|---|---|");
    for load in [
        Load::Rate(500),
        Load::Rate(2000),
        Load::People(64),
        Load::People(256),
    ] {
        row(&told(load), simulate(file(2, load), seed));
    }
    println!();
    println!("| one node, a data file | most moves a second (p99 below {P99_MAX_MS} ms) |");
    println!("|---|---|");
    for cores in [2, 4, 8, 16] {
        let most = most(|rate| simulate(server_alone(cores, Load::Rate(rate)), seed));
        println!("| {cores} cores, people elsewhere | {most} |");
    }
    println!();
    println!(
        "| nodes of 4 cores, a database of 16 | most moves a second | p50 / p99 | in a transaction | database busy |"
    );
    println!("|---|---|---|---|---|");
    for nodes in [1, 2, 4, 8, 16] {
        let most = most(|rate| simulate(nodes_on_database(nodes, rate), seed));
        let outcome = simulate(nodes_on_database(nodes, most), seed);
        println!(
            "| {nodes} | {most} | {:.1} / {:.0} ms | {:.0} | {:.0} % |",
            outcome.p50_ms,
            outcome.p99_ms,
            outcome.batch,
            outcome.database_busy * 100.0
        );
    }
    println!();
    println!(
        "| tables at a time | moves a second, live / over days | finished games a day | storage a year |"
    );
    println!("|---|---|---|---|");
    for tables in [1e3, 1e5, 1e7] {
        arithmetic(tables);
    }
}

fn told(load: Load) -> String {
    match load {
        Load::People(count) => format!("{count} people, as fast as they can"),
        Load::Rate(rate) => format!("{rate} moves a second"),
    }
}

fn row(what: &str, outcome: Outcome) {
    println!(
        "| {what} | {:.0} | {:.1} / {:.1} ms | {:.1} | {:.0} % |",
        outcome.moves_per_second,
        outcome.p50_ms,
        outcome.p99_ms,
        outcome.batch,
        outcome.node_busy * 100.0
    );
}

fn file(cores: usize, load: Load) -> Cluster {
    Cluster {
        costs: FILE,
        nodes: 1,
        cores,
        database_cores: 0,
        load,
    }
}

fn server_alone(cores: usize, load: Load) -> Cluster {
    let mut cluster = file(cores, load);
    cluster.costs.of_client = 0;
    cluster
}

fn nodes_on_database(nodes: usize, rate: u64) -> Cluster {
    Cluster {
        costs: DATABASE,
        nodes,
        cores: 4,
        database_cores: 16,
        load: Load::Rate(rate),
    }
}

/// The highest rate, in steps of a hundredth, at which all moves are acknowledged soon enough.
fn most(outcome: impl Fn(u64) -> Outcome) -> u64 {
    let is_good = |rate: u64| {
        let outcome = outcome(rate);
        outcome.p99_ms < P99_MAX_MS && outcome.moves_per_second > 0.97 * rate as f64
    };
    let (mut good, mut bad) = (100, 200);
    while is_good(bad) {
        (good, bad) = (bad, bad * 2);
    }
    while bad - good > good / 100 {
        let middle = u64::midpoint(good, bad);
        match is_good(middle) {
            true => good = middle,
            false => bad = middle,
        }
    }
    good
}

fn arithmetic(tables: f64) {
    let (live, slow) = (
        tables * DECISIONS / LIVE_SECONDS,
        tables * DECISIONS / SLOW_SECONDS,
    );
    let games = |seconds: f64| tables * 24.0 * 3600.0 / seconds;
    let storage = |seconds: f64| games(seconds) * 365.0 * GAME_KB / 1e6;
    println!(
        "| {tables} | {live:.0} / {slow:.1} | {:.0} / {:.0} | {:.0} / {:.1} GB |",
        games(LIVE_SECONDS),
        games(SLOW_SECONDS),
        storage(LIVE_SECONDS),
        storage(SLOW_SECONDS)
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was measured last (docs/hosts/load.md): 2,400 to 2,570 moves a second at the most, and at 500 a second
    /// acknowledged after 1.3 to 2.2 ms in the middle and 3.3 ms or more at the 99th of 100.
    #[test]
    fn the_simulation_comes_out_where_the_program_was_measured() {
        let most = simulate(file(2, Load::People(64)), 1);
        assert!((2_300.0..2_900.0).contains(&most.moves_per_second), "{most:?}");
        let quiet = simulate(file(2, Load::Rate(500)), 1);
        assert!((480.0..520.0).contains(&quiet.moves_per_second), "{quiet:?}");
        assert!((1.3..2.2).contains(&quiet.p50_ms), "{quiet:?}");
        assert!((3.3..6.0).contains(&quiet.p99_ms), "{quiet:?}");
    }

    #[test]
    fn nothing_is_stored_faster_than_the_cores_allow() {
        for cores in [1, 2, 4] {
            let outcome = simulate(server_alone(cores, Load::People(500)), 2);
            let limit = cores as f64 * 1e6 / FILE.of_move as f64;
            assert!(outcome.moves_per_second < limit, "{cores}: {outcome:?}");
            assert!(outcome.node_busy <= 1.01, "{cores}: {outcome:?}");
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_outcome_and_more_nodes_take_more() {
        let most = |nodes, seed| format!("{:?}", simulate(nodes_on_database(nodes, 20_000), seed));
        assert_eq!(most(2, 1), most(2, 1));
        assert_ne!(most(2, 1), most(2, 2));
        let one = simulate(nodes_on_database(1, 20_000), 1);
        let four = simulate(nodes_on_database(4, 20_000), 1);
        assert!(
            four.moves_per_second > 1.5 * one.moves_per_second,
            "{one:?} {four:?}"
        );
    }
}
