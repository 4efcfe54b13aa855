//! How a wire type is made from the rules type that it mirrors.

/// A wire type that is made from a rules type. Unlike `From`, it can be had for options and numbers.
pub(crate) trait FromRules<R> {
    /// The wire's form of the value.
    fn from_rules(value: R) -> Self;
}

macro_rules! same {
    ($($number:ty),*) => {$(
        impl FromRules<$number> for $number {
            fn from_rules(value: $number) -> Self {
                value
            }
        }
    )*};
}

same!(u8, u16, i16, bool);

/// A number that is left out when it is 0.
impl FromRules<u8> for Option<u8> {
    fn from_rules(value: u8) -> Self {
        (value > 0).then_some(value)
    }
}

/// Left out when it is not so.
impl FromRules<bool> for Option<bool> {
    fn from_rules(value: bool) -> Self {
        value.then_some(true)
    }
}

impl<R, W: FromRules<R>> FromRules<Option<R>> for Option<W> {
    fn from_rules(value: Option<R>) -> Self {
        value.map(W::from_rules)
    }
}

impl<R, W: FromRules<R>> FromRules<Vec<R>> for Vec<W> {
    fn from_rules(values: Vec<R>) -> Self {
        values.into_iter().map(W::from_rules).collect()
    }
}

/// Declares an enum of words that mirrors one of the rules, with conversions both ways.
macro_rules! words {
    (
        $(#[$meta:meta])*
        pub enum $name:ident = $rules:path {
            $( $(#[$variant_meta:meta])* $variant:ident, )*
        }
    ) => {
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            serde::Serialize, serde::Deserialize, ts_rs::TS,
        )]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        $(#[$meta])*
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $( $(#[$variant_meta])* $variant, )*
        }

        impl From<$rules> for $name {
            fn from(value: $rules) -> Self {
                type Rules = $rules;
                match value {
                    $( Rules::$variant => Self::$variant, )*
                }
            }
        }

        impl From<$name> for $rules {
            fn from(value: $name) -> Self {
                match value {
                    $( $name::$variant => Self::$variant, )*
                }
            }
        }

        impl $crate::mirror::FromRules<$rules> for $name {
            fn from_rules(value: $rules) -> Self {
                value.into()
            }
        }
    };
}

/// Declares a tagged enum of facts with the same variants and fields as one of the rules, made from it.
/// A variant that has a value without a name in the rules gives it one: `Drawn(good: Good)`.
macro_rules! facts {
    (
        $(#[$meta:meta])*
        pub enum $name:ident = $rules:path {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident
                    $({ $( $(#[$field_meta:meta])* $field:ident: $type:ty, )* })?
                    $(( $(#[$value_meta:meta])* $value:ident: $value_type:ty ))?,
            )*
        }
    ) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        $(#[$meta])*
        #[serde(tag = "type", rename_all = "snake_case")]
        pub enum $name {
            $(
                $(#[$variant_meta])*
                $variant
                    $({ $( $(#[$field_meta])* $field: $type, )* })?
                    $({ $(#[$value_meta])* $value: $value_type, })?,
            )*
        }

        impl From<$rules> for $name {
            fn from(value: $rules) -> Self {
                type Rules = $rules;
                match value {
                    $(
                        Rules::$variant $({ $($field),* })? $(($value))? => Self::$variant $({
                            $( $field: $crate::mirror::FromRules::from_rules($field), )*
                        })? $({
                            $value: $crate::mirror::FromRules::from_rules($value),
                        })?,
                    )*
                }
            }
        }
    };
}

pub(crate) use {facts, words};
