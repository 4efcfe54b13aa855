//! What must hold for any bytes that come from outside: nothing panics, and whatever was read and printed
//! reads back as the same.
//!
//! Each [`Target`] is a function that takes bytes, returns nothing, and panics if its promise is broken. Two
//! callers feed them: the test `hostile_input`, which changes good inputs at random for a few seconds (or as
//! long as you like) and needs only a stable compiler; and the libFuzzer programs in `fuzz/`, which look for
//! new paths through the code. [`seeds`] supplies the good inputs from which both start.
#![forbid(unsafe_code)]

pub mod mutate;
pub mod seeds;

use std::str::{FromStr, from_utf8};

use altiplano::Components;
use protocol::engine::Engine;
use protocol::{AnyGame, GameId, WireGame, of_game};
use serde::Deserialize as _;
use serde_json::Value;
use tabletop::{FastRandom, Game, Playout, Record, game_of_record};

/// A function to be fed with bytes.
#[derive(Clone, Copy)]
pub struct Target {
    /// The target's name, which is also that of the program and of the corpus in `fuzz/`.
    pub name: &'static str,
    /// Panics if a promise is broken.
    pub run: fn(&[u8]),
}

/// Everything that reads input from outside.
pub const TARGETS: [Target; 6] = [
    Target {
        name: "record",
        run: record,
    },
    Target {
        name: "notation_puerto_rico",
        run: notation_puerto_rico,
    },
    Target {
        name: "notation_altiplano",
        run: notation_altiplano,
    },
    Target {
        name: "position",
        run: position,
    },
    Target {
        name: "line_protocol",
        run: line_protocol,
    },
    Target {
        name: "components",
        run: components,
    },
];

/// The number of decisions made from a position that was read.
const STEPS_FROM_POSITION: usize = 200;

/// A record's text. If it is a game, reading its record again gives the same game.
pub fn record(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    if let Some(Ok(game)) = game_of_record(text).map(str::parse::<GameId>) {
        of_game!(game, State => same_record::<State>(text));
    }
    if let Ok(game) = AnyGame::from_record(text) {
        let printed = game.record().expect("a game read from a record has a record");
        let again = AnyGame::from_record(&printed).expect("a record that was written can be read");
        assert_eq!(again, game, "{printed}");
        // May be false if the secret does not fit; that is an error, not a panic.
        let _ = game.verify();
    }
}

/// A record that can be read is printed as one that reads back the same, whether or not it can be replayed.
fn same_record<G: Game>(text: &str) {
    if let Ok(record) = text.parse::<Record<G>>() {
        let printed = record.to_string();
        assert_eq!(printed.parse::<Record<G>>().as_ref(), Ok(&record), "{printed}");
        let _ = record.verify();
    }
}

/// Setups, actions and chance outcomes of Puerto Rico, one per line.
pub fn notation_puerto_rico(data: &[u8]) {
    notation::<puerto_rico::State>(data);
}

/// Setups, actions and chance outcomes of Altiplano, one per line.
pub fn notation_altiplano(data: &[u8]) {
    notation::<altiplano::State>(data);
}

fn notation<G: Game>(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    for line in text.lines() {
        same_again::<G::Action>(line);
        same_again::<G::Outcome>(line);
        if let Some(setup) = same_again::<G::Setup>(line) {
            let _ = G::new(&setup);
        }
    }
}

/// Whatever can be read is printed as something that reads back the same; returns what was read.
fn same_again<T: FromStr + PartialEq + ToString>(line: &str) -> Option<T> {
    let value: T = line.parse().ok()?;
    let printed = value.to_string();
    assert!(
        printed.parse::<T>().is_ok_and(|again| again == value),
        "{line:?} is printed as {printed:?}"
    );
    Some(value)
}

/// A position as JSON. If it is accepted, it is written out the same, and play can go on from it.
pub fn position(data: &[u8]) {
    let Ok(value) = serde_json::from_slice::<Value>(data) else {
        return;
    };
    if let Some(Ok(game)) = value
        .get("game")
        .and_then(Value::as_str)
        .map(str::parse::<GameId>)
    {
        of_game!(game, State => same_position::<State>(&value));
    }
    let _ = AnyGame::from_position(&value);
}

fn same_position<G: WireGame>(value: &Value) {
    let read = |value: &Value| {
        let position = G::WirePosition::deserialize(value).map_err(|error| error.to_string())?;
        G::read_position(position)
    };
    let Ok(mut state) = read(value) else {
        return;
    };
    let written = serde_json::to_value(state.write_position()).expect("a position is written as JSON");
    match read(&written) {
        Ok(again) => assert_eq!(again, state, "{written}"),
        Err(error) => panic!("a position that was written is refused: {error}: {written}"),
    }
    let mut playout = Playout::with_capacity(64);
    let mut random = FastRandom::new(1);
    for _ in 0..STEPS_FROM_POSITION {
        if !playout.step(&mut state, &mut random) {
            break;
        }
    }
    let _ = state.scores();
}

/// Requests of the line protocol, one per line, to one engine. Every answer is one line of JSON, and none
/// reports a bug in the program.
///
/// Bots may search only a little, so that the time goes into many inputs.
pub fn line_protocol(data: &[u8]) {
    let mut engine = Engine::new().thinking_at_most(20);
    for line in data.split(|&byte| byte == b'\n') {
        let answer = engine.answer(line);
        assert!(!answer.text.contains('\n'), "{}", answer.text);
        let value: Value = serde_json::from_str(&answer.text).expect("an answer is JSON");
        let code = value.pointer("/error/code").and_then(Value::as_str);
        assert_ne!(code, Some("internal"), "{}", String::from_utf8_lossy(line));
        if answer.quit {
            break;
        }
    }
}

/// A component file of Altiplano. Mistakes in it are reported in sentences that name the line.
pub fn components(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    match Components::read(text) {
        Ok(read) => assert_eq!(Components::read(text).as_ref(), Ok(&read)),
        Err(errors) => {
            assert!(!errors.is_empty(), "refused without a reason");
            let lines = text.lines().count();
            for error in &errors {
                assert!(
                    error.line.is_none_or(|line| (1..=lines).contains(&line)),
                    "{error}"
                );
            }
        }
    }
}
