//! The core of a table: `handle(now, input)` returns outputs and has no other effect.
//!
//! A change is first worked out on a copy (a `Draft`), then handed out to be stored, and becomes the
//! table's state only when it is durable. Other changes to the table wait in line meanwhile.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

use protocol::{AnyGame, ErrorAnswer, ErrorCode, Proposal, TableState};
use sha2::{Digest as _, Sha256};
use tabletop::{FastRandom, Seat, Secret};

use crate::bot::BotJob;
use crate::clock;
use crate::message::{Answer, Input, NotStored, Output, Person, Question, ReplyId, WatcherId};
use crate::rows::{Commit, EntryRow, RequestRow, StoredTable, TableRow};

/// How many changes may wait in line.
const WAITING_MAX: usize = 256;
/// How long the table waits before retrying a bot's decision, or its own start, that could not be stored,
/// in milliseconds.
const RETRY_MS: u64 = 5_000;

/// One table in memory.
#[derive(Debug)]
pub struct Table {
    pub(crate) row: TableRow,
    pub(crate) game: AnyGame,
    /// One for each entry of the record.
    pub(crate) marks: Vec<Mark>,
    /// By guest and request: the version that the request saw and the version that it led to.
    pub(crate) requests: HashMap<(String, String), (u32, u32)>,
    pub(crate) watchers: BTreeMap<WatcherId, Watcher>,
    /// The table where those who sat here play again.
    pub(crate) rematch: Option<String>,
    pub(crate) random: FastRandom,
    /// When the table last heard anything, in milliseconds since 1970.
    pub(crate) now: i64,
    /// The number from which the bots' characters are derived: the same however often the table is
    /// loaded.
    character: u64,
    bot_pause_ms: u64,
    pending: Option<(Draft, Waits)>,
    waiting: VecDeque<Input>,
    /// The version at which a bot was last asked.
    pub(crate) bot_asked_at: Option<u32>,
}

/// What the table knows about an entry besides the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    /// When it was made, in milliseconds since 1970.
    pub time: i64,
    /// The number of the first entry that the same request made.
    pub batch: u32,
    /// How much time the decision had taken, if it is the first entry of a person's request.
    pub spent: Option<i64>,
    /// Whether a standing order decided it.
    pub ordered: bool,
    /// For an undo, the seat and the number of standing entries that it takes back; `None` for a decision
    /// or chance outcome.
    pub undo: Option<(Seat, u32)>,
}

impl Mark {
    fn of(entry: &EntryRow) -> Self {
        Self {
            time: entry.time,
            batch: entry.batch,
            spent: entry.spent,
            ordered: entry.ordered,
            undo: undo(&entry.line),
        }
    }
}

/// What a line takes back, if it is an undo.
fn undo(line: &str) -> Option<(Seat, u32)> {
    let (seat, count) = line.strip_prefix("undo ")?.split_once(' ')?;
    Some((seat.parse().ok()?, count.parse().ok()?))
}

/// A number specific to the table that nobody can predict, and that reveals nothing about the secret.
fn character(secret: &Secret) -> u64 {
    let digest: [u8; 32] = Sha256::new_with_prefix(b"the bots' characters")
        .chain_update(secret.0)
        .finalize()
        .into();
    digest
        .iter()
        .take(8)
        .fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// One open stream.
#[derive(Clone, Debug)]
pub(crate) struct Watcher {
    pub person: Option<Person>,
    /// The version that was last sent, or that the watcher already had.
    pub version: Option<u32>,
}

/// A change that has been worked out but is not yet durable.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub row: TableRow,
    pub game: AnyGame,
    /// New entries' lines and marks.
    pub entries: Vec<EntryRow>,
    pub request: Option<RequestRow>,
    /// Who wants bots to wait before they go on, and for how many milliseconds.
    pub hold: Option<(Seat, u64)>,
}

impl Draft {
    /// Writes the secret into the record of a finished game, unless it began as another game, whose chance had another one.
    pub(crate) fn reveal(&mut self) {
        if self.row.branch_of.is_none() {
            self.game.reveal(self.row.secret);
        }
    }

