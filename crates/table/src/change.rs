//! Changes to a table: starting, decisions, undo, and who sits where. Everything is worked out on a
//! draft, which the core stores.

use protocol::{
    BotId, ErrorAnswer, ErrorBody, ErrorCode, GameError, Happened, Move, MovesRequest, OrderEnd, Pace,
    TableState, UndoRequest,
};
use tabletop::{NONCE_LENGTH_MAX, Random as _, Seat, nonce_from};

use crate::auction;
use crate::bot;
use crate::clock;
use crate::core::{Draft, Refused, Table, Waits, Work, refuse};
use crate::message::{Answer, Person, Question, ReplyId};
use crate::programs;
use crate::rows::{EntryRow, Occupant, RequestRow, SeatRow};
use crate::waiting;

/// The maximum length of a request's id, in characters.
const REQUEST_ID_LENGTH_MAX: usize = 64;
/// The maximum number of moves in one request.
pub(crate) const MOVE_COUNT_MAX: usize = 64;
/// The longest time that somebody may have bots wait before they go on, in milliseconds.
const HOLD_MS_MAX: u32 = 10_000;

impl Table {
    /// The change that happens by itself after loading: the start of a full table, or chance that is
    /// due.
    pub(crate) fn wake(&mut self, now: i64) -> Option<Draft> {
        let mut draft = self.draft(now);
        match self.row.state {
            TableState::Open => {
                if !self.stop_waiting(&mut draft, now) {
                    // Nobody has done anything.
                    draft.row.updated = self.row.updated;
                    return (clock::due(&draft.row) != self.row.due).then_some(draft);
                }
                return Some(draft);
            }
            TableState::Running => {
                settle(&mut draft, now, self.row.version);
                if draft.entries.is_empty() {
                    draft.row.asked_since = self.row.asked_since;
                }
            }
            TableState::Over => return None,
        }
        let is_up = self.time_up(&mut draft);
        let changed = !draft.entries.is_empty() || is_up;
        (changed || clock::due(&draft.row) != self.row.due).then_some(draft)
    }

    /// Works out the change that a question asks for.
    pub(crate) fn work_out(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
        question: Question,
    ) -> Result<Work, Refused> {
        match question {
            Question::Moves { seat, request } => self.moves(now, reply, person.as_ref(), seat, &request),
            Question::Undo(request) => self.undo(now, reply, person.as_ref(), &request),
            Question::Join { seat, nonce } => self.join(now, reply, person, seat, nonce),
            Question::List(listed) => self.list(now, reply, person, listed),
            Question::Leave => self.leave(now, reply, person),
            Question::Fill(bot) => self.fill(now, reply, person, bot),
            Question::Ready(said) => self.say_ready(now, reply, person, said),
            Question::Arrange(seating) => self.arrange(now, reply, person, &seating),
            Question::StandIn { seat } => self.stand_in(now, reply, person, seat),
            Question::Return => self.take_back(now, reply, person),
            Question::AgreeHints(agree) => self.agree_hints(now, reply, person, agree),
            Question::WishPause(pause) => self.wish_pause(now, reply, person, pause),
            Question::TakeHoliday(days) => self.take_holiday(now, reply, person, days),
            Question::Order(order) => self.give_order(now, reply, person, order),
            Question::Propose(proposal) => self.propose_to_all(now, reply, person, proposal),
            Question::AnswerProposal(answer) => self.answer_proposal(now, reply, person, answer),
            other => self.look(person.as_ref(), &other).map(Work::Done),
        }
    }

    fn moves(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<&Person>,
        named: Option<Seat>,
        request: &MovesRequest,
    ) -> Result<Work, Refused> {
        let seat = self.own_seat(person)?;
        if named.is_some_and(|named| named != seat) {
            return Err(refuse(ErrorCode::NotYourSeat, "you don't sit on that seat"));
        }
        if let Some(answer) = self.repeated(seat, person, &request.request_id)? {
            return Ok(Work::Done(answer));
        }
        self.check_decides(seat)?;
        self.check_running(seat, request.version)?;
        if !self.game.asked().contains(seat) {
            return Err(refuse(ErrorCode::NotYourSeat, "another seat is asked"));
        }
        if request.moves.len() > MOVE_COUNT_MAX {
            let message = format!("a request holds at most {MOVE_COUNT_MAX} moves");
            return Err(refuse(ErrorCode::BadRequest, message));
        }
        let hold_ms = request.hold_ms.unwrap_or_default();
        if hold_ms > HOLD_MS_MAX {
            let message = format!("bots wait at most {HOLD_MS_MAX} ms");
            return Err(refuse(ErrorCode::BadRequest, message));
        }
        let mut draft = self.draft(now);
        draft.hold = Some((seat, u64::from(hold_ms)));
        let happened = draft
            .game
            .apply(seat, &request.moves)
            .map_err(|error| game_refusal(&error))?;
        let batch = self.row.version;
        draft
            .entries
            .extend(happened.into_iter().map(|one| entry(one, now, batch)));
        if let Some(first) = draft.entries.first_mut() {
            first.spent = clock::spent(&draft.row, seat.index());
        }
        settle(&mut draft, now, batch);
        clock::decided(&mut draft.row, seat.index());
        Ok(self.requested(draft, reply, seat, person, request.version, &request.request_id))
    }

