//! Is the candidate better? A sequential test that stops as soon as the games say so.
//!
//! A. Wald, Sequential Tests of Statistical Hypotheses, Annals of Mathematical Statistics 16 (1945), in the
//! generalized form for families of distributions (X. Li, J. Liu and Z. Ying, Generalized Sequential
//! Probability Ratio Test for Separate Families of Hypotheses, Sequential Analysis 33, 2014) as M. Van den
//! Bergh applies it to engine matches ("A Practical Introduction to the GSPRT", 2017): the results of a
//! block follow an unknown multinomial distribution, of which the hypotheses only fix the mean. With two
//! seats that is the pentanomial test of paired games; with more it is the same with more possible results.

use std::collections::BTreeMap;
use std::fmt;

/// The hypotheses, and how often they may be mistaken for each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SprtRule {
    /// H0: the candidate's win share exceeds an even share by this or less.
    pub low: f64,
    /// H1: the candidate's win share exceeds an even share by this or more.
    pub high: f64,
    /// How often H1 may be accepted when H0 holds; with 0 it never is.
    pub alpha: f64,
    /// How often H0 may be accepted when H1 holds; with 0 it never is.
    pub beta: f64,
}

/// H0: no better than even; H1: 0.03 better; 5 % errors each way.
impl Default for SprtRule {
    fn default() -> Self {
        Self {
            low: 0.0,
            high: 0.03,
            alpha: 0.05,
            beta: 0.05,
        }
    }
}

/// The error for a rule that does not make a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadRule;

impl fmt::Display for BadRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "H1 must be above H0, both between -0.5 and 0.5, and both errors 0 or between 0.0001 and 0.4",
        )
    }
}

impl std::error::Error for BadRule {}

impl SprtRule {
    /// Checks that the rule makes a test.
    ///
    /// # Errors
    /// [`BadRule`] if the hypotheses or error rates leave nothing to decide.
    pub fn check(&self) -> Result<(), BadRule> {
        let share = -0.5..=0.5;
        let error = |rate: f64| rate == 0.0 || (1e-4..=0.4).contains(&rate);
        let good = share.contains(&self.low)
            && share.contains(&self.high)
            && self.high - self.low >= 1e-4
            && error(self.alpha)
            && error(self.beta);
        if good { Ok(()) } else { Err(BadRule) }
    }

    /// Wald's lower bound: at or below it H0 is accepted.
    #[must_use]
    pub fn lower(&self) -> f64 {
        (self.beta / (1.0 - self.alpha)).ln()
    }

    /// Wald's upper bound: at or above it H1 is accepted.
    #[must_use]
    pub fn upper(&self) -> f64 {
        ((1.0 - self.beta) / self.alpha).ln()
    }
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// H0 is accepted.
    H0,
    /// H1 is accepted.
    H1,
}

/// The test after some blocks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SprtState {
    /// The logarithm of the likelihood ratio of H1 to H0.
    pub ratio: f64,
    /// The verdict.
    pub verdict: Verdict,
    /// The number of blocks added.
    pub blocks: u64,
}

/// A running test. Blocks are added in the order of the plan; a decision, once made, stands.
#[derive(Clone, Debug)]
pub struct Sprt {
    rule: SprtRule,
    /// How often each excess over the even share occurred, in millionths.
    counts: BTreeMap<i64, f64>,
    state: SprtState,
}

/// Every possible result counts this much before the first block, so that no result is considered impossible only
/// because it has not occurred yet (Van den Bergh's regularization).
const PRIOR_COUNT: f64 = 1e-3;

impl Sprt {
    /// The test by this rule at tables with these numbers of seats.
    #[must_use]
    pub fn new(rule: SprtRule, seat_counts: impl IntoIterator<Item = usize>) -> Self {
        let mut counts = BTreeMap::new();
        for seats in seat_counts {
            for wins in 0..=seats {
                let excess = (wins as f64 - 1.0) / seats as f64;
                counts.insert(millionths(excess), PRIOR_COUNT);
            }
        }
        Self {
            rule,
            counts,
            state: SprtState {
                ratio: 0.0,
                verdict: Verdict::Open,
                blocks: 0,
            },
        }
    }

