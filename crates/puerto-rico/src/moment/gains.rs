//! Each phase's gains that `strict_optional` asks about.

/// What a phase asks about with `strict_optional`: the [`Gain`]s of its own, so that no phase can ask about another's.
macro_rules! gains {
    ($(#[$attribute:meta])* $visibility:vis enum $Own:ident {
        $($name:ident $({ $($field:ident: $type:ty),+ $(,)? })?,)+
    }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        $visibility enum $Own {
            $($name $({ $($field: $type),+ })?,)+
        }

        impl $Own {
            /// The gain as everybody sees it.
            pub(crate) const fn told(self) -> $crate::vocabulary::decision::Gain {
                use $crate::vocabulary::decision::Gain as Told;
                match self {
                    $(Self::$name $({ $($field),+ })? => Told::$name $({ $($field),+ })?,)+
                }
            }

            /// The phase's gain of this name; `None` if it belongs to another phase.
            pub(crate) const fn of(told: $crate::vocabulary::decision::Gain) -> Option<Self> {
                use $crate::vocabulary::decision::Gain as Told;
                Some(match told {
                    $(Told::$name $({ $($field),+ })? => Self::$name $({ $($field),+ })?,)+
                    _ => return None,
                })
            }
        }
    };
}
pub(crate) use gains;