    /// Ends a proposal that no longer fits what happened: no game, or a decision since it was made.
    fn end_stale_proposal(&mut self) {
        if self.row.gone_with().is_some() {
            // It says where the game goes on.
            return;
        }
        let (is_running, decided) = (self.row.state == TableState::Running, self.request.is_some());
        self.row.proposal.take_if(|open| {
            let is_of_the_past = matches!(open.proposal, Proposal::Undo { .. });
            !is_running || (decided && is_of_the_past)
        });
    }
}

/// Who is waiting for a change, and for what answer.
#[derive(Clone, Debug)]
pub(crate) enum Waits {
    Nobody,
    ForSummary(ReplyId, Option<Person>),
    ForUpdate(ReplyId, Seat, u32),
}

/// What a question comes to.
pub(crate) enum Work {
    /// An immediate answer.
    Done(Answer),
    /// A change that has to be stored first.
    Store(Box<Draft>, Waits),
}

/// A refusal on its way out.
pub type Refused = Box<ErrorAnswer>;

/// A refusal of this kind with a sentence.
pub fn refuse(code: ErrorCode, message: impl Into<String>) -> Refused {
    Box::new(ErrorAnswer::new(code, message))
}

/// The record of a table can't be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("table {table} can't be loaded: {reason}")]
pub struct DamagedTable {
    /// Which table.
    pub table: String,
    /// What is wrong.
    pub reason: String,
    /// The code of the answer to anybody who asks for the table.
    pub code: ErrorCode,
}

impl Table {
    /// The table as it is stored. `seed` feeds what is left to chance but is not part of the game: who
    /// sits where, and the bots' moods.
    ///
    /// # Errors
    /// When the record can't be replayed.
    pub fn load(stored: StoredTable, seed: u64, bot_pause_ms: u64) -> Result<Self, DamagedTable> {
        let StoredTable {
            row,
            entries,
            requests,
        } = stored;
        let damaged = |reason: String| DamagedTable {
            table: row.id.clone(),
            reason,
            code: ErrorCode::Internal,
        };
        let id: protocol::GameId = row
            .game
            .parse()
            .map_err(|error: protocol::UnknownGame| damaged(error.to_string()))?;
        let setup = serde_json::from_str(&row.setup).map_err(|error| damaged(error.to_string()))?;
        if let Some(name) = AnyGame::missing(id, &setup) {
            return Err(DamagedTable {
                code: ErrorCode::UnknownComponents,
                ..damaged(format!(
                    "it plays with the component set `{name}`, which this server does not have; start the server \
                     with that file and the table goes on"
                ))
            });
        }
        if !AnyGame::replays(id, row.rules, &setup) {
            let known = id.rules_version();
            let found = row.rules;
            return Err(DamagedTable {
                code: ErrorCode::OtherRules,
                ..damaged(format!(
                    "it follows rules version {found}, which this program (version {known}) plays differently; with \
                     the program that it was played by it goes on"
                ))
            });
        }
        let mut game = AnyGame::new(id, &setup).map_err(|error| damaged(error.to_string()))?;
        if game.seat_count() != row.seats.len() {
            return Err(damaged("it has more or fewer seats than its setup".to_owned()));
        }
        if row.state != TableState::Open && row.branch_of.is_none() {
            game.promise(row.secret.commitment(), row.nonces());
        }
        game.replay(entries.iter().map(|entry| entry.line.as_str()))
            .map_err(|error| damaged(error.to_string()))?;
        if row.is_open_book() && row.branch_of.is_none() {
            game.reveal(row.secret);
        }
        let character = character(&row.secret);
        Ok(Self {
            row,
            game,
            marks: entries.iter().map(Mark::of).collect(),
            requests: requests
                .into_iter()
                .map(|row| ((row.guest, row.request), (row.since, row.version)))
                .collect(),
            watchers: BTreeMap::new(),
            rematch: None,
            random: FastRandom::new(seed),
            now: 0,
            character,
            bot_pause_ms,
            pending: None,
            waiting: VecDeque::new(),
            bot_asked_at: None,
        })
    }

