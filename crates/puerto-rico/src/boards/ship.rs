//! Cargo ships.

use crate::vocabulary::good::Good;

tabletop::wire! {
    /// A cargo ship.
    // Carries one kind only.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    pub struct Ship as ShipView {
        /// Number of holds, which is also its name.
        // 0 for a ship that is not in the game.
        pub capacity: u8,
        /// What it carries.
        pub good: Option<Good>,
        /// How many.
        pub amount: u8,
    }
}

impl Ship {
    /// The ships of a game, smallest first (2020-pl, "Przygotowanie gry", "Wariant gry dla dwóch osób").
    #[must_use]
    pub const fn fleet(player_count: usize) -> [Self; 3] {
        let capacities = match player_count {
            2 => [4, 6, 0],
            3 => [4, 5, 6],
            4 => [5, 6, 7],
            _ => [6, 7, 8],
        };
        let mut fleet = [Self {
            capacity: 0,
            good: None,
            amount: 0,
        }; 3];
        let mut index = 0;
        while index < 3 {
            fleet[index].capacity = capacities[index];
            index += 1;
        }
        fleet
    }

    /// Free holds.
    #[inline]
    #[must_use]
    pub const fn room(&self) -> u8 {
        self.capacity - self.amount
    }

    /// Whether every hold is filled.
    #[inline]
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.amount > 0 && self.amount == self.capacity
    }
}

/// The ships of a game as a list: with 2 players there are only two.
#[cfg(feature = "wire")]
pub(crate) mod fleet {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::Ship;

    pub(crate) fn serialize<S: Serializer>(ships: &[Ship; 3], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(ships.iter().filter(|ship| ship.capacity > 0))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Ship; 3], D::Error> {
        let listed = Vec::<Ship>::deserialize(deserializer)?;
        let mut ships = [Ship::default(); 3];
        if listed.len() > ships.len() {
            let message = format!("{} ships; a game has at most 3", listed.len());
            return Err(D::Error::custom(message));
        }
        ships[..listed.len()].copy_from_slice(&listed);
        Ok(ships)
    }
}
