//! Before the game: people gather at the table, its maker arranges the seats, and where the table asks everybody, the game
//! starts once all the people who sit there have said that they are ready.

use std::collections::BTreeSet;

use protocol::{AnyGame, ErrorCode, Pace, SayReady};
use tabletop::Seat;

use crate::core::{Draft, Refused, Table, Waits, Work, refuse};
use crate::message::{Answer, Person, ReplyId, Seating};
use crate::rows::{Occupant, SeatRow, TableRow};
use crate::waiting::{is_asked, listed_until, ready_time, unsay};

/// Whether the people who sit there are asked: somebody alone with bots has pressed enough, unless seats are bid for.
fn asks(row: &TableRow) -> bool {
    let people = row.seats.iter().filter(|seat| seat.is_of_person()).count();
    // Whoever is alone with bots bids against them.
    row.ready_check && people > 1 || row.bids && people > 0
}

impl Table {
    /// Starts the game of a full table, or asks everybody whether they are ready; `by` is whoever filled the table just now,
    /// and is ready. What was said of other people or other seats no longer counts.
    pub(crate) fn gather(&mut self, draft: &mut Draft, now: i64, by: Option<&str>) {
        unsay(&mut draft.row);
        if draft.row.has_open_seat() {
            return;
        }
        if !asks(&draft.row) {
            self.start(draft, now);
            return;
        }
        let time = ready_time(&draft.row.pace);
        // It also tells this question from the one before.
        let before = self.row.ready_by.unwrap_or(0);
        draft.row.ready_by = Some((now + time).max(before + 1));
        draft.row.clock_since = Some(now);
        for seat in &mut draft.row.seats {
            // Where seats are bid for, nobody has said yet what they bid.
            seat.ready = !draft.row.bids && by.is_some_and(|by| seat.is_of(by));
        }
    }

    /// Notes that a person is ready, or no longer is.
    pub(crate) fn say_ready(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
        said: SayReady,
    ) -> Result<Work, Refused> {
        let own = self.own_seat(person.as_ref())?;
        self.check_open()?;
        if self.row.ready_by.is_none() {
            return Err(refuse(ErrorCode::TooSoon, "nobody is asked yet: a seat is open"));
        }
        if self.row.ready_by != i64::try_from(said.ready_by).ok() {
            let message = "the seats are other ones than you have seen: look at the table again";
            return Err(refuse(ErrorCode::Stale, message));
        }
        if let Some(bids) = &said.bids {
            self.check_bids(bids)?;
        }
        let mut draft = self.draft(now);
        let has_other_bids = |seat: &SeatRow| said.bids.as_ref().is_some_and(|bids| *bids != seat.bids);
        match draft.row.seats.get_mut(own.index()) {
            Some(seat) if seat.ready != said.ready || has_other_bids(seat) => {
                seat.ready = said.ready;
                if let Some(bids) = said.bids {
                    seat.bids = bids;
                }
            }
            // A repeat changes nothing.
            _ => {
                let summary = self.summary(person.as_ref())?;
                return Ok(Work::Done(Answer::Summary(Box::new(summary))));
            }
        }
        if !draft.row.seats.iter().any(|seat| is_asked(&draft.row, seat)) {
            unsay(&mut draft.row);
            self.start(&mut draft, now);
        }
        Ok(Work::Store(Box::new(draft), Waits::ForSummary(reply, person)))
    }

    /// Whether these can be somebody's bids for the seats.
    fn check_bids(&self, bids: &[u8]) -> Result<(), Refused> {
        let most = AnyGame::seat_bid_max(self.game.game()).filter(|_| self.row.bids);
        let Some(most) = most else {
            let message = "the seats of this table are not bid for; leave `bids` out";
            return Err(refuse(ErrorCode::BadRequest, message));
        };
        let seats = self.row.seats.len();
        match bids.len() == seats && bids.iter().all(|&bid| bid <= most) {
            true => Ok(()),
            false => Err(refuse(
                ErrorCode::BadRequest,
                format!("`bids` is a number from 0 to {most} for each of the {seats} seats"),
            )),
        }
    }

