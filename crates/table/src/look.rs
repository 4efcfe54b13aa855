//! What a table shows without changing: updates, history, charts, the record.

use std::collections::BTreeSet;
use std::sync::Arc;

use protocol::{
    AnyGame, ErrorCode, History, LogEntry, Moment, Preview, PreviewRequest, Reader, TableState, TableSummary,
    Update, Written,
};
use tabletop::{Seat, SeatSet};

use crate::change::{MOVE_COUNT_MAX, game_refusal};
use crate::core::{Refused, Table, refuse};
use crate::delay;
use crate::message::{Answer, Person, Question};
use crate::rows::TableRow;
use crate::summary::summary;

/// How many entries of the log a full update carries, and how large a gap may be before the log starts over.
const LOG_LENGTH_MAX: u32 = 200;
/// How often a seat may take back in one game. No real player comes near it; without it a record, which every
/// update walks through, could grow without end.
const UNDO_COUNT_MAX: usize = 200;

impl Table {
    pub(crate) fn look(&self, person: Option<&Person>, question: &Question) -> Result<Answer, Refused> {
        if !matches!(question, Question::Invitation | Question::Started) {
            check_may_look(&self.row, person)?;
        }
        if let Question::Summary | Question::Invitation | Question::Started = question {
            return self
                .summary(person)
                .map(|summary| Answer::Summary(Box::new(summary)));
        }
        if self.row.state == TableState::Open {
            return Err(refuse(
                ErrorCode::NotStarted,
                "the game has not started: a seat is open",
            ));
        }
        let observer = self.seat_of(person);
        match question {
            Question::Now => (self.update(observer, None, self.seen_version(observer))).map(Answer::Update),
            Question::History => Ok(Answer::History(self.history(observer)?)),
            Question::Moment(step) => self
                .moment(observer, *step)
                .map(|moment| Answer::Moment(Box::new(moment))),
            Question::Charts => Ok(Answer::Charts(self.seen_game(observer)?.charts(observer))),
            Question::Record if !self.row.is_open_book() && self.game.has_secrets(observer) => Err(refuse(
                ErrorCode::NotOver,
                "the record holds what is still hidden from you; it can be read when the game is over",
            )),
            Question::Record => self
                .seen_game(observer)?
                .record()
                .map(Answer::Record)
                .map_err(|error| refuse(ErrorCode::Internal, error.to_string())),
            Question::Departure { free } => self
                .departure(person, *free)
                .map(|departure| Answer::Departure(Box::new(departure))),
            Question::Position => self.position(person),
            Question::Preview(request) => self.preview(observer, request),
            Question::StillAsked(seat, version) => {
                let same = *version == self.row.version || self.game.still_asked(*seat, *version);
                Ok(Answer::StillAsked(same && self.game.asked().contains(*seat)))
            }
            Question::Finished if self.game.is_over() => Ok(Answer::Finished(Box::new(self.game.clone()))),
            Question::Finished => Err(refuse(
                ErrorCode::NotOver,
                "a game is reviewed when it is over; until then those who play may ask for hints",
            )),
            _ => Err(refuse(
                ErrorCode::Internal,
                "this is not a question about a table",
            )),
        }
    }

    pub(crate) fn summary(&self, person: Option<&Person>) -> Result<TableSummary, Refused> {
        let connected = self
            .watchers
            .values()
            .filter_map(|watcher| watcher.person.as_ref())
            .map(|person| person.id.as_str())
            .collect::<BTreeSet<_>>();
        let guest = person.map(|person| person.id.as_str());
        let mut summary = summary(&self.row, guest, &connected, self.now)
            .map_err(|error| refuse(ErrorCode::Internal, error.to_string()))?;
        summary.rematch = self.rematch.clone().filter(|_| self.member(person));
        if delay::keeps_behind(&self.row, self.seat_of(person).is_some()) {
            self.show_past(&mut summary)?;
        }
        Ok(summary)
    }

