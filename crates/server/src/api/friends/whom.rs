//! Who is meant: people are called by what the person who asks knows of them, never by an id.

use protocol::{ErrorCode, Whom};
use sha2::{Digest as _, Sha256};
use table::mark::letters;

use super::super::App;
use super::super::error::Problem;
use super::super::guest::check_name;
use crate::code;
use crate::people::AccountName;
use crate::store::{GuestRow, TableRow};

/// Characters of a handle: 60 bits.
const HANDLE_LENGTH: usize = 12;

/// What somebody calls somebody else: always the same, and nothing that anybody else could use.
pub(in crate::api) fn handle(app: &App, guest: &str, other: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(app.key_bytes);
    hash.update(b"what a guest calls another: ");
    hash.update(guest.as_bytes());
    hash.update(b" ");
    hash.update(other.as_bytes());
    let digest: [u8; 32] = hash.finalize().into();
    letters(digest.get(..HANDLE_LENGTH).unwrap_or(&digest))
}

/// The id of somebody else who is meant.
///
/// # Errors
/// [`ErrorCode::UnknownPerson`], or [`ErrorCode::BadRequest`] for the guest themselves.
pub(in crate::api) async fn found(app: &App, guest: &GuestRow, whom: &Whom) -> Result<String, Problem> {
    let other = match whom {
        Whom::Name { name } => {
            let key = AccountName::of(check_name(name)?).map_err(|_| unknown())?.key;
            let account = app.store.of_people().account(&key).await?;
            account.map(|account| account.guest)
        }
        Whom::Link { link } => {
            let owner = app.store.of_people().guest_of_link(&code::plain(link)).await?;
            owner.map(|owner| owner.id)
        }
        Whom::Seat { table, seat } => {
            let row = seen_table(app, guest, table).await?;
            let seat = row.seats.get(usize::from(seat.0));
            seat.and_then(|seat| seat.guest()).map(str::to_owned)
        }
        Whom::Line { table, line } => {
            seen_table(app, guest, table).await?;
            let lines = app.store.chat(table).await?;
            let line = lines.into_iter().find(|said| said.number == *line);
            line.map(|line| line.guest)
        }
        Whom::Handle { handle: wanted } => {
            let all = app.store.of_people().relations(&guest.id).await?;
            let mut others = all.into_iter().map(|row| match row.guest == guest.id {
                true => row.other,
                false => row.guest,
            });
            others.find(|other| handle(app, &guest.id, other) == *wanted)
        }
    };
    let other = other.ok_or_else(unknown)?;
    match other == guest.id {
        true => Err(Problem::new(ErrorCode::BadRequest, "that is you")),
        false => Ok(other),
    }
}

/// A table that a guest may look at.
async fn seen_table(app: &App, guest: &GuestRow, table: &str) -> Result<TableRow, Problem> {
    let row = app.store.table_row(table).await?.ok_or_else(unknown)?;
    match !row.private || row.has_member(&guest.id) {
        true => Ok(row),
        false => Err(unknown()),
    }
}

pub(in crate::api) fn unknown() -> Problem {
    Problem::new(
        ErrorCode::UnknownPerson,
        "there is no such person here, or no longer",
    )
}
