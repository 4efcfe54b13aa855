//! Taking back and planning, put together step by step in any order.

use altiplano::{Action, Decision, Refusal, State};
use protocol::{PlanError, WireGame as _};
use serde_json::{Value, json};
use tabletop::{Game as _, Seat};

/// The whole answer to taking back or planning that these small actions make, in any order.
fn plan(state: &State, actions: &[Action]) -> Value {
    let mut tiles = Vec::new();
    let mut coins = Vec::new();
    for action in actions {
        match *action {
            Action::Plan { good, place } | Action::TakeBack { good, place } => {
                tiles.push(json!({ "good": good.key(), "place": place.to_string() }));
            }
            Action::Fund(place) | Action::TakeBackCoins(place) => coins.push(json!(place.to_string())),
            _ => {}
        }
    }
    let kind = match state.decision() {
        Decision::TakeBack(_) => "take_back",
        _ => "planning",
    };
    json!({ "type": kind, "tiles": tiles, "coins": coins })
}

/// The small actions of the finished plan in the order of the rules.
///
/// # Errors
/// Why it can't be carried out.
fn expanded(state: &State, seat: Seat, actions: &[Action]) -> Result<Vec<Action>, Refusal> {
    state
        .expand(seat, &plan(state, actions))
        .map_err(|error| match error {
            PlanError::Refused(refusal) => refusal,
            PlanError::Unreadable(_) => Refusal::OtherDecision,
        })
}

/// What the list shows: legal actions; while planning, whatever can still be added to what is planned.
pub fn choices(state: &State, seat: Seat, steps: &[Action]) -> Vec<Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    if is_plan(state) {
        actions.retain(|&action| is_step(action) && with(state, seat, steps, action).is_ok());
        actions.push(Action::Done);
    }
    actions
}

/// What is planned with one step more.
///
/// # Errors
/// Why the step is not possible.
fn with(state: &State, seat: Seat, steps: &[Action], step: Action) -> Result<Vec<Action>, Refusal> {
    if !is_step(step) {
        return state.check(seat, step).and(Err(Refusal::OtherDecision));
    }
    let mut more = steps.to_vec();
    more.push(step);
    expanded(state, seat, &more).map(|_| more)
}

/// What an answer does: another step, a new beginning, or with `done` the whole plan.
///
/// # Errors
/// Why it is not possible.
pub fn answered(
    state: &State,
    seat: Seat,
    steps: &mut Vec<Action>,
    action: Action,
) -> Result<Option<Vec<Action>>, Refusal> {
    match action {
        Action::Done => return expanded(state, seat, steps).map(Some),
        Action::Replan => steps.clear(),
        _ => *steps = with(state, seat, steps, action)?,
    }
    Ok(None)
}

/// Whether the action is a step of a plan.
const fn is_step(action: Action) -> bool {
    matches!(
        action,
        Action::Plan { .. } | Action::Fund(_) | Action::TakeBack { .. } | Action::TakeBackCoins(_)
    )
}

/// Whether the open question is answered by a plan.
pub fn is_plan(state: &State) -> bool {
    matches!(state.decision(), Decision::Plan(_) | Decision::TakeBack(_))
}
