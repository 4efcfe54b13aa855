//! The actions and outcomes that random games of a setup have shown so far.

use std::collections::BTreeSet;

use crate::{Game, Random};

/// Trying more actions than this at every state would take too long; a larger pool is sampled.
const CANDIDATE_COUNT_MAX: usize = 512;

/// Actions and outcomes seen so far: what to try, expecting a refusal, where it is not offered.
#[derive(Clone, Debug)]
pub struct Pool<G: Game> {
    actions: BTreeSet<G::Action>,
    outcomes: BTreeSet<G::Outcome>,
}

impl<G: Game> Default for Pool<G> {
    fn default() -> Self {
        Self {
            actions: BTreeSet::new(),
            outcomes: BTreeSet::new(),
        }
    }
}

impl<G: Game> Pool<G> {
    /// Adds actions.
    pub fn add_actions(&mut self, actions: &[G::Action]) {
        self.actions.extend(actions);
    }

    /// Adds an outcome.
    pub fn add_outcome(&mut self, outcome: G::Outcome) {
        self.outcomes.insert(outcome);
    }

    /// How many different actions were seen.
    #[must_use]
    pub fn action_count(&self) -> usize {
        self.actions.len()
    }

    /// How many different outcomes were seen.
    #[must_use]
    pub fn outcome_count(&self) -> usize {
        self.outcomes.len()
    }

    /// The actions to try at one state: all, or, if there are too many, a sample from a random
    /// place on.
    pub fn actions_to_try(&self, random: &mut impl Random) -> Vec<G::Action> {
        sample(&self.actions, random)
    }

    /// The outcomes to try at one state, chosen in the same way.
    pub fn outcomes_to_try(&self, random: &mut impl Random) -> Vec<G::Outcome> {
        sample(&self.outcomes, random)
    }
}

/// Everything, or every n-th element from a random start.
fn sample<T: Copy>(all: &BTreeSet<T>, random: &mut impl Random) -> Vec<T> {
    let stride = all.len().div_ceil(CANDIDATE_COUNT_MAX).max(1);
    let start = random.below(stride as u32) as usize;
    all.iter().copied().skip(start).step_by(stride).collect()
}
