//! Roles and the cards that stand for them.

use crate::mirror::words;

words! {
    /// What everybody does, or only the chooser.
    pub enum Role = puerto_rico::Role {
        /// New plantations and quarries.
        Settler,
        /// New workers.
        Mayor,
        /// New buildings.
        Builder,
        /// New goods.
        Craftsman,
        /// Goods for doubloons.
        Trader,
        /// Goods for victory points.
        Captain,
        /// A doubloon for the chooser.
        Prospector,
        /// One of four deeds for the chooser (expansion Buccaneer).
        Buccaneer,
    }
}

words! {
    /// A role card. Five players have two prospectors, which may carry different doubloons.
    pub enum RoleCard = puerto_rico::RoleCard {
        /// The settler.
        Settler,
        /// The mayor.
        Mayor,
        /// The builder.
        Builder,
        /// The craftsman.
        Craftsman,
        /// The trader.
        Trader,
        /// The captain.
        Captain,
        /// The first prospector: with 2, 4 and 5 players.
        Prospector,
        /// The second prospector: with 5 players.
        SecondProspector,
        /// The buccaneer: with its expansion.
        Buccaneer,
    }
}
