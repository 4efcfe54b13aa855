//! Why a table is impossible, in the chosen language and alike for both games.

use altiplano::ComponentSet;
use words::Words;

/// A reason that can be said.
pub trait SetupReason {
    /// The reason in words.
    fn reason(&self, words: &Words) -> String;
}

impl SetupReason for puerto_rico::SetupError {
    fn reason(&self, words: &Words) -> String {
        words::puerto_rico::Teller::new(words, Vec::new(), None).setup_error(self)
    }
}

impl SetupReason for altiplano::SetupError {
    fn reason(&self, words: &Words) -> String {
        let components = ComponentSet::reconstructed().get();
        words::altiplano::Teller::new(words, Vec::new(), None, components).setup_error(self)
    }
}
