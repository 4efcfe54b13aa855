//! A bot decides for a person who has disappeared, until the person takes the seat back.
//!
//! The seat remains the person's: it keeps their name, nobody else can take it, and what it may see goes to
//! nobody else. Coming back does not by itself take back the seat, since a forgotten page on a phone in
//! somebody's pocket comes back too.

use protocol::{BotId, ErrorCode, OrderEnd, Pace, Reader, TableState};
use tabletop::Seat;

use crate::bot::strongest;
use crate::change::{no_guest, over};
use crate::clock;
use crate::core::{Refused, Table, Waits, Work, refuse};
use crate::message::{Person, ReplyId};
use crate::rows::{Occupant, SeatRow, TableRow};

/// How long a table must have waited for a person who is not connected before the host may let a bot decide, in
/// milliseconds: longer than anybody takes to find another device.
const HOST_WAIT_MS: u64 = 2 * 60 * 1000;
/// How long before anybody who sits there may, the host included where the person is connected: a page that nobody
/// looks at is connected, too, and the host may be the one who has vanished. In a rated game a bot's move costs the person
/// the result, so the host has no shorter wait there.
const OTHERS_WAIT_MS: u64 = 30 * 60 * 1000;

/// How long the table must have waited for a seat before the guest may let a bot decide there, in
/// milliseconds; nothing where the guest never may. `connected` says whether the person of the seat watches right now.
#[must_use]
pub fn wait_ms(row: &TableRow, seat: &SeatRow, guest: Option<&str>, connected: bool) -> Option<u64> {
    let guest = guest?;
    let person = matches!(seat.occupant, Occupant::Guest { .. });
    if row.state != TableState::Running || !person || seat.stand_in.is_some() {
        return None;
    }
    if seat.is_of(guest) {
        return Some(0);
    }
    // The clock says how long a person may take; nobody else ends their time and, with it, their result.
    if row.rated && row.pace != Pace::None {
        return None;
    }
    if row.host == guest && !connected && !row.rated {
        return Some(HOST_WAIT_MS);
    }
    row.has_member(guest).then_some(OTHERS_WAIT_MS)
}

impl Table {
    /// Lets a bot decide for the person in a seat: at once for the asker's own, after a wait for another's.
    pub(crate) fn stand_in(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
        seat: Seat,
    ) -> Result<Work, Refused> {
        let Some(person) = person else {
            return Err(no_guest());
        };
        if !self.member(Some(&person)) {
            return Err(refuse(ErrorCode::NotSeated, "you don't sit at this table"));
        }
        self.check_started()?;
        let row = match self.row.seats.get(seat.index()) {
            Some(row) if matches!(row.occupant, Occupant::Guest { .. }) => row,
            _ => return Err(refuse(ErrorCode::BadRequest, "no person sits there")),
        };
        if row.stand_in.is_some() {
            return Err(refuse(ErrorCode::StoodIn, "a bot plays there already"));
        }
        let connected = self.is_connected(&row.occupant);
        let Some(wait) = wait_ms(&self.row, row, Some(&person.id), connected) else {
            let message = "in a game that counts for ratings, only the clock ends somebody's time";
            return Err(refuse(ErrorCode::Rated, message));
        };
        if wait > 0 && self.waited_ms(seat, now).is_none_or(|waited| waited < wait) {
            let message = format!("the table has to wait for a person for {} seconds", wait / 1000);
            return Err(refuse(ErrorCode::TooSoon, message));
        }
        let bot = self.row.stand_in.unwrap_or_else(|| strongest(self.game.game()));
        Ok(self.decided_by(now, reply, person, seat, Some(bot)))
    }

    /// Gives a seat back to its person.
    pub(crate) fn take_back(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
    ) -> Result<Work, Refused> {
        let seat = self.own_seat(person.as_ref())?;
        let Some(person) = person else {
            return Err(no_guest());
        };
        self.check_started()?;
        Ok(self.decided_by(now, reply, person, seat, None))
    }

    /// A person whose seat is played by a bot must take it back before deciding, so that two never decide for
    /// one seat.
    pub(crate) fn check_decides(&self, seat: Seat) -> Result<(), Refused> {
        match self.row.seats.get(seat.index()) {
            Some(row) if row.stand_in.is_some() => Err(refuse(
                ErrorCode::StoodIn,
                "a bot plays for you: take your seat back first",
            )),
            _ => Ok(()),
        }
    }

    fn check_started(&self) -> Result<(), Refused> {
        match self.row.state {
            TableState::Open => Err(refuse(
                ErrorCode::NotStarted,
                "the game has not started: a seat is open",
            )),
            TableState::Running => Ok(()),
            TableState::Over => Err(over()),
        }
    }

    /// Whether the person of a seat watches the table right now.
    fn is_connected(&self, occupant: &Occupant) -> bool {
        let Occupant::Guest { id, .. } = occupant else {
            return false;
        };
        let people = self
            .watchers
            .values()
            .filter_map(|watcher| watcher.person.as_ref());
        people.into_iter().any(|person| person.id == *id)
    }

    /// How long the table has waited for the seat; nothing while it is not asked.
    fn waited_ms(&self, seat: Seat, now: i64) -> Option<u64> {
        let since = self
            .row
            .asked_since
            .filter(|_| self.game.asked().contains(seat))?;
        u64::try_from(now - since).ok()
    }

    /// Whether a bot has decided anything for the person in this seat. What was taken back counts: it may have been a
    /// hint.
    fn has_stood_in(&self, seat: Seat) -> bool {
        let Some(since) = self.row.seats.get(seat.index()).and_then(|row| row.stood_in) else {
            return false;
        };
        let undid = (self.marks.iter().skip(since as usize)).any(|mark| mark.undo.is_some());
        let history = self.game.history(Reader::Open);
        let own = Some(seat.into());
        undid || history.iter().any(|one| one.step >= since && one.seat == own)
    }

    fn decided_by(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Person,
        seat: Seat,
        bot: Option<BotId>,
    ) -> Work {
        let mut draft = self.draft(now);
        if bot.is_none()
            && self
                .row
                .seats
                .get(seat.index())
                .is_some_and(|row| row.stand_in.is_some())
        {
            clock::returned(&mut draft.row, seat.index());
        }
        if bot.is_some() {
            draft.row.end_orders(seat.index(), OrderEnd::StoodIn);
        }
        let decided = self.has_stood_in(seat);
        if let Some(row) = draft.row.seats.get_mut(seat.index()) {
            match bot {
                Some(bot) => row.give_to(bot, self.row.version),
                None => {
                    row.stand_in = None;
                    row.stood_in.take_if(|_| !decided);
                }
            }
        }
        draft.row.bot_asked = draft.row.bot_to_ask(draft.game.asked()).is_some();
        // The decider has changed within one version, so the question is asked again.
        self.bot_asked_at = None;
        Work::Store(Box::new(draft), Waits::ForSummary(reply, Some(person)))
    }
}
