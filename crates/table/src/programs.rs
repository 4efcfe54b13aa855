//! Programs that play for people over HTTP. Each is a guest of its own, and its id says so: wherever somebody sits or has
//! sat, it can be told from a person without asking anybody.

use protocol::ErrorCode;
use sha2::{Digest as _, Sha256};

use crate::core::{Refused, refuse};
use crate::mark::letters;
use crate::rows::TableRow;

/// How the id of a program begins. No other guest's id has a hyphen.
const PREFIX: &str = "bot-";
/// Characters that a person's programs have in common.
const FAMILY_LENGTH: usize = 8;

/// Whether a guest, by id, is a program.
#[must_use]
pub fn is_program(guest: &str) -> bool {
    guest.starts_with(PREFIX)
}

/// The id of a new program of a person; `own` is what tells it from all others.
#[must_use]
pub fn program_id(owner: &str, own: &[u8]) -> String {
    format!("{PREFIX}{}-{}", family_of_person(owner), letters(own))
}

/// What a person and their programs have in common.
fn family(guest: &str) -> String {
    match guest
        .strip_prefix(PREFIX)
        .and_then(|rest| rest.get(..FAMILY_LENGTH))
    {
        Some(family) => family.to_owned(),
        None => family_of_person(guest),
    }
}

fn family_of_person(guest: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(b"programs of guest ");
    hash.update(guest.as_bytes());
    let digest: [u8; 32] = hash.finalize().into();
    letters(digest.get(..FAMILY_LENGTH).unwrap_or(&digest))
}

/// Whether a guest may take a seat at this table: programs where people agreed to it, and nobody's program plays a rated
/// game against its owner or another one of theirs.
///
/// # Errors
/// [`ErrorCode::NoPrograms`].
pub fn check(row: &TableRow, guest: &str) -> Result<(), Refused> {
    if is_program(guest) && (row.rated || row.listed) && !row.programs {
        let message = "bots of people can't sit at this table: it is rated or in the lobby, and its maker did not allow them";
        return Err(refuse(ErrorCode::NoPrograms, message));
    }
    let own = family(guest);
    let is_kin = |other: &str| other != guest && family(other) == own;
    if row.rated && row.seats.iter().filter_map(|seat| seat.guest()).any(is_kin) {
        let message = "a person and their bots don't play the same rated game";
        return Err(refuse(ErrorCode::NoPrograms, message));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_known_by_its_id_and_belongs_to_its_owner() {
        let (one, other) = (program_id("anna", &[1; 12]), program_id("anna", &[2; 12]));
        assert!(is_program(&one) && !is_program("anna") && one != other);
        assert_eq!(family(&one), family("anna"));
        assert_eq!(family(&one), family(&other));
        assert_ne!(family(&one), family("ben"));
        // Whatever is written there is no reason to fail.
        assert_eq!(family("bot-é"), family_of_person("bot-é"));
    }
}
