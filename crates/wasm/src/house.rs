//! The tables of a device.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use protocol::{Catalog, CreateTable, ErrorCode, Games, Guest, Me, RenameGuest, TableState, TableSummary};
use serde::{Deserialize as _, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use table::bot::{self, BotJob};
use table::core::{Refused, refuse};
use table::message::{Answer, Input, Message, NotStored, Output, Person, Question, ReplyId};
use table::rows::{Occupant, StoredTable, TableRow};
use table::told::REVIEW_VERSION;
use table::{Table, summary};
use tabletop::Seat;

use crate::host::Host;
use crate::lessons::{self, Lesson, Tried};
use crate::making::{self, PERSON};
use crate::requests::{Form, Wanted, read, status, wanted};
use crate::words::{NotKept, Said, Thought, Word};

/// The longest name of a person, in characters; as at a server.
const NAME_LENGTH_MAX: usize = 40;

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

    fn load(&mut self, stored: &Value) -> Vec<Said> {
        let mut stored = match StoredTable::deserialize(stored) {
            Ok(stored) => stored,
            Err(error) => return self.unreadable(stored, error.to_string()),
        };
        call(&mut stored.row, &self.name);
        let id = stored.row.id.clone();
        let seed = u64::from_le_bytes(self.host.bytes());
        match Table::load(stored, seed, self.bot_pause_ms) {
            Ok(table) => {
                self.damaged.remove(&id);
                self.rows.insert(id.clone(), table.row().clone());
                self.tables.insert(id.clone(), table);
                self.tell(&id, Input::Wake)
            }
            Err(damaged) => {
                self.damaged.insert(id, refuse(damaged.code, damaged.to_string()));
                Vec::new()
            }
        }
    }

    /// A table with entries that can't be read says so to whoever asks for it.
    fn unreadable(&mut self, stored: &Value, message: String) -> Vec<Said> {
        match stored.pointer("/row/id").and_then(Value::as_str) {
            Some(id) => {
                let refused = refuse(
                    ErrorCode::Internal,
                    format!("table {id} can't be read: {message}"),
                );
                self.damaged.insert(id.to_owned(), refused);
                Vec::new()
            }
            None => vec![Said::Unread { message }],
        }
    }

    /// A change that is being kept here will find out by itself that it came too late.
    fn changed(&mut self, id: &str, row: Option<Value>) -> Vec<Said> {
        let row = row.and_then(|row| TableRow::deserialize(row).ok());
        let known = self.tables.get(id).map(|table| table.row().revision);
        let is_news = row.as_ref().map(|row| row.revision) > known || row.is_none();
        if self.storing.contains(id) || !is_news {
            return Vec::new();
        }
        match row {
            Some(row) => drop(self.rows.insert(id.to_owned(), row)),
            None => drop(self.rows.remove(id)),
        }
        self.put_away(id)
    }

    /// Drops a table from memory. Whoever waits for it may ask again.
    fn put_away(&mut self, id: &str) -> Vec<Said> {
        self.tables.remove(id);
        let waiting = self.open.extract_if(|_, (table, _)| table == id);
        waiting.map(|(reply, _)| lost(reply)).collect()
    }

    fn request(
        &mut self,
        reply: ReplyId,
        method: &str,
        path: &str,
        seat: Option<u8>,
        mut body: Value,
    ) -> Result<Vec<Said>, Refused> {
        match wanted(method, path, &body)? {
            Wanted::Games => Ok(vec![answered(
                reply,
                &Catalog {
                    games: Games::new(&[], bot::offered),
                },
            )]),
            Wanted::Me => Ok(vec![answered(reply, &self.me())]),
            Wanted::Rename => self.rename(reply, &read::<RenameGuest>(&body)?),
            Wanted::Create => {
                let people = (body.as_object_mut()).and_then(|body| body.remove("people"));
                let people = people.map_or_else(|| Ok(Vec::new()), |people| read::<Vec<String>>(&people))?;
                let people = (people.iter().map(|name| checked(name))).collect::<Result<Vec<_>, _>>()?;
                let body: CreateTable = read(&body)?;
                let mut said = Vec::new();
                if let Some(name) = &body.name {
                    said.extend(self.named(name)?);
                }
                let row = making::planned(&self.host, &self.name, &people, &body)?;
                said.extend(self.begin(reply, row)?);
                Ok(said)
            }
            Wanted::Rematch(id) => self.rematch(reply, &id),
            Wanted::Import => {
                let stored = making::imported(&self.host, &self.name, &read(&body)?)?;
                self.arriving.insert(stored.row.id.clone(), stored.clone());
                Ok(vec![Said::Keep {
                    stored: Box::new(stored),
                    reply,
                }])
            }
            Wanted::Lesson => self.lesson(reply, &read(&body)?),
            Wanted::OfTable(id, mut question, form) => {
                if let Some(answer) = self.taught(&id, &mut question) {
                    return Ok(vec![Said::Reply {
                        reply,
                        status: status(ErrorCode::Refused),
                        body: answer,
                    }]);
                }
                if !self.tables.contains_key(&id) {
                    return self.missing(&id);
                }
                self.open.insert(reply, (id.clone(), form));
                Ok(self.ask(&id, seat, reply, *question))
            }
        }
    }

    /// Opens a lesson; only one is open at a time.
    fn lesson(&mut self, reply: ReplyId, body: &lessons::OpenLesson) -> Result<Vec<Said>, Refused> {
        let (stored, lesson) = Lesson::open(&self.host, &self.name, body)?;
        let id = stored.row.id.clone();
        let table = Table::load(stored, 0, self.bot_pause_ms)
            .map_err(|damaged| refuse(damaged.code, damaged.to_string()))?;
        for (id, _) in self.lessons.drain() {
            self.tables.remove(&id);
        }
        self.tables.insert(id.clone(), table);
        self.lessons.insert(id.clone(), lesson);
        self.open.insert(reply, (id.clone(), Form::Itself));
        let mut said = self.tell(&id, Input::Wake);
        said.extend(self.ask(&id, None, reply, Question::Summary));
        Ok(said)
    }

    /// In a lesson, what is taught takes the place of what was sent, and anything else is answered at once: nothing is
    /// taken back, and no other legal move is made.
    fn taught(&self, id: &str, question: &mut Question) -> Option<Box<RawValue>> {
        let (lesson, table) = (self.lessons.get(id)?, self.tables.get(id)?);
        match question {
            Question::Undo(_) => return Some(lessons::other_than_taught()),
            Question::Moves { request, .. } => match lesson.tried(table.game(), &request.moves) {
                Tried::Taught(moves) => request.moves = moves,
                Tried::Other => return Some(lessons::other_than_taught()),
                Tried::Illegal => {}
            },
            _ => {}
        }
        None
    }

    /// A table that is kept but not loaded has to be loaded; any other does not exist.
    fn missing(&self, id: &str) -> Result<Vec<Said>, Refused> {
        if let Some(refused) = self.damaged.get(id) {
            return Err(refused.clone());
        }
        match self.rows.contains_key(id) {
            true => Ok(vec![Said::Missing { table: id.to_owned() }]),
            false => Err(refuse(
                ErrorCode::UnknownTable,
                "there is no such table on this device",
            )),
        }
    }

    fn ask(&mut self, id: &str, seat: Option<u8>, reply: ReplyId, question: Question) -> Vec<Said> {
        let person = self.person_at(id, seat);
        self.tell(
            id,
            Input::Ask {
                reply,
                person,
                question,
            },
        )
    }

    fn person(&self) -> Person {
        Person {
            id: PERSON.to_owned(),
            name: self.name.clone(),
        }
    }

    /// The person on this seat of a table; without one, the first person of the device. Where several share a game that
    /// is not over, nobody knows who looks without a seat: a stranger, who sees nothing that is hidden.
    fn person_at(&self, id: &str, seat: Option<u8>) -> Option<Person> {
        let row = self.tables.get(id).map(Table::row);
        let place = row.and_then(|row| row.seats.get(usize::from(seat?)));
        match place.map(|place| &place.occupant) {
            Some(Occupant::Guest { id, name }) => Some(Person {
                id: id.clone(),
                name: name.clone(),
            }),
            _ if row.is_some_and(|row| is_shared(row) && row.state != TableState::Over) => None,
            _ => Some(self.person()),
        }
    }

    fn me(&self) -> Me {
        let now = self.host.now();
        let shown = |row: &TableRow| {
            let mut row = row.clone();
            call(&mut row, &self.name);
            summary(&row, Some(asked_person(&row)), &BTreeSet::new(), now).ok()
        };
        let mut tables: Vec<TableSummary> = self.rows.values().filter_map(shown).collect();
        tables.sort_by_key(|table| std::cmp::Reverse((table.your_turn, table.updated)));
        Me {
            guest: Some(Guest {
                id: PERSON.to_owned(),
                name: self.name.clone(),
                code: String::new(),
            }),
            tables,
        }
    }

    fn rename(&mut self, reply: ReplyId, body: &RenameGuest) -> Result<Vec<Said>, Refused> {
        let mut said = self.named(&body.name)?;
        let person = self.person();
        let own = self.tables.iter().filter(|(_, table)| !is_shared(table.row()));
        let ids: Vec<String> = own.map(|(id, _)| id.clone()).collect();
        for id in ids {
            said.extend(self.tell(&id, Input::Renamed(person.clone())));
        }
        said.push(answered(reply, &self.me()));
        Ok(said)
    }

    fn named(&mut self, name: &str) -> Result<Vec<Said>, Refused> {
        let name = checked(name)?;
        self.name.clone_from(&name);
        Ok(vec![Said::Name { name }])
    }

    /// Starts a table whose seats are all taken; the answer comes once the start is kept.
    fn begin(&mut self, reply: ReplyId, row: TableRow) -> Result<Vec<Said>, Refused> {
        let id = row.id.clone();
        let stored = StoredTable {
            row,
            entries: Vec::new(),
            requests: Vec::new(),
        };
        let seed = u64::from_le_bytes(self.host.bytes());
        let table = Table::load(stored, seed, self.bot_pause_ms)
            .map_err(|damaged| refuse(damaged.code, damaged.to_string()))?;
        self.tables.insert(id.clone(), table);
        self.new.insert(id.clone(), reply);
        self.open.insert(reply, (id.clone(), Form::Itself));
        let mut said = self.tell(&id, Input::Wake);
        said.extend(self.ask(&id, None, reply, Question::Started));
        Ok(said)
    }

    fn rematch(&mut self, reply: ReplyId, id: &str) -> Result<Vec<Said>, Refused> {
        let unknown = || refuse(ErrorCode::UnknownTable, "there is no such table on this device");
        let old = self.rows.get(id).ok_or_else(unknown)?;
        if old.state != TableState::Over {
            return Err(refuse(ErrorCode::NotOver, "the game is not over yet"));
        }
        let goes_on =
            |row: &&TableRow| row.rematch_of.as_deref() == Some(id) && row.state != TableState::Over;
        let now = self.host.now();
        let next = (self.rows.values().find(goes_on))
            .and_then(|row| summary(row, Some(PERSON), &BTreeSet::new(), now).ok());
        match next {
            Some(next) => Ok(vec![answered(reply, &next)]),
            None => {
                let row = making::again(&self.host, old)?;
                self.begin(reply, row)
            }
        }
    }

    fn watch(&mut self, id: &str, watcher: u64, since: Option<u32>, seat: Option<u8>) -> Vec<Said> {
        if !self.tables.contains_key(id) {
            return (self.missing(id)).unwrap_or_else(|_| vec![Said::Refused { watcher }]);
        }
        // Nobody waits for the answer: the stream itself begins.
        let question = Question::Watch {
            watcher,
            since,
            seat: None,
        };
        let mut said = self.ask(id, seat, ReplyId::MAX, question);
        said.retain(|one| !matches!(one, Said::Reply { reply, .. } if *reply == ReplyId::MAX));
        said
    }

    fn stored(&mut self, id: &str, error: Option<NotKept>) -> Vec<Said> {
        if let Some(stored) = self.arriving.remove(id) {
            return match error {
                None => self.arrived(stored),
                Some(_) => Vec::new(),
            };
        }
        let not_stored = error.map(|error| match error {
            NotKept::Conflict => NotStored::Conflict,
            NotKept::Failed(why) => NotStored::Failed(why),
        });
        if let Some(reply) = self.new.remove(id)
            && let Some(error) = &not_stored
        {
            self.tables.remove(id);
            self.open.remove(&reply);
            let message = format!("the table was not made: {error}");
            return vec![refusal(reply, &refuse(ErrorCode::Storage, message))];
        }
        self.storing.remove(id);
        let said = self.tell(id, Input::Stored(not_stored.map_or(Ok(()), Err)));
        if let Some(table) = self.tables.get(id) {
            self.rows.insert(id.to_owned(), table.row().clone());
        }
        said
    }

    fn arrived(&mut self, stored: StoredTable) -> Vec<Said> {
        self.rows.insert(stored.row.id.clone(), stored.row);
        Vec::new()
    }

    /// Passes an input to a table and carries out what it says.
    fn tell(&mut self, id: &str, input: Input) -> Vec<Said> {
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

/// A name as others may read it.
fn checked(name: &str) -> Result<String, Refused> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > NAME_LENGTH_MAX || name.chars().any(char::is_control) {
        let message = format!("a name has 1 to {NAME_LENGTH_MAX} characters");
        return Err(refuse(ErrorCode::BadName, message));
    }
    Ok(name)
}

/// The person of the device whom a table waits for; the first one while it waits for none of them.
fn asked_person(row: &TableRow) -> &str {
    let person = |index: &u8| match &row.seats.get(usize::from(*index))?.occupant {
        Occupant::Guest { id, .. } => Some(id.as_str()),
        Occupant::Open | Occupant::Bot(_) => None,
    };
    row.asked.iter().find_map(person).unwrap_or(PERSON)
}

/// Whether several people share the device at this table.
fn is_shared(row: &TableRow) -> bool {
    let people = row.seats.iter().filter(|seat| making::is_person(&seat.occupant));
    people.count() > 1
}

/// Calls the person by the name of today: rows are kept with that of the day. Names that tell several people apart stay as
/// they are, and so does the name in a table from elsewhere while the person here has none.
fn call(row: &mut TableRow, today: &str) {
    if today.is_empty() || is_shared(row) {
        return;
    }
    for seat in &mut row.seats {
        if let Occupant::Guest { id, name } = &mut seat.occupant
            && id == PERSON
        {
            today.clone_into(name);
        }
    }
}

/// A bot's job as a thought.
fn asked(table: String, job: &BotJob) -> Option<Said> {
    let seat = job.seat.index() as u8;
    Some(Said::Bot {
        table,
        version: job.version,
        seat,
        pause_ms: job.pause_ms,
        thought: Thought::Bot {
            record: job.game.record().ok()?,
            seat,
            bot: job.bot,
            seed: format!("{:016x}", job.seed),
        },
    })
}

/// A table's answer in the form that the request wanted.
fn formed(table: &str, reply: ReplyId, form: Form, answer: Answer) -> Result<Said, Refused> {
    let record = |game: &protocol::AnyGame| {
        game.record()
            .map_err(|error| refuse(ErrorCode::Internal, error.to_string()))
    };
    Ok(match (form, answer) {
        (Form::Suggestion, Answer::Position { seat, game }) => match bot::suggest(&game, seat) {
            Some(one) => answered(reply, &one),
            None => {
                let message = "there is nothing to suggest here";
                return Err(refuse(ErrorCode::NotYourSeat, message));
            }
        },
        (Form::Hint, Answer::Position { seat, game }) => Said::Hint {
            reply,
            version: game.version(),
            seat: seat.index() as u8,
            thought: Thought::Hint {
                record: record(&game)?,
                seat: seat.index() as u8,
            },
        },
        (Form::Review, Answer::Finished(game)) => Said::Review {
            reply,
            table: table.to_owned(),
            version: REVIEW_VERSION,
            thought: Thought::Review {
                record: record(&game)?,
            },
        },
        (_, Answer::Summary(summary)) => answered(reply, &summary),
        (_, Answer::Update(update)) => answered(reply, &*update),
        (_, Answer::History(history)) => answered(reply, &history),
        (_, Answer::Moment(moment)) => answered(reply, &moment),
        (_, Answer::Preview(preview)) => answered(reply, &preview),
        (_, Answer::Charts(charts)) => answered(reply, &charts),
        (_, Answer::Record(record)) => answered(reply, &record),
        (_, Answer::StillAsked(still)) => answered(reply, &still),
        (_, Answer::Watching | Answer::Position { .. } | Answer::Finished(_)) => answered(reply, &()),
    })
}

/// A successful answer.
fn answered(reply: ReplyId, body: &impl Serialize) -> Said {
    match to_raw_value(body) {
        Ok(body) => Said::Reply {
            reply,
            status: 200,
            body,
        },
        Err(error) => refusal(reply, &refuse(ErrorCode::Internal, error.to_string())),
    }
}

fn refusal(reply: ReplyId, refused: &Refused) -> Said {
    Said::Reply {
        reply,
        status: status(refused.error.code),
        body: to_raw_value(&**refused).unwrap_or_else(|_| RawValue::NULL.to_owned()),
    }
}

/// The answer of a table that is being loaded again: the page asks once more.
fn lost(reply: ReplyId) -> Said {
    Said::Reply {
        reply,
        status: 503,
        body: RawValue::NULL.to_owned(),
    }
}
