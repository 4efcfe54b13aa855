//! External programs that join through the line protocol.

use std::path::Path;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::{played, program};

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
    // The seed of every game is also given to the program, so its games can be repeated.
    // Lines with times differ from run to run, and so does the width of their column headings; the rest is equal.
    let tables = |told: &str| {
        told.lines()
            .filter(|line| !line.contains("µs") && !line.contains("ms"))
            .map(|line| match line.contains("Time per choice") {
                true => line.split_whitespace().collect::<Vec<_>>().join(" "),
                false => line.to_owned(),
            })
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
            "it crashed (it ended (exit status: 1); it wrote: I am broken)",
        ),
        (
            "silent",
            "time.sleep(60)",
            "it did not answer in time (no answer within 0.3 s)",
        ),
        (
            "closed",
            "os.close(1); time.sleep(60)",
            "it crashed (it closed its output)",
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
            "it answers a request other than",
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
