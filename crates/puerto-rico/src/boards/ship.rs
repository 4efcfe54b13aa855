//! Cargo ships.

use crate::vocabulary::good::Good;

/// A cargo ship. Carries one kind only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Ship {
    /// Holds, which is also the ship's name; 0 for a ship that is not in the game.
    pub capacity: u8,
    /// What it carries; nothing when empty.
    pub good: Option<Good>,
    /// How many.
    pub amount: u8,
}

impl Ship {
    /// The ships of a game, smallest first (puerto-rico-2020-pl.txt:100, 764).
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
