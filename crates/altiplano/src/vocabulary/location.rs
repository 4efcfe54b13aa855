//! The seven locations of the ring.

tabletop::words! {
    /// A location of the ring.
    // A location, in the order in which the reference lists several that are emptied at once (Z18).
    pub enum Location: "location" {
        /// Alpacas give food and wool, wool gives cloth.
        Farm = "farm",
        /// Food gives wood; cacao trades.
        Forest = "forest",
        /// Food gives stone; ore gives silver.
        Mine = "mine",
        /// Fish give food or stone; wood gives boats.
        Harbor = "harbor",
        /// Houses, the warehouse, carts.
        Village = "village",
        /// Sales, extensions, orders.
        Market = "market",
        /// More planning spaces, corn.
        Road = "road",
    }
    pub set LocationSet(u8);
}

tabletop::by_word! {
    /// One value for each location.
    pub struct ByLocation for Location {
        /// The Farm's.
        farm,
        /// The Forest's.
        forest,
        /// The Mine's.
        mine,
        /// The Harbor's.
        harbor,
        /// The Village's.
        village,
        /// The Market's.
        market,
        /// The Road's.
        road,
    }
}

/// The seven locations clockwise, starting with the Farm.
pub type Ring = [Location; Location::COUNT];

/// The two neighbours of a location on the ring, in the order of [`Location`].
#[must_use]
pub(crate) fn neighbours(ring: &Ring, of: Location) -> [Location; 2] {
    let count = Location::COUNT;
    let at = ring.iter().position(|&location| location == of).unwrap_or(0);
    let (one, other) = (ring[(at + 1) % count], ring[(at + count - 1) % count]);
    if one < other { [one, other] } else { [other, one] }
}

/// Steps between two locations on the ring, 0 to 3.
#[must_use]
pub(crate) fn distance(ring: &Ring, from: Location, to: Location) -> u8 {
    let place = |wanted| ring.iter().position(|&location| location == wanted).unwrap_or(0);
    let steps = place(from).abs_diff(place(to));
    steps.min(Location::COUNT - steps) as u8
}
