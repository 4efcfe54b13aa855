//! Expansion I, New Buildings: the buildings that ask questions of their own
//! (2020-pl, "Rozszerzenie I: Nowe budynki"). The market that is drafted stands in `setup::draft`; what only changes
//! a price, a sale or a count stands in the phase that it changes.

pub(crate) mod black_market;
pub(crate) mod small_wharf;
