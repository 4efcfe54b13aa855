//! Chance that players can check: a secret is promised by its hash before the game and shown after it.
//!
//! The server draws a 256-bit [`Secret`], publishes its SHA-256 ([`Commitment`]) when the table starts, and
//! takes outcome number *k* from a stream keyed by the secret at index *k*. When the game is over, the secret
//! is revealed and anybody can derive every draw again. Seats may add a word of their own (a nonce) when they
//! sit down; it is mixed into the key, so not even the server chooses the stream alone.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use sha2::{Digest, Sha256};

use crate::playout::pick_weighted;
use crate::{Game, Weighted};

/// The 256-bit secret behind a table's chance stream. Never leaves the server before the end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

/// SHA-256 of a secret: published at the start, checked at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

impl Secret {
    /// What is published at the start. `printf SECRET | xxd -r -p | sha256sum` gives the same.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

/// The longest nonce in characters, see [`nonce_from`].
pub const NONCE_LENGTH_MAX: usize = 100;

/// A seat's nonce as a record can carry it: words with one space between them, without control characters,
/// at most [`NONCE_LENGTH_MAX`] characters. Whatever a person typed goes through here before it is mixed into
/// the stream, so that the record reads back with the same nonce and nothing typed becomes a line of it.
#[must_use]
pub fn nonce_from(typed: &str) -> String {
    let words: Vec<&str> = typed
        .split(|sign: char| sign.is_whitespace() || sign.is_control())
        .filter(|word| !word.is_empty())
        .collect();
    let nonce: String = words.join(" ").chars().take(NONCE_LENGTH_MAX).collect();
    nonce.trim_end().to_owned()
}

/// Shows nothing, so that a secret can't slip into a log.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SecretError;

impl fmt::Display for SecretError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a secret or commitment is 64 hexadecimal digits")
    }
}

impl core::error::Error for SecretError {}

fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex(text: &str) -> Result<[u8; 32], SecretError> {
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(SecretError);
    }
    let mut bytes = [0; 32];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).map_err(|_| SecretError)?;
    }
    Ok(bytes)
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl FromStr for Secret {
    type Err = SecretError;

    fn from_str(text: &str) -> Result<Self, SecretError> {
        read_hex(text).map(Self)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl FromStr for Commitment {
    type Err = SecretError;

    fn from_str(text: &str) -> Result<Self, SecretError> {
        read_hex(text).map(Self)
    }
}

/// The chance stream of one table: any outcome by its index, independent of the others.
#[derive(Clone, Debug)]
pub struct ChanceStream {
    key: [u8; 32],
}

impl ChanceStream {
    /// The stream of this secret and of the seats' nonces, in order of the seats.
    ///
    /// The key is SHA-256 of the secret, then the length (8 bytes, big endian) and the bytes of each nonce.
    #[must_use]
    pub fn new<'a>(secret: &Secret, nonces: impl IntoIterator<Item = &'a str>) -> Self {
        let mut hash = Sha256::new();
        hash.update(secret.0);
        for nonce in nonces {
            hash.update((nonce.len() as u64).to_be_bytes());
            hash.update(nonce.as_bytes());
        }
        Self {
            key: hash.finalize().into(),
        }
    }

    /// A number below `limit`, all equally likely: the draw number `index`, counted from 0 over the
    /// whole table (draws that an undo took back stay used).
    ///
    /// Block number *a* = 0, 1, … is SHA-256 of key, index and *a* (8 bytes each, big endian); its first 8
    /// bytes are a candidate, and the first candidate below the largest multiple of `limit` counts.
    #[must_use]
    pub fn below(&self, index: u64, limit: u32) -> u32 {
        let limit = u64::from(limit.max(1));
        let fair = u64::MAX - u64::MAX % limit;
        for attempt in 0u64.. {
            let mut hash = Sha256::new();
            hash.update(self.key);
            hash.update(index.to_be_bytes());
            hash.update(attempt.to_be_bytes());
            let block: [u8; 32] = hash.finalize().into();
            let candidate = u64::from_be_bytes(core::array::from_fn(|byte| block[byte]));
            if candidate < fair {
                return (candidate % limit) as u32;
            }
        }
        unreachable!("a fair candidate comes with probability above one half at every attempt")
    }

    /// The outcome of the game's chance decision at this index, or `None` when it doesn't wait for chance.
    #[must_use]
    pub fn draw<G: Game>(&self, game: &G, index: u64) -> Option<G::Outcome> {
        let mut outcomes: Vec<Weighted<G::Outcome>> = Vec::new();
        game.outcomes(&mut outcomes);
        let total: u32 = outcomes.iter().map(|weighted| weighted.weight).sum();
        (total > 0).then(|| pick_weighted(&outcomes, self.below(index, total)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commitment_is_plain_sha256() {
        // sha256sum of 32 zero bytes.
        let expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Secret([0; 32]).commitment().to_string(), expected);
    }

    #[test]
    fn hexadecimal_round_trips_and_nothing_else_is_read() {
        let secret = Secret(std::array::from_fn(|index| index as u8 * 7));
        assert_eq!(secret.to_string().parse(), Ok(secret));
        for wrong in ["", "00", &"g".repeat(64), &"0".repeat(65), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<Secret>(), Err(SecretError), "{wrong}");
        }
    }

    #[test]
    fn a_secret_is_never_shown_by_debug() {
        assert_eq!(format!("{:?}", Secret([9; 32])), "Secret(..)");
    }

    #[test]
    fn draws_are_even_and_depend_on_index_secret_and_nonces() {
        let stream = ChanceStream::new(&Secret([1; 32]), ["anna", "bob"]);
        let mut seen = [0u32; 6];
        for index in 0..6_000 {
            seen[stream.below(index, 6) as usize] += 1;
        }
        assert!(
            seen.iter().all(|&count| (850..1_150).contains(&count)),
            "{seen:?}"
        );
        let draws = |stream: &ChanceStream| {
            (0..20)
                .map(|index| stream.below(index, 1_000))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            draws(&stream),
            draws(&ChanceStream::new(&Secret([1; 32]), ["anna", "bob"]))
        );
        assert_ne!(
            draws(&stream),
            draws(&ChanceStream::new(&Secret([1; 32]), ["annab", "ob"]))
        );
        assert_ne!(
            draws(&stream),
            draws(&ChanceStream::new(&Secret([2; 32]), ["anna", "bob"]))
        );
    }
}
