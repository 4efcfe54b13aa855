//! The lessons of the page (`web/src/learn/lessons/`): each is played from its first step to its last, as a page does it.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use protocol::AnyGame;
use serde_json::{Value, json};

use crate::page::Page;

const LANGUAGES: [&str; 5] = ["en", "pl", "hu", "ro", "cs"];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> Value {
    let text = fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn text(value: &Value) -> &str {
    value
        .as_str()
        .unwrap_or_else(|| panic!("{value} should be a text"))
}

fn list(value: &Value) -> &[Value] {
    value
        .as_array()
        .unwrap_or_else(|| panic!("{value} should be a list"))
}

fn number(value: &Value) -> usize {
    value
        .as_u64()
        .unwrap_or_else(|| panic!("{value} should be a number")) as usize
}

/// The lessons of all games.
fn lessons() -> Vec<Value> {
    let mut files: Vec<PathBuf> = fs::read_dir(root().join("web/src/learn/lessons"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .collect();
    files.sort();
    files
        .iter()
        .map(|file| serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap())
        .collect()
}

/// The record of a chapter, as the page writes it.
fn record(lesson: &Value, chapter: &Value) -> (String, Value, Vec<String>) {
    let script = &lesson["records"][number(&chapter["record"])];
    let lines = |part: &str| -> Vec<String> {
        list(&script[part])
            .iter()
            .map(|line| text(line).to_owned())
            .collect()
    };
    let whole = format!("{}\n\n{}\n", lines("head").join("\n"), lines("lines").join("\n"));
    (whole, script.clone(), lines("lines"))
}

/// Opens a chapter after its first `step` entries; the path of its table.
fn open(page: &mut Page, lesson: &Value, chapter: &Value, step: usize) -> String {
    let (record, script, _) = record(lesson, chapter);
    let body = json!({
        "record": record, "secret": script["secret"], "step": step, "seat": script["seat"],
    });
    let made = page.get("POST", "/lessons", body);
    format!("/tables/{}", text(&made["id"]))
}

fn send(page: &mut Page, path: &str, version: usize, moves: &[Value]) -> (u16, Value) {
    let body = json!({ "version": version, "request_id": format!("r{version}"), "moves": moves });
    page.ask("POST", &format!("{path}/moves"), body)
}

/// Something legal that is not taught at this step, if there is any.
fn other(lesson: &Value, chapter: &Value, step: usize, taught: &str) -> Option<Value> {
    let (record, script, _) = record(lesson, chapter);
    let game = AnyGame::from_record(&record).unwrap().after(step).unwrap();
    let seat = game.seat(number(&script["seat"]) as u8).unwrap();
    let mut legal = game.legal(seat).into_iter().map(|action| action.notation);
    legal
        .find(|notation| notation != taught)
        .map(|notation| json!({ "notation": notation }))
}

/// Plays a chapter and checks it step by step.
fn play(page: &mut Page, lesson: &Value, chapter: &Value) {
    let name = text(&chapter["words"]);
    let steps = list(&chapter["steps"]);
    let path = open(page, lesson, chapter, number(&steps[0]["at"]));
    let lines = record(lesson, chapter).2;
    for (step, next) in steps.iter().zip(steps.iter().skip(1).map(Some).chain([None])) {
        let table = page.get("GET", &path, Value::Null);
        let at = number(&step["at"]);
        assert_eq!(number(&table["version"]), at, "{name}: {step}");
        assert_eq!(table["your_turn"], json!(true), "{name}: {step}");
        let Some(count) = step["moves"].as_u64() else {
            continue;
        };
        let actions: Vec<&str> = lines[at..at + count as usize]
            .iter()
            .map(|line| line.split_once(' ').expect("a seat and an action").1)
            .collect();
        if let Some(other) = other(lesson, chapter, at, actions[0]) {
            let (status, answer) = send(page, &path, at, std::slice::from_ref(&other));
            // The first part of a plan alone is no answer yet, and what is not legal is refused by the rules.
            assert_eq!(
                (status, &answer["error"]["code"]),
                (409, &json!("other_than_taught")),
                "{name}: {other}"
            );
        }
        let moves: Vec<Value> = actions
            .iter()
            .map(|action| json!({ "notation": action }))
            .collect();
        let (status, answer) = send(page, &path, at, &moves);
        assert_eq!(status, 200, "{name}: {step}: {answer}");
        let next = next.unwrap_or_else(|| panic!("{name} ends with a move, not with a sentence"));
        let table = page.get("GET", &path, Value::Null);
        assert_eq!(table["version"], next["at"], "{name}: after {step}");
    }
}

#[test]
fn every_lesson_is_played_from_its_first_step_to_its_last() {
    for lesson in lessons() {
        for chapter in list(&lesson["chapters"]) {
            play(&mut Page::new(1), &lesson, chapter);
        }
    }
}

#[test]
fn a_lesson_can_be_resumed_at_every_step() {
    for lesson in lessons() {
        for chapter in list(&lesson["chapters"]) {
            let mut page = Page::new(2);
            for step in list(&chapter["steps"]) {
                let at = number(&step["at"]);
                let path = open(&mut page, &lesson, chapter, at);
                let table = page.get("GET", &path, Value::Null);
                assert_eq!(number(&table["version"]), at, "{step}");
                assert_eq!(
                    page.get("GET", "/me", Value::Null)["tables"],
                    json!([]),
                    "nothing is kept"
                );
            }
            assert!(page.kept.is_empty());
        }
    }
}

#[test]
fn chance_in_a_script_is_that_of_its_secret() {
    for lesson in lessons() {
        for chapter in list(&lesson["chapters"]) {
            let (record, script, lines) = record(&lesson, chapter);
            let secret = text(&script["secret"]).parse().unwrap();
            let mut game = AnyGame::from_record(&record).unwrap().after(0).unwrap();
            let whole = AnyGame::from_record(&record).unwrap();
            for (step, line) in lines.iter().enumerate() {
                game = whole.after(step).unwrap();
                if line.starts_with('?') {
                    game.draw(&secret).unwrap();
                    assert_eq!(game.lines().last(), Some(line), "step {step}");
                }
            }
            assert!(game.version() > 0);
        }
    }
}

/// The messages of a language's lessons, with their titles, and with their tasks where they have one.
fn messages(language: &str) -> BTreeSet<String> {
    let file = fs::read_to_string(root().join(format!("locales/{language}/lessons.ftl"))).unwrap();
    let mut found = BTreeSet::new();
    let mut last = String::new();
    for line in file.lines() {
        let Some((name, _)) = line.split_once(" = ") else {
            continue;
        };
        match name.trim().strip_prefix('.') {
            Some(attribute) => found.insert(format!("{last}.{attribute}")),
            None => {
                name.clone_into(&mut last);
                found.insert(name.to_owned())
            }
        };
    }
    found
}

#[test]
fn every_text_is_there_in_every_language_and_every_place_has_its_name() {
    let anchors = read("web/src/learn/anchors.json");
    for lesson in lessons() {
        let places = &anchors[text(&lesson["game"])];
        for chapter in list(&lesson["chapters"]) {
            for step in list(&chapter["steps"]) {
                let place = text(&step["point"]);
                assert!(
                    places[place]["selector"].is_string(),
                    "no place is called {place}"
                );
            }
        }
        for language in LANGUAGES {
            let known = messages(language);
            let has = |id: String| assert!(known.contains(&id), "{language} lacks {id}");
            for chapter in list(&lesson["chapters"]) {
                has(text(&chapter["words"]).to_owned());
                for step in list(&chapter["steps"]) {
                    let id = text(&step["text"]);
                    has(id.to_owned());
                    has(format!("{id}.title"));
                    let task = format!("{id}.do");
                    assert_eq!(
                        known.contains(&task),
                        step["moves"].is_u64(),
                        "{language}: {task}"
                    );
                    let answer = format!("{id}.other");
                    assert_eq!(
                        known.contains(&answer),
                        step["answers"] == true,
                        "{language}: {answer}"
                    );
                }
            }
        }
    }
}

#[test]
fn what_is_no_lesson_is_refused_with_a_reason() {
    let mut page = Page::new(3);
    let lesson = &lessons()[0];
    let chapter = &lesson["chapters"][0];
    let (record, script, lines) = record(lesson, chapter);
    let good = json!({ "record": record, "secret": script["secret"], "step": 0, "seat": script["seat"] });
    for (part, value) in [
        ("record", json!("meseta-record 1\ngame chess\n")),
        ("secret", json!("12")),
        ("step", json!(lines.len() + 1)),
        ("seat", json!(9)),
    ] {
        let mut bad = good.clone();
        bad[part] = value;
        let (status, answer) = page.ask("POST", "/lessons", bad);
        assert_eq!(
            (status, &answer["error"]["code"]),
            (409, &json!("bad_request")),
            "{part}"
        );
        assert!(!text(&answer["error"]["message"]).is_empty());
    }
}

#[test]
fn nothing_is_taken_back_in_a_lesson_and_nobody_is_told_to_answer_instead() {
    let mut page = Page::new(4);
    let lesson = &lessons()[0];
    let chapter = &lesson["chapters"][0];
    let at = number(&chapter["steps"][0]["at"]);
    let path = open(&mut page, lesson, chapter, at);
    for (what, body) in [
        ("undo", json!({ "version": at, "request_id": "u" })),
        ("orders", json!({ "order": "pass_round", "on": true })),
        ("stand-in", json!({ "seat": 0 })),
    ] {
        let (status, answer) = page.ask("POST", &format!("{path}/{what}"), body);
        assert_eq!(
            (status, &answer["error"]["code"]),
            (409, &json!("other_than_taught")),
            "{what}"
        );
    }
}
