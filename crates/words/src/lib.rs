//! Every word a person reads, in all languages.
//!
//! The texts stand in `locales/` (Fluent), one folder a language, and are embedded when the program is
//! built. [`Words`] formats them; what a language lacks is said in English. Which message tells a fact of
//! the rules (an event, a refusal) is up to the [`narrator`]; the modules per game say it, and put questions
//! and answers into words.
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
