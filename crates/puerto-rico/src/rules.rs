//! Editions, and the rulings that a table can switch.

use std::fmt;
use std::str::FromStr;

use crate::notation::UnknownWord;

/// A printed edition: a named set of rulings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Edition {
    /// 2002 (Romanian and Czech rulebooks); two players borrow the 2020 section.
    Edition2002,
    /// 2011 (Hungarian rulebook).
    Edition2011,
    /// 2020 (Polish rulebook), the newest and the default.
    #[default]
    Edition2020,
}

impl Edition {
    /// All editions, oldest first.
    pub const ALL: [Self; 3] = [Self::Edition2002, Self::Edition2011, Self::Edition2020];

    /// The year, as notation and wire write it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Edition2002 => "2002",
            Self::Edition2011 => "2011",
            Self::Edition2020 => "2020",
        }
    }

    /// Victory point chips in the pool for 2 to 5 players (ruling 1): what the edition's rulebook says.
    #[must_use]
    pub const fn victory_point_pool(self, player_count: usize) -> u16 {
        match (self, player_count) {
            (_, 2) => 65,
            (Self::Edition2002 | Self::Edition2011, 3) => 75,
            (Self::Edition2002 | Self::Edition2011, 4) => 100,
            (Self::Edition2002, _) => 122,
            (Self::Edition2020, 3) => 76,
            (Self::Edition2020, 4) => 101,
            _ => 126,
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Edition {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|edition| edition.key() == word)
            .ok_or_else(|| UnknownWord::new("edition", word))
    }
}

/// A ruling that a table can turn on. All are off in every edition's preset.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Switch {
    /// Everybody sees everybody's victory point chips (ruling 69).
    OpenVictoryPoints,
    /// The same production building may be built several times (ruling 9; puerto-rico-2020-pl.txt:224).
    DuplicateProduction,
    /// The mayor's privilege is taken without asking (ruling 24).
    AutoMayorPrivilege,
    /// Workers from the ship may be refused and then leave the game (ruling 25; tournament practice).
    DeclineWorkers,
    /// At most four large buildings fit into a city (ruling 74).
    LargeMaxFour,
    /// Whatever the letter lets one decline is asked (ruling 87).
    StrictOptional,
}

impl Switch {
    /// All switches.
    pub const ALL: [Self; 6] = [
        Self::OpenVictoryPoints,
        Self::DuplicateProduction,
        Self::AutoMayorPrivilege,
        Self::DeclineWorkers,
        Self::LargeMaxFour,
        Self::StrictOptional,
    ];

    /// The word of notation and wire.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::OpenVictoryPoints => "open_vp",
            Self::DuplicateProduction => "dup_production",
            Self::AutoMayorPrivilege => "auto_mayor_privilege",
            Self::DeclineWorkers => "decline_workers",
            Self::LargeMaxFour => "large_max_4",
            Self::StrictOptional => "strict_optional",
        }
    }
}

impl fmt::Display for Switch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Switch {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|switch| switch.key() == word)
            .ok_or_else(|| UnknownWord::new("switch", word))
    }
}

/// The switches that are on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Switches(u32);

impl Switches {
    /// Whether the switch is on.
    #[must_use]
    pub const fn has(self, switch: Switch) -> bool {
        self.0 & (1 << switch as u32) != 0
    }

    /// The same with the switch on or off.
    #[must_use]
    pub const fn with(self, switch: Switch, on: bool) -> Self {
        let bit = 1 << switch as u32;
        Self(if on { self.0 | bit } else { self.0 & !bit })
    }

    /// The switches that are on, in order.
    pub fn iter(self) -> impl Iterator<Item = Switch> {
        Switch::ALL.into_iter().filter(move |&switch| self.has(switch))
    }
}
