//! Levels that search, with other budgets.

use crate::Bot;
use crate::analysis::Analysed;
use crate::search::Searcher;

/// A game for which bots can search.
pub trait Searches: Analysed {
    /// The simulations of the bot with this key for one decision; `None` if it does not search. With 0 it values the
    /// table after each move once.
    fn iterations(key: &str) -> Option<u32>;

    /// The search of the bot with this key, with this many simulations for a decision, however long they take: no clock is
    /// asked, so equal seeds give equal moves on any machine. `None` if it does not search.
    fn search(key: &str, iterations: u32, seed: u64) -> Option<Searcher<Self, Self::Guide>>;

    /// The bot with this key, but with this many simulations, as in [`Searches::search`]; `None` if it does not search.
    fn searching(key: &str, iterations: u32, seed: u64) -> Option<Box<dyn Bot<Self>>>;
}
