//! What a running phase remembers beside the open decision. All of it is open to everybody.

use tabletop::SeatSet;

use crate::good::GoodSet;

/// The memory of the running phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Progress {
    /// Nothing to remember.
    #[default]
    None,
    /// The craftsman phase.
    Craftsman {
        /// The kinds that the craftsman received, for the privilege.
        kinds: GoodSet,
    },
    /// The loading part of the captain phase.
    Captain {
        /// How many seats passed since the last loading; the loading ends when all did.
        passes: u8,
        /// Whether the captain has loaded, which uses the privilege up.
        privilege_used: bool,
        /// Seats whose wharf was used.
        wharves_used: SeatSet,
    },
    /// The storage part of the captain phase.
    Storage {
        /// The kinds that the seat whose turn it is has put into warehouses.
        stored: GoodSet,
    },
}
