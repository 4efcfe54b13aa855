//! What a client does: it repeats a request until it gets an answer, and assembles the table from what it is
//! told.

use std::collections::BTreeMap;

use protocol::{ErrorCode, LogEntry, Move, MovesRequest, UndoRequest, Update};
use table::message::{Answer, Input, Message, Person, Question, WatcherId};
use tabletop::Seat;

use crate::world::{Event, Reply, World};

/// After how long a client sends a request again.
const RETRY: u64 = 120;

#[derive(Clone)]
pub(crate) enum Request {
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

pub(crate) struct Client {
    pub(crate) person: Person,
    pub(crate) seat: Seat,
    pub(crate) watcher: Option<WatcherId>,
    pub(crate) update: Option<Update>,
    pub(crate) log: BTreeMap<u32, LogEntry>,
    pub(crate) waiting: Option<(Request, u64)>,
    pub(crate) request_count: u32,
}

pub(crate) fn person(index: usize) -> Person {
    Person {
        id: format!("guest{index}"),
        name: format!("Guest {index}"),
        avatar: None,
    }
}

impl World {
    pub(crate) fn tick(&mut self, index: usize) {
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
            // A placement has no offers, so the rules are asked; they may have moved on already.
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
                hold_ms: None,
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

    pub(crate) fn answered(&mut self, index: usize, (_, answer): Reply) {
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
                    // The answer to a repeat of an earlier request.
                    client.waiting = Some((request, 0));
                } else if matches!(request, Request::Undo(_)) {
                    self.undos += 1;
                }
                self.take(index, (**update).clone());
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

    pub(crate) fn told(&mut self, index: usize, watcher: WatcherId, message: Message) {
        if self.clients[index].watcher != Some(watcher) {
            return;
        }
        if let Message::Update(update) = message {
            self.take(index, (**update).clone());
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
}
