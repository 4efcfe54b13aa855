//! What the trained network sees of a table, and how it chooses between the best rounds.

pub(crate) mod features;
pub(crate) mod judge;

use std::sync::LazyLock;

use crate::altiplano::network::features::LENGTHS;
use crate::learned::Net;

/// The network that comes with the program (models/README.md); `None` if its file does not fit this program, which a
/// test rules out.
#[must_use]
pub fn trained() -> Option<&'static Net> {
    static NET: LazyLock<Option<Net>> =
        LazyLock::new(|| Net::parse(include_bytes!("../../../models/altiplano.net"), LENGTHS).ok());
    NET.as_ref()
}

/// The larger network of the highest level: better, and slower. The engine of pages has no room for it; there it is the small
/// one.
#[must_use]
#[cfg(target_arch = "wasm32")]
pub fn large() -> Option<&'static Net> {
    trained()
}

/// The larger network of the highest level: better, and slower. The engine of pages has no room for it.
#[must_use]
#[cfg(not(target_arch = "wasm32"))]
pub fn large() -> Option<&'static Net> {
    static NET: LazyLock<Option<Net>> =
        LazyLock::new(|| Net::parse(include_bytes!("../../../models/altiplano-large.net"), LENGTHS).ok());
    NET.as_ref()
}
