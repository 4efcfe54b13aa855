//! What an island space can hold.

use crate::vocabulary::good::Good;

tabletop::words! {
    /// A kind of island tile: a plantation by its good, or a quarry.
    // 2020-pl, "Zawartość pudełka". Spaces of the island are not modelled, only counts: where a tile lies has no effect
    // (ruling 91).
    pub enum Tile: "tile" {
        /// Corn plantation.
        Corn = "corn",
        /// Indigo plantation.
        Indigo = "indigo",
        /// Sugar plantation.
        Sugar = "sugar",
        /// Tobacco plantation.
        Tobacco = "tobacco",
        /// Coffee plantation.
        Coffee = "coffee",
        /// Quarry: lowers building prices.
        Quarry = "quarry",
    }
}

impl Tile {
    /// The plantation of a good.
    #[must_use]
    pub const fn plantation(good: Good) -> Self {
        Self::ALL[good as usize]
    }

    /// The good of a plantation; `None` for a quarry.
    #[must_use]
    pub const fn good(self) -> Option<Good> {
        match self {
            Self::Quarry => None,
            _ => Some(Good::ALL[self as usize]),
        }
    }
}

tabletop::by_word! {
    /// One value for each kind of tile.
    pub struct ByTile for Tile {
        /// The corn plantations'.
        corn,
        /// The indigo plantations'.
        indigo,
        /// The sugar plantations'.
        sugar,
        /// The tobacco plantations'.
        tobacco,
        /// The coffee plantations'.
        coffee,
        /// The quarries'.
        quarry,
    }
}

impl ByTile<u8> {
    /// The sum over all kinds.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }
}
