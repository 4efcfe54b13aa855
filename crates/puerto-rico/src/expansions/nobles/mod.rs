//! Nobles (2020-pl, "Rozszerzenie II: Szlachcic"): twenty of them, who work like workers unless a rule says otherwise,
//! are worth a point each at the end, and for whom four buildings do something different than for a worker.

pub(crate) mod arrivals;
pub(crate) mod give_up;
pub(crate) mod hunting_lodge;
pub(crate) mod income;
pub(crate) mod land_office;
pub(crate) mod placement;
pub(crate) mod royal_supplier;
