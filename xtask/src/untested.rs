//! A crate that tells cargo not to look for tests in its library must have none there: they would never
//! run.

use std::fs;
use std::path::Path;

use crate::process::root;

/// Whether any Rust file below the folder contains the text.
fn holds(folder: &Path, text: &str) -> bool {
    let entries = fs::read_dir(folder).expect("a folder of the tree");
    entries.flatten().map(|entry| entry.path()).any(|path| {
        let is_rust = path.extension().is_some_and(|ending| ending == "rs");
        match path.is_dir() {
            true => holds(&path, text),
            false => is_rust && fs::read_to_string(&path).is_ok_and(|source| source.contains(text)),
        }
    })
}

#[test]
fn no_test_is_where_cargo_does_not_look() {
    let crates = fs::read_dir(root().join("crates")).expect("the folder of crates");
    let mut looked_at = 0;
    for krate in crates.flatten().map(|entry| entry.path()) {
        let manifest = fs::read_to_string(krate.join("Cargo.toml")).expect("a manifest");
        let source = krate.join("src");
        for (line, sign) in [
            ("\ntest = false\n", "test]\n"),
            ("\ndoctest = false\n", "/// ```\n"),
        ] {
            if manifest.contains(line) {
                looked_at += 1;
                assert!(
                    !holds(&source, sign),
                    "{}: {sign:?} with {line:?}",
                    source.display()
                );
            }
        }
    }
    assert!(looked_at > 0);
}
