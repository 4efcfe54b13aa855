//! What the bots of Puerto Rico know, as numbers, for programs that play without this library.

use std::collections::BTreeMap;

use ::bots::puerto_rico::{Nets, Weight, Weights};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::fault::Fault;

/// The network of the base game: a file as described in `crates/bots/models/README.md`.
#[pyfunction]
pub fn network(py: Python<'_>) -> PyResult<Bound<'_, PyBytes>> {
    let net = Nets::trained().plain().ok_or_else(|| Fault::Inside {
        message: "this build has no network for Puerto Rico".to_owned(),
    })?;
    Ok(PyBytes::new(py, &net.to_bytes()))
}

/// The numbers of the hand-written evaluation by their names.
#[pyfunction]
pub fn weights() -> BTreeMap<&'static str, f32> {
    let named = |&weight: &Weight| (weight.key(), Weights::TUNED[weight]);
    Weight::ALL.iter().map(named).collect()
}
