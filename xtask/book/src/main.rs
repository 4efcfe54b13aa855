//! Builds the book in `docs/` into `target/book`, and fails on every warning: a missing chapter, a
//! chapter that the summary does not name, a relative link that leads nowhere, a dependency without a
//! reason.
#![forbid(unsafe_code)]

mod dependencies;
mod links;
mod warnings;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use mdbook_driver::MDBook;

fn main() -> ExitCode {
    match check(root()) {
        Ok(()) => {
            println!("the book is in target/book/index.html");
            ExitCode::SUCCESS
        }
        Err(problems) => {
            eprintln!("{problems}");
            ExitCode::FAILURE
        }
    }
}

/// The project's root folder, two levels above this crate.
fn root() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().nth(2).unwrap_or(own)
}

/// Builds the book and follows the links; the error has one problem per line.
fn check(root: &Path) -> Result<(), String> {
    let mut problems = build(&root.join("docs"));
    problems.extend(links::check(root));
    problems.extend(dependencies::check(root));
    match problems.is_empty() {
        true => Ok(()),
        false => Err(problems.join("\n")),
    }
}

/// Builds the book; returns its builder's complaints.
fn build(docs: &Path) -> Vec<String> {
    let (built, mut problems) = warnings::collect(|| MDBook::load(docs).and_then(|book| book.build()));
    if let Err(error) = built {
        problems.push(format!("the book does not build: {error:#}"));
    }
    problems
}

/// All Markdown files below a folder, sorted.
fn markdown_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .flat_map(|entry| match entry.path() {
            path if path.is_dir() => markdown_files(&path),
            path if path.extension().is_some_and(|extension| extension == "md") => vec![path],
            _ => Vec::new(),
        })
        .collect();
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_book_builds_and_its_links_lead_somewhere() {
        if let Err(problems) = super::check(super::root()) {
            panic!("{problems}");
        }
    }
}
