//! Positions as plain data: written from a state, read and checked.

pub(crate) mod check;
pub(crate) mod decision;
pub(crate) mod error;
pub(crate) mod gain;
pub(crate) mod moment;
pub(crate) mod position;
