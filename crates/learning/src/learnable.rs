//! The one trait that makes a game one for learners.

use tabletop::Game;

use crate::Numbers;

/// A game whose actions and chance outcomes have numbers.
pub trait Learnable: Game {
    /// Goes up when a number or a field of the observation changes its meaning: what was learned before is useless
    /// then.
    const VERSION: u32;

    /// The numbers of all actions that can come up in any game.
    fn actions() -> &'static Numbers<Self::Action>;

    /// The numbers of all chance outcomes that can come up in any game.
    fn outcome_numbers() -> &'static Numbers<Self::Outcome>;

    /// Whether this game has anything that the base game lacks, so that its actions and observation are the long ones.
    fn is_expanded(&self) -> bool;

    /// How many action numbers this game has, the first so many.
    fn action_count(&self) -> usize {
        match self.is_expanded() {
            true => Self::actions().count(),
            false => Self::actions().base_count(),
        }
    }
}
