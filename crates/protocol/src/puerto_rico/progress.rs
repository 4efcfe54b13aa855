//! What a running phase remembers beside the open decision.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{ByGood, Good};
use crate::{NoSuchSeat, Seat};

/// The memory of the running phase; all of it is open to everybody.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Progress {
    /// Nothing to remember.
    #[default]
    None,
    /// The craftsman phase.
    Craftsman {
        /// The kinds that the craftsman received, for the privilege.
        kinds: Vec<Good>,
        /// What the craftsman received, where a ruling asks for it (`specialty_counts_privilege`).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        received: Option<ByGood<u8>>,
    },
    /// The mayor phase, with Nobles.
    Mayor {
        /// Seats that got their first person of the phase: their villas are done.
        received: Vec<Seat>,
    },
    /// The trader phase, with Nobles.
    Trader {
        /// Whether the seat whose turn it is used its land office.
        land_office_used: bool,
        /// Whether that seat sold, or has nothing to sell.
        sold: bool,
    },
    /// The loading part of the captain phase.
    Captain {
        /// How many seats passed since the last loading; the loading ends when all did.
        passes: u8,
        /// Whether the captain has loaded, which uses the privilege up.
        privilege_used: bool,
        /// Seats whose wharf was used.
        wharves_used: Vec<Seat>,
        /// With expansions: seats that had their first turn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        begun: Option<Vec<Seat>>,
        /// Seats whose small wharf was used.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        small_wharves_used: Option<Vec<Seat>>,
    },
    /// The storage part of the captain phase.
    Storage {
        /// The kinds that the seat whose turn it is has put into warehouses.
        stored: Vec<Good>,
        /// With a storehouse: the single goods that it has named before the last one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        singles: Option<ByGood<u8>>,
    },
}

/// Seats, if there are any.
fn some_seats(seats: tabletop::SeatSet) -> Option<Vec<Seat>> {
    (!seats.is_empty()).then(|| seats.iter().map(Into::into).collect())
}

/// Amounts, if there are any.
fn some(goods: puerto_rico::ByGood<u8>) -> Option<ByGood<u8>> {
    (goods.total() > 0).then(|| goods.into())
}

impl From<puerto_rico::Progress> for Progress {
    fn from(progress: puerto_rico::Progress) -> Self {
        use puerto_rico::Progress as Rules;
        match progress {
            Rules::None => Self::None,
            Rules::Craftsman { kinds, received } => Self::Craftsman {
                kinds: kinds.iter().map(Into::into).collect(),
                received: some(received),
            },
            Rules::Mayor { received } => Self::Mayor {
                received: received.iter().map(Into::into).collect(),
            },
            Rules::Trader {
                land_office_used,
                sold,
            } => Self::Trader {
                land_office_used,
                sold,
            },
            Rules::Captain {
                passes,
                privilege_used,
                wharves_used,
                begun,
                small_wharves_used,
            } => Self::Captain {
                passes,
                privilege_used,
                wharves_used: wharves_used.iter().map(Into::into).collect(),
                begun: some_seats(begun),
                small_wharves_used: some_seats(small_wharves_used),
            },
            Rules::Storage { stored, singles } => Self::Storage {
                stored: stored.iter().map(Into::into).collect(),
                singles: some(singles),
            },
        }
    }
}

impl TryFrom<Progress> for puerto_rico::Progress {
    type Error = NoSuchSeat;

    fn try_from(progress: Progress) -> Result<Self, NoSuchSeat> {
        let seats = |seats: Vec<Seat>| {
            let seats = seats.into_iter().map(TryInto::try_into);
            seats.collect::<Result<tabletop::SeatSet, NoSuchSeat>>()
        };
        let kinds = |kinds: Vec<Good>| kinds.into_iter().map(Into::into).collect();
        Ok(match progress {
            Progress::None => Self::None,
            Progress::Craftsman {
                kinds: made,
                received,
            } => Self::Craftsman {
                kinds: kinds(made),
                received: received.map(Into::into).unwrap_or_default(),
            },
            Progress::Mayor { received } => Self::Mayor {
                received: seats(received)?,
            },
            Progress::Trader {
                land_office_used,
                sold,
            } => Self::Trader {
                land_office_used,
                sold,
            },
            Progress::Captain {
                passes,
                privilege_used,
                wharves_used,
                begun,
                small_wharves_used,
            } => Self::Captain {
                passes,
                privilege_used,
                wharves_used: seats(wharves_used)?,
                begun: seats(begun.unwrap_or_default())?,
                small_wharves_used: seats(small_wharves_used.unwrap_or_default())?,
            },
            Progress::Storage { stored, singles } => Self::Storage {
                stored: kinds(stored),
                singles: singles.map(Into::into).unwrap_or_default(),
            },
        })
    }
}
