//! What a table agrees on.

use std::fmt;
use std::str::FromStr;

tabletop::wire! {
    /// A table's agreement.
    #[derive(Clone, PartialEq, Eq, Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Setup as ToySetup {
        /// 2 to 4.
        pub players: u8,
    }
}

tabletop::wire! {
    /// Why no game can be played with a setup.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum SetupError as ToyImpossible {
        /// Two to four can play.
        PlayerCount {
            /// How many were asked for.
            found: u8,
        },
        /// The line contains something else.
        Notation {
            /// What.
            word: String,
        },
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(line: &str) -> Result<Self, SetupError> {
        let players = line
            .trim()
            .strip_prefix("players=")
            .and_then(|number| number.parse().ok());
        match players {
            Some(players) => Ok(Self { players }),
            None => Err(SetupError::Notation {
                word: line.chars().take(40).collect(),
            }),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlayerCount { found } => write!(f, "{found} can't play; 2 to 4 can"),
            Self::Notation { word } => write!(f, "`{word}` is not a setup; write `players=3`"),
        }
    }
}
