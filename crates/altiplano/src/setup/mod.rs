//! What a table agrees on before the game: players, component set, switches.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use tabletop::{SEAT_COUNT_MAX, Seat};

use crate::components::{ComponentSet, Components};
use crate::vocabulary::extension::ExtensionSet;
use crate::vocabulary::location::{Location, LocationSet, Ring};
use crate::vocabulary::switch::{Switch, Switches};

/// A table's agreement. Prints as one line: players, component set with digest, and everything that is not
/// the default, such as
/// `players=4 components=reconstructed@<64 digits> roles=drafted missions=on start_player=2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 to 5.
    pub player_count: usize,
    /// The numbers on cards, tiles and boards.
    pub components: ComponentSet,
    /// The rulings.
    pub switches: Switches,
    /// The order of the locations, clockwise from the Farm; by chance if `None` (R1).
    pub ring: Option<Ring>,
    /// Who starts; by chance if `None` (R2).
    pub start_player: Option<Seat>,
}

impl Setup {
    /// The reconstructed components, all switches in their default position, everything by chance.
    #[must_use]
    pub fn new(player_count: usize) -> Self {
        Self {
            player_count,
            components: ComponentSet::reconstructed(),
            switches: Switches::default(),
            ring: None,
            start_player: None,
        }
    }

    /// The same setup with a switch on or off.
    #[must_use]
    pub fn with(mut self, switch: Switch, on: bool) -> Self {
        self.switches = self.switches.with(switch, on);
        self
    }

    /// The extensions among the tiles of this table.
    pub(crate) fn extensions(&self) -> ExtensionSet {
        self.components.get().derived.extensions[Components::column(self.player_count)]
    }

    /// Checks that a game can be played with this setup.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        if !(2..=SEAT_COUNT_MAX).contains(&self.player_count) {
            return Err(SetupError::PlayerCount {
                found: self.player_count,
            });
        }
        if let Some(ring) = &self.ring {
            let all: LocationSet = ring.iter().copied().collect();
            if all != LocationSet::ALL || ring[0] != Location::Farm {
                return Err(SetupError::Ring);
            }
        }
        match self.start_player {
            Some(seat) if seat.index() >= self.player_count => Err(SetupError::StartPlayer { found: seat }),
            _ => Ok(()),
        }
    }
}

tabletop::wire! {
    /// The first thing that is wrong with a setup.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum SetupError as AltiplanoImpossible {
        /// The game is for 2 to 5 players.
        PlayerCount {
            /// The number that was asked for.
            #[cfg_attr(feature = "openapi", schema(value_type = u32))]
            found: usize,
        },
        /// The ring does not consist of each location once, starting with the Farm.
        Ring,
        /// The start player is not at the table.
        StartPlayer {
            /// The seat that was asked for.
            found: Seat,
        },
        /// The component set is not known to this program.
        Components {
            /// Its name, and its digest where one was given.
            word: String,
        },
        /// A word of a setup line can't be read.
        Notation {
            /// The word, as it was written.
            word: String,
        },
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlayerCount { found } => write!(f, "Altiplano is for 2 to 5 players, not {found}"),
            Self::Ring => f.write_str("the ring names each of the seven locations once, the farm first"),
            Self::StartPlayer { found } => write!(f, "seat {found} is not at the table and can't start"),
            Self::Components { word } => write!(f, "the component set `{word}` is not loaded"),
            Self::Notation { word } => {
                write!(
                    f,
                    "`{word}` is not a setup word; write `players=4` and switches such as `missions=on`"
                )
            }
        }
    }
}

impl core::error::Error for SetupError {}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={} components={}", self.player_count, self.components)?;
        for (switch, on) in self.switches.changed() {
            write!(
                f,
                " {}={}",
                switch.line_word(),
                switch.positions()[usize::from(on)]
            )?;
        }
        if let Some(ring) = &self.ring {
            f.write_str(" ring=")?;
            for (index, location) in ring.iter().enumerate() {
                write!(f, "{}{location}", if index > 0 { "," } else { "" })?;
            }
        }
        if let Some(seat) = self.start_player {
            write!(f, " start_player={seat}")?;
        }
        Ok(())
    }
}

