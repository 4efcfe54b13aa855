//! A table whose rules are not those of this program. Nothing here can say what its record means, so it
//! can be neither played nor reviewed; but nothing is lost: a program that knows its rules can go on
//! with it, and the record of a finished game is handed out as it is.

use protocol::{AnyGame, GameId};

use crate::core::Refused;
use crate::look::check_may_look;
use crate::message::{Answer, Person, Question};
use crate::rows::StoredTable;

/// The answer of a table whose rules are not known here: the record if it may be handed out, otherwise
/// the refusal that explains why not.
pub fn answer(
    stored: &StoredTable,
    person: Option<&Person>,
    question: &Question,
    refused: Refused,
) -> Result<Answer, Refused> {
    match question {
        Question::Record if stored.row.is_open_book() => {
            check_may_look(&stored.row, person)?;
            record(stored).map(Answer::Record).ok_or(refused)
        }
        _ => Err(refused),
    }
}

/// The record of a finished game under its own rules version, if this program can still read the setup.
#[must_use]
pub fn record(stored: &StoredTable) -> Option<String> {
    let row = &stored.row;
    let id: GameId = row.game.parse().ok()?;
    let setup = serde_json::from_str(&row.setup).ok()?;
    let mut game = AnyGame::new(id, &setup).ok()?;
    game.promise(row.secret.commitment(), row.nonces());
    game.reveal(row.secret);
    let ours = format!("\nrules {}\n", id.rules_version());
    let its_own = format!("\nrules {}\n", row.rules);
    let mut text = game.record().ok()?.replacen(&ours, &its_own, 1);
    for entry in &stored.entries {
        text.push_str(&entry.line);
        text.push('\n');
    }
    Some(text)
}
