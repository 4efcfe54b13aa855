//! A record as JSON, for programs that would rather not parse lines.

use serde::{Deserialize, Serialize};
use tabletop::Entry;

use super::playing::Playing;
use crate::{AnyAction, AnyOutcome, AnySetup, GameId, Listed, Seat};

/// A whole game: the same facts as in its text form.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RecordJson {
    /// Which game.
    pub game: GameId,
    /// The version of its rules.
    pub rules: u32,
    /// The setup agreed on at the table.
    pub setup: AnySetup,
    /// SHA-256 of the secret behind chance, hexadecimal.
    pub commitment: Option<String>,
    /// Words that seats mixed into the chance stream.
    pub nonces: Vec<Nonce>,
    /// The secret, hexadecimal; only once the game is over.
    pub secret: Option<String>,
    /// All entries, including undone ones and undos.
    pub entries: Vec<EntryJson>,
}

/// A word that a seat mixed into the chance stream.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nonce {
    /// Whose.
    pub seat: Seat,
    /// The word.
    pub nonce: String,
}

/// One entry of a record.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EntryJson {
    /// A seat's decision.
    Seat {
        /// Who.
        seat: Seat,
        /// What.
        action: AnyAction,
        /// The same as a line.
        notation: String,
    },
    /// A chance outcome.
    Chance {
        /// The outcome.
        outcome: AnyOutcome,
        /// The same as a line.
        notation: String,
    },
    /// A seat took back the last standing entries.
    Undo {
        /// Who.
        seat: Seat,
        /// How many.
        count: u32,
    },
}

impl<G: Listed> Playing<G> {
    pub(super) fn record_json(&self) -> RecordJson {
        let record = self.record();
        let nonce = |(seat, nonce): &(tabletop::Seat, String)| Nonce {
            seat: (*seat).into(),
            nonce: nonce.clone(),
        };
        let entry = |entry: &Entry<G>| match *entry {
            Entry::Seat(seat, action) => EntryJson::Seat {
                seat: seat.into(),
                action: G::any_action(action),
                notation: action.to_string(),
            },
            Entry::Chance(outcome) => EntryJson::Chance {
                outcome: G::any_outcome(outcome),
                notation: outcome.to_string(),
            },
            Entry::Undo { seat, count } => EntryJson::Undo {
                seat: seat.into(),
                count,
            },
        };
        RecordJson {
            game: G::GAME,
            rules: G::RULES_VERSION,
            setup: G::any_setup(G::write_setup(&record.setup)),
            commitment: record.commitment.map(|commitment| commitment.to_string()),
            nonces: record.nonces.iter().map(nonce).collect(),
            secret: record.secret.map(|secret| secret.to_string()),
            entries: record.entries.iter().map(entry).collect(),
        }
    }
}
