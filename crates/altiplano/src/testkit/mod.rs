//! A workbench for tests (feature `testkit`): positions set up by hand that no game would lead to, written in
//! words of the notation. None of it is in an ordinary build.

mod edit;
mod inside;
mod table;
mod words;

pub use inside::{actions_at, distance, neighbours, next_extensions, open_locations, undealt_missions};
pub use table::Table;
pub use words::{counted, goods, place, read, tiles};

pub use crate::boards::mission_cards::MissionCards;
use crate::components::{ComponentSet, Components};

/// A component file with the values from before the balancing by play; the tests of examples and rulings use it.
pub const SECTION_12: &str = include_str!("section-12.components");

/// The set of [`SECTION_12`].
///
/// # Panics
/// When the file is invalid.
#[must_use]
pub fn section_12() -> ComponentSet {
    match Components::read(SECTION_12) {
        Ok(components) => ComponentSet::load(components),
        Err(errors) => panic!("{errors:?}"),
    }
}
