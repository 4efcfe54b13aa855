//! Arrows between rooms point one way: the modules of a crate, or of one of its folders, can be put in an order in
//! which each uses only those before it. What tests use does not count.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::process::root;

/// The folders whose rooms are checked.
const HOUSES: [&str; 11] = [
    "crates/tabletop/src",
    "crates/puerto-rico/src",
    "crates/altiplano/src",
    "crates/bots/src",
    "crates/bots/src/puerto_rico",
    "crates/bots/src/altiplano",
    "crates/narrator/src",
    "crates/words/src",
    "crates/server/src",
    "crates/table/src",
    "examples/toy-game/src",
];

/// Which room uses which others, each with a file that does.
type Arrows = BTreeMap<String, BTreeMap<String, PathBuf>>;

/// The Rust files below a folder, each with the names of the modules that lead to it.
fn files(folder: &Path, names: &[String], found: &mut Vec<(PathBuf, Vec<String>)>) {
    let entries = fs::read_dir(folder).expect("a folder of the tree");
    for path in entries.flatten().map(|entry| entry.path()) {
        let Some(stem) = path.file_stem().and_then(|stem| stem.to_str()) else {
            continue;
        };
        let mut names = names.to_vec();
        if !["lib", "mod", "main"].contains(&stem) {
            names.push(stem.to_owned());
        }
        if path.is_dir() {
            files(&path, &names, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push((path, names));
        }
    }
}

/// The source without comments, and without code that is only for tests.
fn code(source: &str) -> String {
    let mut code = String::new();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        if line.trim() == "#[cfg(test)]" {
            let is_block = lines.next().is_some_and(|line| line.ends_with('{'));
            let _skipped = is_block && lines.any(|line| line == "}");
        } else if !line.trim_start().starts_with("//") {
            code.push_str(line);
            code.push('\n');
        }
    }
    code
}

/// The paths that a piece of a `use` stands for: `a::{b, c::d}` for `a::b` and `a::c::d`.
fn paths(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((before, inside)) = tree.split_once('{') else {
        return vec![tree.to_owned()];
    };
    let inside = inside.strip_suffix('}').unwrap_or(inside);
    let (mut all, mut depth, mut start) = (Vec::new(), 0, 0);
    for (place, letter) in inside.char_indices().chain([(inside.len(), ',')]) {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                let part = &inside[start..place];
                start = (place + 1).min(inside.len());
                if !part.trim().is_empty() {
                    all.extend(paths(part).into_iter().map(|path| format!("{before}{path}")));
                }
            }
            _ => {}
        }
    }
    all
}

/// Everything that the source of a module names from `crate` or from an enclosing module, as names from the root of
/// the crate.
fn named(code: &str, module: &[String]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for (place, word) in code.match_indices("crate::").chain(code.match_indices("super::")) {
        let before = code[..place].chars().next_back().unwrap_or(' ');
        if before.is_alphanumeric() || ":_$".contains(before) {
            continue;
        }
        let mut rest = &code[place + word.len()..];
        let mut supers = 1;
        while let Some(more) = rest.strip_prefix("super::") {
            rest = more;
            supers += 1;
        }
        let from = match word {
            "crate::" => Vec::new(),
            _ => module[..module.len().saturating_sub(supers)].to_vec(),
        };
        let is_use = code[..place].trim_end().ends_with("use");
        let end = match is_use {
            true => rest.find(';'),
            false => rest.find(|letter: char| !letter.is_alphanumeric() && !"_:".contains(letter)),
        };
        for path in paths(&rest[..end.unwrap_or(rest.len())]) {
            let names = path.split("::").map(|name| name.trim().to_owned());
            found.push(from.iter().cloned().chain(names).collect());
        }
    }
    found
}

/// The origins of the names at the root of a crate or folder: `pub use` from its rooms.
fn shown(house: &Path) -> BTreeMap<String, String> {
    let top = ["lib.rs", "mod.rs"].map(|name| house.join(name));
    let source = top
        .iter()
        .find_map(|path| fs::read_to_string(path).ok())
        .unwrap_or_default();
    let code = code(&source);
    let mut shown = BTreeMap::new();
    for (place, _) in code.match_indices("use ") {
        let Some((tree, _)) = code[place + 4..].split_once(';') else {
            continue;
        };
        for path in paths(tree) {
            let names: Vec<&str> = path.split("::").map(str::trim).collect();
            if let [room, .., name] = names[..] {
                shown.insert(name.to_owned(), room.to_owned());
            }
        }
    }
    shown
}

