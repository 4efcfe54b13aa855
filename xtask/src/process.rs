//! Where the project is, and how other programs are found and run.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The workspace root: this crate is one folder below it.
pub fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

/// The folder for cargo's build output.
pub fn target() -> PathBuf {
    let chosen = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    root().join(chosen.unwrap_or_else(|| PathBuf::from("target")))
}

/// The cargo that runs this program, in the workspace root.
pub fn cargo<I: AsRef<OsStr>>(arguments: impl IntoIterator<Item = I>) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// The location of a program on the path.
pub fn find(program: &str) -> Option<PathBuf> {
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(&file))
        .find(|candidate| candidate.is_file())
}

/// The command, at a lower priority where the system has `nice`: it gets about a quarter of the time of a busy core,
/// so that the deadlines of its tests hold.
pub fn giving_way(command: Command) -> Command {
    let Some(nice) = find("nice") else {
        return command;
    };
    let mut slower = Command::new(nice);
    slower.args(["-n", "5"]).arg(command.get_program());
    slower.args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => slower.env(name, value),
            None => slower.env_remove(name),
        };
    }
    if let Some(folder) = command.get_current_dir() {
        slower.current_dir(folder);
    }
    slower
}

/// The first line that `program --version` prints, or `None` if it can't be run.
pub fn version(program: &str) -> Option<String> {
    let output = Command::new(program)
        .arg("--version")
        .stdin(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    output
        .status
        .success()
        .then(|| text.lines().next().unwrap_or_default().trim().to_owned())
}

/// Runs the command to its end; the error says what went wrong.
pub fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name} ended with {status}")),
        Err(error) => Err(format!("{name} can't be started: {error}")),
    }
}

/// Runs the command to its end without a word; what it has said comes with the error.
pub fn run_quietly(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{name} can't be started: {error}"))?;
    match output.status.success() {
        true => Ok(()),
        false => {
            let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
            Err(format!(
                "{}\n{name} ended with {}",
                said.concat().trim_end(),
                output.status
            ))
        }
    }
}

/// What the command prints, without white space around it; the error says what went wrong.
pub fn output(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("{name} can't be started: {error}"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned()),
        false => Err(format!("{name} ended with {}", output.status)),
    }
}

/// The command as a person would type it.
pub fn typed(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}
