//! The numbers of actions and outcomes, as Python sees them.

use learning::Learnable;
use protocol::of_game;
use pyo3::exceptions::{PyIndexError, PyKeyError};
use pyo3::prelude::*;

use crate::fault::{Fault, guard};
use crate::table::id;

/// The fixed numbers of a game's actions, or of its chance outcomes.
#[pyclass(module = "meseta", frozen)]
pub struct Numbers {
    /// The game's name.
    #[pyo3(get)]
    game: String,
    /// Goes up when a number changes its meaning.
    #[pyo3(get)]
    version: u32,
    /// How many numbers games without expansions use: this many, from 0 on.
    #[pyo3(get)]
    base_count: usize,
    lines: Vec<String>,
    blocks: Vec<(String, usize, usize)>,
    find: fn(&str) -> Option<usize>,
}

#[pymethods]
impl Numbers {
    fn __len__(&self) -> usize {
        self.lines.len()
    }

    /// The line of notation that a number stands for: `load corn 7`.
    fn name(&self, number: usize) -> PyResult<&str> {
        let line = self.lines.get(number).map(String::as_str);
        line.ok_or_else(|| PyIndexError::new_err(format!("{} has no number {number}", self.game)))
    }

    /// The number of a line of notation.
    fn number(&self, line: &str) -> PyResult<usize> {
        (self.find)(line)
            .ok_or_else(|| PyKeyError::new_err(format!("{} has no number for `{line}`", self.game)))
    }

    /// Runs of numbers whose lines are of one kind, in order: name, first number, how many.
    fn blocks(&self) -> Vec<(String, usize, usize)> {
        self.blocks.clone()
    }

    fn __repr__(&self) -> String {
        format!(
            "<meseta.Numbers of {}: {}, version {}>",
            self.game,
            self.lines.len(),
            self.version
        )
    }
}

/// The numbers as Python sees them.
fn shown<G: Learnable, T>(numbers: &'static learning::Numbers<T>, find: fn(&str) -> Option<usize>) -> Numbers
where
    T: Copy + Eq + std::hash::Hash + std::fmt::Display,
{
    let lines = (0..numbers.count()).filter_map(|number| numbers.get(number));
    let blocks = numbers.blocks().iter();
    Numbers {
        game: G::ID.to_owned(),
        version: G::VERSION,
        base_count: numbers.base_count(),
        lines: lines.map(|value| value.to_string()).collect(),
        blocks: blocks
            .map(|block| (block.name.to_owned(), block.start, block.count))
            .collect(),
        find,
    }
}

fn find_action<G: Learnable>(line: &str) -> Option<usize> {
    G::actions().number(line.parse().ok()?)
}

fn find_outcome<G: Learnable>(line: &str) -> Option<usize> {
    G::outcome_numbers().number(line.parse().ok()?)
}

/// The numbers of a game's actions.
#[pyfunction]
pub fn actions(game: &str) -> PyResult<Numbers> {
    let numbers = guard(|| {
        let game = id(game)?;
        Ok::<_, Fault>(of_game!(game, State => shown::<State, _>(State::actions(), find_action::<State>)))
    });
    Ok(numbers?)
}

/// The numbers of a game's chance outcomes.
#[pyfunction]
pub fn outcomes(game: &str) -> PyResult<Numbers> {
    let numbers = guard(|| {
        let game = id(game)?;
        Ok::<_, Fault>(
            of_game!(game, State => shown::<State, _>(State::outcome_numbers(), find_outcome::<State>)),
        )
    });
    Ok(numbers?)
}
