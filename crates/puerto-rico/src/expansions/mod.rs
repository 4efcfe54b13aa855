//! The four expansions, one room each: what they add to the phases.

pub(crate) mod buccaneer;
pub(crate) mod festival;
pub(crate) mod new_buildings;
pub(crate) mod nobles;
