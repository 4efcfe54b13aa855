//! A value that many are told.

use std::ops::Deref;
use std::sync::OnceLock;

use serde::{Serialize, Serializer};

/// Room for the JSON of most of what is told, so that it need not be moved while it grows.
const JSON_BYTES: usize = 8192;

/// A value with its JSON, which is written when it is first needed, and then no more: the answer to a move and the streams
/// of all who see the table alike carry the same text.
#[derive(Debug)]
pub struct Written<T> {
    value: T,
    json: OnceLock<Option<String>>,
    packed: OnceLock<Vec<u8>>,
}

impl<T: Serialize> Written<T> {
    /// The value, not written yet.
    pub const fn new(value: T) -> Self {
        Self {
            value,
            json: OnceLock::new(),
            packed: OnceLock::new(),
        }
    }

    /// The value as JSON; `None` if it can't be written, which is a bug.
    pub fn json(&self) -> Option<&str> {
        let write = || {
            let mut json = Vec::with_capacity(JSON_BYTES);
            serde_json::to_writer(&mut json, &self.value).ok()?;
            String::from_utf8(json).ok()
        };
        self.json.get_or_init(write).as_deref()
    }

    /// The JSON as `pack` makes it smaller, which has to be the same whenever it is asked.
    pub fn packed(&self, pack: impl FnOnce(&str) -> Vec<u8>) -> Option<&[u8]> {
        let json = self.json()?;
        Some(self.packed.get_or_init(|| pack(json)))
    }
}

/// What follows from the value does not count.
impl<T: PartialEq> PartialEq for Written<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T> Deref for Written<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: Serialize> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(to)
    }
}
