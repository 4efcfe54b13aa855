//! What a question offers in a list, and what a typed line means.

use altiplano::{Action, Decision, Effect, Refusal, State};
use protocol::{PlanError, WireGame as _};
use serde_json::{Value, json};
use tabletop::{Game as _, Seat};

/// A line of input.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Nothing.
    Empty,
    /// A number of the list.
    Number(usize),
    /// A move in notation.
    Move(Action),
    /// How to play.
    Help,
    /// The table.
    Board,
    /// What happened.
    Log,
    /// Why a move is not possible.
    Why(Action),
    /// What an extension does.
    Info(Effect),
    /// What a bot would play.
    Hint,
    /// Let a bot answer.
    Auto,
    /// Take back.
    Undo,
    /// Write the record.
    Save(String),
    /// Leave.
    Quit,
    /// Something else, cut short.
    Unknown(String),
}

impl Command {
    /// Reads a line. Control characters count as blanks.
    pub fn read(line: &str) -> Self {
        let line: String = line
            .chars()
            .map(|letter| if letter.is_control() { ' ' } else { letter })
            .collect();
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let unknown = || Self::Unknown(line.chars().take(40).collect());
        match (first.to_lowercase().as_str(), rest) {
            ("", _) => Self::Empty,
            ("help" | "h" | "?", "") => Self::Help,
            ("board" | "b", "") => Self::Board,
            ("log" | "l", "") => Self::Log,
            ("hint", "") => Self::Hint,
            ("auto" | "a", "") => Self::Auto,
            ("undo" | "u", "") => Self::Undo,
            ("quit" | "exit" | "q", "") => Self::Quit,
            ("save", path) if !path.is_empty() => Self::Save(path.to_owned()),
            ("why", action) => action
                .to_lowercase()
                .parse()
                .map_or_else(|_| unknown(), Self::Why),
            ("info", name) => name.to_lowercase().parse().map_or_else(|_| unknown(), Self::Info),
            _ => match (line.parse(), line.to_lowercase().parse()) {
                (Ok(number), _) => Self::Number(number),
                (_, Ok(action)) => Self::Move(action),
                _ => unknown(),
            },
        }
    }
}

/// The whole answer to taking back or planning that these small actions make, in any order.
pub fn plan(state: &State, actions: &[Action]) -> Value {
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
pub fn expanded(state: &State, seat: Seat, actions: &[Action]) -> Result<Vec<Action>, Refusal> {
    state
        .expand(seat, &plan(state, actions))
        .map_err(|error| match error {
            PlanError::Refused(refusal) => refusal,
            PlanError::Unreadable(_) => Refusal::OtherDecision,
        })
}

/// What the list shows: legal actions; while planning, whatever can still be added to what is planned.
pub fn choices(state: &State, seat: Seat, pending: &[Action]) -> Vec<Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    if is_plan(state) {
        actions.retain(|&action| is_step(action) && with(state, seat, pending, action).is_ok());
        actions.push(Action::Done);
    }
    actions
}

/// What is planned with one step more.
///
/// # Errors
/// Why the step is not possible.
pub fn with(state: &State, seat: Seat, pending: &[Action], step: Action) -> Result<Vec<Action>, Refusal> {
    if !is_step(step) {
        return state.check(seat, step).and(Err(Refusal::OtherDecision));
    }
    let mut more = pending.to_vec();
    more.push(step);
    expanded(state, seat, &more).map(|_| more)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_people_type_them() {
        for (line, command) in [
            ("", Command::Empty),
            (" 3 \r\n", Command::Number(3)),
            ("Forest Wood", Command::Move("forest wood".parse().unwrap())),
            ("WHY road build", Command::Why("road build".parse().unwrap())),
            ("info E14", Command::Info(Effect::E14)),
            ("?", Command::Help),
            ("dance", Command::Unknown("dance".to_owned())),
        ] {
            assert_eq!(Command::read(line), command, "{line:?}");
        }
    }
}