    /// Processes what happened at `now` (milliseconds since 1970) and returns what is to be done.
    pub fn handle(&mut self, now: i64, input: Input) -> Vec<Output> {
        let mut out = Vec::new();
        self.now = now;
        match input {
            Input::Stored(result) => self.stored(result, &mut out),
            Input::Rematch(table) => {
                self.rematch = Some(table);
                self.tell_tables(&mut out);
            }
            Input::Unwatch(watcher) => self.unwatch(watcher, &mut out),
            Input::Ask {
                reply,
                person,
                question: Question::Watch { watcher, since, seat },
            } => self.watch(reply, watcher, person.as_ref(), since, seat, &mut out),
            Input::Ask {
                reply,
                person,
                question,
            } if !question.changes() => {
                let answer = self.look(person.as_ref(), &question);
                out.push(Output::Reply(reply, answer));
            }
            Input::Ask { reply, .. } if self.waiting.len() >= WAITING_MAX => {
                let busy = refuse(ErrorCode::Busy, "too much is waiting at this table; try again");
                out.push(Output::Reply(reply, Err(busy)));
            }
            other => self.waiting.push_back(other),
        }
        while self.pending.is_none() {
            let Some(next) = self.waiting.pop_front() else {
                break;
            };
            self.change(now, next, &mut out);
        }
        out
    }

    /// Whether nobody needs the table in memory: no open stream, nothing pending, no bot at work.
    #[must_use]
    pub fn idle(&self) -> bool {
        self.watchers.is_empty() && self.pending.is_none() && self.waiting.is_empty() && !self.row.bot_asked
    }

    /// Notes the table where those who sat here play again, if there is one; a change of it comes as [`Input::Rematch`].
    pub fn found_rematch(&mut self, table: Option<String>) {
        self.rematch = table;
    }

    /// The table's row as it is stored now.
    #[must_use]
    pub fn row(&self) -> &TableRow {
        &self.row
    }

