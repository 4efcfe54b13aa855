//! Standing orders: questions that are answered as a person has told the server in advance. An order ends by itself, and
//! says so, when something happens that its giver may not have had in mind.

use protocol::{
    AnyGame, AnyView, EndedOrders, ErrorCode, GameId, GiveOrder, Move, OrderEnd, Orders, StandingOrder,
    TableState,
};
use puerto_rico::Decision;
use tabletop::Seat;

use crate::change::{entry, over, settle};
use crate::clock;
use crate::core::{Draft, Refused, Table, Waits, Work, refuse};
use crate::message::{Person, ReplyId};
use crate::rows::{OrdersRow, SeatRow, TableRow};

/// How many questions may be answered by orders in a row: more than a round has.
const ANSWER_COUNT_MAX: usize = 256;

/// What an order comes to at a question.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Applied {
    /// The question is none of its business.
    No,
    /// It answers with this line.
    Answer(String),
    /// It meets something that it was not given for.
    Unforeseen,
}

impl Table {
    /// Puts an order in force, or takes it back.
    pub(crate) fn give_order(
        &mut self,
        now: i64,
        reply: ReplyId,
        person: Option<Person>,
        given: GiveOrder,
    ) -> Result<Work, Refused> {
        let own = self.own_seat(person.as_ref())?;
        match self.row.state {
            TableState::Running => self.check_decides(own)?,
            TableState::Open => {
                let message = "the game has not started: a seat is open";
                return Err(refuse(ErrorCode::NotStarted, message));
            }
            TableState::Over => return Err(over()),
        }
        if self.game.game() != GameId::PuertoRico {
            let message = "this game has no standing orders";
            return Err(refuse(ErrorCode::BadRequest, message));
        }
        let mut draft = self.draft(now);
        if let Some(seat) = draft.row.seats.get_mut(own.index()) {
            let row = seat.orders.get_or_insert_default();
            row.orders.ended = None;
            row.orders.standing.retain(|order| *order != given.order);
            if given.on {
                row.orders.standing.push(given.order);
            }
            row.round = self.row.round;
        }
        Ok(Work::Store(Box::new(draft), Waits::ForSummary(reply, person)))
    }
}

impl Draft {
    /// Answers for as long as somebody who is asked has an order for it.
    pub(crate) fn carry_out_orders(&mut self, now: i64) {
        for _ in 0..ANSWER_COUNT_MAX {
            if self.row.state != TableState::Running || self.row.ended_by.is_some() || !answer(self, now) {
                break;
            }
        }
    }
}

/// Answers one question; whether it did.
fn answer(draft: &mut Draft, now: i64) -> bool {
    let round = draft.row.round;
    for seat in &mut draft.row.seats {
        if let Some(row) = seat.orders.as_mut().filter(|row| row.round != round) {
            row.round = round;
            row.orders
                .standing
                .retain(|order| *order != StandingOrder::PassRound);
        }
    }
    let asked: Vec<Seat> = draft.game.asked().iter().collect();
    for seat in asked {
        for order in standing(&draft.row, seat) {
            match applied(&draft.game, seat, order) {
                Applied::No => {}
                Applied::Unforeseen => end_one(&mut draft.row, seat, order),
                Applied::Answer(line) => {
                    if decide(draft, seat, line, now) {
                        return true;
                    }
                    end_one(&mut draft.row, seat, order);
                }
            }
        }
    }
    false
}

/// The orders of a person who decides for themselves.
fn standing(row: &TableRow, seat: Seat) -> Vec<StandingOrder> {
    let seat = row.seats.get(seat.index()).filter(|seat| seat.bot().is_none());
    let orders = seat.and_then(|seat| seat.orders.as_ref());
    orders.map(|row| row.orders.standing.clone()).unwrap_or_default()
}

fn end_one(row: &mut TableRow, seat: Seat, order: StandingOrder) {
    let version = row.version;
    let Some(OrdersRow { orders, .. }) = row
        .seats
        .get_mut(seat.index())
        .and_then(|seat| seat.orders.as_mut())
    else {
        return;
    };
    orders.standing.retain(|other| *other != order);
    orders.ended = Some(EndedOrders {
        orders: vec![order],
        why: OrderEnd::Unforeseen,
        version,
    });
}

fn decide(draft: &mut Draft, seat: Seat, line: String, now: i64) -> bool {
    let Ok(happened) = draft.game.apply(seat, &[Move::Notation(line)]) else {
        return false;
    };
    let batch = draft.row.version;
    let spent = clock::spent(&draft.row, seat.index());
    for (place, one) in happened.into_iter().enumerate() {
        let mut made = entry(one, now, batch);
        made.ordered = true;
        made.spent = spent.filter(|_| place == 0);
        draft.entries.push(made);
    }
    settle(draft, now, batch);
    clock::answered(&mut draft.row, seat.index());
    true
}

