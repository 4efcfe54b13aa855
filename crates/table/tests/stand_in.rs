//! How long a table waits for a person before somebody else may let a bot decide, by the test's own
//! clock.

use protocol::{BotId, ErrorCode, TableState, TableSummary};
use table::Table;
use table::message::{Answer, BotJob, Input, Output, Person, Question};
use table::rows::{Occupant, SeatRow, StoredTable, TableRow};
use tabletop::{Seat, Secret};

const MINUTE: i64 = 60_000;

fn person(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: String::new(),
        avatar: None,
    }
}

fn seat_of(id: &str) -> SeatRow {
    let Person { id, name, avatar } = person(id);
    SeatRow::of(Occupant::Guest { id, name, avatar })
}

/// A table for three people, made by the first of them, that has just started.
struct World {
    table: Table,
    bot_jobs: Vec<BotJob>,
}

impl World {
    fn new() -> Self {
        let mut world = Self {
            table: Self::table(Some(BotId::Random)),
            bot_jobs: Vec::new(),
        };
        world.handle(0, Input::Wake);
        world
    }

    /// The table before its start, with this bot for people who are away.
    fn table(stand_in: Option<BotId>) -> Table {
        let row = TableRow {
            id: "table".to_owned(),
            game: "puerto-rico".to_owned(),
            rules: protocol::GameId::PuertoRico.rules_version(),
            setup: r#"{"players": 3}"#.to_owned(),
            state: TableState::Open,
            host: "host".to_owned(),
            invitation: "invitation".to_owned(),
            private: false,
            listed: false,
            pace: protocol::Pace::None,
            time_up: protocol::TimeUp::StandIn,
            clock_since: None,
            due: None,
            ended_by: None,
            proposal: None,
            stand_in,
            shuffle: false,
            bids: false,
            ready_check: false,
            rated: false,
            programs: false,
            watch_delay: None,
            ready_by: None,
            secret: Secret([7; 32]),
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
            seats: ["away", "host", "friend"].map(seat_of).to_vec(),
        };
        let stored = StoredTable {
            row,
            entries: Vec::new(),
            requests: Vec::new(),
        };
        Table::load(stored, 1, 0).unwrap()
    }

    /// Handles an input, with a disk that always responds at once; returns the answer, if there is one.
    fn handle(&mut self, now: i64, input: Input) -> Option<Result<TableSummary, ErrorCode>> {
        let mut outputs = self.table.handle(now, input);
        let mut answer = None;
        while !outputs.is_empty() {
            let mut next = Vec::new();
            for output in outputs {
                match output {
                    Output::Store(_) => next.extend(self.table.handle(now, Input::Stored(Ok(())))),
                    Output::AskBot(job) => self.bot_jobs.push(job),
                    Output::Reply(_, Ok(Answer::Summary(summary))) => answer = Some(Ok(*summary)),
                    Output::Reply(_, Err(refused)) => answer = Some(Err(refused.error.code)),
                    _ => {}
                }
            }
            outputs = next;
        }
        answer
    }

    fn ask(&mut self, now: i64, who: &str, question: Question) -> Result<TableSummary, ErrorCode> {
        let ask = Input::Ask {
            reply: 1,
            person: Some(person(who)),
            question,
        };
        self.handle(now, ask).expect("every question is answered")
    }

    fn give(&mut self, now: i64, who: &str, seat: usize) -> Result<TableSummary, ErrorCode> {
        let question = Question::StandIn {
            seat: Seat::new(seat),
        };
        self.ask(now, who, question)
    }

    fn asked(&self) -> Vec<u8> {
        self.table.row().asked.clone()
    }
}

#[test]
fn the_host_may_after_two_minutes_and_anybody_after_thirty() {
    let mut world = World::new();
    assert_eq!(world.asked(), [0]);
    assert_eq!(world.give(2 * MINUTE - 1, "host", 0), Err(ErrorCode::TooSoon));
    assert_eq!(world.give(2 * MINUTE, "friend", 0), Err(ErrorCode::TooSoon));
    assert_eq!(world.give(30 * MINUTE - 1, "friend", 0), Err(ErrorCode::TooSoon));
    assert_eq!(world.give(40 * MINUTE, "stranger", 0), Err(ErrorCode::NotSeated));
    assert!(world.bot_jobs.is_empty());
    let given = world.give(30 * MINUTE, "friend", 0).unwrap();
    assert_eq!(given.seats[0].stand_in, Some(BotId::Random));
    assert_eq!(world.bot_jobs.len(), 1, "the bot is asked at once");

    let mut world = World::new();
    world.give(2 * MINUTE, "host", 0).unwrap();
    assert_eq!(world.give(90 * MINUTE, "host", 0), Err(ErrorCode::StoodIn));
}

#[test]
fn the_host_waits_as_long_as_others_for_somebody_who_is_connected() {
    let mut world = World::new();
    let watch = Question::Watch {
        watcher: 1,
        since: None,
        seat: None,
    };
    let ask = Input::Ask {
        reply: 2,
        person: Some(person("away")),
        question: watch,
    };
    world.handle(0, ask);
    assert_eq!(world.give(30 * MINUTE - 1, "host", 0), Err(ErrorCode::TooSoon));
    world.handle(1, Input::Unwatch(1));
    world.give(2 * MINUTE, "host", 0).unwrap();
}

#[test]
fn the_strongest_bot_stands_in_if_nothing_was_agreed() {
    let mut world = World::new();
    world.table = World::table(None);
    world.handle(0, Input::Wake);
    let given = world.give(0, "away", 0).unwrap();
    assert_eq!(given.seats[0].stand_in, Some(BotId::Level7));
    assert_eq!(given.stand_in, BotId::Level7);
}

#[test]
fn a_person_who_is_not_being_waited_for_keeps_the_seat() {
    let mut world = World::new();
    assert_eq!(world.give(500 * MINUTE, "host", 2), Err(ErrorCode::TooSoon));
    let given = world.give(0, "friend", 2).unwrap();
    assert_eq!(
        given.seats[2].stand_in,
        Some(BotId::Random),
        "one's own at any time"
    );
    assert!(world.bot_jobs.is_empty(), "it is another's turn");
}

#[test]
fn a_bot_that_thinks_when_its_person_returns_decides_nothing() {
    let mut world = World::new();
    world.give(0, "away", 0).unwrap();
    let job = world.bot_jobs.pop().unwrap();
    let version = world.table.row().version;
    world.ask(1, "away", Question::Return).unwrap();
    let decided = Input::BotDecided {
        version: job.version,
        seat: job.seat,
        moves: None,
    };
    world.handle(2, decided.clone());
    assert_eq!((world.table.row().version, world.asked()), (version, vec![0]));

    // When the seat is given away again, the question is asked again although the table has not moved.
    world.give(3, "away", 0).unwrap();
    assert_eq!(world.bot_jobs.len(), 1);
    world.handle(4, decided);
    assert!(world.table.row().version > version);
}
