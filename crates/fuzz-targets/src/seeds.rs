//! Good inputs to start from, made from the golden games, the documentation and the component set of this
//! tree, so that they are never older than the code that they are for.

use std::fs;
use std::path::{Path, PathBuf};

use altiplano::{ComponentSet, Components};
use protocol::AnyGame;

/// How many positions are taken from a golden game.
const POSITIONS_PER_GAME: usize = 6;

/// The good inputs for the target with this name; none if there is no such target.
///
/// # Panics
/// If the tree lacks what they are made from.
#[must_use]
pub fn seeds(target: &str) -> Vec<Vec<u8>> {
    load_components();
    let texts = match target {
        "record" => [golden("puerto-rico"), golden("altiplano")].concat(),
        "notation_puerto_rico" => golden("puerto-rico").iter().map(|game| notation(game)).collect(),
        "notation_altiplano" => golden("altiplano").iter().map(|game| notation(game)).collect(),
        "position" => {
            let games = [golden("puerto-rico"), golden("altiplano")].concat();
            games.iter().flat_map(|game| positions(game)).collect()
        }
        "line_protocol" => vec![requests()],
        "components" => component_files(),
        _ => Vec::new(),
    };
    let mut inputs: Vec<Vec<u8>> = texts.into_iter().map(String::into_bytes).collect();
    inputs.extend(kept(target));
    inputs
}

/// The inputs kept in `fuzz/corpus/TARGET`, including those that once broke a promise.
fn kept(target: &str) -> Vec<Vec<u8>> {
    let folder = root().join("fuzz/corpus").join(target);
    let files = if folder.is_dir() {
        files(&folder)
    } else {
        Vec::new()
    };
    let bytes = |path: &PathBuf| fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    files.iter().map(bytes).collect()
}

/// The golden games of a rules crate.
fn golden(package: &str) -> Vec<String> {
    let texts = golden_files(package, "txt");
    assert!(!texts.is_empty(), "{package} has no golden game");
    texts
}

/// The files with this extension among the golden games of a rules crate.
fn golden_files(package: &str, ending: &str) -> Vec<String> {
    let folder = root().join("crates").join(package).join("tests/golden");
    let mut files = files(&folder);
    files.retain(|path| path.extension().is_some_and(|extension| extension == ending));
    files.iter().map(|path| read(path)).collect()
}

/// The component set of the program, and those of the golden games.
fn component_files() -> Vec<String> {
    let mut texts = golden_files("altiplano", "components");
    texts.push(altiplano::RECONSTRUCTED_FILE.to_owned());
    texts
}

/// Loads the component sets that golden games name.
fn load_components() {
    for text in component_files() {
        let components = Components::read(&text).expect("the component files in this tree are correct");
        ComponentSet::load(components);
    }
}

/// The setup and the decisions of a record, without seats.
fn notation(record: &str) -> String {
    let words = |line: &str| {
        let (first, rest) = line.split_once(' ')?;
        let told = first == "setup" || first == "?" || first.parse::<u8>().is_ok();
        told.then(|| format!("{rest}\n"))
    };
    record.lines().filter_map(words).collect()
}

/// Positions along a record, including the first and last.
fn positions(record: &str) -> Vec<String> {
    let game = AnyGame::from_record(record).expect("a golden game can be replayed");
    let count = game.lines().len();
    let places = (0..POSITIONS_PER_GAME).map(|part| part * count / (POSITIONS_PER_GAME - 1));
    places
        .filter_map(|place| game.after(place))
        .map(|game| game.position().to_string())
        .collect()
}

/// The requests in the documentation, one per line.
fn requests() -> String {
    let page = read(&root().join("docs/bot-writers/line-protocol.md"));
    let request = |line: &str| line.strip_prefix("> ").map(|request| format!("{request}\n"));
    page.lines().filter_map(request).collect()
}

/// The workspace's folder.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of a folder, sorted by name.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    files
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