    /// The update, as of version `at`, for a seat (or a spectator) that has seen `since`. It is the same for
    /// the same record, so that a repeated request gets the same answer even later.
    pub(crate) fn update(
        &self,
        seat: Option<Seat>,
        since: Option<u32>,
        at: u32,
    ) -> Result<Arc<Written<Update>>, Refused> {
        let earlier;
        let game = if at == self.row.version {
            &self.game
        } else {
            earlier = self.after(at)?;
            &earlier
        };
        let goes_on = |since: &u32| *since <= at && at - since <= LOG_LENGTH_MAX;
        let (full, from) = match since.filter(goes_on) {
            Some(since) => (false, self.log_start(since, at)),
            None => (true, at.saturating_sub(LOG_LENGTH_MAX)),
        };
        let over = game.is_over();
        // A game that has ended early, or goes on elsewhere, no longer asks anybody.
        let asks_nobody = self.row.ended_by.is_some() || self.row.gone_with().is_some();
        let asked_seat = seat.filter(|_| !asks_nobody);
        Ok(Arc::new(Written::new(Update {
            version: at,
            full,
            log: self.log(game, from, seat),
            view: game.view(seat),
            pieces: game.pieces(seat),
            outlook: game.outlook(seat),
            question: asked_seat.and_then(|seat| game.question(seat)),
            offers: asked_seat.map(|seat| game.told_offers(seat)).unwrap_or_default(),
            undo: asked_seat.is_some_and(|seat| self.undo_count(game, seat) > 0),
            asked: match asks_nobody {
                true => Vec::new(),
                false => wire_seats(game.asked()),
            },
            asked_since: self.time(at),
            over,
        })))
    }

    /// How many entries the seat can take back now: what its last request decided, and what bots decided
    /// since. Undo never crosses a chance outcome, somebody else's decision or the revealing of sealed
    /// answers, so that nobody learns anything by going back. The decisions of a stand-in count as those of
    /// the person it plays for.
    pub(crate) fn undo_count(&self, game: &AnyGame, seat: Seat) -> u32 {
        if self.undos_left(seat, game.version()) == 0 {
            return 0;
        }
        let mut seats = self.row.bot_seats();
        seats.insert(seat);
        let span = game.undo_span(seats) as usize;
        if span == 0 {
            return 0;
        }
        let batch = |step: u32| self.marks.get(step as usize).map(|mark| mark.batch);
        let standing = game.standing();
        let mut back = standing.iter().rev().take(span).enumerate();
        let by = Some(seat);
        let own = back.find(|(_, (_, of))| *of == by);
        let Some((since, last)) = own.and_then(|(since, (step, _))| Some((since, batch(*step)?))) else {
            return 0;
        };
        let together = back
            .take_while(|(_, (step, of))| *of == by && batch(*step) == Some(last))
            .count();
        (since + 1 + together) as u32
    }

    /// How much time the seat's last standing decision had taken, in milliseconds.
    pub(crate) fn time_of_last(&self, seat: Seat) -> i64 {
        let standing = self.game.history(Reader::Open);
        let own = standing
            .iter()
            .rev()
            .filter(|step| step.seat == Some(seat.into()));
        own.filter_map(|step| self.marks.get(step.step as usize)?.spent)
            .next()
            .unwrap_or(0)
    }

    /// How often the seat may still take back after the first `at` entries.
    pub(crate) fn undos_left(&self, seat: Seat, at: u32) -> usize {
        let marks = self.marks.iter().take(at as usize);
        let own = marks.filter(|mark| mark.undo.is_some_and(|(by, _)| by == seat));
        UNDO_COUNT_MAX.saturating_sub(own.count())
    }

    fn history(&self, observer: Option<Seat>) -> Result<History, Refused> {
        let mut steps = self.seen_game(observer)?.history(Reader::Of(observer));
        for step in &mut steps {
            step.time = self.time(step.step.saturating_add(1));
        }
        Ok(History {
            steps,
            version: self.seen_version(observer),
        })
    }

    fn moment(&self, observer: Option<Seat>, step: u32) -> Result<Moment, Refused> {
        let (seen, all) = (self.seen_version(observer), self.seen_game(observer)?);
        if step > seen && seen < self.row.version {
            let message = format!("spectators see {seen} entries of the record so far");
            return Err(refuse(ErrorCode::UnknownStep, message));
        }
        let game = self.after(step)?;
        let view = match self.row.is_open_book() {
            true => game.open_view(observer),
            false => game.view(observer),
        };
        let next = self.log(&all, step, observer).into_iter().next();
        Ok(Moment {
            step,
            view,
            pieces: game.pieces(observer),
            outlook: game.outlook(observer),
            log: next,
        })
    }

