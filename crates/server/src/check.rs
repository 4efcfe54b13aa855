//! Whether what is stored fits together: every record is replayed and compared with the row of its table.

use protocol::{ErrorCode, TableState};

use crate::store::{StoredTable, TableRow};
use table::Table;

/// What a table was found to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Everything fits, the draws of chance included.
    Sound,
    /// This program can't tell: the table follows other rules, or components that it was not given.
    Unknown(String),
    /// Something does not fit.
    Damaged(String),
}

/// Replays the record of a table and compares it with the row.
#[must_use]
pub fn examine(stored: StoredTable) -> Verdict {
    let row = stored.row.clone();
    let table = match Table::load(stored, 0, 0) {
        Ok(table) => table,
        Err(error) => {
            return match error.code {
                ErrorCode::OtherRules | ErrorCode::UnknownComponents => Verdict::Unknown(error.reason),
                _ => Verdict::Damaged(error.reason),
            };
        }
    };
    match contradiction(&row, &table) {
        Some(reason) => Verdict::Damaged(reason),
        None => Verdict::Sound,
    }
}

/// The first thing in the row that the record contradicts.
fn contradiction(row: &TableRow, table: &Table) -> Option<String> {
    let game = table.game();
    if row.state == TableState::Open {
        let has_begun = row.version > 0 && row.branch_of.is_none();
        return has_begun.then(|| "it has a record although its game has not begun".to_owned());
    }
    if let Err(error) = game.verify() {
        return Some(error.to_string());
    }
    if row.round != u32::from(game.round()) {
        return Some(format!(
            "its row says round {}, its record {}",
            row.round,
            game.round()
        ));
    }
    // A game may end early, when somebody's time is up, and go on elsewhere.
    let is_over = game.is_over() || row.ended_by.is_some() || row.gone_with().is_some();
    if (row.state == TableState::Over) != is_over {
        return Some("row and record disagree on whether the game is over".to_owned());
    }
    let ranks: Vec<u8> = game.scores().iter().map(|score| score.rank).collect();
    if game.is_over() && row.ranks.as_ref() != Some(&ranks) {
        return Some(format!(
            "its row says the places are {:?}, its record {ranks:?}",
            row.ranks
        ));
    }
    let asked: Vec<u8> = game.asked().iter().map(|seat| seat.index() as u8).collect();
    if !is_over && row.asked != asked {
        return Some(format!(
            "its row says that seats {:?} are asked, its record {asked:?}",
            row.asked
        ));
    }
    None
}
