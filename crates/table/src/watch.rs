//! Who watches a table, and what watchers are told.

use std::sync::Arc;

use protocol::{ErrorCode, TableState, TableSummary, Update, Written};
use tabletop::Seat;

use crate::core::{Refused, Table, Watcher, refuse};
use crate::look::check_may_look;
use crate::message::{Answer, Message, Output, Person, ReplyId, WatcherId};
use crate::rows::Occupant;

/// The maximum number of strangers' streams at one table. Its members are never turned away.
const STRANGER_COUNT_MAX: usize = 200;
/// The maximum number of streams of one member; the oldest gives way, since its connection may be
/// dead.
const MEMBER_STREAM_COUNT_MAX: usize = 20;

/// An update that has been made: for whom, and from which version on.
pub(crate) type Made = (Option<Seat>, Option<u32>, Arc<Written<Update>>);

impl Table {
    /// Opens a stream, which starts with the summary and, if the game has started, the table.
    pub(crate) fn watch(
        &mut self,
        reply: ReplyId,
        watcher: WatcherId,
        person: Option<&Person>,
        since: Option<u32>,
        seat: Option<Seat>,
        out: &mut Vec<Output>,
    ) {
        if let Err(refused) = self.check_may_watch(person, seat) {
            out.push(Output::Reply(reply, Err(refused)));
            return;
        }
        self.make_room(person, out);
        out.push(Output::Reply(reply, Ok(Answer::Watching)));
        let came = person.is_some();
        self.watchers.insert(
            watcher,
            Watcher {
                person: person.cloned(),
                version: since,
            },
        );
        if came {
            self.tell_tables(out);
        } else {
            self.tell_table(watcher, None, out);
        }
        let seat = self.seat_of(person);
        let seen = self.seen_version(seat);
        if self.row.state != TableState::Open
            && let Ok(update) = self.update(seat, since, seen)
        {
            out.push(Output::Send(watcher, Message::Update(update)));
            if let Some(watcher) = self.watchers.get_mut(&watcher) {
                watcher.version = Some(seen);
            }
        }
    }

    fn check_may_watch(&self, person: Option<&Person>, seat: Option<Seat>) -> Result<(), Refused> {
        check_may_look(&self.row, person)?;
        if seat.is_some() && seat != self.seat_of(person) {
            return Err(refuse(ErrorCode::NotYourSeat, "you don't sit on that seat"));
        }
        let is_stranger = |watcher: &&Watcher| !self.member(watcher.person.as_ref());
        if !self.member(person) && self.watchers.values().filter(is_stranger).count() >= STRANGER_COUNT_MAX {
            return Err(refuse(
                ErrorCode::Busy,
                "too many are watching this table already",
            ));
        }
        Ok(())
    }

    /// Ends the oldest stream of a member who has too many.
    fn make_room(&mut self, person: Option<&Person>, out: &mut Vec<Output>) {
        if !self.member(person) {
            return;
        }
        let own_id = person.map(|person| &person.id);
        let mut own = self
            .watchers
            .iter()
            .filter(|(_, watcher)| watcher.person.as_ref().map(|person| &person.id) == own_id);
        let oldest = own.next().map(|(&watcher, _)| watcher);
        if own.count() + 1 >= MEMBER_STREAM_COUNT_MAX
            && let Some(oldest) = oldest
        {
            self.watchers.remove(&oldest);
            out.push(Output::End(oldest));
        }
    }

    /// Whether this stream is open, as far as the table knows.
    pub fn is_watched_by(&self, watcher: WatcherId) -> bool {
        self.watchers.contains_key(&watcher)
    }

    pub(crate) fn unwatch(&mut self, watcher: WatcherId, out: &mut Vec<Output>) {
        let gone = self.watchers.remove(&watcher);
        if gone.is_some_and(|gone| gone.person.is_some()) {
            self.tell_tables(out);
        }
    }

