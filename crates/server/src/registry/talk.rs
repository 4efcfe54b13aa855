//! The chat of one table: what was said last, and what is being said. It is kept beside the table's core, which knows
//! nothing about it: the game would be the same without a word.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::Arc;

use protocol::{Chat, ChatLine, ChatWords, ErrorCode, Seat};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tracing::Span;

use crate::store::{ChatRow, Store, StoreError};
use table::core::{Refused, refuse};
use table::mark::mark;
use table::message::Person;
use table::programs::is_program;
use table::rows::{Occupant, TableRow};

/// How many lines of a table are kept.
const KEPT: u32 = 200;
/// How many lines may wait to be stored.
const WAITING_MAX: usize = 32;
/// How many lines a person may say at one table within [`SPAN_MS`].
const LINES_PER_SPAN: usize = 8;
const SPAN_MS: i64 = 20_000;

/// Something that a person says, and who waits to hear that it was said.
#[derive(Debug)]
pub(crate) struct Said {
    pub person: Person,
    /// The person's own id for the request.
    pub request: String,
    pub words: ChatWords,
    pub answer: oneshot::Sender<Result<ChatLine, Refused>>,
    /// The request that asks, for the log.
    pub span: Span,
}

/// A line that is on its way to the disk.
struct Saying {
    line: ChatRow,
    storing: JoinHandle<Result<(), StoreError>>,
    answer: oneshot::Sender<Result<ChatLine, Refused>>,
    span: Span,
}

/// Lines for those who watch, each with the id of whoever said it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Heard {
    full: bool,
    lines: Vec<(String, ChatLine)>,
}

impl Heard {
    /// What somebody is told who does not want to hear these; `None` if nothing.
    pub(crate) fn without(&self, deaf_to: &BTreeSet<String>) -> Option<Chat> {
        let heard = self.lines.iter().filter(|(guest, _)| !deaf_to.contains(guest));
        let lines: Vec<ChatLine> = heard.map(|(_, line)| line.clone()).collect();
        let full = self.full;
        (full || !lines.is_empty()).then_some(Chat { full, lines })
    }
}

/// The chat of a table.
pub(crate) struct Talk {
    table: String,
    store: Arc<dyn Store>,
    lines: VecDeque<ChatRow>,
    /// The number of the last line, which may have been forgotten since.
    last: u32,
    saying: Option<Saying>,
    waiting: VecDeque<Said>,
    /// When each person last said something.
    times: HashMap<String, VecDeque<i64>>,
}

impl Talk {
    /// With the lines that are kept, and the number of the last one that was said.
    pub(crate) fn new(table: String, store: Arc<dyn Store>, lines: Vec<ChatRow>, last: u32) -> Self {
        Self {
            table,
            store,
            last,
            lines: lines.into(),
            saying: None,
            waiting: VecDeque::new(),
            times: HashMap::new(),
        }
    }

    /// Whether nothing is on its way to the disk.
    pub(crate) fn is_quiet(&self) -> bool {
        self.saying.is_none() && self.waiting.is_empty()
    }

    /// Takes what a person says; it is stored once it is its turn.
    pub(crate) fn say(&mut self, now: i64, row: &TableRow, said: Said) {
        let refused = if !row.seats.iter().any(|seat| seat.is_of(&said.person.id)) {
            Some(refuse(
                ErrorCode::NotSeated,
                "only people who sit at this table talk here",
            ))
        } else if self.waiting.len() >= WAITING_MAX {
            Some(refuse(
                ErrorCode::Busy,
                "too much is being said at this table; try again",
            ))
        } else {
            None
        };
        match refused {
            // The asker may have left.
            Some(refused) => drop(said.answer.send(Err(refused))),
            None => self.waiting.push_back(said),
        }
        self.go_on(now, row);
    }

    /// Resolves when the line on its way is on disk, or could not be stored; never if there is none.
    pub(crate) async fn stored(&mut self) -> Result<(), StoreError> {
        match &mut self.saying {
            Some(saying) => match (&mut saying.storing).await {
                Ok(result) => result,
                Err(error) => Err(StoreError::Unavailable(error.to_string())),
            },
            None => std::future::pending().await,
        }
    }

