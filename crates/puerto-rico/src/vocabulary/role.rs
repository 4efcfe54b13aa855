//! Roles and the cards that stand for them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::vocabulary::notation::UnknownWord;

/// What everybody does, or only the chooser (puerto-rico-2020-pl.txt:27-32).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// New plantations and quarries.
    Settler,
    /// New workers.
    Mayor,
    /// New buildings.
    Builder,
    /// New goods.
    Craftsman,
    /// Goods for doubloons.
    Trader,
    /// Goods for victory points.
    Captain,
    /// A doubloon for the chooser.
    Prospector,
    /// One of four deeds for the chooser (expansion Buccaneer).
    Buccaneer,
}

impl Role {
    /// All roles in the rulebook's order.
    pub const ALL: [Self; 8] = [
        Self::Settler,
        Self::Mayor,
        Self::Builder,
        Self::Craftsman,
        Self::Trader,
        Self::Captain,
        Self::Prospector,
        Self::Buccaneer,
    ];

    /// The word of notation and wire.
    #[must_use]
    pub const fn key(self) -> &'static str {
        [
            "settler",
            "mayor",
            "builder",
            "craftsman",
            "trader",
            "captain",
            "prospector",
            "buccaneer",
        ][self as usize]
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A role card. Five players have two prospectors, which may carry different doubloons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum RoleCard {
    /// The settler.
    Settler,
    /// The mayor.
    Mayor,
    /// The builder.
    Builder,
    /// The craftsman.
    Craftsman,
    /// The trader.
    Trader,
    /// The captain.
    Captain,
    /// The first prospector: with 2, 4 and 5 players.
    Prospector,
    /// The second prospector: with 5 players.
    SecondProspector,
    /// The buccaneer: with its expansion, besides the others (puerto-rico-2020-pl.txt:1141).
    Buccaneer,
}

impl RoleCard {
    /// All cards.
    pub const ALL: [Self; 9] = [
        Self::Settler,
        Self::Mayor,
        Self::Builder,
        Self::Craftsman,
        Self::Trader,
        Self::Captain,
        Self::Prospector,
        Self::SecondProspector,
        Self::Buccaneer,
    ];

    /// The role that the card stands for.
    #[must_use]
    pub const fn role(self) -> Role {
        match self {
            Self::SecondProspector => Role::Prospector,
            Self::Buccaneer => Role::Buccaneer,
            _ => Role::ALL[self as usize],
        }
    }

    /// The word of notation and wire.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::SecondProspector => "second_prospector",
            _ => self.role().key(),
        }
    }
}

impl fmt::Display for RoleCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for RoleCard {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|card| card.key() == word)
            .ok_or_else(|| UnknownWord::new("role", word))
    }
}

/// One value for each role card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ByRoleCard<T>(pub [T; RoleCard::ALL.len()]);

impl<T> ByRoleCard<T> {
    /// One value for each card, made by a function of the card.
    pub fn from_fn(mut make: impl FnMut(RoleCard) -> T) -> Self {
        Self(std::array::from_fn(|index| make(RoleCard::ALL[index])))
    }

    /// The cards, each with its value.
    pub fn iter(&self) -> impl Iterator<Item = (RoleCard, &T)> {
        RoleCard::ALL.into_iter().zip(self.0.iter())
    }
}

impl<T> Index<RoleCard> for ByRoleCard<T> {
    type Output = T;

    #[inline]
    fn index(&self, card: RoleCard) -> &T {
        &self.0[card as usize]
    }
}

impl<T> IndexMut<RoleCard> for ByRoleCard<T> {
    #[inline]
    fn index_mut(&mut self, card: RoleCard) -> &mut T {
        &mut self.0[card as usize]
    }
}
