//! The states before the last entries of a record: what has just happened is told, and what may be taken back is found,
//! without playing the whole game again.

use std::collections::VecDeque;

/// How many are kept. Whoever is behind by more, such as after a plan of many entries, waits for the game to be played
/// again.
const STATE_COUNT_MAX: usize = 12;

/// The states before the last entries, none of which is an undo.
#[derive(Clone, Debug)]
pub(super) struct Recent<G>(VecDeque<G>);

impl<G> Recent<G> {
    pub(super) const fn nothing() -> Self {
        Self(VecDeque::new())
    }

    /// Notes the state before the entry that is appended now.
    pub(super) fn note(&mut self, before: G) {
        if self.0.len() == STATE_COUNT_MAX {
            self.0.pop_front();
        }
        self.0.push_back(before);
    }

    /// How many entries there are at the end whose states are kept.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The state before the last so many entries, if it is kept.
    pub(super) fn before_last(&self, count: usize) -> Option<&G> {
        self.0.get(self.0.len().checked_sub(count)?)
    }
}
