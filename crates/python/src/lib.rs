//! The extension module of the Python package `meseta`: thin types around rules, numbers and bots, no algorithms.
//!
//! [`table`] holds a game by any rules behind one trait; [`state`] is what Python sees of it; [`fault`] lists every way
//! in which something can fail, and is the one place where a failure becomes an exception.

use pyo3::prelude::*;

mod arena;
mod arrays;
mod arrow;
mod batch;
mod bot;
mod bytes;
mod company;
mod export;
mod fault;
mod fields;
mod held;
mod hints;
mod knowledge;
mod lesson;
mod numbers;
mod oracle;
mod review;
mod spec;
mod state;
mod table;
mod training;

/// What Python imports as `meseta._core`; the package `meseta` decides which of it is public.
#[pymodule]
mod _core {
    #[pymodule_export]
    use crate::arena::Arena;
    #[pymodule_export]
    use crate::arrow::arrow_stream;
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::{Bot, Searched, bots};
    #[pymodule_export]
    use crate::company::Company;
    #[pymodule_export]
    use crate::export::Writer;
    #[pymodule_export]
    use crate::fault::fail_inside;
    #[pymodule_export]
    use crate::fields::{Field, decision_kinds};
    #[pymodule_export]
    use crate::hints::Hint;
    #[pymodule_export]
    use crate::knowledge::{network, weights};
    #[pymodule_export]
    use crate::numbers::{Numbers, actions, outcomes};
    #[pymodule_export]
    use crate::review::Judged;
    #[pymodule_export]
    use crate::state::{Score, State};
    #[pymodule_export]
    use crate::table::{load_components, rules_version};
    #[pymodule_export]
    use crate::training::{Trainer, training_games};
}
