//! The twenty Missions.

tabletop::words! {
    /// A Mission card; all numbers are minimums, and tiles on orders never count.
    // rulebook, "Szczegółowy opis kart Misji" The points are in the component data.
    pub enum Mission: "mission" {
        /// 3 orders completed.
        ThreeOrders = "m1",
        /// 3 alpacas stored.
        ThreeAlpacasStored = "m2",
        /// 7 kinds of goods stored; corn is one by default (R74).
        SevenKindsStored = "m3",
        /// 20 goods stored.
        TwentyGoodsStored = "m4",
        /// First at the table to fill a shelf, with any mix (R75).
        FirstShelf = "m5",
        /// 4 shelves filled without corn.
        FourShelvesWithoutCorn = "m6",
        /// 3 silver and 3 cloth at the end of the game.
        SilverAndCloth = "m7",
        /// 4 glass at the end of the game.
        FourGlass = "m8",
        /// 3 shelves filled.
        ThreeShelves = "m9",
        /// 5 corn stored.
        FiveCornStored = "m10",
        /// First at the table to fill a shelf with fish alone.
        FirstFishShelf = "m11",
        /// 3 boats.
        ThreeBoats = "m12",
        /// 3 houses.
        ThreeHouses = "m13",
        /// Most ore of all players at the end of the game.
        MostOre = "m14",
        /// 4 cacao stored.
        FourCacaoStored = "m15",
        /// An order completed, a boat and a house.
        OrderBoatHouse = "m16",
        /// First at the table to complete an order.
        FirstOrder = "m17",
        /// First at the table to build a house.
        FirstHouse = "m18",
        /// Most stone of all players at the end of the game.
        MostStone = "m19",
        /// 2 completed orders that ask for wool or cloth.
        TwoTextileOrders = "m20",
    }
    pub set MissionSet(u32);
}

tabletop::words! {
    /// Something that only one seat can be first to do.
    // Four Missions ask for it.
    pub enum First: "first event" {
        /// A full shelf, see [`Mission::FirstShelf`].
        Shelf = "shelf",
        /// A shelf full of fish, see [`Mission::FirstFishShelf`].
        FishShelf = "fish_shelf",
        /// A completed order, see [`Mission::FirstOrder`].
        Order = "order",
        /// A house, see [`Mission::FirstHouse`].
        House = "house",
    }
    pub set FirstSet(u8);
}
