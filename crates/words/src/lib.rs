//! Every word a person reads, in all languages.
//!
//! The texts stand in `locales/` (Fluent), one folder a language, and are embedded when the program is
//! built. [`Words`] formats them; what a language lacks is said in English. The modules per game turn
//! the facts of the rules (events, refusals, decisions) into sentences.
#![forbid(unsafe_code)]

pub mod altiplano;
mod language;
pub mod puerto_rico;
mod words;

pub use language::Language;
pub use words::{Args, Value, Words};

include!(concat!(env!("OUT_DIR"), "/files.rs"));
