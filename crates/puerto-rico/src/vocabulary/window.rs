//! When guests of a guesthouse may move.

tabletop::words! {
    /// What a guest may move before.
    pub enum Window: "window" {
        /// The seat's turn in a settler phase.
        Settler = "settler",
        /// The normal tile, after the hacienda's was seen.
        Tile = "tile",
        /// The library's second tile.
        SecondTile = "second_tile",
        /// A mayor phase, before anybody arrives (`guesthouse_in_mayor`).
        Mayor = "mayor",
        /// The seat's turn in a builder phase.
        Builder = "builder",
        /// The seat's production.
        Production = "production",
        /// The craftsman's privilege.
        CraftsmanPrivilege = "craftsman_privilege",
        /// The seat's turn in a trader phase.
        Trader = "trader",
        /// A loading turn.
        Captain = "captain",
        /// The seat's storage.
        Storage = "storage",
        /// The prospector's doubloon.
        Prospector = "prospector",
        /// The buccaneer's deed: nothing in it depends on who works where, but it is a phase.
        Buccaneer = "buccaneer",
        /// The seat's hunting lodge, at the end of a settler phase.
        HuntingLodge = "hunting_lodge",
        /// The final scoring.
        End = "end",
    }
}
