//! The four deeds of the buccaneer.

use std::fmt;
use std::str::FromStr;

use crate::vocabulary::notation::UnknownWord;

/// What the buccaneer can do (puerto-rico-2020-pl.txt:1149-1154).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Deed {
    /// Empties a cargo ship and keeps up to three of its goods.
    Piracy,
    /// Brings the goods of the trading house to the supply, 1 point each.
    Plunder,
    /// Takes persons off the ship and puts up to three to work.
    Raid,
    /// Takes a role card that nobody has picked, and its doubloons.
    Capture,
}

impl Deed {
    /// All deeds in the rulebook's order.
    pub const ALL: [Self; 4] = [Self::Piracy, Self::Plunder, Self::Raid, Self::Capture];

    /// The word of notation and wire.
    #[must_use]
    pub const fn key(self) -> &'static str {
        ["piracy", "plunder", "raid", "capture"][self as usize]
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Deed {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|deed| deed.key() == word)
            .ok_or_else(|| UnknownWord::new("deed", word))
    }
}
