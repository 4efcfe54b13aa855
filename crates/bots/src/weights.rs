//! What the tuned numbers of all evaluations have in common: each has a name, so that experiments can change it.

macro_rules! weights {
    ($($(#[$doc:meta])+ $name:ident = $value:expr;)+) => {
        /// One number of the evaluation. Points are victory points at the end.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum Weight {
            $($(#[$doc])+ $name,)+
        }

        impl Weight {
            /// All numbers.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The name in experiments.
            #[must_use]
            pub const fn key(self) -> &'static str {
                [$(stringify!($name),)+][self as usize]
            }
        }

        impl Weights {
            /// The tuned numbers.
            pub const TUNED: Self = Self([$($value,)+]);
        }

        /// All numbers of the evaluation.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights(pub [f32; [$(Weight::$name,)+].len()]);

        impl Weights {
            /// The numbers as a poor judge sees them: each is multiplied by about e to the power of `by` or `-by`, as
            /// the seed decides.
            #[must_use]
            pub fn misjudged(mut self, by: f32, seed: u64) -> Self {
                let mut random = tabletop::FastRandom::new(seed);
                for number in &mut self.0 {
                    let bell: f32 = (0..4).map(|_| random.fraction() - 0.5).sum();
                    *number *= (1.7 * by * bell).exp();
                }
                self
            }
        }

        impl Default for Weights {
            fn default() -> Self {
                Self::TUNED
            }
        }

        impl std::ops::Index<Weight> for Weights {
            type Output = f32;

            #[inline]
            fn index(&self, weight: Weight) -> &f32 {
                &self.0[weight as usize]
            }
        }

        impl std::ops::IndexMut<Weight> for Weights {
            fn index_mut(&mut self, weight: Weight) -> &mut f32 {
                &mut self.0[weight as usize]
            }
        }
    };
}

pub(crate) use weights;

#[cfg(test)]
mod tests {
    use crate::altiplano::Weights;

    #[test]
    fn a_seed_always_misjudges_the_same_way() {
        assert_eq!(Weights::TUNED.misjudged(0.5, 7), Weights::TUNED.misjudged(0.5, 7));
        assert_ne!(Weights::TUNED.misjudged(0.5, 7), Weights::TUNED.misjudged(0.5, 8));
        assert_eq!(Weights::TUNED.misjudged(0.0, 7), Weights::TUNED);
    }
}
