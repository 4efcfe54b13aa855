//! Why a table is impossible.

use altiplano::SetupError;

use crate::{Said, Value};

/// The reason.
#[must_use]
pub fn impossible(error: &SetupError) -> Said {
    let say = |id: &str| Said::new(format!("altiplano-impossible-{id}"));
    match error {
        SetupError::PlayerCount { found } => say("player-count").with("count", count(*found)),
        SetupError::Ring => say("ring"),
        SetupError::StartPlayer { found } => {
            say("start-player").with("number", Value::Number(found.index() as i64 + 1))
        }
        SetupError::Components { word } => {
            // Nobody wants to read a digest.
            let name = word.split('@').next().unwrap_or_default();
            say("components").with("name", Value::Choice(name.to_owned().into()))
        }
        SetupError::Notation { word } => {
            Said::new("impossible-notation").with("word", Value::Choice(word.to_string().into()))
        }
    }
}

fn count(found: usize) -> Value {
    Value::Number(i64::try_from(found).unwrap_or(i64::MAX))
}
