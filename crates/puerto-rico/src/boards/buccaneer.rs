//! The buccaneer's token, and the role card that it captured.

use tabletop::Seat;

use crate::vocabulary::role::RoleCard;

tabletop::wire! {
    /// Buccaneer token and captured role card.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    #[cfg_attr(feature = "wire", serde(deny_unknown_fields))]
    pub struct Buccaneer {
        /// Who has the token and can't pick the buccaneer; null while it is on the card.
        pub token: Option<Seat>,
        /// The captured role card that nobody has picked yet; its captor is the seat that took the buccaneer this
        /// round.
        pub captured: Option<RoleCard>,
    }
}
