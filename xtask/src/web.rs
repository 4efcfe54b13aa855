//! The web client's tools: whether Node is available, and npm in the client's folder.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::engine;
use crate::process::{root, run_quietly, version};

/// What the web client's build requires; the same range as `engines` of its build tool.
const NODE_NEEDED: &str = "Node 20.19 or later, or 22.12 or later, from https://nodejs.org";

/// npm's name differs on Windows.
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// The web client's folder.
pub fn folder() -> PathBuf {
    root().join("web")
}

/// Whether Node and npm can build the web client; the error says in one line what is missing.
pub fn node() -> Result<(), String> {
    let Some(found) = version("node") else {
        return Err(format!("Node was not found ({NODE_NEEDED})"));
    };
    if !is_new_enough(&found) {
        return Err(format!("Node {found} is too old ({NODE_NEEDED})"));
    }
    match version(NPM) {
        Some(_) => Ok(()),
        None => Err(format!("npm was not found; it comes with {NODE_NEEDED}")),
    }
}

/// Whether a version such as `v20.19.4` can build the web client.
fn is_new_enough(version: &str) -> bool {
    let mut numbers = version
        .trim_start_matches('v')
        .split('.')
        .map(|number| number.parse::<u32>().unwrap_or(0));
    let (major, minor) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    match major {
        20 => minor >= 19,
        22 => minor >= 12,
        major => major > 22,
    }
}

/// npm with these arguments in the web client's folder.
pub fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(NPM);
    command.args(arguments).current_dir(folder());
    command
}

/// `npm ci`, without the checks that make unnecessary requests to the registry.
pub fn npm_ci() -> Command {
    npm(&["ci", "--no-audit", "--no-fund"])
}

/// Whether the installed packages are older than the list of packages to install.
pub fn packages_are_old() -> bool {
    let changed = |path: &str| {
        let file = folder().join(path).metadata();
        file.and_then(|file| file.modified())
            .unwrap_or(SystemTime::UNIX_EPOCH)
    };
    changed("package-lock.json") > changed("node_modules/.package-lock.json")
}

/// Installs packages if they are out of date, and builds the web client if it is. The list of what that makes would only
/// hide what is said next.
pub fn build() -> Result<(), String> {
    node()?;
    if packages_are_old() {
        eprintln!("fetching what the web client is built with: up to a minute");
        run_quietly(&mut npm_ci())?;
    }
    if client_is_old() {
        eprintln!("building the web client: up to a minute");
        run_quietly(&mut npm(&["run", "build"]))?;
    }
    Ok(())
}

/// Whether anything that the web client is built from is newer than the last build. Building it
/// again would also recompile the server, which embeds it.
fn client_is_old() -> bool {
    let built = folder().join("dist/index.html").metadata();
    let Ok(built) = built.and_then(|file| file.modified()) else {
        return true;
    };
    let engine = engine::placed().metadata().and_then(|file| file.modified());
    let sources = [folder(), root().join("locales")];
    engine.is_ok_and(|time| time > built) || sources.iter().any(|source| holds_newer(source, built))
}

/// Whether a folder contains anything newer, apart from files that the build does not use.
fn holds_newer(folder: &Path, than: SystemTime) -> bool {
    let Ok(entries) = folder.read_dir() else {
        return true;
    };
    entries.flatten().any(|entry| {
        let ignored = ["node_modules", "dist", "dist-site", "e2e"]
            .iter()
            .any(|name| entry.file_name() == *name);
        let Ok(about) = entry.metadata() else { return true };
        let newer = || about.modified().is_ok_and(|time| time > than);
        !ignored && (newer() || (about.is_dir() && holds_newer(&entry.path(), than)))
    })
}

#[cfg(test)]
mod tests {
    use super::is_new_enough;

    #[test]
    fn node_is_new_enough_from_20_19_and_22_12_on() {
        for good in ["v20.19.0", "v20.20.2", "v22.12.0", "v23.0.0", "v24.1.0"] {
            assert!(is_new_enough(good), "{good}");
        }
        for bad in ["v18.20.0", "v20.18.9", "v21.7.0", "v22.11.0", "", "unknown"] {
            assert!(!is_new_enough(bad), "{bad}");
        }
    }
}