    /// Lets everybody sit where the maker says, or has it decided by chance or bids when the game starts.
    pub(crate) fn arrange(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
        seating: &Seating,
    ) -> Result<Work, Refused> {
        let Some(person) = person.filter(|person| person.id == self.row.host) else {
            return Err(refuse(
                ErrorCode::NotHost,
                "only the person who made the table can arrange its seats",
            ));
        };
        self.check_open()?;
        if self.row.version > 0 {
            let message = "the game was begun elsewhere: each seat keeps what is its own";
            return Err(refuse(ErrorCode::Started, message));
        }
        let has_bids = self.row.bids;
        let is_as_wanted = match seating {
            Seating::Arranged(order) => {
                let is_same = order.iter().map(|seat| seat.index()).eq(0..self.row.seats.len());
                !has_bids && !self.row.shuffle && is_same
            }
            Seating::Dealt => !has_bids && self.row.shuffle,
            Seating::Bids => has_bids,
        };
        if is_as_wanted {
            // Nobody is asked again because of it.
            let summary = self.summary(Some(&person))?;
            return Ok(Work::Done(Answer::Summary(Box::new(summary))));
        }
        let mut draft = self.draft(now);
        match seating {
            Seating::Arranged(order) => {
                draft.row.seats = arranged(&draft.row.seats, order).ok_or_else(|| {
                    let message = "an order names every seat of the table once";
                    refuse(ErrorCode::BadRequest, message)
                })?;
            }
            Seating::Bids if AnyGame::seat_bid_max(self.game.game()).is_none() => {
                let message = "the seats of this game can't be bid for";
                return Err(refuse(ErrorCode::BadRequest, message));
            }
            Seating::Bids | Seating::Dealt => {}
        }
        draft.row.shuffle = *seating == Seating::Dealt;
        draft.row.bids = *seating == Seating::Bids;
        if !draft.row.has_open_seat() {
            self.gather(&mut draft, now, None);
        }
        Ok(Work::Store(
            Box::new(draft),
            Waits::ForSummary(reply, Some(person)),
        ))
    }

    /// Does what is due at a table that has not started; says whether there was anything.
    pub(crate) fn stop_waiting(&mut self, draft: &mut Draft, now: i64) -> bool {
        let row = &mut draft.row;
        if !row.has_open_seat() && row.ready_by.is_none() {
            self.gather(draft, now, None);
            return true;
        }
        if row.ready_by.is_some_and(|by| by <= now) {
            give_up_absent(row);
            return true;
        }
        if row.listed && row.ready_by.is_none() && listed_until(&self.row) <= now {
            row.listed = !matches!(row.pace, Pace::Days { .. }) && self.has_somebody_waiting();
            return true;
        }
        false
    }

    /// Whether anybody who sits here is connected.
    fn has_somebody_waiting(&self) -> bool {
        let people = self.watchers.values();
        let mut people = people.filter_map(|watcher| watcher.person.as_ref());
        people.any(|person| self.row.seats.iter().any(|seat| seat.is_of(&person.id)))
    }
}

/// Opens the seats of those who have not said in time that they are ready. If the maker is among them, the table belongs to
/// the first of the others; without any it is no longer listed.
fn give_up_absent(row: &mut TableRow) {
    let ready = |seat: &&SeatRow| seat.ready;
    let is_host_there = row.seats.iter().filter(ready).any(|seat| seat.is_of(&row.host));
    let heir = row.seats.iter().find(ready).and_then(SeatRow::guest);
    match heir.map(ToOwned::to_owned) {
        Some(heir) if !is_host_there => row.host = heir,
        Some(_) => {}
        None => row.listed = false,
    }
    for seat in &mut row.seats {
        if seat.is_of_person() && !seat.ready {
            *seat = SeatRow::of(Occupant::Open);
        }
    }
    unsay(row);
}

/// The seats in this order, if it names each of them once.
fn arranged(seats: &[SeatRow], order: &[Seat]) -> Option<Vec<SeatRow>> {
    let named: BTreeSet<usize> = order.iter().map(|seat| seat.index()).collect();
    if order.len() != seats.len() || named.len() != seats.len() {
        return None;
    }
    let seat = |seat: &Seat| seats.get(seat.index()).cloned();
    order.iter().map(seat).collect()
}
