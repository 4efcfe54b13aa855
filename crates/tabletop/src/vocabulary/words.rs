//! Enums without data, sets of them, and one value for each.

/// Declares an enum without data whose members have a fixed order and one word each, the same in notation and on the
/// wire; with `set`, also the sets of its members, one bit each.
///
/// ```
/// tabletop::words! {
///     /// A colour of the race.
///     pub enum Colour: "colour" {
///         /// The first.
///         Red = "red",
///         /// The second.
///         Blue = "blue",
///     }
///     pub set Colours(u8);
/// }
///
/// assert_eq!("blue".parse(), Ok(Colour::Blue));
/// assert_eq!(Colour::Blue.to_string(), "blue");
/// assert_eq!("green".parse::<Colour>().unwrap_err().to_string(), "unknown colour: `green`");
/// assert!(Colours::ALL.contains(Colour::Red));
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident: $expected:literal {
            $( $(#[$member:meta])* $variant:ident = $word:literal, )+
        }
        $( $(#[$set_meta:meta])* $set_vis:vis set $set:ident($bits:ty); )?
    ) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "wire", derive(::serde::Serialize, ::serde::Deserialize))]
        #[cfg_attr(feature = "typescript", derive(::ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(::utoipa::ToSchema))]
        #[repr(u8)]
        $(#[$meta])*
        $vis enum $name {
            $(
                #[cfg_attr(feature = "wire", serde(rename = $word))]
                #[cfg_attr(feature = "openapi", schema(rename = $word))]
                $(#[$member])*
                $variant,
            )+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// The word in notation and on the wire.
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
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.key())
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::UnknownWord;

            fn from_str(word: &str) -> Result<Self, $crate::UnknownWord> {
                Self::ALL
                    .into_iter()
                    .find(|one| one.key() == word)
                    .ok_or_else(|| $crate::UnknownWord::new($expected, word))
            }
        }

        $crate::one_word! { $name }

        $( $crate::__set_of_words! { $(#[$set_meta])* $set_vis $set($bits) of $name } )?
    };
}

/// The sets of the members of an enum without data: the part of [`words!`](crate::words) that follows `set`.
#[doc(hidden)]
#[macro_export]
macro_rules! __set_of_words {
    ($(#[$meta:meta])* $vis:vis $set:ident($bits:ty) of $name:ident) => {
        #[doc = concat!("A set of [`", stringify!($name), "`], one bit each.")]
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $vis struct $set(pub(crate) $bits);

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

            /// Whether this member is in the set.
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

            /// Removes one.
            #[inline(always)]
            pub const fn remove(&mut self, member: $name) {
                self.0 &= !(1 << member as u32);
            }

            /// The members in order.
            pub fn iter(self) -> impl Iterator<Item = $name> {
                let mut bits = self.0;
                ::core::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let index = bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    Some($name::ALL[index])
                })
            }
        }

        impl ::core::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
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

        $crate::listed! { $set of $name }
    };
}

/// Declares one value for each member of an enum without data, indexed by it. Given a name for each member, with its
/// documentation, it is an object with these names on the wire; attributes after `as` apply only to the wire.
///
/// ```
/// # tabletop::words! {
/// #     /// A colour.
/// #     pub enum Colour: "colour" {
/// #         /// The first.
/// #         Red = "red",
/// #         /// The second.
/// #         Blue = "blue",
/// #     }
/// # }
/// tabletop::by_word! {
///     /// One value for each colour.
///     pub struct ByColour for Colour {
///         /// Red's.
///         red,
///         /// Blue's.
///         blue,
///     }
/// }
///
/// let steps = ByColour::from_fn(|colour| colour.index() + 1);
/// assert_eq!(steps[Colour::Blue], 2);
/// ```
#[macro_export]
macro_rules! by_word {
    (
        $(#[$meta:meta])*
        $vis:vis struct $by:ident for $name:ident $(as $(#[$wire_meta:meta])+)?
        $({ $( $(#[$member_meta:meta])* $member:ident, )+ })?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
        $vis struct $by<T>(pub [T; $name::COUNT]);

        impl<T> $by<T> {
            /// One value for each member, made by a function of the member.
            pub fn from_fn(mut make: impl FnMut($name) -> T) -> Self {
                Self(::core::array::from_fn(|index| make($name::ALL[index])))
            }

            /// The members with their values, in order.
            pub fn iter(&self) -> impl Iterator<Item = ($name, &T)> {
                $name::ALL.into_iter().zip(self.0.iter())
            }
        }

        impl<T> ::core::ops::Index<$name> for $by<T> {
            type Output = T;

            #[inline(always)]
            fn index(&self, one: $name) -> &T {
                &self.0[one as usize]
            }
        }

        impl<T> ::core::ops::IndexMut<$name> for $by<T> {
            #[inline(always)]
            fn index_mut(&mut self, one: $name) -> &mut T {
                &mut self.0[one as usize]
            }
        }

        $(
            // The names are the words, in their order.
            const _: () = {
                const NAMES: [&str; $name::COUNT] = [$(stringify!($member)),+];
                let mut index = 0;
                while index < $name::COUNT {
                    let (name, word) = (NAMES[index].as_bytes(), $name::ALL[index].key().as_bytes());
                    assert!(name.len() == word.len());
                    let mut letter = 0;
                    while letter < name.len() {
                        assert!(name[letter] == word[letter]);
                        letter += 1;
                    }
                    index += 1;
                }
            };
        )?

        $crate::__by_word_wire! {
            [$(#[$meta])* $($(#[$wire_meta])+)?] $by $({ $( $(#[$member_meta])* $member, )+ })?
        }
    };
}

/// The wire form of one value for each member.
#[doc(hidden)]
#[macro_export]
macro_rules! __by_word_wire {
    ([$(#[$meta:meta])*] $by:ident) => {};
    ([$(#[$meta:meta])*] $by:ident { $( $(#[$member_meta:meta])* $member:ident, )+ }) => {
        #[cfg(feature = "wire")]
        const _: () = {
            type Values<T> = $by<T>;

            const _: () = {
                #[derive(::serde::Serialize, ::serde::Deserialize)]
                #[cfg_attr(feature = "typescript", derive(::ts_rs::TS))]
                #[cfg_attr(feature = "openapi", derive(::utoipa::ToSchema))]
                #[serde(deny_unknown_fields)]
                $(#[$meta])*
                struct $by<T> {
                    $( $(#[$member_meta])* $member: T, )+
                }

                impl<T: ::serde::Serialize> ::serde::Serialize for Values<T> {
                    fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                        let Self([$($member),+]) = self;
                        $by { $($member),+ }.serialize(serializer)
                    }
                }

                impl<'de, T: ::serde::Deserialize<'de>> ::serde::Deserialize<'de> for Values<T> {
                    fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                        let $by { $($member),+ } = $by::deserialize(deserializer)?;
                        Ok(Self([$($member),+]))
                    }
                }

                #[cfg(feature = "typescript")]
                impl<T: ::ts_rs::TS> ::ts_rs::TS for Values<T> {
                    type WithoutGenerics = Values<::ts_rs::Dummy>;
                    type OptionInnerType = Self;

                    $crate::__typescript_of! { $by<T> }
                }

                // What the derive writes for a generic type: each use of the type composes the schema with its own
                // `T`.
                #[cfg(feature = "openapi")]
                impl<T: ::utoipa::ToSchema> ::utoipa::__dev::ComposeSchema for Values<T> {
                    fn compose(
                        types: ::std::vec::Vec<::utoipa::openapi::RefOr<::utoipa::openapi::Schema>>,
                    ) -> ::utoipa::openapi::RefOr<::utoipa::openapi::Schema> {
                        <$by<T> as ::utoipa::__dev::ComposeSchema>::compose(types)
                    }
                }

                #[cfg(feature = "openapi")]
                impl<T: ::utoipa::ToSchema> ::utoipa::ToSchema for Values<T> {
                    $crate::__openapi_of! { $by<T> }
                }
            };
        };
    };
}
