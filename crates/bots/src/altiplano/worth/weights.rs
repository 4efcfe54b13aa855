//! The numbers of the evaluation, tuned by paired matches (docs/bot-writers/experiments.md).

use crate::weights::weights;

weights! {
    /// Extensions that leave the strip in a round, to begin with.
    LeavingPerRound = 1.5;
    /// Rounds that the most used location lasts, to begin with.
    LocationRounds = 16.0;
    /// Points for each drawn food, and so on for the other kinds.
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
    /// How fast further tiles of a kind in the same draw lose their use.
    Saturation = 0.27;
    /// The same for food.
    FoodSaturation = 0.47;
    /// Points for each drawn good that can be stored, for each point that a slot of the next shelf brings.
    StoreUse = 0.15;
    /// Rounds of work for a slot of a begun shelf whose kind is owned.
    ShelfOwned = 1.5;
    /// The same where the kind is not owned.
    ShelfForeign = 4.8;
    /// Rounds of work for a tile that an order still needs and that is owned.
    OrderOwned = 0.8;
    /// The same where it is not owned.
    OrderForeign = 20.0;
    /// Points for being free to take an order, at best.
    OrderSlot = 6.0;
    /// Points in a round for each planning space that the Road can still bring, with wood and stone at hand.
    Road = 0.08;
    /// Part of that with only one of the two.
    RoadHalf = 0.2;
    /// Tiles of a house's kind that are gained in a round.
    HouseGrowth = 0.08;
    /// Points for a coin, at best.
    Coin = 1.3;
    /// Coins beyond which a further one is worth little.
    CoinsUseful = 6.0;
    /// Points for a second cart in a round.
    Cart = 0.15;
    /// Uses of a role or extension tile in a round in which its tiles are drawn.
    WorkshopUse = 0.43;
    /// Uses of a tile that costs coins in a round.
    CoinWorkshopUse = 0.3;
    /// Part of the use of its inputs that a use of a tile costs.
    WorkshopCost = 0.4;
    /// Points for an any-location space in a round.
    AnyLocation = 0.3;
    /// Points for E17 in a round.
    MovementCoin = 0.05;
    /// Points for E18 in a round.
    SwapTile = 0.25;
    /// Points for E19 in a round.
    VillageSpaces = 0.3;
    /// Points for E24.
    FinalStore = 4.0;
    /// Points for E25 in a round.
    CornStore = 0.05;
    /// Points for a corn, beyond the shelf that it fills.
    Corn = 0.34;
    /// Part of its use that a tile keeps that is not used in this round.
    Waiting = 0.2;
    /// Points for a food that stays on a movement space.
    FoodWaiting = 0.47;
    /// Rounds of work for a step of a Mission, times its share of the step.
    MissionWork = 1.27;
}
