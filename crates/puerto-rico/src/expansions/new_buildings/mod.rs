//! Expansion I, New Buildings: the buildings that ask questions of their own (2020-pl, "Rozszerzenie I: Nowe budynki").
//! The drafted market is in `phases::draft`; whatever only changes a price, a sale or a count is in the phase that it
//! changes.

pub(crate) mod black_market;
pub(crate) mod small_wharf;
