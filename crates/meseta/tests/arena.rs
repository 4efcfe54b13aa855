//! The arena as people run it: resuming, wrong words, programs as bots, and what stands in its files.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

/// Runs `meseta arena` with these words, in English where they say nothing else.
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

/// What a run that must succeed printed.
fn played(words: &[&str]) -> String {
    let output = arena(words);
    assert!(output.status.success(), "{words:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What a run that must fail said.
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

/// The game lines of a results file without their times, in the order of the plan.
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
    assert!(told.contains("7 games were played before."), "{told}");
    assert_eq!(games(&part), games(&whole));
    // The plan of the file alone, of which nothing is left to play; and without a seed, which the file has.
    let again = played(&["--jsonl", &part_word]);
    assert!(again.contains("24 games were played before."), "{again}");
    let seedless: Vec<&str> = small(&["--jsonl", &part_word])
        .into_iter()
        .filter(|word| !["--seed", "5"].contains(word))
        .collect();
    assert!(played(&seedless).contains("24 games were played before."));
    assert_eq!(read(&part).lines().count(), 25);
}

#[test]
fn a_file_of_another_plan_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let (file, word) = path(&folder, "games.jsonl");
    played(&small(&["--jsonl", &word]));
    let before = read(&file);
    let mut other_seed = small(&["--jsonl", &word]);
    other_seed[9] = "6";
    let other = refused(&other_seed);
    assert!(other.contains("its “seed” is 5, now 6 was asked for"), "{other}");
    let mut more = small(&["--jsonl", &word]);
    more[7] = "5";
    assert!(refused(&more).contains("its “blocks” is 4, now 5"));
    let changed = before.replacen("\"blocks\":4", "\"blocks\":9", 1);
    std::fs::write(&file, &changed).unwrap();
    assert!(refused(&["--jsonl", &word]).contains("its plan does not fit its digest"));
    assert_eq!(read(&file), changed);
    let moved = before.replacen("\"block\":0", "\"block\":3", 1);
    std::fs::write(&file, &moved).unwrap();
    assert!(refused(&["--jsonl", &word]).contains("this is no game of the file’s plan"));
    std::fs::write(&file, "my shopping list").unwrap();
    assert!(refused(&small(&["--jsonl", &word])).contains("is not a results file"));
    assert_eq!(read(&file), "my shopping list");
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
        unknown.contains("No bot is called “gredy”. There are: random, greedy"),
        "{unknown}"
    );
    assert!(refused(&["--bot", "random", "--bot", "a b=greedy"]).contains("is no name for a bot"));
    let missing = refused(&["--bot", "random", "--bot", "x=no-such-program --fast"]);
    assert!(
        missing.contains("The bot “x” does not start (no-such-program --fast)"),
        "{missing}"
    );
    let silent = refused(&["--bot", "random", "--bot", "x=true"]);
    assert!(
        silent.contains("does not start (true): it ended (exit status: 0)"),
        "{silent}"
    );
    assert!(
        with(&["--game", "chess"]).contains("There is no game “chess”. There are: puerto-rico, altiplano.")
    );
    assert!(with(&["--players", "6"]).contains("This table is impossible: puerto-rico players=6"));
    assert!(with(&["--options", "edition=1999"]).contains("edition=1999"));
    assert!(with(&["--table", "altiplano players=3 open_vp=on"]).contains("open_vp=on"));
    assert!(with(&["--blocks", "0"]).contains("at least one block"));
    assert!(with(&["--lineups", "some"]).contains("all, one, drawn"));
    assert!(with(&["--h0", "0.1"]).contains("--sprt"));
    assert!(with(&["--sprt", "--h1", "-0.1"]).contains("--h1 must be larger than --h0"));
    assert!(with(&["--sprt", "--bot", "x=random"]).contains("exactly two bots, not 3"));
    assert!(with(&["--seed", "9007199254740992"]).contains("--seed"));
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

#[test]
fn the_example_program_plays_whole_games() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/arena_bot.py");
    let bot = format!("python=python3 {}", script.display());
    let words = [
        "--bot",
        "random",
        "--bot",
        &bot,
        "--game",
        "puerto-rico,altiplano",
        "--players",
        "2",
        "--blocks",
        "1",
        "--seed",
        "3",
    ];
    let told = played(&words);
    assert!(!told.contains("forfeited"), "{told}");
    // The seed of every game is given to the program too, so its games can be repeated.
    let tables = |told: &str| {
        told.lines()
            .filter(|line| !line.contains("µs") && !line.contains("ms"))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(tables(&told), tables(&played(&words)));
}

