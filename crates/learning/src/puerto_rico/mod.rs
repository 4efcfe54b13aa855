//! Puerto Rico for learners.

mod actions;

use puerto_rico::{Action, Outcome, State};

use crate::{Learnable, Numbers};

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
}
