//! Tables as earlier programs kept them, in the files of `kept/`. Devices hold such tables for years, so these files are
//! never changed: when the form of what is kept changes, `KEEP=1 cargo test -p wasm` writes one more.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::page::Page;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/device/kept")
}

/// The names of all fields of a row, those of its seats included.
fn fields(row: &Value) -> BTreeSet<String> {
    let names = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let seats = row["seats"].as_array().unwrap().iter().flat_map(names);
    names(row)
        .into_iter()
        .chain(seats.map(|name| format!("seat {name}")))
        .collect()
}

/// Tables as they are kept today: one in the middle of a game, with a move taken back, and one that is over.
fn today() -> Vec<Value> {
    let mut page = Page::new(77);
    let middle = page.table("puerto-rico", &json!({ "players": 3 }), "greedy", 3);
    for _ in 0..12 {
        page.answer(&middle);
    }
    let version = page.get("GET", &middle, Value::Null)["version"].clone();
    page.ask(
        "POST",
        &format!("{middle}/undo"),
        json!({ "version": version, "request_id": "back" }),
    );
    let whole = page.table("altiplano", &json!({ "players": 2 }), "greedy", 2);
    while page.answer(&whole) {}
    let kept = page.kept.values();
    kept.map(|(row, entries, requests)| json!({ "row": row, "entries": entries, "requests": requests }))
        .collect()
}

#[test]
fn tables_that_were_kept_by_earlier_programs_are_there_and_go_on() {
    let mut files: Vec<PathBuf> = fs::read_dir(folder())
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    if std::env::var("KEEP").is_ok() {
        let file = folder().join(format!("form-{}.json", files.len() + 1));
        fs::write(&file, serde_json::to_string(&today()).unwrap() + "\n").unwrap();
        files.push(file);
    }
    let mut newest = BTreeSet::new();
    for file in files {
        let tables: Vec<Value> = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        assert!(!tables.is_empty());
        let mut page = Page::new(1);
        for table in &tables {
            let list = |part: &str| table[part].as_array().unwrap().clone();
            let id = table["row"]["id"].as_str().unwrap().to_owned();
            let kept = (table["row"].clone(), list("entries"), list("requests"));
            page.kept.insert(id, kept);
            newest = fields(&table["row"]);
        }
        page.open();
        assert_eq!(
            page.get("GET", "/me", Value::Null)["tables"]
                .as_array()
                .unwrap()
                .len(),
            tables.len()
        );
        for table in &tables {
            let path = format!("/tables/{}", table["row"]["id"].as_str().unwrap());
            let summary = page.get("GET", &path, Value::Null);
            assert_eq!(summary["version"], table["row"]["version"], "{}", file.display());
            assert!(
                page.get("GET", &format!("{path}/history"), Value::Null)["steps"]
                    .as_array()
                    .unwrap()
                    .len()
                    > 10
            );
            match summary["state"].as_str().unwrap() {
                "running" => assert!(page.answer(&path), "{}: {path} does not go on", file.display()),
                state => assert_eq!(state, "over"),
            }
        }
    }
    let now: BTreeSet<String> = today().iter().flat_map(|table| fields(&table["row"])).collect();
    assert_eq!(
        newest, now,
        "what is kept has another form now: give new fields a default, and write a file with KEEP=1"
    );
}
