//! Which entrants meet at a table.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use tabletop::{FastRandom, Random as _};

/// How the lineups of a table are chosen from the entrants. A lineup names one entrant for each chair, in ascending
/// order; an entrant may occupy several chairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lineups {
    /// Every choice of as many entrants as there are chairs. If there are fewer entrants than chairs, every way to fill
    /// the chairs that gives each entrant at least one.
    #[default]
    All,
    /// One chair for one entrant, all others for one other, for every ordered pair.
    OneAgainstOne,
    /// One chair for the first entrant, all others for one other, for every other entrant.
    FirstAgainstEach,
    /// Each block draws its own lineup: as many different entrants as possible, all equally likely.
    Drawn,
}

impl Lineups {
    /// All ways, in the order of the documentation.
    pub const ALL: [Self; 4] = [
        Self::All,
        Self::OneAgainstOne,
        Self::FirstAgainstEach,
        Self::Drawn,
    ];

    /// The word on the command line and in files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::OneAgainstOne => "one",
            Self::FirstAgainstEach => "first",
            Self::Drawn => "drawn",
        }
    }

    /// The lineups of a table that are played in every block. Empty for [`Lineups::Drawn`], whose lineups come from
    /// [`Lineups::drawn`].
    #[must_use]
    pub fn fixed(self, entrant_count: usize, seat_count: usize) -> Vec<Vec<usize>> {
        match self {
            Self::All if entrant_count >= seat_count => combinations(entrant_count, seat_count),
            Self::All => fillings(entrant_count, seat_count),
            Self::OneAgainstOne => one_against_one(0..entrant_count, entrant_count, seat_count),
            Self::FirstAgainstEach => one_against_one(0..1, entrant_count, seat_count),
            Self::Drawn => Vec::new(),
        }
    }

    /// How many lineups [`Lineups::fixed`] returns, without building them.
    #[must_use]
    pub fn fixed_count(self, entrant_count: usize, seat_count: usize) -> u64 {
        match self {
            Self::All if entrant_count >= seat_count => binomial(entrant_count, seat_count),
            Self::All if entrant_count == 0 => 0,
            Self::All => binomial(seat_count - 1, entrant_count - 1),
            Self::OneAgainstOne => (entrant_count * entrant_count.saturating_sub(1)) as u64,
            Self::FirstAgainstEach => entrant_count.saturating_sub(1) as u64,
            Self::Drawn => 0,
        }
    }

    /// The lineup of one block of [`Lineups::Drawn`]: whole sets of all entrants for as long as they fit, then
    /// different ones at random.
    #[must_use]
    pub fn drawn(entrant_count: usize, seat_count: usize, random: &mut FastRandom) -> Vec<usize> {
        let mut lineup = Vec::with_capacity(seat_count);
        while lineup.len() < seat_count && entrant_count > 0 {
            let mut round: Vec<usize> = (0..entrant_count).collect();
            shuffle(&mut round, random);
            round.truncate(seat_count - lineup.len());
            lineup.append(&mut round);
        }
        lineup.sort_unstable();
        lineup
    }
}

impl fmt::Display for Lineups {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Lineups {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let known = || Self::ALL.map(Self::key).join(", ");
        (Self::ALL.into_iter().find(|lineups| lineups.key() == word))
            .ok_or_else(|| format!("the lineups are: {}", known()))
    }
}

/// An unbiased shuffle (Fisher and Yates).
pub(super) fn shuffle<T>(items: &mut [T], random: &mut FastRandom) {
    for last in (1..items.len()).rev() {
        items.swap(last, random.below(last as u32 + 1) as usize);
    }
}

/// How many choices of `chosen` out of `count` there are.
fn binomial(count: usize, chosen: usize) -> u64 {
    // Each product of neighbours is divisible, and the numbers in any plan are far below the limit.
    (0..chosen as u64).fold(1, |choices: u64, done| {
        choices.saturating_mul(count as u64 - done) / (done + 1)
    })
}

