//! Altiplano told: names, log lines, reasons.
//!
//! Messages carry the words of the wire with dashes and the game's name in front: `Event::RoleTaken` is
//! `altiplano-log-role-taken`, `Refusal::NoSlot` is `altiplano-refusal-no-slot`.

mod event;
mod names;
mod refusal;

pub use event::event;
pub use names::{
    amount, coins, effect, extension, good, goods, location, mission, order, place, points, recipe_key, role,
    workshop,
};
pub use refusal::refusal;
