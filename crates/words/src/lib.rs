//! Every word a person reads, in all languages.
//!
//! The texts are in `locales/` (Fluent), with one folder per language, and are embedded when the program is
//! built. [`Words`] formats them; messages that a language lacks are shown in English. Which message tells a
//! fact of the rules (an event, a refusal) is up to the [`narrator`]; the module of each game formats that
//! message, and puts questions and answers into words.
#![forbid(unsafe_code)]

pub mod altiplano;
mod language;
pub mod puerto_rico;
mod said;
mod words;

pub use language::Language;
pub use said::{Readers, told};
pub use words::{Args, Value, Words};

include!(concat!(env!("OUT_DIR"), "/files.rs"));
