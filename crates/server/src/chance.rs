//! Where a table's chance comes from: the operating system, or for tests a word.

use ring::hmac;
use tabletop::Secret;

use crate::code::{NoRandomness, random_bytes};

/// A new table's secret, from which all of its chance follows.
///
/// With a `word`, tables that are `about` the same game and setup get the same secret, so that a test sees the same game
/// each time. Anyone who knows the word can then compute what nobody at the table may know.
///
/// # Errors
/// When there is no randomness.
pub(crate) fn secret(word: Option<&str>, about: &str) -> Result<Secret, NoRandomness> {
    word.map_or_else(random_bytes, |word| Ok(derived(word, about)))
        .map(Secret)
}

/// What the bots of a table leave to chance while it is loaded.
///
/// # Errors
/// When there is no randomness.
pub(crate) fn seed(word: Option<&str>, table: &Secret) -> Result<u64, NoRandomness> {
    let about = || {
        table
            .0
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>()
    };
    let bytes = word.map_or_else(random_bytes, |word| Ok(derived(word, &about())));
    bytes.map(|[a, b, c, d, e, f, g, h, ..]: [u8; 32]| u64::from_le_bytes([a, b, c, d, e, f, g, h]))
}

fn derived(word: &str, about: &str) -> [u8; 32] {
    let key = hmac::Key::new(hmac::HMAC_SHA256, word.as_bytes());
    let mut bytes = [0; 32];
    for (byte, of) in bytes.iter_mut().zip(hmac::sign(&key, about.as_bytes()).as_ref()) {
        *byte = *of;
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_gives_the_same_chance_again_and_no_word_never_does() {
        let of = |word, about| secret(word, about).unwrap().0;
        assert_eq!(of(Some("pear"), "race 4"), of(Some("pear"), "race 4"));
        assert_ne!(of(Some("pear"), "race 4"), of(Some("pear"), "race 5"));
        assert_ne!(of(Some("pear"), "race 4"), of(Some("fig"), "race 4"));
        assert_ne!(of(None, "race 4"), of(None, "race 4"));
        let table = Secret([7; 32]);
        assert_eq!(
            seed(Some("pear"), &table).unwrap(),
            seed(Some("pear"), &table).unwrap()
        );
        assert_ne!(seed(None, &table).unwrap(), seed(None, &table).unwrap());
    }
}
