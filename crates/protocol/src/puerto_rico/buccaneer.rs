//! What the expansion Buccaneer adds to the table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::RoleCard;
use crate::mirror::words;
use crate::{NoSuchSeat, Seat};

words! {
    /// What the buccaneer can do.
    pub enum Deed = puerto_rico::Deed {
        /// Empties a cargo ship and keeps up to three of its goods.
        Piracy,
        /// Brings the goods of the trading house to the supply, 1 point each.
        Plunder,
        /// Takes workers off the ship and puts up to three to work.
        Raid,
        /// Takes a role card that nobody has picked, and its doubloons.
        Capture,
    }
}

/// Buccaneer token and captured role card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Buccaneer {
    /// Who has the token and can't pick the buccaneer; null while it lies on the card.
    pub token: Option<Seat>,
    /// The captured role card that nobody has picked yet; its captor is who took the buccaneer this round.
    pub captured: Option<RoleCard>,
}

impl From<puerto_rico::Buccaneer> for Buccaneer {
    fn from(buccaneer: puerto_rico::Buccaneer) -> Self {
        let puerto_rico::Buccaneer { token, captured } = buccaneer;
        Self {
            token: token.map(Into::into),
            captured: captured.map(Into::into),
        }
    }
}

impl TryFrom<Buccaneer> for puerto_rico::Buccaneer {
    type Error = NoSuchSeat;

    fn try_from(buccaneer: Buccaneer) -> Result<Self, NoSuchSeat> {
        Ok(Self {
            token: buccaneer.token.map(TryInto::try_into).transpose()?,
            captured: buccaneer.captured.map(Into::into),
        })
    }
}
