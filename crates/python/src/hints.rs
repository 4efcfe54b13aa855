//! The best moves of a decision, as data.

use std::collections::BTreeMap;

use pyo3::prelude::*;

/// How much work goes into a hint; whatever is left out is as in the program's own hints.
#[derive(Clone, Copy)]
pub struct Work {
    pub scan: Option<u32>,
    pub worlds: Option<u32>,
    pub each: Option<u32>,
}

/// A move worth considering.
#[pyclass(module = "meseta", frozen, get_all)]
pub struct Hint {
    /// The numbers of its actions: one, or several where a decision is made in small steps.
    pub actions: Vec<usize>,
    /// The same as lines.
    pub names: Vec<String>,
    /// Each seat's share of the win after it.
    pub shares: Vec<f32>,
    /// What the seat has more or less of once everything that the move begins is over.
    pub gains: BTreeMap<&'static str, i16>,
    /// How many more points at the end it promises than the least promising of the moves shown.
    pub promise: f32,
}

#[pymethods]
impl Hint {
    fn __repr__(&self) -> String {
        format!(
            "<meseta.Hint {}, shares {:?}>",
            self.names.join("; "),
            self.shares
        )
    }
}