    fn undo(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<&Person>,
        request: &UndoRequest,
    ) -> Result<Work, Refused> {
        let seat = self.own_seat(person)?;
        if let Some(answer) = self.repeated(seat, person, &request.request_id)? {
            return Ok(Work::Done(answer));
        }
        self.check_decides(seat)?;
        self.check_running(seat, request.version)?;
        let count = self.undo_count(&self.game, seat);
        let nothing = || {
            let message = match self.undos_left(seat, self.row.version) {
                0 => "you have taken back as often as a game allows",
                _ => "your last decision was followed by chance or by another person, or there is none",
            };
            refuse(ErrorCode::NothingToUndo, message)
        };
        if count == 0 {
            return Err(nothing());
        }
        let mut draft = self.draft(now);
        let spent = self.time_of_last(seat);
        let happened = draft.game.undo(seat, count).map_err(|_| nothing())?;
        let batch = self.row.version;
        draft.entries.push(entry(happened, now, batch));
        settle(&mut draft, now, batch);
        draft.row.end_orders(seat.index(), OrderEnd::TakenBack);
        clock::took_back(&mut draft.row, seat.index(), spent);
        Ok(self.requested(draft, reply, seat, person, request.version, &request.request_id))
    }

    /// Carries out what a bot decided, if it is still asked. For a bot that found nothing, or nothing
    /// legal, the first legal action is taken, so that no table waits forever.
    pub(crate) fn bot_decided(
        &mut self,
        now: i64,
        version: u32,
        seat: Seat,
        moves: Option<Vec<Move>>,
    ) -> Option<Draft> {
        let plays = self
            .row
            .seats
            .get(seat.index())
            .is_some_and(|row| row.bot().is_some());
        let is_running = self.row.state == TableState::Running;
        if !is_running || version != self.row.version || !self.game.asked().contains(seat) || !plays {
            return None;
        }
        let mut draft = self.draft(now);
        let happened = moves
            .and_then(|moves| draft.game.apply(seat, &moves).ok())
            .or_else(|| {
                let first = self.game.legal(seat).into_iter().next()?;
                draft.game.apply(seat, &[Move::Notation(first.notation)]).ok()
            })?;
        draft
            .entries
            .extend(happened.into_iter().map(|one| entry(one, now, version)));
        settle(&mut draft, now, version);
        Some(draft)
    }

    fn join(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
        wanted: Option<Seat>,
        nonce: Option<String>,
    ) -> Result<Work, Refused> {
        let Some(person) = person else {
            return Err(no_guest());
        };
        let nonce = nonce.map(|nonce| check_nonce(&nonce)).transpose()?;
        let own = self.seat_of(Some(&person));
        if own.is_some() && (wanted.is_none() || wanted == own) {
            let summary = self.summary(Some(&person))?;
            return Ok(Work::Done(Answer::Summary(Box::new(summary))));
        }
        self.check_open()?;
        programs::check(&self.row, &person.id)?;
        let mut draft = self.draft(now);
        let seats = &mut draft.row.seats;
        let index = match wanted {
            Some(seat) => Some(seat.index()),
            None => seats.iter().position(|seat| seat.occupant == Occupant::Open),
        };
        let Some(index) = index else {
            return Err(refuse(ErrorCode::NoOpenSeat, "no seat is open at this table"));
        };
        match seats.get_mut(index) {
            None => return Err(refuse(ErrorCode::NoOpenSeat, "the table has no such seat")),
            Some(seat) if seat.occupant != Occupant::Open => {
                return Err(refuse(ErrorCode::SeatTaken, "somebody sits there already"));
            }
            Some(seat) => {
                *seat = SeatRow {
                    nonce,
                    ..SeatRow::of(Occupant::Guest {
                        id: person.id.clone(),
                        name: person.name.clone(),
                        avatar: person.avatar,
                    })
                };
            }
        }
        if let Some(old) = own.and_then(|own| seats.get_mut(own.index())) {
            *old = SeatRow::of(Occupant::Open);
        }
        Ok(self.seated(draft, now, reply, person))
    }

