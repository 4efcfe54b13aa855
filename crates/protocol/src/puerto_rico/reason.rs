//! What the black market takes, why a seat was not asked, and what ends the game.

use super::{Good, Place};
use crate::mirror::{FromRules, facts, words};

facts! {
    /// What the black market takes for a doubloon.
    pub enum Returned = puerto_rico::Returned {
        /// A worker, from a place or from San Juan.
        Worker {
            /// Where it stood; nothing for San Juan.
            place: Option<Place>,
        },
        /// A noble, from a place or from San Juan.
        Noble {
            /// Where it stood; nothing for San Juan.
            place: Option<Place>,
        },
        /// A good.
        Good {
            /// Its kind.
            good: Good,
        },
        /// A victory point chip.
        Point,
    }
}

impl FromRules<puerto_rico::Returned> for Returned {
    fn from_rules(item: puerto_rico::Returned) -> Self {
        item.into()
    }
}

words! {
    /// Why a seat was not asked.
    pub enum SkipReason = puerto_rico::SkipReason {
        /// All twelve island spaces are filled.
        IslandFull,
        /// No plantation or quarry is to be had.
        NoTile,
        /// Nothing can be paid, or the city is full.
        NoBuilding,
        /// The seat has nothing that the trading house takes.
        NoSale,
        /// The trading house is full.
        TradingHouseFull,
        /// The seat has nothing that a ship takes.
        NoLoad,
        /// The seat produced nothing that is left in the supply.
        NoPrivilegeGood,
        /// No worker is left in the supply.
        NoWorker,
        /// All circles are filled, or there is nobody to place.
        NothingToPlace,
        /// Exactly one answer was legal; the event of that answer follows.
        OnlyOneAnswer,
    }
}

words! {
    /// What ends the game.
    pub enum EndReason = puerto_rico::EndReason {
        /// The worker ship could not be filled.
        Workers,
        /// A seat filled its twelfth city space.
        City,
        /// The last victory point chip was taken.
        VictoryPoints,
    }
}
