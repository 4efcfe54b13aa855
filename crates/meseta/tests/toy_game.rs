//! The example of docs/adding-a-game.md in the program, added by nothing but its entry in the list and its line in
//! `plain!`: `cargo test -p meseta --features toy-game --test toy_game`.
#![cfg(feature = "toy-game")]

use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

#[path = "common/engine.rs"]
mod engine;
#[path = "common/play.rs"]
mod playing;
use engine::whole_game;
use playing::play;

fn meseta(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_meseta"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The output of a run that must succeed, in which no message may be missing.
fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(!said.contains('⟨') && !said.contains("{$"), "{said}");
    said
}

#[test]
fn it_is_played_replayed_and_resumed_in_the_terminal_in_every_language() {
    for language in ["en", "pl", "hu", "ro", "cs"] {
        let path = format!("{}/toy-{language}.txt", env!("CARGO_TARGET_TMPDIR"));
        let _ = std::fs::remove_file(&path);
        let words = [
            "toy-game",
            "--players",
            "3",
            "--bots",
            "random",
            "--seed",
            "4",
            "--lang",
            language,
        ];
        let mut begun = words.to_vec();
        begun.extend(["--record", &path]);
        said(&play(&begun, "1\nwhy\nhint\nquit\n"));
        let rest = said(&play(
            &["--resume", &path, "--lang", language],
            &"auto\n".repeat(200),
        ));
        assert!(rest.contains("seats.1.field: "), "{rest}");
        let replayed = said(&meseta(&["replay", &path, "--lang", language]));
        assert!(
            replayed.contains("(seat 1)") || replayed.contains("field"),
            "{replayed}"
        );
        said(&meseta(&["verify", &path]));
    }
}

#[test]
fn a_bot_that_it_lacks_is_refused_with_a_list_of_those_it_has() {
    let played = play(&["toy-game", "--players", "2"], "");
    assert_eq!(played.status.code(), Some(2));
    assert!(
        text(&played.stderr).contains("Known bots: random"),
        "{}",
        text(&played.stderr)
    );
    let arena = [
        "arena",
        "--game",
        "toy-game",
        "--players",
        "2",
        "--bot",
        "random",
        "--bot",
        "greedy",
    ];
    let met = meseta(&arena);
    assert_eq!(met.status.code(), Some(2));
    assert!(
        text(&met.stderr).contains("Known bots: random."),
        "{}",
        text(&met.stderr)
    );
}

#[test]
fn it_is_measured() {
    let bench = said(&meseta(&["bench", "toy-game", "--seconds", "0.01", "--json"]));
    let report: Value = serde_json::from_str(&bench).unwrap();
    let players: Vec<&Value> = report["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| &row["players"])
        .collect();
    assert_eq!(players, [&json!(2), &json!(3), &json!(4)]);
    let arena = [
        "arena",
        "--table",
        "toy-game players=2",
        "--bot",
        "random",
        "--bot",
        "other=random",
        "--blocks",
        "2",
    ];
    said(&meseta(&arena));
}

/// Over the line protocol, views, offers, positions and records work as for any game.
#[test]
fn programs_play_it() {
    let record = whole_game(&[], "toy-game", &json!({ "players": 4 }));
    assert!(record.starts_with("meseta-record 1\ngame toy-game\n"), "{record}");
}
