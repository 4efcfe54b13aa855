//! Values of whichever game a table plays: one arm per game.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{altiplano, puerto_rico};

/// A game by its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum GameId {
    /// Puerto Rico.
    #[serde(rename = "puerto-rico")]
    PuertoRico,
    /// Altiplano.
    #[serde(rename = "altiplano")]
    Altiplano,
}

impl GameId {
    /// All games of this program.
    pub const ALL: [Self; 2] = [Self::PuertoRico, Self::Altiplano];

    /// The name in records, addresses and folders.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::PuertoRico => "puerto-rico",
            Self::Altiplano => "altiplano",
        }
    }
}

impl GameId {
    /// The version of its rules that this program plays by; stands in records.
    #[must_use]
    pub const fn rules_version(self) -> u32 {
        match self {
            Self::PuertoRico => <::puerto_rico::State as tabletop::Game>::RULES_VERSION,
            Self::Altiplano => <::altiplano::State as tabletop::Game>::RULES_VERSION,
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// This program has no game of that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// The name, cut to 40 characters.
    pub found: String,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = GameId::ALL.into_iter().map(GameId::key).collect();
        write!(
            f,
            "there is no game `{}`; this program knows: {}",
            self.found,
            known.join(", ")
        )
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL
            .into_iter()
            .find(|game| game.key() == name)
            .ok_or_else(|| UnknownGame {
                found: name.chars().take(40).collect(),
            })
    }
}

macro_rules! any {
    ($($(#[$meta:meta])* $name:ident($puerto_rico:ty, $altiplano:ty),)*) => {$(
        $(#[$meta])*
        #[derive(Clone, PartialEq, Debug, Serialize, TS)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(untagged)]
        #[allow(clippy::large_enum_variant, reason = "written at once, never kept in numbers")]
        pub enum $name {
            /// Puerto Rico's.
            PuertoRico($puerto_rico),
            /// Altiplano's.
            Altiplano($altiplano),
        }

        impl From<$puerto_rico> for $name {
            fn from(value: $puerto_rico) -> Self {
                Self::PuertoRico(value)
            }
        }

        impl From<$altiplano> for $name {
            fn from(value: $altiplano) -> Self {
                Self::Altiplano(value)
            }
        }
    )*};
}

any! {
    /// A table's agreement in some game.
    AnySetup(puerto_rico::Setup, altiplano::AltiplanoSetup),
    /// A seat's decision in some game.
    AnyAction(puerto_rico::Action, altiplano::AltiplanoAction),
    /// A whole answer to a decision of small steps in some game.
    AnyPlan(puerto_rico::Plan, altiplano::AltiplanoPlan),
    /// A chance outcome in some game.
    AnyOutcome(puerto_rico::Outcome, altiplano::AltiplanoOutcome),
    /// A fact in some game.
    AnyEvent(puerto_rico::Event, altiplano::AltiplanoEvent),
    /// Why an action is not legal in some game.
    AnyRefusal(puerto_rico::Refusal, altiplano::AltiplanoRefusal),
    /// Why no game can be played by an agreement, in some game.
    AnyImpossible(puerto_rico::Impossible, altiplano::AltiplanoImpossible),
    /// What an observer may see of some game.
    AnyView(puerto_rico::PuertoRicoView, altiplano::AltiplanoView),
}

impl AnySetup {
    /// The agreement of a table of this game, as [`AnySetup`] is written. Whether a game can be played like this is
    /// left to the rules.
    ///
    /// # Errors
    /// Says in English what can't be read.
    pub fn read(game: GameId, text: &str) -> Result<Self, String> {
        match game {
            GameId::PuertoRico => serde_json::from_str(text).map(Self::PuertoRico),
            GameId::Altiplano => serde_json::from_str(text).map(Self::Altiplano),
        }
        .map_err(|error| error.to_string())
    }
}
