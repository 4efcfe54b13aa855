//! Checks that what the narrator says can be said in every language.

use narrator::{Said, Value};
use tabletop::Seat;
use words::{Language, Readers, Words};

/// The words of all languages.
#[derive(Debug)]
pub struct Speech(Vec<Words>);

impl Default for Speech {
    fn default() -> Self {
        Self::new()
    }
}

impl Speech {
    /// Reads the words of all languages.
    #[must_use]
    pub fn new() -> Self {
        Self(Language::ALL.into_iter().map(Words::new).collect())
    }

    /// Checks that the sentence can be said in every language, to its seat and to others, with all its values.
    ///
    /// # Panics
    /// If a language lacks a message, or a message lacks a value.
    pub fn check(&self, said: &Said, circumstances: &str) {
        let mut ids = vec![said.id.to_string()];
        for value in said.values.values() {
            named(value, &mut ids);
        }
        for words in &self.0 {
            for id in &ids {
                let language = words.language();
                assert!(words.has(id), "{circumstances}: {language} has no message `{id}`");
            }
            for reader in [None, said.about] {
                let readers = Readers {
                    players: Seat::all(tabletop::SEAT_COUNT_MAX)
                        .map(|seat| format!("P{}", seat.index()))
                        .collect(),
                    reader,
                };
                let text = words.tell(said, &readers);
                assert!(
                    !text.trim().is_empty() && !text.contains(['{', '}', '⟨']),
                    "{circumstances}: {} says `{text}`",
                    words.language()
                );
            }
        }
    }
}

/// The messages that a value names.
fn named(value: &Value, ids: &mut Vec<String>) {
    match value {
        Value::Number(_) | Value::Choice(_) | Value::Player { .. } => {}
        Value::All { all } => all.iter().for_each(|value| named(value, ids)),
        Value::AnyOf { any_of } => any_of.iter().for_each(|value| named(value, ids)),
        Value::Message(said) => {
            ids.push(said.id.to_string());
            said.values.values().for_each(|value| named(value, ids));
        }
    }
}
