//! What `packaging/` says about the program is true of the program.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of settings in a text.
fn variables(text: &str) -> BTreeSet<String> {
    text.split(|letter: char| !letter.is_ascii_uppercase() && letter != '_')
        .filter(|word| word.starts_with("MESETA_") && word.len() > "MESETA_".len())
        .map(str::to_owned)
        .collect()
}

/// The settings of the server, as its help lists them.
fn settings() -> BTreeSet<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .args(["serve", "--help"])
        .output()
        .expect("the program starts");
    variables(&String::from_utf8_lossy(&output.stdout))
}

#[test]
fn every_setting_of_the_packages_is_one_of_the_server() {
    let known = settings();
    assert!(known.contains("MESETA_LISTEN"), "{known:?}");
    for file in [
        "meseta.service",
        "meseta.conf",
        "Containerfile",
        "compose.yaml",
        "nodes/compose.yaml",
    ] {
        let named = variables(&read(&format!("packaging/{file}")));
        assert!(!named.is_empty(), "{file} names no setting");
        let unknown: Vec<_> = named.difference(&known).collect();
        assert!(unknown.is_empty(), "{file}: {unknown:?}");
    }
}

#[test]
fn the_proxy_knows_every_node_and_asks_whether_it_is_ready() {
    let services = read("packaging/nodes/compose.yaml");
    let nodes: Vec<_> = services
        .lines()
        .filter_map(|line| line.trim().strip_prefix("MESETA_NODE_ADDRESS: "))
        .collect();
    assert_eq!(nodes.len(), 2, "{nodes:?}");
    let proxy = read("packaging/nodes/Caddyfile");
    let upstream = format!("reverse_proxy {} {{", nodes.join(" "));
    assert!(proxy.contains(&upstream), "{proxy}");
    assert!(proxy.contains("health_uri /api/health/ready"), "{proxy}");
    for node in nodes {
        let name = node
            .strip_prefix("http://")
            .and_then(|rest| rest.strip_suffix(":8080"))
            .expect("the port that the image listens on");
        assert!(services.contains(&format!("\n  {name}:\n")), "{name}");
    }
}

#[test]
fn the_page_for_hosts_lists_every_setting() {
    let listed = variables(&read("docs/hosts/running.md"));
    let missing: Vec<_> = settings()
        .into_iter()
        .filter(|name| !listed.contains(name))
        .collect();
    assert!(missing.is_empty(), "docs/hosts/running.md lacks {missing:?}");
}

#[test]
fn packages_are_built_with_the_versions_that_the_project_asks_for() {
    let rust = read("Cargo.toml")
        .lines()
        .find_map(|line| {
            line.strip_prefix("rust-version = ")
                .map(|version| version.trim_matches('"').to_owned())
        })
        .expect("the workspace names a version of Rust");
    let container = read("packaging/Containerfile");
    assert!(
        container.contains(&format!("library/rust:{rust}-alpine")),
        "{rust}"
    );
    let node = read("web/package.json");
    let page = container
        .lines()
        .find_map(|line| {
            line.strip_prefix("FROM docker.io/library/node:")?
                .split('-')
                .next()?
                .parse::<u32>()
                .ok()
        })
        .expect("the page is built with a version of Node");
    let least = node
        .split("\"node\"")
        .nth(1)
        .and_then(|rest| {
            rest.split(|letter: char| !letter.is_ascii_digit())
                .find_map(|word| word.parse::<u32>().ok())
        })
        .expect("web/package.json names a version of Node");
    assert!(page >= least, "{page} {least}");
}
