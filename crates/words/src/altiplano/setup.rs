//! Why a table is impossible.

use altiplano::SetupError;

use crate::altiplano::Teller;

impl Teller<'_> {
    /// The reason in words.
    #[must_use]
    pub fn setup_error(&self, error: &SetupError) -> String {
        match error {
            SetupError::PlayerCount { found } => {
                let found = i64::try_from(*found).unwrap_or(i64::MAX);
                self.say("impossible-player-count", &[("count", found.into())])
            }
            SetupError::Ring => self.say("impossible-ring", &[]),
            SetupError::StartPlayer { found } => {
                let number = found.index() as i64 + 1;
                self.say("impossible-start-player", &[("number", number.into())])
            }
            SetupError::Components { word } => {
                // Nobody reads a digest.
                let name = word.split('@').next().unwrap_or_default();
                self.say("impossible-components", &[("name", name.into())])
            }
            SetupError::Notation { word } => self
                .words
                .say("impossible-notation", &[("word", word.as_str().into())]),
        }
    }
}
