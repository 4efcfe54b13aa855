//! The quick choices that are made for every seat while a phase is played to its end, one file per topic, and which
//! role to take.

pub(crate) mod buccaneer;
pub(crate) mod builder;
pub(crate) mod captain;
pub(crate) mod draft;
pub(crate) mod guesthouse;
pub(crate) mod mayor;
pub(crate) mod nobles;
pub(crate) mod quick;
pub(crate) mod role_choice;
pub(crate) mod settler;
pub(crate) mod trade;
