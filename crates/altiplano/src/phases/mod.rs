//! The round and its phases, one file each: drawing (with the swap of E18), planning, turns (with the moves of
//! the pawn), and what ends a round or the game. What a turn can do stands under `locations`.

pub(crate) mod drawing;
pub(crate) mod ending;
pub(crate) mod moves;
pub(crate) mod planning;
pub(crate) mod swap;
pub(crate) mod turns;