/// What an order comes to at the open question.
fn applied(game: &AnyGame, seat: Seat, order: StandingOrder) -> Applied {
    let AnyView::PuertoRico(view) = game.view(Some(seat)) else {
        return Applied::No;
    };
    let lines: Vec<String> = game.legal(seat).into_iter().map(|legal| legal.notation).collect();
    match order {
        StandingOrder::PassRound => pass(&view.decision, lines),
        StandingOrder::LoadCorn => match view.decision {
            Decision::Load(_) => load_corn(lines),
            _ => Applied::No,
        },
        StandingOrder::MayorsWorker => match view.decision {
            Decision::MayorPrivilege(_) => mayors_worker(&lines),
            _ => Applied::No,
        },
    }
}

fn pass(decision: &Decision, lines: Vec<String>) -> Applied {
    use Decision as D;
    // Workers and goods that cost nothing are asked about.
    let is_meant = matches!(
        decision,
        D::Hacienda(_) | D::TakeTile(_) | D::SecondTile(_) | D::Build(_) | D::Sell(_) | D::Load(_)
    );
    if !is_meant {
        return Applied::No;
    }
    match lines.into_iter().find(|line| line == "pass") {
        Some(line) => Applied::Answer(line),
        // Loading is a duty: the person has to choose what.
        None => Applied::Unforeseen,
    }
}

fn load_corn(lines: Vec<String>) -> Applied {
    let is_corn = |line: &String| line.starts_with("load corn ");
    let mut corn: Vec<String> = lines.into_iter().filter(is_corn).collect();
    match (corn.pop(), corn.len()) {
        // The wharf is there once in a phase, and nobody has to use it.
        (Some(line), 0) if line.ends_with(" wharf") => Applied::Unforeseen,
        (Some(line), 0) => Applied::Answer(line),
        // Several ships could take it.
        (Some(_), _) => Applied::Unforeseen,
        (None, _) => Applied::No,
    }
}

fn mayors_worker(lines: &[String]) -> Applied {
    let worker = lines.iter().position(|line| line == "worker");
    let others = lines.iter().filter(|line| *line != "worker" && *line != "pass");
    match worker {
        // A noble might be taken in the worker's place.
        Some(_) if others.count() > 0 => Applied::Unforeseen,
        Some(_) => Applied::Answer("worker".to_owned()),
        None => Applied::Unforeseen,
    }
}

/// A person's orders as they see them.
pub(crate) fn shown(row: &SeatRow) -> Orders {
    row.orders
        .as_ref()
        .map(|row| row.orders.clone())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(lines: &[&str]) -> Vec<String> {
        lines.iter().map(|&line| line.to_owned()).collect()
    }

    fn answer(line: &str) -> Applied {
        Applied::Answer(line.to_owned())
    }

    #[test]
    fn corn_is_loaded_where_there_is_one_way_to_do_so() {
        let loads = |ways: &[&str]| load_corn(lines(ways));
        assert_eq!(
            loads(&["load indigo 5", "load corn 4", "load sugar 6"]),
            answer("load corn 4")
        );
        assert_eq!(
            loads(&["load corn 4", "load corn wharf"]),
            Applied::Unforeseen,
            "there are two ways"
        );
        assert_eq!(
            loads(&["load corn wharf", "load indigo 5", "pass"]),
            Applied::Unforeseen,
            "the wharf may be wanted for something else"
        );
        assert_eq!(loads(&["load indigo 5", "load sugar 6"]), Applied::No);
    }

    #[test]
    fn passing_answers_what_may_be_passed_and_nothing_else() {
        let passes = |decision: Decision, ways: &[&str]| pass(&decision, lines(ways));
        assert_eq!(
            passes(Decision::Build(Seat::FIRST), &["build office", "pass"]),
            answer("pass")
        );
        assert_eq!(
            passes(Decision::Load(Seat::FIRST), &["load corn 4", "load corn 5"]),
            Applied::Unforeseen,
            "loading is a duty"
        );
        assert_eq!(
            passes(Decision::MayorPrivilege(Seat::FIRST), &["worker", "pass"]),
            Applied::No,
            "a worker costs nothing"
        );
        let role = passes(Decision::ChooseRole(Seat::FIRST), &["role mayor", "role trader"]);
        assert_eq!(role, Applied::No);
    }

    #[test]
    fn the_mayors_worker_is_not_taken_where_a_noble_might_be() {
        let takes = |ways: &[&str]| mayors_worker(&lines(ways));
        assert_eq!(takes(&["pass", "worker"]), answer("worker"));
        assert_eq!(takes(&["pass", "worker", "noble"]), Applied::Unforeseen);
        assert_eq!(takes(&["pass", "noble"]), Applied::Unforeseen);
    }
}
