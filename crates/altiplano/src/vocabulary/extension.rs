//! Extensions: the effects, and the tiles that carry them.

use core::fmt;
use core::str::FromStr;

use tabletop::UnknownWord;

use crate::vocabulary::good::{Good, GoodSet};
use crate::vocabulary::location::Location;

tabletop::words! {
    /// What an extension does, numbered in the order of the rulebook.
    // rulebook, "Szczegółowy opis dobudówek". Letter, marker and price are in the component data.
    pub enum Effect: "extension" {
        /// Farm: 1 food gives 1 alpaca.
        E1 = "e1",
        /// Harbor: 1 fish gives 1 ore.
        E2 = "e2",
        /// Forest: 1 food gives 1 wood.
        E3 = "e3",
        /// Mine: 1 food gives 1 ore.
        E4 = "e4",
        /// Harbor: 1 food gives 1 fish.
        E5 = "e5",
        /// Market: 2 coins buy 1 cacao.
        E6 = "e6",
        /// Market: 1 coin buys 1 alpaca or stone.
        E7 = "e7",
        /// Market: 1 coin buys 1 fish or wood.
        E8 = "e8",
        /// Market: 1 coin buys 1 stone or wood.
        E9 = "e9",
        /// Mine: 1 food gives 1 ore or stone.
        E10 = "e10",
        /// Harbor: 2 fish give 1 cacao.
        E11 = "e11",
        /// Harbor: 1 fish gives 1 ore, stone or wood.
        E12 = "e12",
        /// Forest: 2 food give 1 cacao.
        E13 = "e13",
        /// A space whose tile serves whichever location the pawn is on.
        E14 = "e14",
        /// Farm: 1 alpaca gives 1 wool.
        E15 = "e15",
        /// Forest: 1 food gives 1 cacao.
        E16 = "e16",
        /// A coin may lie on a movement space in place of food.
        E17 = "e17",
        /// Between drawing and planning, one tile may be swapped.
        E18 = "e18",
        /// Two more Village spaces.
        E19 = "e19",
        /// Like E14.
        E20 = "e20",
        /// Harbor: 1 fish gives 1 wool or cacao.
        E21 = "e21",
        /// Market: 2 coins buy 1 wool or ore.
        E22 = "e22",
        /// Market: 3 coins buy 1 silver or glass.
        E23 = "e23",
        /// Before scoring, up to 10 drawn tiles may fill begun shelves.
        E24 = "e24",
        /// Gained corn may wait here.
        E25 = "e25",
    }
    pub set EffectSet(u32);
}

/// What a use of a role or extension tile takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// Tiles of one kind, one per space; they go to the container.
    Tiles(Good, u8),
    /// Coins, placed in planning; they go to the general supply.
    Coins(u8),
}

impl Input {
    /// How many tiles or coins, 1 to 3.
    #[must_use]
    #[inline(always)]
    pub const fn count(self) -> u8 {
        match self {
            Self::Tiles(_, count) | Self::Coins(count) => count,
        }
    }
}

/// An action with spaces of its own, on a role or extension tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Workshop {
    /// Where the pawn must stand.
    pub location: Location,
    /// What it takes.
    pub input: Input,
    /// What it gives: one of these, chosen when used.
    pub gains: GoodSet,
}

impl Workshop {
    /// "Exactly the same action": equal input and output; the location does not matter (rulebook,
    /// "Targowisko", R44).
    #[must_use]
    pub fn does_the_same(&self, other: &Self) -> bool {
        self.input == other.input && self.gains.0 == other.gains.0
    }
}

const fn workshop(location: Location, input: Input, gains: &[Good]) -> Option<Workshop> {
    Some(Workshop {
        location,
        input,
        gains: GoodSet::of(gains),
    })
}

