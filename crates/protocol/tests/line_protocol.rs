//! Every example in `docs/bot-writers/line-protocol.md` is what the engine answers.
//!
//! `UPDATE_DOCS=1 cargo test -p protocol --test line_protocol` rewrites the answers; read the diff before you commit
//! it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use protocol::engine::Engine;
use serde_json::Value;

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bot-writers/line-protocol.md")
}

#[test]
fn every_example_is_what_the_engine_answers() {
    let text = fs::read_to_string(page()).unwrap();
    let mut engine = Engine::new();
    let mut answer = String::new();
    let (mut requests, mut answers) = (0, 0);
    let mut fresh = String::new();
    for line in text.lines() {
        let mut shown = line.to_owned();
        if let Some(request) = line.strip_prefix("> ") {
            answer = engine.answer(request.as_bytes()).text;
            requests += 1;
        } else if let Some(expected) = line.strip_prefix("<~ ") {
            let (expected, found) = (read(expected), read(&answer));
            assert!(holds(&found, &expected), "{expected} is not part of {found}");
            answers += 1;
        } else if line.strip_prefix("< ").is_some() {
            shown = format!("< {answer}");
            answers += 1;
        }
        fresh.push_str(&shown);
        fresh.push('\n');
    }
    assert!(requests > 40, "the page has {requests} examples");
    assert_eq!(requests, answers);
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(page(), &fresh).unwrap();
    }
    let committed = fs::read_to_string(page()).unwrap();
    for (found, expected) in committed.lines().zip(fresh.lines()) {
        assert_eq!(found, expected, "UPDATE_DOCS=1 rewrites the answers");
    }
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Whether everything expected is there.
fn holds(found: &Value, expected: &Value) -> bool {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => expected
            .iter()
            .all(|(key, expected)| found.get(key).is_some_and(|found| holds(found, expected))),
        _ => found == expected,
    }
}

/// The table of actions has every kind of action, and each row shows the same thing in both forms.
#[test]
fn the_table_of_actions_is_complete() {
    let text = fs::read_to_string(page()).unwrap();
    let (_, table) = text.split_once("The actions of Puerto Rico:").unwrap();
    let (table, _) = table.split_once("\n\nThe chance outcomes").unwrap();
    let mut kinds = BTreeSet::new();
    for row in table.lines().filter(|line| line.starts_with("| `")) {
        let quoted: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        let structure = *quoted.iter().find(|word| word.starts_with('{')).unwrap();
        let action: puerto_rico::Action = serde_json::from_str(structure).unwrap();
        assert_eq!(action.to_string(), quoted[0], "{row}");
        kinds.insert(read(structure)["type"].as_str().unwrap().to_owned());
    }
    let types = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/puerto-rico.ts");
    let types = fs::read_to_string(types).unwrap();
    let (_, action) = types.split_once("export type Action =").unwrap();
    let (action, _) = action.split_once("\nexport type").unwrap();
    let known = action.split("\"type\": \"").skip(1);
    let known: BTreeSet<String> = known
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect();
    assert!(known.len() > 30, "{known:?}");
    assert_eq!(kinds, known);
}

#[test]
fn help_lists_every_command_of_the_page() {
    let text = fs::read_to_string(page()).unwrap();
    let help = read(&Engine::new().answer(br#"{"command":"help"}"#).text);
    let commands = help["result"]["commands"].as_array().unwrap();
    for command in commands {
        let name = command["command"].as_str().unwrap();
        assert!(
            text.contains(&format!("\"command\":\"{name}\"")),
            "no example of `{name}`"
        );
    }
    assert_eq!(commands.len(), 22);
}
