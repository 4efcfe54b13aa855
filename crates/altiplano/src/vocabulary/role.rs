//! The seven roles (professions).

use crate::vocabulary::words::vocabulary;

vocabulary! {
    /// A role tile: an extra action and what its owner starts with (altiplano-pl.txt:217; rules
    /// reference, section 3). The numbers stand in the component data.
    Role, "role", RoleSet(u8) {
        /// Starts with ore.
        Miner "miner",
        /// Starts with an alpaca.
        Shepherd "shepherd",
        /// Starts with fish.
        Fisherman "fisherman",
        /// Starts with wood.
        Woodcutter "woodcutter",
        /// Starts with stone.
        Stonemason "stonemason",
        /// Makes cacao.
        Farmer "farmer",
        /// Buys goods.
        Trader "trader",
    }
}
