//! The seven roles (professions).

tabletop::words! {
    /// A role tile.
    // An extra action and what its owner starts with (rulebook, "Przygotowanie do rozgrywki"). The numbers
    // are in the component data.
    #[cfg_attr(feature = "openapi", schema(as = AltiplanoRole))]
    pub enum Role: "role" {
        /// Starts with ore.
        Miner = "miner",
        /// Starts with an alpaca.
        Shepherd = "shepherd",
        /// Starts with fish.
        Fisherman = "fisherman",
        /// Makes wood and stone of alpacas.
        Woodcutter = "woodcutter",
        /// Makes stone and wood of fish.
        Stonemason = "stonemason",
        /// Makes alpacas.
        Farmer = "farmer",
        /// Buys goods.
        Trader = "trader",
    }
    pub set RoleSet(u8);
}
