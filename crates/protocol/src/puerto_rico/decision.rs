//! The one thing that the game waits for.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Building, Place, Tile};
use crate::mirror::{FromRules, facts};
use crate::{NoSuchSeat, Seat};

/// The open decision with its data. A game waits for exactly one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Decision {
    /// Chance: the next face-up plantation is drawn.
    RevealPlantation,
    /// Chance: the plantation that the seat's hacienda draws.
    HaciendaPlantation {
        /// Whose hacienda.
        seat: Seat,
    },
    /// A role card.
    ChooseRole {
        /// Who is asked.
        seat: Seat,
    },
    /// A face-down plantation with the hacienda, or not.
    Hacienda {
        /// Who is asked.
        seat: Seat,
    },
    /// A face-up plantation, a quarry, or nothing.
    TakeTile {
        /// Who is asked.
        seat: Seat,
    },
    /// A worker on the tile just taken, or not.
    Hospice {
        /// Who is asked.
        seat: Seat,
        /// The tile just taken.
        tile: Tile,
    },
    /// A worker from the supply, or not.
    MayorPrivilege {
        /// Who is asked.
        seat: Seat,
    },
    /// The next worker of the ship, or it leaves the game (`decline_workers`).
    ShipWorker {
        /// Who is asked.
        seat: Seat,
    },
    /// How many workers stand on the next place.
    PlaceWorkers {
        /// Who is asked.
        seat: Seat,
        /// The next place in order.
        place: Place,
    },
    /// A building, or nothing.
    Build {
        /// Who is asked.
        seat: Seat,
    },
    /// A worker on the new building, or not.
    University {
        /// Who is asked.
        seat: Seat,
        /// The new building.
        building: Building,
    },
    /// One more good of a kind that was produced, or not.
    CraftsmanPrivilege {
        /// Who is asked.
        seat: Seat,
    },
    /// A sale to the trading house, or not.
    Sell {
        /// Who is asked.
        seat: Seat,
    },
    /// A loading; passing only where no public ship can take anything.
    Load {
        /// Who is asked.
        seat: Seat,
    },
    /// A kind for a warehouse.
    StoreKind {
        /// Who is asked.
        seat: Seat,
    },
    /// The single good to keep.
    KeepSingle {
        /// Who is asked.
        seat: Seat,
    },
    /// Something that is otherwise automatic (`strict_optional`).
    Optional {
        /// Who is asked.
        seat: Seat,
        /// What would be gained.
        gain: Gain,
    },
    /// The game is over.
    Over,
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
    }
}

impl FromRules<puerto_rico::Gain> for Gain {
    fn from_rules(gain: puerto_rico::Gain) -> Self {
        gain.into()
    }
}

impl From<puerto_rico::Decision> for Decision {
    fn from(decision: puerto_rico::Decision) -> Self {
        use puerto_rico::Decision as Rules;
        match decision {
            Rules::RevealPlantation => Self::RevealPlantation,
            Rules::HaciendaPlantation(seat) => Self::HaciendaPlantation { seat: seat.into() },
            Rules::ChooseRole(seat) => Self::ChooseRole { seat: seat.into() },
            Rules::Hacienda(seat) => Self::Hacienda { seat: seat.into() },
            Rules::TakeTile(seat) => Self::TakeTile { seat: seat.into() },
            Rules::Hospice(seat, tile) => Self::Hospice {
                seat: seat.into(),
                tile: tile.into(),
            },
            Rules::MayorPrivilege(seat) => Self::MayorPrivilege { seat: seat.into() },
            Rules::ShipWorker(seat) => Self::ShipWorker { seat: seat.into() },
            Rules::PlaceWorkers(seat, place) => Self::PlaceWorkers {
                seat: seat.into(),
                place: place.into(),
            },
            Rules::Build(seat) => Self::Build { seat: seat.into() },
            Rules::University(seat, building) => Self::University {
                seat: seat.into(),
                building: building.into(),
            },
            Rules::CraftsmanPrivilege(seat) => Self::CraftsmanPrivilege { seat: seat.into() },
            Rules::Sell(seat) => Self::Sell { seat: seat.into() },
            Rules::Load(seat) => Self::Load { seat: seat.into() },
            Rules::StoreKind(seat) => Self::StoreKind { seat: seat.into() },
            Rules::KeepSingle(seat) => Self::KeepSingle { seat: seat.into() },
            Rules::Optional(seat, gain) => Self::Optional {
                seat: seat.into(),
                gain: gain.into(),
            },
            Rules::Over => Self::Over,
        }
    }
}

impl TryFrom<Decision> for puerto_rico::Decision {
    type Error = NoSuchSeat;

    fn try_from(decision: Decision) -> Result<Self, NoSuchSeat> {
        Ok(match decision {
            Decision::RevealPlantation => Self::RevealPlantation,
            Decision::HaciendaPlantation { seat } => Self::HaciendaPlantation(seat.try_into()?),
            Decision::ChooseRole { seat } => Self::ChooseRole(seat.try_into()?),
            Decision::Hacienda { seat } => Self::Hacienda(seat.try_into()?),
            Decision::TakeTile { seat } => Self::TakeTile(seat.try_into()?),
            Decision::Hospice { seat, tile } => Self::Hospice(seat.try_into()?, tile.into()),
            Decision::MayorPrivilege { seat } => Self::MayorPrivilege(seat.try_into()?),
            Decision::ShipWorker { seat } => Self::ShipWorker(seat.try_into()?),
            Decision::PlaceWorkers { seat, place } => Self::PlaceWorkers(seat.try_into()?, place.into()),
            Decision::Build { seat } => Self::Build(seat.try_into()?),
            Decision::University { seat, building } => Self::University(seat.try_into()?, building.into()),
            Decision::CraftsmanPrivilege { seat } => Self::CraftsmanPrivilege(seat.try_into()?),
            Decision::Sell { seat } => Self::Sell(seat.try_into()?),
            Decision::Load { seat } => Self::Load(seat.try_into()?),
            Decision::StoreKind { seat } => Self::StoreKind(seat.try_into()?),
            Decision::KeepSingle { seat } => Self::KeepSingle(seat.try_into()?),
            Decision::Optional { seat, gain } => Self::Optional(seat.try_into()?, gain.into()),
            Decision::Over => Self::Over,
        })
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
        }
    }
}
