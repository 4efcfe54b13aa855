//! The core of a table under a seeded scheduler: requests are dropped, delayed, duplicated and
//! reordered, streams break, the disk fails, the process dies, bots fail. Whatever happens:
//!
//! - what was acknowledged is on disk, once;
//! - a repeated request is answered byte for byte the same, before and after a restart;
//! - every client ends with the same table and log, however often it lost the line;
//! - the game comes to its end, and its record can be verified.

use std::collections::{BTreeMap, HashMap};

use protocol::{ErrorCode, LogEntry, Move, MovesRequest, TableState, UndoRequest, Update};
use server::store::{Commit, Occupant, RequestRow, SeatRow, StoreError, StoredTable, TableRow};
use server::table::Table;
use server::table::message::{Answer, BotJob, Input, Message, Output, Person, Question, ReplyId, WatcherId};
use tabletop::{FastRandom, Random as _, Record, Seat, Secret};

/// More steps than any game takes, even on a bad line.
const STEP_COUNT_MAX: u32 = 400_000;
/// After how long a client sends a request again.
const RETRY: u64 = 120;

enum Event {
    ToTable(Input),
    /// The commit reaches the disk now.
    OnDisk(Box<Commit>),
    ToClient(usize, Reply),
    Told(usize, WatcherId, Message),
    /// The client looks whether it has to do something.
    Tick(usize),
    Crash,
}

type Reply = (ReplyId, Result<Answer, Box<protocol::ErrorAnswer>>);

#[derive(Clone)]
enum Request {
    Moves(MovesRequest),
    Undo(UndoRequest),
}

impl Request {
    fn id(&self) -> &str {
        match self {
            Self::Moves(request) => &request.request_id,
            Self::Undo(request) => &request.request_id,
        }
    }
}

struct Client {
    person: Person,
    seat: Seat,
    watcher: Option<WatcherId>,
    update: Option<Update>,
    log: BTreeMap<u32, LogEntry>,
    waiting: Option<(Request, u64)>,
    request_count: u32,
}

struct World {
    random: FastRandom,
    now: u64,
    table: Option<Table>,
    disk: StoredTable,
    clients: Vec<Client>,
    queue: BTreeMap<(u64, u64), Event>,
    next: u64,
    replies: HashMap<ReplyId, usize>,
    /// When the last message of each stream arrives: they keep their order.
    last_told: HashMap<WatcherId, u64>,
    first_answers: HashMap<String, String>,
    crashes: u32,
    failures: u32,
    repeats: u32,
    undos: u32,
    /// The upper half of the seeds of the bots' jobs.
    characters: BTreeMap<Seat, u64>,
}

fn person(index: usize) -> Person {
    Person {
        id: format!("guest{index}"),
        name: format!("Guest {index}"),
    }
}

