//! A seat's points by source.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One seat's points by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
    /// Occupied cloister; left out when it brings nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cloister: Option<u16>,
    /// One for each noble; left out when there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nobles: Option<u16>,
    /// Occupied royal garden; left out when it brings nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub royal_garden: Option<u16>,
    /// Doubloons and goods, one each: decides among equal points.
    pub tie_break: u16,
    /// The sum of all sources.
    pub total: u16,
}

impl From<&puerto_rico::Breakdown> for Breakdown {
    fn from(breakdown: &puerto_rico::Breakdown) -> Self {
        let puerto_rico::Breakdown {
            chips,
            buildings,
            guild_hall,
            residence,
            fortress,
            customs_house,
            city_hall,
            cloister,
            nobles,
            royal_garden,
            tie_break,
        } = *breakdown;
        Self {
            chips,
            buildings,
            guild_hall,
            residence,
            fortress,
            customs_house,
            city_hall,
            cloister: (cloister > 0).then_some(cloister),
            nobles: (nobles > 0).then_some(nobles),
            royal_garden: (royal_garden > 0).then_some(royal_garden),
            tie_break,
            total: breakdown.total(),
        }
    }
}