    /// Adds a block: the candidate's mean win share over its games minus the even share. After a verdict nothing
    /// changes any more.
    pub fn add(&mut self, excess: f64) -> SprtState {
        if self.state.verdict != Verdict::Open {
            return self.state;
        }
        *self.counts.entry(millionths(excess)).or_insert(PRIOR_COUNT) += 1.0;
        let ratio = ratio(&self.counts, self.rule.low, self.rule.high);
        let verdict = if ratio <= self.rule.lower() {
            Verdict::H0
        } else if ratio >= self.rule.upper() {
            Verdict::H1
        } else {
            Verdict::Open
        };
        self.state = SprtState {
            ratio,
            verdict,
            blocks: self.state.blocks + 1,
        };
        self.state
    }

    /// Where the test stands.
    #[must_use]
    pub fn state(&self) -> SprtState {
        self.state
    }

    /// Its rule.
    #[must_use]
    pub fn rule(&self) -> SprtRule {
        self.rule
    }
}

fn millionths(excess: f64) -> i64 {
    (excess * 1e6).round() as i64
}

/// The logarithm of the ratio of the largest likelihoods with mean `high` and with mean `low`.
///
/// The likelihood of a multinomial distribution with observed shares p under the constraint that its mean is
/// s is largest at p / (1 + θ (value − s)), where θ makes the mean s (the empirical likelihood of A. B. Owen,
/// Biometrika 75, 1988).
fn ratio(counts: &BTreeMap<i64, f64>, low: f64, high: f64) -> f64 {
    let values: Vec<(f64, f64)> = counts
        .iter()
        .map(|(&value, &count)| (value as f64 / 1e6, count))
        .collect();
    let tilt = |mean: f64| {
        let theta = tilt_to(&values, mean);
        move |value: f64| (1.0 + theta * (value - mean)).ln()
    };
    let (under_low, under_high) = (tilt(low), tilt(high));
    values
        .iter()
        .map(|&(value, count)| count * (under_low(value) - under_high(value)))
        .sum()
}

