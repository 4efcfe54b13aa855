//! `cargo xtask wasm` and `cargo xtask site DIR`: the engine for pages, and a folder of files that any file server can hand
//! out: page, engine, rules and the book.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::process::{cargo, root, run};
use crate::{engine, web};

/// Builds the engine and says where it is.
pub fn engine_alone() -> ExitCode {
    told(engine::build())
}

/// Writes a site into a folder, which must be empty or hold an earlier one.
pub fn site(folder: &str) -> ExitCode {
    let goal = Path::new(folder);
    let made = may_write(goal)
        .and_then(|()| engine::build())
        .and_then(|_| run(&mut cargo(["run", "--quiet", "--package", "book"])))
        .and_then(|()| page())
        .and_then(|()| written(goal));
    told(made)
}

fn told(made: Result<PathBuf, String>) -> ExitCode {
    match made {
        Ok(path) => {
            println!("{}", path.display());
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the page of a site with the book, in `web/dist-site`.
fn page() -> Result<(), String> {
    web::node()?;
    if web::packages_are_old() {
        run(&mut web::npm_ci())?;
    }
    let mut build = web::npm(&["run", "build:site"]);
    build.env("MESETA_BOOK", root().join("target/book"));
    run(&mut build)
}

/// Nothing but an earlier site is overwritten.
fn may_write(folder: &Path) -> Result<(), String> {
    let is_empty = folder.read_dir().map_or(true, |mut files| files.next().is_none());
    match is_empty || folder.join("site.json").is_file() {
        true => Ok(()),
        false => Err(format!(
            "{} holds something else; name an empty folder or an earlier site",
            folder.display()
        )),
    }
}

fn written(folder: &Path) -> Result<PathBuf, String> {
    let written = fs::remove_dir_all(folder)
        .or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => Ok(()),
            _ => Err(error),
        })
        .and_then(|()| copy(&web::folder().join("dist-site"), folder));
    written.map_err(|error| format!("{} can't be written: {error}", folder.display()))?;
    Ok(folder.join("index.html"))
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let goal = to.join(entry.file_name());
        match entry.file_type()?.is_dir() {
            true => copy(&entry.path(), &goal)?,
            false => drop(fs::copy(entry.path(), goal)?),
        }
    }
    Ok(())
}
