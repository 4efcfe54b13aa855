//! Arrays of the caller: checked before a game reads or writes them.

use numpy::{
    Element, IxDyn, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArray, PyUntypedArrayMethods,
};
use pyo3::prelude::*;

use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::fault::{Fault, Outcome};

/// The most threads that play them.
const THREAD_COUNT_MAX: usize = 1_024;

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

/// The most games that are played side by side: more would take many gigabytes.
const GAME_COUNT_MAX: usize = 100_000;

/// The threads for this many games; none if one is enough. There are never more than games.
///
/// # Errors
/// When there are too many games, or the system has no threads left.
pub fn threads_for(games: usize, threads: usize) -> Outcome<Option<ThreadPool>> {
    if games > GAME_COUNT_MAX {
        let message = format!("at most {GAME_COUNT_MAX} games are played side by side, not {games}");
        return Err(Fault::Array { message });
    }
    let threads = threads.min(games).min(THREAD_COUNT_MAX);
    (threads > 1)
        .then(|| ThreadPoolBuilder::new().num_threads(threads).build())
        .transpose()
        .map_err(|error| Fault::Inside {
            message: error.to_string(),
        })
}
