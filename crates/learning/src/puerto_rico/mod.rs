//! Puerto Rico for learners.

mod actions;
mod decisions;
mod expanded;
mod observation;

use puerto_rico::{Action, Outcome, State};
use tabletop::Seat;

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

    #[inline]
    fn observe(&self, observer: Seat, out: &mut impl Out) {
        observation::observe(self, observer, out);
    }

    fn decision_kinds() -> &'static [&'static str] {
        &decisions::KINDS
    }

    fn decision_kind(&self) -> usize {
        decisions::kind(self.decision())
    }
}
