//! The arena as people run it: resuming, wrong arguments, programs as bots, and what is in its files.

mod page;
mod programs;
mod results;
mod verdict;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// Runs `meseta arena` with these arguments, in English unless they say otherwise.
fn arena(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_meseta"))
        .arg("arena")
        .args(words)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The output of a run that must succeed.
fn played(words: &[&str]) -> String {
    let output = arena(words);
    assert!(output.status.success(), "{words:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// The error message of a run that must fail.
fn refused(words: &[&str]) -> String {
    let output = arena(words);
    assert_eq!(
        output.status.code(),
        Some(2),
        "{words:?}: {}",
        text(&output.stdout)
    );
    text(&output.stderr)
}

fn path(folder: &TempDir, name: &str) -> (PathBuf, String) {
    let path = folder.path().join(name);
    let word = path.display().to_string();
    (path, word)
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

/// The game lines of a results file, without their times, in the order of the plan.
fn games(path: &Path) -> Vec<String> {
    let mut games: Vec<String> = (read(path).lines().skip(1))
        .map(|line| {
            let mut game: Value = serde_json::from_str(line).unwrap();
            for chair in game["chairs"].as_array_mut().unwrap() {
                chair["thought_us"].take();
                chair["longest_us"].take();
            }
            game.to_string()
        })
        .collect();
    games.sort();
    games
}

/// A bot in Python; its body answers `request`, a decision.
fn program(folder: &TempDir, name: &str, body: &str) -> String {
    let text = format!(
        "import json, sys, time, os\nfor line in sys.stdin:\n    request = json.loads(line)\n    if request['command'] != 'decide':\n        print(json.dumps({{'ok': True}}), flush=True)\n        continue\n    {body}\n"
    );
    let (path, word) = path(folder, name);
    std::fs::write(path, text).unwrap();
    format!("python3 {word}")
}

const SMALL: [&str; 10] = [
    "--bot",
    "random",
    "--bot",
    "again=random",
    "--players",
    "3",
    "--blocks",
    "4",
    "--seed",
    "5",
];

fn small<'a>(more: &[&'a str]) -> Vec<&'a str> {
    SMALL.into_iter().chain(more.iter().copied()).collect()
}

#[test]
fn wrong_words_are_named() {
    let two = ["--bot", "random", "--bot", "greedy"];
    let with = |more: &[&'static str]| {
        refused(
            &two.iter()
                .copied()
                .chain(more.iter().copied())
                .collect::<Vec<_>>(),
        )
    };
    assert!(refused(&[]).contains("Name at least two bots"));
    assert!(refused(&["--bot", "random"]).contains("2 to 64 bots, not 1"));
    assert!(refused(&["--bot", "random", "--bot", "random"]).contains("Two bots are called “random”"));
    let unknown = refused(&["--bot", "random", "--bot", "gredy"]);
    assert!(
        unknown.contains("There is no bot called “gredy”. Known bots: random, greedy"),
        "{unknown}"
    );
    assert!(refused(&["--bot", "random", "--bot", "a b=greedy"]).contains("can’t be the name of a bot"));
    let missing = refused(&["--bot", "random", "--bot", "x=no-such-program --fast"]);
    assert!(
        missing.contains("The bot “x” did not start (no-such-program --fast)"),
        "{missing}"
    );
    let silent = refused(&["--bot", "random", "--bot", "x=true"]);
    assert!(
        silent.contains("did not start (true): it ended (exit status: 0)"),
        "{silent}"
    );
    assert!(
        with(&["--game", "chess"])
            .contains("There is no game called “chess”. Known games: puerto-rico, altiplano.")
    );
    assert!(with(&["--players", "6"]).contains("This table can’t be set up: puerto-rico players=6"));
    assert!(with(&["--options", "edition=1999"]).contains("edition=1999"));
    assert!(with(&["--table", "altiplano players=3 open_vp=on"]).contains("open_vp=on"));
    assert!(with(&["--blocks", "0"]).contains("at least one block"));
    assert!(with(&["--lineups", "some"]).contains("all, one, first, drawn"));
    assert!(with(&["--h0", "0.1"]).contains("--sprt"));
    assert!(with(&["--sprt", "--h1", "-0.1"]).contains("--h1 must be larger than --h0"));
    assert!(with(&["--sprt", "--bot", "x=random"]).contains("exactly two bots, not 3"));
    assert!(with(&["--seed", "9007199254740992"]).contains("--seed"));
}
