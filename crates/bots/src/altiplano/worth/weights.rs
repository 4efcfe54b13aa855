//! The numbers of the evaluation, tuned by paired matches (docs/bot-writers/experiments.md).

use crate::weights::weights;

weights! {
    /// Initial estimate of the number of extensions that leave the strip per round.
    LeavingPerRound = 1.5;
    /// Initial estimate of the number of rounds that the most used location lasts.
    LocationRounds = 16.0;
    /// Points for each drawn food; the same for the other kinds below.
    UseFood = 1.0;
    /// Points for each drawn wood.
    UseWood = 1.7;
    /// Points for each drawn stone.
    UseStone = 2.2;
    /// Points for each drawn ore.
    UseOre = 1.0;
    /// Points for each drawn silver.
    UseSilver = 0.7;
    /// Points for each drawn cloth.
    UseCloth = 0.7;
    /// Points for each drawn wool.
    UseWool = 1.0;
    /// Points for each drawn alpaca.
    UseAlpaca = 1.0;
    /// Points for each drawn fish.
    UseFish = 0.9;
    /// Points for each drawn glass.
    UseGlass = 0.78;
    /// Points for each drawn cacao.
    UseCacao = 2.28;
    /// How quickly further tiles of a kind in the same draw lose their use.
    Saturation = 0.27;
    /// The same for food.
    FoodSaturation = 0.47;
    /// Points for each drawn good that can be stored, per point that a slot of the next shelf brings.
    StoreUse = 0.15;
    /// Rounds of work for a slot of a shelf already begun whose kind is owned.
    ShelfOwned = 1.5;
    /// The same if the kind is not owned.
    ShelfForeign = 4.8;
    /// Rounds of work for a tile that an order still needs and that is owned.
    OrderOwned = 0.8;
    /// The same if it is not owned.
    OrderForeign = 20.0;
    /// Points for being free to take an order, at most.
    OrderSlot = 6.0;
    /// Points per round for each planning space that the Road can still bring, with wood and stone at hand.
    Road = 0.08;
    /// The fraction of that with only one of the two.
    RoadHalf = 0.2;
    /// Tiles of a house's kind gained per round.
    HouseGrowth = 0.08;
    /// Points for a coin, at most.
    Coin = 1.3;
    /// Number of coins beyond which another one is worth little.
    CoinsUseful = 6.0;
    /// Points per round for a second cart.
    Cart = 0.15;
    /// Uses of a role or extension tile per round in which its tiles are drawn.
    WorkshopUse = 0.43;
    /// Uses per round of a tile that costs coins.
    CoinWorkshopUse = 0.3;
    /// The fraction of its inputs' use that using a tile costs.
    WorkshopCost = 0.4;
    /// Points per round for an any-location space.
    AnyLocation = 0.3;
    /// Points per round for E17.
    MovementCoin = 0.05;
    /// Points per round for E18.
    SwapTile = 0.25;
    /// Points per round for E19.
    VillageSpaces = 0.3;
    /// Points for E24.
    FinalStore = 4.0;
    /// Points per round for E25.
    CornStore = 0.05;
    /// Points for a corn, besides the shelf that it fills.
    Corn = 0.34;
    /// The fraction of its use that a tile keeps if it is not used in this round.
    Waiting = 0.2;
    /// Points for a food that stays on a movement space.
    FoodWaiting = 0.47;
    /// Rounds of work for a step of a Mission, times its share of the step.
    MissionWork = 1.27;
}