    fn leave(&mut self, now: i64, reply: ReplyId, person: Option<Person>) -> Result<Work, Refused> {
        let own = self.own_seat(person.as_ref())?;
        self.check_open()?;
        let mut draft = self.draft(now);
        if let Some(seat) = draft.row.seats.get_mut(own.index()) {
            *seat = SeatRow::of(Occupant::Open);
        }
        waiting::unsay(&mut draft.row);
        Ok(Work::Store(Box::new(draft), Waits::ForSummary(reply, person)))
    }

    /// Lists the table in the lobby, or no longer.
    fn list(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
        listed: bool,
    ) -> Result<Work, Refused> {
        let Some(person) = person.filter(|person| person.id == self.row.host) else {
            return Err(refuse(
                ErrorCode::NotHost,
                "only the person who made the table can list it in the lobby",
            ));
        };
        self.check_open()?;
        if listed && self.row.private {
            return Err(private_is_not_listed());
        }
        let mut draft = self.draft(now);
        draft.row.listed = listed;
        if listed && !matches!(draft.row.pace, Pace::Days { .. }) {
            // Strangers may come whenever they like, and whoever waits may have gone away.
            draft.row.ready_check = true;
        }
        Ok(Work::Store(
            Box::new(draft),
            Waits::ForSummary(reply, Some(person)),
        ))
    }

    fn fill(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
        bot: BotId,
    ) -> Result<Work, Refused> {
        let Some(person) = person.filter(|person| person.id == self.row.host) else {
            return Err(refuse(
                ErrorCode::NotHost,
                "only the person who made the table can fill it with bots",
            ));
        };
        self.check_open()?;
        self.check_bot(bot)?;
        let mut draft = self.draft(now);
        for seat in &mut draft.row.seats {
            if seat.occupant == Occupant::Open {
                seat.occupant = Occupant::Bot(bot);
            }
        }
        Ok(self.seated(draft, now, reply, person))
    }

    /// Whether the game has such a bot.
    pub(crate) fn check_bot(&self, bot: BotId) -> Result<(), Refused> {
        bot::check(self.game.game(), bot).map_err(|message| refuse(ErrorCode::BadRequest, message))
    }

    /// Notes that a person agrees to hints, or no longer does.
    fn agree_hints(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
        agree: bool,
    ) -> Result<Work, Refused> {
        let own = self.own_seat(person.as_ref())?;
        if self.row.state == TableState::Over {
            return Err(over());
        }
        let mut draft = self.draft(now);
        match draft.row.seats.get_mut(own.index()) {
            Some(seat) if seat.hints != agree => seat.hints = agree,
            // A repeat changes nothing.
            _ => {
                let summary = self.summary(person.as_ref())?;
                return Ok(Work::Done(Answer::Summary(Box::new(summary))));
            }
        }
        Ok(Work::Store(Box::new(draft), Waits::ForSummary(reply, person)))
    }

    /// Starts the game if that was the last open seat, or asks whether everybody is ready.
    fn seated(&mut self, mut draft: Draft, now: i64, reply: ReplyId, person: Person) -> Work {
        self.gather(&mut draft, now, Some(&person.id));
        Work::Store(Box::new(draft), Waits::ForSummary(reply, Some(person)))
    }

    pub(crate) fn start(&mut self, draft: &mut Draft, now: i64) {
        if draft.row.bids {
            auction::hold(draft, &mut self.random);
        } else if draft.row.shuffle {
            // Fisher–Yates shuffle: every order is equally likely.
            for last in (1..draft.row.seats.len()).rev() {
                let other = self.random.below(last as u32 + 1) as usize;
                draft.row.seats.swap(last, other);
            }
        }
        draft.row.state = TableState::Running;
        clock::start(&mut draft.row, now);
        // What was drawn elsewhere, before the game came here, had another secret.
        if draft.row.branch_of.is_none() {
            draft
                .game
                .promise(draft.row.secret.commitment(), draft.row.nonces());
        }
        settle(draft, now, self.row.version);
    }

    /// The draft of a person's request, including a note that the request was carried out.
    fn requested(
        &self,
        mut draft: Draft,
        reply: ReplyId,
        seat: Seat,
        person: Option<&Person>,
        since: u32,
        request: &str,
    ) -> Work {
        draft.request = person.map(|person| RequestRow {
            guest: person.id.clone(),
            request: request.to_owned(),
            since,
            version: draft.row.version,
        });
        Work::Store(Box::new(draft), Waits::ForUpdate(reply, seat, since))
    }

    /// The answer to a request that was carried out earlier: the same as the first time.
    fn repeated(
        &self,
        seat: Seat,
        person: Option<&Person>,
        request: &str,
    ) -> Result<Option<Answer>, Refused> {
        if request.is_empty() || request.chars().count() > REQUEST_ID_LENGTH_MAX {
            let message = format!("a request_id has 1 to {REQUEST_ID_LENGTH_MAX} characters");
            return Err(refuse(ErrorCode::BadRequest, message));
        }
        let Some(person) = person else { return Ok(None) };
        let key = (person.id.clone(), request.to_owned());
        match self.requests.get(&key) {
            Some(&(since, version)) => {
                let update = self.update(Some(seat), Some(since), version)?;
                Ok(Some(Answer::Update(update)))
            }
            None => Ok(None),
        }
    }

