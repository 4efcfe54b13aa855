//! Nothing of the rules reference is without a test: its examples (section 16), rulings and switches
//! (section 15) by id.

use std::fs;
use std::path::Path;

use altiplano::Switch;

/// All test sources of this crate, and the protocol's tests of this game.
fn sources() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = String::new();
    for folder in ["src/tests", "tests", "../protocol/tests"] {
        for entry in fs::read_dir(root.join(folder)).expect("a folder of tests") {
            let path = entry.expect("a folder entry").path();
            if path.extension().is_some_and(|found| found == "rs") {
                all += &fs::read_to_string(&path).expect("a test file");
            }
        }
    }
    all
}

/// Which of these ids begin no test's name.
fn missing(letter: char, last: u8) -> Vec<String> {
    let sources = sources();
    let named = |id: &str| sources.contains(&format!("fn {id}")) || sources.contains(&format!("_{id}"));
    (1..=last)
        .map(|number| format!("{letter}{number:02}_"))
        .filter(|id| !named(id))
        .collect()
}

#[test]
fn every_example_has_a_test() {
    assert_eq!(missing('a', 77), [""; 0]);
}

#[test]
fn every_ruling_has_a_test() {
    assert_eq!(missing('r', 82), [""; 0]);
}

#[test]
fn every_switch_is_tested_in_its_other_position() {
    let sources = sources();
    for switch in Switch::ALL {
        let name = format!("Switch::{switch:?}");
        let key = format!("{switch}=");
        assert!(sources.contains(&name) || sources.contains(&key), "{switch}");
    }
}
