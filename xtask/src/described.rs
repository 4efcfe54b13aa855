//! Whether the description of the API is true: schemathesis, in a virtual environment below `target/`, asks a real server.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{root, run, target};
use crate::python::system_python;

/// Where everything goes that is made for it.
fn folder() -> PathBuf {
    target().join("described")
}

/// The folder with the list of what is installed, and with what is run.
fn own() -> PathBuf {
    root().join("xtask/described")
}

/// A program of the virtual environment.
fn tool(name: &str) -> PathBuf {
    let venv = folder().join("venv");
    match cfg!(windows) {
        true => venv.join(format!("Scripts/{name}.exe")),
        false => venv.join("bin").join(name),
    }
}

/// Makes the virtual environment, unless it is already there.
///
/// # Errors
/// Says what the machine lacks.
pub fn environment() -> Result<(), String> {
    if tool("python").is_file() && tool("pip").is_file() {
        return Ok(());
    }
    let venv = folder().join("venv");
    let made = run(Command::new(system_python()?).arg("-m").arg("venv").arg(&venv));
    made.map_err(|error| {
        format!("no virtual environment could be made (apt-get install python3-venv): {error}")
    })
}

/// What installs schemathesis from the package index; `None` if it is already installed.
pub fn install() -> Option<Command> {
    let wanted = fs::read(own().join("requirements.txt")).ok();
    if wanted.is_some() && fs::read(installed()).ok() == wanted {
        return None;
    }
    let mut command = Command::new(tool("python"));
    command.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "-r",
    ]);
    command.arg(own().join("requirements.txt"));
    Some(command)
}

/// The file in the environment that keeps the list as it was when it was installed.
fn installed() -> PathBuf {
    folder().join("venv/requirements.txt")
}

/// Remembers that the list is installed.
pub fn remember() {
    let _ = fs::copy(own().join("requirements.txt"), installed());
}

/// What asks the server that this program is.
pub fn ask(program: &Path) -> Command {
    let mut command = Command::new(tool("python"));
    command.arg(own().join("run.py"));
    command
        .arg(program)
        .arg(tool("schemathesis"))
        .arg(folder())
        .current_dir(root());
    command
}
