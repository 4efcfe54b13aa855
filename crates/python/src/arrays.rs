//! Arrays of the caller: checked before a game reads or writes them.

use numpy::{
    Element, IxDyn, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArray, PyUntypedArrayMethods,
};
use pyo3::prelude::*;

use crate::fault::{Fault, Outcome};

/// An array of this shape, for writing; it must be contiguous.
pub fn borrowed<'py, T: Element>(
    name: &str,
    array: &Bound<'py, PyArrayDyn<T>>,
    shape: &[usize],
) -> Outcome<PyReadwriteArray<'py, T, IxDyn>> {
    let fault = |message: String| Fault::Array { message };
    if array.shape() != shape {
        return Err(fault(format!(
            "`{name}` must have the shape {shape:?}, not {:?}",
            array.shape()
        )));
    }
    if !array.is_c_contiguous() {
        return Err(fault(format!("`{name}` must be contiguous")));
    }
    array
        .try_readwrite()
        .map_err(|error| fault(format!("`{name}` can't be written: {error}")))
}

/// The numbers of the actions, one for each of `count` games.
pub fn action_numbers<'a>(actions: &'a PyReadonlyArrayDyn<'_, i64>, count: usize) -> Outcome<&'a [i64]> {
    let fault = |message: String| Fault::Array { message };
    if actions.shape() != [count] {
        return Err(fault(format!(
            "`actions` must have the shape [{count}], not {:?}",
            actions.shape()
        )));
    }
    actions
        .as_slice()
        .map_err(|_| fault("`actions` must be contiguous".to_owned()))
}
