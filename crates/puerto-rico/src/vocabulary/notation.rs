//! What all one-line notations share: the error for a word that nobody knows.

use std::fmt;

/// A word that is not in the vocabulary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWord {
    /// What was expected: `good`, `role`, `action`, …
    pub expected: &'static str,
    /// What stood there instead.
    pub found: String,
}

impl UnknownWord {
    /// The error for `found` where a word for `expected` should stand.
    #[must_use]
    pub fn new(expected: &'static str, found: &str) -> Self {
        Self {
            expected,
            found: found.chars().take(40).collect(),
        }
    }
}

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown {}: `{}`", self.expected, self.found)
    }
}

impl std::error::Error for UnknownWord {}
