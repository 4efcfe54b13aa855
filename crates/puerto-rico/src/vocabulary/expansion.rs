//! The expansions (2020-pl, "Zawartość pudełka").

use crate::vocabulary::rules::Edition;

tabletop::words! {
    /// An expansion.
    // An edition is played with those that its own rulebook has; with the house rule `borrow_expansions` it takes
    // others from the newest rulebook that has them.
    pub enum Expansion: "expansion" {
        /// Expansion I: fourteen more commercial buildings; the players choose the market (2020-pl, "Rozszerzenie I:
        /// Nowe budynki").
        NewBuildings = "new_buildings",
        /// Expansion II: twenty nobles, and eight buildings that treat a noble and a worker differently (2020-pl,
        /// "Rozszerzenie II: Szlachcic").
        Nobles = "nobles",
        /// Expansion III: one more role card, the buccaneer (2020-pl, "Rozszerzenie III: Korsarz").
        Buccaneer = "buccaneer",
        /// Expansion IV: three tasks, each with a reward for the first to fulfil it (2020-pl, "Rozszerzenie IV: Festyn
        /// w San Juan").
        Festival = "festival",
    }
}

impl Expansion {
    /// Whether the edition's own rulebook has it; otherwise its rules are borrowed.
    #[must_use]
    pub const fn is_printed_in(self, edition: Edition) -> bool {
        match self {
            Self::Buccaneer | Self::Festival => matches!(edition, Edition::Edition2020),
            Self::NewBuildings | Self::Nobles => !matches!(edition, Edition::Edition2002),
        }
    }
}

/// The expansions that a table plays with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Expansions(u8);

impl Expansions {
    /// The base game.
    pub const NONE: Self = Self(0);

    /// Whether the expansion is played.
    #[inline]
    #[must_use]
    pub const fn has(self, expansion: Expansion) -> bool {
        self.0 & (1 << expansion as u8) != 0
    }

    /// Whether this is the base game alone.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether some expansion is in both sets.
    #[must_use]
    pub const fn shares(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// This set plus the expansion.
    #[must_use]
    pub const fn with(self, expansion: Expansion) -> Self {
        Self(self.0 | 1 << expansion as u8)
    }

    /// The expansions that are played, in order.
    pub fn iter(self) -> impl Iterator<Item = Expansion> {
        Expansion::ALL
            .into_iter()
            .filter(move |&expansion| self.has(expansion))
    }
}

impl FromIterator<Expansion> for Expansions {
    fn from_iter<I: IntoIterator<Item = Expansion>>(expansions: I) -> Self {
        expansions.into_iter().fold(Self::NONE, Self::with)
    }
}

tabletop::listed! { Expansions of Expansion }
