//! How long bots let a person's decision stand before they go on.

use std::sync::Arc;

use protocol::{BotId, ErrorCode, Move, MovesRequest, TableState, UndoRequest, Update, Written};
use table::Table;
use table::message::{Answer, BotJob, Input, Output, Person, Question};
use table::rows::{Occupant, SeatRow, StoredTable, TableRow};
use tabletop::{Seat, Secret};

const BOT_PAUSE_MS: u64 = 700;
const HOLD_MS: u32 = 4_000;

fn person() -> Person {
    Person {
        id: "me".to_owned(),
        name: String::new(),
        avatar: None,
    }
}

/// A person and two bots at a table that has just started.
struct World {
    table: Table,
    bot_jobs: Vec<BotJob>,
    requests: u32,
}

impl World {
    fn new() -> Self {
        let Person { id, name, avatar } = person();
        let bot = || SeatRow::of(Occupant::Bot(BotId::Random));
        let row = TableRow {
            id: "table".to_owned(),
            game: "puerto-rico".to_owned(),
            rules: protocol::GameId::PuertoRico.rules_version(),
            setup: r#"{"players": 3}"#.to_owned(),
            state: TableState::Open,
            host: id.clone(),
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
            seats: vec![SeatRow::of(Occupant::Guest { id, name, avatar }), bot(), bot()],
        };
        let stored = StoredTable {
            row,
            entries: Vec::new(),
            requests: Vec::new(),
        };
        let mut world = Self {
            table: Table::load(stored, 1, BOT_PAUSE_MS).unwrap(),
            bot_jobs: Vec::new(),
            requests: 0,
        };
        world.handle(Input::Wake);
        world
    }

    /// Handles an input, with a disk that always responds at once; returns the answer, if there is one.
    fn handle(&mut self, input: Input) -> Option<Result<Arc<Written<Update>>, ErrorCode>> {
        let mut outputs = self.table.handle(0, input);
        let mut answer = None;
        while !outputs.is_empty() {
            let mut next = Vec::new();
            for output in outputs {
                match output {
                    Output::Store(_) => next.extend(self.table.handle(0, Input::Stored(Ok(())))),
                    Output::AskBot(job) => self.bot_jobs.push(job),
                    Output::Reply(_, Ok(Answer::Update(update))) => answer = Some(Ok(update)),
                    Output::Reply(_, Err(refused)) => answer = Some(Err(refused.error.code)),
                    _ => {}
                }
            }
            outputs = next;
        }
        answer
    }

    fn ask(&mut self, question: Question) -> Result<Arc<Written<Update>>, ErrorCode> {
        let ask = Input::Ask {
            reply: 1,
            person: Some(person()),
            question,
        };
        self.handle(ask).expect("every question is answered")
    }

    fn request_id(&mut self) -> String {
        self.requests += 1;
        format!("request-{}", self.requests)
    }

    /// Whether the person is asked.
    fn is_mine(&self) -> bool {
        self.table.row().asked.contains(&0)
    }

    /// Makes the person's first legal move.
    fn play(&mut self, hold_ms: Option<u32>) -> Result<Arc<Written<Update>>, ErrorCode> {
        let legal = self.table.game().legal(Seat::new(0));
        let request = MovesRequest {
            version: self.table.row().version,
            request_id: self.request_id(),
            moves: vec![Move::Notation(legal[0].notation.clone())],
            hold_ms,
        };
        self.ask(Question::Moves { seat: None, request })
    }

    fn bot_decides(&mut self, job: &BotJob) {
        let (version, seat) = (job.version, job.seat);
        self.handle(Input::BotDecided {
            version,
            seat,
            moves: None,
        });
    }

    /// Lets the bots decide until the person is asked again.
    fn let_bots_play(&mut self) {
        while !self.is_mine() {
            let job = self.bot_jobs.pop().expect("a bot is asked");
            assert_eq!(
                job.pause_ms, BOT_PAUSE_MS,
                "only what follows the person's decision waits"
            );
            self.bot_decides(&job);
        }
    }
}

#[test]
fn bots_wait_as_long_as_asked_while_the_decision_can_be_taken_back_and_no_longer_otherwise() {
    let mut world = World::new();
    let (mut held, mut passed) = (0, 0);
    while held == 0 || passed == 0 {
        let update = world.play(Some(HOLD_MS)).unwrap();
        assert!(!update.over, "both must happen in a game");
        if world.is_mine() {
            continue;
        }
        let job = world.bot_jobs.pop().expect("a bot is asked");
        if update.undo {
            assert_eq!(job.pause_ms, u64::from(HOLD_MS));
            held += 1;
        } else {
            assert_eq!(
                job.pause_ms, BOT_PAUSE_MS,
                "what chance has brought can't be taken back"
            );
            passed += 1;
        }
        world.bot_decides(&job);
        world.let_bots_play();
    }
}

#[test]
fn a_decision_that_is_taken_back_in_time_has_had_no_consequences() {
    let mut world = World::new();
    let (job, before) = loop {
        let before = world.table.row().version;
        let update = world.play(Some(HOLD_MS)).unwrap();
        match world.bot_jobs.pop() {
            Some(job) if update.undo => break (job, before),
            Some(job) => {
                world.bot_decides(&job);
                world.let_bots_play();
            }
            None => {}
        }
    };
    let request = UndoRequest {
        version: world.table.row().version,
        request_id: world.request_id(),
    };
    world.ask(Question::Undo(request)).unwrap();
    assert!(world.is_mine());
    let after = world.table.row().version;
    assert!(after > before);
    world.bot_decides(&job);
    assert_eq!(world.table.row().version, after, "the bot's answer came too late");
}

#[test]
fn nobody_can_stop_a_table_for_longer_than_ten_seconds() {
    let mut world = World::new();
    assert_eq!(world.play(Some(10_001)), Err(ErrorCode::BadRequest));
    assert!(world.play(Some(10_000)).is_ok());
}
