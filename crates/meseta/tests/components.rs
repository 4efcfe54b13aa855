//! The component file of Altiplano as a host meets it: printed by the program, corrected, checked, and
//! played with in the terminal and over the line protocol.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::json;

#[path = "common/engine.rs"]
mod engine;
use engine::whole_game;

fn meseta() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_meseta"));
    command.env("LC_ALL", "C");
    command
}

fn run(arguments: &[&str]) -> Output {
    meseta().args(arguments).stdin(Stdio::null()).output().unwrap()
}

fn said(output: &Output) -> String {
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path
}

/// What a host makes of the printed file: it gets a name of its own and two numbers from the host's copy.
/// Returns the path and the fingerprint.
fn own_file(name: &str) -> (PathBuf, String) {
    let printed = said(&run(&["components", "altiplano", "--name", "my-copy"]));
    let own = printed
        .replace(
            "good.fish.points = 1 ; inferred",
            "good.fish.points = 2 ; printed",
        )
        .replace(
            "order.o1.points = 9 ; reconstructed",
            "order.o1.points = 10 ; printed",
        );
    assert_ne!(own, printed);
    let path = file(name, &own);
    let told = said(&run(&["components", "--check", path.to_str().unwrap()]));
    assert!(
        told.contains("“my-copy”") && told.contains("Numbers: 2 printed"),
        "{told}"
    );
    let digest = told
        .split(|letter: char| !letter.is_ascii_hexdigit())
        .find(|word| word.len() == 64);
    (path, digest.unwrap().to_owned())
}

#[test]
fn the_printed_file_passes_the_check() {
    let printed = said(&run(&["components", "altiplano"]));
    assert_eq!(printed, altiplano::RECONSTRUCTED_FILE);
    assert_eq!(said(&run(&["components"])), printed);
    let path = file("as-printed.txt", &printed);
    let told = said(&run(&["components", "--check", path.to_str().unwrap()]));
    let digest = altiplano::ComponentSet::reconstructed().digest();
    assert!(
        told.contains(&digest) && told.contains("“reconstructed”"),
        "{told}"
    );
    let named = said(&run(&["components", "altiplano", "--name", "club-3"]));
    let changed: Vec<(&str, &str)> = printed
        .lines()
        .zip(named.lines())
        .filter(|(one, other)| one != other)
        .collect();
    assert_eq!(
        changed,
        [(
            "set = reconstructed ; reconstructed",
            "set = club-3 ; reconstructed"
        )]
    );
}

#[test]
fn every_language_says_that_a_file_is_correct() {
    let path = file("right.txt", altiplano::RECONSTRUCTED_FILE);
    let mut all: Vec<String> = ["en", "pl", "hu", "ro", "cs"]
        .into_iter()
        .map(|language| {
            let told = said(&run(&[
                "components",
                "--check",
                path.to_str().unwrap(),
                "--lang",
                language,
            ]));
            assert!(
                !told.contains('⟨') && !told.contains("{$") && told.lines().count() == 3,
                "{told}"
            );
            told
        })
        .collect();
    all.dedup();
    assert_eq!(all.len(), 5);
}

#[test]
fn what_cannot_be_done_is_refused_with_what_to_do_instead() {
    let printed = altiplano::RECONSTRUCTED_FILE;
    let changed = file(
        "unnamed.txt",
        &printed.replace("good.fish.points = 1 ;", "good.fish.points = 2 ;"),
    );
    let wrong = file(
        "wrong.txt",
        &printed
            .replace("set = reconstructed", "set = mine")
            .replace("good.fish.points = 1 ;", "good.fish.points = x ;")
            .replace("tiles.total = 209 ;", "tiles.total = 208 ;"),
    );
    for (arguments, expected) in [
        (
            &["components", "puerto-rico"][..],
            "Puerto Rico has no component file",
        ),
        (
            &["components", "--name", "My Copy"],
            "lower-case letters, digits and hyphens",
        ),
        (
            &["components", "--name", ""],
            "lower-case letters, digits and hyphens",
        ),
        (
            &["components", "--name", "a ; b"],
            "lower-case letters, digits and hyphens",
        ),
        (
            &["components", "--name", "reconstructed"],
            "set that comes with the program",
        ),
        (&["components", "--check", "no/such/file.txt"], "no/such/file.txt"),
        (
            &["components", "--check", changed.to_str().unwrap()],
            "give yours another one",
        ),
        (
            &["components", "--check", wrong.to_str().unwrap()],
            "good.fish.points: `x` is not a whole number",
        ),
        (
            &["components", "--check", wrong.to_str().unwrap()],
            "tiles.total: the parts make 209, not 208",
        ),
        (
            &["components", "--check", "x", "--name", "y"],
            "cannot be used with",
        ),
    ] {
        let message = refused(arguments);
        assert!(message.contains(expected), "{arguments:?}: {message}");
    }
}

