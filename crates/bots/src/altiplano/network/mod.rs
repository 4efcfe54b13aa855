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
