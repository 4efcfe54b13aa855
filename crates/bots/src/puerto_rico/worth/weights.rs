//! The numbers of the evaluation, tuned by paired matches (docs/bot-writers/experiments.md).

use crate::weights::weights;

weights! {
    /// How much of the rivals' mean value is subtracted from the seat's own value.
    Rivals = 0.9;
    /// How much of the best rival's value is subtracted in addition.
    BestRival = 0.1;
    /// Workers that refill the ship beyond one per seat.
    WorkersBeyondSeats = 2.282;
    /// Mayor phases per round.
    MayorsPerRound = 1.657;
    /// The fraction of a craftsman phase's goods that is shipped per round, over all rounds.
    ShippedShare = 0.42;
    /// City spaces that the fastest seat fills per round.
    SpacesPerRound = 0.954;
    /// Points for a doubloon, at most.
    Doubloon = 0.781;
    /// Points for a doubloon once nothing can be bought any more.
    DoubloonFloor = 0.031;
    /// Rounds after which a doubloon has lost most of its use.
    DoubloonFade = 1.6;
    /// Craftsman phases per round.
    CraftsmenPerRound = 0.62;
    /// Captain phases per round.
    CaptainsPerRound = 0.825;
    /// Trader phases per round.
    TradersPerRound = 0.221;
    /// Builder phases per round.
    BuildersPerRound = 0.795;
    /// Settler phases per round.
    SettlersPerRound = 0.34;
    /// Points for a good that a ship takes now.
    GoodShippable = 0.378;
    /// Points for a good that no ship takes now.
    GoodStored = 0.35;
    /// The fraction of the trading price that a good in hand will bring.
    GoodSale = 0.35;
    /// Points for a good that will be produced.
    GoodProduced = 0.6;
    /// The fraction of the trading price that a kind in production brings in a trader phase.
    KindSale = 0.679;
    /// The fraction of the value of production that is still waiting for workers.
    Unmanned = 0.55;
    /// The fraction of the value of a plantation without a plant, or the other way round.
    Unmatched = 0.106;
    /// The fraction of the price that an occupied quarry saves, if its column allows it.
    Quarry = 0.75;
    /// Points in every round for each kind in production, for being able to ship and trade anything.
    Kind = 0.08;
    /// Points in every round for a worker without a place.
    Worker = 0.049;
    /// Points in every settler phase for a free island space that a hacienda fills.
    Hacienda = 0.158;
    /// Points in every settler phase for a construction hut.
    ConstructionHut = 0.35;
    /// Points in every captain phase for a small warehouse.
    SmallWarehouse = 0.813;
    /// Points in every captain phase for a large warehouse.
    LargeWarehouse = 0.799;
    /// Points in every settler phase for a hospice.
    Hospice = 0.21;
    /// Doubloons in every trader phase for an office.
    Office = 0.561;
    /// Points in every builder phase for a university.
    University = 0.42;
    /// Loadings in a captain phase for each kind in production.
    HarborLoads = 0.641;
    /// Points in a captain phase for a wharf, for each good of the largest production.
    Wharf = 0.452;
    /// The fraction of a point that loading onto the wharf costs for each good that a ship would take too.
    WharfWaits = 0.392;
    /// The fraction of the bonus of a large building that is not occupied yet.
    LargeUnmanned = 0.75;
    /// Points in every round for a free city space.
    CitySpace = 0.115;
}
