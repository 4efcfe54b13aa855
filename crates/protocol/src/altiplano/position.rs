//! A whole position as JSON, nothing hidden.

use serde_json::Value;

use crate::any_game::GameError;
use altiplano::State;

/// The state's position as JSON.
pub(super) fn write(_state: &State) -> Value {
    Value::Null
}

/// The state of a position in JSON.
pub(super) fn read(_value: &Value) -> Result<State, GameError> {
    Err(GameError::BadPosition {
        message: "this version reads no positions of Altiplano; load a record".to_owned(),
    })
}
