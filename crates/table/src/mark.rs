//! Short texts that survive being read aloud or copied by hand: an alphabet of 32 digits and letters, without `i`, `l`,
//! `o` and `u`.

use sha2::{Digest, Sha256};

/// Characters of the mark of a guest without a name.
const MARK_LENGTH: usize = 3;

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Three characters by which others tell guests without a name apart: always the same for a guest, and the id
/// can't be worked out from them.
#[must_use]
pub fn mark(guest_id: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(b"mark of guest ");
    hash.update(guest_id.as_bytes());
    let digest: [u8; 32] = hash.finalize().into();
    letters(digest.get(..MARK_LENGTH).unwrap_or(&digest)).to_uppercase()
}

/// One letter for each byte, which stands for its lower 5 bits.
#[must_use]
pub fn letters(bytes: &[u8]) -> String {
    bytes
        .iter()
        .filter_map(|byte| ALPHABET.get(usize::from(byte & 31)))
        .map(|&letter| char::from(letter))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_short_stable_and_ones_own() {
        assert_eq!(mark("a").len(), MARK_LENGTH);
        assert_eq!(mark("a"), mark("a"));
        assert_ne!(mark("a"), mark("b"));
    }
}
