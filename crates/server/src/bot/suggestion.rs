//! What the greedy bot would do in a person's place.

use std::collections::BTreeMap;

use protocol::{AnyGame, Move};
use puerto_rico::Place;
use serde::Serialize;
use tabletop::{Game, Seat};

use super::{ACTION_COUNT_MAX, legal};

/// What the greedy bot would do in the seat's place: one action, or a whole plan.
#[must_use]
pub fn suggest(game: &AnyGame, seat: Seat) -> Option<Move> {
    match game {
        AnyGame::PuertoRico(playing) => in_puerto_rico(playing.state(), seat),
        AnyGame::Altiplano(playing) => in_altiplano(playing.state(), seat),
    }
}

fn plan(plan: impl Serialize) -> Option<Move> {
    serde_json::to_value(plan).ok().map(Move::Plan)
}

fn in_puerto_rico(state: &puerto_rico::State, seat: Seat) -> Option<Move> {
    use bots::puerto_rico::{Greedy, Suggestion};
    let legal = legal(state, seat)?;
    match Greedy::new(0).suggest(seat, &state.view(Some(seat)), &legal) {
        Suggestion::Action(action) => Some(Move::Notation(action.to_string())),
        Suggestion::Placement(places) => {
            let (mut tiles, mut buildings) = (BTreeMap::new(), BTreeMap::new());
            for (place, workers) in places {
                match place {
                    Place::Tile(tile) => tiles.insert(tile.into(), workers),
                    Place::Building(building) => buildings.insert(building.into(), workers),
                };
            }
            plan(protocol::puerto_rico::Plan::PlaceWorkers {
                tiles,
                buildings,
                tile_nobles: None,
                building_nobles: None,
            })
        }
    }
}

fn in_altiplano(state: &altiplano::State, seat: Seat) -> Option<Move> {
    use altiplano::{Action, Decision};
    use bots::altiplano::{Greedy, Suggestion};
    use protocol::altiplano::{AltiplanoPlan, MovedTile};
    let mut bot = Greedy::new(0);
    let moved = |(good, place): (altiplano::Good, altiplano::Place)| MovedTile {
        good: good.into(),
        place: place.into(),
    };
    let mut state = *state;
    let (mut tiles, mut coins) = (Vec::new(), Vec::new());
    let taking_back = matches!(state.decision(), Decision::TakeBack(_));
    for _ in 0..ACTION_COUNT_MAX {
        let legal = match legal(&state, seat) {
            Some(legal) if !taking_back || matches!(state.decision(), Decision::TakeBack(_)) => legal,
            _ => break,
        };
        let action = match bot.suggest(seat, &state.view(Some(seat)), &legal) {
            Suggestion::Plan { tiles, coins } => {
                return plan(AltiplanoPlan::Planning {
                    tiles: tiles.into_iter().map(moved).collect(),
                    coins: coins.into_iter().map(Into::into).collect(),
                });
            }
            Suggestion::Action(action) if !taking_back => {
                return Some(Move::Notation(action.to_string()));
            }
            Suggestion::Action(action) => action,
        };
        match action {
            Action::TakeBack { good, place } => tiles.push(moved((good, place))),
            Action::TakeBackCoins(place) => coins.push(place.into()),
            _ => break,
        }
        state.apply(seat, action, &mut ()).ok()?;
    }
    match taking_back {
        true => plan(AltiplanoPlan::TakeBack { tiles, coins }),
        false => None,
    }
}
