//! Puerto Rico for learners.

mod actions;
mod boards;
mod decisions;
mod expanded;
mod expanded_boards;
mod market;
mod observation;

use puerto_rico::{Action, Board, Outcome, State};
use tabletop::Seat;

use crate::puerto_rico::market::Market;
use crate::{Learnable, Numbers, Out};

impl Learnable for State {
    const VERSION: u32 = 1;

    fn actions() -> &'static Numbers<Action> {
        &actions::ACTIONS
    }

    fn outcome_numbers() -> &'static Numbers<Outcome> {
        &actions::OUTCOMES
    }

    fn is_expanded(&self) -> bool {
        !self.expansions().is_empty()
    }

    type Seen<'a> = &'a Self;
    type Boards = Board;
    type Shared = Market;

    #[inline]
    fn seen(&self, _: Seat) -> &Self {
        self
    }

    #[inline]
    fn boards<'a>(state: &'a &Self, seat: Seat) -> &'a Board {
        state.board(seat)
    }

    #[inline]
    fn shared(state: &&Self) -> Market {
        Market::of(state)
    }

    #[inline]
    fn observe(state: &&Self, observer: Seat, out: &mut impl Out) {
        observation::observe(state, observer, out);
    }

    fn decision_kinds() -> &'static [&'static str] {
        &decisions::KINDS
    }

    fn decision_kind(&self) -> usize {
        decisions::kind(self.decision())
    }
}
