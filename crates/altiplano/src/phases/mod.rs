//! Setup, the round and its phases, one file each. Read [`driver`] first. Then: opening and missions before the first
//! round, drawing and the swap of E18, planning, turns with the moves of the pawn, new_round, and ending. What can be
//! done in a turn is under `locations`.

pub(crate) mod drawing;
pub(crate) mod driver;
pub(crate) mod ending;
pub(crate) mod missions;
pub(crate) mod moves;
pub(crate) mod new_round;
pub(crate) mod opening;
pub(crate) mod plan;
pub(crate) mod planning;
pub(crate) mod swap;
pub(crate) mod turns;
