//! The picture of a finished game, for links and messages: drawn as SVG ([`draw`]), then as pixels ([`pixels`]).
//!
//! Drawing takes no time worth mentioning; pixels do, so the last pictures are kept. A picture is known by what is on it, so
//! somebody's new name makes another one.

mod draw;
mod pixels;
mod result;

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use sha2::{Digest as _, Sha256};

pub(crate) use draw::{HEIGHT, WIDTH, drawn, escaped};
pub(crate) use pixels::png;
pub(crate) use result::{GameResult, seat_name};

/// How many pictures are kept; each has some 50 kB.
const KEPT_MAX: usize = 100;

/// The pictures that were asked for last.
#[derive(Default, Debug)]
pub(crate) struct Pictures {
    kept: Mutex<VecDeque<(String, Bytes)>>,
}

impl Pictures {
    /// The picture of this name, if it is kept.
    pub(crate) fn find(&self, name: &str) -> Option<Bytes> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().find(|(other, _)| other == name);
        found.map(|(_, picture)| picture.clone())
    }

    /// Keeps a picture instead of the oldest one.
    pub(crate) fn keep(&self, name: String, picture: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT_MAX {
            kept.pop_front();
        }
        kept.push_back((name, picture));
    }
}

/// The name of a drawing: the same for the same drawing.
pub(crate) fn name(drawing: &str) -> String {
    let digest: [u8; 32] = Sha256::digest(drawing.as_bytes()).into();
    digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}
