//! Nodes that take moves and a database that stores them, event by event.
//!
//! A move costs processor time at its node, then waits for the node's writer, which stores everything that waits in one
//! transaction: a batch costs processor time at the node and at the database, a way there and back, and a sync of the
//! database's disk, which all transactions that wait for it share. A processor core does one thing after another.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use tabletop::{FastRandom, Random as _};

/// A time, or a length of time, in microseconds.
pub type Micros = u64;

/// What things cost, in microseconds.
#[derive(Clone, Copy, Debug)]
pub struct Costs {
    /// Processor time of a node for a move: reading, rules, answer, streams.
    pub of_move: Micros,
    /// The same for those who play, if they are on the same machine.
    pub of_client: Micros,
    /// Processor time of a node's writer, which does one thing at a time, for a transaction.
    pub of_batch: Micros,
    /// The same for each move in it.
    pub of_stored_move: Micros,
    /// Processor time of the database for a transaction; 0 for a data file, where it is in `of_batch`.
    pub database_batch: Micros,
    /// The same for each move in it.
    pub database_move: Micros,
    /// From the node to the database and back.
    pub way: Micros,
    /// One sync of the disk; it varies by half.
    pub sync: Micros,
}

/// Who plays.
#[derive(Clone, Copy, Debug)]
pub enum Load {
    /// This many people, each of whom moves again as soon as the move before is acknowledged.
    People(u32),
    /// This many moves a second, at random times.
    Rate(u64),
}

/// What is simulated.
#[derive(Clone, Copy, Debug)]
pub struct Cluster {
    /// What things cost.
    pub costs: Costs,
    /// How many nodes there are; moves are spread over them evenly.
    pub nodes: usize,
    /// The cores of each.
    pub cores: usize,
    /// The cores of the database; 0 for a data file.
    pub database_cores: usize,
    /// Who plays.
    pub load: Load,
}

/// What came of it.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// Acknowledged moves a second.
    pub moves_per_second: f64,
    /// From the request to the acknowledgement, in milliseconds: half of the moves were quicker.
    pub p50_ms: f64,
    /// The same for 99 of 100.
    pub p99_ms: f64,
    /// How many moves a transaction had on average.
    pub batch: f64,
    /// The part of the time that the cores of the nodes were busy.
    pub node_busy: f64,
    /// The same for those of the database.
    pub database_busy: f64,
}

/// The most moves that a transaction stores.
const BATCH_MAX: usize = 128;
/// How long is measured, after a fifth of that to warm up.
const MEASURED: Micros = 20_000_000;

/// What happens when a core or the disk is done, or a message arrives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Event {
    /// A move is wanted at a node; without a person it came at a random time, and the next one follows.
    Wanted { node: usize, person: bool },
    /// A node has worked on a move that was wanted at this time.
    Worked {
        node: usize,
        wanted: Micros,
        person: bool,
    },
    /// A node's transaction has left it.
    Left { node: usize },
    /// It has arrived at the database.
    Arrived { node: usize },
    /// The database has worked on it.
    Written { node: usize },
    /// The disk has synced.
    Synced,
    /// The node knows.
    Acknowledged { node: usize },
}

/// Cores that take one job after another, first come, first served.
#[derive(Clone, Debug)]
struct Cores {
    free_at: BinaryHeap<Reverse<Micros>>,
    busy: Micros,
}

impl Cores {
    fn new(count: usize) -> Self {
        Self {
            free_at: std::iter::repeat_n(Reverse(0), count).collect(),
            busy: 0,
        }
    }

    /// When a job that comes now will be done.
    fn work(&mut self, now: Micros, cost: Micros) -> Micros {
        self.busy += cost;
        let free = self.free_at.pop().map_or(now, |Reverse(free)| free);
        let done = free.max(now) + cost;
        self.free_at.push(Reverse(done));
        done
    }
}

/// A move that waits to be stored: when it was wanted, and whether its person waits.
type Waiting = (Micros, bool);

struct Node {
    cores: Cores,
    waiting: VecDeque<Waiting>,
    /// The transaction on its way; empty while the writer is idle.
    batch: Vec<Waiting>,
}

struct Run {
    cluster: Cluster,
    random: FastRandom,
    events: BinaryHeap<Reverse<(Micros, u64, Event)>>,
    event_count: u64,
    nodes: Vec<Node>,
    database: Cores,
    /// Transactions that wait for the next sync, and those that the running one covers.
    to_sync: Vec<usize>,
    syncing: Vec<usize>,
    times: Vec<Micros>,
    batches: usize,
}

/// Simulates some seconds of it; the same seed gives the same outcome.
#[must_use]
pub fn simulate(cluster: Cluster, seed: u64) -> Outcome {
    let node = || Node {
        cores: Cores::new(cluster.cores),
        waiting: VecDeque::new(),
        batch: Vec::new(),
    };
    let mut run = Run {
        cluster,
        random: FastRandom::new(seed),
        events: BinaryHeap::new(),
        event_count: 0,
        nodes: (0..cluster.nodes).map(|_| node()).collect(),
        database: Cores::new(cluster.database_cores.max(1)),
        to_sync: Vec::new(),
        syncing: Vec::new(),
        times: Vec::new(),
        batches: 0,
    };
    match cluster.load {
        Load::People(count) => {
            for person in 0..count as usize {
                let node = person % cluster.nodes;
                run.at(person as Micros, Event::Wanted { node, person: true });
            }
        }
        Load::Rate(_) => run.at(
            0,
            Event::Wanted {
                node: 0,
                person: false,
            },
        ),
    }
    run.finish()
}