/// The arrows between the rooms of a house.
fn arrows(house: &str) -> Arrows {
    let folder = root().join(house);
    // The names from the root of the crate to the house.
    let (_, inside) = house.split_once("src").expect("a folder of a crate");
    let prefix: Vec<String> = inside
        .split('/')
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect();
    let shown = shown(&folder);
    let mut found = Vec::new();
    files(&folder, &prefix, &mut found);
    let rooms: BTreeSet<String> = found
        .iter()
        .filter_map(|(_, names)| names.get(prefix.len()).cloned())
        .collect();
    let mut arrows = Arrows::new();
    for (path, names) in found {
        let Some(room) = names.get(prefix.len()) else {
            continue;
        };
        if names
            .last()
            .is_some_and(|name| name == "tests" || name == "oracle")
        {
            continue;
        }
        let source = fs::read_to_string(&path).expect("a file of the tree");
        for to in named(&code(&source), &names) {
            let Some(to) = to.strip_prefix(&prefix[..]).and_then(<[String]>::first) else {
                continue;
            };
            let to = match rooms.contains(to) {
                true => to,
                false => match shown.get(to) {
                    Some(room) => room,
                    None => continue,
                },
            };
            if to != room && rooms.contains(to) {
                arrows
                    .entry(room.clone())
                    .or_default()
                    .entry(to.clone())
                    .or_insert_with(|| path.clone());
            }
        }
    }
    arrows
}

/// The rooms that can't be put in order, with the arrows among them.
fn circles(mut arrows: Arrows) -> Arrows {
    loop {
        let using: BTreeSet<String> = arrows.keys().cloned().collect();
        let used: BTreeSet<String> = arrows.values().flat_map(|to| to.keys().cloned()).collect();
        let before = arrows.values().map(BTreeMap::len).sum::<usize>();
        arrows.retain(|room, _| used.contains(room));
        for to in arrows.values_mut() {
            to.retain(|room, _| using.contains(room));
        }
        arrows.retain(|_, to| !to.is_empty());
        if arrows.values().map(BTreeMap::len).sum::<usize>() == before {
            return arrows;
        }
    }
}

#[test]
fn arrows_between_rooms_point_one_way() {
    let mut found = BTreeMap::new();
    for house in HOUSES {
        let arrows = arrows(house);
        assert!(!arrows.is_empty(), "{house} has no arrows");
        let circles = circles(arrows);
        if !circles.is_empty() {
            found.insert(house, circles);
        }
    }
    assert!(found.is_empty(), "rooms use each other in a circle: {found:#?}");
}

#[test]
fn a_circle_is_found() {
    let file = |to: &str| (to.to_owned(), PathBuf::from("some.rs"));
    let arrows = |of: &[(&str, &[&str])]| -> Arrows {
        of.iter()
            .map(|(room, to)| ((*room).to_owned(), to.iter().map(|to| file(to)).collect()))
            .collect()
    };
    assert!(
        circles(arrows(&[
            ("phases", &["boards", "words"]),
            ("boards", &["words"])
        ]))
        .is_empty()
    );
    let round = circles(arrows(&[
        ("game", &["phases"]),
        ("phases", &["boards"]),
        ("boards", &["phases", "words"]),
    ]));
    assert_eq!(round.keys().collect::<Vec<_>>(), ["boards", "phases"]);
}

#[test]
fn what_a_source_names_is_read() {
    let source = "use super::{One, two::Three};\nuse crate::a::{self, b::{C, D}};\n// crate::no\nfn f() { crate::e::f(); }\n";
    let file = ["room".to_owned(), "file".to_owned()];
    let found: BTreeSet<String> = named(&code(source), &file)
        .iter()
        .map(|names| names.join("::"))
        .collect();
    let expected = [
        "a::b::C",
        "a::b::D",
        "a::self",
        "e::f",
        "room::One",
        "room::two::Three",
    ];
    assert_eq!(found, expected.map(str::to_owned).into());
    assert_eq!(
        code("a\n#[cfg(test)]\nmod tests {\n    use crate::x;\n}\nb\n"),
        "a\nb\n"
    );
    assert_eq!(code("#[cfg(test)]\nmod tests;\nb\n"), "b\n");
}
