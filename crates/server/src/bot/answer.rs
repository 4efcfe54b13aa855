//! Moves of bots as people send them: a line, or the whole plan of a decision that the rules take in small steps.

use std::collections::BTreeMap;

use protocol::Move;
use protocol::altiplano::{AltiplanoPlan, MovedTile};
use puerto_rico::{Building, Place, Tile};
use serde::Serialize;
use tabletop::{Game, Seat};

/// A plan as it is sent.
fn plan(plan: impl Serialize) -> Option<Move> {
    serde_json::to_value(plan).ok().map(Move::Plan)
}

/// One action as a line.
fn line<A: ToString>(actions: &[A]) -> Option<Move> {
    actions.first().map(|action| Move::Notation(action.to_string()))
}

/// The seat's move as an answer; nothing when it is not legal here.
pub(crate) fn puerto_rico_answer(
    state: &puerto_rico::State,
    seat: Seat,
    actions: &[puerto_rico::Action],
) -> Option<Move> {
    if !matches!(state.decision(), puerto_rico::Decision::PlaceWorkers(..)) {
        return line(actions);
    }
    let mut after = *state;
    for &action in actions {
        after.apply(seat, action, &mut ()).ok()?;
    }
    let board = after.board(seat);
    let places = Tile::ALL
        .into_iter()
        .map(Place::Tile)
        .chain(Building::ALL.into_iter().map(Place::Building));
    placement(
        places
            .filter(|&place| state.board(seat).circles(place) > 0)
            .map(|place| (place, board.workers(place))),
    )
}

/// A whole placement: workers on each place that has circles.
pub(crate) fn placement(places: impl Iterator<Item = (Place, u8)>) -> Option<Move> {
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

/// The seat's move as an answer.
pub(crate) fn altiplano_answer(
    state: &altiplano::State,
    _seat: Seat,
    actions: &[altiplano::Action],
) -> Option<Move> {
    use altiplano::{Action, Decision};
    let planning = match state.decision() {
        Decision::Plan(_) => true,
        Decision::TakeBack(_) => false,
        _ => return line(actions),
    };
    let (mut tiles, mut coins) = (Vec::new(), Vec::new());
    for &action in actions {
        match action {
            Action::Plan { good, place } | Action::TakeBack { good, place } => tiles.push((good, place)),
            Action::Fund(place) | Action::TakeBackCoins(place) => coins.push(place),
            Action::Replan => {
                tiles.clear();
                coins.clear();
            }
            _ => {}
        }
    }
    let tiles = moved(tiles);
    let coins = coins.into_iter().map(Into::into).collect();
    match planning {
        true => plan(AltiplanoPlan::Planning { tiles, coins }),
        false => plan(AltiplanoPlan::TakeBack { tiles, coins }),
    }
}

fn moved(tiles: Vec<(altiplano::Good, altiplano::Place)>) -> Vec<MovedTile> {
    let moved = |(good, place): (altiplano::Good, altiplano::Place)| MovedTile {
        good: good.into(),
        place: place.into(),
    };
    tiles.into_iter().map(moved).collect()
}

/// A plan of phase 2.
pub(crate) fn planning(
    tiles: Vec<(altiplano::Good, altiplano::Place)>,
    coins: Vec<altiplano::Place>,
) -> Option<Move> {
    plan(AltiplanoPlan::Planning {
        tiles: moved(tiles),
        coins: coins.into_iter().map(Into::into).collect(),
    })
}
