//! Requests, and who watches.

use std::collections::BTreeSet;

use protocol::{
    Catalog, CreateTable, Departure, ErrorCode, Games, Guest, Me, RenameGuest, TableState, TableSummary,
};
use serde_json::Value;
use table::core::{Refused, refuse};
use table::message::{Input, Question, ReplyId};
use table::rows::{StoredTable, TableRow};
use table::{Table, bot, summary};

use super::House;
use super::answers::answered;
use super::people::{asked_person, call, checked, is_shared};
use crate::host::Host;
use crate::making::{self, PERSON};
use crate::requests::{Form, Wanted, read, status, wanted};
use crate::words::Said;

impl<H: Host> House<H> {
    pub(super) fn request(
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
                Ok(self.keep(reply, stored))
            }
            Wanted::Arrive(body) => self.arrive(reply, body),
            Wanted::Lesson => self.lesson(reply, &read(&body)?),
            Wanted::Branch(id, body) => match self.tables.get(&id) {
                Some(table) => {
                    let stored = making::branched(&self.host, &self.name, table, body)?;
                    Ok(self.keep(reply, stored))
                }
                None => self.missing(&id),
            },
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

    /// Goes on with a game from elsewhere; one that has come already is not taken in twice.
    fn arrive(&mut self, reply: ReplyId, body: Departure) -> Result<Vec<Said>, Refused> {
        let has_come =
            |row: &&TableRow| row.branch_of.as_ref() == Some(&body.from) && row.state != TableState::Over;
        let now = self.host.now();
        let known = (self.rows.values().find(has_come))
            .and_then(|row| summary(row, Some(asked_person(row)), &BTreeSet::new(), now).ok());
        match known {
            Some(known) => Ok(vec![answered(reply, &known)]),
            None => {
                let stored = making::brought(&self.host, &self.name, body)?;
                Ok(self.keep(reply, stored))
            }
        }
    }

    /// Has a table kept that begins with a record.
    fn keep(&mut self, reply: ReplyId, stored: StoredTable) -> Vec<Said> {
        self.arriving.insert(stored.row.id.clone(), stored.clone());
        vec![Said::Keep {
            stored: Box::new(stored),
            reply,
        }]
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

    pub(super) fn ask(
        &mut self,
        id: &str,
        seat: Option<u8>,
        reply: ReplyId,
        question: Question,
    ) -> Vec<Said> {
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
                avatar: None,
                language: None,
                account: None,
            }),
            tables,
            host: false,
            sanctions: Vec::new(),
            by_invitation: false,
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

    pub(super) fn watch(
        &mut self,
        id: &str,
        watcher: u64,
        since: Option<u32>,
        seat: Option<u8>,
    ) -> Vec<Said> {
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
}
