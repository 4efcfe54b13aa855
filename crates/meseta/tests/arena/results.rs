//! The results file: it is continued after an interruption, and its lines are as documented.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

use crate::{games, path, played, read, refused, small, text};

#[test]
fn an_interrupted_run_goes_on_with_the_same_games() {
    let folder = TempDir::new().unwrap();
    let (whole, whole_word) = path(&folder, "whole.jsonl");
    let (part, part_word) = path(&folder, "part.jsonl");
    let told = played(&small(&["--jsonl", &whole_word]));
    assert!(told.contains("2 bots, 1 table, 24 games in 8 blocks."), "{told}");
    // Seven games, and a line that was cut off in the middle.
    let text = read(&whole);
    let kept: Vec<&str> = text.lines().take(8).collect();
    std::fs::write(&part, kept.join("\n") + "\n" + r#"{"type":"game","blo"#).unwrap();
    let told = played(&small(&["--jsonl", &part_word, "--threads", "1"]));
    assert!(told.contains("7 games had already been played."), "{told}");
    assert_eq!(games(&part), games(&whole));
    // With the file's plan alone, of which nothing is left to play; and without a seed, which the file has.
    let again = played(&["--jsonl", &part_word]);
    assert!(again.contains("24 games had already been played."), "{again}");
    let seedless: Vec<&str> = small(&["--jsonl", &part_word])
        .into_iter()
        .filter(|word| !["--seed", "5"].contains(word))
        .collect();
    assert!(played(&seedless).contains("24 games had already been played."));
    assert_eq!(read(&part).lines().count(), 25);
}

#[test]
fn a_file_from_another_plan_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let (file, word) = path(&folder, "games.jsonl");
    played(&small(&["--jsonl", &word]));
    let before = read(&file);
    let mut other_seed = small(&["--jsonl", &word]);
    other_seed[9] = "6";
    let other = refused(&other_seed);
    assert!(other.contains("its “seed” is 5, but you asked for 6"), "{other}");
    let mut more = small(&["--jsonl", &word]);
    more[7] = "5";
    assert!(refused(&more).contains("its “blocks” is 4, but you asked for 5"));
    let changed = before.replacen("\"blocks\":4", "\"blocks\":9", 1);
    std::fs::write(&file, &changed).unwrap();
    assert!(refused(&["--jsonl", &word]).contains("its plan does not match its digest"));
    assert_eq!(read(&file), changed);
    let moved = before.replacen("\"block\":0", "\"block\":3", 1);
    std::fs::write(&file, &moved).unwrap();
    assert!(refused(&["--jsonl", &word]).contains("this is not a game of the file’s plan"));
    std::fs::write(&file, "my shopping list").unwrap();
    assert!(refused(&small(&["--jsonl", &word])).contains("is not a results file"));
    assert_eq!(read(&file), "my shopping list");
}

