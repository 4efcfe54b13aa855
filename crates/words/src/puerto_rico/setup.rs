//! Why a table is impossible.

use puerto_rico::{Expansion, SetupError};

use crate::puerto_rico::{Teller, id};

impl Teller<'_> {
    /// An expansion.
    #[must_use]
    pub fn expansion(&self, expansion: Expansion) -> String {
        self.words.word(&id("expansion", expansion.key()))
    }

    /// The reason in words.
    #[must_use]
    pub fn setup_error(&self, error: &SetupError) -> String {
        self.tell(&narrator::puerto_rico::impossible(error))
    }
}
