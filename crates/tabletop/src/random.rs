//! Randomness that the caller brings: for playouts and tests, never for real tables
//! (those use [`crate::ChanceStream`]).

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of whole numbers.
pub trait Random {
    /// A number below `limit`, all equally likely. `limit` must be at least 1.
    fn below(&mut self, limit: u32) -> u32;
}

/// A fast generator for playouts, bots and tests. The same seed gives the same numbers on every
/// machine and in every version of this program.
#[derive(Clone, Debug)]
pub struct FastRandom(Xoshiro256PlusPlus);

impl FastRandom {
    /// The generator of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number of at least 0 and below 1.
    pub fn fraction(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1u64 << 24) as f32
    }
}

impl Random for FastRandom {
    // Lemire's multiply-and-reject: unbiased, and without a division in nearly every call
    // (D. Lemire, Fast Random Integer Generation in an Interval, 2019).
    #[inline]
    fn below(&mut self, limit: u32) -> u32 {
        let mut product = u64::from(self.bits() as u32) * u64::from(limit);
        if (product as u32) < limit {
            let threshold = limit.wrapping_neg() % limit;
            while (product as u32) < threshold {
                product = u64::from(self.bits() as u32) * u64::from(limit);
            }
        }
        (product >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_below_the_limit_and_reach_all_of_it() {
        let mut random = FastRandom::new(7);
        let mut seen = [0u32; 6];
        for _ in 0..6_000 {
            seen[random.below(6) as usize] += 1;
        }
        assert!(
            seen.iter().all(|&count| (850..1_150).contains(&count)),
            "{seen:?}"
        );
    }

    #[test]
    fn a_seed_means_the_same_numbers_forever() {
        let mut random = FastRandom::new(2026);
        let numbers: Vec<u32> = (0..6).map(|_| random.below(1_000)).collect();
        let mut again = FastRandom::new(2026);
        assert_eq!(numbers, (0..6).map(|_| again.below(1_000)).collect::<Vec<_>>());
    }
}
