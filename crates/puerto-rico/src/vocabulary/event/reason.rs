//! Why something happens that nobody chose.

tabletop::words! {
    /// Why a seat was not asked.
    pub enum SkipReason: "reason" {
        /// All twelve island spaces are filled.
        IslandFull = "island_full",
        /// No plantation or quarry is available.
        NoTile = "no_tile",
        /// The seat can't afford anything, or its city is full.
        NoBuilding = "no_building",
        /// The seat has nothing that the trading house takes.
        NoSale = "no_sale",
        /// The trading house is full.
        TradingHouseFull = "trading_house_full",
        /// The seat has nothing that a ship takes.
        NoLoad = "no_load",
        /// The seat produced nothing that is left in the supply.
        NoPrivilegeGood = "no_privilege_good",
        /// No worker is left in the supply.
        NoWorker = "no_worker",
        /// All circles are filled, or there is nobody to place.
        NothingToPlace = "nothing_to_place",
        /// Exactly one answer was legal; the event of that answer follows.
        OnlyOneAnswer = "only_one_answer",
    }
}

tabletop::words! {
    /// What ends the game.
    // 2020-pl, "Koniec gry"
    pub enum EndReason: "reason" {
        /// The worker ship could not be filled.
        Workers = "workers",
        /// A seat filled its twelfth city space.
        City = "city",
        /// The last victory point chip was taken.
        VictoryPoints = "victory_points",
    }
}