    /// Ends what [`stored`](Self::stored) has waited for; gives what everybody is to be told.
    pub(crate) fn said(&mut self, now: i64, row: &TableRow, result: Result<(), StoreError>) -> Option<Heard> {
        let saying = self.saying.take()?;
        let told = match result {
            Ok(()) => {
                let line = shown(row, &saying.line);
                self.last = line.number;
                let guest = saying.line.guest.clone();
                self.lines.push_back(saying.line);
                while self.lines.len() > KEPT as usize {
                    self.lines.pop_front();
                }
                // The asker may have left; what was said was said.
                let _ = saying.answer.send(Ok(line.clone()));
                Some(Heard {
                    full: false,
                    lines: vec![(guest, line)],
                })
            }
            Err(error) => {
                saying.span.in_scope(|| {
                    tracing::error!(table = self.table, %error, "a line of the chat could not be stored");
                });
                let message = format!("nothing was said: {error}");
                let _ = saying.answer.send(Err(refuse(ErrorCode::Storage, message)));
                None
            }
        };
        self.go_on(now, row);
        told
    }

    /// What a watcher has missed who has heard everything up to this line; `None` if nothing.
    pub(crate) fn since(&self, row: &TableRow, heard: Option<u32>) -> Option<Heard> {
        let last = self.last;
        let first = self.lines.front().map_or(1, |line| line.number);
        let full = heard.is_none_or(|heard| heard > last || heard + 1 < first);
        if !full && heard == Some(last) {
            return None;
        }
        let from = heard.filter(|_| !full).unwrap_or(0);
        let lines = self.lines.iter().filter(|line| line.number > from);
        Some(Heard {
            full,
            lines: (lines.map(|line| (line.guest.clone(), shown(row, line)))).collect(),
        })
    }

    /// Everything, for everybody, once people sit elsewhere or have other names; `None` if nothing was said.
    pub(crate) fn again(&self, row: &TableRow) -> Option<Heard> {
        self.since(row, None).filter(|heard| !heard.lines.is_empty())
    }

    /// Takes out what a guest said; gives what is left, for everybody, if that is less than before.
    pub(crate) fn forget(&mut self, row: &TableRow, guest: &str) -> Option<Heard> {
        self.waiting.retain(|said| said.person.id != guest);
        let before = self.lines.len();
        self.lines.retain(|line| line.guest != guest);
        (self.lines.len() < before).then(|| self.since(row, None))?
    }

    /// Stores the next line that waits, unless one is on its way.
    fn go_on(&mut self, now: i64, row: &TableRow) {
        while self.saying.is_none() {
            let Some(said) = self.waiting.pop_front() else {
                return;
            };
            let is_it = |line: &&ChatRow| line.guest == said.person.id && line.request == said.request;
            if let Some(line) = self.lines.iter().find(is_it) {
                let _ = said.answer.send(Ok(shown(row, line)));
                continue;
            }
            if !self.may_talk(now, &said.person.id) {
                let message = "you are saying a lot; wait a moment";
                let _ = said.answer.send(Err(refuse(ErrorCode::TooMany, message)));
                continue;
            }
            self.store_line(now, said);
        }
    }

    fn store_line(&mut self, now: i64, said: Said) {
        let line = ChatRow {
            number: self.last.saturating_add(1),
            guest: said.person.id,
            name: said.person.name,
            request: said.request,
            words: said.words,
            time: now,
        };
        let (store, table, copy) = (Arc::clone(&self.store), self.table.clone(), line.clone());
        self.saying = Some(Saying {
            line,
            storing: tokio::spawn(async move { store.say(&table, copy, KEPT).await }),
            answer: said.answer,
            span: said.span,
        });
    }

    /// Whether the person may say one more thing now, which counts.
    fn may_talk(&mut self, now: i64, guest: &str) -> bool {
        let times = self.times.entry(guest.to_owned()).or_default();
        times.retain(|time| now - time < SPAN_MS);
        if times.len() >= LINES_PER_SPAN {
            return false;
        }
        times.push_back(now);
        true
    }
}

/// A line as everybody reads it.
pub(crate) fn shown(row: &TableRow, line: &ChatRow) -> ChatLine {
    let seats = || row.seats.iter().enumerate();
    let seat = seats().find(|(_, seat)| seat.is_of(&line.guest));
    let name = match seat {
        Some((_, seat)) => match &seat.occupant {
            Occupant::Guest { name, .. } => name,
            Occupant::Open | Occupant::Bot(_) => &line.name,
        },
        None => &line.name,
    };
    ChatLine {
        number: line.number,
        seat: seat.and_then(|(index, _)| u8::try_from(index).ok()).map(Seat),
        name: name.clone(),
        mark: mark(&line.guest),
        program: is_program(&line.guest),
        words: line.words.clone(),
        time: line.time.max(0).cast_unsigned(),
    }
}