    /// Ends every stream of a guest.
    pub(crate) fn log_out(&mut self, guest: &str, out: &mut Vec<Output>) {
        let is_own = |watcher: &Watcher| watcher.person.as_ref().is_some_and(|person| person.id == guest);
        let own = self.watchers.extract_if(.., |_, watcher| is_own(watcher));
        let ended: Vec<WatcherId> = own.map(|(id, _)| id).collect();
        if ended.is_empty() {
            return;
        }
        out.extend(ended.into_iter().map(Output::End));
        self.tell_tables(out);
    }

    /// Notes a guest's new name or picture wherever the table shows it.
    pub(crate) fn rename(&mut self, person: &Person, out: &mut Vec<Output>) {
        let mut seen = false;
        for seat in &mut self.row.seats {
            if let Occupant::Guest { id, name, avatar } = &mut seat.occupant
                && *id == person.id
            {
                name.clone_from(&person.name);
                *avatar = person.avatar;
                seen = true;
            }
        }
        if seen {
            self.tell_tables(out);
        }
    }

    /// Tells every watcher the state of the table after a change.
    pub(crate) fn tell_all(&mut self, answered: Option<Made>, out: &mut Vec<Output>) {
        self.turn_away(out);
        self.tell_tables(out);
        if self.row.state == TableState::Open {
            return;
        }
        // Most watchers of a seat have seen the same version, so their update is made only once.
        let mut made: Vec<Made> = answered.into_iter().collect();
        let behind = self.seen_version(None);
        let watchers: Vec<(WatcherId, Option<Seat>, Option<u32>)> = self
            .watchers
            .iter()
            .map(|(&id, watcher)| (id, self.seat_of(watcher.person.as_ref()), watcher.version))
            .collect();
        for (id, seat, since) in watchers {
            let version = if seat.is_some() { self.row.version } else { behind };
            if since == Some(version) {
                continue;
            }
            let known = made.iter().find(|(of, from, _)| *of == seat && *from == since);
            let update = match known {
                Some((_, _, update)) => Arc::clone(update),
                None => {
                    let Ok(update) = self.update(seat, since, version) else {
                        continue;
                    };
                    made.push((seat, since, Arc::clone(&update)));
                    update
                }
            };
            out.push(Output::Send(id, Message::Update(update)));
            if let Some(watcher) = self.watchers.get_mut(&id) {
                watcher.version = Some(version);
            }
        }
    }

    /// Ends the streams of those who may no longer look at a private table because they have left it.
    fn turn_away(&mut self, out: &mut Vec<Output>) {
        let row = &self.row;
        let is_stranger = |watcher: &Watcher| check_may_look(row, watcher.person.as_ref()).is_err();
        let gone = self.watchers.extract_if(.., |_, watcher| is_stranger(watcher));
        let gone: Vec<(WatcherId, Watcher)> = gone.collect();
        for (id, watcher) in gone {
            // A last word: who lost the seat by saying nothing does not know yet.
            self.tell_table(id, watcher.person.as_ref(), out);
            out.push(Output::End(id));
        }
    }

    pub(crate) fn tell_tables(&self, out: &mut Vec<Output>) {
        // All streams of one person carry the same, and so do those of visitors without a name.
        let mut made: Vec<(Option<&str>, Arc<Written<TableSummary>>)> = Vec::new();
        for (&id, watcher) in &self.watchers {
            let person = watcher.person.as_ref();
            let who = person.map(|person| person.id.as_str());
            let known = made.iter().find(|(other, _)| *other == who);
            let summary = match known {
                Some((_, summary)) => Arc::clone(summary),
                None => {
                    let Some(summary) = self.written_summary(person) else {
                        continue;
                    };
                    made.push((who, Arc::clone(&summary)));
                    summary
                }
            };
            out.push(Output::Send(id, Message::Table(summary)));
        }
    }

    fn tell_table(&self, watcher: WatcherId, person: Option<&Person>, out: &mut Vec<Output>) {
        let summary = self.written_summary(person);
        out.extend(summary.map(|summary| Output::Send(watcher, Message::Table(summary))));
    }

    fn written_summary(&self, person: Option<&Person>) -> Option<Arc<Written<TableSummary>>> {
        Some(Arc::new(Written::new(self.summary(person).ok()?)))
    }
}
