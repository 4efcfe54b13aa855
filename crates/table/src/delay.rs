//! Spectators whom the table keeps behind, so that nobody who plays learns from them: while the game goes on they see it as it
//! was some moves ago, in streams, histories, charts and records alike. Once it is over everything is open.

use std::borrow::Cow;

use protocol::{AnyGame, TableState, TableSummary};
use tabletop::Seat;

use crate::core::{Refused, Table};
use crate::message::WatcherId;
use crate::rows::TableRow;

/// The most moves that spectators can be kept behind.
pub const MOVES_MAX: u32 = 50;

/// Whether a person is kept behind who does not sit in any of these seats.
pub(crate) fn keeps_behind(row: &TableRow, is_seated: bool) -> bool {
    row.watch_delay.is_some() && row.state == TableState::Running && !is_seated
}

/// Takes out of a summary what a table's row says about the present.
pub(crate) fn hide_present(summary: &mut TableSummary) {
    summary.version = 0;
    summary.round = 0;
    summary.asked = Vec::new();
    summary.asked_since = None;
    summary.proposal = None;
    summary.updated = summary.created;
    for seat in &mut summary.seats {
        seat.clock = None;
    }
}

impl Table {
    /// Whether spectators are kept behind right now.
    #[must_use]
    pub fn keeps_behind(&self) -> bool {
        keeps_behind(&self.row, false)
    }

    /// Whether whoever watches by this stream may hear what those who play say to each other now.
    #[must_use]
    pub fn is_heard_by(&self, watcher: WatcherId) -> bool {
        let watching = self.watchers.get(&watcher);
        watching.is_some_and(|watching| {
            !keeps_behind(&self.row, self.seat_of(watching.person.as_ref()).is_some())
        })
    }

    /// How many entries of the record this seat may see, or a spectator for `None`. What one request has made is seen
    /// together.
    pub(crate) fn seen_version(&self, seat: Option<Seat>) -> u32 {
        let Some(moves) = self
            .row
            .watch_delay
            .filter(|_| keeps_behind(&self.row, seat.is_some()))
        else {
            return self.row.version;
        };
        let (mut hidden, mut batch) = (0, None);
        for (number, mark) in self.marks.iter().enumerate().rev() {
            if batch != Some(mark.batch) {
                batch = Some(mark.batch);
                hidden += 1;
            }
            if hidden > moves {
                return u32::try_from(number + 1).unwrap_or(u32::MAX);
            }
        }
        0
    }

    /// The game as this seat may see it, or a spectator for `None`.
    pub(crate) fn seen_game(&self, seat: Option<Seat>) -> Result<Cow<'_, AnyGame>, Refused> {
        match self.seen_version(seat) {
            all if all == self.row.version => Ok(Cow::Borrowed(&self.game)),
            some => self.after(some).map(Cow::Owned),
        }
    }

    /// Puts into the summary for a spectator who is kept behind what was so at the moment that they see.
    pub(crate) fn show_past(&self, summary: &mut TableSummary) -> Result<(), Refused> {
        let seen = self.seen_version(None);
        let game = self.after(seen)?;
        summary.version = seen;
        summary.round = game.round();
        summary.asked = game.asked().iter().map(Into::into).collect();
        summary.updated = self.time(seen);
        summary.asked_since = (!summary.asked.is_empty()).then_some(summary.updated);
        Ok(())
    }
}
