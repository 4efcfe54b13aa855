//! What is in the box.

use crate::vocabulary::building::Building;
use crate::vocabulary::expansion::{Expansion, Expansions};
use crate::vocabulary::good::ByGood;

/// Nobles in the box (2020-pl, "Rozszerzenie II: Szlachcic").
pub const NOBLE_COUNT: u8 = 20;

/// What depends on the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Components {
    /// Doubloons of each seat (2020-pl, "Przygotowanie gry", "Wariant gry dla dwóch osób").
    pub doubloons: u16,
    /// How many seats, from the first, start with indigo; the others start with corn
    /// (2020-pl, "Przygotowanie gry", "Wariant gry dla dwóch osób").
    pub indigo_seats: usize,
    /// Workers in supply and ship together (2020-pl, "Przygotowanie gry", "Wariant gry dla dwóch osób").
    pub workers: u8,
    /// Nobles in supply and ship together.
    pub nobles: u8,
    /// Quarries (2020-pl, "Zawartość pudełka", "Wariant gry dla dwóch osób").
    pub quarries: u8,
    /// Plantations in the game, start tiles included (2020-pl, "Zawartość pudełka", "Wariant gry dla dwóch osób").
    pub plantations: ByGood<u8>,
    /// Goods in the game (2020-pl, "Zawartość pudełka", "Wariant gry dla dwóch osób").
    pub goods: ByGood<u8>,
}

impl Components {
    /// The components of the base game for 2 to 5 players.
    #[must_use]
    pub const fn of(player_count: usize) -> Self {
        let (doubloons, indigo_seats, workers) = match player_count {
            2 => (3, 1, 42),
            3 => (2, 2, 58),
            4 => (3, 2, 79),
            _ => (4, 3, 100),
        };
        if player_count == 2 {
            return Self {
                doubloons,
                indigo_seats,
                workers,
                nobles: 0,
                quarries: 5,
                plantations: ByGood([7, 9, 8, 6, 5]),
                goods: ByGood([8, 9, 9, 7, 7]),
            };
        }
        Self {
            doubloons,
            indigo_seats,
            workers,
            nobles: 0,
            quarries: 8,
            plantations: ByGood([10, 12, 11, 9, 8]),
            goods: ByGood([10, 11, 11, 9, 9]),
        }
    }

    /// What is in the box with these expansions.
    ///
    /// *Nobles:* all hundred workers are used, and twenty nobles; with two players there are as many workers as without
    /// the expansion, since it is applied first and the changes for two players after it (2020-pl, "Wariant gry dla
    /// dwóch osób", "Rozszerzenie II: Szlachcic").
    #[must_use]
    pub const fn with(player_count: usize, expansions: Expansions) -> Self {
        let mut components = Self::of(player_count);
        if expansions.has(Expansion::Nobles) {
            components.nobles = NOBLE_COUNT;
            components.workers = match player_count {
                2 => 41,
                _ => 100,
            };
        }
        components
    }

    /// Copies of a building.
    #[must_use]
    pub const fn copies(player_count: usize, building: Building) -> u8 {
        let row = building.row();
        if player_count == 2 {
            row.copies_two_players
        } else {
            row.copies
        }
    }
}
