//! `cargo xtask release`: the program with the page embedded, for a server.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use crate::process::{cargo, run, target};
use crate::web;

/// Builds the page and the program, and says where the program is.
pub fn release() -> ExitCode {
    match web::build().and_then(|()| run(&mut command())) {
        Ok(()) => {
            println!("{}", binary().display());
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the program; fails if the page has not been built.
pub fn command() -> Command {
    let mut build = cargo(["build", "--release", "--package", "meseta"]);
    build.env("REQUIRE_WEB", "1");
    build
}

/// The program that [`command`] builds.
pub fn binary() -> PathBuf {
    target().join(format!("release/meseta{}", std::env::consts::EXE_SUFFIX))
}
