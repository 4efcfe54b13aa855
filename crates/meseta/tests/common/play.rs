//! `meseta play`, fed with what a person types.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program's output for this input.
pub fn play(arguments: &[&str], input: &(impl AsRef<[u8]> + ?Sized)) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .arg("play")
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // Fed from a thread, so that neither side waits for a full pipe; the game may end before its input
    // does.
    let feeder = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    output
}