impl Run {
    fn at(&mut self, time: Micros, event: Event) {
        self.event_count += 1;
        self.events.push(Reverse((time, self.event_count, event)));
    }

    fn finish(mut self) -> Outcome {
        let (from, until) = (MEASURED / 5, MEASURED / 5 + MEASURED);
        let mut busy_before = None;
        while let Some(Reverse((now, _, event))) = self.events.pop() {
            if now >= from && busy_before.is_none() {
                busy_before = Some((self.busy(), self.database.busy));
                self.times.clear();
                self.batches = 0;
            }
            if now >= until {
                break;
            }
            self.happens(now, event);
        }
        let (nodes_before, database_before) = busy_before.unwrap_or_default();
        let share = |busy: Micros, cores: usize| busy as f64 / (MEASURED as f64 * cores.max(1) as f64);
        let mut times = std::mem::take(&mut self.times);
        times.sort_unstable();
        let place = |part: f64| times.get((times.len() as f64 * part) as usize).copied();
        let ms = |part| place(part).unwrap_or_default() as f64 / 1000.0;
        Outcome {
            moves_per_second: times.len() as f64 * 1e6 / MEASURED as f64,
            p50_ms: ms(0.5),
            p99_ms: ms(0.99),
            batch: times.len() as f64 / self.batches.max(1) as f64,
            node_busy: share(
                self.busy() - nodes_before,
                self.cluster.cores * self.cluster.nodes,
            ),
            database_busy: share(self.database.busy - database_before, self.cluster.database_cores),
        }
    }

    fn busy(&self) -> Micros {
        self.nodes.iter().map(|node| node.cores.busy).sum()
    }

    /// A length of time that varies by half around its mean.
    fn about(&mut self, mean: Micros) -> Micros {
        let below = u32::try_from(mean).unwrap_or(u32::MAX).max(1);
        mean / 2 + Micros::from(self.random.below(below))
    }

    fn happens(&mut self, now: Micros, event: Event) {
        let costs = self.cluster.costs;
        match event {
            Event::Wanted { node, person } => {
                let cost = self.about(costs.of_move + costs.of_client);
                let done = self.nodes[node].cores.work(now, cost);
                self.at(
                    done,
                    Event::Worked {
                        node,
                        wanted: now,
                        person,
                    },
                );
                if let Load::Rate(rate) = self.cluster.load {
                    let next = self.gap(rate);
                    let node = self.random.below(self.nodes.len() as u32) as usize;
                    self.at(now + next, Event::Wanted { node, person: false });
                }
            }
            Event::Worked { node, wanted, person } => {
                self.nodes[node].waiting.push_back((wanted, person));
                self.begin(node, now);
            }
            Event::Left { node } => {
                let way = self.about(costs.way) / 2;
                self.at(now + way, Event::Arrived { node });
            }
            Event::Arrived { node } => {
                let moves = self.nodes[node].batch.len() as Micros;
                let cost = self.about(costs.database_batch + costs.database_move * moves);
                let done = match self.cluster.database_cores {
                    0 => now,
                    _ => self.database.work(now, cost),
                };
                self.at(done, Event::Written { node });
            }
            Event::Written { node } => {
                self.to_sync.push(node);
                self.sync(now);
            }
            Event::Synced => {
                for node in std::mem::take(&mut self.syncing) {
                    let way = self.about(costs.way) / 2;
                    self.at(now + way, Event::Acknowledged { node });
                }
                self.sync(now);
            }
            Event::Acknowledged { node } => self.acknowledged(node, now),
        }
    }

    /// The time to the next of moves that come at random, this many a second.
    fn gap(&mut self, rate: u64) -> Micros {
        let chance = (f64::from(self.random.below(u32::MAX)) + 1.0) / f64::from(u32::MAX);
        (-chance.ln() * 1e6 / rate as f64) as Micros
    }

    /// Begins the next transaction of a node, if its writer is idle and anything waits.
    fn begin(&mut self, node: usize, now: Micros) {
        let costs = self.cluster.costs;
        let waiting = self.nodes[node].waiting.len().min(BATCH_MAX);
        let cost = self.about(costs.of_batch + costs.of_stored_move * waiting as Micros);
        let writer = &mut self.nodes[node];
        if !writer.batch.is_empty() || writer.waiting.is_empty() {
            return;
        }
        writer.batch = writer.waiting.drain(..waiting).collect();
        let done = writer.cores.work(now, cost);
        self.batches += 1;
        self.at(done, Event::Left { node });
    }

    /// Syncs what waits for it, unless the disk is at it.
    fn sync(&mut self, now: Micros) {
        if self.syncing.is_empty() && !self.to_sync.is_empty() {
            self.syncing = std::mem::take(&mut self.to_sync);
            let length = self.about(self.cluster.costs.sync);
            self.at(now + length, Event::Synced);
        }
    }

    fn acknowledged(&mut self, node: usize, now: Micros) {
        for (wanted, person) in std::mem::take(&mut self.nodes[node].batch) {
            self.times.push(now - wanted);
            if person {
                self.at(now, Event::Wanted { node, person: true });
            }
        }
        self.begin(node, now);
    }
}
