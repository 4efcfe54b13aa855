//! `cargo play`: from a fresh clone to a table in the browser.

use std::process::{Command, ExitCode};

use crate::process::{cargo, target};
use crate::{engine, web};

/// Asks for the engine for pages, which takes minutes to compile.
const ENGINE: &str = "--engine";

/// Builds the web client if Node is available, builds the server and starts it. Other arguments than `--engine` are
/// passed to `meseta serve`.
pub fn play(arguments: &[String]) -> ExitCode {
    let wants_engine = arguments.iter().any(|argument| argument == ENGINE);
    if web::node().is_ok()
        && let Err(reason) = engine::for_play(wants_engine)
    {
        eprintln!("{reason}");
    }
    if let Err(reason) = web::build() {
        eprintln!("{reason}; starting the server without building the web client");
    }
    if !target().join("play").is_dir() {
        eprintln!(
            "compiling the server for the first time, which takes 5 to 20 minutes; later starts take seconds"
        );
    }
    let mut serve = cargo([
        "run",
        "--profile",
        "play",
        "--package",
        "meseta",
        "--",
        "serve",
        "--open",
    ]);
    serve.args(arguments.iter().filter(|argument| *argument != ENGINE));
    become_process(serve)
}

/// Replaces this program with the server, so that Ctrl-C reaches only the server and it can say
/// goodbye.
#[cfg(unix)]
fn become_process(mut command: Command) -> ExitCode {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    eprintln!("cargo can't be started: {error}");
    ExitCode::FAILURE
}

/// Runs the server to its end, on systems where a program can't replace itself with another.
#[cfg(not(unix))]
fn become_process(mut command: Command) -> ExitCode {
    match crate::process::run(&mut command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}