    fn position(&self, person: Option<&Person>) -> Result<Answer, Refused> {
        if self.seat_of(person).is_some() && !self.row.has_hints() {
            let message = match self.row.rated {
                true => "a game that counts for the ratings is played without hints",
                false => "hints are off at this table: everybody who plays has to agree first",
            };
            return Err(refuse(ErrorCode::HintsOff, message));
        }
        let seat = self
            .seat_of(person)
            .filter(|&seat| self.game.asked().contains(seat));
        match seat {
            Some(seat) => Ok(Answer::Position {
                seat,
                game: Box::new(self.game.clone()),
            }),
            None => Err(refuse(ErrorCode::NotYourSeat, "you are not being asked now")),
        }
    }

    /// What the asker's moves would come to.
    fn preview(&self, seat: Option<Seat>, request: &PreviewRequest) -> Result<Answer, Refused> {
        let Some(seat) = seat else {
            return Err(refuse(ErrorCode::NotYourSeat, "you do not play at this table"));
        };
        let same = request.version == self.row.version || self.game.still_asked(seat, request.version);
        if !same {
            // The table has moved on while somebody was arranging something: that is nobody's mistake.
            let stale = Preview {
                stale: true,
                ..Preview::default()
            };
            return Ok(Answer::Preview(Box::new(stale)));
        }
        if !self.game.asked().contains(seat) {
            return Err(refuse(ErrorCode::NotYourSeat, "you are not being asked now"));
        }
        if request.moves.len() > MOVE_COUNT_MAX {
            let message = format!("a request holds at most {MOVE_COUNT_MAX} moves");
            return Err(refuse(ErrorCode::BadRequest, message));
        }
        let preview = self.game.foresee(seat, &request.moves);
        preview
            .map(|preview| Answer::Preview(Box::new(preview)))
            .map_err(|error| game_refusal(&error))
    }

    pub(crate) fn after(&self, at: u32) -> Result<AnyGame, Refused> {
        self.game.after(at as usize).ok_or_else(|| {
            let message = format!("the record has {} entries", self.row.version);
            refuse(ErrorCode::UnknownStep, message)
        })
    }

    fn log(&self, game: &AnyGame, from: u32, observer: Option<Seat>) -> Vec<LogEntry> {
        let mut log = game.log(from as usize, Reader::Of(observer));
        let own = observer.map(Into::into);
        for entry in &mut log {
            entry.time = self.time(entry.step.saturating_add(1));
            // Others would learn what the seat is going to do.
            let may_know = self.row.is_open_book() || (entry.seat.is_some() && entry.seat == own);
            let mark = self.marks.get(entry.step as usize);
            entry.ordered = may_know && mark.is_some_and(|mark| mark.ordered);
        }
        log
    }

    /// When the first `at` entries were complete, in milliseconds since 1970.
    pub(crate) fn time(&self, at: u32) -> u64 {
        let last = at.checked_sub(1).and_then(|last| self.marks.get(last as usize));
        last.map_or(self.row.created, |mark| mark.time)
            .max(0)
            .cast_unsigned()
    }

    /// Where the log of an update starts for a watcher who has seen `since`: right there, or earlier if an
    /// entry that the watcher knows was taken back in the meantime.
    fn log_start(&self, since: u32, at: u32) -> u32 {
        let later = self.marks.get(since as usize..at as usize).unwrap_or_default();
        if later.iter().all(|mark| mark.undo.is_none()) {
            return since;
        }
        let mut start = since;
        let mut standing = Vec::new();
        for (number, mark) in (0u32..).zip(self.marks.iter().take(at as usize)) {
            let Some((_, takes_back)) = mark.undo else {
                standing.push(number);
                continue;
            };
            for _ in 0..takes_back {
                match standing.pop() {
                    Some(undone) if number >= since => start = start.min(undone),
                    _ => {}
                }
            }
        }
        start
    }
}

/// A table and its players are visible to everybody unless the host has made it private.
pub(crate) fn check_may_look(row: &TableRow, person: Option<&Person>) -> Result<(), Refused> {
    if row.private && !person.is_some_and(|person| row.has_member(&person.id)) {
        return Err(refuse(
            ErrorCode::NotSeated,
            "this table is private: only its members may look at it",
        ));
    }
    Ok(())
}

fn wire_seats(seats: SeatSet) -> Vec<protocol::Seat> {
    seats.iter().map(Into::into).collect()
}
