//! Gains that a table may ask about (`strict_optional`).

use super::{Building, Good};
use crate::mirror::{FromRules, facts, words};

words! {
    /// When a villa brings its noble.
    pub enum VillaOccasion = puerto_rico::VillaOccasion {
        /// With the worker of the mayor's privilege.
        Privilege,
        /// With the first person of the ship.
        Ship,
        /// Although nobody came (`villa_needs_person` off).
        Nobody,
    }
}

facts! {
    /// What `strict_optional` asks about: the answers are `accept` and `pass`.
    pub enum Gain = puerto_rico::Gain {
        /// The seat's whole production in the craftsman phase.
        Production,
        /// The factory's doubloons.
        Factory {
            /// How many.
            doubloons: u8,
        },
        /// The prospector's doubloon.
        Prospector,
        /// What quarries took off the price; who declines pays it after all. Asked only if that can be paid.
        QuarryDiscount {
            /// The building just bought.
            building: Building,
            /// What was taken off.
            doubloons: u8,
        },
        /// What the builder's privilege took off the price; who declines pays it after all. Asked only if
        /// that can be paid.
        BuilderPrivilege {
            /// The building just bought.
            building: Building,
            /// What was taken off.
            doubloons: u8,
        },
        /// The trader's privilege: 1 doubloon.
        TraderPrivilege,
        /// The small market's doubloon.
        SmallMarket,
        /// The large market's 2 doubloons.
        LargeMarket,
        /// The captain's privilege: 1 victory point.
        CaptainPrivilege,
        /// The harbor's victory point.
        Harbor,
        /// What forests took off the price; who declines pays it after all. Asked only if that can be paid.
        ForestDiscount {
            /// The building just bought.
            building: Building,
            /// What was taken off.
            doubloons: u8,
        },
        /// The church's victory points.
        Church {
            /// The building just bought.
            building: Building,
            /// How many points.
            points: u8,
        },
        /// The specialty factory's doubloons.
        SpecialtyFactory {
            /// How many.
            doubloons: u8,
            /// The factory's doubloons, which are asked about next.
            factory: u8,
        },
        /// The trader's privilege on a sale to the trading post: 1 doubloon.
        TradingPostPrivilege,
        /// The lighthouse's doubloon for the captain.
        LighthouseCaptain,
        /// The lighthouse's doubloon for a loading.
        Lighthouse,
        /// The union hall's victory points.
        UnionHall {
            /// How many.
            points: u8,
        },
        /// The villa's noble, or worker where no noble is left.
        Villa {
            /// When it comes.
            occasion: VillaOccasion,
        },
        /// What the zoning office took off the price; who declines pays it after all. Asked only if that
        /// can be paid.
        ZoningDiscount {
            /// The building just bought.
            building: Building,
            /// What was taken off.
            doubloons: u8,
        },
        /// The chapel's doubloon.
        ChapelDoubloon,
        /// The chapel's victory point.
        ChapelPoint,
        /// The jeweler's doubloons.
        Jeweler {
            /// How many.
            doubloons: u8,
        },
        /// The hunting lodge's 2 victory points.
        HuntingLodge,
        /// The specialty factory's doubloon for the craftsman's privilege good
        /// (`specialty_counts_privilege`).
        SpecialtyFactoryPrivilege {
            /// The good just taken.
            good: Good,
            /// Whether it is the second one, with the library.
            is_second: bool,
        },
    }
}

impl FromRules<puerto_rico::Gain> for Gain {
    fn from_rules(gain: puerto_rico::Gain) -> Self {
        gain.into()
    }
}

impl From<Gain> for puerto_rico::Gain {
    fn from(gain: Gain) -> Self {
        match gain {
            Gain::Production => Self::Production,
            Gain::Factory { doubloons } => Self::Factory { doubloons },
            Gain::Prospector => Self::Prospector,
            Gain::QuarryDiscount { building, doubloons } => Self::QuarryDiscount {
                building: building.into(),
                doubloons,
            },
            Gain::BuilderPrivilege { building, doubloons } => Self::BuilderPrivilege {
                building: building.into(),
                doubloons,
            },
            Gain::TraderPrivilege => Self::TraderPrivilege,
            Gain::SmallMarket => Self::SmallMarket,
            Gain::LargeMarket => Self::LargeMarket,
            Gain::CaptainPrivilege => Self::CaptainPrivilege,
            Gain::Harbor => Self::Harbor,
            Gain::ForestDiscount { building, doubloons } => Self::ForestDiscount {
                building: building.into(),
                doubloons,
            },
            Gain::Church { building, points } => Self::Church {
                building: building.into(),
                points,
            },
            Gain::SpecialtyFactory { doubloons, factory } => Self::SpecialtyFactory { doubloons, factory },
            Gain::TradingPostPrivilege => Self::TradingPostPrivilege,
            Gain::LighthouseCaptain => Self::LighthouseCaptain,
            Gain::Lighthouse => Self::Lighthouse,
            Gain::UnionHall { points } => Self::UnionHall { points },
            Gain::Villa { occasion } => Self::Villa {
                occasion: occasion.into(),
            },
            Gain::ZoningDiscount { building, doubloons } => Self::ZoningDiscount {
                building: building.into(),
                doubloons,
            },
            Gain::ChapelDoubloon => Self::ChapelDoubloon,
            Gain::ChapelPoint => Self::ChapelPoint,
            Gain::Jeweler { doubloons } => Self::Jeweler { doubloons },
            Gain::HuntingLodge => Self::HuntingLodge,
            Gain::SpecialtyFactoryPrivilege { good, is_second } => Self::SpecialtyFactoryPrivilege {
                good: good.into(),
                is_second,
            },
        }
    }
}
