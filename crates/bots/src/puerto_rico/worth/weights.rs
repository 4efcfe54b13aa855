//! The numbers of the evaluation, tuned by paired matches (docs/bot-writers/experiments.md).

use crate::weights::weights;

weights! {
    /// How much of the rivals' mean value is subtracted from the seat's own value.
    Rivals = 0.9;
    /// How much of the best rival's value is taken off besides.
    BestRival = 0.1;
    /// Workers that refill the ship beyond one for each seat.
    WorkersBeyondSeats = 2.282;
    /// Mayor phases in a round.
    MayorsPerRound = 1.657;
    /// Part of a craftsman phase's goods that is shipped in a round, over all rounds.
    ShippedShare = 0.42;
    /// City spaces that the fastest seat fills in a round.
    SpacesPerRound = 0.954;
    /// Points for a doubloon, at best.
    Doubloon = 0.781;
    /// Points for a doubloon when nothing can be bought any more.
    DoubloonFloor = 0.031;
    /// Rounds after which a doubloon has lost most of its use.
    DoubloonFade = 1.6;
    /// Craftsman phases in a round.
    CraftsmenPerRound = 0.62;
    /// Captain phases in a round.
    CaptainsPerRound = 0.825;
    /// Trader phases in a round.
    TradersPerRound = 0.221;
    /// Builder phases in a round.
    BuildersPerRound = 0.795;
    /// Settler phases in a round.
    SettlersPerRound = 0.34;
    /// Points for a good that a ship takes now.
    GoodShippable = 0.378;
    /// Points for a good that no ship takes now.
    GoodStored = 0.35;
    /// Part of the trading price that a good in hand will bring.
    GoodSale = 0.35;
    /// Points for a good that will be produced.
    GoodProduced = 0.6;
    /// Part of the trading price that a kind in production brings in a trader phase.
    KindSale = 0.679;
    /// Part of the value of production that waits for workers.
    Unmanned = 0.55;
    /// Part of the value of a plantation without plant, or the other way round.
    Unmatched = 0.106;
    /// Part of the price that an occupied quarry saves where its column allows.
    Quarry = 0.75;
    /// Points for each kind in production in every round, for being able to ship and trade anything.
    Kind = 0.08;
    /// Points for a worker without a place in every round.
    Worker = 0.049;
    /// Points for a free island space in every settler phase that a hacienda fills.
    Hacienda = 0.158;
    /// Points for a construction hut in every settler phase.
    ConstructionHut = 0.35;
    /// Points for a small warehouse in every captain phase.
    SmallWarehouse = 0.813;
    /// Points for a large warehouse in every captain phase.
    LargeWarehouse = 0.799;
    /// Points for a hospice in every settler phase.
    Hospice = 0.21;
    /// Doubloons for an office in every trader phase.
    Office = 0.561;
    /// Points for a university in every builder phase.
    University = 0.42;
    /// Loadings in a captain phase for each kind in production.
    HarborLoads = 0.641;
    /// Points for a wharf in a captain phase for each good of the largest production.
    Wharf = 0.452;
    /// Part of a point that loading onto the wharf costs for each good that a ship would take too.
    WharfWaits = 0.392;
    /// Part of the bonus of a large building that is not occupied yet.
    LargeUnmanned = 0.75;
    /// Points for a free city space in every round.
    CitySpace = 0.115;
}
