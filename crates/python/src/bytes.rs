//! A state as bytes: a line with versions and a checksum, then JSON with where the game began and its history.

use protocol::{AnyGame, GameId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fault::{Fault, Outcome};
use crate::table::{self, Table};

/// What the bytes begin with; the number is the version of this format.
const FORMAT: &str = "meseta-state 1";

/// Everything from which a game can be rebuilt.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Packed {
    /// Which game.
    pub game: GameId,
    /// The setup, as JSON.
    pub setup: String,
    /// The position from which the game began, as JSON; `None` if it began from its setup.
    pub start: Option<String>,
    /// The history, as lines of a record.
    pub entries: Vec<String>,
    /// The seed for chance outcomes.
    pub seed: u64,
    /// Whether chance is drawn automatically.
    pub auto_chance: bool,
}

impl Packed {
    /// The bytes.
    pub fn write(&self) -> Outcome<Vec<u8>> {
        let content = serde_json::to_string(self).map_err(|error| Fault::Inside {
            message: error.to_string(),
        })?;
        let (rules, sum) = (self.game.rules_version(), checksum(content.as_bytes()));
        Ok(format!("{FORMAT} rules {rules} {sum:016x}\n{content}").into_bytes())
    }

    /// Reads what [`Packed::write`] wrote; whether the game can be played like this, [`Packed::table`] checks.
    pub fn read(bytes: &[u8]) -> Outcome<Self> {
        let bad = |message: &str| Fault::Bytes {
            message: message.to_owned(),
        };
        let text = std::str::from_utf8(bytes).map_err(|_| bad("these bytes are not a state of meseta"))?;
        let (first, content) = text
            .split_once('\n')
            .ok_or_else(|| bad("these bytes are not a state of meseta"))?;
        let words: Vec<&str> = first
            .strip_prefix(FORMAT)
            .ok_or_else(|| bad("these bytes are not a state of this version of meseta"))?
            .split_whitespace()
            .collect();
        let &["rules", rules, sum] = words.as_slice() else {
            return Err(bad("these bytes are not a state of meseta"));
        };
        if sum != format!("{:016x}", checksum(content.as_bytes())) {
            return Err(bad("these bytes are damaged: their checksum is wrong"));
        }
        let packed: Self = serde_json::from_str(content).map_err(|error| bad(&error.to_string()))?;
        if rules != packed.game.rules_version().to_string() {
            return Err(bad(&format!(
                "these bytes are a state of rules {rules} of {}; this package plays by rules {}",
                packed.game,
                packed.game.rules_version()
            )));
        }
        Ok(packed)
    }

    /// The game, with every entry checked.
    pub fn table(&self) -> Outcome<Box<dyn Table>> {
        let json = |text: &str| {
            serde_json::from_str::<Value>(text).map_err(|error| Fault::Bytes {
                message: error.to_string(),
            })
        };
        let mut game = match &self.start {
            Some(position) => AnyGame::from_position(&json(position)?)?,
            None => AnyGame::new(self.game, &json(&self.setup)?)?,
        };
        game.replay(self.entries.iter().map(String::as_str))?;
        Ok(table::held(game))
    }
}

/// 64 bits that depend on every byte (FNV-1a): against damage, not against malice.
pub fn checksum(bytes: &[u8]) -> u64 {
    let mix = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix)
}
