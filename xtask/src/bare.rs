//! The rules crates compiled without a standard library: proof that no clock, file, thread or socket gets in.
//!
//! An attribute at the top of a crate is a promise that a dependency's feature or an `extern crate std` can
//! break unnoticed. Here the compiler is given a folder of libraries that contains no `std`, only links to
//! this machine's own `core` and `alloc`. So nothing needs to be installed, and `use std::…` fails anywhere in
//! the crates or their dependencies.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::process::{cargo, run, target};

/// The crates that know no outside world.
const CRATES: [&str; 3] = ["tabletop", "altiplano", "puerto-rico"];

/// The libraries that a crate without a standard library may use; the compiler adds `compiler_builtins` by
/// itself.
const LIBRARIES: [&str; 3] = ["core", "alloc", "compiler_builtins"];

/// The check as a command of its own.
pub fn no_std() -> ExitCode {
    match command().and_then(|mut check| run(&mut check)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

/// Compiles the rules crates where there is no standard library; the command fails if a crate needs more than
/// `core` and `alloc`.
///
/// # Errors
/// When the compiler's libraries are not found or can't be linked.
pub fn command() -> Result<Command, String> {
    let host = host()?;
    let libraries = rustc(&["--print", "target-libdir"])?;
    let sysroot = target().join("no-std/sysroot");
    let folder = sysroot.join("lib/rustlib").join(&host).join("lib");
    link(Path::new(libraries.trim()), &folder)
        .map_err(|error| format!("{} can't be filled: {error}", folder.display()))?;
    // If a target is named, the flags apply only to the crates, not to build scripts, which may use
    // everything.
    let mut check = cargo(["check", "--quiet", "--target", &host]);
    check.args(CRATES.iter().flat_map(|name| ["--package", name]));
    check
        .env("RUSTFLAGS", format!("--sysroot={}", sysroot.display()))
        .env("CARGO_TARGET_DIR", target().join("no-std"));
    Ok(check)
}

/// Links the permitted libraries into a fresh folder.
fn link(from: &Path, folder: &Path) -> std::io::Result<()> {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder)?;
    for entry in from.read_dir()? {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        // Names look like `libcore-120cbae4e86ec454.rlib`.
        let library = name.strip_prefix("lib").and_then(|name| name.split('-').next());
        if library.is_some_and(|library| LIBRARIES.contains(&library)) {
            let place = folder.join(&name);
            fs::hard_link(&path, &place).or_else(|_| fs::copy(&path, &place).map(drop))?;
        }
    }
    Ok(())
}

/// The name of the target that this machine builds for.
fn host() -> Result<String, String> {
    let about = rustc(&["-vV"])?;
    let line = about.lines().find_map(|line| line.strip_prefix("host: "));
    line.map(str::to_owned)
        .ok_or_else(|| "rustc doesn't say what it builds for".to_owned())
}

/// What rustc prints.
fn rustc(arguments: &[&str]) -> Result<String, String> {
    let program = std::env::var_os("RUSTC").map_or_else(|| PathBuf::from("rustc"), PathBuf::from);
    let output = Command::new(program).args(arguments).output();
    let output = output.map_err(|error| format!("rustc can't be started: {error}"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!(
            "rustc {} ended with {}",
            arguments.join(" "),
            output.status
        )),
    }
}
