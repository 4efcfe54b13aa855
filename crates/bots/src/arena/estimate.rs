//! Means over blocks with their 95 % intervals.

use std::fmt;

/// The number of blocks from which samples without any spread, or resampled blocks, say something about an interval.
pub(super) const BLOCKS_LEAST: usize = 10;

/// A mean and its 95 % interval. The blocks are the samples.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval; minus infinity while nothing is known about it.
    pub low: f64,
    /// The upper end of the interval; infinity while nothing is known about it.
    pub high: f64,
    /// The number of blocks.
    pub blocks: usize,
}

/// The estimate when nothing was measured.
impl Default for Estimate {
    fn default() -> Self {
        Self {
            mean: f64::NAN,
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
            blocks: 0,
        }
    }
}

impl Estimate {
    /// The mean over all blocks of all strata.
    ///
    /// A stratum holds the blocks of one lineup at one table. Within it blocks are exchangeable; that one lineup is
    /// harder than another is not luck and does not widen the interval (W. G. Cochran, Sampling Techniques, 3rd ed.
    /// 1977, section 5.6: the variance of a stratified mean is the sum over strata of weight² · variance / count). If a
    /// stratum has only a single block, all blocks are treated as one stratum. The interval is Student's. A few blocks
    /// that are all alike are no reason to be certain: below 10 blocks without spread there is no interval.
    #[must_use]
    pub fn of(strata: &[Vec<f64>]) -> Self {
        let filled: Vec<&Vec<f64>> = strata.iter().filter(|stratum| !stratum.is_empty()).collect();
        let blocks: usize = filled.iter().map(|stratum| stratum.len()).sum();
        if blocks == 0 {
            return Self::default();
        }
        let total: f64 = filled.iter().flat_map(|stratum| stratum.iter()).sum();
        let mean = total / blocks as f64;
        let (variance, freedom) = if filled.iter().all(|stratum| stratum.len() > 1) {
            let variance = |stratum: &&Vec<f64>| {
                let weight = stratum.len() as f64 / blocks as f64;
                weight.powi(2) * sample_variance(stratum) / stratum.len() as f64
            };
            (filled.iter().map(variance).sum(), blocks - filled.len())
        } else {
            let all: Vec<f64> = filled
                .iter()
                .flat_map(|stratum| stratum.iter().copied())
                .collect();
            (sample_variance(&all) / blocks as f64, blocks - 1)
        };
        if freedom == 0 || variance == 0.0 && blocks < BLOCKS_LEAST {
            return Self {
                mean,
                blocks,
                ..Self::default()
            };
        }
        let half_width = student_97_5(freedom) * f64::sqrt(variance);
        Self {
            mean,
            low: mean - half_width,
            high: mean + half_width,
            blocks,
        }
    }

    /// Like [`Estimate::of`], for shares, which are between 0 and 1.
    #[must_use]
    pub fn of_shares(strata: &[Vec<f64>]) -> Self {
        Self::of_bounded(strata, 0.0, 1.0)
    }

    /// Like [`Estimate::of`], for values between two bounds. If every block gave the same bound, the samples show no
    /// spread; the interval then ends where the rule of three puts it (J. A. Hanley and A. Lippman-Hand, If Nothing
    /// Goes Wrong, Is Everything All Right?, JAMA 1983): 3 / blocks of the way.
    #[must_use]
    pub fn of_bounded(strata: &[Vec<f64>], least: f64, most: f64) -> Self {
        let plain = Self::of(strata);
        if plain.blocks == 0 {
            return plain;
        }
        let rule_of_three = (3.0 / plain.blocks as f64).min(1.0) * (most - least);
        let samples = || strata.iter().flatten();
        let (low, high) = if samples().all(|&sample| sample == least) {
            (least, least + rule_of_three)
        } else if samples().all(|&sample| sample == most) {
            (most - rule_of_three, most)
        } else {
            (plain.low.max(least), plain.high.min(most))
        };
        Self { low, high, ..plain }
    }

    /// Whether there are enough blocks for an interval.
    #[must_use]
    pub fn has_interval(&self) -> bool {
        self.low.is_finite() && self.high.is_finite()
    }

    /// Half the width of the interval.
    #[must_use]
    pub fn half_width(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Whether the value is in the interval.
    #[must_use]
    pub fn covers(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }
}

/// Prints `0.412 ± 0.013`, or `1.000 (0.970 – 1.000)` if the interval is not symmetric about the mean, or only the mean
/// if there is no interval.
impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = f.precision().unwrap_or(3);
        if !self.has_interval() {
            return write!(f, "{:.digits$}", self.mean);
        }
        let skew = (self.high - self.mean) - (self.mean - self.low);
        match skew.abs() < 1e-9 {
            true => write!(f, "{:.digits$} ± {:.digits$}", self.mean, self.half_width()),
            false => write!(
                f,
                "{:.digits$} ({:.digits$} – {:.digits$})",
                self.mean, self.low, self.high
            ),
        }
    }
}