    /// The game with its record, as it is stored now.
    #[must_use]
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: Option<&Person>) -> Option<Seat> {
        let person = person?;
        let index = self.row.seats.iter().position(|seat| seat.is_of(&person.id))?;
        Seat::try_new(index)
    }

    /// Whether the person sits here or made the table.
    pub(crate) fn member(&self, person: Option<&Person>) -> bool {
        person.is_some_and(|person| self.row.has_member(&person.id))
    }

    /// A draft without any changes yet.
    pub(crate) fn draft(&self, now: i64) -> Draft {
        let mut row = self.row.clone();
        row.revision += 1;
        row.updated = now;
        clock::advance(&mut row, now);
        Draft {
            row,
            game: self.game.clone(),
            entries: Vec::new(),
            request: None,
            hold: None,
        }
    }

    fn change(&mut self, now: i64, input: Input, out: &mut Vec<Output>) {
        match input {
            Input::Wake => match self.wake(now) {
                Some(draft) => self.propose(draft, Waits::Nobody, out),
                None => {
                    out.push(Output::WakeAt(self.row.due));
                    self.ask_bot(self.bot_pause_ms, out);
                }
            },
            Input::Renamed(person) => self.rename(&person, out),
            Input::LoggedOut(guest) => self.log_out(&guest, out),
            Input::BotDecided { version, seat, moves } => {
                if let Some(draft) = self.bot_decided(now, version, seat, moves) {
                    self.propose(draft, Waits::Nobody, out);
                }
            }
            Input::Ask {
                reply,
                person,
                question,
            } => match self.work_out(now, reply, person, question) {
                Ok(Work::Done(answer)) => out.push(Output::Reply(reply, Ok(answer))),
                Ok(Work::Store(draft, waits)) => self.propose(*draft, waits, out),
                Err(refused) => out.push(Output::Reply(reply, Err(refused))),
            },
            Input::Stored(_) | Input::Unwatch(_) | Input::Rematch(_) => {}
        }
    }

    fn propose(&mut self, mut draft: Draft, waits: Waits, out: &mut Vec<Output>) {
        draft.end_stale_proposal();
        draft.carry_out_orders(self.now);
        if let Some(request) = &mut draft.request {
            request.version = draft.row.version;
        }
        if draft.row.state == TableState::Over {
            draft.row.clock_since = None;
        }
        draft.row.due = clock::due(&draft.row);
        out.push(Output::Store(Box::new(Commit {
            row: draft.row.clone(),
            entries: draft.entries.clone(),
            request: draft.request.clone(),
        })));
        self.pending = Some((draft, waits));
    }

    fn stored(&mut self, result: Result<(), NotStored>, out: &mut Vec<Output>) {
        let Some((draft, waits)) = self.pending.take() else {
            return;
        };
        if let Err(error) = result {
            self.not_stored(&error, &waits, out);
            return;
        }
        self.row = draft.row;
        self.game = draft.game;
        self.marks.extend(draft.entries.iter().map(Mark::of));
        if let Some(request) = draft.request {
            self.requests
                .insert((request.guest, request.request), (request.since, request.version));
        }
        let mut answered = None;
        match waits {
            Waits::Nobody => {}
            Waits::ForSummary(reply, person) => {
                let summary = self.summary(person.as_ref());
                out.push(Output::Reply(
                    reply,
                    summary.map(|summary| Answer::Summary(Box::new(summary))),
                ));
            }
            Waits::ForUpdate(reply, seat, since) => {
                let answer = self.update(Some(seat), Some(since), self.row.version);
                answered = answer
                    .as_ref()
                    .ok()
                    .map(|update| (Some(seat), Some(since), Arc::clone(update)));
                out.push(Output::Reply(reply, answer.map(Answer::Update)));
            }
        }
        self.tell_all(answered, out);
        out.push(Output::WakeAt(self.row.due));
        self.ask_bot(self.pause_after(draft.hold), out);
    }

    /// How long a bot pauses after a change, in milliseconds: longer only while something can be taken back.
    fn pause_after(&self, hold: Option<(Seat, u64)>) -> u64 {
        let held = hold.filter(|(seat, _)| self.undo_count(&self.game, *seat) > 0);
        held.map_or(self.bot_pause_ms, |(_, hold_ms)| self.bot_pause_ms.max(hold_ms))
    }

    fn not_stored(&mut self, error: &NotStored, waits: &Waits, out: &mut Vec<Output>) {
        match waits {
            Waits::Nobody => {}
            Waits::ForSummary(reply, _) | Waits::ForUpdate(reply, ..) => {
                let message = format!("nothing was done: {error}");
                out.push(Output::Reply(*reply, Err(refuse(ErrorCode::Storage, message))));
            }
        }
        if *error == NotStored::Conflict {
            out.push(Output::Reload);
        } else if matches!(waits, Waits::Nobody) && self.row.state == TableState::Open {
            // The start of a full table: nothing else would retry it.
            out.push(Output::WakeLater(RETRY_MS));
        } else {
            if self.row.due.is_some() {
                out.push(Output::WakeLater(RETRY_MS));
            }
            self.bot_asked_at = None;
            self.ask_bot(RETRY_MS, out);
        }
    }

    /// The upper half is the bot's character, which stays the same throughout the game; the lower half is
    /// its mood.
    fn bot_seed(&mut self, seat: Seat) -> u64 {
        let character = FastRandom::new(self.character ^ (seat.index() as u64 + 1)).bits();
        character >> 32 << 32 | self.random.bits() >> 32
    }

    /// Asks the bot whose decision is due, once for each version.
    fn ask_bot(&mut self, pause_ms: u64, out: &mut Vec<Output>) {
        let is_running = self.row.state == TableState::Running;
        if !is_running || self.pending.is_some() || self.bot_asked_at == Some(self.row.version) {
            return;
        }
        let Some((seat, bot)) = self.row.bot_to_ask(self.game.asked()) else {
            return;
        };
        self.bot_asked_at = Some(self.row.version);
        out.push(Output::AskBot(BotJob {
            bot,
            seat,
            game: Box::new(self.game.clone()),
            version: self.row.version,
            seed: self.bot_seed(seat),
            host: self.row.host.clone(),
            unseen: self.watchers.is_empty() && self.row.is_of_bots(),
            pause_ms,
        }));
    }
}
