//! What the reasons for a move are made of: numbers about a seat at one moment.

use std::collections::BTreeMap;

/// What a number counts. Some come in kinds: then a key of the rules says which.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Of {
    /// Points that would count if the game ended now.
    Points,
    /// Doubloons (Puerto Rico).
    Doubloons,
    /// Coins (Altiplano).
    Coins,
    /// Goods by kind: in store (Puerto Rico), or tiles that the seat owns anywhere (Altiplano).
    Good,
    /// Workers, nobles included (Puerto Rico).
    Workers,
    /// Island tiles by kind (Puerto Rico).
    Tile,
    /// Tiles drawn face down: nobody knows their kinds before (Puerto Rico).
    FaceDown,
    /// Percent of the face-down plantations that would produce for the seat once occupied, if it draws one (Puerto Rico).
    Odds,
    /// Buildings by kind (Puerto Rico).
    Building,
    /// Goods by kind that a craftsman phase would bring now (Puerto Rico).
    Makes,
    /// The same with a worker on every circle (Puerto Rico).
    CouldMake,
    /// Plantations by good that no building of the seat can serve (Puerto Rico).
    Lacks,
    /// Printed prices of the cheapest production building for sale, by good (Puerto Rico).
    Price,
    /// Circles of production buildings by good for which the seat has no plantation (Puerto Rico).
    Room,
    /// Goods by kind, 1 for each that this seat alone has plantations for (Puerto Rico).
    Alone,
    /// Prices of the goods in store that the trading house would take now, by kind (Puerto Rico).
    Sale,
    /// Goods in store that the ships would take now, by kind (Puerto Rico).
    Holds,
    /// Doubloons that occupied quarries take off a price (Puerto Rico).
    Saves,
    /// The same with a worker on every quarry (Puerto Rico).
    CouldSave,
    /// Occupied buildings with a function, by kind, and occupied quarries (Puerto Rico).
    Active,
    /// Buildings with a function, by kind (Puerto Rico).
    Works,
    /// Points that large buildings without a worker would score now if they had one (Puerto Rico).
    Bonus,
    /// Planning spaces (Altiplano).
    Spaces,
    /// Tiles by kind that the unfinished order still needs (Altiplano).
    Missing,
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
    /// Rounds.
    Rounds,
}

impl Of {
    /// What a seat can get, in the order in which it is told.
    pub(super) const GAINS: [Self; 13] = [
        Self::Points,
        Self::Doubloons,
        Self::Coins,
        Self::Good,
        Self::Workers,
        Self::Tile,
        Self::FaceDown,
        Self::Building,
        Self::Orders,
        Self::Houses,
        Self::Boats,
        Self::Carts,
        Self::Extensions,
    ];

    /// About how many points at the end one of these is worth; decides which of several differences is told first.
    pub(super) const fn worth(self) -> f32 {
        match self {
            Self::Points | Self::Bonus => 1.0,
            Self::Makes => 1.3,
            Self::Orders | Self::Houses | Self::Boats | Self::Spaces => 1.2,
            Self::Carts | Self::Extensions | Self::Building => 0.9,
            Self::CouldMake | Self::Saves | Self::CouldSave | Self::Rounds => 0.8,
            Self::Tile | Self::FaceDown => 0.75,
            Self::Good | Self::Alone | Self::Active | Self::Works => 0.6,
            Self::Doubloons | Self::Coins | Self::Workers | Self::Missing => 0.5,
            Self::Sale | Self::Price => 0.3,
            Self::Lacks | Self::Holds | Self::Room => 0.4,
            Self::Odds => 0.01,
        }
    }
}

/// One thing that is counted: what, and which kind if it comes in kinds.
pub type Fact = (Of, Option<&'static str>);

/// Numbers about a seat; what is not in the list is 0.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Facts(BTreeMap<Fact, f32>);

impl Facts {
    /// Adds to the number of something that comes in no kinds.
    pub fn add(&mut self, of: Of, count: impl Into<f32>) {
        self.put((of, None), count.into());
    }

    /// Adds to the number of one kind.
    pub fn add_kind(&mut self, of: Of, kind: &'static str, count: impl Into<f32>) {
        self.put((of, Some(kind)), count.into());
    }

    fn put(&mut self, fact: Fact, count: f32) {
        if count != 0.0 {
            *self.0.entry(fact).or_default() += count;
        }
    }

    /// How many there are.
    #[must_use]
    pub fn get(&self, fact: Fact) -> f32 {
        self.0.get(&fact).copied().unwrap_or_default()
    }

    /// Adds these numbers, each multiplied by `part`.
    pub(super) fn include(&mut self, other: &Self, part: f32) {
        for (&fact, &count) in &other.0 {
            self.put(fact, part * count);
        }
    }

    /// The kinds of something for which there is a number here or in the other list, in the rules' order of keys.
    pub(super) fn kinds(&self, other: &Self, of: Of) -> Vec<Fact> {
        let all = self.0.keys().chain(other.0.keys());
        let mut kinds: Vec<Fact> = all.copied().filter(|fact| fact.0 == of).collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_add_up_and_missing_ones_are_zero() {
        let mut facts = Facts::default();
        facts.add(Of::Points, 2.0);
        facts.add_kind(Of::Good, "corn", 1.0);
        let mut mean = Facts::default();
        mean.include(&facts, 0.5);
        mean.include(&facts, 0.5);
        assert_eq!(mean, facts);
        assert_eq!(mean.get((Of::Good, Some("sugar"))), 0.0);
        assert_eq!(mean.kinds(&facts, Of::Good), [(Of::Good, Some("corn"))]);
    }
}
