//! What the people at a table agree on while the game is in progress: another clock, taking back more than one's own last
//! decision, or going on at one's own device. A bot has no say; a person for whom one plays is asked only about the last.

use protocol::{
    AnswerProposal, ErrorCode, OpenProposal, OrderEnd, Pace, Proposal, Reader, TableState, TimeUp,
};
use tabletop::Seat;

use crate::change::{entry, over, settle};
use crate::clock;
use crate::core::{Draft, Refused, Table, Waits, Work, refuse};
use crate::message::{Person, ReplyId};
use crate::rows::{ProposalRow, SeatRow, TableRow};

/// The open proposal as everybody sees it.
pub(crate) fn shown(row: &TableRow) -> Option<OpenProposal> {
    let open = row.proposal.as_ref()?;
    let missing = voters(row, &open.proposal).filter(|seat| !open.agreed.contains(seat));
    Some(OpenProposal {
        id: open.id,
        by: protocol::Seat(open.by),
        proposal: open.proposal.clone(),
        agreed: open.agreed.iter().copied().map(protocol::Seat).collect(),
        missing: missing.map(protocol::Seat).collect(),
    })
}

impl Table {
    /// Proposes something to the other people. Whoever is alone with bots has everybody's consent.
    pub(crate) fn propose_to_all(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
        proposal: Proposal,
    ) -> Result<Work, Refused> {
        let own = self.own_seat(person.as_ref())?;
        self.check_votes(own)?;
        if self.row.proposal.is_some() {
            return Err(refuse(
                ErrorCode::NoProposal,
                "another proposal is waiting for answers",
            ));
        }
        let mut draft = self.draft(now);
        match &proposal {
            Proposal::Pace { .. } if self.row.rated => {
                let message = "a game that counts for the ratings keeps its clock: it is rated by its pace";
                return Err(refuse(ErrorCode::Rated, message));
            }
            Proposal::Pace { pace, .. } => {
                clock::check(pace).map_err(|message| refuse(ErrorCode::BadRequest, message))?;
            }
            Proposal::Undo { step } => drop(self.since(own, *step)?),
            Proposal::Move if self.row.rated => {
                let message = "a game that counts for the ratings is played to its end where it was begun";
                return Err(refuse(ErrorCode::Rated, message));
            }
            Proposal::Move => {}
        }
        let by = own.index() as u8;
        draft.row.proposal = Some(ProposalRow {
            id: draft.row.revision,
            by,
            proposal,
            agreed: vec![by],
        });
        self.carry_out_if_agreed(&mut draft, now)?;
        Ok(Work::Store(Box::new(draft), Waits::ForSummary(reply, person)))
    }

    /// Agrees to the open proposal, which is carried out once nobody's answer is missing, or ends it.
    pub(crate) fn answer_proposal(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
        answer: AnswerProposal,
    ) -> Result<Work, Refused> {
        let own = self.own_seat(person.as_ref())?;
        self.check_votes(own)?;
        let mut draft = self.draft(now);
        match &mut draft.row.proposal {
            Some(open) if open.id != answer.id => return Err(gone()),
            None => return Err(gone()),
            Some(_) if !answer.agree => draft.row.proposal = None,
            Some(open) => {
                let own = own.index() as u8;
                if !open.agreed.contains(&own) {
                    open.agreed.push(own);
                }
            }
        }
        self.carry_out_if_agreed(&mut draft, now)?;
        Ok(Work::Store(Box::new(draft), Waits::ForSummary(reply, person)))
    }

    fn check_votes(&self, own: Seat) -> Result<(), Refused> {
        match self.row.state {
            TableState::Open => Err(refuse(
                ErrorCode::NotStarted,
                "the game has not started: a seat is open",
            )),
            TableState::Over => Err(over()),
            TableState::Running => self.check_decides(own),
        }
    }

