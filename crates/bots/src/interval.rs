//! Means with their 95 % intervals.

use std::fmt;

/// A mean of independent samples and how certain it is.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Interval {
    /// The mean of the samples.
    pub mean: f64,
    /// Half the width of the 95 % interval: 1.96 standard errors. 0 for fewer than two samples.
    pub half_width: f64,
    /// The number of samples.
    pub samples: usize,
}

impl Interval {
    /// The mean of the samples and its interval (normal approximation).
    #[must_use]
    pub fn of(samples: &[f64]) -> Self {
        let count = samples.len() as f64;
        if samples.is_empty() {
            return Self::default();
        }
        let mean = samples.iter().sum::<f64>() / count;
        let half_width = if samples.len() < 2 {
            0.0
        } else {
            let squares: f64 = samples.iter().map(|sample| (sample - mean).powi(2)).sum();
            1.96 * (squares / (count - 1.0) / count).sqrt()
        };
        Self {
            mean,
            half_width,
            samples: samples.len(),
        }
    }

    /// The lower end of the interval.
    #[must_use]
    pub fn low(&self) -> f64 {
        self.mean - self.half_width
    }

    /// The upper end of the interval.
    #[must_use]
    pub fn high(&self) -> f64 {
        self.mean + self.half_width
    }
}

/// Prints `0.412 ± 0.013`.
impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.3} ± {:.3}", self.mean, self.half_width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_known_samples() {
        let interval = Interval::of(&[1.0, 2.0, 3.0, 4.0]);
        assert_eq!(interval.mean, 2.5);
        // Standard deviation 1.2910, standard error 0.6455.
        assert!((interval.half_width - 1.96 * 0.645_497).abs() < 1e-5);
        assert_eq!(Interval::of(&[]), Interval::default());
    }
}
