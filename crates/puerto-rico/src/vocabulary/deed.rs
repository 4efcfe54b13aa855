//! The four deeds of the buccaneer.

tabletop::words! {
    /// What the buccaneer can do.
    // 2020-pl, "Rozszerzenie III: Korsarz"
    pub enum Deed: "deed" {
        /// Empties a cargo ship and keeps up to three of its goods.
        Piracy = "piracy",
        /// Returns the goods of the trading house to the supply, for 1 point each.
        Plunder = "plunder",
        /// Takes people off the ship and puts up to three to work.
        Raid = "raid",
        /// Takes a role card that nobody has picked, and its doubloons.
        Capture = "capture",
    }
}
