//! The real program, run as people and programs run it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

#[path = "common/engine.rs"]
mod engine;
use engine::whole_game;

fn meseta() -> Command {
    Command::new(env!("CARGO_BIN_EXE_meseta"))
}

fn run(arguments: &[&str]) -> Output {
    meseta().args(arguments).stdin(Stdio::null()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../puerto-rico/tests/golden")
        .join(name)
}

/// Creates a file for this test with this content.
fn file(name: &str, content: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).unwrap();
    path
}

/// A whole game with a promised secret, played through the engine.
fn fair_record() -> String {
    whole_game(&[], "puerto-rico", &json!({ "players": 3 }))
}

#[test]
fn the_engine_answers_line_by_line_until_its_input_ends() {
    let mut engine = meseta()
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = engine.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        input.write_all(b"\n\xff\n{\"command\":\"help\"}\r\n").unwrap();
        input.write_all(&vec![b'x'; 5 << 20]).unwrap();
        input.write_all(b"\n{\"id\":7,\"command\":\"games\"}").unwrap();
    });
    let output = engine.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success());
    let answers: Vec<Value> = text(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let codes: Vec<&str> = answers
        .iter()
        .map(|answer| answer["error"]["code"].as_str().unwrap_or("ok"))
        .collect();
    assert_eq!(codes, ["not_json", "not_json", "ok", "line_too_long", "ok"]);
    assert_eq!(answers[4]["id"], 7);
}

#[test]
fn a_fair_record_is_verified_and_a_changed_one_is_not() {
    let record = fair_record();
    let verify = |name: &str, record: &str| {
        let path = file(name, record.as_bytes());
        let output = run(&["verify", path.to_str().unwrap()]);
        let lines = text(&output.stdout);
        assert_eq!(lines.lines().count(), 1, "{lines}{}", text(&output.stderr));
        (output.status.code(), lines)
    };
    let (code, line) = verify("fair.txt", &record);
    assert_eq!(code, Some(0), "{line}");
    assert!(
        line.contains("right:") && line.contains("promised secret"),
        "{line}"
    );

    let other_secret = record.replace(
        &format!("secret {}", "2a".repeat(32)),
        &format!("secret {}", "2b".repeat(32)),
    );
    let (code, line) = verify("other-secret.txt", &other_secret);
    assert_eq!(code, Some(1));
    assert!(line.contains("does not fit the commitment"), "{line}");

    let first = record.lines().find(|line| line.starts_with("? ")).unwrap();
    let other = if first == "? draw corn" {
        "? draw sugar"
    } else {
        "? draw corn"
    };
    let (code, line) = verify("other-draw.txt", &record.replacen(first, other, 1));
    assert_eq!(code, Some(1));
    assert!(line.contains("WRONG: entry"), "{line}");

    let cheated = record.replacen("\n0 role ", "\n0 build wharf\n0 role ", 1);
    let (code, line) = verify("cheated.txt", &cheated);
    assert_eq!(code, Some(1));
    assert!(line.contains("is not legal"), "{line}");
}

#[test]
fn a_record_is_replayed_in_every_language() {
    let path = golden("4-players-city.txt");
    let path = path.to_str().unwrap();
    for (language, words) in [
        ("en", "The game is over"),
        ("pl", "Gubernator"),
        ("hu", "Kormányzó"),
        ("ro", "guvernator"),
        ("cs", "guvernér"),
    ] {
        let output = run(&["replay", path, "--lang", language]);
        assert!(output.status.success());
        let told = text(&output.stdout);
        assert!(
            told.to_lowercase().contains(&words.to_lowercase()),
            "{language}: {told}"
        );
        assert!(!told.contains('⟨'), "{language}: a word is missing");
    }
    let start = run(&["replay", path, "--lang", "en", "--step", "5"]);
    assert!(
        text(&start.stdout).starts_with("── Round 1"),
        "{}",
        text(&start.stdout)
    );
    let late = run(&["replay", path, "--step", "99999"]);
    assert_eq!(late.status.code(), Some(2));
    assert!(text(&late.stderr).contains("--step"));
}

