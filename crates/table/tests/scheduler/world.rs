//! The table, its disk and its clients under a seeded scheduler.

use std::collections::{BTreeMap, HashMap};

use protocol::{Move, TableState};
use table::Table;
use table::message::{Answer, BotJob, Input, Message, NotStored, Output, Person, ReplyId, WatcherId};
use table::rows::{Commit, Occupant, RequestRow, SeatRow, StoredTable, TableRow};
use tabletop::{FastRandom, Random as _, Seat, Secret};

use crate::client::{Client, person};

/// More steps than any game takes, even on a bad connection.
const STEP_COUNT_MAX: u32 = 400_000;

pub(crate) enum Event {
    ToTable(Input),
    /// The commit now reaches the disk.
    OnDisk(Box<Commit>),
    ToClient(usize, Reply),
    Told(usize, WatcherId, Message),
    /// The client checks whether it has to do something.
    Tick(usize),
    Crash,
}

pub(crate) type Reply = (ReplyId, Result<Answer, Box<protocol::ErrorAnswer>>);

pub(crate) struct World {
    pub(crate) random: FastRandom,
    pub(crate) now: u64,
    pub(crate) table: Option<Table>,
    pub(crate) disk: StoredTable,
    pub(crate) clients: Vec<Client>,
    pub(crate) queue: BTreeMap<(u64, u64), Event>,
    pub(crate) next: u64,
    pub(crate) replies: HashMap<ReplyId, usize>,
    /// When the last message of each stream arrives: messages keep their order.
    pub(crate) last_told: HashMap<WatcherId, u64>,
    pub(crate) first_answers: HashMap<String, String>,
    pub(crate) crashes: u32,
    pub(crate) failures: u32,
    pub(crate) repeats: u32,
    pub(crate) undos: u32,
    /// The upper half of the seeds of the bots' jobs.
    pub(crate) characters: BTreeMap<Seat, u64>,
}

