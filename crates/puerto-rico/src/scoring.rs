//! Points by source (puerto-rico-2020-pl.txt:158-164, 600-616, 742-756).

/// One seat's points by source.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Breakdown {
    /// Victory point chips, those on credit included.
    pub chips: u16,
    /// Printed points of all buildings.
    pub buildings: u16,
    /// Occupied guild hall.
    pub guild_hall: u16,
    /// Occupied residence.
    pub residence: u16,
    /// Occupied fortress.
    pub fortress: u16,
    /// Occupied customs house.
    pub customs_house: u16,
    /// Occupied city hall.
    pub city_hall: u16,
    /// Doubloons and goods, one each: decides among equal points.
    pub tie_break: u16,
}

impl Breakdown {
    /// The sum of all sources.
    #[must_use]
    pub const fn total(&self) -> u16 {
        self.chips
            + self.buildings
            + self.guild_hall
            + self.residence
            + self.fortress
            + self.customs_house
            + self.city_hall
    }
}
