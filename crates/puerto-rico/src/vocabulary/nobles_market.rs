//! How the buildings of Nobles are sold.

tabletop::words! {
    /// How the eight buildings of Nobles come to the main board.
    pub enum NoblesMarket: "nobles market" {
        /// As printed in 2020: without New Buildings all eight have places of their own; with it all but the jeweler
        /// are drafted together with the others, for seven more places, one of each of their prices (2020-pl,
        /// "Rozszerzenie I: Nowe budynki", "Rozszerzenie II: Szlachcic"). The jeweler, a production building, is set
        /// out apart.
        Printed2020 = "printed_2020",
        /// All eight have places of their own, whatever else is drafted.
        AllEightExtra = "all_eight_extra",
        /// As in 2011: all eight are drafted together with the others for the 12 small and 5 large places of
        /// the base game, with or without New Buildings (2011-hu, "II. kiegészítő: A nemesek"). The jeweler takes a
        /// place of price 8.
        Drafted = "drafted_12_5",
    }
}
