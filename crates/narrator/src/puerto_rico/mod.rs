//! Puerto Rico told: names, log lines, reasons, questions.
//!
//! Messages carry the rules' own names with dashes: `Event::RoleChosen` is `log-role-chosen`,
//! `Refusal::RoleTaken` is `refusal-role-taken`, `Decision::ChooseRole` is `ask-choose-role`.

mod event;
mod expansion_event;
mod figures;
mod names;
mod refusal;

pub use event::event;
pub use figures::{numbers, pieces};
pub use names::{
    amount, building, card, gain, gain_key, good, goods, place, place_or_san_juan, plantation, role, ship,
    tile,
};
pub use refusal::refusal;
