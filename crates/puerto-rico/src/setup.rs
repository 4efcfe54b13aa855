//! What a table agrees on before the game: players, edition, switches.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Edition, Switch, Switches};

/// A table's agreement. Prints as one line: `players=4 edition=2020 vp_pool=100 open_vp`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 to 5.
    pub player_count: usize,
    /// The preset.
    pub edition: Edition,
    /// Victory point chips in the pool if not the edition's number (switch `vp_pool`), 1 to 999.
    pub victory_point_pool: Option<u16>,
    /// Rulings that are turned on.
    pub switches: Switches,
}

impl Setup {
    /// The default edition without switches.
    #[must_use]
    pub fn new(player_count: usize) -> Self {
        Self {
            player_count,
            edition: Edition::default(),
            victory_point_pool: None,
            switches: Switches::default(),
        }
    }

    /// Checks that a game can be played like this.
    ///
    /// # Errors
    /// Names the first thing that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        if !(2..=5).contains(&self.player_count) {
            return Err(SetupError::PlayerCount {
                found: self.player_count,
            });
        }
        match self.victory_point_pool {
            Some(found) if !(1..=999).contains(&found) => Err(SetupError::VictoryPointPool { found }),
            _ => Ok(()),
        }
    }

    /// Victory point chips in the pool at the start.
    #[must_use]
    pub fn pool(&self) -> u16 {
        self.victory_point_pool
            .unwrap_or_else(|| self.edition.victory_point_pool(self.player_count))
    }
}

/// Why a setup is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is for 2 to 5 players.
    PlayerCount {
        /// The number that was asked for.
        found: usize,
    },
    /// The pool holds 1 to 999 chips.
    VictoryPointPool {
        /// The number that was asked for.
        found: u16,
    },
    /// The line can't be read.
    Notation {
        /// The word that can't be read.
        word: String,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlayerCount { found } => write!(f, "Puerto Rico is for 2 to 5 players, not {found}"),
            Self::VictoryPointPool { found } => {
                write!(f, "the victory point pool holds 1 to 999 chips, not {found}")
            }
            Self::Notation { word } => {
                write!(
                    f,
                    "`{word}` is not a setup word; write `players=4 edition=2020` and switches"
                )
            }
        }
    }
}

impl std::error::Error for SetupError {}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={} edition={}", self.player_count, self.edition)?;
        if let Some(pool) = self.victory_point_pool {
            write!(f, " vp_pool={pool}")?;
        }
        self.switches.iter().try_for_each(|switch| write!(f, " {switch}"))
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(line: &str) -> Result<Self, SetupError> {
        let mut setup = Self::new(0);
        for word in line.split_whitespace() {
            let wrong = || SetupError::Notation {
                word: word.chars().take(40).collect(),
            };
            match word.split_once('=') {
                Some(("players", count)) => setup.player_count = count.parse().map_err(|_| wrong())?,
                Some(("edition", year)) => setup.edition = year.parse().map_err(|_| wrong())?,
                Some(("vp_pool", pool)) => {
                    setup.victory_point_pool = Some(pool.parse().map_err(|_| wrong())?);
                }
                Some(_) => return Err(wrong()),
                None => {
                    let switch: Switch = word.parse().map_err(|_| wrong())?;
                    setup.switches = setup.switches.with(switch, true);
                }
            }
        }
        setup.check()?;
        Ok(setup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_prints_as_it_is_read() {
        for line in [
            "players=4 edition=2020",
            "players=2 edition=2011 vp_pool=50 open_vp strict_optional",
        ] {
            assert_eq!(line.parse::<Setup>().unwrap().to_string(), line);
        }
    }

    #[test]
    fn a_wrong_setup_says_what_is_wrong() {
        assert_eq!(
            "players=6".parse::<Setup>(),
            Err(SetupError::PlayerCount { found: 6 })
        );
        assert_eq!("".parse::<Setup>(), Err(SetupError::PlayerCount { found: 0 }));
        let word = "edition=1999".to_owned();
        assert_eq!(
            "players=4 edition=1999".parse::<Setup>(),
            Err(SetupError::Notation { word })
        );
    }
}
