//! Whole games over the line protocol of the real program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// The record of a game with a promised secret, in which everybody plays any legal action, to its end.
/// `options` go to `meseta engine`.
pub fn whole_game(options: &[&str], game: &str, setup: &Value) -> String {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .arg("engine")
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = engine.stdin.take().unwrap();
    let mut output = BufReader::new(engine.stdout.take().unwrap());
    let mut ask = |request: Value| {
        writeln!(input, "{request}").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let answer: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer["result"].clone()
    };
    ask(json!({ "command": "new", "game": game, "setup": setup, "secret": "2a".repeat(32) }));
    for step in 0.. {
        let turn = ask(json!({ "command": "status" }))["turn"].clone();
        match turn["type"].as_str() {
            Some("over") => break,
            Some("chance") => drop(ask(json!({ "command": "resolve" }))),
            _ => {
                let seat = turn["seats"][0].clone();
                let actions = ask(json!({ "command": "legal", "seat": seat }))["actions"].clone();
                let actions = actions.as_array().unwrap();
                let action = &actions[step * 7 % actions.len()]["notation"];
                ask(json!({ "command": "apply", "seat": seat, "notation": action }));
            }
        }
    }
    let record = ask(json!({ "command": "record" }))["record"].clone();
    ask(json!({ "command": "quit" }));
    assert!(engine.wait().unwrap().success());
    record.as_str().unwrap().to_owned()
}
