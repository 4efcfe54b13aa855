//! The fields of observations, and arrays that the caller owns.

use learning::{Layout, Learnable};
use numpy::{Element, Ix1, PyArray, PyArrayMethods, PyReadwriteArray, PyUntypedArrayMethods};
use protocol::of_game;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::fault::{Fault, Outcome};
use crate::table::id;

/// A named part of an observation.
#[pyclass(module = "meseta", frozen)]
pub struct Field {
    /// Its name.
    #[pyo3(get)]
    name: &'static str,
    /// Where its cells begin in the flat array.
    #[pyo3(get)]
    start: usize,
    shape: Vec<usize>,
    /// The largest value; the smallest is 0.
    #[pyo3(get)]
    high: f32,
    /// What the values mean.
    #[pyo3(get)]
    meaning: &'static str,
}

#[pymethods]
impl Field {
    /// Its shape.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.shape)
    }

    /// How many cells it has.
    #[getter]
    fn size(&self) -> usize {
        self.shape.iter().product()
    }

    fn __repr__(&self) -> String {
        format!(
            "<meseta.Field {}, shape {:?}: {}>",
            self.name, self.shape, self.meaning
        )
    }
}

/// The fields of a layout, as Python sees them.
pub fn shown(layout: &Layout) -> Vec<Field> {
    let field = |field: &learning::Field| Field {
        name: field.name,
        start: field.start,
        shape: field.shape.clone(),
        high: field.high,
        meaning: field.meaning,
    };
    layout.fields().iter().map(field).collect()
}

/// The kinds of decisions of a game, in the order of the field `decision`, followed by those that expansions add.
#[pyfunction]
pub fn decision_kinds(game: &str) -> PyResult<Vec<&'static str>> {
    let game = id(game)?;
    Ok(of_game!(game, State => State::decision_kinds()).to_vec())
}

/// The cells of an array of this length, for writing; it must be contiguous.
pub fn writable<'py, T: Element>(
    name: &str,
    array: &Bound<'py, PyArray<T, Ix1>>,
    count: usize,
) -> Outcome<PyReadwriteArray<'py, T, Ix1>> {
    let fault = |message: String| Fault::Array { message };
    if array.len() != count {
        return Err(fault(format!(
            "`{name}` must have {count} cells, not {}",
            array.len()
        )));
    }
    if !array.is_c_contiguous() {
        return Err(fault(format!("`{name}` must be contiguous")));
    }
    array
        .try_readwrite()
        .map_err(|error| fault(format!("`{name}` can't be written: {error}")))
}
