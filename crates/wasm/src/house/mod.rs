//! The tables of a device: what comes in goes to the part that it is about, and what a table says goes out.
//!
//! - `keeping.rs`: what is kept, and what has changed elsewhere,
//! - `asking.rs`: requests and who watches,
//! - `people.rs`: who asks, and what they are called,
//! - `teaching.rs`: tables that are lessons,
//! - `answers.rs`: what a table says, as the page gets it.

mod answers;
mod asking;
mod keeping;
mod people;
mod teaching;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde::Deserialize as _;
use table::Table;
use table::core::Refused;
use table::message::{Input, Message, Output, ReplyId};
use table::rows::{StoredTable, TableRow};
use tabletop::Seat;

use crate::host::Host;
use crate::lessons::Lesson;
use crate::requests::Form;
use crate::words::{Said, Thought, Word};
use answers::{asked, formed, refusal};

/// All tables of a device: the rows of those it keeps, and those that are in memory.
#[derive(Debug)]
pub struct House<H> {
    host: H,
    name: String,
    bot_pause_ms: u64,
    rows: BTreeMap<String, TableRow>,
    tables: HashMap<String, Table>,
    /// Kept tables that can't be loaded, and why.
    damaged: HashMap<String, Refused>,
    /// Tables with a change that is being kept.
    storing: BTreeSet<String>,
    /// Requests that wait for a table, and what its answer is turned into.
    open: HashMap<ReplyId, (String, Form)>,
    /// Tables that are not kept yet, and the request that made each.
    new: HashMap<String, ReplyId>,
    /// Tables that came from elsewhere and are being kept.
    arriving: HashMap<String, StoredTable>,
    /// The scripts of tables that are lessons.
    lessons: HashMap<String, Lesson>,
}

impl<H: Host> House<H> {
    /// A house without tables.
    pub fn new(host: H) -> Self {
        Self {
            host,
            name: String::new(),
            bot_pause_ms: 0,
            rows: BTreeMap::new(),
            tables: HashMap::new(),
            damaged: HashMap::new(),
            storing: BTreeSet::new(),
            open: HashMap::new(),
            new: HashMap::new(),
            arriving: HashMap::new(),
            lessons: HashMap::new(),
        }
    }

    /// Takes a word and says what is to be done.
    pub fn take(&mut self, word: Word) -> Vec<Said> {
        match word {
            Word::Begin {
                name,
                rows,
                bot_pause_ms,
            } => {
                self.name = name;
                self.bot_pause_ms = bot_pause_ms;
                let known = rows.iter().filter_map(|row| TableRow::deserialize(row).ok());
                self.rows = known.map(|row| (row.id.clone(), row)).collect();
                Vec::new()
            }
            Word::Load { stored } => self.load(&stored),
            Word::Changed { table, row } => self.changed(&table, row),
            Word::Request {
                reply,
                method,
                path,
                seat,
                body,
            } => match self.request(reply, &method, &path, seat, body) {
                Ok(said) => said,
                Err(refused) => vec![refusal(reply, &refused)],
            },
            Word::Watch {
                table,
                watcher,
                since,
                seat,
            } => self.watch(&table, watcher, since, seat),
            Word::Unwatch { table, watcher } => self.tell(&table, Input::Unwatch(watcher)),
            Word::Stored { table, error } => self.stored(&table, error),
            Word::Decided {
                table,
                version,
                seat,
                moves,
            } => match Seat::try_new(usize::from(seat)) {
                Some(seat) => self.tell(&table, Input::BotDecided { version, seat, moves }),
                None => Vec::new(),
            },
            Word::Wake { table } => self.tell(&table, Input::Wake),
            // Another engine thinks, so that this one can answer meanwhile.
            Word::Think(_) => Vec::new(),
        }
    }

    /// Passes an input to a table and carries out what it says.
    pub(super) fn tell(&mut self, id: &str, input: Input) -> Vec<Said> {
        let now = self.host.now();
        let Some(table) = self.tables.get_mut(id) else {
            return Vec::new();
        };
        let outputs = table.handle(now, input);
        (outputs.into_iter())
            .flat_map(|output| self.said(id, output))
            .collect()
    }

    fn said(&mut self, id: &str, output: Output) -> Vec<Said> {
        let table = id.to_owned();
        let one = match output {
            Output::Reply(reply, answer) => {
                let form = self.open.remove(&reply).map_or(Form::Itself, |(_, form)| form);
                match answer.and_then(|answer| formed(&table, reply, form, answer)) {
                    Ok(said) => said,
                    Err(refused) => refusal(reply, &refused),
                }
            }
            Output::Send(watcher, Message::Update(update)) => Said::Update { watcher, update },
            Output::Send(watcher, Message::Table(summary)) => Said::Table { watcher, summary },
            Output::End(watcher) => Said::Refused { watcher },
            Output::Store(_) if self.lessons.contains_key(id) => {
                return self.tell(id, Input::Stored(Ok(())));
            }
            Output::Store(commit) => {
                self.storing.insert(table);
                Said::Store {
                    first: commit.row.version.saturating_sub(commit.entries.len() as u32),
                    row: Box::new(commit.row),
                    entries: commit.entries,
                    request: commit.request,
                }
            }
            Output::AskBot(job) if self.lessons.contains_key(id) => {
                let moves = self
                    .lessons
                    .get(id)
                    .and_then(|lesson| lesson.next(&job.game, job.seat));
                let known = |one| Said::Bot {
                    table,
                    version: job.version,
                    seat: job.seat.index() as u8,
                    pause_ms: job.pause_ms,
                    thought: Thought::Known { moves: vec![one] },
                };
                return moves.map(known).into_iter().collect();
            }
            Output::AskBot(job) => return asked(table, &job).into_iter().collect(),
            Output::WakeLater(after_ms) => Said::Wake { table, after_ms },
            Output::WakeAt(None) => return Vec::new(),
            Output::WakeAt(Some(time)) => Said::Wake {
                table,
                after_ms: (time - self.host.now()).max(0).cast_unsigned(),
            },
            Output::Reload => {
                let mut said = self.put_away(id);
                said.push(Said::Reload { table });
                return said;
            }
        };
        vec![one]
    }
}
