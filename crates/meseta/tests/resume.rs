//! `meseta play --resume`: a game that was left, or cut off, goes on.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use tabletop::{Game, Record, Turn};

#[path = "common/play.rs"]
mod playing;
use playing::play;

fn told(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    assert!(!text.contains('⟨') && !text.contains("{$"), "{text}");
    text
}

fn refused(arguments: &[&str]) -> String {
    let output = play(arguments, "");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// A file that does not exist yet.
fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It may exist from an earlier run.
    let _ = std::fs::remove_file(&path);
    path
}

fn read(path: &str) -> String {
    std::fs::read_to_string(path).unwrap()
}

/// Leaves a game twice, in two ways, and finishes it; every record along the way is sound.
fn left_and_finished<G: Game>(name: &str, arguments: &[&str]) {
    let path = fresh(name);
    let path = path.to_str().unwrap();
    let begun = told(&play(
        &[arguments, &["--record", path, "--seed", "7"]].concat(),
        &"auto\n".repeat(9),
    ));
    assert!(begun.contains(&format!("meseta play --resume {path}")), "{begun}");
    let first: Record<G> = read(path).parse().unwrap();
    assert!(
        first.secret.is_none(),
        "the secret is not revealed while the game runs"
    );
    let second = told(&play(&["--resume", path], "undo\nauto\nauto\nauto\nquit\n"));
    assert!(
        second.contains("The game continues where you left off."),
        "{second}"
    );
    let longer: Record<G> = read(path).parse().unwrap();
    assert!(longer.entries.len() > first.entries.len());
    assert_eq!(
        longer.entries[..first.entries.len()],
        first.entries[..],
        "history is appended to"
    );
    told(&play(&["--resume", path], &"auto\n".repeat(900)));
    let whole: Record<G> = read(path).parse().unwrap();
    assert_eq!(whole.verify().unwrap().turn(), Turn::Over);
    assert!(whole.secret.is_some() && !read(path).contains("--resume"));
    let over = refused(&["--resume", path]);
    assert!(over.contains("is over"), "{over}");
}

#[test]
fn puerto_rico_goes_on() {
    let arguments = ["--players", "3", "--bots", "random,greedy", "--seat", "2"];
    left_and_finished::<puerto_rico::State>("resume-puerto-rico.txt", &arguments);
}

#[test]
fn altiplano_goes_on() {
    let arguments = [
        "altiplano",
        "--players",
        "2",
        "--bots",
        "random",
        "--switch",
        "missions",
    ];
    left_and_finished::<altiplano::State>("resume-altiplano.txt", &arguments);
}

#[test]
fn a_saved_game_goes_on_in_its_file() {
    let path = fresh("resume-saved.txt");
    let path = path.to_str().unwrap();
    let left = told(&play(
        &["--seed", "1", "--bots", "random"],
        &format!("auto\nsave {path}\nquit\n"),
    ));
    assert!(
        left.contains("The game was not saved automatically"),
        "nothing saves what comes after: {left}"
    );
    let entries = read(path).lines().count();
    told(&play(&["--resume", path, "--lang", "pl"], "auto\nauto\nquit\n"));
    assert!(read(path).lines().count() > entries);
}

#[test]
fn a_new_game_does_not_take_the_place_of_a_running_one() {
    let path = fresh("resume-running.txt");
    let path = path.to_str().unwrap();
    told(&play(
        &["--seed", "1", "--bots", "random", "--record", path],
        "auto\nquit\n",
    ));
    let before = read(path);
    for arguments in [
        &["--record", path][..],
        &["altiplano", "--record", path, "--lang", "en"],
    ] {
        let message = refused(arguments);
        assert!(message.contains(&format!("--resume {path}")), "{message}");
    }
    assert_eq!(read(path), before);
}

#[test]
fn what_cannot_be_continued_says_why() {
    let path = fresh("resume-wrong.txt");
    let path = path.to_str().unwrap();
    told(&play(
        &["--seed", "1", "--bots", "random", "--record", path],
        "auto\nquit\n",
    ));
    let whole = read(path);
    let (record, line) = whole.split_once("# meseta play --resume:").unwrap();
    let secret = line.split_whitespace().last().unwrap();
    for (text, expected) in [
        (record.to_owned(), "can’t be continued"),
        (whole.replace(secret, &"0".repeat(64)), "can’t be continued"),
        (whole.replace(secret, "0"), "can’t be continued"),
        (
            whole.replace("random,random,random", "random"),
            "can’t be continued",
        ),
        (
            whole.replace("random,random,random", "random,random,oracle"),
            "can’t be continued",
        ),
        (
            whole.replace("--resume: 0 ", "--resume: 4 "),
            "can’t be continued",
        ),
        (whole.replace("\n0 ", "\n0 build wharf\n0 "), "not legal"),
        ("Dear diary".to_owned(), "not a game record"),
    ] {
        std::fs::write(path, &text).unwrap();
        let message = refused(&["--resume", path]);
        assert!(message.contains(expected), "{expected}: {message}");
        assert_eq!(read(path), text, "the file is left as it was");
    }
    let nowhere = refused(&["--resume", "no/such/file.txt"]);
    assert!(nowhere.contains("no such file"), "{nowhere}");
    let both = refused(&["--resume", path, "--players", "3"]);
    assert!(both.contains("cannot be used with"), "{both}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_game_says_how_to_continue() {
    let path = fresh("resume-interrupted.txt");
    let mut child = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .args([
            "play", "--seed", "1", "--bots", "random", "--lang", "en", "--record",
        ])
        .arg(&path)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The input stays open, as at a terminal.
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"auto\n").unwrap();
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(30);
    while !path.exists() {
        assert!(std::time::Instant::now() < deadline, "nothing is kept");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let sent = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(sent.unwrap().success());
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{said}");
    assert!(
        said.contains(&format!("meseta play --resume {}", path.display())),
        "{said}"
    );
    drop(input);
    told(&play(&["--resume", path.to_str().unwrap()], "auto\nquit\n"));
}
