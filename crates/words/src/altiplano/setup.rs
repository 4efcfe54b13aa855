//! Why a table is impossible.

use altiplano::SetupError;

use crate::altiplano::Teller;

impl Teller<'_> {
    /// The reason in words.
    #[must_use]
    pub fn setup_error(&self, error: &SetupError) -> String {
        self.tell(&narrator::altiplano::impossible(error))
    }
}