#[test]
fn a_broken_file_in_the_environment_does_not_keep_a_host_from_mending_it() {
    let broken = file("broken.txt", "set = mine ; printed\n");
    let output = meseta()
        .arg("components")
        .env("MESETA_ALTIPLANO_COMPONENTS", &broken)
        .output()
        .unwrap();
    assert_eq!(said(&output), altiplano::RECONSTRUCTED_FILE);
}

#[test]
fn a_whole_game_is_played_in_the_terminal_with_the_hosts_numbers() {
    let (path, digest) = own_file("terminal-copy.txt");
    let path = path.to_str().unwrap();
    let record = file("terminal-copy-record.txt", "");
    let record = record.to_str().unwrap();
    let mut child = meseta()
        .args([
            "play",
            "altiplano",
            "--players",
            "2",
            "--seed",
            "4",
            "--bots",
            "random",
        ])
        .args(["--altiplano-components", path, "--record", record])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    // The game may end before its input does.
    let feeder = std::thread::spawn(move || input.write_all("auto\n".repeat(900).as_bytes()));
    let told = said(&child.wait_with_output().unwrap());
    drop(feeder.join().unwrap());
    assert!(told.contains("the host’s set “my-copy”"), "{told}");
    let text = std::fs::read_to_string(record).unwrap();
    assert!(text.contains(&format!("components=my-copy@{digest}")), "{text}");
    assert!(text.contains("\nsecret "), "the game is over: {text}");
    let verified = said(&run(&["verify", record, "--altiplano-components", path]));
    assert!(verified.contains("the game is over"), "{verified}");
    let replayed = said(&run(&["replay", record, "--altiplano-components", path]));
    assert!(replayed.contains("my-copy"), "{replayed}");
    let unknown = refused(&["verify", record]);
    assert!(unknown.contains("my-copy"), "{unknown}");
}

#[test]
fn a_whole_game_is_played_over_the_line_protocol_with_the_hosts_numbers() {
    let (path, digest) = own_file("engine-copy.txt");
    let path = path.to_str().unwrap();
    let setup = json!({ "players": 3, "switches": ["missions"], "components": { "name": "my-copy" } });
    let record = whole_game(&["--altiplano-components", path], "altiplano", &setup);
    assert!(
        record.contains(&format!("components=my-copy@{digest}")),
        "{record}"
    );
    let kept = file("engine-copy-record.txt", &record);
    let kept = kept.to_str().unwrap();
    let verified = said(&run(&["verify", kept, "--altiplano-components", path]));
    assert!(verified.contains("right: all"), "{verified}");
}

#[test]
fn bench_and_arena_find_the_hosts_numbers_by_name() {
    let (path, _) = own_file("arena-copy.txt");
    let path = path.to_str().unwrap();
    let bench = ["bench", "altiplano", "--players", "2", "--seconds", "0.05"];
    let by_name = ["--setup", "components=my-copy"];
    said(&run(
        &[&bench[..], &by_name, &["--altiplano-components", path]].concat()
    ));
    let unknown = refused(&[&bench[..], &by_name].concat());
    assert!(unknown.contains("my-copy"), "{unknown}");
    let arena = [
        "arena", "--bot", "random", "--bot", "greedy", "--blocks", "1", "--quiet",
    ];
    let table = ["--table", "altiplano players=2 components=my-copy"];
    said(&run(
        &[&arena[..], &table, &["--altiplano-components", path]].concat()
    ));
    let unknown = refused(&[&arena[..], &table].concat());
    assert!(unknown.contains("my-copy"), "{unknown}");
}
