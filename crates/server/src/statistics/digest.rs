//! What counts of one finished game: a few hundred bytes instead of its record.

use std::collections::HashMap;

use protocol::{AnyGame, TableState};
use serde::{Deserialize, Serialize};
use table::closed;

use crate::store::{StoredTable, TableRow};

/// A finished game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Digest {
    /// Which game.
    pub game: String,
    /// How many people played.
    pub people: u8,
    /// Whether only members might watch.
    pub private: bool,
    /// How many rounds were played.
    pub rounds: u8,
    /// The keys of roles or locations, to which `seats` refers.
    pub choices: Vec<String>,
    /// The keys of what was built or bought.
    pub holdings: Vec<String>,
    /// The keys of the sources of points.
    pub sources: Vec<String>,
    /// The seats in order.
    pub seats: Vec<SeatDigest>,
}

/// What became of a seat.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct SeatDigest {
    /// The final points.
    pub points: i32,
    /// The place, from 1.
    pub rank: u8,
    /// What was chosen in each round, from the first.
    pub choices: Vec<Vec<u8>>,
    /// What was there at the end.
    pub holdings: Vec<u8>,
    /// The points of each source.
    pub sources: Vec<i32>,
}

impl Digest {
    /// What counts of the game of a table; `None` if nothing does: it is not over, nobody played it here, it went on from
    /// another one, or this program does not know its rules.
    pub(super) fn of(stored: &StoredTable) -> Option<Self> {
        let row = &stored.row;
        if row.state != TableState::Over || row.branch_of.is_some() || is_from_elsewhere(row) {
            return None;
        }
        let game = AnyGame::from_record(&closed::record(stored)?).ok()?;
        game.is_over().then(|| Self::counted(row, &game))
    }

    fn counted(row: &TableRow, game: &AnyGame) -> Self {
        let (mut choices, mut holdings) = (Keys::default(), Keys::default());
        let sources = game.sources();
        let mut seats: Vec<SeatDigest> = (game.scores().into_iter().enumerate())
            .map(|(seat, score)| SeatDigest {
                points: score.points,
                rank: score.rank,
                choices: Vec::new(),
                holdings: Vec::new(),
                sources: (sources.iter())
                    .map(|source| source.points.get(seat).copied().unwrap_or_default())
                    .collect(),
            })
            .collect();
        for round in game.charts(None).rounds {
            for (seat, chart) in seats.iter_mut().zip(round.seats) {
                let chosen = chart
                    .roles
                    .into_iter()
                    .chain(chart.acted_at.into_iter().flatten());
                seat.choices
                    .push(chosen.filter_map(|key| choices.number(&key)).collect());
            }
        }
        for (seat, held) in seats.iter_mut().zip(game.holdings()) {
            seat.holdings = held.into_iter().filter_map(|key| holdings.number(key)).collect();
        }
        let people = row.seats.iter().filter(|seat| seat.is_of_person()).count();
        Self {
            game: row.game.clone(),
            people: u8::try_from(people).unwrap_or(u8::MAX),
            private: row.private,
            rounds: game.round(),
            choices: choices.keys,
            holdings: holdings.keys,
            sources: sources.iter().map(|source| source.key.to_owned()).collect(),
            seats,
        }
    }

    /// As it is kept; `null` where nothing counts.
    pub(super) fn written(digest: Option<&Self>) -> String {
        serde_json::to_string(&digest).unwrap_or_else(|_| "null".to_owned())
    }

    /// From what was kept; `None` where nothing counts, or where another version of this program has written something else.
    pub(super) fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok().flatten()
    }
}

/// Whether the game came as a record, which names nobody.
fn is_from_elsewhere(row: &TableRow) -> bool {
    row.has_open_seat()
}

/// Keys, each with its number.
#[derive(Default)]
struct Keys {
    keys: Vec<String>,
    numbers: HashMap<String, u8>,
}

impl Keys {
    /// The number of a key; `None` once there are too many, which no game has.
    fn number(&mut self, key: &str) -> Option<u8> {
        if let Some(number) = self.numbers.get(key) {
            return Some(*number);
        }
        let number = u8::try_from(self.keys.len()).ok()?;
        self.keys.push(key.to_owned());
        self.numbers.insert(key.to_owned(), number);
        Some(number)
    }
}
