//! How a table deals with clocks: whose time is up, and agreements about time.

use protocol::{ErrorCode, OrderEnd, Pace, TableState, TimeUp};

use crate::bot::strongest;
use crate::change::over;
use crate::clock;
use crate::core::{Draft, Refused, Table, Waits, Work, refuse};
use crate::message::{Answer, Person, ReplyId};

impl Table {
    /// Applies the table's rule to everybody whose time is up; says whether there was anybody.
    pub(crate) fn time_up(&mut self, draft: &mut Draft) -> bool {
        let fallen = clock::fallen(&draft.row);
        let Some(&first) = fallen.first() else {
            return false;
        };
        match draft.row.time_up {
            TimeUp::End => {
                draft.row.state = TableState::Over;
                draft.row.ended_by = u8::try_from(first).ok();
                draft.row.asked.clear();
                draft.row.asked_since = None;
                draft.row.bot_asked = false;
                draft.reveal();
            }
            TimeUp::StandIn => {
                let version = draft.row.version;
                let bot = draft.row.stand_in.unwrap_or_else(|| strongest(draft.game.game()));
                for index in fallen {
                    draft.row.end_orders(index, OrderEnd::StoodIn);
                    if let Some(seat) = draft.row.seats.get_mut(index) {
                        seat.give_to(bot, version);
                    }
                }
                draft.row.bot_asked = draft.row.bot_to_ask(draft.game.asked()).is_some();
                // Who decides has changed within one version, so the question is put again.
                self.bot_asked_at = None;
            }
        }
        true
    }

    /// Notes whether a person wants a pause. The clocks are stopped while everybody does.
    pub(crate) fn wish_pause(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
        pause: bool,
    ) -> Result<Work, Refused> {
        let own = self.own_seat(person.as_ref())?;
        self.check_clocks()?;
        let mut draft = self.draft(now);
        match draft.row.seats.get_mut(own.index()) {
            Some(seat) if seat.clock.pause != pause => seat.clock.pause = pause,
            // A repeat changes nothing.
            _ => {
                let summary = self.summary(person.as_ref())?;
                return Ok(Work::Done(Answer::Summary(Box::new(summary))));
            }
        }
        Ok(Work::Store(Box::new(draft), Waits::ForSummary(reply, person)))
    }

    /// Takes days of holiday, starting now, or ends the holiday.
    pub(crate) fn take_holiday(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
        days: u32,
    ) -> Result<Work, Refused> {
        let own = self.own_seat(person.as_ref())?;
        self.check_clocks()?;
        let mut draft = self.draft(now);
        clock::take_holiday(&mut draft.row, own.index(), days, now)
            .map_err(|message| refuse(ErrorCode::NoHoliday, message))?;
        Ok(Work::Store(Box::new(draft), Waits::ForSummary(reply, person)))
    }

    fn check_clocks(&self) -> Result<(), Refused> {
        match (self.row.state, &self.row.pace) {
            (TableState::Open, _) => Err(refuse(
                ErrorCode::NotStarted,
                "the game has not started: a seat is open",
            )),
            (TableState::Over, _) => Err(over()),
            (TableState::Running, Pace::None) => Err(refuse(ErrorCode::NoClock, "this table has no clock")),
            (TableState::Running, Pace::Live { .. } | Pace::Days { .. }) => Ok(()),
        }
    }
}
