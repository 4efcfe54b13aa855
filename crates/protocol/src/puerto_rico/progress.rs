//! What a running phase remembers beside the open decision.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Good;
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
    },
    /// The loading part of the captain phase.
    Captain {
        /// How many seats passed since the last loading; the loading ends when all did.
        passes: u8,
        /// Whether the captain has loaded, which uses the privilege up.
        privilege_used: bool,
        /// Seats whose wharf was used.
        wharves_used: Vec<Seat>,
    },
    /// The storage part of the captain phase.
    Storage {
        /// The kinds that the seat whose turn it is has put into warehouses.
        stored: Vec<Good>,
    },
}

impl From<puerto_rico::Progress> for Progress {
    fn from(progress: puerto_rico::Progress) -> Self {
        use puerto_rico::Progress as Rules;
        match progress {
            Rules::None => Self::None,
            Rules::Craftsman { kinds } => Self::Craftsman {
                kinds: kinds.iter().map(Into::into).collect(),
            },
            Rules::Captain {
                passes,
                privilege_used,
                wharves_used,
            } => Self::Captain {
                passes,
                privilege_used,
                wharves_used: wharves_used.iter().map(Into::into).collect(),
            },
            Rules::Storage { stored } => Self::Storage {
                stored: stored.iter().map(Into::into).collect(),
            },
        }
    }
}

impl TryFrom<Progress> for puerto_rico::Progress {
    type Error = NoSuchSeat;

    fn try_from(progress: Progress) -> Result<Self, NoSuchSeat> {
        let kinds = |kinds: Vec<Good>| kinds.into_iter().map(Into::into).collect();
        Ok(match progress {
            Progress::None => Self::None,
            Progress::Craftsman { kinds: received } => Self::Craftsman {
                kinds: kinds(received),
            },
            Progress::Captain {
                passes,
                privilege_used,
                wharves_used,
            } => Self::Captain {
                passes,
                privilege_used,
                wharves_used: wharves_used
                    .into_iter()
                    .map(TryInto::try_into)
                    .collect::<Result<_, NoSuchSeat>>()?,
            },
            Progress::Storage { stored } => Self::Storage {
                stored: kinds(stored),
            },
        })
    }
}
