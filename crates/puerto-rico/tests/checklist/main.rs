//! The checklist: every rule sentence, every ruling, every decision, every switch in both positions and every worked
//! example has a test. A line without a test, or a name that is no test, fails.

mod lines;
mod rulings;
mod switches;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use puerto_rico::Switch;

/// The tests of this crate's groups except those on random games: name and text.
fn tests() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut tests = BTreeMap::new();
    for group in ["base", "expansions", "nobles", "buccaneer_festival"] {
        for file in fs::read_dir(folder.join(group)).expect("a group of tests") {
            let path = file.expect("a file").path();
            if path.ends_with("conformance.rs") || path.ends_with("random_games.rs") {
                continue;
            }
            let source = fs::read_to_string(path).expect("a source file");
            for part in source.split("#[test]\nfn ").skip(1) {
                let (name, rest) = part.split_once('(').expect("a function");
                let (body, _) = rest.split_once("\n}\n").expect("a whole function");
                let before = tests.insert(name.to_owned(), body.to_owned());
                assert_eq!(before, None, "two tests are called {name}");
            }
        }
    }
    tests
}

/// Each row has tests, and their names are tests.
fn check<'a>(rows: impl IntoIterator<Item = (String, &'a [&'a str])>) {
    let known = tests();
    for (row, tests) in rows {
        assert!(!tests.is_empty(), "{row} has no test");
        for &test in tests {
            assert!(
                known.contains_key(test),
                "{row} names `{test}`, which is not a test"
            );
        }
    }
}

/// Rows with a number and a name.
fn numbered(
    rows: &'static [(u16, &'static str, &'static [&'static str])],
) -> impl Iterator<Item = (String, &'static [&'static str])> {
    rows.iter()
        .map(|&(number, row, tests)| (format!("{number}, {row}"), tests))
}

/// Rows with a name.
fn named(
    rows: &'static [(&'static str, &'static [&'static str])],
) -> impl Iterator<Item = (String, &'static [&'static str])> {
    rows.iter().map(|&(row, tests)| (row.to_owned(), tests))
}

#[test]
fn every_rule_sentence_is_ticked_by_a_test() {
    let numbers: Vec<u16> = lines::LINES.iter().map(|line| line.0).collect();
    assert_eq!(numbers, (1..=220).collect::<Vec<_>>());
    check(numbered(lines::LINES));
}

#[test]
fn every_ruling_is_held_by_a_test() {
    let numbers: Vec<u16> = rulings::RULINGS.iter().map(|row| row.0).collect();
    assert_eq!(numbers, (1..=104).collect::<Vec<_>>());
    check(numbered(rulings::RULINGS));
    check(named(rulings::LIBRARY));
    check(named(rulings::BUCCANEER_AND_FESTIVAL));
    check(named(rulings::DECISIONS));
}

#[test]
fn every_worked_example_is_a_test() {
    let known = tests();
    let numbered = |letter: char, numbers| {
        let names = move |number: u32| format!("{letter}{number:02}_");
        std::ops::RangeInclusive::into_iter(numbers).map(names)
    };
    let examples = numbered('f', 1..=32)
        .chain(["f04x_".to_owned()])
        .chain(numbered('n', 1..=22))
        .chain(numbered('x', 1..=23));
    for example in examples {
        let found = known.keys().any(|test| test.starts_with(&example));
        assert!(found, "{example}");
    }
}

#[test]
fn every_switch_is_played_on_and_off() {
    let listed: Vec<Switch> = switches::SWITCHES.iter().map(|row| row.0).collect();
    assert_eq!(listed, Switch::ALL);
    let known = tests();
    for &(switch, on, off) in switches::SWITCHES {
        check([
            (switch.to_string(), on),
            (switch.to_string(), if off.is_empty() { on } else { off }),
        ]);
        for &test in on {
            let body = &known[test];
            assert!(body.contains(switch.key()), "`{test}` does not name {switch}");
            // A line of switches, or a whole setup, that leaves the switch out or says `off`.
            let says_off = [
                "(\"\"",
                "\"\",",
                "=off",
                "true",
                "players=3\"",
                "players=4\"",
                "DRAFT.to_owned()",
            ];
            let both = says_off.iter().any(|words| body.contains(words));
            assert!(both || !off.is_empty(), "`{test}` plays {switch} in one position");
        }
    }
}