#[test]
fn a_broken_program_forfeits_and_never_keeps_anybody_waiting() {
    let folder = TempDir::new().unwrap();
    let first = "answer = {'id': request['id'], 'index': 0}";
    for (name, body, expected) in [
        (
            "crash",
            "raise SystemExit('I am broken')",
            "it broke down (it ended (exit status: 1); it wrote: I am broken)",
        ),
        (
            "silent",
            "time.sleep(60)",
            "it did not answer in time (no answer within 0.3 s)",
        ),
        (
            "closed",
            "os.close(1); time.sleep(60)",
            "it broke down (it closed its output)",
        ),
        (
            "text",
            "print('role mayor', flush=True)",
            "its answer could not be read",
        ),
        (
            "empty",
            "print('{}', flush=True)",
            "an answer has one of `index`, `notation` and `action`",
        ),
        (
            "old",
            "print(json.dumps({'id': 1, 'index': 0}), flush=True)",
            "it answers another request",
        ),
        (
            "twice",
            "print(json.dumps({'index': 0}) + '\\n{}', flush=True); time.sleep(0.05)",
            "its answer could not be read",
        ),
        ("long", "print('x' * 100000, flush=True)", "more than 65536 bytes"),
        (
            "illegal",
            "print(json.dumps({'notation': 'draw'}), flush=True)",
            "its action was not legal (`draw`",
        ),
        (
            "far",
            "print(json.dumps({'index': 999}), flush=True)",
            "index 999 of",
        ),
        (
            "strange",
            "print(json.dumps({'notation': 'dance'}), flush=True)",
            "unknown action",
        ),
    ] {
        let command = program(&folder, &format!("{name}.py"), body);
        let bot = format!("{name}={command}");
        let start = Instant::now();
        let told = played(&[
            "--bot",
            "random",
            "--bot",
            &bot,
            "--players",
            "2",
            "--blocks",
            "1",
            "--timeout",
            "0.3",
            "--seed",
            "1",
        ]);
        assert!(told.contains("2 games were forfeited:"), "{name}: {told}");
        assert!(told.contains(expected), "{name}: {told}");
        assert!(
            start.elapsed() < Duration::from_secs(20),
            "{name} kept the arena waiting"
        );
    }
    let good = program(
        &folder,
        "good.py",
        &format!("{first}; print(json.dumps(answer), flush=True)"),
    );
    let told = played(&[
        "--bot",
        "random",
        "--bot",
        &format!("good={good}"),
        "--players",
        "2",
        "--blocks",
        "1",
    ]);
    assert!(!told.contains("forfeited"), "{told}");
}

#[test]
fn a_test_of_a_bot_against_itself_says_that_it_is_no_better() {
    let told = played(&[
        "--bot",
        "random",
        "--bot",
        "again=random",
        "--sprt",
        "--seed",
        "2",
        "--players",
        "2",
    ]);
    assert!(told.contains("random is not better than again: H0"), "{told}");
    let told = played(&[
        "--bot",
        "greedy",
        "--bot",
        "random",
        "--sprt",
        "--seed",
        "2",
        "--players",
        "2",
        "--h1",
        "0.3",
    ]);
    assert!(told.contains("greedy is better than random: H1"), "{told}");
}

#[test]
fn the_verdict_of_a_test_does_not_depend_on_threads() {
    let words = |threads: &'static str| {
        let told = played(&[
            "--bot",
            "greedy",
            "--bot",
            "random",
            "--sprt",
            "--seed",
            "4",
            "--players",
            "3",
            "--threads",
            threads,
        ]);
        told.lines()
            .find(|line| line.contains("is better than"))
            .unwrap()
            .to_owned()
    };
    assert_eq!(words("1"), words("4"));
}

#[test]
fn the_page_needs_nothing_but_itself() {
    let folder = TempDir::new().unwrap();
    let (page, page_word) = path(&folder, "results.html");
    let (games, games_word) = path(&folder, "games.jsonl");
    let words = [
        "--bot",
        "greedy",
        "--bot",
        "<b>=random",
        "--bot",
        "c=random",
        "--players",
        "2,3",
        "--blocks",
        "3",
        "--seed",
        "9",
        "--jsonl",
        &games_word,
        "--html",
        &page_word,
    ];
    played(&words);
    let html = read(&page);
    for outside in [
        "http:", "https:", "src=", "href=", "url(", "@import", "<script", "<link", "<b>",
    ] {
        assert!(!html.contains(outside), "the page has `{outside}`");
    }
    assert!(html.contains("default-src 'none'") && html.contains("prefers-color-scheme: dark"));
    assert!(html.contains("&lt;b&gt;"), "names are harmless");
    // Ratings, three times win shares, the running shares and the points.
    assert_eq!(html.matches("<svg role=\"img\" aria-label=").count(), 6);
    assert_eq!(html.matches("<svg").count(), html.matches("</svg>").count());
    assert!(
        !html.contains("NaN") && !html.contains("inf") && !html.contains('⟨'),
        "{html}"
    );
    for attribute in ["x1", "y1", "cx", "points", "width"] {
        assert!(html.contains(&format!("{attribute}=\"")), "{attribute}");
    }
    // The command on the page makes the same plan.
    let command = html
        .split("<pre>")
        .nth(1)
        .unwrap()
        .split("</pre>")
        .next()
        .unwrap();
    assert!(
        command.contains("--table &#39;puerto-rico players=2 edition=2020&#39;"),
        "{command}"
    );
    let before = read(&games);
    let told = played(&[
        "--bot",
        "greedy",
        "--bot",
        "<b>=random",
        "--bot",
        "c=random",
        "--table",
        "puerto-rico players=2 edition=2020",
        "--table",
        "puerto-rico players=3 edition=2020",
        "--lineups",
        "all",
        "--blocks",
        "3",
        "--seed",
        "9",
        "--timeout",
        "10",
        "--jsonl",
        &games_word,
    ]);
    assert!(told.contains("27 games were played before."), "{told}");
    assert_eq!(read(&games), before);
    for language in ["pl", "hu", "ro", "cs"] {
        let (page, page_word) = path(&folder, &format!("{language}.html"));
        played(&["--jsonl", &games_word, "--html", &page_word, "--lang", language]);
        let html = read(&page);
        assert!(
            html.contains(&format!("<html lang=\"{language}\">")) && !html.contains('⟨'),
            "{language}"
        );
    }
}

/// Ctrl-C lets running games end, says how to go on, and leaves a file that can be gone on with.
#[cfg(unix)]
#[test]
fn an_interruption_leaves_a_file_to_go_on_with() {
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
        said.contains(&format!("To go on: meseta arena --jsonl {word}")),
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
