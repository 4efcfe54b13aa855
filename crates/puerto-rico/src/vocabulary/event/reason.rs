//! Why something happens that nobody chose.

/// Why a seat was not asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SkipReason {
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

/// What ends the game (puerto-rico-2020-pl.txt:150-156).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EndReason {
    /// The worker ship could not be filled.
    Workers,
    /// A seat filled its twelfth city space.
    City,
    /// The last victory point chip was taken.
    VictoryPoints,
}
