//! Moves as they are sent: what the rules ask for in small steps becomes one plan.

use tabletop::wire::Part;
use tabletop::{Game, Seat};

use super::own_view::MovedTile;
use super::plan::{AltiplanoPlan, Tile};
use crate::{Action, Decision, Good, Place, State};

/// A question that is answered by a plan, or an action that may go on with more of its kind.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    TakeBack,
    Planning,
    TradeCacao,
    Sell,
    Deliver,
    Store,
}

impl Kind {
    /// What the seat is asked for.
    fn asked(state: &State, seat: Seat) -> Option<Self> {
        let decision = state.decision();
        let kind = match decision {
            Decision::TakeBack(_) => Self::TakeBack,
            Decision::Plan(_) => Self::Planning,
            Decision::TradeCacao { .. } => Self::TradeCacao,
            Decision::Sell { .. } => Self::Sell,
            Decision::Deliver { .. } => Self::Deliver,
            Decision::Store(_) => Self::Store,
            _ => return None,
        };
        decision.asked().contains(seat).then_some(kind)
    }

    /// What the action begins or continues.
    fn of(state: &State, seat: Seat, action: Action) -> Option<Self> {
        match action {
            Action::TradeCacao { .. } => Some(Self::TradeCacao),
            Action::Sell { .. } => Some(Self::Sell),
            Action::Deliver { .. } => Some(Self::Deliver),
            Action::Store { .. } => Some(Self::Store),
            _ => Self::asked(state, seat).filter(|kind| matches!(kind, Self::TakeBack | Self::Planning)),
        }
    }
}

/// The move in parts.
pub(super) fn parts(state: &State, seat: Seat, actions: &[Action]) -> Vec<Part<Action, AltiplanoPlan>> {
    let mut parts = Vec::new();
    let mut state = *state;
    let mut rest = actions;
    while let Some(&first) = rest.first() {
        let before = state;
        let kind = Kind::of(&before, seat, first);
        let mut steps = 0;
        for &action in rest {
            let goes_on = steps == 0 || kind.is_some() && Kind::asked(&state, seat) == kind;
            if !goes_on || state.apply(seat, action, &mut ()).is_err() {
                break;
            }
            steps += 1;
            if action == Action::Done {
                break;
            }
        }
        if steps == 0 {
            break;
        }
        let (own, later) = rest.split_at(steps);
        let plan = kind.map(|kind| plan(&before, seat, kind, own));
        parts.push(plan.map_or(Part::Action(first), Part::Plan));
        rest = later;
    }
    parts
}

fn plan(state: &State, seat: Seat, kind: Kind, actions: &[Action]) -> AltiplanoPlan {
    let tiles = || {
        let tile = |&action: &Action| match action {
            Action::TradeCacao { gain: good, wild }
            | Action::Sell { good, wild }
            | Action::Deliver { good, wild }
            | Action::Store { good, wild } => Some(Tile { good, wild }),
            _ => None,
        };
        actions.iter().filter_map(tile).collect()
    };
    match kind {
        Kind::TradeCacao => AltiplanoPlan::TradeCacao { gains: tiles() },
        Kind::Sell => AltiplanoPlan::Sell { tiles: tiles() },
        Kind::Deliver => AltiplanoPlan::Deliver { tiles: tiles() },
        Kind::Store => AltiplanoPlan::Store { tiles: tiles() },
        Kind::TakeBack => {
            let (tiles, coins) = moved(&[], actions);
            AltiplanoPlan::TakeBack { tiles, coins }
        }
        Kind::Planning => {
            let (tiles, coins) = moved(&super::plan::planned(state, seat), actions);
            AltiplanoPlan::Planning { tiles, coins }
        }
    }
}

/// The tiles that have moved afterwards and the places whose coins have, those of earlier steps
/// first.
fn moved(before: &[Action], actions: &[Action]) -> (Vec<MovedTile>, Vec<Place>) {
    let mut tiles: Vec<(Good, Place)> = Vec::new();
    let mut coins: Vec<Place> = Vec::new();
    for &action in before.iter().chain(actions) {
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
    let tile = |(good, place): (Good, Place)| MovedTile { good, place };
    let tiles = tiles.into_iter().map(tile).collect();
    (tiles, coins)
}
