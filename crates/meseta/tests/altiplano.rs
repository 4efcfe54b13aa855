//! Altiplano in the terminal: the real program, fed through a pipe.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use altiplano::State;
use tabletop::{Game, Record, Turn};

fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // Fed from a thread, so that neither side waits for a full pipe; the game may end before its input
    // does.
    let feeder = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    output
}

fn text(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{:?}: {error}", output.status);
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    assert!(
        !text.contains('⟨') && !text.contains("{$"),
        "a message is missing: {text}"
    );
    let wide: Vec<&str> = text.lines().filter(|line| line.chars().count() > 80).collect();
    assert!(
        wide.iter().all(|line| line.contains("components=")),
        "wider than 80: {wide:?}"
    );
    text
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn every_language_plays_and_replays_a_whole_game() {
    for (number, language) in ["en", "pl", "hu", "ro", "cs"].into_iter().enumerate() {
        let path = file(&format!("altiplano-{language}.txt"));
        let record = path.to_str().unwrap();
        let (players, seed) = ((2 + number % 4).to_string(), number.to_string());
        let arguments = [
            "play",
            "altiplano",
            "--players",
            &players,
            "--seed",
            &seed,
            "--switch",
            "missions",
        ];
        let more = ["--bots", "greedy", "--lang", language, "--record", record];
        let played = text(&run(&[&arguments[..], &more[..]].concat(), &"auto\n".repeat(900)));
        assert!(played.contains(record), "the record is saved: {played}");
        let game: Record<State> = std::fs::read_to_string(&path).unwrap().parse().unwrap();
        assert_eq!(game.verify().unwrap().turn(), Turn::Over);
        let replayed = text(&run(&["replay", record, "--lang", language], ""));
        assert!(replayed.lines().count() > game.entries.len());
        text(&run(&["replay", record, "--step", "40"], ""));
    }
}

#[test]
fn a_plan_takes_any_order_and_can_be_taken_back() {
    let script = "help\nwhy road build\ninfo e14\nplan silver road\nplan food movement\nplan food road\nhint\nundo\n\
                  plan food movement\ndone\nundo\nlog\nboard\nquit\n";
    let played = text(&run(
        &[
            "play",
            "altiplano",
            "--players",
            "2",
            "--seed",
            "8",
            "--color",
            "never",
        ],
        script,
    ));
    for words in [
        "Not on your planning spaces: silver.",
        "The spaces there don’t take this kind.",
        "✓  food → movement spaces",
        "Estimated chance of winning after each answer",
        "All plans are shown.",
        "There is nothing to take back",
        "Most numbers on cards and tiles are reconstructed",
    ] {
        assert!(played.contains(words), "{words}: {played}");
    }
}

#[test]
fn a_component_file_is_checked_line_by_line_and_named() {
    let path = file("components.txt");
    let built_in = altiplano::RECONSTRUCTED_FILE;
    let own = built_in.replace("set = reconstructed ;", "set = my-copy ;");
    std::fs::write(&path, &own).unwrap();
    let name = path.to_str().unwrap();
    let play = ["play", "altiplano", "--altiplano-components", name, "--seed", "1"];
    let played = text(&run(&play, "quit\n"));
    assert!(played.contains("the host’s set “my-copy”"), "{played}");
    for (from, to, expected) in [
        (
            "good.fish.points = 1 ;",
            "good.fish.points = many ;",
            "good.fish.points",
        ),
        ("house.wood.cards = 1 ;", "house.wood.cards = 2 ;", "houses.total"),
        (
            "role.fisherman.action = 1 food -> fish",
            "role.fisherman.action = 1 food -> alpaca",
            "the same as",
        ),
        (
            "order.o1.goods = fish wood stone",
            "order.o1.goods = fish wood gold",
            "order.o1.goods",
        ),
        (
            "set = my-copy ;",
            "set = reconstructed ; reconstructed # mine",
            "set",
        ),
    ] {
        std::fs::write(&path, own.replace(from, to)).unwrap();
        let output = run(&play, "quit\n");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(
            error.contains(expected) && error.contains("components.txt"),
            "{expected}: {error}"
        );
    }
}

#[test]
fn puerto_rico_options_and_impossible_tables_are_refused_in_the_chosen_language() {
    for arguments in [
        ["--edition", "2011"],
        ["--expansion", "nobles"],
        ["--draft", "random"],
        ["--nobles-market", "drafted_12_5"],
        ["--vp-pool", "50"],
    ] {
        for (language, expected) in [
            ("en", "is an option for Puerto Rico only"),
            ("pl", "opcja Puerto Rico"),
        ] {
            let output = run(
                &[&["play", "altiplano", "--lang", language][..], &arguments].concat(),
                "",
            );
            let message = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(2), "{arguments:?}: {message}");
            let named = message.contains(arguments[0]) && message.contains(expected);
            assert!(named, "{arguments:?}: {message}");
        }
    }
    let bench = run(&["bench", "altiplano", "--setup", "edition=2011"], "");
    let message = String::from_utf8_lossy(&bench.stderr).into_owned();
    assert_eq!(bench.status.code(), Some(2), "{message}");
    assert!(message.contains("edition=2011"), "{message}");
    let arena = [
        "arena", "--bot", "random", "--bot", "greedy", "--lang", "pl", "--table",
    ];
    for (table, expected) in [
        ("altiplano players=6", "Altiplano jest dla 2–5 graczy, nie dla 6"),
        ("altiplano players=4 edition=2011", "Niezrozumiałe: edition=2011"),
    ] {
        let output = run(&[&arena[..], &[table]].concat(), "");
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{message}");
        assert!(message.contains(expected), "{message}");
    }
}
