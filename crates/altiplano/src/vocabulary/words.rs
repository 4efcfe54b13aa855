//! What all vocabulary enums share: order, number, word, and reading the word back.

use alloc::string::String;
use core::fmt;

/// A word that is not in the vocabulary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWord {
    /// What was expected: `good`, `location`, `action`, …
    pub expected: &'static str,
    /// What stood there instead.
    pub found: String,
}

impl UnknownWord {
    /// The error for `found` where a word for `expected` should stand.
    #[must_use]
    pub fn new(expected: &'static str, found: &str) -> Self {
        Self {
            expected,
            found: found.chars().take(40).collect(),
        }
    }
}

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown {}: `{}`", self.expected, self.found)
    }
}

impl core::error::Error for UnknownWord {}

/// Declares an enum without data whose members have a fixed order and a word each.
macro_rules! vocabulary {
    (
        $(#[$meta:meta])*
        $name:ident, $expected:literal, $set:ident($bits:ty) {
            $( $(#[$doc:meta])* $variant:ident $word:literal, )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name {
            $( $(#[$doc])* $variant, )+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// The word of notation and wire.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $( Self::$variant => $word, )+
                }
            }

            /// The place in [`Self::ALL`].
            #[must_use]
            #[inline(always)]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at this place in [`Self::ALL`].
            #[inline(always)]
            pub(crate) const fn from_index(index: usize) -> Self {
                Self::ALL[index]
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.key())
            }
        }

        impl core::str::FromStr for $name {
            type Err = $crate::vocabulary::words::UnknownWord;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                Self::ALL
                    .into_iter()
                    .find(|one| one.key() == word)
                    .ok_or_else(|| $crate::vocabulary::words::UnknownWord::new($expected, word))
            }
        }

        #[doc = concat!("A set of [`", stringify!($name), "`], one bit each.")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(pub(crate) $bits);

        impl $set {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            /// Everything.
            pub const ALL: Self = Self((((1u128) << $name::COUNT) - 1) as $bits);

            /// Just these.
            #[must_use]
            pub const fn of(members: &[$name]) -> Self {
                let mut bits = 0;
                let mut index = 0;
                while index < members.len() {
                    bits |= 1 << members[index] as u32;
                    index += 1;
                }
                Self(bits)
            }

            /// Whether it is in the set.
            #[must_use]
            #[inline(always)]
            pub const fn contains(self, member: $name) -> bool {
                self.0 & (1 << member as u32) != 0
            }

            /// Whether nothing is in the set.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in the set.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Adds one.
            #[inline(always)]
            pub const fn insert(&mut self, member: $name) {
                self.0 |= 1 << member as u32;
            }

            /// Takes one out.
            #[inline(always)]
            pub const fn remove(&mut self, member: $name) {
                self.0 &= !(1 << member as u32);
            }

            /// The members in order.
            pub fn iter(self) -> impl Iterator<Item = $name> {
                let mut bits = self.0;
                core::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let index = bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    Some($name::from_index(index))
                })
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(members: I) -> Self {
                let mut set = Self::EMPTY;
                members.into_iter().for_each(|member| set.insert(member));
                set
            }
        }
    };
}

pub(crate) use vocabulary;
