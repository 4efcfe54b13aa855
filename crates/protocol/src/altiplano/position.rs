//! A whole position as JSON, nothing hidden: written for analysis, not read.

use serde_json::{Value, json};
use tabletop::{Game as _, Seat};

use super::AltiplanoView;
use crate::any_game::{GameError, WireGame as _};
use altiplano::State;

/// What a spectator sees with nothing hidden, and under `own` what each seat alone knows.
pub(super) fn write(state: &State) -> Value {
    let own = |seat: Seat| AltiplanoView::from(&state.view(Some(seat))).own;
    let own: Vec<_> = Seat::all(state.seat_count()).map(own).collect();
    let mut position = serde_json::to_value(state.open_view(None)).unwrap_or_default();
    if let Some(position) = position.as_object_mut() {
        position.insert("own".to_owned(), json!(own));
    }
    position
}

/// Positions are not read: which cards went where before can't be told from one.
pub(super) fn read(_value: &Value) -> Result<State, GameError> {
    Err(GameError::BadPosition {
        message: "a position of Altiplano can't be loaded: load the record, which tells the same game"
            .to_owned(),
    })
}
