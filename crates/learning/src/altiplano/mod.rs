//! Altiplano for learners. All of its games have one space: its switches leave out little.

mod actions;

use altiplano::{Action, Outcome, State};

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
        false
    }
}
