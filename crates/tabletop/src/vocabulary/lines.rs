//! Enums whose variants are one line each, or have values that are named only on the wire.

/// Declares an enum whose values the rules use by position, `Build(Building)`, while the line and the wire need
/// names:
///
/// ```
/// use tabletop::{Or, Seat};
///
/// tabletop::vocabulary! {
///     /// What a seat does.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Action: "action" as Action {
///         /// Goes on: `move 3`.
///         Move(
///             /// How far.
///             steps: u8
///         ) = "move",
///         /// Pushes somebody, or nobody: `push 1`, `push nobody`.
///         Push {
///             /// Whom.
///             seat: Option<Seat> as Or("nobody"),
///         } = "push",
///         /// Does nothing: `pass`.
///         Pass = "pass",
///     }
/// }
///
/// assert_eq!("push nobody".parse(), Ok(Action::Push { seat: None }));
/// assert_eq!(Action::Move(3).to_string(), "move 3");
/// assert_eq!("fly".parse::<Action>().unwrap_err().to_string(), "unknown action: `fly`");
/// ```
///
/// - A line is the variant's fixed words, then its values in their order, each in the line form of its type
///   ([`InLine`](crate::InLine)) or as the [`Form`](crate::Form) after `as` says. If several variants begin with the
///   same words, the first that can be read counts; if none can, the one with the most fixed words says why.
/// - On the wire a variant is an object with its name as `type` and its values by their names, in notation or not. An
///   enum with lines is also read from the wire, and refuses fields that it doesn't have. The name after `as` is the
///   one used on the wire; attributes before it apply only to the wire.
/// - Attributes in brackets after a value's type are for its form on the wire: `given: GoodSet [serde(with = "…")]`.
/// - An enum without `: "…"` has no lines: its variants have no fixed words.
#[macro_export]
macro_rules! vocabulary {
    (
        $(#[doc = $doc:expr])*
        #[derive($($derive:ident),* $(,)?)]
        $(#[$meta:meta])*
        $vis:vis enum $name:ident: $expected:literal as $(#[$wire_meta:meta])* $wire:ident $body:tt
    ) => {
        $crate::__declared! { [$(#[doc = $doc])* #[derive($($derive),*)] $(#[$meta])* $vis] $name $body }
        $crate::__noted! { $name: $expected $body }
        $crate::__wired! { [$(#[doc = $doc])* #[serde(deny_unknown_fields)] $(#[$wire_meta])*] $name as $wire $body }
    };
    (
        $(#[doc = $doc:expr])*
        #[derive($($derive:ident),* $(,)?)]
        $(#[$meta:meta])*
        $vis:vis enum $name:ident as $(#[$wire_meta:meta])* $wire:ident $body:tt
    ) => {
        $crate::__declared! { [$(#[doc = $doc])* #[derive($($derive),*)] $(#[$meta])* $vis] $name $body }
        $crate::__wired! { [$(#[doc = $doc])* $(#[$wire_meta])*] $name as $wire $body }
    };
}

/// The enum as the rules use it.
#[doc(hidden)]
#[macro_export]
macro_rules! __declared {
    (
        [$(#[$meta:meta])* $vis:vis] $name:ident {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident
                    $({ $( $(#[$field_meta:meta])* $field:ident: $type:ty $([$($field_attribute:meta),* $(,)?])? $(as $form:expr)? ),* $(,)? })?
                    $(( $( $(#[$value_meta:meta])* $value:ident: $value_type:ty $([$($attribute:meta),* $(,)?])? $(as $value_form:expr)? ),* $(,)? ))?
                    $(= $words:literal)?
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $(
                $(#[$variant_meta])*
                $variant
                    $({ $( $(#[$field_meta])* $field: $type, )* })?
                    $(( $( $(#[$value_meta])* $value_type, )* ))?,
            )*
        }
    };
}

/// The lines of the enum.
#[doc(hidden)]
#[macro_export]
macro_rules! __noted {
    (
        $name:ident: $expected:literal {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident
                    $({ $( $(#[$field_meta:meta])* $field:ident: $type:ty $([$($field_attribute:meta),* $(,)?])? $(as $form:expr)? ),* $(,)? })?
                    $(( $( $(#[$value_meta:meta])* $value:ident: $value_type:ty $([$($attribute:meta),* $(,)?])? $(as $value_form:expr)? ),* $(,)? ))?
                    = $words:literal
            ),* $(,)?
        }
    ) => {
        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let mut line = $crate::Line::new(f);
                match self {
                    $(
                        Self::$variant $({ $($field),* })? $(( $($value),* ))? => {
                            line.fixed($words)?;
                            $($( $crate::__write_value!(line, $field $(, $form)?)?; )*)?
                            $($( $crate::__write_value!(line, $value $(, $value_form)?)?; )*)?
                        }
                    )*
                }
                Ok(())
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::UnknownWord;

            fn from_str(line: &str) -> Result<Self, $crate::UnknownWord> {
                let all = $crate::Words::of(line, $expected);
                let mut nearest = (0, all.unknown());
                $(
                    if let Some(words) = all.clone().after($words) {
                        let read = |mut words: $crate::Words<'_>| {
                            let value = Self::$variant
                                $({ $( $field: $crate::__read_value!(words, $field $(, $form)?)?, )* })?
                                $(( $( $crate::__read_value!(words, $value $(, $value_form)?)?, )* ))?;
                            words.end(value)
                        };
                        match read(words) {
                            Ok(value) => return Ok(value),
                            Err(error) if $words.len() >= nearest.0 => nearest = ($words.len(), error),
                            Err(_) => {}
                        }
                    }
                )*
                Err(nearest.1)
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __write_value {
    ($line:ident, $value:ident) => {
        $crate::InLine::write($value, stringify!($value), &mut $line)
    };
    ($line:ident, $value:ident, $form:expr) => {
        $crate::Form::write(&$form, $value, &mut $line)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __read_value {
    ($words:ident, $value:ident) => {
        $crate::InLine::read(stringify!($value), &mut $words)
    };
    ($words:ident, $value:ident, $form:expr) => {
        $crate::Form::read(&$form, &mut $words)
    };
}

/// The enum's form on the wire: an enum with the same variants whose values have names. The enum is converted to it
/// for writing, and from it when read.
#[doc(hidden)]
#[macro_export]
macro_rules! __wired {
    (
        [$(#[$meta:meta])*] $name:ident as $wire:ident {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident
                    $({ $( $(#[$field_meta:meta])* $field:ident: $type:ty $([$($field_attribute:meta),* $(,)?])? $(as $form:expr)? ),* $(,)? })?
                    $(( $( $(#[$value_meta:meta])* $value:ident: $value_type:ty $([$($attribute:meta),* $(,)?])? $(as $value_form:expr)? ),* $(,)? ))?
                    $(= $words:literal)?
            ),* $(,)?
        }
    ) => {
        #[cfg(feature = "wire")]
        const _: () = {
            type Rules = $name;

            const _: () = {
                #[derive(::serde::Serialize, ::serde::Deserialize)]
                #[cfg_attr(feature = "typescript", derive(::ts_rs::TS))]
                #[cfg_attr(feature = "openapi", derive(::utoipa::ToSchema))]
                #[serde(tag = "type", rename_all = "snake_case")]
                $(#[$meta])*
                enum $wire {
                    $(
                        $(#[$variant_meta])*
                        $variant
                            $({ $( $(#[$field_meta])* $($(#[$field_attribute])*)? $field: $type, )* })?
                            $({ $( $(#[$value_meta])* $($(#[$attribute])*)? $value: $value_type, )* })?,
                    )*
                }

                impl From<Rules> for $wire {
                    fn from(rules: Rules) -> Self {
                        match rules {
                            $(
                                Rules::$variant $({ $($field),* })? $(( $($value),* ))?
                                    => Self::$variant $({ $($field),* })? $({ $($value),* })?,
                            )*
                        }
                    }
                }

                impl From<$wire> for Rules {
                    fn from(wire: $wire) -> Self {
                        match wire {
                            $(
                                $wire::$variant $({ $($field),* })? $({ $($value),* })?
                                    => Self::$variant $({ $($field),* })? $(( $($value),* ))?,
                            )*
                        }
                    }
                }

                impl ::serde::Serialize for Rules {
                    fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                        $wire::from(Clone::clone(self)).serialize(serializer)
                    }
                }

                impl<'de> ::serde::Deserialize<'de> for Rules {
                    fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                        $wire::deserialize(deserializer).map(Self::from)
                    }
                }

                #[cfg(feature = "typescript")]
                impl ::ts_rs::TS for Rules {
                    type WithoutGenerics = Self;
                    type OptionInnerType = Self;

                    $crate::__typescript_of! { $wire }
                }

                #[cfg(feature = "openapi")]
                impl ::utoipa::PartialSchema for Rules {
                    fn schema() -> ::utoipa::openapi::RefOr<::utoipa::openapi::Schema> {
                        <$wire as ::utoipa::PartialSchema>::schema()
                    }
                }

                #[cfg(feature = "openapi")]
                impl ::utoipa::ToSchema for Rules {
                    $crate::__openapi_of! { $wire }
                }
            };
        };
    };
}

/// The TypeScript name of a type that is written as another one.
#[doc(hidden)]
#[macro_export]
macro_rules! __typescript_of {
    ($wire:ty) => {
        fn docs() -> Option<String> {
            <$wire as ::ts_rs::TS>::docs()
        }

        fn ident(config: &::ts_rs::Config) -> String {
            <$wire as ::ts_rs::TS>::ident(config)
        }

        fn name(config: &::ts_rs::Config) -> String {
            <$wire as ::ts_rs::TS>::name(config)
        }

        fn inline(config: &::ts_rs::Config) -> String {
            <$wire as ::ts_rs::TS>::inline(config)
        }

        fn decl(config: &::ts_rs::Config) -> String {
            <$wire as ::ts_rs::TS>::decl(config)
        }

        fn decl_concrete(config: &::ts_rs::Config) -> String {
            <$wire as ::ts_rs::TS>::decl_concrete(config)
        }
    };
}

/// The OpenAPI name of a type that is written as another one, and what that needs.
#[doc(hidden)]
#[macro_export]
macro_rules! __openapi_of {
    ($wire:ty) => {
        fn name() -> ::std::borrow::Cow<'static, str> {
            <$wire as ::utoipa::ToSchema>::name()
        }

        fn schemas(
            schemas: &mut ::std::vec::Vec<(
                ::std::string::String,
                ::utoipa::openapi::RefOr<::utoipa::openapi::Schema>,
            )>,
        ) {
            <$wire as ::utoipa::ToSchema>::schemas(schemas);
        }
    };
}
