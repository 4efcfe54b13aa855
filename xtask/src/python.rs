//! The Python package: its wheel, and its checks in a virtual environment below `target/`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{cargo, find, root, run, target};

/// The package's folder.
fn package() -> PathBuf {
    root().join("crates/python")
}

/// Where everything that is built for Python goes. The crate is a workspace of its own with its own profiles.
fn folder() -> PathBuf {
    target().join("python")
}

/// The system's Python.
///
/// # Errors
/// When there is none.
pub fn system_python() -> Result<PathBuf, String> {
    find("python3")
        .or_else(|| find("python"))
        .ok_or_else(|| "Python was not found (apt-get install python3 python3-venv)".to_owned())
}

/// A program of the virtual environment.
fn tool(name: &str) -> PathBuf {
    let venv = folder().join("venv");
    match cfg!(windows) {
        true => venv.join(format!("Scripts/{name}.exe")),
        false => venv.join("bin").join(name),
    }
}

/// The file in the environment that keeps a list of requirements as it was when it was installed.
fn installed(list: &str) -> PathBuf {
    folder().join("venv").join(list)
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

/// What installs a list of requirements from the package index; `None` if it is already installed.
pub fn install(list: &str) -> Option<Command> {
    let path = package().join(list);
    let wanted = fs::read(&path).ok();
    if wanted.is_some() && fs::read(installed(list)).ok() == wanted {
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
    command.arg(path);
    Some(command)
}

/// Remembers that a list of requirements is installed.
pub fn remember(list: &str) {
    let _ = fs::copy(package().join(list), installed(list));
}

/// What builds the wheel with this profile, into a folder of its own.
///
/// # Errors
/// When an older wheel can't be removed.
pub fn build(profile: &str) -> Result<Command, String> {
    let wheels = wheels(profile);
    if wheels.is_dir() {
        fs::remove_dir_all(&wheels).map_err(|error| format!("{}: {error}", wheels.display()))?;
    }
    let mut command = Command::new(tool("maturin"));
    command.args(["build", "--quiet", "--profile", profile, "--target-dir"]);
    command.arg(folder()).arg("--out").arg(wheels);
    command.current_dir(package());
    Ok(command)
}

fn wheels(profile: &str) -> PathBuf {
    folder().join("wheels").join(profile)
}

/// The wheel that was built.
///
/// # Errors
/// When there is none.
fn wheel(profile: &str) -> Result<PathBuf, String> {
    let folder = wheels(profile);
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let is_wheel = |path: &PathBuf| path.extension().is_some_and(|end| end == "whl");
    let mut found = entries.flatten().map(|entry| entry.path()).filter(is_wheel);
    found
        .next()
        .ok_or_else(|| format!("no wheel in {}", folder.display()))
}

/// What puts the built wheel into the environment.
///
/// # Errors
/// When there is no wheel.
pub fn install_wheel(profile: &str) -> Result<Command, String> {
    let mut command = Command::new(tool("python"));
    let options = [
        "--quiet",
        "--disable-pip-version-check",
        "--force-reinstall",
        "--no-deps",
    ];
    command
        .args(["-m", "pip", "install"])
        .args(options)
        .arg(wheel(profile)?);
    Ok(command)
}

/// A module of the environment, run in the package's folder.
pub fn module(arguments: &[&str]) -> Command {
    let mut command = Command::new(tool("python"));
    command.arg("-m").args(arguments).current_dir(package());
    command
}

/// The type checker pyright over the package and its tests: strict for the package, as its settings say.
pub fn pyright() -> Command {
    let mut command = module(&["pyright", "--pythonpath"]);
    command.arg(tool("python"));
    command
}

/// Cargo for the crate, which is not part of the workspace.
pub fn crate_cargo(arguments: &[&str]) -> Command {
    let mut command = cargo(arguments);
    command.current_dir(package()).env("CARGO_TARGET_DIR", folder());
    command
}

/// `cargo xtask wheel`: builds the wheel for distribution and says where it is.
pub fn build_wheel() -> std::process::ExitCode {
    let built = (|| {
        environment()?;
        if let Some(mut command) = install("requirements-build.txt") {
            run(&mut command)?;
            remember("requirements-build.txt");
        }
        run(&mut build("release")?)?;
        wheel("release")
    })();
    match built {
        Ok(path) => {
            let shown = path.strip_prefix(root()).map_or(path.as_path(), Path::new);
            println!("pip install {}", shown.display());
            std::process::ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("{reason}");
            std::process::ExitCode::FAILURE
        }
    }
}