/// The unbiased variance of at least two samples; 0 for fewer.
fn sample_variance(samples: &[f64]) -> f64 {
    let count = samples.len() as f64;
    if samples.len() < 2 {
        return 0.0;
    }
    let mean = samples.iter().sum::<f64>() / count;
    samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / (count - 1.0)
}

/// The 97.5 % point of Student's distribution: printed values up to 8 degrees of freedom, above that the
/// expansion of M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions, 26.7.5.
fn student_97_5(freedom: usize) -> f64 {
    const PRINTED: [f64; 8] = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060];
    const Z: f64 = 1.959_963_985;
    match freedom {
        0 => f64::INFINITY,
        1..=8 => PRINTED[freedom - 1],
        _ => {
            let n = freedom as f64;
            let (z3, z5, z7) = (Z.powi(3), Z.powi(5), Z.powi(7));
            Z + (z3 + Z) / (4.0 * n)
                + (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / (96.0 * n.powi(2))
                + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / (384.0 * n.powi(3))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn students_quantiles_match_the_tables() {
        for (freedom, printed) in [
            (1, 12.706),
            (5, 2.571),
            (6, 2.447),
            (9, 2.262),
            (30, 2.042),
            (1_000, 1.962),
        ] {
            let found = student_97_5(freedom);
            assert!(
                (found - printed).abs() < 6e-4,
                "{freedom}: {found} is not {printed}"
            );
        }
    }

    #[test]
    fn one_stratum_gives_the_textbook_interval() {
        let estimate = Estimate::of(&[vec![1.0, 2.0, 3.0, 4.0]]);
        assert_eq!((estimate.mean, estimate.blocks), (2.5, 4));
        // Standard deviation 1.29099, standard error 0.645497, three degrees of freedom.
        assert!((estimate.half_width() - 3.1824 * 0.645_497).abs() < 1e-4);
    }

    #[test]
    fn differences_between_strata_do_not_widen_the_interval() {
        let (low, high) = (vec![0.0, 0.2, 0.1, 0.1], vec![0.8, 1.0, 0.9, 0.9]);
        let apart = Estimate::of(&[low.clone(), high.clone()]);
        let together = Estimate::of(&[[low, high].concat()]);
        assert_eq!(apart.mean, together.mean);
        // Each stratum: variance 0.00667; 2 · 0.25 · 0.00667 / 4 = 0.000833, square root 0.02887, t(6) = 2.447.
        assert!((apart.half_width() - 2.4469 * 0.028_868).abs() < 1e-3, "{apart}");
        assert!(together.half_width() > 5.0 * apart.half_width());
    }

    #[test]
    fn no_spread_at_the_bound_is_not_certainty() {
        let always = Estimate::of_shares(&[vec![1.0; 100]]);
        assert_eq!((always.mean, always.low, always.high), (1.0, 0.97, 1.0));
        assert_eq!(always.to_string(), "1.000 (0.970 – 1.000)");
        let never = Estimate::of_shares(&[vec![0.0; 2]]);
        assert_eq!((never.low, never.high), (0.0, 1.0));
        assert!(!Estimate::of(&[vec![0.5]]).has_interval());
        let first = Estimate::of_bounded(&[vec![1.0; 12]], 1.0, 4.0);
        assert_eq!((first.mean, first.low, first.high), (1.0, 1.0, 1.75));
        assert_eq!(Estimate::of(&[]).blocks, 0);
    }

    #[test]
    fn a_few_equal_blocks_are_not_certainty() {
        assert!(!Estimate::of(&[vec![20.0; 2]]).has_interval());
        assert!(!Estimate::of(&[vec![20.0; 9]]).has_interval());
        let few = Estimate::of_shares(&[vec![0.75; 2]]);
        assert_eq!((few.mean, few.low, few.high), (0.75, 0.0, 1.0));
        assert!(Estimate::of_shares(&[vec![0.25; 10]]).has_interval());
    }

    /// Of many intervals for samples with a known mean, about 95 % cover it.
    #[test]
    fn the_interval_covers_the_truth_in_about_95_of_100_cases() {
        let mut random = tabletop::FastRandom::new(5);
        let mut covered = 0;
        for _ in 0..2_000 {
            let samples: Vec<f64> = (0..12)
                .map(|_| (0..4).filter(|_| random.fraction() < 0.3).count() as f64 / 4.0)
                .collect();
            covered += u32::from(Estimate::of(&[samples]).covers(0.3));
        }
        assert!((1_850..=1_950).contains(&covered), "{covered} of 2000");
    }
}