impl Effect {
    /// The effect's own action, for the effects that have one.
    pub const WORKSHOPS: [Option<Workshop>; Self::COUNT] = {
        use Good::{Alpaca, Cacao, Fish, Food, Glass, Ore, Silver, Stone, Wood, Wool};
        use Input::{Coins, Tiles};
        use Location::{Farm, Forest, Harbor, Market, Mine};
        [
            workshop(Farm, Tiles(Food, 1), &[Alpaca]),
            workshop(Harbor, Tiles(Fish, 1), &[Ore]),
            workshop(Forest, Tiles(Food, 1), &[Wood]),
            workshop(Mine, Tiles(Food, 1), &[Ore]),
            workshop(Harbor, Tiles(Food, 1), &[Fish]),
            workshop(Market, Coins(2), &[Cacao]),
            workshop(Market, Coins(1), &[Alpaca, Stone]),
            workshop(Market, Coins(1), &[Fish, Wood]),
            workshop(Market, Coins(1), &[Stone, Wood]),
            workshop(Mine, Tiles(Food, 1), &[Ore, Stone]),
            workshop(Harbor, Tiles(Fish, 2), &[Cacao]),
            workshop(Harbor, Tiles(Fish, 1), &[Ore, Stone, Wood]),
            workshop(Forest, Tiles(Food, 2), &[Cacao]),
            None,
            workshop(Farm, Tiles(Alpaca, 1), &[Wool]),
            workshop(Forest, Tiles(Food, 1), &[Cacao]),
            None,
            None,
            None,
            None,
            workshop(Harbor, Tiles(Fish, 1), &[Wool, Cacao]),
            workshop(Market, Coins(2), &[Wool, Ore]),
            workshop(Market, Coins(3), &[Silver, Glass]),
            None,
            None,
        ]
    };

    /// The effect's own action, if it has one.
    #[must_use]
    #[inline(always)]
    pub const fn workshop(self) -> Option<Workshop> {
        Self::WORKSHOPS[self as usize]
    }

    /// Whether owning one forbids buying the other: equal effects, or E14 and E20 (R44).
    #[must_use]
    pub fn does_the_same(self, other: Self) -> bool {
        let any_location = [Self::E14, Self::E20];
        self == other
            || (any_location.contains(&self) && any_location.contains(&other))
            || match (self.workshop(), other.workshop()) {
                (Some(one), Some(another)) => one.does_the_same(&another),
                _ => false,
            }
    }
}

/// An extension tile: the name of its effect, with a `b` for the second tile that has it. Letter and
/// price are in the component set.
// Copies have names of their own, since they may differ in letter, marker and price (Z33).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "Effect | `${Effect}b`"))]
pub struct Extension {
    /// What it does.
    pub effect: Effect,
    /// Whether it is the second tile with this effect.
    pub second: bool,
}

impl Extension {
    /// How many names there are; a component set has a tile for some of them.
    pub const COUNT: usize = 2 * Effect::COUNT;

    /// The place in the order of effects, the first tile of each before the second.
    #[must_use]
    #[inline(always)]
    pub const fn index(self) -> usize {
        2 * self.effect.index() + self.second as usize
    }

    /// All names, in order; a component set has a tile for some of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::from_index)
    }

    /// The extension at this place.
    #[must_use]
    #[inline(always)]
    pub(crate) const fn from_index(index: usize) -> Self {
        Self {
            effect: Effect::ALL[index / 2],
            second: index % 2 == 1,
        }
    }
}

tabletop::one_word! { Extension }
tabletop::word_on_wire! { Extension as Extension }

/// Prints `e17`, or `e17b` for the second tile.
impl fmt::Display for Extension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.effect.key())?;
        f.write_str(if self.second { "b" } else { "" })
    }
}

impl FromStr for Extension {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        let (effect, second) = match word.strip_suffix('b') {
            Some(effect) => (effect, true),
            None => (word, false),
        };
        let effect = effect
            .parse()
            .map_err(|_: UnknownWord| UnknownWord::new("extension", word))?;
        Ok(Self { effect, second })
    }
}

/// A set of extension tiles, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ExtensionSet(pub(crate) u64);

impl ExtensionSet {
    /// No tile.
    pub const EMPTY: Self = Self(0);

    /// Whether the tile is in the set.
    #[must_use]
    #[inline(always)]
    pub const fn contains(self, extension: Extension) -> bool {
        self.0 & (1 << extension.index()) != 0
    }

    /// Whether a tile with the effect is in the set.
    #[must_use]
    #[inline(always)]
    pub const fn has(self, effect: Effect) -> bool {
        self.0 & (3 << (2 * effect as u32)) != 0
    }

    /// Adds a tile.
    pub const fn insert(&mut self, extension: Extension) {
        self.0 |= 1 << extension.index();
    }

    /// Removes a tile.
    pub const fn remove(&mut self, extension: Extension) {
        self.0 &= !(1 << extension.index());
    }

    /// How many tiles.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no tile.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Extension> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(Extension::from_index(index))
        })
    }
}

impl fmt::Debug for ExtensionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Extension> for ExtensionSet {
    fn from_iter<I: IntoIterator<Item = Extension>>(extensions: I) -> Self {
        let mut set = Self::EMPTY;
        extensions.into_iter().for_each(|extension| set.insert(extension));
        set
    }
}

tabletop::listed! { ExtensionSet of Extension }