fn stored_table(players: usize, secret: u8) -> StoredTable {
    let seat = |index: usize| SeatRow {
        occupant: match person(index) {
            _ if index + 1 == players => Occupant::Bot(protocol::BotId::Random),
            Person { id, name, avatar } => Occupant::Guest { id, name, avatar },
        },
        nonce: (index == 1).then(|| "lucky".to_owned()),
        stand_in: None,
        stood_in: None,
        hints: false,
        clock: table::rows::ClockRow::default(),
        orders: None,
        ready: false,
        bids: Vec::new(),
    };
    let row = TableRow {
        id: "table".to_owned(),
        game: "puerto-rico".to_owned(),
        rules: protocol::GameId::PuertoRico.rules_version(),
        setup: format!(r#"{{"players": {players}}}"#),
        state: TableState::Open,
        host: "guest0".to_owned(),
        invitation: "invitation".to_owned(),
        private: false,
        listed: false,
        pace: protocol::Pace::None,
        time_up: protocol::TimeUp::StandIn,
        clock_since: None,
        due: None,
        ended_by: None,
        proposal: None,
        stand_in: None,
        shuffle: false,
        bids: false,
        ready_check: false,
        rated: false,
        programs: false,
        watch_delay: None,
        ready_by: None,
        secret: Secret([secret; 32]),
        rematch_of: None,
        branch_of: None,
        created: 0,
        updated: 0,
        version: 0,
        revision: 0,
        round: 0,
        asked: Vec::new(),
        asked_since: None,
        bot_asked: false,
        ranks: None,
        seats: (0..players).map(seat).collect(),
    };
    StoredTable {
        row,
        entries: Vec::new(),
        requests: Vec::new(),
    }
}

impl World {
    pub(crate) fn new(seed: u64) -> Self {
        let players = 2 + (seed % 3) as usize;
        let client = |index: usize| Client {
            person: person(index),
            seat: Seat::new(index),
            watcher: None,
            update: None,
            log: BTreeMap::new(),
            waiting: None,
            request_count: 0,
        };
        let mut world = Self {
            random: FastRandom::new(seed),
            now: 0,
            table: None,
            disk: stored_table(players, seed as u8),
            clients: (0..players - 1).map(client).collect(),
            queue: BTreeMap::new(),
            next: 0,
            replies: HashMap::new(),
            last_told: HashMap::new(),
            first_answers: HashMap::new(),
            crashes: 0,
            failures: 0,
            repeats: 0,
            undos: 0,
            characters: BTreeMap::new(),
        };
        world.start();
        for client in 0..world.clients.len() {
            world.later(1, Event::Tick(client));
        }
        world
    }

    pub(crate) fn chance(&mut self, percent: u32) -> bool {
        self.random.below(100) < percent
    }

    pub(crate) fn later(&mut self, delay: u64, event: Event) {
        self.next += 1;
        self.queue.insert((self.now + delay, self.next), event);
    }

    pub(crate) fn delay(&mut self) -> u64 {
        1 + u64::from(self.random.below(40))
    }

    /// Loads the table from disk, like a new process.
    fn start(&mut self) {
        let seed = self.random.bits();
        self.table = Some(Table::load(self.disk.clone(), seed, 0).expect("what is on disk can be loaded"));
        self.handle(Input::Wake);
    }

    pub(crate) fn handle(&mut self, input: Input) {
        let Some(table) = &mut self.table else { return };
        let outputs = table.handle(self.now as i64, input);
        for output in outputs {
            self.perform(output);
        }
    }

    fn perform(&mut self, output: Output) {
        match output {
            Output::Reply(reply, answer) => {
                let client = self.replies[&reply];
                if let Ok(Answer::Update(update)) = &answer {
                    // Acknowledged means on disk.
                    assert!(
                        self.disk.row.version >= update.version,
                        "acknowledged before it was on disk"
                    );
                }
                if !self.chance(10) {
                    let delay = self.delay();
                    self.later(delay, Event::ToClient(client, (reply, answer)));
                }
            }
            Output::Send(watcher, message) => {
                let Some(client) = self
                    .clients
                    .iter()
                    .position(|client| client.watcher == Some(watcher))
                else {
                    return;
                };
                if self.chance(4) {
                    // The connection breaks: neither side hears from the other again on this
                    // stream.
                    self.clients[client].watcher = None;
                    let delay = self.delay();
                    self.later(delay, Event::ToTable(Input::Unwatch(watcher)));
                    return;
                }
                let arrives =
                    (self.now + self.delay()).max(self.last_told.get(&watcher).map_or(0, |last| last + 1));
                self.last_told.insert(watcher, arrives);
                self.later(arrives - self.now, Event::Told(client, watcher, message));
            }
            Output::Store(commit) => {
                let delay = self.delay();
                if self.chance(5) {
                    self.failures += 1;
                    self.later(
                        delay,
                        Event::ToTable(Input::Stored(Err(NotStored::Failed(
                            "there is no room left".to_owned(),
                        )))),
                    );
                } else {
                    self.later(delay, Event::OnDisk(commit));
                }
            }
            Output::AskBot(job) => {
                let character = *self.characters.entry(job.seat).or_insert(job.seed >> 32);
                assert_eq!(
                    job.seed >> 32,
                    character,
                    "a bot keeps its character, whatever happens"
                );
                let delay = self.delay();
                let moves = self.bot(&job);
                let decided = Input::BotDecided {
                    version: job.version,
                    seat: job.seat,
                    moves,
                };
                if self.chance(10) {
                    self.later(delay + 5, Event::ToTable(decided.clone()));
                }
                self.later(delay, Event::ToTable(decided));
            }
            Output::End(_) => unreachable!("nobody has so many streams open"),
            Output::WakeAt(time) => assert_eq!(time, None, "the table has no clock"),
            Output::WakeLater(pause_ms) => self.later(pause_ms, Event::ToTable(Input::Wake)),
            Output::Reload => unreachable!("nobody else owns the table"),
        }
    }

    fn bot(&mut self, job: &BotJob) -> Option<Vec<Move>> {
        match self.random.below(20) {
            0 => None,
            1 => Some(vec![Move::Notation("build castle".to_owned())]),
            _ => {
                let legal = job.game.legal(job.seat);
                let index = self.random.below(legal.len() as u32) as usize;
                Some(vec![Move::Notation(legal[index].notation.clone())])
            }
        }
    }

    pub(crate) fn run(&mut self) {
        for _ in 0..STEP_COUNT_MAX {
            if self.finished() {
                return;
            }
            let ((now, _), event) = self
                .queue
                .pop_first()
                .expect("somebody always has something to do");
            self.now = now;
            match event {
                Event::ToTable(input) => self.handle(input),
                Event::OnDisk(commit) => self.on_disk(*commit),
                Event::ToClient(client, reply) => self.answered(client, reply),
                Event::Told(client, watcher, message) => self.told(client, watcher, message),
                Event::Tick(client) => self.tick(client),
                Event::Crash => self.crash(),
            }
            if self.chance(1) && self.chance(30) {
                self.later(1, Event::Crash);
            }
        }
        panic!("the game does not end");
    }

    fn on_disk(&mut self, commit: Commit) {
        let Commit {
            row,
            entries,
            request,
        } = commit;
        assert_eq!(
            row.revision,
            self.disk.row.revision + 1,
            "one owner, one change at a time"
        );
        self.disk.entries.extend(entries);
        assert_eq!(row.version as usize, self.disk.entries.len());
        if let Some(request) = request {
            let same =
                |known: &RequestRow| (&known.guest, &known.request) == (&request.guest, &request.request);
            assert!(
                !self.disk.requests.iter().any(same),
                "a request was carried out twice"
            );
            self.disk.requests.push(request);
        }
        self.disk.row = row;
        let delay = self.delay();
        self.later(delay, Event::ToTable(Input::Stored(Ok(()))));
    }

    /// The process dies: everything in transit to or from it is gone; the disk remains.
    fn crash(&mut self) {
        self.crashes += 1;
        self.table = None;
        self.queue.retain(|_, event| matches!(event, Event::Tick(_)));
        self.replies.clear();
        for client in &mut self.clients {
            client.watcher = None;
        }
        self.start();
    }

    fn finished(&self) -> bool {
        self.disk.row.state == TableState::Over
            && self
                .clients
                .iter()
                .all(|client| client.update.as_ref().is_some_and(|update| update.over))
    }
}
