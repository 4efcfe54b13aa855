//! What only the observer knows.

use serde::{Deserialize, Serialize};

use crate::{Good, Mission, Place};

/// What only the observer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnView {
    /// Tiles moved in the open take-back or plan, in order.
    pub moved: Vec<MovedTile>,
    /// Places whose coins were moved in it, in order.
    pub moved_coins: Vec<Place>,
    /// How often the plan can still be replaced this round.
    pub replans_left: u8,
    /// While planning: for each kind on the planning spaces, the places that take it and have room.
    pub places: Vec<KindPlaces>,
    /// While planning: the places that can be funded with coins now, each with what it takes.
    pub funds: Vec<Fund>,
    /// Missions in hand.
    pub hand: Vec<Mission>,
    /// Missions kept: of the three dealt, then of those received.
    pub kept: Vec<Option<Mission>>,
    /// The cards given to the left and to the right neighbour; with two players, to the opponent.
    pub given: Vec<Option<Mission>>,
    /// The cards received from the right and from the left neighbour.
    pub received: Vec<Option<Mission>>,
    /// The card that the observer put into the box.
    pub boxed: Option<Mission>,
}

/// A tile and a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MovedTile {
    /// The tile's kind.
    pub good: Good,
    /// The place.
    pub place: Place,
}

/// Where a kind can be planned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KindPlaces {
    /// The kind.
    pub good: Good,
    /// The places that take it and have room.
    pub places: Vec<Place>,
}

/// A place that takes coins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fund {
    /// Which.
    pub place: Place,
    /// How many coins.
    pub coins: u8,
}

impl From<&crate::OwnView> for OwnView {
    fn from(own: &crate::OwnView) -> Self {
        let crate::OwnView {
            moved,
            moved_coins,
            replans_left,
            places,
            funds,
            hand,
            kept,
            given,
            received,
            boxed,
        } = own;
        Self {
            moved: moved
                .iter()
                .map(|&(good, place)| MovedTile { good, place })
                .collect(),
            moved_coins: moved_coins.clone(),
            replans_left: *replans_left,
            places: places
                .iter()
                .map(|(good, places)| KindPlaces {
                    good: *good,
                    places: places.clone(),
                })
                .collect(),
            funds: funds
                .iter()
                .map(|&(place, coins)| Fund { place, coins })
                .collect(),
            hand: hand.clone(),
            kept: kept.to_vec(),
            given: given.to_vec(),
            received: received.to_vec(),
            boxed: *boxed,
        }
    }
}