/// All choices of `chosen` numbers below `count`, each ascending, in order.
fn combinations(count: usize, chosen: usize) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = vec![Vec::new()];
    for place in 0..chosen {
        let longer = |lineup: Vec<usize>| {
            let first = lineup.last().map_or(0, |last| last + 1);
            // There must be as many numbers left as there are places.
            (first..=count - (chosen - place)).map(move |next| [&lineup[..], &[next]].concat())
        };
        found = found.into_iter().flat_map(longer).collect();
    }
    found
}

/// All ways to share `chairs` chairs among `count` entrants, with at least one each.
fn fillings(count: usize, chairs: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return Vec::new();
    }
    // Put the chairs in a row: between two entrants there is one of the gaps.
    combinations(chairs - 1, count - 1)
        .into_iter()
        .map(|gaps| {
            (0..chairs)
                .map(|chair| gaps.iter().filter(|&&gap| gap < chair).count())
                .collect()
        })
        .collect()
}

/// Each of these entrants alone against a field of each other entrant.
fn one_against_one(ones: Range<usize>, count: usize, chairs: usize) -> Vec<Vec<usize>> {
    let pairs = ones.flat_map(|one| (0..count).map(move |field| (one, field)));
    pairs
        .filter(|(one, field)| one != field)
        .map(|(one, field)| {
            let mut lineup = vec![field; chairs];
            lineup[0] = one;
            lineup.sort_unstable();
            lineup
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_entrants_than_chairs_meet_in_every_choice() {
        let lineups = Lineups::All.fixed(4, 3);
        assert_eq!(lineups, [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
        assert_eq!(Lineups::All.fixed(3, 3), [[0, 1, 2]]);
        assert_eq!(Lineups::All.fixed(7, 4).len(), 35);
    }

    #[test]
    fn fewer_entrants_than_chairs_fill_them_in_every_way() {
        let mut lineups = Lineups::All.fixed(2, 4);
        lineups.sort();
        assert_eq!(lineups, [[0, 0, 0, 1], [0, 0, 1, 1], [0, 1, 1, 1]]);
        assert_eq!(Lineups::All.fixed(3, 5).len(), 6);
        assert_eq!(Lineups::All.fixed(1, 3), [[0, 0, 0]]);
    }

    #[test]
    fn one_against_one_has_every_ordered_pair() {
        let lineups = Lineups::OneAgainstOne.fixed(2, 4);
        assert_eq!(lineups, [[0, 1, 1, 1], [0, 0, 0, 1]]);
        assert_eq!(Lineups::OneAgainstOne.fixed(3, 3).len(), 6);
    }

    #[test]
    fn the_first_one_meets_each_of_the_others_and_never_the_reverse() {
        assert_eq!(Lineups::FirstAgainstEach.fixed(2, 4), [[0, 1, 1, 1]]);
        let lineups = Lineups::FirstAgainstEach.fixed(3, 3);
        assert_eq!(lineups, [[0, 1, 1], [0, 2, 2]]);
        assert_eq!("first".parse(), Ok(Lineups::FirstAgainstEach));
    }

    #[test]
    fn lineups_are_counted_without_being_made() {
        for lineups in Lineups::ALL {
            for (entrants, seats) in [(1, 2), (2, 2), (2, 5), (4, 5), (5, 5), (9, 4), (12, 2)] {
                let made = lineups.fixed(entrants, seats).len() as u64;
                assert_eq!(
                    lineups.fixed_count(entrants, seats),
                    made,
                    "{lineups} {entrants} {seats}"
                );
            }
        }
    }

    #[test]
    fn drawn_lineups_repeat_entrants_only_when_there_are_too_few() {
        let mut random = FastRandom::new(1);
        let mut seen = [0; 6];
        for _ in 0..600 {
            let lineup = Lineups::drawn(6, 4, &mut random);
            assert!(lineup.windows(2).all(|pair| pair[0] < pair[1]), "{lineup:?}");
            lineup.iter().for_each(|&entrant| seen[entrant] += 1);
        }
        assert!(seen.iter().all(|count| (340..460).contains(count)), "{seen:?}");
        let lineup = Lineups::drawn(2, 5, &mut random);
        let ones = lineup.iter().filter(|&&entrant| entrant == 1).count();
        assert!(lineup.len() == 5 && (2..=3).contains(&ones), "{lineup:?}");
    }
}