#[test]
fn every_line_has_the_fields_that_the_documentation_names() {
    let folder = TempDir::new().unwrap();
    let (jsonl, jsonl_word) = path(&folder, "games.jsonl");
    let (csv, csv_word) = path(&folder, "games.csv");
    let tables = [
        "--table",
        "puerto-rico players=2 edition=2011 open_vp",
        "--table",
        "altiplano players=3 missions=on",
    ];
    let mut words = vec!["--bot", "random", "--bot", "other=random", "--blocks", "1"];
    words.extend(tables);
    words.extend(["--jsonl", &jsonl_word, "--csv", &csv_word]);
    played(&words);
    let text = read(&jsonl);
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let fields = |value: &Value| {
        value
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(fields(&lines[0]), "arena digest plan program type");
    assert_eq!(
        fields(&lines[0]["plan"]),
        "blocks bots lineups seed sprt tables timeout_ms"
    );
    assert_eq!(lines.len() - 1, 2 + 2 * 3);
    for game in &lines[1..] {
        assert_eq!(fields(game), "block chairs game lineup seed table turn type");
        let chairs = game["chairs"].as_array().unwrap();
        let seats = if game["game"] == "puerto-rico" { 2 } else { 3 };
        assert_eq!(chairs.len(), seats);
        for chair in chairs {
            assert_eq!(
                fields(chair),
                "bot choices forfeit longest_us points rank share thought_us tie_break"
            );
        }
        let shares: f64 = chairs.iter().map(|chair| chair["share"].as_f64().unwrap()).sum();
        assert!((shares - 1.0).abs() < 1e-9, "{game}");
    }
    let csv = read(&csv);
    let rows: Vec<&str> = csv.split_terminator("\r\n").collect();
    assert_eq!(rows.len(), 1 + 2 * 2 + 6 * 3);
    let columns = rows[0].split(',').count();
    assert!(
        rows[1].starts_with("puerto-rico,players=2 edition=2011 open_vp,2,0,0,0,0,"),
        "{}",
        rows[1]
    );
    assert!(rows.iter().all(|row| row.split(',').count() == columns));
}

/// Ctrl-C lets games in progress end, says how to go on, and leaves a file that a later run continues.
#[cfg(unix)]
#[test]
fn an_interruption_leaves_a_file_to_continue_from() {
    let folder = TempDir::new().unwrap();
    let (file, word) = path(&folder, "games.jsonl");
    let running = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .args([
            "arena", "--lang", "en", "--bot", "random", "--bot", "b=random", "--blocks", "1000000",
        ])
        .args(["--jsonl", &word])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let start = Instant::now();
    while !file.exists() || read(&file).lines().count() < 20 {
        assert!(start.elapsed() < Duration::from_secs(30), "no game was played");
        std::thread::sleep(Duration::from_millis(20));
    }
    let killed = Command::new("kill")
        .args(["-INT", &running.id().to_string()])
        .status()
        .unwrap();
    assert!(killed.success());
    let output = running.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stderr);
    assert!(
        said.contains(&format!("To continue: meseta arena --jsonl {word}")),
        "{said}"
    );
    assert!(text(&output.stdout).contains("Win share"));
    let lines = read(&file);
    assert!(
        lines.ends_with('\n')
            && lines
                .lines()
                .all(|line| serde_json::from_str::<Value>(line).is_ok())
    );
}

#[test]
fn every_game_can_be_watched() {
    let folder = TempDir::new().unwrap();
    let (records, word) = path(&folder, "records");
    let (results, results_word) = path(&folder, "games.jsonl");
    let told = played(&small(&["--records", &word, "--jsonl", &results_word]));
    assert!(told.contains(&word), "{told}");
    let mut watched = 0;
    for file in std::fs::read_dir(&records).unwrap() {
        let file = file.unwrap().path();
        let replayed = Command::new(env!("CARGO_BIN_EXE_meseta"))
            .arg("verify")
            .arg(&file)
            .output()
            .unwrap();
        assert!(
            replayed.status.success(),
            "{}: {}",
            file.display(),
            text(&replayed.stderr)
        );
        watched += 1;
    }
    assert_eq!(watched, games(&results).len());
    // Who sat where, and how it ended, is what the results say.
    let line: Value = serde_json::from_str(read(&results).lines().nth(1).unwrap()).unwrap();
    let number = |field: &str| line[field].as_u64().unwrap();
    let name = format!(
        "table-{}-lineup-{}-block-{}-turn-{}.txt",
        number("table"),
        number("lineup"),
        number("block"),
        number("turn")
    );
    let record = read(&records.join(name));
    for (seat, chair) in line["chairs"].as_array().unwrap().iter().enumerate() {
        let (bot, rank, points) = (chair["bot"].as_str().unwrap(), &chair["rank"], &chair["points"]);
        assert!(
            record.contains(&format!("# seat {seat}: {bot}, place {rank}, {points} points")),
            "{record}"
        );
    }
}
