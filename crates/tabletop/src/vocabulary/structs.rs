//! Structs and enums with named fields, and lists.

/// Declares a struct, or an enum whose variants have named fields or none, and how it is written on the wire: a struct as
/// an object, an enum as an object with the variant's name as its `type`.
///
/// A field with `= default` is left out when it has its default value: `None`, `false`, 0, an empty list. An `Option`
/// that is left out when it is `None` has `= default optional`.
///
/// After `as` comes a different name for TypeScript and OpenAPI.
///
/// Types that are only sent derive `Serialize` here; a type that is also received adds
/// `#[cfg_attr(feature = "wire", derive(serde::Deserialize))]`.
#[macro_export]
macro_rules! wire {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident $(as $wire:ident)? {
            $(
                $(#[$field_meta:meta])*
                $field_vis:vis $field:ident: $type:ty $(= $default:ident $($optional:ident)?)?
            ),* $(,)?
        }
    ) => {
        #[cfg_attr(feature = "wire", derive(::serde::Serialize))]
        #[cfg_attr(feature = "typescript", derive(::ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(::utoipa::ToSchema))]
        $(
            #[cfg_attr(feature = "typescript", ts(rename = stringify!($wire)))]
            #[cfg_attr(feature = "openapi", schema(as = $wire))]
        )?
        $(#[$meta])*
        $vis struct $name {
            $(
                $(#[$field_meta])*
                $(
                    #[cfg_attr(
                        feature = "wire",
                        serde(
                            $default,
                            deserialize_with = "tabletop::wire::or_null",
                            skip_serializing_if = "tabletop::wire::is_default"
                        )
                    )]
                    #[cfg_attr(feature = "openapi", schema(nullable))]
                    $( #[cfg_attr(feature = "typescript", ts($optional))] )?
                )?
                $field_vis $field: $type,
            )*
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident $(as $wire:ident)? {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident $({
                    $(
                        $(#[$field_meta:meta])*
                        $field:ident: $type:ty $(= $default:ident $($optional:ident)?)?
                    ),* $(,)?
                })?
            ),* $(,)?
        }
    ) => {
        #[cfg_attr(feature = "wire", derive(::serde::Serialize))]
        #[cfg_attr(feature = "typescript", derive(::ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(::utoipa::ToSchema))]
        $(
            #[cfg_attr(feature = "typescript", ts(rename = stringify!($wire)))]
            #[cfg_attr(feature = "openapi", schema(as = $wire))]
        )?
        $(#[$meta])*
        #[cfg_attr(feature = "wire", serde(tag = "type", rename_all = "snake_case"))]
        $vis enum $name {
            $(
                $(#[$variant_meta])*
                $variant $({
                    $(
                        $(#[$field_meta])*
                        $(
                            #[cfg_attr(
                                feature = "wire",
                                serde(
                                    $default,
                                    deserialize_with = "tabletop::wire::or_null",
                                    skip_serializing_if = "tabletop::wire::is_default"
                                )
                            )]
                            #[cfg_attr(feature = "openapi", schema(nullable))]
                            $( #[cfg_attr(feature = "typescript", ts($optional))] )?
                        )?
                        $field: $type,
                    )*
                })?,
            )*
        }
    };
}

/// Writes a set as a list on the wire: `listed! { GoodSet of Good }`. The set has `iter` and is collected from its
/// members.
#[macro_export]
macro_rules! listed {
    ($set:ident of $name:ident) => {
        #[cfg(feature = "wire")]
        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        #[cfg(feature = "wire")]
        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let members = <::std::vec::Vec<$name> as ::serde::Deserialize>::deserialize(deserializer)?;
                Ok(members.into_iter().collect())
            }
        }

        #[cfg(feature = "typescript")]
        impl ::ts_rs::TS for $set {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &::ts_rs::Config) -> String {
                <::std::vec::Vec<$name> as ::ts_rs::TS>::name(config)
            }

            fn inline(config: &::ts_rs::Config) -> String {
                <::std::vec::Vec<$name> as ::ts_rs::TS>::inline(config)
            }
        }

        #[cfg(feature = "openapi")]
        impl ::utoipa::PartialSchema for $set {
            fn schema() -> ::utoipa::openapi::RefOr<::utoipa::openapi::Schema> {
                let member = <$name as ::utoipa::ToSchema>::name();
                ::utoipa::openapi::ArrayBuilder::new()
                    .items(::utoipa::openapi::Ref::from_schema_name(member))
                    .into()
            }
        }

        #[cfg(feature = "openapi")]
        impl ::utoipa::ToSchema for $set {
            fn name() -> ::std::borrow::Cow<'static, str> {
                stringify!($set).into()
            }

            fn schemas(
                schemas: &mut ::std::vec::Vec<(
                    ::std::string::String,
                    ::utoipa::openapi::RefOr<::utoipa::openapi::Schema>,
                )>,
            ) {
                let schema = <$name as ::utoipa::PartialSchema>::schema();
                schemas.push((<$name as ::utoipa::ToSchema>::name().into(), schema));
            }
        }
    };
}

/// Writes a type on the wire as the word that it prints as and is read from; after `as` comes its name in OpenAPI.
/// For TypeScript there is a derive, which describes the form of the words: `#[ts(type = "`o${number}`")]`.
#[macro_export]
macro_rules! word_on_wire {
    ($name:ident as $wire:ident) => {
        #[cfg(feature = "wire")]
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        #[cfg(feature = "wire")]
        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = <::std::string::String as ::serde::Deserialize>::deserialize(deserializer)?;
                word.parse()
                    .map_err(<D::Error as ::serde::de::Error>::custom)
            }
        }

        #[cfg(feature = "openapi")]
        impl ::utoipa::PartialSchema for $name {
            fn schema() -> ::utoipa::openapi::RefOr<::utoipa::openapi::Schema> {
                <::std::string::String as ::utoipa::PartialSchema>::schema()
            }
        }

        #[cfg(feature = "openapi")]
        impl ::utoipa::ToSchema for $name {
            fn name() -> ::std::borrow::Cow<'static, str> {
                stringify!($wire).into()
            }
        }
    };
}