    pub(crate) fn own_seat(&self, person: Option<&Person>) -> Result<Seat, Refused> {
        if person.is_none() {
            return Err(no_guest());
        }
        self.seat_of(person)
            .ok_or_else(|| refuse(ErrorCode::NotSeated, "you don't sit at this table"))
    }

    pub(crate) fn check_open(&self) -> Result<(), Refused> {
        match self.row.state {
            TableState::Open => Ok(()),
            TableState::Running => Err(refuse(ErrorCode::Started, "the game has started already")),
            TableState::Over => Err(over()),
        }
    }

    fn check_running(&self, seat: Seat, version: u32) -> Result<(), Refused> {
        match self.row.state {
            TableState::Open => Err(refuse(
                ErrorCode::NotStarted,
                "the game has not started: a seat is open",
            )),
            TableState::Over => Err(over()),
            TableState::Running if version != self.row.version && !self.game.still_asked(seat, version) => {
                let message = format!("the table is at version {}, you saw {version}", self.row.version);
                let mut stale = refuse(ErrorCode::Stale, message);
                let update = self.update(Some(seat), Some(version), self.row.version)?;
                stale.update = Some(Box::new((**update).clone()));
                Err(stale)
            }
            TableState::Running => Ok(()),
        }
    }
}

/// Lets chance act and records the state of the game in the row.
pub(crate) fn settle(draft: &mut Draft, now: i64, batch: u32) {
    let drawn = draft.game.draw_all(&draft.row.secret);
    draft
        .entries
        .extend(drawn.into_iter().map(|one| entry(one, now, batch)));
    let asked = draft.game.asked();
    let row = &mut draft.row;
    row.version = draft.game.version();
    row.round = u32::from(draft.game.round());
    let asked_now = asked.iter().map(|seat| seat.index() as u8).collect();
    let asked_before = std::mem::replace(&mut row.asked, asked_now);
    for (seat, place) in (0u8..).zip(&mut row.seats) {
        // A new question has time of its own.
        if asked_before.contains(&seat) != row.asked.contains(&seat) {
            place.clock.spent = 0;
        }
    }
    row.asked_since = (!asked.is_empty()).then_some(now);
    row.bot_asked = row.bot_to_ask(asked).is_some();
    if draft.game.is_over() {
        row.state = TableState::Over;
        row.ranks = Some(draft.game.scores().iter().map(|score| score.rank).collect());
        draft.reveal();
    }
}

pub(crate) fn entry(happened: Happened, time: i64, batch: u32) -> EntryRow {
    EntryRow {
        line: happened.line,
        time,
        batch,
        spent: None,
        ordered: false,
    }
}

pub(crate) fn no_guest() -> Refused {
    refuse(ErrorCode::NoGuest, "only a guest of this server can do this")
}

/// The refusal to list a table in the lobby that only its members may see.
#[must_use]
pub fn private_is_not_listed() -> Refused {
    refuse(
        ErrorCode::BadRequest,
        "a private table can't be listed in the lobby; leave one of the two out",
    )
}

pub(crate) fn over() -> Refused {
    refuse(ErrorCode::Over, "the game is over")
}

fn check_nonce(nonce: &str) -> Result<String, Refused> {
    let kept = nonce_from(nonce);
    if kept.is_empty() || nonce.chars().count() > NONCE_LENGTH_MAX {
        let message = format!("a nonce is one line of 1 to {NONCE_LENGTH_MAX} characters");
        return Err(refuse(ErrorCode::BadRequest, message));
    }
    Ok(kept)
}

/// A refusal by the rules, as an answer.
pub(crate) fn game_refusal(error: &GameError) -> Refused {
    let (code, index, refusal) = match error {
        GameError::UnknownNotation { index, .. } => (ErrorCode::UnknownNotation, Some(*index), None),
        GameError::BadMove { index, .. } => (ErrorCode::BadMove, Some(*index), None),
        GameError::Refused { index, refusal } => (ErrorCode::Refused, Some(*index), Some(refusal.clone())),
        GameError::NoMoves => (ErrorCode::BadRequest, None, None),
        _ => (ErrorCode::Internal, None, None),
    };
    Box::new(ErrorAnswer {
        error: ErrorBody {
            code,
            message: error.to_string(),
            refusal,
            impossible: None,
            index: index.map(|index| index as u32),
            sanction: None,
        },
        update: None,
    })
}
