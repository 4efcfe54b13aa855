//! The last round, played on to its end: what each answer of a turn comes to if everybody else plays for points.
//!
//! Nothing is drawn any more once the turns of the last round begin, and all plans are open, so that an answer can be followed
//! to the result. Where the answer with most points of one's own does not win, another may: the piece that a rival needs, or
//! the order that is gone a turn later.

use altiplano::{Action, Decision, State, View};
use tabletop::{FastRandom, Game, PerSeat, Playout, Seat, Turn, win_shares};

use crate::Bot;
use crate::altiplano::greedy::Greedy;
use crate::altiplano::worth::weights::Weights;

/// Sets of actions that everybody keeps while an answer is played on.
const WIDTH: usize = 6;

/// More decisions than a round can have.
const STEP_COUNT_MAX: u32 = 2_000;

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
    let value = |action: Action| value(&state, seat, action);
    let mut best = (value(own), own);
    if best.0.0 > 1.0 - SAME {
        return own;
    }
    for &action in legal.iter().filter(|&&action| action != own) {
        let (share, lead) = value(action);
        let gain = share - best.0.0;
        if gain > SAME || (best.1 != own && gain > -SAME && lead > best.0.1) {
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