fn stored_table(players: usize, secret: u8) -> StoredTable {
    let seat = |index: usize| SeatRow {
        occupant: match person(index) {
            _ if index + 1 == players => Occupant::Bot(protocol::BotId::Random),
            Person { id, name } => Occupant::Guest { id, name },
        },
        nonce: (index == 1).then(|| "lucky".to_owned()),
        stand_in: None,
        hints: false,
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
        shuffle: false,
        secret: Secret([secret; 32]),
        rematch_of: None,
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
    fn new(seed: u64) -> Self {
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

    fn chance(&mut self, percent: u32) -> bool {
        self.random.below(100) < percent
    }

    fn later(&mut self, delay: u64, event: Event) {
        self.next += 1;
        self.queue.insert((self.now + delay, self.next), event);
    }

    fn delay(&mut self) -> u64 {
        1 + u64::from(self.random.below(40))
    }

    /// Loads the table from disk, as a new process does.
    fn start(&mut self) {
        let seed = self.random.bits();
        self.table = Some(Table::load(self.disk.clone(), seed, 0).expect("what is on disk can be loaded"));
        self.handle(Input::Wake);
    }

    fn handle(&mut self, input: Input) {
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
                    // The line breaks: neither side hears of the other again on this stream.
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
                    self.later(delay, Event::ToTable(Input::Stored(Err(StoreError::Full))));
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

    fn run(&mut self) {
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

    /// The process dies: everything on its way from or to it is gone, the disk stays.
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

    fn tick(&mut self, index: usize) {
        self.later(30, Event::Tick(index));
        if self.clients[index].watcher.is_none() {
            self.next += 1;
            let watcher = self.next;
            self.clients[index].watcher = Some(watcher);
            let since = self.clients[index].update.as_ref().map(|update| update.version);
            self.ask(
                index,
                Question::Watch {
                    watcher,
                    since,
                    seat: None,
                },
            );
        }
        match self.clients[index].waiting.clone() {
            Some((request, sent)) if self.now > sent + RETRY => self.send(index, request),
            Some(_) => {}
            None => self.decide(index),
        }
    }

    fn decide(&mut self, index: usize) {
        let (undo, wish) = (self.chance(8), self.random.bits());
        let client = &mut self.clients[index];
        let Some(update) = &client.update else { return };
        let asked = update.asked.contains(&client.seat.into());
        client.request_count += 1;
        let request_id = format!("{}-{}", client.person.id, client.request_count);
        let version = update.version;
        if update.undo && undo {
            self.send(index, Request::Undo(UndoRequest { version, request_id }));
            return;
        }
        if update.over || !asked {
            return;
        }
        let legal: Vec<String> = update
            .offers
            .iter()
            .filter(|offer| offer.refusal.is_none())
            .map(|offer| offer.notation.clone())
            .collect();
        let notation = match legal.len() {
            // A placement has no offers: the rules are asked, and may have gone on already.
            0 => match self.table.as_ref().map(|table| table.game().legal(client.seat)) {
                Some(legal) if !legal.is_empty() => legal[wish as usize % legal.len()].notation.clone(),
                _ => return,
            },
            count => legal[wish as usize % count].clone(),
        };
        let moves = vec![Move::Notation(notation)];
        self.send(
            index,
            Request::Moves(MovesRequest {
                version,
                request_id,
                moves,
            }),
        );
    }

    fn send(&mut self, index: usize, request: Request) {
        self.clients[index].waiting = Some((request.clone(), self.now));
        let question = match request {
            Request::Moves(request) => Question::Moves { seat: None, request },
            Request::Undo(request) => Question::Undo(request),
        };
        if self.chance(10) {
            self.ask(index, question.clone());
        }
        if !self.chance(10) {
            self.ask(index, question);
        }
    }

    fn ask(&mut self, index: usize, question: Question) {
        self.next += 1;
        let reply = self.next;
        self.replies.insert(reply, index);
        let person = Some(self.clients[index].person.clone());
        let delay = self.delay();
        self.later(
            delay,
            Event::ToTable(Input::Ask {
                reply,
                person,
                question,
            }),
        );
    }

    fn answered(&mut self, index: usize, (_, answer): Reply) {
        let client = &mut self.clients[index];
        match answer {
            Ok(Answer::Update(update)) => {
                let Some((request, _)) = client.waiting.take() else {
                    return;
                };
                let row = self
                    .disk
                    .requests
                    .iter()
                    .find(|row| row.version == update.version && row.guest == client.person.id)
                    .expect("an acknowledged request is on disk");
                let text = serde_json::to_string(&*update).unwrap();
                match self.first_answers.get(&row.request) {
                    Some(first) => {
                        self.repeats += 1;
                        assert_eq!(*first, text, "a repeat is answered the same");
                    }
                    None => {
                        self.first_answers.insert(row.request.clone(), text);
                    }
                }
                if row.request != request.id() {
                    // The answer of an earlier request's repeat.
                    client.waiting = Some((request, 0));
                } else if matches!(request, Request::Undo(_)) {
                    self.undos += 1;
                }
                self.take(index, (*update).clone());
            }
            Ok(Answer::Watching) => {}
            Ok(other) => panic!("{other:?} was not asked for"),
            Err(refused) => match refused.error.code {
                ErrorCode::Stale => {
                    client.waiting = None;
                    self.take(
                        index,
                        *refused.update.expect("a stale request gets the current update"),
                    );
                }
                // Nothing was done: the same request is sent again.
                ErrorCode::Storage => {}
                ErrorCode::Refused | ErrorCode::NotYourSeat | ErrorCode::NothingToUndo | ErrorCode::Over => {
                    client.waiting = None;
                }
                code => panic!("{code:?}: {}", refused.error.message),
            },
        }
    }

    fn told(&mut self, index: usize, watcher: WatcherId, message: Message) {
        if self.clients[index].watcher != Some(watcher) {
            return;
        }
        if let Message::Update(update) = message {
            self.take(index, (*update).clone());
        }
    }

    /// What a client does with an update: older ones change nothing, the log is merged by steps.
    fn take(&mut self, index: usize, update: Update) {
        let client = &mut self.clients[index];
        let known = client.update.as_ref().map(|update| update.version);
        if known.is_some_and(|known| update.version < known) {
            return;
        }
        if !update.full {
            let first = update.log.first().map_or(update.version, |entry| entry.step);
            assert!(known.unwrap_or(0) >= first, "an update leaves no gap");
        }
        client
            .log
            .extend(update.log.iter().map(|entry| (entry.step, entry.clone())));
        client.update = Some(update);
    }

    fn finished(&self) -> bool {
        self.disk.row.state == TableState::Over
            && self
                .clients
                .iter()
                .all(|client| client.update.as_ref().is_some_and(|update| update.over))
    }
}

#[test]
fn whatever_the_line_and_the_disk_do_nothing_is_lost_and_nothing_happens_twice() {
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
        let log = again.game().log(0, protocol::Eyes::Open);
        for client in &world.clients {
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
