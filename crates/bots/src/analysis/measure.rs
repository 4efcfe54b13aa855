//! The measures used to explain a move.

use std::ops::{Index, IndexMut};

/// Something a seat has a number of. Each game counts some of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Measure {
    /// Points that would count if the game ended now.
    Points,
    /// Doubloons (Puerto Rico).
    Doubloons,
    /// Coins (Altiplano).
    Coins,
    /// Goods: in store (Puerto Rico), or tiles in the cycle (Altiplano).
    Goods,
    /// Goods that a craftsman phase would bring (Puerto Rico).
    Production,
    /// Workers, nobles included (Puerto Rico).
    Workers,
    /// Plantations and quarries (Puerto Rico).
    Plantations,
    /// Buildings (Puerto Rico).
    Buildings,
    /// Goods in the warehouse (Altiplano).
    Stored,
    /// Carts (Altiplano).
    Carts,
    /// Houses (Altiplano).
    Houses,
    /// Boats (Altiplano).
    Boats,
    /// Completed orders (Altiplano).
    Orders,
    /// Extensions (Altiplano).
    Extensions,
    /// Steps of the road (Altiplano).
    Road,
}

impl Measure {
    /// The number of measures.
    pub const COUNT: usize = 15;

    /// All measures, with what counts at the end first.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Points,
        Self::Doubloons,
        Self::Coins,
        Self::Goods,
        Self::Production,
        Self::Workers,
        Self::Plantations,
        Self::Buildings,
        Self::Stored,
        Self::Carts,
        Self::Houses,
        Self::Boats,
        Self::Orders,
        Self::Extensions,
        Self::Road,
    ];

    /// The key on the wire and in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Doubloons => "doubloons",
            Self::Coins => "coins",
            Self::Goods => "goods",
            Self::Production => "production",
            Self::Workers => "workers",
            Self::Plantations => "plantations",
            Self::Buildings => "buildings",
            Self::Stored => "stored",
            Self::Carts => "carts",
            Self::Houses => "houses",
            Self::Boats => "boats",
            Self::Orders => "orders",
            Self::Extensions => "extensions",
            Self::Road => "road",
        }
    }
}

/// A number for each measure: how many a seat has, or how many more than before.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts([i16; Measure::COUNT]);

impl Counts {
    /// The measures in order, without the zeros.
    pub fn iter(&self) -> impl Iterator<Item = (Measure, i16)> {
        Measure::ALL
            .into_iter()
            .map(|measure| (measure, self[measure]))
            .filter(|&(_, count)| count != 0)
    }

    /// Only what has increased.
    #[must_use]
    pub fn gains(mut self) -> Self {
        for count in &mut self.0 {
            *count = (*count).max(0);
        }
        self
    }
}

impl Index<Measure> for Counts {
    type Output = i16;

    fn index(&self, measure: Measure) -> &i16 {
        &self.0[measure as usize]
    }
}

impl IndexMut<Measure> for Counts {
    fn index_mut(&mut self, measure: Measure) -> &mut i16 {
        &mut self.0[measure as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measures_are_listed_in_the_order_of_their_numbers() {
        for (index, measure) in Measure::ALL.into_iter().enumerate() {
            assert_eq!(measure as usize, index, "{}", measure.key());
        }
    }

    #[test]
    fn only_nonzero_counts_are_listed() {
        let mut counts = Counts::default();
        counts[Measure::Goods] = 3;
        counts[Measure::Coins] = -2;
        let told: Vec<_> = counts.iter().collect();
        assert_eq!(told, [(Measure::Coins, -2), (Measure::Goods, 3)]);
        assert_eq!(counts.gains().iter().collect::<Vec<_>>(), [(Measure::Goods, 3)]);
    }
}
