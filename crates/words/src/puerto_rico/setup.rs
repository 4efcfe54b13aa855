//! Why a table is impossible.

use puerto_rico::{Expansion, SetupError, Switch};

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
        match error {
            SetupError::PlayerCount { found } => {
                let found = i64::try_from(*found).unwrap_or(i64::MAX);
                self.say("impossible-player-count", &[("count", found.into())])
            }
            SetupError::VictoryPointPool { found } => {
                self.say("impossible-vp-pool", &[("count", (*found).into())])
            }
            SetupError::SwitchWithoutExpansion { switch, expansion } => self.say(
                "impossible-switch-without-expansion",
                &[
                    ("switch", self.switch(*switch).into()),
                    ("expansion", self.expansion(*expansion).into()),
                ],
            ),
            SetupError::ExpansionNotInEdition { expansion, edition } => self.say(
                "impossible-expansion-not-in-edition",
                &[
                    ("edition", edition.key().into()),
                    ("expansion", self.expansion(*expansion).into()),
                    ("switch", self.switch(Switch::BorrowExpansions).into()),
                ],
            ),
            SetupError::NoblesMarketWithoutNobles => self.say("impossible-nobles-market-without-nobles", &[]),
            SetupError::DraftWithoutExpansion => {
                let expansion = self.expansion(Expansion::NewBuildings);
                self.say(
                    "impossible-draft-without-expansion",
                    &[("expansion", expansion.into())],
                )
            }
            SetupError::MarketBuilding { building } => self.say(
                "impossible-market-building",
                &[("building", self.building(*building).into())],
            ),
            SetupError::MarketPlaces {
                cost,
                found,
                expected,
            } => self.say(
                "impossible-market-places",
                &[
                    ("cost", (*cost).into()),
                    ("found", (*found).into()),
                    ("expected", (*expected).into()),
                ],
            ),
            SetupError::MarketExcluded { building: one, other } => self.say(
                "impossible-market-excluded",
                &[
                    ("building", self.building(*one).into()),
                    ("other", self.building(*other).into()),
                ],
            ),
            SetupError::Notation { word } => {
                self.say("impossible-notation", &[("word", word.as_str().into())])
            }
        }
    }
}
