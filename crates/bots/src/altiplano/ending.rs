//! The last round, played on to its end.
//!
//! Nothing is drawn any more once the turns of the last round begin, and all plans are open, so that an answer can be followed
//! to the result. Where the answer with most points of one's own does not win, another may: the piece that a rival needs, or
//! the order that is gone a turn later. Close to the end every line of play is tried, each seat playing for the win; before
//! that, each answer is played on with everybody playing for points.

use altiplano::{Action, Decision, State, View};
use tabletop::{FastRandom, Game, PerSeat, Playout, Seat, Turn, win_shares};

use crate::Bot;
use crate::altiplano::greedy::Greedy;
use crate::altiplano::worth::weights::Weights;

/// Sets of actions that everybody keeps while an answer is played on.
const WIDTH: usize = 6;

/// More decisions than a round can have.
const STEP_COUNT_MAX: u32 = 2_000;

/// Decisions that are tried before giving up on trying all.
const NODE_COUNT_MAX: u32 = 4_000;

/// Shares closer than this are equal.
const SAME: f32 = 1e-4;

/// A bot that plays its turns of the last round on to the result before it answers.
#[derive(Clone, Debug)]
pub(crate) struct SeesTheEnd(pub Greedy);

impl Bot<State> for SeesTheEnd {
    fn decide(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        let own = self.0.decide(seat, view, legal);
        match legal.len() > 1 && is_last_turn(view) {
            true => best_answer(view, seat, own, legal),
            false => own,
        }
    }
}

fn is_last_turn(view: &View) -> bool {
    view.final_round == Some(view.round)
        && matches!(view.decision, Decision::Act { .. } | Decision::PlacePawn(_))
}

/// The answer with the greatest share of the win, and among equals the greatest lead; the bot's own answer unless another
/// is better for the share.
fn best_answer(view: &View, seat: Seat, own: Action, legal: &[Action]) -> Action {
    // What is hidden (other seats' missions) is dealt once: equal questions get equal answers.
    let state = State::determinize(view, &mut FastRandom::new(u64::from(view.round)));
    match solved(&state, seat, legal) {
        Some(best) if best.contains(&own) => own,
        Some(best) => best_played_on(&state, seat, best[0], &best),
        None => best_played_on(&state, seat, own, legal),
    }
}

/// The answers with the greatest share of the win if every seat plays for that, at least one; `None` if there is too much
/// to try.
fn solved(state: &State, seat: Seat, legal: &[Action]) -> Option<Vec<Action>> {
    let mut left = NODE_COUNT_MAX;
    let share = |&action: &Action| Some(shares_after(state, seat, action, &mut left)?[seat]);
    let shares: Vec<f32> = legal.iter().map(share).collect::<Option<_>>()?;
    let most = shares.iter().copied().fold(0.0, f32::max);
    let best = legal.iter().zip(shares).filter(|(_, share)| *share > most - SAME);
    Some(best.map(|(&action, _)| action).collect())
}

/// Each seat's share of the win after an action, all answers tried.
fn shares_after(state: &State, seat: Seat, action: Action, left: &mut u32) -> Option<PerSeat<f32>> {
    let mut after = *state;
    after.apply_unchecked(seat, action, &mut ());
    let asked = match after.turn() {
        Turn::Over => return Some(win_shares(&after.scores(), after.seat_count())),
        Turn::Chance => return None,
        Turn::Seats(seats) => seats.first()?,
    };
    *left = left.checked_sub(1)?;
    let mut legal = Vec::new();
    after.legal(asked, &mut legal);
    let mut best: Option<PerSeat<f32>> = None;
    for answer in legal {
        let shares = shares_after(&after, asked, answer, left)?;
        if best.is_none_or(|best| shares[asked] > best[asked]) {
            best = Some(shares);
        }
    }
    best
}

/// The answer with the greatest share of the win, and among equals the greatest lead, each played on with everybody playing
/// for points; `first` unless another is better for the share.
fn best_played_on(state: &State, seat: Seat, first: Action, legal: &[Action]) -> Action {
    let value = |action: Action| value(state, seat, action);
    let mut best = (value(first), first);
    if best.0.0 > 1.0 - SAME {
        return first;
    }
    for &action in legal.iter().filter(|&&action| action != first) {
        let (share, lead) = value(action);
        let gain = share - best.0.0;
        if gain > SAME || (best.1 != first && gain > -SAME && lead > best.0.1) {
            best = ((share, lead), action);
        }
    }
    best.1
}

/// The seat's share of the win after an answer, and its lead over the best rival.
fn value(state: &State, seat: Seat, action: Action) -> (f32, i32) {
    let mut after = *state;
    after.apply_unchecked(seat, action, &mut ());
    let mut bots = PerSeat::from_fn(|_| Greedy::with(Weights::TUNED).narrow(WIDTH));
    let mut random = FastRandom::new(1);
    let mut buffers = Playout::<State>::with_capacity(64);
    let mut legal = Vec::with_capacity(64);
    for _ in 0..STEP_COUNT_MAX {
        match after.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = buffers.draw(&after, &mut random);
                after.resolve_unchecked(outcome, &mut ());
            }
            Turn::Seats(seats) => {
                let Some(asked) = seats.first() else { break };
                legal.clear();
                after.legal(asked, &mut legal);
                let answer = bots[asked].decide(asked, &after.view(Some(asked)), &legal);
                after.apply_unchecked(asked, answer, &mut ());
            }
        }
    }
    let scores = after.scores();
    let rivals = Seat::all(after.seat_count()).filter(|&rival| rival != seat);
    let best = rivals.map(|rival| scores[rival].points).max().unwrap_or_default();
    let share = win_shares(&scores, after.seat_count())[seat];
    (share, scores[seat].points - best)
}
