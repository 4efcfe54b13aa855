//! The current phase, and what it remembers besides the open decision. All of it is open to everybody.

use tabletop::{Seat, SeatSet};

use crate::vocabulary::good::{ByGood, GoodSet};
use crate::vocabulary::role::Role;

tabletop::wire! {
    /// The phase in progress.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    pub struct Phase {
        /// Its role.
        pub role: Role,
        /// Who picked it.
        // Acts first and has the privilege.
        pub chooser: Seat,
    }
}

tabletop::wire! {
    /// The memory of the current phase; all of it is open to everybody.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    #[cfg_attr(feature = "wire", serde(deny_unknown_fields))]
    pub enum Progress {
        /// Nothing to remember.
        #[default]
        None,
        /// The craftsman phase.
        Craftsman {
            /// The kinds that the craftsman received, for the privilege.
            kinds: GoodSet,
            /// What the craftsman received, where a ruling asks for it (`specialty_counts_privilege`).
            received: ByGood<u8> = default,
        },
        /// The mayor phase, with Nobles.
        Mayor {
            /// Seats that got their first person of the phase: their villas are done.
            received: SeatSet,
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
            /// How many seats have passed since the last loading; the loading ends when all have.
            passes: u8,
            /// Whether the captain has loaded, which uses the privilege up.
            privilege_used: bool,
            /// Seats whose wharf was used.
            wharves_used: SeatSet,
            /// With expansions: seats that have had their first turn.
            begun: SeatSet = default,
            /// Seats whose small wharf was used.
            small_wharves_used: SeatSet = default,
        },
        /// The storage part of the captain phase.
        Storage {
            /// The kinds that the seat whose turn it is has put into warehouses.
            stored: GoodSet,
            /// With a storehouse: the single goods that it has named before the last one.
            singles: ByGood<u8> = default,
        },
    }
}
