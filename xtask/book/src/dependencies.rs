//! Checks that `docs/dependencies.md` gives a reason for every dependency.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The dependencies that the page does not name.
pub fn check(root: &Path) -> Vec<String> {
    let page = fs::read_to_string(root.join("docs/dependencies.md")).unwrap_or_default();
    let mut needed = BTreeSet::new();
    for manifest in manifests(root) {
        needed.extend(crates(&fs::read_to_string(manifest).unwrap_or_default()));
    }
    needed.extend(packages(
        &fs::read_to_string(root.join("web/package.json")).unwrap_or_default(),
    ));
    needed
        .iter()
        .filter(|name| !page.contains(&format!("`{name}`")) && !is_ours(root, name))
        .map(|name| format!("docs/dependencies.md gives no reason for `{name}`"))
        .collect()
}

fn manifests(root: &Path) -> Vec<PathBuf> {
    let crates = fs::read_dir(root.join("crates")).into_iter().flatten().flatten();
    crates
        .map(|folder| folder.path())
        .chain([root.join("xtask"), root.join("xtask/book")])
        .map(|folder| folder.join("Cargo.toml"))
        .collect()
}

fn is_ours(root: &Path, name: &str) -> bool {
    let folders = ["crates", "examples"];
    folders.iter().any(|folder| root.join(folder).join(name).is_dir())
}

/// The crates that a `Cargo.toml` asks for, of every kind of dependency.
fn crates(manifest: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut listed = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            listed = line.trim_end_matches(']').ends_with("dependencies");
        } else if listed && line.starts_with(|sign: char| sign.is_ascii_alphanumeric()) {
            let name = line.split(['.', ' ', '=']).next();
            names.extend(name.map(str::to_owned));
        }
    }
    names
}

/// The packages that a `package.json`, printed as npm prints it, asks for.
fn packages(manifest: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut listed = false;
    for line in manifest.lines().map(str::trim) {
        match line.strip_suffix(": {") {
            Some(section) => listed = section.to_lowercase().contains("dependencies"),
            None if line.starts_with('}') => listed = false,
            None if listed => names.extend(line.split('"').nth(1).map(str::to_owned)),
            None => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_dependency_is_found() {
        let manifest = "[package]\nname = \"x\"\n[dependencies]\na.workspace = true\nb = \"1\"\n# c\n\n\
                        [dev-dependencies]\nd = { version = \"1\" }\n[lints]\ne = true\n";
        assert_eq!(crates(manifest), ["a", "b", "d"]);
        let manifest = "{\n  \"name\": \"x\",\n  \"devDependencies\": {\n    \"@a/b\": \"1\",\n    \"c\": \"2\"\n  },\n  \"f\": 1\n}";
        assert_eq!(packages(manifest), ["@a/b", "c"]);
    }
}