#[test]
fn a_record_may_come_from_standard_input() {
    let mut verify = meseta()
        .args(["verify", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let record = std::fs::read(golden("2-players-city.txt")).unwrap();
    verify.stdin.take().unwrap().write_all(&record).unwrap();
    let output = verify.wait_with_output().unwrap();
    assert!(output.status.success() && text(&output.stdout).contains("right:"));
}

#[test]
fn what_is_not_a_record_ends_with_exit_code_2() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let head = "meseta-record 1\ngame puerto-rico\nrules 4\nsetup players=4 edition=2020\n";
    let cases = [
        (PathBuf::from("there/is/no/such.txt"), "no such file"),
        (PathBuf::from(folder), "is a folder"),
        (file("empty.txt", b""), "not a game record"),
        (file("bytes.txt", b"\xff\xfe\x00"), "not text"),
        (file("large.txt", &vec![b'#'; (16 << 20) + 1]), "far too large"),
        (
            file("newer.txt", head.replace("rules 4", "rules 5").as_bytes()),
            "rules version 5",
        ),
        (
            file("chess.txt", head.replace("puerto-rico", "chess").as_bytes()),
            "no game `chess`",
        ),
        (
            file("line.txt", format!("{head}\n0 dance\n").as_bytes()),
            "line 6",
        ),
        (
            file("cut.txt", b"meseta-record 1\ngame puerto-rico\n"),
            "lacks its line",
        ),
    ];
    for (path, expected) in cases {
        for command in ["verify", "replay"] {
            let output = run(&[command, path.to_str().unwrap()]);
            let told = text(&output.stderr);
            assert_eq!(
                output.status.code(),
                Some(2),
                "{command} {}: {told}",
                path.display()
            );
            assert!(told.contains(expected), "{command} {}: {told}", path.display());
            assert!(output.stdout.is_empty());
        }
    }
}

#[test]
fn the_bench_names_what_it_measures() {
    let output = run(&["bench", "puerto-rico", "--seconds", "0.05", "--json"]);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["game"], "puerto-rico");
    let rows = report["results"].as_array().unwrap();
    let players: Vec<u64> = rows.iter().map(|row| row["players"].as_u64().unwrap()).collect();
    assert_eq!(players, [2, 3, 4, 5]);
    for row in rows {
        for name in [
            "games_per_second",
            #[cfg(unix)]
            "cpu_seconds",
            #[cfg(unix)]
            "games_per_cpu_second",
            "ns_per_decision",
            "decisions_per_game",
            "state_bytes",
        ] {
            assert!(row[name].as_f64().unwrap() > 0.0, "{name}: {row}");
        }
        assert!(row["state_bytes"].as_u64().unwrap() <= 512);
    }
    let one = run(&["bench", "puerto-rico", "--players", "3", "--seconds", "0.05"]);
    assert_eq!(text(&one.stdout).lines().count(), 3, "{}", text(&one.stdout));
}

#[test]
fn wrong_arguments_are_explained() {
    for (arguments, expected) in [
        (&["bench", "chess"][..], "puerto-rico"),
        (&["bench", "puerto-rico", "--players", "9"], "2 to 5 players"),
        (
            &["bench", "altiplano", "--setup", "missions=perhaps"],
            "missions=perhaps",
        ),
        (
            &["bench", "puerto-rico", "--setup", "edition=1999"],
            "edition=1999",
        ),
        (&["bench", "puerto-rico", "--seconds=-1"], "0.01 to 3600"),
        (&["bench", "puerto-rico", "--seconds=0"], "0.01 to 3600"),
        (&["replay", "x", "--lang", "tlh"], "en, pl, hu, ro, cs"),
        (&["dance"], "dance"),
        (&["verify"], "<FILE>"),
    ] {
        let output = run(arguments);
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
        assert!(told.contains(expected), "{arguments:?}: {told}");
    }
    assert!(run(&["--help"]).status.success());
}
