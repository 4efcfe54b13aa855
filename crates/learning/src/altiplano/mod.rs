//! Altiplano for learners. All of its games share one space, since its switches leave out little.

mod actions;
mod decisions;
mod observation;
mod own;
mod seats;

use altiplano::{Action, Outcome, Sight, State};
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
        false
    }

    type Seen<'a> = Sight;
    // Half of what is shown here is empty most of the time, and skipping it is quicker than copying it.
    type Boards = ();
    type Shared = ();

    #[inline]
    fn seen(&self, observer: Seat) -> Sight {
        self.sight(observer)
    }

    fn boards(_: &Sight, _: Seat) -> &() {
        &()
    }

    fn shared(_: &Sight) {}

    fn observe(sight: &Sight, observer: Seat, out: &mut impl Out) {
        observation::observe(sight, observer, out);
    }

    fn decision_kinds() -> &'static [&'static str] {
        &decisions::KINDS
    }

    fn decision_kind(&self) -> usize {
        decisions::kind(self.decision())
    }
}