/// Reads the line; missing words stand for their defaults. A component set without a digest means the
/// one with this name that comes with the program, or else the only one with this name that it knows.
impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(line: &str) -> Result<Self, SetupError> {
        let mut setup = Self::new(0);
        for word in line.split_whitespace() {
            let wrong = || SetupError::Notation {
                word: word.chars().take(80).collect(),
            };
            let (key, value) = word.split_once('=').ok_or_else(wrong)?;
            match key {
                "players" => setup.player_count = value.parse().map_err(|_| wrong())?,
                "components" => setup.components = value.parse()?,
                "ring" => setup.ring = Some(ring(value).ok_or_else(wrong)?),
                "start_player" => setup.start_player = Some(value.parse().map_err(|_| wrong())?),
                _ => {
                    let is_meant = |switch: &Switch| switch.line_word() == key;
                    let switch = Switch::ALL.into_iter().find(is_meant).ok_or_else(wrong)?;
                    let position = switch.positions().iter().position(|one| *one == value);
                    setup = setup.with(switch, position.ok_or_else(wrong)? == 1);
                }
            }
        }
        setup.check()?;
        Ok(setup)
    }
}

/// Reads `NAME@DIGEST` of a set that this program knows, or the name alone if it is the built-in set's or stands for
/// exactly one set.
impl FromStr for ComponentSet {
    type Err = SetupError;

    fn from_str(word: &str) -> Result<Self, SetupError> {
        components(word).ok_or_else(|| SetupError::Components {
            word: word.chars().take(120).collect(),
        })
    }
}

fn components(word: &str) -> Option<ComponentSet> {
    let Some((name, hex)) = word.split_once('@') else {
        return ComponentSet::named(word);
    };
    if hex.len() != 64 || !hex.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut digest = [0; 32];
    for (index, byte) in digest.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&hex[2 * index..2 * index + 2], 16).ok()?;
    }
    ComponentSet::find(name, &digest)
}

fn ring(value: &str) -> Option<Ring> {
    let locations: Vec<Location> = value
        .split(',')
        .map(|word| word.parse().ok())
        .collect::<Option<_>>()?;
    locations.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_setup_reads_back() {
        let digest = ComponentSet::reconstructed();
        for rest in [
            "",
            " roles=drafted missions=on",
            " road_end=corn corn_is_type=off closed_bags=on",
            " missions=on ring=farm,road,mine,harbor,village,market,forest start_player=1",
        ] {
            let line = format!("players=4 components={digest}{rest}");
            assert_eq!(line.parse::<Setup>().unwrap().to_string(), line);
        }
        assert_eq!("players=3 missions=off".parse(), Ok(Setup::new(3)));
        assert_eq!("players=3 components=reconstructed".parse(), Ok(Setup::new(3)));
    }

    #[test]
    fn a_wrong_setup_says_what_is_wrong() {
        let error = |line: &str| line.parse::<Setup>().unwrap_err();
        assert_eq!(error("players=6"), SetupError::PlayerCount { found: 6 });
        assert_eq!(error(""), SetupError::PlayerCount { found: 0 });
        assert_eq!(
            error("players=4 roles=on"),
            SetupError::Notation {
                word: "roles=on".to_owned()
            }
        );
        assert_eq!(
            error("players=4 ring=farm,farm,farm,farm,farm,farm,farm"),
            SetupError::Ring
        );
        assert_eq!(
            error("players=2 start_player=3"),
            SetupError::StartPlayer { found: Seat::new(3) }
        );
        let word = format!("reconstructed@{}", "0".repeat(64));
        assert_eq!(
            error(&format!("players=2 components={word}")),
            SetupError::Components { word }
        );
    }
}
