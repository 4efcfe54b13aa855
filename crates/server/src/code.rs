//! Short texts for people to copy and for addresses: ids, invitations, recovery codes.
//!
//! All are written with the [`letters`] of marks; each stands for 5 bits.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};
use table::mark::letters;

/// Characters of a table's address: 60 bits, so that nobody finds a table by trying.
const TABLE_LENGTH: usize = 12;
/// Characters of an invitation: 50 bits.
const INVITATION_LENGTH: usize = 10;
/// Characters of a guest's id: 80 bits.
const GUEST_LENGTH: usize = 16;
/// Characters of a recovery code: 60 bits, written in three groups of four.
const RECOVERY_LENGTH: usize = 12;
/// Characters of a program's token: 160 bits.
const TOKEN_LENGTH: usize = 32;

/// The operating system supplied no random bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the operating system gave no random bytes")]
pub struct NoRandomness;

/// Random bytes from the operating system.
///
/// # Errors
/// When it supplies none.
pub fn random_bytes<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// A new address for a table.
///
/// # Errors
/// When there is no randomness.
pub fn table_id() -> Result<String, NoRandomness> {
    Ok(letters(&random_bytes::<TABLE_LENGTH>()?))
}

/// A new invitation.
///
/// # Errors
/// When there is no randomness.
pub fn invitation() -> Result<String, NoRandomness> {
    Ok(letters(&random_bytes::<INVITATION_LENGTH>()?))
}

/// A new guest's id.
///
/// # Errors
/// When there is no randomness.
pub fn guest_id() -> Result<String, NoRandomness> {
    Ok(letters(&random_bytes::<GUEST_LENGTH>()?))
}

/// A new name for one of a person's ways, or for a message.
///
/// # Errors
/// When there is no randomness.
pub fn way_id() -> Result<String, NoRandomness> {
    Ok(letters(&random_bytes::<INVITATION_LENGTH>()?))
}

/// The recovery code of a guest's series. It is derived from the server's key, so it can be shown to its owner
/// again although only its hash is stored.
#[must_use]
pub fn recovery(key: &[u8; 64], guest_id: &str, series: u32) -> String {
    let mut hash = Sha256::new();
    hash.update(key);
    hash.update(b"recovery code of guest ");
    hash.update(guest_id.as_bytes());
    // Codes of the first series are the same as on servers that had no series yet.
    if series > 0 {
        hash.update(format!(" series {series}").as_bytes());
    }
    let digest: [u8; 32] = hash.finalize().into();
    let code = letters(digest.get(..RECOVERY_LENGTH).unwrap_or(&digest));
    let mut written = String::with_capacity(RECOVERY_LENGTH + 2);
    for (index, letter) in code.chars().enumerate() {
        if index > 0 && index % 4 == 0 {
            written.push('-');
        }
        written.push(letter);
    }
    written
}

/// A new token of a program: 160 bits.
///
/// # Errors
/// When there is no randomness.
pub fn token() -> Result<String, NoRandomness> {
    Ok(format!("meseta_{}", letters(&random_bytes::<TOKEN_LENGTH>()?)))
}

/// What is stored of a token, which is written exactly as it was given out.
#[must_use]
pub fn hash_of_token(token: &str) -> String {
    hexadecimal(&Sha256::digest(token.as_bytes()).into())
}

/// What is stored of a recovery code.
#[must_use]
pub fn hash(code: &str) -> String {
    hexadecimal(&Sha256::digest(plain(code).as_bytes()).into())
}

fn hexadecimal(digest: &[u8; 32]) -> String {
    digest.iter().fold(String::with_capacity(64), |mut hex, byte| {
        // Writing to a string never fails.
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// A code as it was meant: capitals, gaps, and letters that look like digits make no difference.
#[must_use]
pub fn plain(code: &str) -> String {
    code.chars()
        .filter(char::is_ascii_alphanumeric)
        .take(64)
        .map(|letter| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            other => other,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_be_typed_the_way_people_type() {
        let code = recovery(&[7; 64], "guest", 0);
        assert_eq!(code.len(), 14);
        let spoken = code
            .to_uppercase()
            .replace('-', " ")
            .replace('0', "O")
            .replace('1', "l");
        assert_eq!(hash(&code), hash(&spoken));
    }

    #[test]
    fn codes_depend_on_key_guest_and_series() {
        let one = recovery(&[7; 64], "a", 0);
        assert_ne!(one, recovery(&[7; 64], "b", 0));
        assert_ne!(one, recovery(&[8; 64], "a", 0));
        assert_ne!(one, recovery(&[7; 64], "a", 1));
    }

    #[test]
    fn ids_have_their_length_and_differ() {
        let (one, other) = (table_id().unwrap(), table_id().unwrap());
        assert_eq!(one.len(), TABLE_LENGTH);
        assert_ne!(one, other);
        assert_eq!(plain(&one), one);
    }
}
