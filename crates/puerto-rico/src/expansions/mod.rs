//! What the expansions add to the phases: steps, deeds and checks that the phases call. The buccaneer has a phase of
//! its own and the guesthouse a window in each, so both are with the phases.

pub(crate) mod festival;
pub(crate) mod new_buildings;
pub(crate) mod nobles;
pub(crate) mod placing;
