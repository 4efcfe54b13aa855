//! What a seat can decide, and what chance can bring.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Building, Good, Place, RoleCard, Tile};
use crate::mirror::FromRules;

/// A seat's decision. Which ones are legal depends on the open decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Declines what is offered: `pass`.
    Pass,
    /// Takes what is offered and needs no further words (only with `strict_optional`): `accept`.
    Accept,
    /// Takes a role card: `role settler`.
    ChooseRole {
        /// Which.
        card: RoleCard,
    },
    /// Draws a face-down plantation with the hacienda: `draw`.
    DrawPlantation,
    /// Takes a face-up plantation or a quarry: `take corn`.
    TakeTile {
        /// Which.
        tile: Tile,
    },
    /// Takes a worker: `worker`.
    TakeWorker,
    /// Puts this many of the own workers on a place: `assign corn 2`.
    AssignWorkers {
        /// Where.
        place: Place,
        /// How many, 0 to the number of its circles.
        workers: u8,
    },
    /// Buys a building: `build hacienda`.
    Build {
        /// Which.
        building: Building,
    },
    /// Takes one good with the craftsman's privilege: `good corn`.
    TakeGood {
        /// Which kind.
        good: Good,
    },
    /// Sells one good to the trading house: `sell corn`.
    Sell {
        /// Which kind.
        good: Good,
    },
    /// Loads all that fits of a kind: `load corn 7`, `load corn wharf`.
    Load {
        /// The kind.
        good: Good,
        /// The ship.
        hold: Hold,
    },
    /// Keeps all goods of a kind in a warehouse: `store corn`.
    StoreKind {
        /// Which kind.
        good: Good,
    },
    /// Keeps one good on San Juan: `keep corn`.
    KeepSingle {
        /// Which kind.
        good: Good,
    },
}

/// Where goods are loaded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Hold {
    /// The cargo ship with this many holds; no two ships of a game have the same number.
    Ship(u8),
    /// The own wharf.
    Wharf,
}

/// A chance outcome: the kind of the plantation that is drawn, `draw corn`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// A plantation of this kind comes from the face-down stock.
    Draw {
        /// Which kind.
        good: Good,
    },
}

impl From<puerto_rico::Action> for Action {
    fn from(action: puerto_rico::Action) -> Self {
        use puerto_rico::Action as Rules;
        match action {
            Rules::Pass => Self::Pass,
            Rules::Accept => Self::Accept,
            Rules::ChooseRole(card) => Self::ChooseRole { card: card.into() },
            Rules::DrawPlantation => Self::DrawPlantation,
            Rules::TakeTile(tile) => Self::TakeTile { tile: tile.into() },
            Rules::TakeWorker => Self::TakeWorker,
            Rules::AssignWorkers { place, workers } => Self::AssignWorkers {
                place: place.into(),
                workers,
            },
            Rules::Build(building) => Self::Build {
                building: building.into(),
            },
            Rules::TakeGood(good) => Self::TakeGood { good: good.into() },
            Rules::Sell(good) => Self::Sell { good: good.into() },
            Rules::Load { good, hold } => Self::Load {
                good: good.into(),
                hold: hold.into(),
            },
            Rules::StoreKind(good) => Self::StoreKind { good: good.into() },
            Rules::KeepSingle(good) => Self::KeepSingle { good: good.into() },
        }
    }
}

impl From<Action> for puerto_rico::Action {
    fn from(action: Action) -> Self {
        match action {
            Action::Pass => Self::Pass,
            Action::Accept => Self::Accept,
            Action::ChooseRole { card } => Self::ChooseRole(card.into()),
            Action::DrawPlantation => Self::DrawPlantation,
            Action::TakeTile { tile } => Self::TakeTile(tile.into()),
            Action::TakeWorker => Self::TakeWorker,
            Action::AssignWorkers { place, workers } => Self::AssignWorkers {
                place: place.into(),
                workers,
            },
            Action::Build { building } => Self::Build(building.into()),
            Action::TakeGood { good } => Self::TakeGood(good.into()),
            Action::Sell { good } => Self::Sell(good.into()),
            Action::Load { good, hold } => Self::Load {
                good: good.into(),
                hold: hold.into(),
            },
            Action::StoreKind { good } => Self::StoreKind(good.into()),
            Action::KeepSingle { good } => Self::KeepSingle(good.into()),
        }
    }
}

impl From<puerto_rico::Hold> for Hold {
    fn from(hold: puerto_rico::Hold) -> Self {
        match hold {
            puerto_rico::Hold::Ship(capacity) => Self::Ship(capacity),
            puerto_rico::Hold::Wharf => Self::Wharf,
        }
    }
}

impl From<Hold> for puerto_rico::Hold {
    fn from(hold: Hold) -> Self {
        match hold {
            Hold::Ship(capacity) => Self::Ship(capacity),
            Hold::Wharf => Self::Wharf,
        }
    }
}

impl FromRules<puerto_rico::Hold> for Hold {
    fn from_rules(hold: puerto_rico::Hold) -> Self {
        hold.into()
    }
}

impl From<puerto_rico::Outcome> for Outcome {
    fn from(puerto_rico::Outcome(good): puerto_rico::Outcome) -> Self {
        Self::Draw { good: good.into() }
    }
}

impl From<Outcome> for puerto_rico::Outcome {
    fn from(outcome: Outcome) -> Self {
        let Outcome::Draw { good } = outcome;
        Self(good.into())
    }
}
