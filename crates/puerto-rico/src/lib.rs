//! The rules of Puerto Rico.
#![forbid(unsafe_code)]