/// The θ for which the distribution's mean is `mean`. Below it the slope falls steadily, so halving finds it.
fn tilt_to(values: &[(f64, f64)], mean: f64) -> f64 {
    let least = values.first().map_or(-1.0, |(value, _)| *value);
    let most = values.last().map_or(1.0, |(value, _)| *value);
    // For a mean outside everything possible there is no distribution; the nearest possible mean is used instead.
    let mean = mean.clamp(least + 1e-6, most - 1e-6);
    let slope = |theta: f64| -> f64 {
        values
            .iter()
            .map(|&(value, count)| count * (value - mean) / (1.0 + theta * (value - mean)))
            .sum()
    };
    let (mut low, mut high) = (-1.0 / (most - mean), 1.0 / (mean - least));
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use tabletop::FastRandom;

    use super::*;

    #[test]
    fn the_bounds_are_walds() {
        let rule = SprtRule::default();
        assert!((rule.lower() + 2.944_439).abs() < 1e-6);
        assert!((rule.upper() - 2.944_439).abs() < 1e-6);
        assert_eq!(rule.check(), Ok(()));
        for wrong in [
            SprtRule { high: 0.0, ..rule },
            SprtRule { alpha: -0.1, ..rule },
            SprtRule { alpha: 1e-5, ..rule },
            SprtRule { beta: 0.9, ..rule },
            SprtRule {
                low: f64::NAN,
                ..rule
            },
        ] {
            assert_eq!(wrong.check(), Err(BadRule), "{wrong:?}");
        }
    }

    #[test]
    fn a_test_that_may_never_err_one_way_never_decides_that_way() {
        let rule = SprtRule::default();
        let never_better = SprtRule { alpha: 0.0, ..rule };
        assert_eq!(never_better.check(), Ok(()));
        assert_eq!(never_better.upper(), f64::INFINITY);
        assert!(never_better.lower().is_finite());
        let never_worse = SprtRule { beta: 0.0, ..rule };
        assert_eq!(never_worse.check(), Ok(()));
        assert_eq!(never_worse.lower(), f64::NEG_INFINITY);
        assert!(never_worse.upper().is_finite());
    }

    /// The largest likelihood of three results with a given mean, found by trying all distributions on a fine grid.
    fn largest_likelihood(counts: &[(f64, f64); 3], mean: f64) -> f64 {
        let [(a, na), (b, nb), (c, nc)] = *counts;
        let steps = 200_000;
        (1..steps)
            .filter_map(|step| {
                let pa = f64::from(step) / f64::from(steps);
                // pb + pc = 1 − pa, and the mean is given: two equations for two unknowns.
                let pc = (mean - pa * a - (1.0 - pa) * b) / (c - b);
                let pb = 1.0 - pa - pc;
                (pb > 0.0 && pc > 0.0).then(|| na * pa.ln() + nb * pb.ln() + nc * pc.ln())
            })
            .fold(f64::NEG_INFINITY, f64::max)
    }

    #[test]
    fn the_ratio_is_that_of_the_largest_likelihoods() {
        for (counts, low, high) in [
            ([(-0.5, 20.0), (0.0, 50.0), (0.5, 30.0)], 0.0, 0.05),
            ([(-0.25, 70.0), (0.25, 20.0), (0.75, 10.0)], -0.02, 0.04),
            ([(-0.5, 1.0), (0.0, 1.0), (0.5, 1.0)], 0.0, 0.2),
        ] {
            let expected = largest_likelihood(&counts, high) - largest_likelihood(&counts, low);
            let map = counts
                .iter()
                .map(|&(value, count)| (millionths(value), count))
                .collect();
            let found = ratio(&map, low, high);
            assert!((found - expected).abs() < 1e-4, "{found}, by trying {expected}");
        }
    }

    /// Runs a test on blocks of four games, each won with this probability; the verdict, or open after 4,000 blocks.
    fn verdict(chance: f32, seed: u64) -> SprtState {
        let mut random = FastRandom::new(seed);
        let rule = SprtRule {
            high: 0.06,
            ..SprtRule::default()
        };
        let mut sprt = Sprt::new(rule, [4]);
        for _ in 0..4_000 {
            let wins = (0..4).filter(|_| random.fraction() < chance).count();
            if sprt.add(wins as f64 / 4.0 - 0.25).verdict != Verdict::Open {
                break;
            }
        }
        sprt.state()
    }

    #[test]
    fn equals_are_found_equal_and_the_better_one_better_nearly_always() {
        let count = |chance: f32, wanted: Verdict| {
            (0..300)
                .filter(|&seed| verdict(chance, seed).verdict == wanted)
                .count()
        };
        // The error rates are meant to be 5 %: 15 of 300, standard deviation 3.8.
        let (right, wrong) = (count(0.25, Verdict::H0), count(0.25, Verdict::H1));
        assert!(right + wrong == 300 && wrong <= 26, "{wrong} wrong of 300");
        let (right, wrong) = (count(0.31, Verdict::H1), count(0.31, Verdict::H0));
        assert!(right + wrong == 300 && wrong <= 26, "{wrong} wrong of 300");
    }

    /// A bot against itself on paired chance has exactly an even share in every block.
    #[test]
    fn a_bot_against_itself_ends_with_h0() {
        for seats in 2..=5 {
            let mut sprt = Sprt::new(SprtRule::default(), [seats]);
            while sprt.add(0.0).verdict == Verdict::Open {
                assert!(sprt.state().blocks < 200);
            }
            assert_eq!(sprt.state().verdict, Verdict::H0, "{seats} seats");
        }
    }

    #[test]
    fn what_is_decided_stays_decided() {
        let mut sprt = Sprt::new(SprtRule::default(), [2]);
        while sprt.add(0.5).verdict == Verdict::Open {}
        let decided = sprt.state();
        assert_eq!(decided.verdict, Verdict::H1);
        assert_eq!(sprt.add(-0.5), decided);
    }
}