    fn carry_out_if_agreed(&mut self, draft: &mut Draft, now: i64) -> Result<(), Refused> {
        let Some(open) = draft.row.proposal.clone() else {
            return Ok(());
        };
        if voters(&draft.row, &open.proposal).any(|seat| !open.agreed.contains(&seat)) {
            return Ok(());
        }
        draft.row.proposal = None;
        match open.proposal.clone() {
            Proposal::Pace { pace, time_up } => change_pace(&mut draft.row, pace, time_up, now),
            Proposal::Undo { step } => {
                let by = Seat::try_new(usize::from(open.by)).ok_or_else(gone)?;
                self.take_back_to(draft, by, step, now)?;
            }
            Proposal::Move => {
                end_here(&mut draft.row);
                draft.row.proposal = Some(open);
            }
        }
        Ok(())
    }

    /// Takes back a decision and all that has happened since, whoever decided it.
    fn take_back_to(&self, draft: &mut Draft, by: Seat, step: u32, now: i64) -> Result<(), Refused> {
        let undone = self.since(by, step)?;
        let happened = draft
            .game
            .undo(by, undone.len() as u32)
            .map_err(|_| nothing_to_undo())?;
        let batch = self.row.version;
        draft.entries.push(entry(happened, now, batch));
        settle(draft, now, batch);
        let spent = |&(step, seat): &(u32, Option<Seat>)| {
            let spent = self.marks.get(step as usize)?.spent?;
            Some((seat?.index(), spent))
        };
        let times: Vec<(usize, i64)> = undone.iter().filter_map(spent).collect();
        clock::went_back(&mut draft.row, &times);
        for index in 0..draft.row.seats.len() {
            draft.row.end_orders(index, OrderEnd::TakenBack);
        }
        Ok(())
    }

    /// The standing entries from a seat's decision on, by their places in the record, with who decided them: the other
    /// decisions of the same request belong to it.
    fn since(&self, seat: Seat, step: u32) -> Result<Vec<(u32, Option<Seat>)>, Refused> {
        if self.undos_left(seat, self.row.version) == 0 {
            let message = "you have taken back as often as a game allows";
            return Err(refuse(ErrorCode::NothingToUndo, message));
        }
        let history = self.game.history(Reader::Open);
        let standing: Vec<(u32, Option<Seat>)> = history
            .iter()
            .map(|one| (one.step, one.seat.and_then(|seat| seat.try_into().ok())))
            .collect();
        let batch = |step: u32| self.marks.get(step as usize).map(|mark| mark.batch);
        let named = standing
            .iter()
            .position(|&(place, by)| place == step && by == Some(seat));
        let named = named.ok_or_else(nothing_to_undo)?;
        let together = standing
            .iter()
            .take(named)
            .rev()
            .take_while(|&&(place, by)| by == Some(seat) && batch(place) == batch(step));
        let first = named - together.count();
        Ok(standing.into_iter().skip(first).collect())
    }
}

/// Sets the pace and resets everybody's clock.
fn change_pace(row: &mut TableRow, pace: Pace, time_up: TimeUp, now: i64) {
    row.pace = pace;
    row.time_up = time_up;
    clock::start(row, now);
}

/// The game goes on elsewhere: nobody is asked here any more.
fn end_here(row: &mut TableRow) {
    row.state = TableState::Over;
    row.asked.clear();
    row.asked_since = None;
    row.bot_asked = false;
}

/// The seats of the people who have to agree: those who play. Whoever takes the game along gets to know what is hidden, so
/// those for whom a bot plays are asked about that, too.
fn voters<'a>(row: &'a TableRow, proposal: &Proposal) -> impl Iterator<Item = u8> + use<'a> {
    let asks_all = *proposal == Proposal::Move;
    let votes = move |seat: &SeatRow| seat.is_of_person() && (asks_all || seat.stand_in.is_none());
    (0u8..)
        .zip(&row.seats)
        .filter(move |(_, seat)| votes(seat))
        .map(|(index, _)| index)
}

fn gone() -> Refused {
    refuse(ErrorCode::NoProposal, "there is no such proposal any more")
}

fn nothing_to_undo() -> Refused {
    let message = "only a decision of your own that stands can be taken back";
    refuse(ErrorCode::NothingToUndo, message)
}
