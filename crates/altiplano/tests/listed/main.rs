//! Everything has a test: the sentences of the rulebook ([`rulebook`]), its worked examples, the rulings and
//! switches of docs/rulings, and the rows of the table of who may see what, by id.

mod rulebook;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use altiplano::Switch;

/// All test sources of this crate, and the protocol's tests of this game.
fn sources() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = String::new();
    for folder in ["tests", "tests/rules", "../protocol/tests"] {
        for entry in fs::read_dir(root.join(folder)).expect("a folder of tests") {
            let path = entry.expect("a folder entry").path();
            if path.extension().is_some_and(|found| found == "rs") {
                all += &fs::read_to_string(&path).expect("a test file");
            }
        }
    }
    all
}

/// The names of all tests in these sources.
fn tests(sources: &str) -> BTreeSet<&str> {
    let after = sources.split("#[test]\n").skip(1);
    after
        .map(|rest| {
            let name = rest
                .trim_start()
                .strip_prefix("fn ")
                .and_then(|name| name.split_once('('));
            name.expect("a function after #[test]").0
        })
        .collect()
}

/// The ids that no test's name begins with.
fn missing(letter: char, last: u8) -> Vec<String> {
    let sources = sources();
    let tests = tests(&sources);
    let named = |id: &str| {
        let inside = format!("_{id}");
        tests
            .iter()
            .any(|test| test.starts_with(id) || test.contains(&inside))
    };
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
fn every_row_of_the_information_table_has_a_test() {
    assert_eq!(missing('i', 20), [""; 0]);
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

#[test]
fn every_sentence_of_the_rulebook_has_a_test_or_a_ruling() {
    let sources = sources();
    let tests = tests(&sources);
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rulings/altiplano.md");
    let rulings = fs::read_to_string(page).expect("the page of rulings");
    let mut headings = Vec::new();
    for &(heading, sentence, held_by) in rulebook::SENTENCES {
        if !headings.contains(&heading) {
            headings.push(heading);
        }
        assert!(!held_by.is_empty(), "{heading}, {sentence}: nothing covers it");
        for name in held_by {
            let known = match name.strip_prefix('R') {
                Some(number) => rulings.contains(&format!("{{#r{number}}}")),
                None => tests.contains(name),
            };
            assert!(
                known,
                "{heading}, {sentence}: `{name}` is neither a test nor a ruling"
            );
        }
    }
    assert_eq!(
        headings,
        rulebook::HEADINGS,
        "the book from its first rule to its last"
    );
    assert_eq!(rulebook::SENTENCES.len(), 245);
}
