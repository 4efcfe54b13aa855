//! What is written reads back as the same.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::Seat;
use tabletop::wire::WireGame;

/// A setup prints as a line with no blanks at either end, and both the line and the written data read back as the same
/// setup.
///
/// # Panics
/// If they don't.
pub fn check_setup<G: WireGame>(setup: &G::Setup) {
    let line = setup.to_string();
    assert_eq!(line.trim(), line, "{}: a blank at an end of a setup line", G::ID);
    match line.parse::<G::Setup>() {
        Ok(again) => assert_eq!(&again, setup, "{}: `{line}` is read as another setup", G::ID),
        Err(error) => panic!("{}: the setup line `{line}` can't be read: {error}", G::ID),
    }
    let written: G::WireSetup = again(&G::write_setup(setup), &line);
    match G::read_setup(written) {
        Ok(again) => assert_eq!(&again, setup, "{}: {line}", G::ID),
        Err(error) => panic!("{}: the setup {line} can't be read: {error}", G::ID),
    }
}

/// A written position belongs to its game and reads back as the state that it was written from.
///
/// # Panics
/// If it doesn't.
pub fn check_position<G: WireGame>(state: &G, circumstances: &str) {
    let position = state.write_position();
    let written = json(&position, circumstances);
    assert_eq!(
        written["game"],
        G::ID,
        "{circumstances}: a position without its game"
    );
    let read: G::WirePosition =
        serde_json::from_value(written).unwrap_or_else(|error| panic!("{circumstances}: {error}"));
    match G::read_position(read) {
        Ok(again) => assert_eq!(
            &again, state,
            "{circumstances}: a position is read as another one"
        ),
        Err(error) => panic!("{circumstances}: a position can't be read: {error}"),
    }
}

/// The legal actions of the seat, which must be asked. Each reads back from its written form as the same action, and
/// each is among the controls, unless there are none because the answer is a plan.
///
/// # Panics
/// If that does not hold.
pub fn check_answers<G: WireGame>(state: &G, seat: Seat, circumstances: &str) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let controls = state.candidates(seat);
    for action in &legal {
        let read: G::Action = again(action, circumstances);
        assert_eq!(read, *action, "{circumstances}: an action is read as another one");
        assert!(
            controls.is_empty() || controls.contains(action),
            "{circumstances}: {action} is legal, but no control does it"
        );
    }
    let mut outcomes = Vec::new();
    state.outcomes(&mut outcomes);
    for weighted in outcomes {
        let read: G::Outcome = again(&weighted.outcome, circumstances);
        assert_eq!(
            read, weighted.outcome,
            "{circumstances}: an outcome is read as another one"
        );
    }
    for observer in [None, Some(seat)] {
        for view in [state.wire_view(observer), state.open_view(observer)] {
            let view = json(&view, circumstances);
            let names = view["game"] == G::ID && view["decision"]["type"].is_string();
            assert!(
                names && view["observer"] == serde_json::json!(observer),
                "{circumstances}: a view without its game, observer or decision: {view}"
            );
        }
    }
    legal
}

/// The value after it has been written and read back.
fn again<T: Serialize, U: DeserializeOwned + Debug>(value: &T, circumstances: &str) -> U {
    serde_json::from_value(json(value, circumstances))
        .unwrap_or_else(|error| panic!("{circumstances}: what is written can't be read: {error}"))
}

fn json(value: &impl Serialize, circumstances: &str) -> Value {
    serde_json::to_value(value).unwrap_or_else(|error| panic!("{circumstances}: can't be written: {error}"))
}
